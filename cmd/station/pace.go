package main

import "time"

// The rates of drawing a window: the least time between two screens.
const (
	smooth = 16 * time.Millisecond  // if what is shown moves by itself, and drawing is cheap
	apace  = 33 * time.Millisecond  // motion looks smooth, and a machine without a graphics card has time for the table
	calm   = 120 * time.Millisecond // nothing has moved or been done for a while
	settle = 2500 * time.Millisecond
)

// pace measures what screens cost, and derives from that how many effects are drawn.
type pace struct {
	slow   bool // few effects are drawn, to keep up the rate of screens
	cost   time.Duration
	work   time.Duration // processor time of a screen
	worked time.Duration // processor time up to the last screen
	toll   int           // consecutive screens that took too long or, if negative, that did not
}

const (
	tolerable = 50 * time.Millisecond // for a screen: 20 in a second
	easy      = 18 * time.Millisecond
	patience  = 30   // screens that may take too long
	recovery  = 3000 // cheap screens before all effects are tried again
	idleWork  = 6 * time.Millisecond
)

// took records the time from a screen to the next, and the total processor time, or 0 if it is
// unknown.
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

// rate returns the least time between two screens of something that moves by itself.
func (p *pace) rate() time.Duration {
	if p.cheap() {
		return smooth
	}
	return apace
}

// cheap reports whether screens cost so little that none needs to be skipped.
func (p *pace) cheap() bool { return p.cost < easy && p.work < idleWork }

// nap returns how long the window may sleep between two screens: if nothing limits it to the rate
// of a display, it loops as fast as it can, and without a graphics card each turn costs a tenth of
// a screen. Input is seen later by that time.
func (p *pace) nap(rate time.Duration) time.Duration {
	if rate == calm && !p.cheap() {
		return calm / 2
	}
	return smooth
}
