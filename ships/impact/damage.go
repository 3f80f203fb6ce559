package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// blow is damage as it arrives. Screen is the factor of the shields besides their own.
// Resistance halves and vulnerability doubles after all else, once each (SHIP-RESIST);
// each layer rounds down once. What shields cannot hold continues as rolled damage, not
// as it was multiplied.
type blow struct {
	amount int32
	kind   shipyard.DamageType
	damage.Resistance
	screen damage.Fraction
}

// held returns what shields lose, and the rolled damage that is left.
func (w blow) held(shield int32) (taken, rest int32) {
	return w.On(w.kind.OnShields().Times(w.screen.Num, w.screen.Den)).Absorb(w.amount, shield)
}

// onHull returns what the hull loses to an amount of rolled damage.
func (w blow) onHull(amount int32) int32 { return w.On(w.kind.OnHull()).Points(amount) }

// arriving returns a wound as it arrives at a ship.
func arriving(b *ships.Battle, s *ships.Ship, w *ships.Wound) blow {
	return blow{w.Amount, w.Type, ResistanceTo(b, s, w), s.Screen()}
}

// ResistanceTo returns a ship's resistance to a wound: by its hull, and by features that resist
// all damage or that of weapons.
func ResistanceTo(b *ships.Battle, s *ships.Ship, w *ships.Wound) damage.Resistance {
	class := b.ClassOf(s)
	r := damage.Resistance{Resists: w.Resists || class.Resists.Has(w.Type), Vulnerable: class.Vulnerable.Has(w.Type)}
	if r.Resists {
		return r
	}
	what := ships.Rolling{Touch: shipyard.Harmed, Ship: s.ID, Against: w.By, Deals: w.Type, Grade: w.Grade}
	if w.Armed {
		what.Touch |= shipyard.Suffers
	}
	if by := b.Ship(w.By); by != nil {
		what.Size = b.ClassOf(by).Size
	}
	r.Resists = resists(b, &what)
	return r
}

// resists reports whether a change that applies is resistance.
func resists(b *ships.Battle, what *ships.Rolling) (yes bool) {
	Changes(b, what, func(x *shipyard.Change, _ say.Text, _ *crew.Member) { yes = yes || x.How == modifier.Resist })
	return yes
}

// Hurt adds damage other than a ship's weapon's to what Settle applies at the end of the tick.
func Hurt(b *ships.Battle, w ships.Wound) { b.Wounds = append(b.Wounds, w) }

// Settle applies the damage gathered in this tick (SHIP-SP, SHIP-HP), and then the damage
// of explosions that it has caused.
func Settle(b *ships.Battle) {
	settle(b)
	for len(b.Blasts) > 0 {
		s := b.Ship(b.Blasts[0])
		b.Blasts = b.Blasts[:copy(b.Blasts, b.Blasts[1:])]
		if s == nil {
			continue // a GM has removed it since
		}
		explodeCharge(b, s)
		settle(b)
	}
}

func settle(b *ships.Battle) {
	for i := 0; i < len(b.Wounds); i++ {
		w := &b.Wounds[i]
		s := b.Ship(w.Target)
		if s == nil {
			damageObject(b, w)
		}
		if s == nil || s.State.Gone() || withheld(b, i) {
			continue
		}
		able := s.State == ships.Able
		up := s.Hull > 0
		suffer(b, s, w)
		if up && s.Hull == 0 && w.Shot && !s.Charge.Live {
			answerFelled(b, w)
		}
		b.Wounds[i].Spared = w.Disable && able && s.State == ships.Stable
	}
	b.Wounds = b.Wounds[:0]
}

// withheld reports whether the attacker has disabled the target of a wound earlier in
// this tick, so that the wound is not dealt (SHIP-DISABLE).
func withheld(b *ships.Battle, n int) bool {
	w := &b.Wounds[n]
	for i := range b.Wounds[:n] {
		if x := &b.Wounds[i]; x.Spared && x.By == w.By && x.Target == w.Target && w.Disable {
			return true
		}
	}
	return false
}

