package ships

import (
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// End is how a ship ended.
type End uint8

// The ways to end.
const (
	Exploded      End = iota // an NPC ship at 0 (SHIP-NPC)
	Massive                  // by damage that exceeded its hull (SHIP-MASSIVE)
	SystemsFailed            // by system damage (SHIP-DSAVE)
	Ruled                    // by the GM
)

// WasDestroyed reports that a ship is destroyed.
type WasDestroyed struct {
	Ship space.ID
	How  End
}

func (*WasDestroyed) Kind() event.Kind { return KindWasDestroyed }

// Fields describes a WasDestroyed.
func (f *WasDestroyed) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "how", &f.How, 0, int64(Ruled))
}

func (f *WasDestroyed) Sentence() say.Text {
	return say.Of([...]say.Text{
		"%s explodes.", "%s is torn apart by massive damage.", "%s is lost: all its primary systems have failed.", "%s is destroyed.",
	}[f.How], f.Ship.Name())
}

// WasDisabled reports that a ship is at 0 hit points and makes destruction saves.
type WasDisabled struct {
	Ship space.ID
}

func (*WasDisabled) Kind() event.Kind { return KindWasDisabled }

// Fields describes a WasDisabled.
func (f *WasDisabled) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *WasDisabled) Sentence() say.Text { return say.Of("%s is disabled.", f.Ship.Name()) }

// BecameStable reports that a ship at 0 hit points makes no more destruction saves.
type BecameStable struct {
	Ship space.ID
}

func (*BecameStable) Kind() event.Kind { return KindBecameStable }

// Fields describes a BecameStable.
func (f *BecameStable) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *BecameStable) Sentence() say.Text {
	return say.Of("%s is stable: disabled, but no longer falling apart.", f.Ship.Name())
}

// Revived reports that a ship has hit points again.
type Revived struct {
	Ship space.ID
}

func (*Revived) Kind() event.Kind { return KindRevived }

// Fields describes a Revived.
func (f *Revived) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Revived) Sentence() say.Text { return say.Of("%s has power again.", f.Ship.Name()) }

// SystemDamaged reports how far a ship's systems have failed.
type SystemDamaged struct {
	Ship          space.ID
	Levels, Level int8
}

func (*SystemDamaged) Kind() event.Kind { return KindSystemDamaged }

// Fields describes a SystemDamaged.
func (f *SystemDamaged) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "levels", &f.Levels, 1, 6)
	field.Int(c, "level", &f.Level, 0, 6)
}

func (f *SystemDamaged) Sentence() say.Text {
	return say.Of("%s: system damage +%d, now level %d: %s.", f.Ship.Name(), f.Levels, f.Level, SystemDamage[f.Level])
}

// SystemDamage describes the effect of each level (SHIP-SYSDMG).
var SystemDamage = [...]say.Text{
	"none",
	"disadvantage on ability checks",
	"flying speed halved, turning cost doubled",
	"disadvantage on attacks and saves",
	"hull, shields and regeneration halved",
	"a natural 1 of its crew calls for a destruction save",
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
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
	field.Bool(c, "success", &f.Success)
}

func (f *DestructionSaved) Sentence() say.Text {
	return say.Of("%s makes a destruction save: %s against 10, %s.", f.Ship.Name(), f.Roll.Text(), event.Success(f.Success))
}
