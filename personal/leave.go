package personal

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// reach is how far somebody can strike in melee with what they have in hand.
func (f *Fight) reach(p *Person) int16 {
	best := f.Book().Ranges.Reach
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.weapon(a)
		if !w.Ranged() && !a.Gone && !a.Broken && (a.Drawn || w.Props&rulebook.Natural != 0) {
			best = max(best, f.Book().Ranges.Reach+w.Reach)
		}
	}
	return best
}

// leaves asks everyone whose reach somebody is about to leave whether they strike,
// and says whether the step has to wait for them (ME-OPPORTUNITY).
func (f *Fight) leaves(p *Person, to deckplan.Square, height int16) bool {
	if !f.Book().Movement.Strikes || p.Safe {
		return false
	}
	waits := false
	for i := range f.People {
		o := &f.People[i]
		if !hostile(p, o) || p.holds(o.ID) || f.reacts(o) != nil || o.Standing.Strikes == Never || o.Deck != p.Deck || !f.Sees(o, p) || f.atPeace(o, p) != nil {
			continue
		}
		r := f.reach(o)
		then := max(f.gapAt(to, f.span(p), o.At, f.span(o))*f.Book().Square, deckplan.Abs(height-o.Height))
		if f.Distance(o, p) > r || then <= r || f.asked(o.ID, p.ID) {
			continue
		}
		f.prompt(Prompt{Person: o.ID, Kind: MayStrike, Subject: p.ID})
		waits = true
	}
	return waits
}