func suffer(b *ships.Battle, s *ships.Ship, w *ships.Wound) {
	hit, pure := arriving(b, s, w), w.Pure
	if s.Untouchable() {
		hit.amount, pure = 0, 0
	}
	if o := blanketed(b, s, w); o != nil && hit.amount+pure > 0 {
		left, whole := coverWith(b, o, s, w)
		by := o.ID.Name()
		if b.Watchers(s)&^b.Watchers(o) != 0 {
			by = unseenCover
		}
		w.Change(by, left)
		dice.NoteChange(&w.Changes, by, whole-w.Pure)
		if hit.amount, pure = left, whole; left+whole == 0 {
			return
		}
	}
	arrived := hit.amount + pure
	through := min(hit.amount, bledThrough(b, s, w))
	hit.amount -= through
	fromShield, rest := hit.held(s.Shield)
	fromHull := hit.onHull(rest + through)
	held := min(pure, s.Shield-fromShield)
	fromShield, fromHull = fromShield+held, fromHull+pure-held
	s.Shield -= fromShield
	told := b.Telling.Damages.Put(ships.Damaged{Ship: s.ID, Type: w.Type, Shield: fromShield, Hull: fromHull, Resistance: hit.Resistance, Screen: hit.screen, Amount: arrived, Changes: w.Changes, By: w.By})
	told.Pure.Shield, told.Pure.Hull = held, pure-held
	b.TellWatchers(s, told)
	if fromShield > 0 && s.Shield == 0 {
		s.Collapsed = true
		b.TellWatchers(s, &ships.ShieldsDown{Ship: s.ID})
		answerDrained(b, s)
	}
	if fromHull > 0 {
		Breach(b, s, fromHull, w)
	}
	checkBoot(b, s, fromShield+fromHull)
}

// blanketReach is how far shields can be spread over friends. An attacker nearer than
// that to the shielding ship is under its shields.
const blanketReach = 500 * space.Foot

// unseenCover stands for the ship whose shields take damage, in facts for sides that do not know
// it.
const unseenCover say.Text = "taken elsewhere"

// blanketed returns the ship whose shields take another ship's damage, or nil: a friend within
// 500 ft that can be hurt, with its shields up, if the attacker is farther away from it than that.
func blanketed(b *ships.Battle, s *ships.Ship, w *ships.Wound) *ships.Ship {
	by := b.Ship(w.By)
	if by == nil || by.Side == s.Side || !b.Fielded(shipyard.Blanket) {
		return nil
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if b.ClassOf(o).Hooks&(1<<shipyard.Blanket) != 0 && o != s && o.Side == s.Side && o.Shield > 0 && o.CanAct() && !o.Untouchable() &&
			b.Range(o, s) <= blanketReach && b.Range(o, by) > blanketReach {
			return o
		}
	}
	return nil
}

// coverWith makes one ship's shields take damage for another. It returns the rolled
// damage and the pure damage that are left.
func coverWith(b *ships.Battle, o, s *ships.Ship, w *ships.Wound) (left, pure int32) {
	spread := *w
	spread.Resists = false // the resistance is the friend's
	taken, left := arriving(b, o, &spread).held(o.Shield)
	held := min(w.Pure, o.Shield-taken)
	taken += held
	o.Shield -= taken
	b.Emit(b.Watchers(o)&b.Watchers(s), &ships.Covered{Ship: o.ID, Friend: s.ID, Type: w.Type, Shield: taken})
	if taken > 0 && o.Shield == 0 {
		o.Collapsed = true
		b.TellWatchers(o, &ships.ShieldsDown{Ship: o.ID})
		answerDrained(b, o)
	}
	checkBoot(b, o, taken)
	return left, w.Pure - held
}

// bySave names what a save has taken off the damage rolled for several ships.
const bySave say.Text = "by the save"

// caught is a ship within a blast.
type caught struct {
	space.ID
	saved, critical bool
}

// explodeCharge explodes a charge: everything within its radius that is not wholly behind
// cover saves first, then the damage is thrown once. Other charges fail their saves, and go
// off if it damages them.
func explodeCharge(b *ships.Battle, s *ships.Ship) {
	k, g := b.ClassOf(s).Bomb, &s.Charge
	var hit []caught
	for i := range b.Ships {
		t := &b.Ships[i]
		if t == s || t.State.Gone() || b.Range(s, t) > k.Radius {
			continue
		}
		cover := b.CoverOf(s, t)
		if cover == space.TotalCover {
			continue
		}
		if t.Charge.Live {
			hit = append(hit, caught{ID: t.ID})
			continue
		}
		x := ships.Trial{By: seatOf(b, g.By), Save: k.Save, DC: int(g.DC), Cause: say.Name(k.Name), Attack: bombing(b, g, t)}
		if k.Afflicts {
			x.Of = 1 << k.Condition
		}
		if k.Save == crew.Dexterity {
			x.Cover = cover
		}
		saved, natural := tried(b, t, &x)
		hit = append(hit, caught{t.ID, saved, natural == 1 && isKeen(b, x.Attack)})
		if k.Afflicts && !saved && (!k.NoLarger || b.ClassOf(t).Size <= g.Size) {
			Afflict(b, t, ships.Affliction{Kind: k.Condition, Lasts: duration.Starts(ships.Minute, g.By), By: g.From, Retry: shipyard.ByMechanic, Save: k.Save, DC: g.DC})
		}
	}
	if len(hit) > 0 && g.Damage.Count > 0 {
		rollBlast(b, s, hit)
	}
}

