package sim

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// The DCs of work at a console.
const (
	SeizeDC    = 12
	SabotageDC = 15
	RewireDC   = 15
)

// numberedConsole returns a console by its number, or nil.
func numberedConsole(w *World, n crew.ConsoleID) *NumberedConsole {
	for i := range w.Aboard.Consoles {
		if k := &w.Aboard.Consoles[i]; k.Number == n {
			return k
		}
	}
	return nil
}

// consoleAt returns a console by its number, for somebody next to it whom nobody keeps from it.
func consoleAt(w *World, n crew.ConsoleID, p *personal.Person, rule string) (*NumberedConsole, error) {
	k := numberedConsole(w, n)
	if k == nil {
		return nil, crew.Refuse(rule, "there is no such console")
	}
	if !action.Beside(&w.Fight, p, k.Deck, k.At) {
		return nil, crew.Refuse(rule, "%s is out of reach", consoleName(k.Seat))
	}
	if o := action.GuardBeside(&w.Fight, p, k.Deck, k.At, true); o != nil {
		return nil, crew.Refuse(rule, "%s defends it", w.Fight.NameFor(p, o))
	}
	return k, action.MayWork(&w.Fight, p, rule)
}

// workAt makes somebody pay for work at a console and roll for it, and reports success. A guard
// whom their side does not know of keeps them from it.
func workAt(w *World, k *NumberedConsole, p *personal.Person, need int, cause say.Text) bool {
	action.PayForWork(&w.Fight, p)
	return !action.ComeUpon(&w.Fight, p, action.GuardBeside(&w.Fight, p, k.Deck, k.At, false)) && action.CheckMachines(&w.Fight, p, need, cause)
}

// ConsoleOwner returns the side that holds a console.
func ConsoleOwner(b *ships.Battle, k *NumberedConsole) event.Side {
	if k.Holder > 0 {
		return event.Side(k.Holder - 1)
	}
	if s := b.Ship(k.Seat.Ship); s != nil {
		return s.Side
	}
	return 0
}

// Seize takes a console for the person's side (HOUSE-SEIZE). Its crew can do nothing
// there until it is taken back in the same way.
type Seize struct{ Console crew.ConsoleID }

func (*Seize) Verb() crew.Verb { return crew.Seize }

// Fields describes a Seize.
func (i *Seize) Fields(c field.Coder) { field.Int(c, "console", &i.Console, 0, crew.MaxConsoles) }

func (i *Seize) Check(w *World, p *personal.Person) error {
	if err := w.CheckHouseRule(scenario.HouseSeize); err != nil {
		return err
	}
	k, err := consoleAt(w, i.Console, p, "HOUSE-SEIZE")
	if err == nil && ConsoleOwner(&w.Battle, k) == p.Side {
		err = crew.Refuse("HOUSE-SEIZE", "%s is yours already", consoleName(k.Seat))
	}
	return err
}

func (i *Seize) Do(w *World, p *personal.Person) {
	k := numberedConsole(w, i.Console)
	if !workAt(w, k, p, SeizeDC, say.Of("seize %s", consoleName(k.Seat))) {
		return
	}
	k.Holder = int8(p.Side) + 1
	if s := w.Ship(k.Seat.Ship); s != nil && s.Side == p.Side {
		k.Holder = 0
	}
	tellConsole(w, k, p, Seizes)
	captureShip(w, k.Seat.Ship)
}

// Sabotage wrecks from within (HOUSE-SABOTAGE): a level of system damage to the ship,
// once from the consoles of each role, or a console that is dead until it is rewired.
type Sabotage struct {
	Console crew.ConsoleID
	Kill    bool // the console, instead of a level
}

func (*Sabotage) Verb() crew.Verb { return crew.Sabotage }

// Fields describes a Sabotage.
func (i *Sabotage) Fields(c field.Coder) {
	field.Int(c, "console", &i.Console, 0, crew.MaxConsoles)
	field.Bool(c, "kill", &i.Kill)
}

func (i *Sabotage) Check(w *World, p *personal.Person) error {
	if err := w.CheckHouseRule(scenario.HouseSabotage); err != nil {
		return err
	}
	k, err := consoleAt(w, i.Console, p, "HOUSE-SABOTAGE")
	if err != nil {
		return err
	}
	s := w.Ship(k.Seat.Ship)
	switch {
	case s == nil || s.State.Gone():
		return crew.Refuse("HOUSE-SABOTAGE", "the ship is no more")
	case s.Side == p.Side:
		return crew.Refuse("HOUSE-SABOTAGE", "%s is your own ship", s.Name)
	case k.Dead:
		return crew.Refuse("HOUSE-SABOTAGE", "%s is dead already", consoleName(k.Seat))
	case k.Spent && !i.Kill:
		return crew.Refuse("HOUSE-SABOTAGE", "what the %s's console controls is wrecked already: go to another", k.Seat.Role)
	}
	return nil
}

func (i *Sabotage) Do(w *World, p *personal.Person) {
	k := numberedConsole(w, i.Console)
	if !workAt(w, k, p, SabotageDC, say.Of("sabotage %s", consoleName(k.Seat))) {
		return
	}
	tellConsole(w, k, p, Sabotages)
	if i.Kill {
		k.Dead = true
		return
	}
	for n := range w.Aboard.Consoles {
		o := &w.Aboard.Consoles[n]
		o.Spent = o.Spent || o.Seat.Ship == k.Seat.Ship && o.Seat.Role == k.Seat.Role
	}
	if s := w.Ship(k.Seat.Ship); s != nil {
		deployment.Sabotage(&w.Battle, s)
	}
}

// Rewire restores a dead console (HOUSE-SABOTAGE).
type Rewire struct{ Console crew.ConsoleID }

