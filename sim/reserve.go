package sim

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Reserve says which gunner alone can reach a weapon (SHIP-ATTACK); without a seat
// every gunner aboard can, as where nobody rules.
type Reserve struct {
	Ship   space.ID
	Weapon uint8 // the ship's mount, from 0
	Seat   crew.Seat
}

func (*Reserve) Verb() crew.Verb { return crew.RuleReach }

// Fields describes a Reserve.
func (r *Reserve) Fields(c field.Coder) {
	field.Int(c, "ship", &r.Ship, 0, space.MaxID)
	field.Int(c, "weapon", &r.Weapon, 0, shipyard.MaxMounts-1)
	r.Seat.Fields(c)
}

func (r *Reserve) Check(w *World) error {
	if err := w.mustKnow(r.Ship); err != nil {
		return err
	}
	s := w.Ship(r.Ship)
	m, _ := w.At(r.Seat)
	switch {
	case int(r.Weapon) >= len(s.Mounts):
		return crew.Refuse(crew.Manners, "%s has no weapon %d", s.Name, r.Weapon)
	case r.Seat.Role == crew.NoRole:
		return nil
	case m == nil || m.Seat.Ship != s.ID || !m.Roles.Has(crew.Gunner):
		return crew.Refuse(crew.Manners, "no gunner of %s sits there", s.Name)
	}
	return nil
}

func (r *Reserve) Do(w *World) {
	s := w.Ship(r.Ship)
	_, id := w.At(r.Seat)
	s.Mounts[r.Weapon].Only = id
	name, whose := w.ClassOf(s).Mounts[r.Weapon].Weapon.Name, "every gunner can reach it"
	if id != 0 {
		whose = "only the " + r.Seat.String() + " can reach it"
	}
	w.Emit(sideOf(s), &Ruled{crew.RuleReach, s.ID, "the " + name + ": " + whose})
}
