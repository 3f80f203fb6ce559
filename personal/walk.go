package personal

import (
	"slices"

	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// Underway says whether somebody is still moving.
func (f *Fight) Underway() bool {
	for i := range f.People {
		if len(f.People[i].Path) > 0 {
			return true
		}
	}
	return false
}

// Move takes everyone who is under way a step farther, unless somebody may react
// to it first, or moves by reaction to them. People walk at one pace in both tempos.
func (f *Fight) Move(int16) {
	for i := range f.People {
		p := &f.People[i]
		if len(p.Path) > 0 && !f.promptedBy(p.ID) && !f.yields(p) {
			if p.Beat++; p.Beat == stepTicks {
				p.Beat = 0
				f.walk(p)
			}
		}
		f.arrived(p)
	}
}

// yields says whether somebody goes on only after one who moves by reaction to
// them (ME-REACT). Who moves by reaction waits for nobody.
func (f *Fight) yields(p *Person) bool {
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

// arrived ends a move by reaction, which takes nothing from that of a turn.
func (f *Fight) arrived(p *Person) {
	if p.Answers != 0 && len(p.Path) == 0 {
		p.Answers, p.Stride, p.Aside = 0, p.Aside, Stride{}
	}
}

// reachHeight takes somebody to the height that they go to, once nobody strikes at
// them any more as they leave.
func (f *Fight) reachHeight(p *Person, last bool) {
	f.stepped(p)
	was := p.Height
	f.rise(p, p.Rises)
	if last && was != p.Rises {
		f.moved(p, p.Mode)
	}
}

func (f *Fight) walk(p *Person) {
	to := p.Path[0]
	if to == p.At {
		if !f.leaves(p, to, p.Rises) {
			p.Path = slices.Delete(p.Path, 0, 1)
			f.reachHeight(p, len(p.Path) == 0)
		}
		return
	}
	cost, err := f.stepCost(p, p.At, to, p.Mode)
	if deckplan.Near(p.At, to) > 1 && p.At.Level == to.Level {
		cost, err = 0, nil // the end of a jump, paid for already
	}
	if to.Level != p.At.Level {
		cost += p.Height
	}
	last := len(p.Path) == 1 || f.left(p, p.Mode) < cost
	if err != nil || f.left(p, p.Mode) < cost || f.flags(p)&rulebook.NoMove != 0 || last && len(p.Path) == 1 && f.inWay(p, to, true) != nil {
		p.Path = p.Path[:0]
		f.moved(p, p.Mode)
		return
	}
	if f.wary(p, to) {
		p.Path = p.Path[:0]
		f.moved(p, p.Mode)
		return
	}
	if f.leaves(p, to, p.Height) {
		return
	}
	if f.climbs(p, p.At, to, p.Mode) && f.Book().Actions[rulebook.ActClimb].Has && len(f.Book().Actions[rulebook.ActClimb].Prices) > 0 && !p.Acting && p.Open {
		f.pay(p, rulebook.ActClimb)
	}
	p.Spent += cost
	p.Path = slices.Delete(p.Path, 0, 1)
	if to.Level != p.At.Level {
		f.rise(p, 0) // levels are left and entered at the deck
	}
	f.step(p, to)
	if len(p.Path) == 0 {
		f.moved(p, p.Mode)
	}
}
