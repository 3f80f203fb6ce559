package boots

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/sim"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// rulings are what a GM changes about the square that the mouse is on: doors, and
// what burns. Players have the keys to look around.
func (s *Screen) rulings(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	if v.Head.Seat.Role != crew.GM {
		return nil
	}
	q, over := s.deck.Square()
	symbol := s.deck.Symbol(q)
	door := over && (symbol == '+' || symbol == '/' || symbol == 'x')
	none := ""
	if !door {
		none = "Put the mouse on a door."
	}
	cols := r.Columns(4, kit.Gap)
	rule := func(k personal.RulingKind, on, locked bool) {
		ordered = append(ordered, &sim.OnFoot{Ruling: personal.Ruling{Kind: k, Deck: int8(s.deck.Deck), At: q, On: on, Locked: locked}})
	}
	if u.Do(cols[0], kit.Action{Name: "Open or shut", Key: "O", Why: none}) {
		rule(personal.RuleDoor, symbol != '/', false)
	}
	if u.Do(cols[1], kit.Action{Name: "Lock", Key: "L", Why: none}) {
		rule(personal.RuleDoor, false, symbol != 'x')
	}
	burn := kit.Action{Name: "Burn, or put out", Key: "F"}
	if !over || symbol == ' ' || symbol == '#' {
		burn.Why = "Put the mouse on a square of the deck."
	}
	if u.Do(cols[2], burn) {
		rule(personal.RuleBurn, symbol != '*', false)
	}
	u.Do(cols[3], kit.Action{Name: "Next deck", Key: "U", Does: "Another level, or another deck."})
	return ordered
}
