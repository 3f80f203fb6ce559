package sim

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// Validate returns why an order may not be obeyed now, or nil. It checks in this order:
// who gives it, whether it is theirs to give, and whether it is legal now. It throws no
// dice and changes nothing. Its reason may contain what the seat's side does not know;
// Judge returns what may be answered.
func (w *World) Validate(o *Order) *crew.Refusal { return refusal(validateNew(w, o)) }

// refusal returns an error as a refusal.
func refusal(err error) *crew.Refusal {
	if r, ok := err.(*crew.Refusal); ok || err == nil {
		return r
	}
	return &crew.Refusal{Rule: crew.Manners, Why: say.Name(err.Error())}
}

// validateNew returns why an order that has just come may not be obeyed, or nil.
func validateNew(w *World, o *Order) error { return validate(w, o, false) }

// validateHeld does the same for an order that the GM has held: it no longer counts as waiting.
func validateHeld(w *World, o *Order) error { return validate(w, o, true) }

func validate(w *World, o *Order, held bool) error {
	if o.Intent == nil {
		return crew.Refuse(crew.Manners, "the order is empty")
	}
	row := crew.PermissionOf(o.Intent.Verb())
	if row == nil {
		return crew.Refuse(crew.Manners, "verb %d is not an order", o.Intent.Verb())
	}
	if o.Seat.Role == crew.GM {
		return validateRuling(w, o, row)
	}
	if OnDeck(w, o) || row.Verb == crew.EndTurn && isStranded(w, o.Seat) {
		return validateFoot(w, o, row, held)
	}
	return validateConsole(w, o, row, held)
}

// validateConsole validates an order of a seat whose holder is at their console.
func validateConsole(w *World, o *Order, row *crew.Permission, held bool) error {
	m, id := w.HolderOf(o.Seat)
	if m == nil {
		return crew.Refuse(crew.Manners, "there is no seat %s on ship %d", o.Seat, o.Seat.Ship)
	}
	if w.RolesOf(m)&row.Roles == 0 && m.Roles&row.Roles != 0 {
		return crew.Refuse("SHIP-ROLE", "%s is for the %s, who is there; a computer stands in for nobody else", row.Title, row.Roles)
	}
	if w.RolesOf(m)&row.Roles == 0 {
		return crew.Refuse("SHIP-ROLE", "%s is for the %s", row.Title, row.Roles)
	}
	if err := validateTime(w, m, row); err != nil {
		return err
	}
	if why := whyAway(w, m, id); why != "" && (!Talks(row.Verb) || row.Verb == crew.Use && isOusted(w, o.Seat)) {
		return crew.Refuse("HOUSE-CONSOLE", why)
	}
	if !held {
		if err := validateHold(w, id, row); err != nil {
			return err
		}
	}
	switch i := o.Intent.(type) {
	case *Yield:
		return i.check(w, id)
	case *React:
		return i.check(w, id)
	}
	i, crewed := o.Intent.(ships.Intent)
	if !crewed {
		return nil
	}
	if cost := impact.Cost(&w.Battle, i, m); row.When != crew.InWindow && !m.Has(cost) && !isPaid(w, i, m) {
		return spent[cost]
	}
	if row.Verb == crew.Dock && w.Fight.HasDecks() {
		if err := w.CheckHouseRule(scenario.HouseDock); err != nil {
			return err
		}
	}
	if d, directs := i.(*deployment.Direct); directs {
		if err := checkDirect(w, m, d); err != nil {
			return err
		}
	}
	return i.Check(&w.Battle, m)
}

// isStranded reports whether the holder of a seat has their turn only on foot: they stand on
// another ship's deck while their own is gone or away, are at 0 and can still act, or are surprised
// at their console and not on the deck.
func isStranded(w *World, seat crew.Seat) bool {
	s := w.Ship(seat.Ship)
	p, id := w.AfootAs(seat)
	return s != nil && p != nil && !p.IsOut() && (!s.State.Crewed() || p.Open && !w.Member(id).Open)
}

func validateRuling(w *World, o *Order, row *crew.Permission) error {
	r, ok := o.Intent.(Ruling)
	if !ok || o.Seat != crew.Master {
		return crew.Refuse("SHIP-ROLE", "%s is for the %s; a GM orders it as that seat", row.Title, row.Roles)
	}
	return r.Check(w)
}

