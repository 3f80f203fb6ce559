package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// CheckHouseRule refuses what needs a house rule that is not in play.
func (w *World) CheckHouseRule(h scenario.HouseRule) error {
	if foot := w.Scenario.Foot; foot == nil || foot.Without.Has(h) {
		return crew.Refuse(h.ID(), "this scenario is played without it")
	}
	return nil
}

func (w *World) plays(h scenario.HouseRule) bool { return w.CheckHouseRule(h) == nil }

// Breach is a way between two ships torn open by a ram. It lasts as long as their spaces
// touch (HOUSE-BREACH).
type Breach struct{ Ship, Other space.ID }

// NumberedConsole is a console with the number by which orders name it.
type NumberedConsole struct {
	Number crew.ConsoleID
	scenario.ConsoleState
}

// Fields describes a NumberedConsole.
func (k *NumberedConsole) Fields(c field.Coder) {
	field.Int(c, "number", &k.Number, 0, crew.MaxConsoles-1)
	k.ConsoleState.Fields(c)
}

// Aboard is the state between ships and decks.
type Aboard struct {
	Consoles  []NumberedConsole
	Breaches  []Breach
	Lines     []Line
	Pods      []int8 // pods left, by the decks of the fight
	Crossings []Crossing
}

// Fields describes an Aboard.
func (a *Aboard) Fields(c field.Coder) {
	field.List(c, "consoles", &a.Consoles, crew.MaxConsoles, func(c field.Coder, k *NumberedConsole) { k.Fields(c) })
	field.List(c, "breaches", &a.Breaches, scenario.MaxBreaches, func(c field.Coder, b *Breach) {
		field.Int(c, "ship", &b.Ship, 1, space.MaxID)
		field.Int(c, "other", &b.Other, 1, space.MaxID)
	})
	field.List(c, "lines", &a.Lines, scenario.MaxBreaches, func(c field.Coder, l *Line) { l.Fields(c) })
	field.List(c, "crossings", &a.Crossings, personal.MaxPeople, func(c field.Coder, x *Crossing) {
		field.Int(c, "person", &x.Person, 0, crew.MaxMembers)
		field.Int(c, "ship", &x.Ship, 0, space.MaxID)
	})
	field.List(c, "pods", &a.Pods, 8, func(c field.Coder, n *int8) { field.Int(c, "pods", n, 0, 100) })
}

// furnishDeck lists the consoles of a deck that belongs to a ship.
func furnishDeck(w *World, deck int8) {
	ship := w.Fight.Decks[deck].Ship
	if ship == 0 {
		return
	}
	for _, k := range action.PlanOf(&w.Fight, deck).Consoles {
		fitConsole(w, deck, k.At, k.Role, false)
	}
}

// fitConsole adds a console after those of its kind aboard.
func fitConsole(w *World, deck int8, at deckplan.Square, role crew.Role, drawn bool) {
	if len(w.Aboard.Consoles) >= crew.MaxConsoles {
		return
	}
	seat := crew.Seat{Ship: w.Fight.Decks[deck].Ship, Role: role, Number: 1}
	for i := range w.Aboard.Consoles {
		if o := &w.Aboard.Consoles[i]; o.Seat.Ship == seat.Ship && o.Seat.Role == role {
			seat.Number = max(seat.Number, o.Seat.Number+1)
		}
	}
	where := uint64(deck)<<24 | uint64(at.Level)<<16 | uint64(at.Y)<<8 | uint64(at.X)
	number := w.Numbering.ConsoleID(where, func(n crew.ConsoleID) bool { return numberedConsole(w, n) != nil })
	w.Aboard.Consoles = append(w.Aboard.Consoles, NumberedConsole{number, scenario.ConsoleState{Seat: seat, Deck: deck, At: at, Drawn: drawn}})
}

// refitConsole adds the console that a GM has drawn into a square, and removes one that
// was there (HOUSE-MAP).
func refitConsole(w *World, deck int8, at deckplan.Square) {
	w.Aboard.Consoles = slices.DeleteFunc(w.Aboard.Consoles, func(k NumberedConsole) bool { return k.Deck == deck && k.At == at })
	if role, ok := personal.ConsoleAt(&w.Fight, deck, at); ok {
		fitConsole(w, deck, at, role, true)
	}
}

