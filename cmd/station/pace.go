package main

import "time"

// The rates at which a window is drawn: the least time between two screens.
const (
	smooth = 16 * time.Millisecond  // where what is shown moves by itself, and drawing is cheap
	apace  = 33 * time.Millisecond  // motion looks smooth, and a machine without a graphics card has time for the table
	calm   = 120 * time.Millisecond // nothing has moved or been done for a while
	settle = 2500 * time.Millisecond
)

// pace measures what screens cost, and chooses from it how many effects are drawn.
type pace struct {
	slow   bool // few effects are drawn, so that the rest is drawn often enough
	cost   time.Duration
	work   time.Duration // of the processor, for a screen
	worked time.Duration // of the processor, at the last screen
	toll   int           // screens in a row that took too long, or below 0 that did not
}

const (
	tolerable = 50 * time.Millisecond // for a screen: 20 in a second
	easy      = 18 * time.Millisecond
	patience  = 30   // screens that take too long
	recovery  = 3000 // that are easy, before all effects are tried again
	idleWork  = 6 * time.Millisecond
)

// took notes how long a screen took until the next could be drawn, and how long the
// processor has worked in all; 0 where nobody knows.
func (p *pace) took(cost, worked time.Duration) {
	p.cost += (min(cost, time.Second) - p.cost) / 8
	if p.worked > 0 {
		p.work += (worked - p.worked - p.work) / 8
	}
	p.worked = worked
	switch {
	case !p.slow && p.cost > tolerable:
		p.toll++
	case p.slow && p.cost < easy:
		p.toll--
	default:
		p.toll = 0
	}
	if p.toll >= patience || p.toll <= -recovery {
		p.slow, p.toll = p.toll > 0, 0
	}
}

// rate returns the least time between two screens of what moves by itself.
func (p *pace) rate() time.Duration {
	if p.cheap() {
		return smooth
	}
	return apace
}

// cheap reports whether screens cost so little that none has to be saved.
func (p *pace) cheap() bool { return p.cost < easy && p.work < idleWork }

// nap returns how long the window may sleep between two screens: where nothing holds it to the
// rate of a display, it would turn as fast as it can, and without a graphics card each turn
// costs a tenth of a screen. What is done meanwhile is seen so much later.
func (p *pace) nap(rate time.Duration) time.Duration {
	if rate == calm && !p.cheap() {
		return calm / 2
	}
	return smooth
}