// refusePaused refuses an order in a battle that is paused or has not begun.
func refusePaused(w *World) error {
	if !w.Begun() {
		return crew.Refuse("SHIP-ROUND", "the battle has not begun")
	}
	return crew.Refuse(crew.Manners, "the battle is paused")
}

// validateTime requires that the battle is running, the ship can act, and it is the
// seat's turn.
func validateTime(w *World, m *crew.Member, row *crew.Permission) error {
	s := w.Ship(m.Seat.Ship)
	switch {
	case w.Over:
		return crew.Refuse(crew.Manners, "the battle is over")
	case w.Paused:
		return refusePaused(w)
	case s.State == ships.Stowed:
		return validateBay(w, m, row, s)
	case s.State == ships.Away:
		return crew.Refuse("SHIP-JUMP", "%s has jumped and is away", s.Name)
	case s.State.Gone():
		return crew.Refuse("SHIP-ZERO", "%s is %s", s.Name, s.State)
	case row.When == crew.AnyTurn && row.Cost == crew.Reaction:
		return validateReaction(w, s)
	case row.When == crew.AnyTurn:
		return nil
	case s.State != ships.Able && !worksDisabled(row.Verb) && row.Verb != crew.Feature:
		return deployment.RefuseFallen(&w.Battle, m)
	case s.State == ships.Able && !s.CanAct() && !worksDisabled(row.Verb):
		return deployment.RefuseIdle(&w.Battle, m)
	case row.When != crew.OwnTurn:
		return nil
	case w.interrupted():
		return refuseWindow(w, sideOfMember(w, w.IDOf(m)), "SHIP-REACT")
	case !m.Open && w.Order.Tempo == crew.Live:
		return crew.Refuse("SHIP-ROUND", "it is not your turn: your next one begins within the round")
	case !m.Open:
		return crew.Refuse("SHIP-ROUND", "it is not your turn")
	case row.Verb == crew.Helm && w.Order.Tempo != crew.Live:
		return crew.Refuse("SHIP-FLY", "throttle and rudder are for live tempo: plot a course")
	}
	return nil
}

// validateBay requires that somebody in a docking bay can do something there now.
func validateBay(w *World, m *crew.Member, row *crew.Permission, s *ships.Ship) error {
	switch {
	case row.When == crew.AnyTurn && row.Cost != crew.Reaction:
		return nil
	case row.Verb != crew.TakeOff && row.Verb != crew.Patch && row.Verb != crew.Resave && row.Verb != crew.Reload && !Talks(row.Verb):
		return crew.Refuse("SHIP-BAY", "%s is in the docking bay of %s: take off first", s.Name, w.ShipName(s.Docked))
	case w.interrupted():
		return refuseWindow(w, sideOfMember(w, w.IDOf(m)), "SHIP-REACT")
	case !m.Open:
		return crew.Refuse("SHIP-ROUND", "it is not your turn")
	}
	return nil
}

// refuseWindow refuses an order while a turn waits for a reaction, with the reason for
// those who may know it.
func refuseWindow(w *World, side event.Side, rule string) error {
	if sideOfMember(w, w.Asked()) != side {
		return crew.Refuse(rule, "wait a moment: the turn stands still")
	}
	return crew.Refuse(rule, "somebody may react first")
}

// validateReaction requires that a reaction outside of a window is possible.
func validateReaction(w *World, s *ships.Ship) error {
	switch {
	case !w.Begun():
		return crew.Refuse("SHIP-ROUND", "the battle has not begun")
	case !s.CanReact():
		return crew.Refuse("SHIP-CONDITION", "%s is in no state to react", s.Name)
	}
	return nil
}

// validateHold limits a seat to one order that waits for the GM, and the table to as many
// as the GM can handle.
func validateHold(w *World, id crew.ID, row *crew.Permission) error {
	switch {
	case w.IsHeld(id):
		return crew.Refuse(crew.Manners, "your last order waits for the GM")
	case row.Verb == crew.EndTurn:
		return nil
	case len(w.Held) == maxHeld && (w.Hold || row.Verb == crew.Improvise):
		return crew.Refuse(crew.Manners, "%d orders wait for the GM; yours has to wait for them", maxHeld)
	}
	return nil
}

// Talks reports whether an order needs no console.
func Talks(v crew.Verb) bool {
	return v == crew.EndTurn || v == crew.Yield || v == crew.Call || v == crew.Handle || v == crew.Use || v == crew.Improvise
}

