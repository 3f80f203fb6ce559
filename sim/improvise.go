package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// Orders in words are the same on foot as aboard ships: handling an object, improvised
// actions, and calling (ME-IMPROVISE, HOE-IMPROVISE). On foot the book defines what they
// cost.

// checkWords refuses an order in words of somebody on a deck. The result words reports
// whether it is one.
func checkWords(w *World, p *personal.Person, i Intent) (words bool, err error) {
	switch i := i.(type) {
	case *deployment.Handle:
		return true, checkHandle(w, p, i)
	case *deployment.Improvise:
		return true, checkImprovise(w, p, i, 0)
	case *deployment.Call:
		if !w.Fight.CanAct(p) {
			return true, w.Fight.Book().Refuse(rulebook.TopicZero, "%s cannot call", p.Name)
		}
		return true, i.Check(&w.Battle, w.Member(p.ID))
	}
	return false, nil
}

// obeyWords carries out an order in words.
func obeyWords(w *World, p *personal.Person, i Intent) {
	seat := w.Member(p.ID).Seat
	switch i := i.(type) {
	case *deployment.Handle:
		had := action.Left(&w.Fight, p, crew.Action)
		action.PayAct(&w.Fight, p, rulebook.ActHandle, 0)
		f := &ships.Handled{By: seat, Text: say.Name(i.Text), Thing: i.Thing, Whole: p.Acting || action.Left(&w.Fight, p, crew.Action) < had}
		if x := fixture(w, i.Thing); x != nil && f.Text == "" {
			f.Text = say.Of("handles %s", x.Name)
		}
		w.Fight.TellOwnSide(p, f)
	case *deployment.Improvise:
		tryImprovise(w, p, i, ships.Terms{Rolled: true, Test: i.Test, Need: deployment.ImproviseDC, Gain: i.Gain})
	case *deployment.Call:
		w.Emit(event.Sides(0).With(p.Side), &ships.Called{By: seat, Word: i.Word})
	}
}

// fixture returns a fixture of the scenario's decks by its number, or nil.
func fixture(w *World, n crew.FixtureID) *scenario.Fixture {
	ids, all := w.Numbering.FixtureIDs(), w.Fixtures()
	if at := slices.Index(ids[:len(all)], n); at >= 0 {
		return &all[at]
	}
	return nil
}

// Fixtures returns the fixtures of the scenario's decks.
func (w *World) Fixtures() []scenario.Fixture {
	if w.Scenario.Foot == nil {
		return nil
	}
	return w.Scenario.Foot.Fixtures
}

// checkHandle refuses things out of reach, and an empty description.
func checkHandle(w *World, p *personal.Person, i *deployment.Handle) error {
	rule := w.Fight.Book().Actions[rulebook.ActHandle].Rule
	if err := action.MayAct(&w.Fight, p, rulebook.ActHandle, 0); err != nil {
		return err
	}
	switch x := fixture(w, i.Thing); {
	case i.Thing == 0 && i.Text == "":
		return crew.Refuse(rule, "say what you do")
	case i.Thing == 0:
	case x == nil:
		return crew.Refuse(rule, "there is no such thing")
	case !action.Beside(&w.Fight, p, x.Deck, x.At):
		return crew.Refuse(rule, "%s is at %s: go beside it", x.Name, x.At)
	}
	return nil
}

// things are what people on decks can handle, as a reaction or in their turn.
type things struct{ *World }

func (t things) Knows(p *personal.Person, thing crew.FixtureID) bool {
	x := fixture(t.World, thing)
	return x != nil && knowsSquare(t.World, p.Side, x.Deck, x.At)
}

func (t things) MayHandle(p *personal.Person, thing crew.FixtureID, text string) error {
	return checkHandle(t.World, p, &deployment.Handle{Handling: deployment.Handling{Text: text}, Thing: thing})
}

func (t things) Handle(p *personal.Person, thing crew.FixtureID, text string) {
	obeyWords(t.World, p, &deployment.Handle{Handling: deployment.Handling{Text: text}, Thing: thing})
}

