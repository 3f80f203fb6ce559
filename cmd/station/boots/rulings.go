package boots

import (
	"broadside/personal"
	"broadside/sim"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// rulings are what a GM changes about the marked square, doors and what burns, and
// the page of rulings on the chosen person. Players have the keys to look around.
func (s *Screen) rulings(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	q := s.cursor.at
	symbol := s.deck.Symbol(q)
	none := ""
	if symbol != '+' && symbol != '/' && symbol != 'x' {
		none = "Mark a door."
	}
	cols := r.Columns(5, kit.Gap)
	rule := func(k personal.RulingKind, on, locked bool) {
		ordered = append(ordered, &sim.OnFoot{Ruling: personal.Ruling{Kind: k, Deck: int8(s.deck.Deck), At: q, On: on, Locked: locked}})
	}
	if u.Do(cols[0], kit.Action{Name: "Open or shut", Key: "Ctrl+D", Why: none, Does: "The marked door."}) {
		rule(personal.RuleDoor, symbol != '/', false)
	}
	if u.Do(cols[1], kit.Action{Name: "Lock", Key: "Ctrl+L", Why: none, Does: "Or unlock it."}) {
		rule(personal.RuleDoor, false, symbol != 'x')
	}
	burn := kit.Action{Name: "Burn", Key: "Ctrl+F", Does: "Or put out."}
	if symbol == ' ' || symbol == '#' {
		burn.Why = "Mark a square."
	}
	if u.Do(cols[2], burn) {
		rule(personal.RuleBurn, symbol != '*', false)
	}
	who := kit.Action{Name: "Rule", Key: "Ctrl+R", Does: "On " + name(v, s.target) + ".", Cut: true}
	if person(v, s.target) == nil {
		who.Why = "Choose somebody."
	}
	if u.Do(cols[3], who) {
		s.judge.open = true
		if s.judge.amount == 0 {
			s.judge.amount = 10
		}
	}
	if u.Do(cols[4], kit.Action{Name: "Next deck", Key: "U", Does: "Or level."}) {
		s.elsewhere(v)
	}
	return ordered
}
