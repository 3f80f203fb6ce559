package boots

import (
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// rulings draws what a GM has besides the orders of the person who acts: to play people in place of
// bots, the palette for the deck, and the page of rulings on the chosen person.
func (s *Screen) rulings(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	cols := r.Columns(5, kit.Gap)
	if u.Small {
		cols = r.Grid(5, 2, kit.Gap)
	}
	run := kit.Action{Name: "Pause", Key: "boots.pause", Does: "Nobody can act."}
	if v.Head.Paused {
		run.Name, run.On, run.Does = "Run", true, "Let the clock run."
	}
	if v.Head.Over {
		run.Rule, run.Why, run.On = "SHIP-ROUND", "The battle is over.", false
	}
	if u.Do(cols[4], run) {
		ordered = append(ordered, &sim.Pause{On: !v.Head.Paused})
	}
	if u.Do(cols[0], kit.Action{Name: "Change the deck", Short: "The deck", Key: "boots.brush", On: s.brush.open, Cut: true, Does: "Click to draw, open, lock or burn."}) {
		s.brush.open = !s.brush.open
	}
	who := kit.Action{Name: "Rule", Key: "boots.rule", Does: say.Of("On %s.", name(v, s.target)), Cut: true}
	if person(v, s.target) == nil {
		who.Why = "Choose somebody."
	}
	if u.Do(cols[1], who) {
		s.judge.open = true
		if s.judge.amount == 0 {
			s.judge.amount = 10
		}
	}
	if u.Do(cols[2], kit.Action{Name: "Next deck", Key: "boots.level", Does: "Or level."}) {
		s.elsewhere(v)
	}
	own := self(v, character(v))
	play := kit.Action{Name: "Play them", Key: "boots.play", Cut: true, Does: "Bots wait 20 s for each order."}
	if own == nil {
		play.Why = "Nobody's turn here."
	}
	if u.Do(cols[3], play) { // any order of theirs would do; this one changes nothing
		ordered = append(ordered, &action.Stand{Standing: own.Standing})
	}
	return ordered
}
