package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// maxHolds bounds whom one person holds and carries.
const maxHolds = 8

// Hold is on somebody who is grappled or carried (ME-GRAPPLE, HOE-BULK).
type Hold struct {
	Person  crew.ID
	Carried bool // not grappled
}

// Fields describes a Hold.
func (h *Hold) Fields(c field.Coder) {
	idField(c, "person", &h.Person)
	field.Bool(c, "carried", &h.Carried)
}

// holds says whether one person grapples or carries another.
func (p *Person) holds(id crew.ID) bool {
	return slices.ContainsFunc(p.Holds, func(h Hold) bool { return h.Person == id })
}

// grips says whether one person grapples another.
func (p *Person) grips(id crew.ID) bool { return slices.Contains(p.Holds, Hold{Person: id}) }

// handsHold is how many hands are taken by holds: one for each who is grappled,
// and one for all who are carried.
func (f *Fight) handsHold(p *Person) (n int) {
	carries := 0
	for _, h := range p.Holds {
		if h.Carried {
			carries = 1
		} else {
			n++
		}
	}
	return n + carries
}

// holder is who grapples somebody, or nil.
func (f *Fight) holder(p *Person) *Person {
	for i := range f.People {
		if o := &f.People[i]; o.grips(p.ID) {
			return o
		}
	}
	return nil
}

// drags says whether somebody grapples one who slows them (ME-GRAPPLE).
func (f *Fight) drags(p *Person) bool {
	return slices.ContainsFunc(p.Holds, func(h Hold) bool {
		return !h.Carried && f.size(p)-f.size(f.Person(h.Person)) < 2
	})
}

// borne says whether a flyer no lower than somebody keeps them from falling.
func (f *Fight) borne(p *Person) bool {
	for i := range f.People {
		if o := &f.People[i]; o.holds(p.ID) && o.Height >= p.Height && f.airborne(o) {
			return true
		}
	}
	return false
}

// rise takes somebody to a height, with whom they hold.
func (f *Fight) rise(p *Person, height int16) {
	if height == p.Height {
		return
	}
	p.Height = height
	for _, h := range slices.Clone(p.Holds) {
		o := f.Person(h.Person)
		o.Height = height
		f.shifted(o)
	}
	f.slip(p)
}

// drag takes along whom somebody holds, who has come from a square: the first into
// it, others beside them, and with a flyer from level to level. It says who has been
// moved.
func (f *Fight) drag(p *Person, was deckplan.Square) (moved []crew.ID) {
	for _, h := range p.Holds {
		o := f.Person(h.Person)
		stood := o.At
		switch {
		case f.covers(p, o.At):
		case p.Mode == rulebook.FlyMode && was.Level != p.At.Level:
			if to, ok := f.Room(o, p.Deck, []deckplan.Square{p.At}); ok {
				f.put(o, to)
			}
		case h.Carried || f.Book().Movement.Share || f.inWay(o, was, true) == nil:
			f.put(o, was)
		case f.Distance(p, o) > f.reach(p):
			f.trail(p, o)
		}
		if o.At != stood {
			moved = append(moved, o.ID)
		}
	}
	return moved
}

// trail has somebody who is held follow by a step of their own, where there is room
// beside who holds them.
func (f *Fight) trail(p, o *Person) {
	for _, d := range deckplan.Neighbours {
		to := o.At.Plus(d.X, d.Y)
		if _, err := f.stepCost(o, o.At, to, rulebook.Walk); err == nil && f.inWay(o, to, true) == nil && f.gapAt(to, f.span(o), p.At, f.span(p))*f.Book().Square <= f.reach(p) {
			f.put(o, to)
			return
		}
	}
}

// slip ends the holds on somebody by those who do not reach them any more
// (ME-GRAPPLE).
func (f *Fight) slip(p *Person) {
	for i := range f.People {
		o := &f.People[i]
		if o.holds(p.ID) && (p.State == Away || o.Deck != p.Deck || o.At.Level != p.At.Level || f.Distance(o, p) > f.reach(o)) {
			f.loose(o, p.ID)
		}
	}
}

// shifted ends the holds on and of somebody who has been moved.
func (f *Fight) shifted(p *Person) {
	f.slip(p)
	for _, h := range slices.Clone(p.Holds) {
		if o := f.Person(h.Person); p.holds(o.ID) {
			f.slip(o)
			f.drop(o)
		}
	}
}

// letGo frees all whom somebody holds or carries.
func (f *Fight) letGo(p *Person) {
	for len(p.Holds) > 0 {
		f.loose(p, p.Holds[0].Person)
	}
}

// loose ends a hold, of which there may be none; whom nothing else holds up falls.
func (f *Fight) loose(p *Person, id crew.ID) {
	n := slices.IndexFunc(p.Holds, func(h Hold) bool { return h.Person == id })
	if n < 0 {
		return
	}
	o, carried := f.Person(id), p.Holds[n].Carried
	p.Holds = slices.Delete(p.Holds, n, n+1)
	if !carried && f.holder(o) == nil {
		f.relieve(o, f.Book().Roles[rulebook.PartHeld])
	}
	f.did(p, "lets go of", id)
	f.drop(o)
}

// ungrip ends the grips on somebody who is grappled no longer, however that came.
func (f *Fight) ungrip(p *Person) {
	for o := f.holder(p); o != nil; o = f.holder(p) {
		f.loose(o, p.ID)
	}
}

// mayRelease asks for somebody who is held: the one named, or anybody.
func (i *Deed) mayRelease(f *Fight, p *Person) error {
	rule := f.Book().Actions[rulebook.ActRelease].Rule
	switch {
	case len(p.Holds) == 0:
		return crew.Refuse(rule, "%s holds nobody", p.Name)
	case i.Person != 0 && !p.holds(i.Person):
		return crew.Refuse(rule, "%s does not hold them", p.Name)
	}
	return nil
}

// release lets go of the one named, or of all.
func (i *Deed) release(f *Fight, p *Person) {
	if i.Person != 0 {
		f.loose(p, i.Person)
		return
	}
	f.letGo(p)
}