func (*Rewire) Verb() crew.Verb { return crew.Rewire }

// Fields describes a Rewire.
func (i *Rewire) Fields(c field.Coder) {
	field.Int(c, "console", &i.Console, 0, crew.MaxConsoles)
}

func (i *Rewire) Check(w *World, p *personal.Person) error {
	k, err := consoleAt(w, i.Console, p, "HOUSE-SABOTAGE")
	if err == nil && !k.Dead {
		err = crew.Refuse("HOUSE-SABOTAGE", "%s is not dead", consoleName(k.Seat))
	}
	return err
}

func (i *Rewire) Do(w *World, p *personal.Person) {
	k := numberedConsole(w, i.Console)
	if workAt(w, k, p, RewireDC, say.Of("rewire %s", consoleName(k.Seat))) {
		k.Dead = false
		tellConsole(w, k, p, Rewires)
	}
}

// tellConsole tells who is aware of somebody what they have done, and the ship's side that it was done.
func tellConsole(w *World, k *NumberedConsole, p *personal.Person, did say.Text) {
	to := event.Sides(0)
	for side := range event.Side(len(w.Scenario.Sides)) {
		if personal.Aware(&w.Fight, side, p) {
			to = to.With(side)
		}
	}
	if s := w.Ship(k.Seat.Ship); s != nil && !to.Has(s.Side) {
		w.Fight.EmitLess(event.Sides(0).With(s.Side), &ConsoleWorked{0, k.Seat, did})
	}
	w.Emit(to, &ConsoleWorked{p.ID, k.Seat, did})
}

// captureShip gives a ship to the side that holds every console aboard it (HOUSE-CAPTURE).
func captureShip(w *World, id space.ID) {
	s := w.Ship(id)
	if s == nil || s.State == ships.Destroyed || !w.plays(scenario.HouseCapture) {
		return
	}
	holder := int8(0)
	for i := range w.Aboard.Consoles {
		k := &w.Aboard.Consoles[i]
		if k.Seat.Ship != id {
			continue
		}
		if k.Holder == 0 || holder != 0 && k.Holder != holder {
			return
		}
		holder = k.Holder
	}
	if holder == 0 {
		return
	}
	for i := range w.Aboard.Consoles {
		if k := &w.Aboard.Consoles[i]; k.Seat.Ship == id {
			k.Holder = 0
		}
	}
	deployment.TakeShip(&w.Battle, s, event.Side(holder-1))
}

// shakeDecks applies the hits of this tick to decks: a hit on the hull for at least a
// tenth of it shakes them (HOUSE-SHAKE), and at 0 the hull is open at its hatches
// (HOUSE-OPEN). Nobody survives the loss of the ship that they are aboard.
func shakeDecks(w *World) {
	if !w.Fight.HasDecks() {
		return
	}
	for ; w.read.hits < len(w.Events); w.read.hits++ {
		switch f := w.Events[w.read.hits].Fact.(type) {
		case *ships.Damaged:
			s := w.Ship(f.Ship)
			if w.plays(scenario.HouseShake) && s != nil && s.State != ships.Destroyed && f.Hull > 0 && 10*f.Hull >= s.MaxHull() && action.DeckOf(&w.Fight, f.Ship) >= 0 {
				w.Emit(w.Watchers(s), &DeckShaken{f.Ship, false})
				action.ShakeDecks(&w.Fight, f.Ship, max(10, int(f.Hull)/2))
			}
		case *ships.WasDisabled:
			if w.plays(scenario.HouseOpen) && action.DeckOf(&w.Fight, f.Ship) >= 0 {
				w.Emit(w.Watchers(w.Ship(f.Ship)), &DeckShaken{f.Ship, true})
				action.OpenToSpace(&w.Fight, f.Ship)
			}
		case *ships.WasDestroyed:
			if f.How != ships.SystemsFailed { // its decks are still there
				action.KillAboard(&w.Fight, f.Ship)
			}
		}
	}
}

// What people can do to a console.
const (
	Seizes    say.Text = "seizes"
	Sabotages say.Text = "sabotages"
	Rewires   say.Text = "rewires"
)

// consoleName returns the name of a seat's console on its ship.
func consoleName(s crew.Seat) say.Text {
	if s.Number > 1 {
		return say.Of("%s's console", s)
	}
	return say.Of("the %s's console", s)
}

// ConsoleWorked reports what somebody has done to a console.
type ConsoleWorked struct {
	By   crew.ID
	Seat crew.Seat
	Did  say.Text
}

func (*ConsoleWorked) Kind() event.Kind { return KindConsoleWorked }

// Fields describes a ConsoleWorked.
func (f *ConsoleWorked) Fields(c field.Coder) {
	field.Int(c, "by", &f.By, 0, crew.MaxMembers)
	f.Seat.Fields(c)
	field.Text(c, "did", &f.Did, crew.MaxName)
}

func (f *ConsoleWorked) Sentence() say.Text {
	return say.Of("%S %s %s of %s.", f.By.Name(), f.Did, consoleName(f.Seat), f.Seat.Ship.Name())
}

// DeckShaken reports that a hit shakes a ship's decks, or that its hull is open.
type DeckShaken struct {
	Ship space.ID
	Open bool
}

func (*DeckShaken) Kind() event.Kind { return KindDeckShaken }

// Fields describes a DeckShaken.
func (f *DeckShaken) Fields(c field.Coder) {
	ships.ShipField(c, "ship", &f.Ship)
	field.Bool(c, "open", &f.Open)
}

func (f *DeckShaken) Sentence() say.Text {
	if f.Open {
		return say.Of("The hull of %s is open: it is deadly to stand at its hatches.", f.Ship.Name())
	}
	return say.Of("The decks of %s shake.", f.Ship.Name())
}