// consoleOf returns the console of a seat: its own, or the last of its kind if there are
// fewer, or nil if its ship has no deck.
func consoleOf(a *Aboard, seat crew.Seat) *NumberedConsole {
	var best *NumberedConsole
	for i := range a.Consoles {
		k := &a.Consoles[i]
		if k.Seat.Ship != seat.Ship || k.Seat.Role != seat.Role {
			continue
		}
		if best = k; k.Seat.Number == seat.Number {
			return k
		}
	}
	return best
}

// whyAway returns why a crew member cannot work their console, or "": they are down, it is
// out of their reach, somebody else has it, or it is dead. A member who does everything
// aboard needs any working console, and others can use a spare one of their kind
// (HOUSE-CONSOLE).
func whyAway(w *World, m *crew.Member, id crew.ID) say.Text {
	p, s := w.Fight.Person(id), w.Ship(m.Seat.Ship)
	if p == nil || s == nil {
		return ""
	}
	switch {
	case p.Side != s.Side:
		return "the ship is no longer yours"
	case !action.CanWork(&w.Fight, p):
		return "you cannot act"
	}
	if m.Roles&crew.AllStations == crew.AllStations {
		for i := range w.Aboard.Consoles {
			if k := &w.Aboard.Consoles[i]; k.Seat.Ship == s.ID && whyOutOf(&w.Fight, p, k) == "" {
				return ""
			}
		}
		return "you are not at a console that works"
	}
	k := consoleOf(&w.Aboard, m.Seat)
	if k == nil {
		return ""
	}
	why := whyOutOf(&w.Fight, p, k)
	for i := range w.Aboard.Consoles {
		if o := &w.Aboard.Consoles[i]; why != "" && isSpare(&w.Battle, o, m.Seat) && whyOutOf(&w.Fight, p, o) == "" {
			return ""
		}
	}
	return why
}

// isSpare reports whether a console aboard serves a seat's role and is no other seat's.
func isSpare(b *ships.Battle, k *NumberedConsole, seat crew.Seat) bool {
	if k.Seat.Ship != seat.Ship || k.Seat.Role != seat.Role {
		return false
	}
	m, _ := b.HolderOf(k.Seat)
	return m == nil
}

func whyOutOf(f *personal.Fight, p *personal.Person, k *NumberedConsole) say.Text {
	switch {
	case k.Dead:
		return "your console is dead"
	case k.Holder != 0:
		return "your console is held by boarders"
	case !action.Beside(f, p, k.Deck, k.At):
		return "you are not at your console"
	}
	return ""
}

// updateConsoles updates which crew members are at their consoles and have reacted anywhere,
// and the ways between ships.
func updateConsoles(w *World) {
	if !w.Fight.HasDecks() {
		return
	}
	for i := range w.Members {
		if m := &w.Members[i]; isDeployed(w, m.Seat) {
			id := w.Numbering.ID(i)
			was := m.Away
			if m.Away = whyAway(w, m, id) != ""; was && !m.Away {
				deployment.TakeHelm(&w.Battle, id)
			}
			shareReaction(w, id)
		}
	}
	mendWays(w)
}

// stationCrew puts a crew at the consoles of their ship's deck.
func stationCrew(w *World, deck int8, sheets func(crew.Seat) int16) error {
	s := w.Ship(w.Fight.Decks[deck].Ship)
	if s == nil {
		return nil
	}
	for _, id := range s.Crew {
		m := w.Member(id)
		sheet := sheets(m.Seat)
		if sheet < 0 {
			continue
		}
		a := personal.Arrival{Name: m.Name, Sheet: sheet, Side: s.Side, Special: s.Special, Deck: deck}
		if a.Name == "" {
			a.Name = s.Name + "'s " + m.Seat.String()
		}
		near := w.Fight.Hatches(deck)
		if k := consoleOf(&w.Aboard, m.Seat); k != nil {
			near = []deckplan.Square{k.At}
		}
		if err := action.EnterNear(&w.Fight, id, &a, near); err != nil {
			return err
		}
		m.Roles |= crew.Of(crew.Boots)
	}
	return nil
}