// bombing returns the Rolling of the bombs of a gunner, or nil if the gunner is gone. It
// is for what the gunner and the ship always add; effects on one roll are for shots.
func bombing(b *ships.Battle, g *ships.Charge, t *ships.Ship) *ships.Rolling {
	by := b.Member(g.By)
	if by == nil || b.Ship(g.From) == nil {
		return nil
	}
	r := &ships.Rolling{Touch: shipyard.Attacks, By: by, Member: g.By, Ship: g.From, Grade: shipyard.Quaternary, Mount: shipyard.MaxMounts, Turned: true, Later: true}
	if by.Gunnery {
		r.Skilled = int(by.Proficiency)
	}
	if t != nil {
		r.Against, r.Size = t.ID, b.ClassOf(t).Size
	}
	return r
}

// isKeen reports whether a natural 1 on a save against an attack is critical.
func isKeen(b *ships.Battle, r *ships.Rolling) (yes bool) {
	if r != nil {
		Changes(b, r, func(x *shipyard.Change, _ say.Text, _ *crew.Member) { yes = yes || x.How == modifier.Critical })
	}
	return yes
}

// rollBlast throws a charge's damage once for all, and its dice once more for those hit
// critically.
func rollBlast(b *ships.Battle, s *ships.Ship, hit []caught) {
	k, g := b.ClassOf(s).Bomb, &s.Charge
	r, own, more, factor := dice.Roll{Cause: say.Of("%s damage", k.Name)}, k.Fit(g.Size).Plus, 0, damage.Whole()
	r.AddNamed(&b.Telling.Names, k.Name, int(own))
	r.Add("ship Strength", int(g.Damage.Plus-own))
	if out := bombing(b, g, nil); out != nil {
		out.Touch, out.Turned, out.Size = shipyard.Deals, false, shipyard.Gargantuan+1
		NoteExpected(b, &r, *out)
		Changes(b, out, func(x *shipyard.Change, _ say.Text, _ *crew.Member) {
			if x.How == modifier.Harder {
				more += int(x.N)
			}
			factor = x.Scale(factor)
		})
	}
	again := r
	again.Mods.Clear()
	again.Cause = say.Of("%s damage once more", k.Name)
	amount := factor.Points(int32(max(0, r.ThrowSum(&b.Tray, int(g.Damage.Count), int(g.Damage.Faces)))))
	told := ships.DamageRolled{By: seatOf(b, g.By), Mount: -1, Roll: r, Type: k.Type, Factor: factor}
	b.TellWatchers(s, &told)
	extra := int32(-1)
	for _, h := range hit {
		w := ships.Wound{Target: h.ID, By: g.From, Type: k.Type, Amount: amount, Critical: h.critical, Armed: true, Grade: shipyard.Quaternary}
		if h.critical {
			if extra < 0 {
				extra = factor.Points(int32(again.ThrowSum(&b.Tray, int(g.Damage.Count)*(1+more), int(g.Damage.Faces))))
				b.TellWatchers(s, &ships.DamageRolled{By: told.By, Mount: -1, Roll: again, Type: k.Type, Factor: factor})
			}
			w.Amount += extra
		}
		if h.saved {
			if !k.Half {
				continue
			}
			w.Change(bySave, w.Amount/2)
		}
		if k.Half {
			SoftenSaved(b, b.Ship(h.ID), k.Save, &w, h.saved)
		}
		b.Wounds = append(b.Wounds, w)
	}
}

// A bomb laid by a scenario or a GM counts as dropped by a Small ship and a gunner with
// proficiency 2.
const (
	laidBy = shipyard.Small
	laidDC = 8 + 2 + 3
)

