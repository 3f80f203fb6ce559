package ships

import (
	"fmt"

	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// RamDeclared says that a ship begins a ramming run.
type RamDeclared struct {
	Ship, Target space.ID
}

func (*RamDeclared) Kind() event.Kind { return KindRamDeclared }

// Fields describes a RamDeclared.
func (f *RamDeclared) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
}

func (f *RamDeclared) Sentence(n event.Names) string {
	return fmt.Sprintf("%s sets out to ram %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
}

// Rammed says that two ships have collided.
type Rammed struct {
	Ship, Target space.ID
	Shielded     bool // the rammer takes half
}

func (*Rammed) Kind() event.Kind { return KindRammed }

// Fields describes a Rammed.
func (f *Rammed) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "shielded", &f.Shielded)
}

func (f *Rammed) Sentence(n event.Names) string {
	half := ""
	if f.Shielded {
		half = ", and takes half while its shields hold"
	}
	return fmt.Sprintf("%s rams %s%s.", n.ShipName(f.Ship), n.ShipName(f.Target), half)
}
