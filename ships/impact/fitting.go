package impact

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// MountOf returns a mounting of a ship, with its range changed by the effects on the
// ship.
func MountOf(b *ships.Battle, s *ships.Ship, mount int) *shipyard.Mounting {
	m := &b.ClassOf(s).Mounts[mount]
	var sum modifier.Tally
	changed := false
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch&shipyard.Reaches != 0 && (e.Grades == 0 || e.Grades.Has(m.Weapon.Grade)) {
			sum.Note(e.Modifier, int64(space.Foot))
			changed = true
		}
	}
	if !changed {
		return m
	}
	other := *m
	other.Weapon.Stretch(sum.Of)
	return &other
}

// bledThrough returns how much of a shot goes past shields that still hold.
func bledThrough(b *ships.Battle, s *ships.Ship, w *ships.Wound) int32 {
	by := b.Ship(w.By)
	if !w.Shot || by == nil || s.Shield == 0 || s.Untouchable() {
		return 0
	}
	past := int32(0)
	Changes(b, &ships.Rolling{Touch: shipyard.Bleeds, Ship: by.ID}, func(x *shipyard.Change, name say.Text, _ *crew.Member) {
		n := min(w.Amount-past, int32(x.N)*int32(scaleValue(b, x.Of, &ships.Rolling{Ship: by.ID}, nil)))
		if n > 0 {
			past += n
			b.Emit(b.Watchers(by)&b.Watchers(s), &ships.Invoked{By: crew.Seat{Ship: by.ID}, Name: name.String(), Target: s.ID})
		}
	})
	return past
}

// ActOnCritical performs the acts loaded with an attack on a ship that it has hit
// critically, or whose save shows 1, or that both of two d20 would have hit.
func ActOnCritical(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot, critical bool) {
	what := Attacking(b, by, s, t, a)
	answer := func(u ships.User) {
		if !anyLoads(u.Feature, &what) {
			return
		}
		Pay(b, u)
		TellInvoked(b, u, t.ID, crew.Seat{})
		Perform(b, u, ships.Invocation{Target: t.ID, Blow: &what})
	}
	if critical {
		Standing(b, s, shipyard.Crits, answer)
	}
	if critical || a.Doubled() {
		Standing(b, s, shipyard.Tells, answer)
	}
}

// loads reports whether an act comes with the weapon of the attack that its feature
// answers, if it answers one.
func loads(x *shipyard.Act, r *ships.Rolling) bool {
	return r == nil || (x.Grades == 0 || x.Grades.Has(r.Grade)) && (x.Types == 0 || x.Types.Has(r.Deals))
}

// anyLoads reports whether loads holds for any act of a feature.
func anyLoads(f *shipyard.Feature, r *ships.Rolling) bool {
	return slices.ContainsFunc(f.Acts, func(a shipyard.Act) bool { return loads(&a, r) })
}

// FailTogether tells a ship's failed save against another ship's weapon to the members of
// that side who concentrate their fire.
func FailTogether(b *ships.Battle, s, t *ships.Ship) {
	for i := range b.Ships {
		o := &b.Ships[i]
		if size := b.ClassOf(o).Size; o != s && o.Side == s.Side && o.CanAct() && b.ClassOf(s).Size >= size && b.ClassOf(t).Size >= size {
			AnswerMoment(b, o, shipyard.Falters, t.ID)
		}
	}
}

// HelpSave applies features that help a ship's save before it is rolled.
func HelpSave(b *ships.Battle, t *ships.Ship, r *dice.Roll, what *ships.Rolling) {
	Standing(b, t, shipyard.Aimed, func(u ships.User) {
		for n := range u.Feature.Acts {
			x := &u.Feature.Acts[n]
			if x.Do != shipyard.Modify || !ships.ChangeFits(&x.Change, what) {
				continue
			}
			Pay(b, u)
			TellInvoked(b, u, 0, crew.Seat{})
			noteChange(b, r, &x.Change, &ships.Rolling{Ship: t.ID, By: u.Member}, say.Name(u.Feature.Name), u.Member)
			return
		}
	})
}

