package movement

import (
	"slices"

	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// Advance takes everyone who is moving a step farther, unless somebody may react to it
// first or they have to wait for somebody who moves as a reaction to them. People walk at
// the same pace in both tempos.
func Advance(f *personal.Fight) {
	for i := range f.People {
		p := &f.People[i]
		if len(p.Path) > 0 && !f.Windows.Concerns(p.ID) && !waitsForMover(f, p) {
			if p.Beat++; p.Beat == personal.StepTicks {
				p.Beat = 0
				walkOn(f, p)
			}
		}
		ComeDown(f, p)
		endReactionMove(f, p)
	}
}

// waitsForMover reports whether somebody has to wait for a person who moves as a reaction
// to them (ME-REACT). A person who moves as a reaction waits for nobody.
func waitsForMover(f *personal.Fight, p *personal.Person) bool {
	if p.Answers != 0 {
		return false
	}
	for i := range f.People {
		if o := &f.People[i]; o.Answers == p.ID && len(o.Path) > 0 {
			return true
		}
	}
	return false
}

// endReactionMove ends a move made as a reaction, which takes nothing from that of a
// turn.
func endReactionMove(f *personal.Fight, p *personal.Person) {
	if p.Answers != 0 && len(p.Path) == 0 {
		p.Answers, p.Stride, p.Aside = 0, p.Aside, personal.Stride{}
	}
}

// reachHeight takes somebody to their target height, once nobody strikes at them any more
// as they leave.
func reachHeight(f *personal.Fight, p *personal.Person, last bool) {
	personal.ForgetAsked(f, p)
	was := p.Height
	riseTo(f, p, p.Rises)
	if last && was != p.Rises {
		combat.TellMoved(f, p, p.Mode)
	}
}

// isLeaping reports whether somebody is in mid-jump.
func isLeaping(p *personal.Person) bool { return p.Mode == rulebook.Walk && p.Rises > 0 }

// advanceJump takes somebody along a jump, to its end or to where somebody may strike as they
// leave their reach (ME-OPPORTUNITY). It is already paid for, and touches only its end.
func advanceJump(f *personal.Fight, p *personal.Person) {
	for len(p.Path) > 0 {
		to, last := p.Path[0], len(p.Path) == 1
		if f.Flags(p)&rulebook.NoMove != 0 || last && f.InWay(p, to) != nil {
			BumpInto(f, p, to, last)
			p.Path = p.Path[:0]
			return
		}
		if AskLeaving(f, p, to, p.Height) {
			return
		}
		p.Path = slices.Delete(p.Path, 0, 1)
		if last {
			p.Rises = 0
			Step(f, p, to)
			combat.TellMoved(f, p, p.Mode)
			return
		}
		personal.ForgetAsked(f, p)
		p.At = to
	}
}

// BumpInto reveals a hidden foe in the space that somebody was about to enter.
func BumpInto(f *personal.Fight, p *personal.Person, to deckplan.Square, end bool) {
	o := personal.InPassing(f, p, to)
	if end {
		o = f.InWay(p, to)
	}
	if o != nil {
		Find(f, p, o)
	}
}

// Find reveals a hidden foe to the side of somebody who has come upon them.
func Find(f *personal.Fight, p, o *personal.Person) {
	if o.Hidden && personal.Hostile(p, o) && !o.Found.Has(p.Side) {
		o.Found = o.Found.With(p.Side)
		f.Tell(o, &personal.Spotted{Person: o.ID})
	}
}

// ComeDown ends a jump that was cut short in mid-air, in the nearest free square.
func ComeDown(f *personal.Fight, p *personal.Person) {
	if !isLeaping(p) || len(p.Path) > 0 {
		return
	}
	p.Rises = 0
	if p.IsOut() {
		return
	}
	Step(f, p, personal.FreeSquare(f, p))
	combat.TellPushed(f, p)
}

// stopShort ends a move early, but not where somebody else stays (ME-PASS).
func stopShort(f *personal.Fight, p *personal.Person) {
	p.Path = p.Path[:0]
	if personal.SharesPlace(f, p) {
		Step(f, p, personal.FreeSquare(f, p))
	}
	combat.TellMoved(f, p, p.Mode)
}

func walkOn(f *personal.Fight, p *personal.Person) {
	to := p.Path[0]
	if isLeaping(p) {
		advanceJump(f, p)
		return
	}
	if to == p.At {
		if !AskLeaving(f, p, to, p.Rises) {
			p.Path = slices.Delete(p.Path, 0, 1)
			reachHeight(f, p, len(p.Path) == 0)
		}
		return
	}
	cost, err := personal.StepCost(f, p, p.At, to, p.Mode)
	if to.Level != p.At.Level {
		cost += p.Height
	}
	left := personal.StepLeft(f, p, p.Mode, p.At, to)
	last := len(p.Path) == 1 || left < cost
	if err != nil || left < cost || f.Flags(p)&rulebook.NoMove != 0 || last && len(p.Path) == 1 && f.InWay(p, to) != nil {
		BumpInto(f, p, to, len(p.Path) == 1)
		stopShort(f, p)
		return
	}
	if checkMines(f, p, to) {
		stopShort(f, p)
		return
	}
	if AskLeaving(f, p, to, p.Height) {
		return
	}
	if personal.Climbs(f, p, p.At, to, p.Mode) && PaysClimbs(f) && !p.Acting && p.Open {
		f.Pay(p, rulebook.ActClimb)
	}
	p.Spent += cost
	p.Path = slices.Delete(p.Path, 0, 1)
	if to.Level != p.At.Level {
		riseTo(f, p, 0) // levels are changed at floor height
	}
	Step(f, p, to)
	if len(p.Path) == 0 {
		combat.TellMoved(f, p, p.Mode)
	}
}

// checkMines rolls Perception for a person about to reach a mine that their side does not
// know of. If they notice it, they do not take the step, and it returns true.
func checkMines(f *personal.Fight, p *personal.Person, to deckplan.Square) bool {
	found := false
	if slices.ContainsFunc(f.Spared, func(x personal.Pair) bool { return x.Of == p.ID }) {
		return false // the same step, about which others have been asked
	}
	for n := range f.Decks[p.Deck].Mines {
		m := &f.Decks[p.Deck].Mines[n]
		if m.Knows(p.Side) || !personal.MineMinds(f, p.Deck, m, p, to) || f.Flags(p)&rulebook.Blind != 0 || !personal.Overlooks(f, p, m.At) {
			continue
		}
		if combat.Check(f, p, -1, f.Book().SkillFor(rulebook.SkillPerception), int(f.Book().Mines.Notice), say.Name(f.Book().Devices[m.Device].Name)).Good() {
			NoticeMine(f, p, m)
			found = true
		}
	}
	return found
}

func NoticeMine(f *personal.Fight, p *personal.Person, m *personal.Mine) {
	m.Found = m.Found.With(p.Side)
	f.TellOwnSide(p, &personal.MineNoticed{By: p.ID, At: m.At, What: f.Book().Devices[m.Device].Name})
}

// leaveTrail leaves the person's trail on the square that they have left.
func leaveTrail(f *personal.Fight, p *personal.Person, was deckplan.Square) {
	n := f.SheetOf(p).Trail
	if n < 0 || p.Height > 0 {
		return
	}
	middle := was.Plus(f.Span(p)/2, f.Span(p)/2)
	deck := &f.Decks[p.Deck]
	deck.Clouds = slices.DeleteFunc(deck.Clouds, func(b personal.Cloud) bool { return b.Burns && b.Device == n && b.At == middle })
	combat.SpreadCloud(f, p.ID, p.Deck, n, 1, middle)
}
