// Package sim is the battle itself: a World that is stepped, and nothing else.
//
// # The contract
//
// Orders go in, facts come out. One goroutine owns a World and calls
//
//	result, err := world.Step(orders)
//
// twenty times a second. Step obeys the orders that the rules allow and answers
// the others with a Refusal that names the rule; it lets one tick pass; and it
// returns what happened, for whom, and the Hash of the new state. It reads no
// clock, throws its dice from a tray that is part of the state, and walks no
// map: the same orders give the same hashes on every machine. An error means
// that an invariant is broken; the world then stays as it is for good.
//
// What a seat may know is its Picture: sight.View filters first, Flatten and
// Diff make the frame that travels, and Patch puts it together again, every
// number checked.
//
// # Where things are
//
//   - order.go, validate.go, step.go: what may be ordered, and the tick
//   - time.go: initiative, turns, both tempos, reaction windows
//   - judge.go: how a battle ends; trigger.go, consequence.go, reinforcement.go: what a
//     scenario has happen by itself, and who comes later
//   - foot.go, dock.go: the book on foot and the helm that makes fast
//   - aboard.go, board.go, console.go: the house rules between ships and decks
//   - improvise.go: orders in words, and what the GM allows of them
//   - ruling.go, edit.go, hold.go: what the GM can do
//   - fact.go, kind.go: what happens at the table; what happens in space is in ships
//
// Below it: ships has the rules of starship combat, crew the roles, budgets and
// initiative, and sim/dice, sim/space and sim/field what all of them are made
// of. sim/scenario is what a battle begins with. Above it: sim/sight draws pictures for
// seats (sim/picture: rows, and frames as deltas), sim/story plays rules as stories,
// sim/journal keeps what was ordered. Nothing here knows of networks, files or windows.
package sim
