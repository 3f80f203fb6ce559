package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// breach takes damage from the hull, and does what happens at 0 (SHIP-ZERO): an
// attacker's choice to disable holds (SHIP-DISABLE), massive damage destroys
// (SHIP-MASSIVE), and so does any where the ship is not special (SHIP-NPC).
func (b *Battle) breach(s *Ship, damage int32, w *Wound) {
	if s.Hull == 0 {
		b.beat(s, damage, w)
		return
	}
	over := damage - s.Hull
	if over < 0 {
		s.Hull -= damage
		return
	}
	if over < s.MaxHull() && b.wrecked(s) {
		return
	}
	s.Hull, s.Successes = 0, 0
	switch {
	case w.Disable:
		b.disable(s)
		b.damageSystems(s, 1)
		if s.State == Disabled {
			b.stabilise(s)
		}
	case over >= s.MaxHull():
		b.destroy(s, Massive)
	case !s.Special:
		b.destroy(s, Exploded)
	default:
		b.disable(s)
		b.damageSystems(s, 1)
	}
}

// beat is damage to a ship at 0 hit points (SHIP-DMG0): one level of system
// damage, two from a critical hit, and destruction by as much as its maximum.
// A stable ship is stable no longer.
func (b *Battle) beat(s *Ship, damage int32, w *Wound) {
	if damage >= s.MaxHull() {
		b.destroy(s, Massive)
		return
	}
	if s.State == Stable {
		s.State, s.Successes = Disabled, 0
		b.seen(s, &WasDisabled{s.ID})
	}
	if b.hardy(s) {
		b.destructionSave(s)
		return
	}
	levels := 1
	if w.Critical {
		levels = 2
	}
	b.damageSystems(s, levels)
}

func (b *Battle) disable(s *Ship) {
	s.State = Disabled
	b.halt(s)
	b.seen(s, &WasDisabled{s.ID})
}

func (b *Battle) stabilise(s *Ship) {
	s.State, s.Successes, s.Rest, s.Hours = Stable, 0, 0, 0
	b.seen(s, &BecameStable{s.ID})
}

func (b *Battle) destroy(s *Ship, how End) {
	if s.Charge.Live {
		b.detonate(s)
		return
	}
	s.State, s.Hull, s.Shield = Destroyed, 0, 0
	b.halt(s)
	b.seen(s, &WasDestroyed{s.ID, how})
	b.share(s)
}

// damageSystems adds levels of system damage; at 6 the ship is lost (SHIP-SYSDMG).
func (b *Battle) damageSystems(s *Ship, levels int) {
	s.System = int8(min(6, int(s.System)+levels))
	b.inside(s, &SystemDamaged{s.ID, int8(levels), s.System})
	s.Hull, s.Shield = min(s.Hull, s.MaxHull()), min(s.Shield, s.MaxShield())
	s.Feet = min(s.Feet, s.FlyingSpeed())
	if s.System == 6 {
		s.State = Lost
		b.halt(s)
		b.seen(s, &WasDestroyed{s.ID, SystemsFailed})
	}
}

// destructionSave is thrown at the start of the pilot's turn at 0 hit points
// (SHIP-DSAVE, SHIP-DSAVE-NAT).
func (b *Battle) destructionSave(s *Ship) {
	r := dice.Roll{Cause: "destruction save"}
	if s.System >= 3 {
		r.Disadvantage("system damage 3")
	}
	what := rolling{touch: shipyard.Saves | shipyard.Destruct, ship: s.ID, score: shipyard.NoScore}
	b.use(&r, what)
	r.D20(&b.Tray)
	b.late(&r, 10, &what)
	f := &DestructionSaved{Ship: s.ID, Roll: r, Success: r.Total >= 10}
	b.inside(s, f)
	switch natural := r.Natural(); {
	case natural == 20:
		b.repair(s, 1)
	case natural == 1:
		b.damageSystems(s, 2)
	case f.Success:
		if s.Successes++; s.Successes == 3 {
			b.stabilise(s)
		}
	default:
		b.damageSystems(s, 1)
	}
}

// End is how a ship ended.
type End uint8

// The ways to end.
const (
	Exploded      End = iota // an NPC ship at 0 (SHIP-NPC)
	Massive                  // by damage that outdid its hull (SHIP-MASSIVE)
	SystemsFailed            // by system damage (SHIP-DSAVE)
	Ruled                    // by the GM
)

