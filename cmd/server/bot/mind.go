package bot

import (
	"math/rand/v2"

	"broadside/crew"
	"broadside/sim"
)

// mind is what a brain bears in mind, in space and on decks.
type mind struct {
	// Skill is how well it chooses, from 0, a beginner, to 2, as well as it can.
	Skill int

	seat  crew.Seat
	rng   *rand.Rand
	given given
	turn  turn

	choices int    // useful ones, the most there have been in the turn
	poor    string // while they are fewer than Enough: what they are, and what is in the way of others
}

// turn is what a brain remembers of its turn.
type turn struct {
	began   int64 // the tick
	round   int32
	ended   bool
	action  bool // it was there when last looked
	feet    int64
	moved   int64 // the tick when the speed left last changed
	courses int
	plotted int64 // the tick of the last course
	failed  []string
}

// given is the last order and what there was to see before it, until its effect
// shows.
type given struct {
	intent sim.Intent
	name   string
	tick   int64
	before trace
	onFoot bool // its effect is none of the console's
}

// trace is what an order can change at once.
type trace struct {
	budget  crew.Budget
	waiting bool
	legs    int
	feet    int64
	left    int
	spent   int // from pools, and features used
	awaited crew.Seat
}

// patience is how many ticks an order may take to show its effect.
const patience = 30

// drawWhim returns a factor near 1 by which the worth of a choice varies.
func (b *mind) drawWhim() float64 {
	spread := [...]float64{0.6, 0.25, 0.03}[max(0, min(b.Skill, 2))]
	return 1 + spread*(b.rng.Float64()-0.5)
}

func (b *mind) tried(name string) bool {
	for _, f := range b.turn.failed {
		if f == name {
			return true
		}
	}
	return false
}

// Enough is how many useful choices a turn should have.
const Enough = 2