// checkImprovise refuses an empty description, tests and prices that are impossible, and
// gains for those who cannot have them.
func checkImprovise(w *World, p *personal.Person, i *deployment.Improvise, price int8) error {
	rule := w.Fight.Book().Actions[rulebook.ActImprovise].Rule
	if err := action.MayAct(&w.Fight, p, rulebook.ActImprovise, price); err != nil {
		return err
	}
	if _, _, ok := action.TestOf(w.Fight.Book(), i.Test); !ok || i.Text == "" {
		return crew.Refuse(rule, "say what you do, and with which ability or skill")
	}
	helped, _ := w.AfootAs(i.Helped)
	foe := w.Fight.Person(i.Foe)
	switch {
	case i.Gain == ships.Helps && (helped == nil || helped.IsOut() || personal.Hostile(p, helped) || helped.Deck != p.Deck):
		return crew.Refuse(rule, "there is no such friend on the deck")
	case i.Gain == ships.Hinders && (foe == nil || foe.IsOut() || !personal.Hostile(p, foe) || !personal.Aware(&w.Fight, p.Side, foe)):
		return crew.Refuse(rule, "you know of no such foe")
	}
	return nil
}

// tryImprovise carries out an improvised action on foot on the GM's terms.
func tryImprovise(w *World, p *personal.Person, i *deployment.Improvise, k ships.Terms) {
	action.PayAct(&w.Fight, p, rulebook.ActImprovise, k.Price)
	f := &ships.Improvised{By: w.Member(p.ID).Seat, Text: i.Text, Rolled: k.Rolled, Need: k.Need, Success: true}
	if k.Rolled {
		f.Roll = action.Improvise(&w.Fight, p, k.Test, k.Edge)
		f.Success = f.Roll.Total >= int32(k.Need)
	}
	w.Fight.TellOwnSide(p, f)
	if !f.Success {
		return
	}
	switch helped, _ := w.AfootAs(i.Helped); {
	case k.Gain == ships.Helps && helped != nil:
		action.GrantOutcome(&w.Fight, p.ID, helped.ID, true)
	case k.Gain == ships.Hinders:
		action.GrantOutcome(&w.Fight, p.ID, i.Foe, false)
	}
}

// askGM puts an improvised action before the GM.
func (w *World) askGM(o *Order, i *deployment.Improvise) {
	w.HeldOut++
	w.Held = append(w.Held, HeldOrder{Number: w.HeldOut, Order: *o, Text: say.Name(i.Text), Left: crew.ImproviseTicks})
	w.Emit(orderers(w, o.Seat), &OrderHeld{o.Seat, crew.Improvise})
}

// passHeld lets a tick pass for improvised actions. If the GM does not answer in time,
// they happen as requested.
func (w *World) passHeld() {
	for i := 0; i < len(w.Held); i++ {
		h := &w.Held[i]
		if h.Left == 0 {
			continue
		}
		if h.Left--; h.Left == 0 {
			h := w.unhold(i)
			i--
			if w.stillPossible(&h) {
				w.obey(&h.Order)
			}
		}
	}
}

// Allow sets the terms of an improvised action: what is rolled, and what follows
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
	at, err := w.heldAt(r.Number)
	if err != nil {
		return err
	}
	i, ok := w.Held[at].Order.Intent.(*deployment.Improvise)
	if !ok {
		return crew.Refuse("SHIP-IMPROVISE", "order %d is not improvised: release it, or cancel it", r.Number)
	}
	if err := validateHeld(w, &w.Held[at].Order); err != nil {
		return err
	}
	as := *i
	as.Gain, as.Test = r.Gain, r.Test
	m, _ := w.HolderOf(w.Held[at].Order.Seat)
	switch p := w.PersonAt(w.Held[at].Order.Seat); {
	case p != nil && OnDeck(w, &w.Held[at].Order):
		return checkImprovise(w, p, &as, r.Price)
	case r.Price > 1:
		return crew.Refuse("SHIP-IMPROVISE", "aboard a ship it takes one action")
	}
	return as.Check(&w.Battle, m)
}

func (r *Allow) Do(w *World) {
	at, err := w.heldAt(r.Number)
	if err != nil {
		return
	}
	h := w.unhold(at)
	i := h.Order.Intent.(*deployment.Improvise)
	if OnDeck(w, &h.Order) {
		if p := w.PersonAt(h.Order.Seat); p != nil {
			tryImprovise(w, p, i, r.Terms)
		}
	} else if m, id := w.HolderOf(h.Order.Seat); m != nil {
		pay(w, id, crew.Action)
		i.Play(&w.Battle, m, r.Terms)
	}
}
