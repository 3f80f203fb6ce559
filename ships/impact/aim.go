package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Sightline is what lies between a ship and another, whatever is aimed along it.
type Sightline struct {
	Range space.Length
	Cover space.Cover
	Dust  bool
}

// TraceSight works out what lies between a ship and another.
func TraceSight(b *ships.Battle, s, t *ships.Ship) Sightline {
	return Sightline{b.Range(s, t), b.CoverOf(s, t), obscured(b, s, t)}
}

// Purpose says whether a roll is thrown, which uses up effects on one roll, or only weighed.
type Purpose bool

// The purposes of a roll.
const (
	Weighed Purpose = false
	Thrown  Purpose = true
)

// AimAt returns an attack of a gunner with a mount on a ship, ready to be thrown.
func AimAt(b *ships.Battle, by *crew.Member, s *ships.Ship, mount int, t *ships.Ship, purpose Purpose) ships.AimedShot {
	l := TraceSight(b, s, t)
	a := BearOn(b, s, mount, t, l)
	a.Roll.Weighed = purpose == Weighed
	if a.Saves {
		weighSave(b, by, s, t, &a, purpose)
	} else {
		weighAttack(b, by, s, t, &a)
	}
	if l.Dust && scannerOf(b, s, t, shipyard.Dust) == nil {
		if a.Saves {
			a.Roll.Advantage("dust")
		} else {
			a.Roll.Disadvantage("dust")
		}
	}
	return a
}

// BearOn returns what depends on the mount alone in an attack on a ship: range, arc and
// cover.
func BearOn(b *ships.Battle, s *ships.Ship, mount int, t *ships.Ship, l Sightline) ships.AimedShot {
	return bearingOf(b, s, mount, t.At, l.Range, l.Cover)
}

// bearingOf returns what depends on the mount alone in an attack on a place.
func bearingOf(b *ships.Battle, s *ships.Ship, mount int, at space.Point, away space.Length, cover space.Cover) ships.AimedShot {
	m := MountOf(b, s, mount)
	return ships.AimedShot{
		Mounting: m, Mount: uint8(mount), Range: away, Cover: cover, Band: m.Weapon.BandOf(away), InArc: inArc(m, s, at),
		Saves: m.Weapon.Grade >= shipyard.Tertiary || b.ClassOf(s).Size.CallsForSaves(),
	}
}

// Arc is where a mount can fire: all around, or in a cone.
type Arc struct {
	around bool
	cone   space.Cone
}

// ArcOf returns the arc of a ship's mount.
func ArcOf(b *ships.Battle, s *ships.Ship, mount int) Arc { return arcOf(MountOf(b, s, mount), s) }

func arcOf(m *shipyard.Mounting, s *ships.Ship) Arc {
	if m.Turret {
		return Arc{around: true}
	}
	return Arc{cone: space.ConeTo(s.At, (s.Heading + m.Facing).Norm())}
}

// Has reports whether a point lies in the arc.
func (a *Arc) Has(at space.Point) bool { return a.around || a.cone.Has(at) }

func inArc(m *shipyard.Mounting, s *ships.Ship, at space.Point) bool {
	a := arcOf(m, s)
	return a.Has(at)
}

// weighAttack adds to an attack roll everything that applies: d20 + proficiency + the
// ship's Dexterity + the weapon's bonus, against AC (SHIP-TOHIT).
func weighAttack(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot) {
	a.Need = b.ArmourClass(t) + a.Cover.Bonus()
	weighShot(b, by, s, a)
	conditionEdges(b, &a.Roll, s, t, false)
}

// weighShot adds what the attacker's side contributes to an attack, whatever the target
// is.
func weighShot(b *ships.Battle, by *crew.Member, s *ships.Ship, a *ships.AimedShot) {
	w := &a.Mounting.Weapon
	if !a.Roll.Weighed {
		a.Roll.Cause = b.Telling.Names.Of(w.Name)
	}
	if by.Gunnery {
		a.Roll.Add("proficiency", int(by.Proficiency))
	}
	a.Roll.Add("ship Dexterity", crew.Modifier(s.Dex))
	a.Roll.AddNamed(&b.Telling.Names, w.Name, int(w.Bonus))
	for _, why := range [...]say.Text{a.Band.WhyHindered(), whyUnaimed(b, by, s)} {
		if why != "" {
			a.Roll.Disadvantage(why)
		}
	}
	if s.System >= 3 {
		a.Roll.Disadvantage("system damage 3")
	}
}