// moveStraight moves a ship straight, whatever its heading, until something is in its way.
func moveStraight(b *ships.Battle, s *ships.Ship, way space.Angle, feet space.Length, back bool) {
	from := s.At
	at, moved := b.StraightEnd(s, from, way, feet)
	b.MoveShip(s, at)
	b.HoldCourse(s)
	b.TellWatchers(s, &ships.Thrust{Ship: s.ID, Feet: moved, Back: back})
	EnterMoved(b, s, from)
}

// fallBack moves a ship away from another, or astern if from is nil.
func fallBack(b *ships.Battle, s, from *ships.Ship, feet space.Length) {
	way := (s.Heading + space.Circle/2).Norm()
	if from != nil && from != s {
		way = space.Bearing(from.At, s.At)
	}
	moveStraight(b, s, way, feet, true)
}

// grantAction gives the user an extra action, or some of a ship's crew an action for their
// reaction.
func grantAction(b *ships.Battle, u ships.User, a *shipyard.Act, s *ships.Ship) {
	if a.On == shipyard.User {
		u.Member.Action = true
		return
	}
	left := a.N
	for _, m := range b.AtConsoles(s) {
		if m != u.Member && m.Reaction && left > 0 {
			m.Open, m.Action, m.Reaction = true, true, false
			left--
		}
	}
}

// shoreUp makes a ship's next destruction save succeed at once.
func shoreUp(b *ships.Battle, s *ships.Ship) {
	if s.Successes++; s.Successes == 3 {
		StabiliseShip(b, s)
	}
}

// blasts are the radiuses of the explosions of ships that blow themselves up, by size.
var blasts = [...]space.Length{shipyard.Tiny: 50, shipyard.Small: 100, shipyard.Medium: 200, shipyard.Large: 400, shipyard.Huge: 1000, shipyard.Gargantuan: 2000}

// RunOut performs the acts of features whose changes, counted by a member's turns, have
// run out.
func RunOut(b *ships.Battle, id crew.ID) {
	for s := range b.Lasting {
		var done []crew.FeatureID
		for n := 0; n < len(s.Effects); n++ {
			e := s.Effects[n]
			if e.Lasts != duration.Starts(1, id) || e.Feature == 0 || s.State.Gone() || slices.Contains(done, e.Feature) {
				continue
			}
			f, by := b.FeatureOf(e.Feature), b.Member(e.By)
			if by == nil || !f.Lapses() {
				continue
			}
			done = append(done, e.Feature)
			u := ships.User{Member: by, Have: &crew.Have{Feature: e.Feature}, Feature: f}
			for i := range f.Acts {
				if a := &f.Acts[i]; a.Lapse {
					doAct(b, u, a, ships.Invocation{Target: s.ID}, shipyard.Overcome)
				}
			}
		}
	}
}

// overload charges a ship for overexertion: a destruction save, or a level of system
// damage.
func overload(b *ships.Battle, s *ships.Ship) {
	r, ok := throwDestruction(b, s, "destruction save of an overworked drive")
	b.TellOwnSide(s, &ships.DestructionSaved{Ship: s.ID, Roll: r, Success: ok})
	if !ok {
		DamageSystems(b, s, 1)
	}
}

// explode blows a ship up: all its Hit Dice, with Strength each, as thermite damage to
// everything nearby.
func explode(b *ships.Battle, s *ships.Ship, by crew.Seat) {
	class := b.ClassOf(s)
	r := dice.Roll{Cause: "self-destruction"}
	r.Add("ship Strength", int(class.HitDice)*crew.Modifier(s.Str))
	amount := int32(r.ThrowSum(&b.Tray, int(class.HitDice), int(class.HitDie)))
	b.TellWatchers(s, &ships.DamageRolled{By: by, Mount: -1, Roll: r, Type: shipyard.Thermite})
	for i := range b.Ships {
		if t := &b.Ships[i]; t != s && !t.State.Gone() && b.Range(s, t) <= blasts[class.Size]*space.Foot {
			Hurt(b, ships.Wound{Target: t.ID, By: s.ID, Type: shipyard.Thermite, Amount: max(0, amount)})
		}
	}
	destroy(b, s, ships.Exploded)
}

