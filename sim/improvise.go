package sim

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/field"
	"broadside/sim/say"
)

// ask lays an improvised action before the GM.
func (w *World) ask(o *Order, i *deployment.Improvise) {
	w.HeldOut++
	w.Held = append(w.Held, Held{Number: w.HeldOut, Order: *o, Text: say.Name(i.Text), Left: crew.ImproviseTicks})
	w.Emit(orderers(w, o.Seat), &OrderHeld{o.Seat, crew.Improvise})
}

// passHeld lets a tick pass for improvised actions: the GM who does not answer has
// left them as they were asked for.
func (w *World) passHeld() {
	for i := 0; i < len(w.Held); i++ {
		h := &w.Held[i]
		if h.Left == 0 {
			continue
		}
		if h.Left--; h.Left == 0 {
			h := w.unhold(i)
			i--
			if w.possible(&h) {
				w.obey(&h.Order)
			}
		}
	}
}

// Allow says what an improvised action rolls, and what follows from it
// (SHIP-IMPROVISE).
type Allow struct {
	Number uint16
	ships.Terms
}

func (*Allow) Verb() crew.Verb { return crew.RuleAllow }

// Fields describes an Allow.
func (r *Allow) Fields(c field.Coder) {
	field.Int(c, "number", &r.Number, 0, 1<<16-1)
	r.Terms.Fields(c)
}

func (r *Allow) Check(w *World) error {
	at, err := w.held(r.Number)
	if err != nil {
		return err
	}
	i, ok := w.Held[at].Order.Intent.(*deployment.Improvise)
	if !ok {
		return crew.Refuse("SHIP-IMPROVISE", "order %d is not improvised: release it, or strike it", r.Number)
	}
	if err := w.validate(&w.Held[at].Order, true); err != nil {
		return err
	}
	as := *i
	as.Gain, as.Test = r.Gain, r.Test
	m, _ := w.At(w.Held[at].Order.Seat)
	switch p := w.Afoot(w.Held[at].Order.Seat); {
	case p != nil && m.Seat.Role == crew.Boots:
		return checkImprovise(w, p, &as, r.Price)
	case r.Price > 1:
		return crew.Refuse("SHIP-IMPROVISE", "aboard a ship it takes one action")
	}
	return as.Check(&w.Battle, m)
}

func (r *Allow) Do(w *World) {
	at, err := w.held(r.Number)
	if err != nil {
		return
	}
	h := w.unhold(at)
	i := h.Order.Intent.(*deployment.Improvise)
	if h.Order.Seat.Role == crew.Boots {
		if p := w.Afoot(h.Order.Seat); p != nil {
			tryImprovise(w, p, i, r.Terms)
		}
	} else if m, _ := w.At(h.Order.Seat); m != nil {
		m.Spend(crew.Action)
		i.Try(&w.Battle, m, r.Terms)
	}
}