// weighSave adds to the target's Dexterity save everything that applies, against 8 +
// proficiency + the ship's Dexterity + the weapon's bonus (SHIP-WSAVE). What would hinder
// the attack helps the save.
func weighSave(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot, purpose Purpose) {
	w := &a.Mounting.Weapon
	a.Need = 8 + crew.Modifier(s.Dex) + int(w.Bonus)
	if by.Gunnery {
		a.Need += int(by.Proficiency)
	}
	a.Fails = t.WhyFails(crew.Dexterity)
	a.Roll = SaveOf(b, t, crew.Dexterity, b.Telling.Names.Of(w.Name), purpose)
	a.Roll.Add(say.Text(a.Cover.String()), a.Cover.Bonus())
	for _, why := range [...]say.Text{a.Band.WhyHindered(), whyUnaimed(b, by, s)} {
		if why != "" {
			a.Roll.Advantage(why)
		}
	}
	if s.System >= 3 {
		a.Roll.Advantage("attacker's system damage 3")
	}
	conditionEdges(b, &a.Roll, s, t, true)
}

// Attacking returns the Rolling of a gunner's attack for changes of the attacker's side.
// If t is nil, the target is not a ship.
func Attacking(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot) ships.Rolling {
	r := ships.Rolling{
		Touch: shipyard.Attacks, By: by, Member: b.IDOf(by), Ship: s.ID, Turned: a.Saves,
		Grade: a.Mounting.Weapon.Grade, Mount: a.Mount, Chosen: a.Chosen,
		Deals: a.Mounting.Weapon.Type, Result: a.Result,
	}
	if t != nil {
		r.Against, r.Size = t.ID, b.ClassOf(t).Size
	}
	if by.Gunnery {
		r.Skilled = int(by.Proficiency)
	}
	return r
}

// ShotAt returns the Rolling of a gunner's attack on a ship for changes of the target's side.
func ShotAt(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot) ships.Rolling {
	return ships.Rolling{
		Touch: shipyard.Targeted, Member: b.IDOf(by), Ship: t.ID, Against: s.ID, Turned: a.Saves,
		Grade: a.Mounting.Weapon.Grade, Size: b.ClassOf(s).Size, Deals: a.Mounting.Weapon.Type,
	}
}

// UseOnAttack applies everything that affects an attack: being unseen, changes to the
// attack, and if the target saves, changes to its save. What helps the attack hinders the
// save.
func UseOnAttack(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot, purpose Purpose) {
	out, in, save := Attacking(b, by, s, t, a), ShotAt(b, by, s, t, a), SaveAsked(b, t, crew.Dexterity)
	out.Later, in.Later, save.Later = a.Later, a.Later, a.Later
	unseen := !a.Later && !b.Knows(t.Side, s)
	switch {
	case unseen && a.Saves:
		a.Roll.Disadvantage("attacker unseen")
	case unseen:
		a.Roll.Advantage("unseen")
	}
	NoteAll(b, &a.Roll, out, purpose)
	NoteAll(b, &a.Roll, in, purpose)
	if a.Saves {
		NoteAll(b, &a.Roll, save, purpose)
	}
	a.Critical = CriticalFrom(b, &out)
}

// CriticalFrom returns the lowest natural roll of a critical hit.
func CriticalFrom(b *ships.Battle, out *ships.Rolling) int {
	from := 20
	Changes(b, out, func(x *shipyard.Change, _ say.Text, _ *crew.Member) {
		if x.How == modifier.Critical {
			from = min(from, int(x.N))
		}
	})
	return from
}

// avoids finds a member who can replace a ship's AC or save by a check, and who may reach
// a number with it. It returns their feature and its act, or nil.
func avoids(b *ships.Battle, s *ships.Ship, need int, what *ships.Rolling) (*ships.User, *shipyard.Act) {
	for _, m := range b.AtConsoles(s) {
		for h := range Usable(b, m) {
			u := ships.User{Member: m, Have: h, Feature: b.FeatureOf(h.Feature)}
			x := u.Feature.ActWith(modifier.Instead, func(x *shipyard.Change) bool { return ships.ChangeFits(x, what) })
			if x == nil || h.Stance == crew.Never || !s.CanAct() || CheckPayable(b, u) != nil {
				continue
			}
			if h.Stance == crew.Always || mayReach(b, m, x.Skills.First(), need) {
				found := u // a copy, since u is reused
				return &found, x
			}
		}
	}
	return nil, nil
}