// nanites patch another ship with a Hit Die of the user's ship.
func nanites(b *ships.Battle, u ships.User, t *ships.Ship) {
	need := PatchDC(t)
	r, ok := Reach(b, u.Member, ships.Attempt{Skill: crew.MechanicsKit, Order: crew.Patch, Cause: say.Name(u.Feature.Name), With: nil}, need)
	b.TellOwnSide(b.ShipOf(u.Member), &event.Checked{By: event.Actor{Seat: u.Member.Seat}, Roll: r, Need: int16(need), Success: ok})
	StrainShip(b, u.Member, &r)
	own := b.ShipOf(u.Member)
	if !own.State.Crewed() || own.HitDice == 0 || t.State.Gone() {
		return
	}
	edge := 0
	if !ok {
		edge = -1
	}
	die := SpendHitDie(b, own, u.Member, dice.Roll{Cause: PatchDie}, edge)
	b.TellOwnSide(t, &ships.Patched{By: u.Member.Seat, Ship: t.ID, Roll: die, Gained: RepairHull(b, t, die.Total)})
}

// ActBeforeTurns performs the features that act before the first turn.
func ActBeforeTurns(b *ships.Battle) {
	for i := range b.Ships {
		Standing(b, &b.Ships[i], shipyard.Opens, func(u ships.User) { answerWith(b, u) })
		AnswerMoment(b, &b.Ships[i], shipyard.Opens, 0)
	}
}

// KeepForRam keeps the features chosen with a ram until the ships meet.
func KeepForRam(b *ships.Battle, by *crew.Member, s *ships.Ship, with []ships.Chosen) {
	for _, k := range with {
		for i := range k.Acts {
			a := k.Acts[i]
			if a.Touch&shipyard.RamDamage == 0 {
				continue
			}
			if a.Pooled {
				a.Faces = k.Faces
			}
			a.First = true
			GrantEffect(b, ships.Effect{Change: a.Change, Ship: s.ID, By: b.IDOf(by), Lasts: duration.Ends(1, b.IDOf(by), false), Feature: k.ID})
		}
	}
}

// RollRamDamage throws the damage of features chosen with a ram, of which the rammer
// itself takes half.
func RollRamDamage(b *ships.Battle, s *ships.Ship, by crew.Seat, to event.Sides) int32 {
	r := dice.Roll{Cause: "ram, more damage"}
	UseChanges(b, &r, ships.Rolling{Touch: shipyard.RamDamage, Ship: s.ID})
	if r.Mods.Len() == 0 && len(r.More) == 0 {
		return 0
	}
	r.ThrowSum(&b.Tray, 0, 0)
	b.Emit(to, &ships.DamageRolled{By: by, Mount: -1, Roll: r, Type: shipyard.Kinetic})
	return max(0, r.Total)
}

// RamDice adds the Hit Dice that fittings contribute to a ram.
func RamDice(b *ships.Battle, s *ships.Ship, damage *dice.Roll) {
	Changes(b, &ships.Rolling{Touch: shipyard.RamDamage, Ship: s.ID}, func(x *shipyard.Change, name say.Text, _ *crew.Member) {
		if x.How == modifier.Harder {
			damage.AddDie(name, int(x.N), int(b.ClassOf(s).HitDie), false)
		}
	})
}

// ResistsRam reports whether a ship resists the damage of its own ram.
func ResistsRam(b *ships.Battle, s *ships.Ship) bool {
	return resists(b, &ships.Rolling{Touch: shipyard.RamDamage, Ship: s.ID})
}

// answerDrained lets a crew use features that answer shields at 0.
func answerDrained(b *ships.Battle, s *ships.Ship) {
	Standing(b, s, shipyard.Drained, func(u ships.User) {
		if s.Shield == 0 {
			answerWith(b, u)
		}
	})
	AnswerMoment(b, s, shipyard.Drained, 0)
}

// answerWrecked lets a crew use features that answer a hull that would reach 0, and
// reports whether one keeps it at 1.
func answerWrecked(b *ships.Battle, s *ships.Ship) bool {
	held := false
	Standing(b, s, shipyard.Wrecked, func(u ships.User) {
		if !held {
			answerWith(b, u)
			held, s.Hull = true, 1
		}
	})
	return held
}