// ChargeOf returns the charge of a bomb that was not dropped by a ship.
func ChargeOf(k *shipyard.Bomb) ships.Charge {
	return ships.Charge{Live: true, Size: laidBy, Damage: k.Fit(laidBy), DC: laidDC, Armed: k.Proximity}
}

// MoveCharges moves the charges that a member has dropped, and counts their minute.
func MoveCharges(b *ships.Battle, id crew.ID) {
	for s := range b.Lasting {
		g := &s.Charge
		if !g.Live || g.By != id || s.State != ships.Able {
			continue
		}
		if g.Drift > 0 && moveCharge(b, s) {
			continue
		}
		AnswerNearby(b, s)
		g.Armed = b.ClassOf(s).Bomb.Proximity
		if g.Left > 0 {
			if g.Left--; g.Left == 0 {
				DetonateCharge(b, s)
			}
		}
	}
}

// moveCharge moves a charge by a round's drift, and reports whether it has touched
// something.
func moveCharge(b *ships.Battle, s *ships.Ship) bool {
	from := s.At
	for way := space.Length(0); way < s.Charge.Drift; way += space.Foot {
		next := from.Ahead(s.Heading, way+space.Foot)
		if !next.OnMap() {
			s.Charge.Drift = 0
			break
		}
		s.At = next
		if touches(b, s) {
			DetonateCharge(b, s)
			return true
		}
	}
	b.MoveShip(s, s.At)
	b.TellWatchers(s, &ships.Drifted{Ship: s.ID, Feet: space.Distance(from, s.At)})
	return false
}

// touches reports whether a charge is in the space of a ship or in something solid.
func touches(b *ships.Battle, s *ships.Ship) bool {
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.State.Here() && !o.Charge.Live && space.Nearer(s.At, o.At, b.Disc(o).Radius) {
			return true
		}
	}
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind.Solid() && space.Nearer(s.At, o.At, o.Radius) {
			return true
		}
	}
	return false
}

// TripCharges sets off the charges that ships have touched or come near.
func TripCharges(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Charge.Live && s.State == ships.Able && (touches(b, s) || isTripped(b, s)) {
			DetonateCharge(b, s)
		}
	}
}

func isTripped(b *ships.Battle, s *ships.Ship) bool {
	if !s.Charge.Armed {
		return false
	}
	radius := b.ClassOf(s).Bomb.Radius
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.State.Here() && !o.Charge.Live && b.Range(s, o) <= radius {
			return true
		}
	}
	return false
}

// spentRounds is how many rounds a spent charge is kept, so that it can still be named.
const spentRounds = 2

// DetonateCharge sets a charge off. Its explosion is applied when the tick's damage is
// settled.
func DetonateCharge(b *ships.Battle, s *ships.Ship) {
	s.State, s.Hull = ships.Destroyed, 0
	s.Charge.Left = spentRounds
	b.Reveal(s)
	b.TellWatchers(s, &ships.Detonated{Ship: s.ID})
	b.Blasts = append(b.Blasts, s.ID)
}

// removeSpent removes charges that have gone off.
func removeSpent(b *ships.Battle) {
	for i := len(b.Ships) - 1; i >= 0; i-- {
		if s := &b.Ships[i]; s.Charge.Live && s.State == ships.Destroyed {
			if s.Charge.Left--; s.Charge.Left <= 0 {
				Dismiss(b, s.ID)
			}
		}
	}
}

// seatOf returns the seat of a member, or none.
func seatOf(b *ships.Battle, id crew.ID) crew.Seat {
	if m := b.Member(id); m != nil {
		return m.Seat
	}
	return crew.Seat{}
}

// findRegions finds the regions that affect ships that enter them.
func findRegions(b *ships.Battle) {
	b.Regions = b.Regions[:0]
	for n := range b.Objects {
		if o := &b.Objects[n]; !o.Kind.Solid() && !ships.Hazards[o.Kind].Turns {
			b.Regions = append(b.Regions, int32(n))
		}
	}
}

// EnterRegions applies the regions that ships have flown into in this tick.
func EnterRegions(b *ships.Battle) {
	findRegions(b)
	for i := 0; len(b.Regions) > 0 && i < len(b.Ships); i++ {
		if s := &b.Ships[i]; s.Step != (space.Point{}) {
			enterRegions(b, s, s.At.Minus(s.Step))
		}
	}
}

