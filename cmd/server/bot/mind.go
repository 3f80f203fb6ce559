package bot

import (
	"math/rand/v2"
	"slices"

	"broadside/crew"
	"broadside/sim"
)

// mind is what a brain keeps in mind, in space and on decks.
type mind struct {
	// Skill is how well it chooses, from 0, a beginner's, to 2, its best.
	Skill int

	seat  crew.Seat
	rng   *rand.Rand
	given given
	turn  turn

	choices int    // useful ones: the most at any time in the turn
	poor    string // describes the choices while they are fewer than Enough, and what limits them
}

// turn is what a brain remembers of its turn.
type turn struct {
	began   int64 // the tick in which it began
	round   int32
	ended   bool
	action  bool // whether the action was unspent when last checked
	feet    int64
	moved   int64 // the tick when the remaining speed last changed
	courses int
	plotted int64 // the tick of the last course
	failed  []string
}

// given is the last order, and what could be seen before it, until its effect shows.
type given struct {
	intent sim.Intent
	name   string
	tick   int64
	before trace
	onFoot bool // its effect shows on a deck, not at the console
}

// trace is what an order can change at once.
type trace struct {
	budget  crew.Budget
	waiting bool
	legs    int
	feet    int64
	left    int
	spent   int // points of pools, and features used
	awaited crew.Seat
}

// patience is how many ticks an order may take to show its effect.
const patience = 30

// drawWhim returns a factor near 1 by which the worth of a choice varies.
func (b *mind) drawWhim() float64 {
	spread := [...]float64{0.6, 0.25, 0.03}[max(0, min(b.Skill, 2))]
	return 1 + spread*(b.rng.Float64()-0.5)
}

// tried reports whether something was tried in this turn, and failed.
func (b *mind) tried(name string) bool {
	return slices.Contains(b.turn.failed, name)
}

// Enough is how many useful choices a turn should have.
const Enough = 2
