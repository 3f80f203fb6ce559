package action

import (
	"slices"

	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
)

// StepsFrom returns the squares of a deck that somebody can reach with the movement and
// the actions that they have left. Steps on foot come first, beginning with the square
// that they stand on, in the order of the actions for climbing and then of distance; a
// square that is nearer by a climb is listed twice. Then come steps by climbing and by
// wings, if they have a speed for it or climbing costs more, and jumps. Anyone who can
// ready a move also gets the squares that they can reach as a reaction with a full speed
// (ME-READY).
func StepsFrom(f *personal.Fight, p *personal.Person, into []personal.Step) []personal.Step {
	list := into[:0]
	if !p.Open || !f.CanAct(p) || len(p.Path) > 0 {
		return list
	}
	for _, mode := range [...]rulebook.Mode{rulebook.Walk, rulebook.Climb, rulebook.FlyMode} {
		if mode == rulebook.Walk || personal.Speed(f, p, mode) > 0 || mode == rulebook.Climb && f.Book().Movement.Once {
			list = stepsBy(f, p, mode, list)
		}
	}
	return appendJumps(f, p, list)
}

// appendJumps adds the ends of straight jumps over a square or more.
func appendJumps(f *personal.Fight, p *personal.Person, list []personal.Step) []personal.Step {
	square := f.Book().Square
	for _, d := range deckplan.Neighbours {
		var path []deckplan.Square
		for at := p.At; int16(len(path)+1)*square <= personal.JumpDistance(f, p); {
			at = at.Plus(d.X, d.Y)
			path = append(path, at)
			if len(path) > 1 && (&movement.Move{Path: path, Jump: true}).Check(f, p) == nil {
				list = append(list, personal.Step{At: at, From: p.At, Cost: int16(len(path)) * square, Jump: true, Hard: hardshipOf(f, p, p.At, at, rulebook.Walk)})
			}
		}
	}
	return list
}

// stepsBy adds the squares that can be reached by a mode of movement.
func stepsBy(f *personal.Fight, p *personal.Person, mode rulebook.Mode, list []personal.Step) []personal.Step {
	later, first, down := int16(0), len(list), int16(0)
	if _, err := f.FindPrice(p, rulebook.ActReady); err == nil && !personal.HoldsReady(f.Book()) {
		later = f.TopSpeed(p, mode)
	}
	if mode != rulebook.FlyMode && p.Height > 0 {
		down = p.Height
		defer func() { p.Height = down }()
		p.Height = 0 // the way begins at floor level
	}
	if max(later, f.MovementLeft(p, mode)) <= down || mode == rulebook.FlyMode && f.Flags(p)&rulebook.Crawls != 0 {
		return list
	}
	w := walk{f: f, p: p, mode: mode, later: later, climbs: movement.MostClimbs(f, p), list: append(list, personal.Step{At: p.At, From: p.At, Cost: down, Mode: mode}), first: first}
	for n := first; n < len(w.list); n++ {
		// The list is sorted by price, so the first entry for a square is final.
		if n == first || w.list[n].Hard&personal.Falling == 0 {
			w.widen(n)
		}
	}
	return w.list
}

// walk is a search for the squares that can be reached.
type walk struct {
	f      *personal.Fight
	p      *personal.Person
	mode   rulebook.Mode
	later  int16 // movement as a reaction
	climbs int8  // affordable climbs
	list   []personal.Step
	first  int // index of the first entry of this search
}

func (w *walk) widen(from int) {
	f, here := w.f, w.list[from]
	for _, d := range deckplan.Neighbours {
		w.try(from, here.At.Plus(d.X, d.Y))
	}
	if to, ok := personal.Ladder(f, w.p.Deck, here.At); ok {
		w.try(from, to)
	}
	for _, level := range [...]int8{here.At.Level - 1, here.At.Level + 1} {
		if to := (deckplan.Square{X: here.At.X, Y: here.At.Y, Level: level}); personal.Ascends(f, w.p, w.mode) && personal.Upright(f, w.p.Deck, here.At, to) {
			w.try(from, to)
		}
	}
}

func (w *walk) try(from int, to deckplan.Square) {
	f, p, here := w.f, w.p, w.list[from]
	if f.Cell(p.Deck, to).Solid() || to.Level == here.At.Level && f.CutsCorner(p.Deck, here.At, to) {
		return // the usual case, without the reason that StepCost gives
	}
	cost, err := personal.KnownStepCost(f, p, here.At, to, w.mode)
	if w.mode == rulebook.FlyMode && here.At.Level == p.At.Level && to.Level != p.At.Level {
		cost += p.Height
	}
	s := personal.Step{At: to, Cost: here.Cost + cost, From: here.At, Mode: w.mode, Climbs: here.Climbs}
	if s.Climb = movement.PaysClimbs(f) && personal.Climbs(f, p, here.At, to, w.mode); s.Climb {
		s.Climbs++
	}
	left := personal.StepLeft(f, p, w.mode, here.At, to)
	if err != nil || s.Cost > max(w.later, left) || s.Climbs > w.climbs || len(w.list)-w.first >= maxSteps {
		return
	}
	for i := len(w.list) - 1; i >= w.first; i-- {
		switch x := &w.list[i]; {
		case x.At != to:
		case x.Climbs <= s.Climbs && x.Cost <= s.Cost:
			return
		case s.Climbs <= x.Climbs && s.Cost <= x.Cost && i > from:
			w.list = slices.Delete(w.list, i, i+1)
		}
	}
	if s.Hard = hardshipOf(f, p, here.At, to, w.mode); s.Cost > left {
		s.Hard |= personal.Later
	}
	at := len(w.list)
	for at > from+1 && comesFirst(&s, &w.list[at-1]) {
		at--
	}
	w.list = append(w.list, personal.Step{})
	copy(w.list[at+1:], w.list[at:])
	w.list[at] = s
}

// comesFirst reports whether one way is listed before another: it takes fewer actions to
// climb, or as many and is shorter.
func comesFirst(a, b *personal.Step) bool {
	return a.Climbs < b.Climbs || a.Climbs == b.Climbs && a.Cost < b.Cost
}

// hardshipOf returns what makes a step hard.
func hardshipOf(f *personal.Fight, p *personal.Person, from, to deckplan.Square, mode rulebook.Mode) (h personal.Hardship) {
	set := func(on bool, what personal.Hardship) {
		if on {
			h |= what
		}
	}
	tight, _ := f.Fits(p, to)
	_, shaft := f.Below(p.Deck, to)
	set(tight, personal.Squeezing)
	set(mode != rulebook.FlyMode && personal.RoughUnder(f, p, to), personal.HardGround)
	set(personal.KnownInPassing(f, p, to) != nil, personal.Thronged)
	set(f.Flags(p)&rulebook.Crawls != 0, personal.Crawling)
	set(from.Level != to.Level, personal.OtherLevel)
	set(shaft && !personal.Ascends(f, p, rulebook.FlyMode) && !personal.Ascends(f, p, rulebook.Climb), personal.Falling)
	burns := func(q deckplan.Square) bool {
		return f.Hazardous(p.Deck, q) || personal.BurnsAt(f, p, p.Deck, q) || personal.ZoneWorksAt(f, p, p.Deck, q)
	}
	set((mode != rulebook.FlyMode || p.Height == 0) && personal.AnySquareUnder(f, p, to, burns), personal.Burning)
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		set(m.Knows(p.Side) && personal.MineMinds(f, p.Deck, m, p, to), personal.Mined)
	}
	return h
}

const maxSteps = 600