// answerWith pays for a feature that answers and performs its acts.
func answerWith(b *ships.Battle, u ships.User) {
	faces := Pay(b, u)
	TellInvoked(b, u, 0, crew.Seat{})
	Perform(b, u, ships.Invocation{Faces: faces})
}

// AnswerComers lets features that guard a ship's surroundings answer ships that have come
// near in this tick (SHIP-DEFENCE): each hostile ship once in a turn of its pilot, for
// all such features together.
func AnswerComers(b *ships.Battle) {
	for i := 0; b.AnyAnswers(shipyard.Nears) && i < len(b.Ships); i++ {
		s := &b.Ships[i]
		if !hasWards(b, s) {
			continue
		}
		for n := range b.Ships {
			t := &b.Ships[n]
			if t.Step == (space.Point{}) && s.Step == (space.Point{}) || !intrudes(b, s, t) {
				continue
			}
			was := b.RangeBetween(s, s.At.Minus(s.Step), t, t.At.Minus(t.Step))
			answerOne(b, s, t, func(reach space.Length) bool { return was > reach })
		}
	}
}

// AnswerNearby lets them answer a ship that ends its turn nearby.
func AnswerNearby(b *ships.Battle, t *ships.Ship) {
	for i := 0; b.AnyAnswers(shipyard.Nears) && i < len(b.Ships); i++ {
		if s := &b.Ships[i]; hasWards(b, s) && intrudes(b, s, t) {
			answerOne(b, s, t, func(space.Length) bool { return true })
		}
	}
}

// hasWards reports whether a ship is fitted with anything that answers ships that come
// near.
func hasWards(b *ships.Battle, s *ships.Ship) bool {
	return s.State == ships.Able && b.ClassOf(s).Moments.Has(shipyard.Nears)
}

func intrudes(b *ships.Battle, s, t *ships.Ship) bool {
	return t.Side != s.Side && !t.State.Gone() && b.Knows(s.Side, t) && !hasBeenAnswered(b, t)
}

// hasBeenAnswered reports whether a ship has been answered since its pilot's turn began. Other
// entries of Braved are regions.
func hasBeenAnswered(b *ships.Battle, t *ships.Ship) bool {
	return slices.ContainsFunc(t.Braved, func(id space.ID) bool { return b.Ship(id) != nil })
}

// answerOne answers one ship with every feature that reaches it and into whose reach it
// has come.
func answerOne(b *ships.Battle, s, t *ships.Ship, comes func(reach space.Length) bool) {
	Standing(b, s, shipyard.Nears, func(u ships.User) {
		if d := b.Range(s, t); d > u.Feature.Reach || !comes(u.Feature.Reach) || hasBeenAnswered(b, t) || t.State.Gone() {
			return
		}
		if len(t.Braved) < ships.MaxBraved {
			t.Braved = append(t.Braved, s.ID)
		}
		faces := Pay(b, u)
		TellInvoked(b, u, t.ID, crew.Seat{})
		Perform(b, u, ships.Invocation{Target: t.ID, Faces: faces})
	})
}

// ScanForHidden lets ships with scanners find what hides within their reach, while an
// operator mans them (SHIP-DEVICE).
func ScanForHidden(b *ships.Battle) {
	for i := range b.Ships {
		if o := &b.Ships[i]; o.Hidden && o.State.Here() {
			scanHidden(b, o)
		}
	}
}

// scanHidden reveals a hidden ship to every other side whose scanners reach it.
func scanHidden(b *ships.Battle, o *ships.Ship) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if b.Knows(s.Side, o) {
			continue
		}
		if by := scannerOf(b, s, o, shipyard.Hiding); by != nil {
			b.TellOwnSide(s, &ships.Invoked{By: crew.Seat{Ship: s.ID}, Name: by.Name})
			b.Find(s, o)
		}
	}
}

