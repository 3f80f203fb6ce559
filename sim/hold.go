package sim

import (
	"slices"

	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// holdForGM puts an order aside for the GM if it would throw dice and the GM wants to see
// them first (SHIP-IMPROVISE). It reports whether it did.
func (w *World) holdForGM(o *Order) bool {
	if o.Seat.Role == crew.GM {
		return false
	}
	if i, ok := o.Intent.(*deployment.Improvise); ok {
		w.askGM(o, i)
		return true
	}
	if !w.Hold {
		return false
	}
	twin, text := w.previewOrder(o)
	if twin == nil {
		return false
	}
	thrown := twin.Tray.Thrown()
	if len(thrown) == 0 || len(thrown) > dice.MaxLoaded {
		return false
	}
	w.Tray = twin.Tray // these dice have been thrown, whatever the GM decides
	w.HeldOut++
	w.Held = append(w.Held, HeldOrder{Number: w.HeldOut, Order: *o, Dice: thrown, Text: text})
	w.Emit(orderers(w, o.Seat), &OrderHeld{o.Seat, o.Intent.Verb()})
	return true
}

// maxForeseen is the maximum length of the forecast of a held order, in bytes.
const maxForeseen = say.Max

// previewOrder obeys an order in a copy of the world, and returns the copy and the text of
// the outcome. This world stays unchanged.
func (w *World) previewOrder(o *Order) (*World, say.Text) {
	twin, err := w.clone()
	if err != nil {
		return nil, ""
	}
	twin.Tray.Record()
	twin.obey(o)
	twin.settle()
	var told say.Text
	for _, e := range slices.DeleteFunc(twin.Events, func(e event.Event) bool { return e.Less }) {
		longer := say.Sentences(told, e.Fact.Sentence())
		if len(longer) > maxForeseen {
			break
		}
		told = longer
	}
	return twin, told
}

// IsHeld reports whether a member's order is waiting for the GM.
func (w *World) IsHeld(id crew.ID) bool {
	return slices.ContainsFunc(w.Held, func(h HeldOrder) bool { _, by := w.HolderOf(h.Order.Seat); return by == id })
}

// holdsDice reports whether an order is waiting whose dice the GM has to see.
func holdsDice(w *World) bool {
	return slices.ContainsFunc(w.Held, func(h HeldOrder) bool { return h.Left == 0 })
}

func (w *World) heldAt(number uint16) (int, error) {
	at := slices.IndexFunc(w.Held, func(h HeldOrder) bool { return h.Number == number })
	if at < 0 {
		return 0, crew.Refuse(crew.Manners, "no order %d waits", number)
	}
	return at, nil
}

func (w *World) unhold(at int) HeldOrder {
	h := w.Held[at]
	w.Held = append(w.Held[:at], w.Held[at+1:]...)
	return h
}

// HoldOrders makes orders that throw dice wait until the GM has seen the roll. Switching
// it off carries out waiting orders as shown.
type HoldOrders struct{ On bool }

func (*HoldOrders) Verb() crew.Verb { return crew.RuleHold }

// Fields describes a HoldOrders.
func (r *HoldOrders) Fields(c field.Coder) { field.Bool(c, "on", &r.On) }

func (r *HoldOrders) Check(w *World) error {
	if !r.On && len(w.Held) > 0 && (w.Paused || w.interrupted()) {
		return crew.Refuse(crew.Manners, "orders wait that cannot happen now: let the battle run first, or cancel them")
	}
	return nil
}

func (r *HoldOrders) Do(w *World) {
	w.Hold = r.On
	for i := 0; !r.On && i < len(w.Held); {
		if w.Held[i].Left > 0 {
			i++
			continue
		}
		w.releaseOrder(i, nil)
	}
}

// Release carries out a held order. The given dice replace those shown, in order. A value
// of 0, and dice that are not given, leave a die as shown.
type Release struct {
	Number uint16
	Dice   []dice.Fixed
}

func (*Release) Verb() crew.Verb { return crew.RuleRelease }

// Fields describes a Release.
func (r *Release) Fields(c field.Coder) {
	field.Int(c, "number", &r.Number, 0, 1<<16-1)
	dice.FixedList(c, &r.Dice)
}

func (r *Release) Check(w *World) error {
	at, err := w.heldAt(r.Number)
	if err != nil {
		return err
	}
	if w.Held[at].Left > 0 {
		return crew.Refuse("SHIP-IMPROVISE", "order %d is improvised: say what it rolls, or cancel it", r.Number)
	}
	if err := validateHeld(w, &w.Held[at].Order); err != nil {
		return err
	}
	return checkDice(r.Dice, w.Held[at].Dice)
}

// checkDice refuses faces that dice do not have. The dice themselves are in against.
func checkDice(set []dice.Fixed, against []dice.Shown) error {
	for i, d := range set {
		faces := d.Faces
		if i < len(against) {
			faces = against[i].Faces
		}
		if faces > 0 && d.Value > faces {
			return crew.Refuse(crew.Manners, "die %d: a d%d cannot show %d", i+1, faces, d.Value)
		}
	}
	return nil
}

func (r *Release) Do(w *World) {
	if at, err := w.heldAt(r.Number); err == nil {
		w.releaseOrder(at, r.Dice)
	}
}

// releaseOrder obeys a held order with the dice as shown or as set, if the rules still
// allow it.
func (w *World) releaseOrder(at int, set []dice.Fixed) {
	h := w.unhold(at)
	if !w.stillPossible(&h) {
		return
	}
	w.settle() // shots and blows still pending roll their own dice
	later := w.Tray.TakeLaid()
	for i, d := range h.Dice {
		if i < len(set) && set[i].Value != 0 && set[i].Value != d.Value {
			d.Value, d.Ruled = set[i].Value, true
		}
		w.Tray.Repeat(d)
	}
	w.obey(&h.Order)
	w.settle()
	w.Tray.Clear()
	w.Tray.Repeat(later...)
}

// stillPossible reports whether a held order is still allowed, and tells its side if not.
func (w *World) stillPossible(h *HeldOrder) bool {
	err := validateHeld(w, &h.Order)
	if err != nil {
		h.tell(w, crew.RuleRelease, say.Of("the order %s of %s is no longer possible: %s", h.Order.Intent.Verb(), h.seat(), refusal(err)))
	}
	return err == nil
}

// orderers returns the sides that know of an order from a seat: that of its holder.
func orderers(w *World, seat crew.Seat) event.Sides {
	if m, id := w.HolderOf(seat); m != nil {
		return sideSet(sideOfMember(w, id))
	}
	return 0
}

// tell emits what has happened to a held order.
func (h *HeldOrder) tell(w *World, v crew.Verb, what say.Text) {
	seat := h.Order.Seat
	w.Emit(orderers(w, seat), &Ruled{v, seat.Ship, what})
}

// seat returns the name of the seat that gave a held order.
func (h *HeldOrder) seat() say.Text {
	if h.Order.Seat.Ship == 0 {
		return h.Order.Seat.Name()
	}
	return say.Of("the %s", h.Order.Seat)
}

// CancelOrder discards a held order, which has cost nothing.
type CancelOrder struct{ Number uint16 }

func (*CancelOrder) Verb() crew.Verb { return crew.RuleCancel }

// Fields describes a CancelOrder.
func (r *CancelOrder) Fields(c field.Coder) { field.Int(c, "number", &r.Number, 0, 1<<16-1) }

func (r *CancelOrder) Check(w *World) error {
	_, err := w.heldAt(r.Number)
	return err
}

func (r *CancelOrder) Do(w *World) {
	if at, err := w.heldAt(r.Number); err == nil {
		w.Held[at].tell(w, crew.RuleCancel, say.Of("the order %s of %s is cancelled", w.Held[at].Order.Intent.Verb(), w.Held[at].seat()))
		w.unhold(at)
	}
}