// EnterMoved applies the regions that a ship has been moved into by something other than
// its pilot, and shows what comes into sight.
func EnterMoved(b *ships.Battle, s *ships.Ship, was space.Point) {
	b.ComeOut(s, was)
	findRegions(b)
	enterRegions(b, s, was)
}

// enterRegions applies those of the regions found that a ship is in now and was not in before.
func enterRegions(b *ships.Battle, s *ships.Ship, was space.Point) {
	if s.Charge.Live || s.State.Gone() {
		return
	}
	for _, n := range b.Regions {
		if o := &b.Objects[n]; o.Holds(s.At) && !o.Holds(was) {
			applyRegion(b, s, o)
		}
	}
}

// EndureRegions applies regions to a ship at the start of its pilot's turn.
func EndureRegions(b *ships.Battle, s *ships.Ship) {
	s.Braved = s.Braved[:0]
	for n := range b.Objects {
		if o := &b.Objects[n]; o.Holds(s.At) {
			applyRegion(b, s, o)
		}
	}
}

// applyRegion applies one region to one ship, once in a turn of its pilot.
func applyRegion(b *ships.Battle, s *ships.Ship, o *ships.Object) {
	dc, d, of, ok := o.HazardOf()
	if !ok || s.HasBraved(o.ID) {
		return
	}
	if len(s.Braved) < ships.MaxBraved {
		s.Braved = append(s.Braved, o.ID)
	}
	passed := false
	if p := b.Pilot(s); p != nil && dc > 0 {
		r, ok := Reach(b, p, ships.Attempt{Skill: crew.Piloting, Cause: say.Of("past the %s", o.Name)}, dc)
		passed = ok
		b.TellWatchers(s, &event.Checked{By: event.Actor{Seat: p.Seat}, Roll: r, Need: int16(dc), Success: passed})
		StrainShip(b, p, &r)
	}
	h := &ships.Hazards[o.Kind]
	if s.State.Gone() || passed && !h.Half {
		return
	}
	f := &ships.Braved{Ship: s.ID, Hazard: o.Name, Type: of}
	switch {
	case d.Count > 0:
		f.Roll.Cause = say.Name(o.Name)
		f.Amount = int32(f.Roll.ThrowSum(&b.Tray, int(d.Count), int(d.Faces)))
	case h.Inner:
		f.Amount = int32(b.ClassOf(s).HitDie) / 2
	default:
		f.Amount = 1
	}
	if passed {
		f.Amount /= 2
	}
	w := ships.Wound{Target: s.ID, Type: of, Amount: f.Amount, Resists: resists(b, &ships.Rolling{Touch: shipyard.Braves, Ship: s.ID, Deals: of})}
	if w.Resists {
		f.Amount /= 2
	}
	b.TellWatchers(s, f)
	Hurt(b, w)
}

// obscured reports whether dust lies between two ships, or around the second.
func obscured(b *ships.Battle, s, t *ships.Ship) bool {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind == ships.Dust && space.Crosses(s.At, t.At, o.Disc()) {
			return true
		}
	}
	return false
}

// spillCargo leaves a line of cargo behind a ship, which is difficult terrain for a
// minute. It begins at the edge of the ship's space.
func spillCargo(b *ships.Battle, s *ships.Ship) {
	back := (s.Heading + space.Circle/2).Norm()
	for n := range space.Length(ships.SpillDiscs) {
		if b.LastID+1 >= ships.FirstSecret || len(b.Objects) >= shipyard.MaxObjects {
			break
		}
		b.LastID++
		b.Objects = append(b.Objects, ships.Object{
			ID: b.LastID, Kind: ships.Field, Name: "crates", At: s.At.Ahead(back, b.Disc(s).Radius+(2*n+1)*ships.SpillRadius),
			Radius: ships.SpillRadius, Left: ships.SpillRounds,
		})
	}
	b.Resurvey()
	b.TellWatchers(s, &ships.Spilled{Ship: s.ID})
}

// ageScattered counts down objects that last only for a while.
func ageScattered(b *ships.Battle) {
	kept := b.Objects[:0]
	for _, o := range b.Objects {
		if o.Left == 0 || o.Left > 1 {
			o.Left = max(0, o.Left-1)
			kept = append(kept, o)
		}
	}
	b.Objects = kept
	b.Resurvey()
}