// WasDestroyed says that a ship is out for good.
type WasDestroyed struct {
	Ship space.ID
	How  End
}

func (*WasDestroyed) Kind() event.Kind { return KindDestroyed }

// Fields describes a WasDestroyed.
func (f *WasDestroyed) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "how", &f.How, 0, int64(Ruled))
}

func (f *WasDestroyed) Sentence(n event.Names) string {
	return n.ShipName(f.Ship) + [...]string{
		" explodes.", " is torn apart by massive damage.", " is lost: all its primary systems have failed.", " is destroyed.",
	}[f.How]
}

// WasDisabled says that a ship is at 0 hit points and makes destruction saves.
type WasDisabled struct {
	Ship space.ID
}

func (*WasDisabled) Kind() event.Kind { return KindDisabled }

// Fields describes a WasDisabled.
func (f *WasDisabled) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *WasDisabled) Sentence(n event.Names) string { return n.ShipName(f.Ship) + " is disabled." }

// BecameStable says that a ship at 0 hit points makes no more destruction saves.
type BecameStable struct {
	Ship space.ID
}

func (*BecameStable) Kind() event.Kind { return KindStable }

// Fields describes a BecameStable.
func (f *BecameStable) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *BecameStable) Sentence(n event.Names) string {
	return n.ShipName(f.Ship) + " is stable: disabled, but no longer falling apart."
}

// Revived says that a ship has hit points again.
type Revived struct {
	Ship space.ID
}

func (*Revived) Kind() event.Kind { return KindRevived }

// Fields describes a Revived.
func (f *Revived) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Revived) Sentence(n event.Names) string { return n.ShipName(f.Ship) + " has power again." }

// SystemDamaged says how far a ship's systems have failed.
type SystemDamaged struct {
	Ship          space.ID
	Levels, Level int8
}

func (*SystemDamaged) Kind() event.Kind { return KindSystemDamaged }

// Fields describes a SystemDamaged.
func (f *SystemDamaged) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "levels", &f.Levels, 1, 6)
	field.Int(c, "level", &f.Level, 0, 6)
}

func (f *SystemDamaged) Sentence(n event.Names) string {
	return fmt.Sprintf("%s: system damage +%d, now level %d: %s.", n.ShipName(f.Ship), f.Levels, f.Level, SystemDamage[f.Level])
}

// SystemDamage tells what each level adds (SHIP-SYSDMG).
var SystemDamage = [...]string{
	"none",
	"disadvantage on ability checks",
	"flying speed halved, turning cost doubled",
	"disadvantage on attacks and saves",
	"hull, shields and regeneration halved",
	"used: a crew's natural 1 calls for a destruction save",
	"all primary systems have failed",
}

// DestructionSaved is a destruction save.
type DestructionSaved struct {
	Ship    space.ID
	Roll    dice.Roll
	Success bool
}

func (*DestructionSaved) Kind() event.Kind { return KindDestructionSaved }

// Fields describes a DestructionSaved.
func (f *DestructionSaved) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Bool(c, "success", &f.Success)
}

func (f *DestructionSaved) Sentence(n event.Names) string {
	return fmt.Sprintf("%s makes a destruction save: %s against 10, %s.", n.ShipName(f.Ship), f.Roll.String(), success(f.Success))
}

// SetHull gives a ship other hit points by ruling: none disable it, any bring
// it back.
func (b *Battle) SetHull(s *Ship, points int32) {
	was := s.State
	s.Hull = min(points, s.MaxHull())
	switch {
	case was == Stowed:
		s.Hull = max(1, s.Hull) // what is in a bay is not wrecked there
	case s.Hull == 0 && was == Able:
		b.disable(s)
	case s.Hull > 0 && was != Able:
		s.State, s.Successes = Able, 0
		s.System = min(s.System, 5)
		b.seen(s, &Revived{s.ID})
	}
}

// SetSystem sets a ship's level of system damage by ruling; 6 loses it.
func (b *Battle) SetSystem(s *Ship, level int8) {
	if s.System = level; level == 6 && !s.State.Gone() {
		s.System = 5
		b.damageSystems(s, 1)
	}
	s.Hull, s.Shield = min(s.Hull, s.MaxHull()), min(s.Shield, s.MaxShield())
	s.Feet = min(s.Feet, s.FlyingSpeed())
}
