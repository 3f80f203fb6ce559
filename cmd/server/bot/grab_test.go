package bot_test

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
)

// away reports whether somebody stands where they keep nobody from a console.
func (y *yard) away(n int, console deckplan.Square) bool {
	at := y.person(n).At
	return max(at.X-console.X, console.X-at.X, at.Y-console.Y, console.Y-at.Y) > 1
}

// was reports whether something has happened to somebody: a fact with these words.
func (y *yard) was(sentence string) bool {
	return slices.ContainsFunc(y.facts, func(f event.Fact) bool { return say.English(f.Sentence(), y.World) == sentence })
}

func (y *yard) afflict(n int, condition string) {
	y.step(sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{
		Kind: action.RuleAfflict, Person: y.person(n).ID, Number: y.Fight.Book().Condition(condition)}}})
}

// A foe who keeps a friend from a console is pushed away from it, and dragged away
// where there is a wall behind them.
func TestBootsGetAFoeAwayFromAConsole(t *testing.T) {
	y := newYard(t, true, []string{
		"##########",
		"^.......##",
		"#.......##",
		"#.....P..#",
		"##########",
	}, body{"umbra-trooper", 1, 6, 2}, body{"umbra-trooper", 0, 5, 2}, body{"umbra-trooper", 1, 7, 2})
	y.until("a push", func() bool { return y.away(1, deckplan.Square{X: 6, Y: 3}) })

	y = newYard(t, true, []string{
		"##########",
		"^........#",
		"####.....#",
		"####P....#",
		"##########",
	}, body{"plain", 1, 5, 2}, body{"umbra-guard", 0, 4, 2}, body{"umbra-guard", 1, 5, 3})
	y.person(1).HP, y.person(1).MaxHP = 90, 90
	y.until("a foe dragged off", func() bool { return y.away(1, deckplan.Square{X: 4, Y: 3}) })
	y.until("nobody held any more", func() bool { return len(y.person(0).Holds) == 0 })
}

// A friend who has fallen in the line of a foe is dragged out of it by who has nothing better to
// do, once they are stable, and let go of there.
func TestBootsDragAFallenFriendOutOfFire(t *testing.T) {
	y := newYard(t, false, []string{
		"############",
		"#..........#",
		"#.##########",
		"#.##########",
		"#.##########",
		"############",
	}, body{"plain", 0, 1, 2}, body{"plain", 0, 1, 1}, body{"umbra-trooper", 1, 10, 1}, body{"plain", 0, 5, 1})
	y.step(sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHP, Person: y.person(1).ID}}})
	y.until("a friend out of the line", func() bool { return y.person(1).At.Y >= 2 })
	if y.person(1).State != personal.Stable {
		t.Error("they were not stabilised first")
	}
	y.until("a friend who is let go of", func() bool { return len(y.person(0).Holds) == 0 })
}

// Who lies asleep is woken by what heals, and who is locked up by others is let out.
func TestBootsWakeAndFreeTheirFriends(t *testing.T) {
	rows := []string{
		"#################",
		"#............#..#",
		"#............#..#",
		"#################",
	}
	foe := body{"dock-guard", 1, 14, 1} // behind a wall
	y := newYards(t, "ether", false, [][]string{rows}, body{"isaura-penn", 0, 1, 1}, body{"dock-guard", 0, 7, 1}, foe)
	y.afflict(1, "stabilised")
	y.until("a friend who is awake", func() bool { return y.was("dock-guard is no longer stabilised.") })

	y = newYards(t, "ether", false, [][]string{rows}, body{"wat-ferris", 0, 1, 1}, body{"dock-guard", 0, 7, 1}, foe)
	y.afflict(1, "encased")
	y.until("a friend who is free", func() bool { return y.was("dock-guard is no longer encased.") })
}

// Who can raise the dead does so once foes are there, and again while it works; who can
// raise a shield does, with an action left.
func TestBootsRaiseTheDeadAndTheirShields(t *testing.T) {
	rows := []string{
		"##############",
		"#............#",
		"#............#",
		"##############",
	}
	y := newYards(t, "ether", false, [][]string{rows}, body{"grave-engine", 0, 1, 1}, body{"wat-ferris", 1, 12, 1}, body{"dock-guard", 0, 2, 2}, body{"dock-guard", 0, 3, 2})
	for n := 2; n < 4; n++ {
		y.step(sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHurt, Person: y.person(n).ID, Amount: 99}}})
	}
	y.until("two who have risen", func() bool { return len(y.Fight.People) > 5 })

	y = newYards(t, "ether", false, [][]string{rows}, body{"isaura-penn", 0, 1, 1}, body{"dock-guard", 1, 12, 1})
	y.until("a shield that is up", func() bool { return y.person(0).Raised > 0 })
}
