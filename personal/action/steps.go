package action

import (
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// Steps are the squares of a deck that somebody can get to with the movement and the
// actions that they have left: on their feet, the one that they stand on before all, those
// without a climb before those with one where it takes an action, the nearest first; then
// by climbing and by wings, where they have a speed for it; then by a jump. Who can ready
// something gets to squares by reaction as well, with a whole speed (ME-READY).
func Steps(f *personal.Fight, p *personal.Person, into []personal.Step) []personal.Step {
	list := into[:0]
	if !p.Open || !f.Acts(p) || len(p.Path) > 0 {
		return list
	}
	for _, mode := range [...]rulebook.Mode{rulebook.Walk, rulebook.Climb, rulebook.FlyMode} {
		if mode == rulebook.Walk || personal.Speed(f, p, mode) > 0 {
			list = stepsBy(f, p, mode, list)
		}
	}
	return jumps(f, p, list)
}

// jumps adds where a straight jump leads, over a square or more.
func jumps(f *personal.Fight, p *personal.Person, list []personal.Step) []personal.Step {
	square := f.Book().Square
	for _, d := range deckplan.Neighbours {
		var path []deckplan.Square
		for at := p.At; int16(len(path)+1)*square <= personal.Leap(f, p); {
			at = at.Plus(d.X, d.Y)
			path = append(path, at)
			if len(path) > 1 && (&combat.Move{Path: path, Jump: true}).Check(f, p) == nil {
				list = append(list, personal.Step{At: at, From: p.At, Cost: int16(len(path)) * square, Jump: true, Hard: hardshipOf(f, p, p.At, at, rulebook.Walk)})
			}
		}
	}
	return list
}

// stepsBy adds the squares that a mode of movement leads to.
func stepsBy(f *personal.Fight, p *personal.Person, mode rulebook.Mode, list []personal.Step) []personal.Step {
	left, first := f.Left(p, mode), len(list)
	now := left
	if _, err := f.Affords(p, rulebook.ActReady); err == nil {
		left = max(left, f.Top(p, mode))
	}
	down := p.Height
	if mode == rulebook.FlyMode {
		down = 0
	}
	if left <= down || mode == rulebook.FlyMode && f.Flags(p)&rulebook.Crawls != 0 {
		return list
	}
	w := walk{f: f, p: p, mode: mode, left: left, climbs: combat.MostClimbs(f, p), list: append(list, personal.Step{At: p.At, From: p.At, Cost: down, Mode: mode}), first: first}
	for n := first; n < len(w.list); n++ {
		// The list is kept in the order of its prices, so the first that comes is final.
		if n == first || w.list[n].Hard&personal.Falling == 0 {
			w.widen(n)
		}
	}
	for n := range w.list[first:] {
		if s := &w.list[first+n]; s.Cost > now {
			s.Hard |= personal.Later
		}
	}
	return w.list
}

// walk is a search for the squares that can be reached.
type walk struct {
	f      *personal.Fight
	p      *personal.Person
	mode   rulebook.Mode
	left   int16
	climbs int8 // that can be paid for
	list   []personal.Step
	first  int // of the list that is of this search
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
	if f.Cell(p.Deck, to).Solid() || to.Level == here.At.Level && f.Cuts(p.Deck, here.At, to) {
		return // as most are, and nobody asks StepCost for the reason
	}
	cost, err := personal.StepCost(f, p, here.At, to, w.mode)
	if w.mode == rulebook.FlyMode && here.At.Level == p.At.Level && to.Level != p.At.Level {
		cost += p.Height
	}
	rough := here.Rough || !f.Book().Movement.Difficult && f.Rough(p.Deck, to)
	most := w.left
	if rough {
		most = min(most, personal.RoughLeft(f, p))
	}
	climbs := here.Climbs
	if combat.PaysClimbs(f) && personal.Climbs(f, p, here.At, to, w.mode) {
		climbs++
	}
	if err != nil || here.Cost+cost > most || climbs > w.climbs || len(w.list)-w.first >= maxSteps {
		return
	}
	s := personal.Step{At: to, Cost: here.Cost + cost, From: here.At, Mode: w.mode, Rough: rough, Climbs: climbs}
	for i := w.first; i < len(w.list); i++ {
		if x := &w.list[i]; x.At == to {
			if !cheaper(&s, x) || i <= from {
				return
			}
			w.list = append(w.list[:i], w.list[i+1:]...)
			break
		}
	}
	s.Hard = hardshipOf(f, p, here.At, to, w.mode)
	at := len(w.list)
	for at > from+1 && cheaper(&s, &w.list[at-1]) {
		at--
	}
	w.list = append(w.list, personal.Step{})
	copy(w.list[at+1:], w.list[at:])
	w.list[at] = s
}

// cheaper reports whether one way takes less than another: fewer actions to climb, or less
// movement.
func cheaper(a, b *personal.Step) bool {
	return a.Climbs < b.Climbs || a.Climbs == b.Climbs && a.Cost < b.Cost
}

// hardshipOf is what a step has against it.
func hardshipOf(f *personal.Fight, p *personal.Person, from, to deckplan.Square, mode rulebook.Mode) (h personal.Hardship) {
	set := func(on bool, what personal.Hardship) {
		if on {
			h |= what
		}
	}
	tight, _ := f.Fits(p, to)
	_, shaft := f.Below(p.Deck, to)
	set(tight, personal.Squeezing)
	set(mode != rulebook.FlyMode && f.Rough(p.Deck, to), personal.HardGround)
	set(f.InWay(p, to, false) != nil, personal.Thronged)
	set(f.Flags(p)&rulebook.Crawls != 0, personal.Crawling)
	set(from.Level != to.Level, personal.OtherLevel)
	set(shaft && !personal.Ascends(f, p, rulebook.FlyMode) && !personal.Ascends(f, p, rulebook.Climb), personal.Falling)
	set((f.Hazardous(p.Deck, to) || personal.Alight(f, p, p.Deck, to) || personal.Zoned(f, p, p.Deck, to)) && (mode != rulebook.FlyMode || p.Height == 0), personal.Burning)
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		set(m.Knows(p.Side) && personal.Minds(f, p.Deck, m, p, to), personal.Mined)
	}
	return h
}

const maxSteps = 600