// mayReach reports whether a check of a skill can reach a number.
func mayReach(b *ships.Battle, m *crew.Member, skill crew.Skill, need int) bool {
	r := CheckPreview(b, m, 0, skill)
	most := 20 + r.Bonus()
	for _, d := range r.More {
		if !d.Minus {
			most += d.Count * d.Faces
		}
	}
	return most >= need
}

// avoid throws the check that replaces another number, which has to reach need. It can be helped
// and hindered as any check.
func avoid(b *ships.Battle, u *ships.User, x *shipyard.Act, need int) dice.Roll {
	Pay(b, *u)
	TellInvoked(b, *u, 0, crew.Seat{})
	r, _ := Reach(b, u.Member, ships.Attempt{Skill: x.Skills.First(), Cause: say.Name(u.Feature.Name)}, need)
	b.TellOwnSide(b.ShipOf(u.Member), &ships.Thrown{By: u.Member.Seat, Roll: r})
	StrainShip(b, u.Member, &r)
	return r
}

// avoidSave replaces a failed save by a check, if somebody can.
func avoidSave(b *ships.Battle, s *ships.Ship, r *dice.Roll, need int, what *ships.Rolling) {
	if what.Touch&shipyard.Saves == 0 || what.Touch&shipyard.Destruct != 0 || int(r.Total) >= need {
		return
	}
	if u, x := avoids(b, s, need, what); u != nil {
		other := avoid(b, u, x, need)
		if other.Total <= r.Total {
			return
		}
		r.AddNamed(&b.Telling.Names, u.Feature.Name, int(other.Total-r.Total))
		r.ThrowSum(&b.Tray, 0, 0)
	}
}

// pierce performs acts of a feature chosen with an attack on the nearest ship behind its
// target, in the line of fire, if the attack's roll would have hit that ship too. With a
// weapon that calls for saves, it does so if the target has failed.
func pierce(b *ships.Battle, u ships.User, s, t *ships.Ship, a *ships.AimedShot, x *shipyard.Act, faces int8) {
	second := behind(b, s, t, u.Feature.Reach)
	if second == nil || !a.Saves && a.Roll.Natural() != 20 && int(a.Roll.Total) < b.ArmourClass(second) {
		return
	}
	d := ships.Invocation{Target: second.ID, Faces: faces}
	if x.Do != shipyard.Deal {
		actNow(b, u, x, d, shipyard.Overcome)
		return
	}
	of := x.Type
	if x.Alike {
		of = a.Mounting.Weapon.Type
	}
	r := weighAmount(b, u, x, d, "damage")
	r.Cause = say.Of("the shot goes through to %s", second.Name)
	r.ThrowSum(&b.Tray, int(x.Dice.Count), int(x.Dice.Faces))
	b.Emit(b.Watchers(s)&b.Watchers(second), &ships.DamageRolled{By: u.Member.Seat, Mount: -1, Roll: r, Type: of})
	w := ships.Wound{Target: second.ID, By: s.ID, Type: of, Amount: max(0, r.Total), Armed: true, Grade: a.Mounting.Weapon.Grade}
	if x.Pure {
		w.Amount, w.Pure = 0, w.Amount
	}
	Hurt(b, w)
}

// behind returns the nearest hostile ship that a ship knows behind its target, in the line
// of fire and no farther from the target than reach, or nil.
func behind(b *ships.Battle, s, t *ships.Ship, reach space.Length) (second *ships.Ship) {
	line := space.Bearing(s.At, t.At)
	for i := range b.Ships {
		o := &b.Ships[i]
		if o == s || o == t || o.State.Gone() || o.Side == s.Side || !b.Knows(s.Side, o) || b.Range(t, o) > reach || !space.InCone(t.At, line, o.At) {
			continue
		}
		if second == nil || b.Range(t, o) < b.Range(t, second) {
			second = o
		}
	}
	return second
}

// answerFelled lets the gunner whose shot has brought a ship to 0 use features that
// answer this.
func answerFelled(b *ships.Battle, w *ships.Wound) {
	m, s := b.Member(w.Member), b.Ship(w.By)
	if m == nil || s == nil {
		return
	}
	Standing(b, s, shipyard.Fells, func(u ships.User) {
		if u.Member == m && m.Open {
			faces := Pay(b, u)
			TellInvoked(b, u, 0, crew.Seat{})
			Perform(b, u, ships.Invocation{Target: w.Target, Faces: faces})
		}
	})
}
