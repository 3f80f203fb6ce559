package personal

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// Hardship is a set of what makes a step dear or worse.
type Hardship uint16

// The hardships.
const (
	Squeezing  Hardship = 1 << iota
	HardGround          // difficult, or over cover
	Thronged            // through somebody's space
	Crawling
	OtherLevel   // by a ladder or a shaft
	Falling      // into a shaft, with nothing to hold on by
	Burning      // into a hazard
	Mined        // where a mine that one knows of goes off
	Later        // farther than what is left: by reaction alone
	lastHardship = Later
)

// hardshipNames are the hardships as a station says them, in their order.
var hardshipNames = [...]string{"squeezing", "over difficult ground", "through somebody's space", "crawling", "to another level", "you fall", "it burns there", "a mine goes off there", "by reaction, when it is readied"}

// Words are the hardships of a set.
func (h Hardship) Words() (words []string) {
	for i, name := range hardshipNames {
		if h&(1<<i) != 0 {
			words = append(words, name)
		}
	}
	return words
}

// Step is a square that somebody can get to, and what it takes in units.
type Step struct {
	At    deckplan.Square
	Cost  int16
	From  deckplan.Square // the step before it
	Mode  rulebook.Mode
	Jump  bool // at once, over what lies between
	Hard  Hardship
	Rough bool // the way there leads over difficult ground
}

// Steps are the squares of a deck that somebody can get to with the movement that
// they have left: on their feet, nearest first, the one that they stand on before
// all; then by climbing and by wings, where they have a speed for it; then by a jump.
// Who can ready something gets to squares by reaction as well, with a whole speed
// (ME-READY).
func (f *Fight) Steps(p *Person, into []Step) []Step {
	list := into[:0]
	if !p.Open || p.State != Able || len(p.Path) > 0 {
		return list
	}
	for _, mode := range [...]rulebook.Mode{rulebook.Walk, rulebook.Climb, rulebook.FlyMode} {
		if mode == rulebook.Walk || f.speed(p, mode) > 0 {
			list = f.stepsBy(p, mode, list)
		}
	}
	return f.jumps(p, list)
}

// faster is what conditions add to a speed.
func (f *Fight) faster(p *Person) (n int16) {
	for i := range p.Conditions {
		n += f.Book().Conditions[p.Conditions[i].Condition].Faster
	}
	return n
}

// stepsBy adds the squares that a mode of movement leads to.
func (f *Fight) stepsBy(p *Person, mode rulebook.Mode, list []Step) []Step {
	left, first := f.left(p, mode), len(list)
	now := left
	if _, err := f.affords(p, rulebook.ActReady); err == nil {
		left = max(left, f.top(p, mode))
	}
	down := p.Height
	if mode == rulebook.FlyMode {
		down = 0
	}
	if left <= down || mode == rulebook.FlyMode && f.flags(p)&rulebook.Crawls != 0 {
		return list
	}
	w := walk{f: f, p: p, mode: mode, left: left, list: append(list, Step{At: p.At, From: p.At, Cost: down, Mode: mode}), first: first}
	for n := first; n < len(w.list); n++ {
		// The list is kept in the order of its costs, so the first that comes is final.
		if n == first || w.list[n].Hard&Falling == 0 {
			w.widen(n)
		}
	}
	for n := range w.list[first:] {
		if s := &w.list[first+n]; s.Cost > now {
			s.Hard |= Later
		}
	}
	return w.list
}

// walk is a search for the squares that can be reached.
type walk struct {
	f     *Fight
	p     *Person
	mode  rulebook.Mode
	left  int16
	list  []Step
	first int // of the list that is of this search
}

func (w *walk) widen(from int) {
	f, here := w.f, w.list[from]
	for _, d := range deckplan.Neighbours {
		w.try(from, here.At.Plus(d.X, d.Y))
	}
	if to, ok := f.Ladder(w.p.Deck, here.At); ok {
		w.try(from, to)
	}
	for _, level := range [...]int8{here.At.Level - 1, here.At.Level + 1} {
		if to := (deckplan.Square{X: here.At.X, Y: here.At.Y, Level: level}); f.Ascends(w.p, w.mode) && f.upright(w.p.Deck, here.At, to) {
			w.try(from, to)
		}
	}
}

func (w *walk) try(from int, to deckplan.Square) {
	f, p, here := w.f, w.p, w.list[from]
	cost, err := f.stepCost(p, here.At, to, w.mode)
	if w.mode == rulebook.FlyMode && here.At.Level == p.At.Level && to.Level != p.At.Level {
		cost += p.Height
	}
	rough := here.Rough || !f.Book().Movement.Difficult && f.rough(p.Deck, to)
	most := w.left
	if rough {
		most = min(most, f.roughLeft(p))
	}
	if err != nil || here.Cost+cost > most || len(w.list)-w.first >= maxSteps {
		return
	}
	s := Step{At: to, Cost: here.Cost + cost, From: here.At, Mode: w.mode, Rough: rough}
	for i := w.first; i < len(w.list); i++ {
		if x := &w.list[i]; x.At == to {
			if x.Cost <= s.Cost || i <= from {
				return
			}
			w.list = append(w.list[:i], w.list[i+1:]...)
			break
		}
	}
	s.Hard = f.hardship(p, here.At, to, w.mode)
	at := len(w.list)
	for at > from+1 && w.list[at-1].Cost > s.Cost {
		at--
	}
	w.list = append(w.list, Step{})
	copy(w.list[at+1:], w.list[at:])
	w.list[at] = s
}

// hardship is what a step has against it.
func (f *Fight) hardship(p *Person, from, to deckplan.Square, mode rulebook.Mode) (h Hardship) {
	set := func(on bool, what Hardship) {
		if on {
			h |= what
		}
	}
	tight, _ := f.fits(p, to)
	_, shaft := f.below(p.Deck, to)
	set(tight, Squeezing)
	set(mode != rulebook.FlyMode && f.rough(p.Deck, to), HardGround)
	set(f.inWay(p, to, false) != nil, Thronged)
	set(f.flags(p)&rulebook.Crawls != 0, Crawling)
	set(from.Level != to.Level, OtherLevel)
	set(shaft && !f.Ascends(p, rulebook.FlyMode) && !f.Ascends(p, rulebook.Climb), Falling)
	set((f.hazardous(p.Deck, to) || f.alight(p, p.Deck, to) || f.zoned(p, p.Deck, to)) && (mode != rulebook.FlyMode || p.Height == 0), Burning)
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		set(m.knows(p.Side) && f.minds(p.Deck, m, p, to), Mined)
	}
	return h
}

// jumps adds where a straight jump leads, over a square or more.
func (f *Fight) jumps(p *Person, list []Step) []Step {
	square := f.Book().Square
	for _, d := range deckplan.Neighbours {
		var path []deckplan.Square
		for at := p.At; int16(len(path)+1)*square <= f.Book().Movement.Jump; {
			at = at.Plus(d.X, d.Y)
			path = append(path, at)
			if len(path) > 1 && (&Move{Path: path, Jump: true}).Check(f, p) == nil {
				list = append(list, Step{At: at, From: p.At, Cost: int16(len(path)) * square, Jump: true, Hard: f.hardship(p, p.At, at, rulebook.Walk)})
			}
		}
	}
	return list
}

const maxSteps = 600