// worksDisabled reports whether an order can be given aboard a disabled ship.
func worksDisabled(v crew.Verb) bool {
	return v == crew.Patch || v == crew.Stabilise || v == crew.Resave || v == crew.EndTurn
}

// spent has the refusal for each cost that a turn can no longer pay, made once because it
// is the most frequent one.
var spent = [...]error{
	crew.Free: refuseSpent(crew.Free), crew.Action: refuseSpent(crew.Action), crew.Bonus: refuseSpent(crew.Bonus),
	crew.Reaction: refuseSpent(crew.Reaction), crew.Movement: refuseSpent(crew.Movement), crew.Object: refuseSpent(crew.Object),
}

func refuseSpent(c crew.Cost) error { return crew.Refuse(costRule(c), "your %s is used", c) }

func costRule(c crew.Cost) string {
	switch c {
	case crew.Bonus:
		return "SHIP-BONUS"
	case crew.Reaction:
		return "SHIP-REACT"
	case crew.Object:
		return "SHIP-OBJECT"
	}
	return "SHIP-ACTION"
}

// isPaid reports whether an order continues an action that has been paid for.
func isPaid(w *World, i ships.Intent, m *crew.Member) bool {
	f, ok := i.(interface {
		Continues(*ships.Battle, *crew.Member) bool
	})
	return ok && f.Continues(&w.Battle, m)
}

// veil is a Coder that replaces the targets of an order by nobody and nothing if they are people,
// fixtures or consoles that a side does not know of.
type veil struct {
	*World
	side  event.Side
	veils bool // a target has been replaced
	at    any  // pointer to the number being walked
}

// Point implements field.Pointer.
func (v *veil) Point(p any) { v.at = p }

// Judge returns why an order is not obeyed now, as its seat is told, or nil.
func Judge(w *World, o *Order) *crew.Refusal {
	return refusal(refuseVeiled(w, o, validateNew(w, o)))
}

// refuseVeiled returns why an order is refused. If the seat's side does not know of its target, it is
// worded as for a target that does not exist, so that refusals cannot be used to count or find what
// is hidden.
func refuseVeiled(w *World, o *Order, err error) error {
	p, _ := w.AfootAs(o.Seat)
	if err == nil || p == nil || o.ruled {
		return err
	}
	packed, unpackable := field.Pack(o.Intent)
	intent := NewIntent(o.Intent.Verb())
	if unpackable != nil || intent == nil || field.Unpack(packed, intent) != nil {
		return err
	}
	v := veil{World: w, side: p.Side}
	intent.Fields(&v)
	if !v.veils {
		return err
	}
	again := *o
	again.Intent = intent
	if why := validateNew(w, &again); why != nil {
		return why
	}
	return err
}

// Number implements field.Coder.
func (v *veil) Number(_ string, n, _, _ int64) int64 {
	known, nothing := true, n
	switch at := v.at.(type) {
	case *crew.ID:
		p := v.Fight.Person(*at)
		known, nothing = p == nil || personal.Aware(&v.Fight, v.side, p), crew.MaxMembers+1
	case *crew.ConsoleID:
		k := numberedConsole(v.World, *at)
		known, nothing = k == nil || knowsSquare(v.World, v.side, k.Deck, k.At), crew.MaxConsoles
	case *crew.FixtureID:
		x := fixture(v.World, *at)
		known, nothing = x == nil || knowsSquare(v.World, v.side, x.Deck, x.At), crew.MaxFixtures+1
	}
	v.at = nil
	if known {
		return n
	}
	v.veils = true
	return nothing
}

// knowsSquare reports whether a side knows what is in a square: the deck is its own ship's, or it
// sees the square.
func knowsSquare(w *World, side event.Side, deck int8, at deckplan.Square) bool {
	if s := w.Ship(w.Fight.Decks[deck].Ship); s != nil && s.Side == side {
		return true
	}
	n := int(at.Y)*int(action.PlanOf(&w.Fight, deck).Width) + int(at.X)
	return action.SideSees(&w.Fight, side, deck, at.Level)[n>>6]&(1<<(n&63)) != 0
}

// Text implements field.Coder.
func (*veil) Text(_, s string, _ int) string { return s }

// Bytes implements field.Coder.
func (*veil) Bytes(_ string, b []byte, _ int) []byte { return b }

// Count implements field.Coder.
func (*veil) Count(_ string, n, _ int) int { return n }

// Fail implements field.Coder.
func (*veil) Fail(error) {}

// Err implements field.Coder.
func (*veil) Err() error { return nil }
