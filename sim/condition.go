package sim

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// SetCondition gives a ship a condition, or takes it away (SHIP-CONDITION).
type SetCondition struct {
	Ship      space.ID
	Condition shipyard.Condition
	On        bool
	Rounds    int16 // 0: until it is taken away
}

func (*SetCondition) Verb() crew.Verb { return crew.RuleCondition }

// Fields describes a SetCondition.
func (r *SetCondition) Fields(c field.Coder) {
	field.Int(c, "ship", &r.Ship, 0, space.MaxID)
	field.Int(c, "condition", &r.Condition, 0, int64(shipyard.LastCondition))
	field.Bool(c, "on", &r.On)
	field.Int(c, "rounds", &r.Rounds, 0, 1000)
}

func (r *SetCondition) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	if s := w.Ship(r.Ship); !r.On && !s.Has(r.Condition) {
		return crew.Refuse("SHIP-CONDITION", "%s is not %s", s.Name, r.Condition)
	}
	return nil
}

func (r *SetCondition) Do(w *World) {
	s := w.Ship(r.Ship)
	if !r.On {
		impact.Relieve(&w.Battle, s, r.Condition)
		return
	}
	impact.Afflict(&w.Battle, s, ships.Affliction{Kind: r.Condition, Rounds: r.Rounds})
}