// scannerOf returns a feature by which a ship can now see through a veil of another, or
// nil.
func scannerOf(b *ships.Battle, s, t *ships.Ship, through shipyard.Veil) *shipyard.Feature {
	if !b.ClassOf(s).Sees.Has(through) || !s.CanAct() || s.Suffers(shipyard.Blind) {
		return nil
	}
	away := b.Range(s, t)
	for i := range s.Features {
		f := b.FeatureOf(s.Features[i].Feature)
		if f.Sees.Has(through) && (f.Reach == 0 || away <= f.Reach) && b.Deployed(s, f.Role) != nil {
			return f
		}
	}
	return nil
}

// lineWidth is the width of the line that a superweapon burns ahead of the bow.
const lineWidth = 100 * space.Foot

// Swept reports whether a ship is where another ship's feature strikes.
func Swept(b *ships.Battle, f *shipyard.Feature, own, t *ships.Ship) bool {
	switch {
	case t == own, t.State.Gone(), b.Range(own, t) > f.Reach:
		return false
	case f.Target == shipyard.Line:
		return inLine(own, t, b.Disc(t).Radius)
	case t.Charge.Live, f.NoLarger() && b.ClassOf(t).Size > b.ClassOf(own).Size:
		return false
	}
	return !f.Arc || space.InCone(own.At, own.Heading, t.At)
}

// inLine reports whether a ship's space touches the line before another's bow.
func inLine(s, t *ships.Ship, radius space.Length) bool {
	on := s.At.Ahead(s.Heading, space.Distance(s.At, t.At))
	return space.Nearer(on, t.At, lineWidth/2+radius)
}

// CheckSwept refuses to use a sweeping feature where no ship is known. A line may be used
// anyway.
func CheckSwept(b *ships.Battle, u ships.User) error {
	if u.Feature.Target == shipyard.Line {
		return nil
	}
	own := b.ShipOf(u.Member)
	for i := range b.Ships {
		if t := &b.Ships[i]; Swept(b, u.Feature, own, t) && b.Knows(own.Side, t) {
			return nil
		}
	}
	where := say.Of("within %d ft", u.Feature.Reach.Feet())
	if u.Feature.Arc {
		where = say.Of("%s ahead of the bow", where)
	}
	if u.Feature.NoLarger() {
		where = say.Of("%s and no larger than %s", where, own.Name)
	}
	return crew.Refuse(u.Rule(), "no ship that you know of is %s", where)
}

// strikeAll applies a feature to every ship where it strikes: all saves first, then its
// acts, with damage thrown once.
func strikeAll(b *ships.Battle, u ships.User) {
	type struck struct {
		space.ID
		shipyard.TestResult
	}
	s := b.ShipOf(u.Member)
	var hit []struck
	sees := b.Watchers(s)
	for i := range b.Ships {
		if t := &b.Ships[i]; Swept(b, u.Feature, s, t) {
			sees |= b.Watchers(t)
			hit = append(hit, struck{t.ID, throwTest(b, u, ships.Invocation{Target: t.ID})})
		}
	}
	for i := range u.Feature.Acts {
		a, amount := &u.Feature.Acts[i], int32(0)
		if a.Do == shipyard.Deal {
			r := throwAmount(b, u, a, ships.Invocation{}, "damage")
			amount = max(0, r.Total)
			ships.TellDamage(b, s, sees, ships.DamageRolled{By: u.Member.Seat, Mount: -1, Roll: r, Type: a.Type})
		}
		for _, h := range hit {
			switch {
			case a.Lapse, a.If != shipyard.Either && a.If != h.TestResult:
			case a.Do == shipyard.Deal:
				w := ships.Wound{Target: h.ID, By: s.ID, Type: a.Type, Amount: amount}
				if a.Half && h.TestResult == shipyard.Withstood {
					w.Change(bySave, amount/2)
				}
				soften(b, u.Feature, a, b.Ship(h.ID), &w, h.TestResult)
				Hurt(b, w)
			default:
				actNow(b, u, a, ships.Invocation{Target: h.ID}, h.TestResult)
			}
		}
	}
}

// RamDC returns the DC of the target's save: 8 + the pilot's proficiency + the ship's
// Strength.
func RamDC(b *ships.Battle, s *ships.Ship) int {
	dc := 8 + crew.Modifier(s.Str)
	if p := b.Pilot(s); p != nil {
		dc += int(p.Proficiency)
	}
	return dc
}
