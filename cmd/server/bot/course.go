package bot

import (
	"math"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/space"
)

// course is a candidate: a turn, a way ahead, and a turn at its end.
type course struct {
	first, last int // degrees
	ahead       int // feet
	end         pose
	score       float64
}

const (
	tries    = 10 // candidates worked out foot by foot before giving up
	finalist = 28 // candidates whose cover is looked at
	reserve  = 6  // feet kept back for rounding
	slowest  = 12 // ticks that an order may take, while a ship flies on in live tempo
	turnings = 15 // degrees between the turns that are tried
)

// plot returns the best course that the rules will allow, and how much it scores above staying.
func (b *Brain) plot(s *scene) ([]ships.Leg, float64) {
	c, a := s.survey(), s.aims()
	a.steer(c)
	var list []course
	if c.Squares > 0 {
		list = a.squares(c)
	} else {
		list = b.candidates(a, c)
	}
	hidden := make([]float64, len(s.foes))
	a.hiding(s.here.at, c, hidden)
	stay := a.score(s.here.at, s.here.heading, hidden)
	slices.SortFunc(list, better)
	list = list[:min(len(list), finalist)]
	for i := range list {
		k := &list[i]
		a.hiding(k.end.at, c, hidden)
		k.score = a.score(k.end.at, k.end.heading, hidden) * b.drawWhim()
	}
	slices.SortFunc(list, better)
	from := ships.Pose{At: s.own.At, Heading: s.own.Heading}
	for i := range list[:min(len(list), tries)] {
		k := &list[i]
		if k.score <= stay {
			break
		}
		legs := k.legs()
		plan := c.Plan(from, legs, 0)
		if plan.Blocked == nil && plan.Within == nil && feet(plan.Cost) <= feet(s.sheet.Feet)-s.reserve() {
			return legs, k.score - stay
		}
	}
	return nil, 0
}

// reserve returns how much of the speed may be gone before a course begins.
func (s *scene) reserve() float64 {
	if s.live && len(s.p.Legs) > 0 {
		return slowest * feet(s.sheet.FlyingSpeed) / crew.RoundTicks
	}
	return 0
}

func better(x, y course) int {
	switch {
	case x.score > y.score:
		return -1
	case x.score < y.score:
		return 1
	}
	return 0
}

func (k *course) legs() []ships.Leg {
	legs := []ships.Leg{{Turn: space.Angle(k.first) * space.Degree, Ahead: space.Length(k.ahead) * space.Foot}}
	if k.last != 0 {
		legs = append(legs, ships.Leg{Turn: space.Angle(k.last) * space.Degree})
	}
	return legs
}

// candidates returns courses that are not known to be barred.
func (b *Brain) candidates(a *aims, c *chart) []course {
	var list []course
	budget := feet(a.sheet.Feet) - a.reserve() - reserve
	for _, first := range a.turns() {
		left := budget - c.turning(first)
		if left < 0 {
			continue
		}
		heading := wrap(a.here.heading + float64(first))
		dir := toward(heading)
		for _, part := range [...]float64{0, 0.2, 0.4, 0.6, 0.8, 1} {
			list = a.endings(list, c, course{first: first, ahead: int(left * part)}, heading, dir, left)
			if left < 1 {
				break
			}
		}
	}
	return list
}

func (c *chart) turning(degrees int) float64 {
	return feet(ships.TurnCost(space.Angle(degrees)*space.Degree, c.Turn))
}

// turns returns the first turns to try: all around, and towards what matters.
func (a *aims) turns() []int {
	var list []int
	for t := -180 + turnings; t <= 180; t += turnings {
		list = append(list, t)
	}
	look := func(at vec) {
		t := int(math.Round(shorterTurn(a.here.heading, a.here.at.bearing(at))))
		list = append(list, t)
	}
	look(a.next)
	for _, f := range a.picked {
		look(a.foes[f].at)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// chosen returns the foes on which a course may end with its guns trained: the focus, and the two
// nearest.
func (a *aims) chosen() []int {
	var list []int
	if a.focus >= 0 {
		list = append(list, a.focus)
	}
	for len(list) < min(3, len(a.foes)) {
		next, nearest := -1, math.Inf(1)
		for i := range a.foes {
			if d := a.here.at.distance(a.foes[i].at); d < nearest && !slices.Contains(list, i) {
				next, nearest = i, d
			}
		}
		list = append(list, next)
	}
	return list
}

// endings adds a course as it is, and with a last turn that brings each gun to bear on each chosen
// foe.
func (a *aims) endings(list []course, c *chart, k course, heading float64, dir vec, left float64) []course {
	list = a.ending(list, c, k, heading, dir, left)
	for _, f := range a.picked {
		end := a.here.at.plus(dir.times(float64(k.ahead)))
		seen := -1.0
		for g := range a.guns {
			w := &a.guns[g]
			if w.row.Turret && len(a.guns) > 1 || w.turned == seen {
				continue
			}
			seen = w.turned
			last := int(math.Round(shorterTurn(heading+w.turned, end.bearing(a.foes[f].at))))
			if last < 5 && last > -5 {
				continue
			}
			bent := k
			bent.last = last
			if over := float64(bent.ahead) + c.turning(last) - left; over > 0 {
				bent.ahead = int(float64(bent.ahead) - over)
			}
			if bent.ahead >= 0 {
				list = a.ending(list, c, bent, heading, dir, left)
			}
		}
	}
	return list
}

// ending adds a course if nothing bars it and the ship can pay for it.
func (a *aims) ending(list []course, c *chart, k course, heading float64, dir vec, left float64) []course {
	k.end = pose{a.here.at.plus(dir.times(float64(k.ahead))), wrap(heading + float64(k.last))}
	cost, free := c.cost(a.here.at, k.end.at)
	if !free || cost+c.turning(k.last) > left || k.ahead > 0 && c.shipAt(k.end.at) != nil {
		return list
	}
	if k.ahead == 0 && k.first == 0 && k.last == 0 {
		return list
	}
	k.score = a.score(k.end.at, k.end.heading, nil)
	return append(list, k)
}
