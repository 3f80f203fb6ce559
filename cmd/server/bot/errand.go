package bot

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// errand is a place where somebody could want to be: the squares that serve, how near to one of
// them is near enough, and whether they only look around there.
type errand struct {
	to     []deckplan.Square
	enough int
	roams  bool
}

// queue is how near to a crowded hatch is near enough, in squares.
const queue = 3

// errands returns what there is to walk for, the most pressing first; if one cannot be reached, the
// next is tried.
func (b *fighter) errands(s *boots, g *ground) []errand {
	list := []errand{{to: s.meeting(g)}, {to: b.fallen(s), enough: 1}, {to: append(s.wanted(b.seat), s.standing()...), enough: 1}}
	switch {
	case s.boards():
		list = append(list, s.waitingPlaces(g))
	case s.home():
		list = append(list, errand{to: s.places(), enough: 1})
	}
	return append(list, errand{to: s.frontier(g), roams: true}, errand{to: g.patrol(), roams: true})
}

// home reports whether the deck belongs to a ship of the fighter's side.
func (s *boots) home() bool {
	if s.deck == nil || s.deck.Ship == 0 {
		return false
	}
	k := s.p.Contact(s.deck.Ship)
	return k != nil && k.Side == s.me.Side
}

// boards reports whether somebody waits on their own deck for a way to another.
func (s *boots) boards() bool {
	return s.home() && (s.me.Seat.Role == crew.Boots && (s.deck.Pods > 0 || s.hunts()) || s.idle() && (s.deck.Pods > 0 || s.p.Contact(s.deck.Ship).Docked != 0) || s.alongside())
}

// idle reports whether the fighter's ship is lost, or is stable and has no work for them: its mechanic
// may still repair it, and boarders are to be met.
func (s *boots) idle() bool {
	if !s.home() || len(s.foes) > 0 {
		return false
	}
	k := s.p.Contact(s.deck.Ship)
	return k.State == ships.Lost || k.State == ships.Stable && s.me.Seat.Role != crew.Mechanic
}

// alongside reports whether a ship that is to be captured lies still, near enough to dock with.
func (s *boots) alongside() bool {
	if !s.home() {
		return false
	}
	own := s.p.Contact(s.deck.Ship)
	return slices.ContainsFunc(s.p.Goals, func(g picture.GoalRow) bool {
		k := s.p.Contact(g.Ship)
		return g.Kind == scenario.Capture && g.Standing == scenario.Open && g.Side == s.me.Side && k != nil && k.State == ships.Stable &&
			space.Within(own.At, k.At, (own.Across+k.Across)/2+ships.DockReach)
	})
}

// hunts reports whether the fighter's side is to capture a ship.
func (s *boots) hunts() bool {
	return slices.ContainsFunc(s.p.Goals, func(g picture.GoalRow) bool {
		return g.Kind == scenario.Capture && g.Standing == scenario.Open && g.Side == s.me.Side
	})
}

// waitingPlaces returns where to wait for the way to another ship: the free squares from which the
// nearest hatch can be used, or near them.
func (s *boots) waitingPlaces(g *ground) errand {
	hatch, n := nearest(g.all('^'), g.ways(s.me.At))
	if n < 0 {
		return errand{}
	}
	var list []deckplan.Square
	for _, d := range append(eight[:], deckplan.Square{}) {
		if q := hatch.Plus(d.X, d.Y); !solid(g.charAt(q)) && !s.taken(q) {
			list = append(list, q)
		}
	}
	if len(list) == 0 {
		return errand{to: []deckplan.Square{hatch}, enough: queue}
	}
	return errand{to: list}
}

// standing returns the squares of foes who are up.
func (s *boots) standing() (list []deckplan.Square) {
	for _, f := range s.foes {
		if f.State == personal.Able {
			list = append(list, f.At)
		}
	}
	return list
}

// sought returns a thing on this deck that somebody of the side has yet to handle, if no able
// friend is nearer to it, or nil.
func (s *boots) sought() *picture.ThingRow {
	for i := range s.p.Things {
		x := &s.p.Things[i]
		if !x.Sought || x.Deck != s.me.Deck || slices.ContainsFunc(s.p.People, func(o picture.PersonRow) bool {
			far := apart(o.At, x.At) - apart(s.me.At, x.At)
			return o.Side == s.me.Side && o.Deck == s.me.Deck && o.State == personal.Able && (far < 0 || far == 0 && o.ID < s.me.ID)
		}) {
			continue
		}
		return x
	}
	return nil
}

// pull goes to what is to be handled, whatever there is to shoot at.
func (b *fighter) pull(s *boots) (string, sim.Intent) {
	x, g := s.sought(), b.decks[s.me.Deck]
	if x == nil || g == nil || s.leaving() || apart(x.At, s.me.At) <= 1 {
		return "", nil
	}
	return b.toward(s, g, x.At)
}

// fallen returns the squares of friends whom the fighter could help up, free or keep from dying.
func (b *fighter) fallen(s *boots) (list []deckplan.Square) {
	for i := range s.p.People {
		o := &s.p.People[i]
		if o.Side != s.me.Side || o.Deck != s.me.Deck || o.ID == s.me.ID || apart(o.At, s.me.At) > farthestCare {
			continue
		}
		down := o.State == personal.Dying
		if (down || s.asleep(o)) && b.remedy(s, o, farthestCare) != nil || down && s.asks(crew.FirstAid, o) || s.encased(o) {
			list = append(list, o.At)
		}
	}
	return list
}

// wanted returns the squares of the consoles to work at: on a foe's ship those that are neither
// seized nor spent, on the own ship those that are dead or held and the fighter's own.
func (s *boots) wanted(seat crew.Seat) (list []deckplan.Square) {
	home := s.home()
	for i := range s.p.Consoles {
		k := &s.p.Consoles[i]
		taken := k.Holder == int8(s.me.Side)+1
		if uint8(k.Deck) == s.me.Deck && (!home && !taken && (!k.Spent || s.keeps()) || home && (k.Holder != 0 || k.Dead || k.Seat == seat && !s.boards())) {
			list = append(list, k.At)
		}
	}
	return list
}

// places returns the squares of the own ship's consoles.
func (s *boots) places() (list []deckplan.Square) {
	for i := range s.p.Consoles {
		if k := &s.p.Consoles[i]; uint8(k.Deck) == s.me.Deck {
			list = append(list, k.At)
		}
	}
	return list
}

// frontier returns known squares next to unknown ones that have not been stood on yet.
func (s *boots) frontier(g *ground) (list []deckplan.Square) {
	for n, row := range g.rows {
		for x, c := range row {
			q := square(n, x)
			on := g.leadsOn(q)
			if g.been[q] || !on && (solid(c) && c != '+' && c != 'x' || c == '^') {
				continue
			}
			for _, d := range eight[:4] {
				if on || g.charAt(q.Plus(d.X, d.Y)) == ' ' || c == '+' || c == 'x' || c >= '1' && c <= '9' {
					list = append(list, q)
					break
				}
			}
		}
	}
	return list
}

// meeting returns the squares where the side's people are to gather, but for those where somebody
// else stands, the nearest goal first.
func (s *boots) meeting(ground *ground) (list []deckplan.Square) {
	for i := range s.p.Goals {
		g := &s.p.Goals[i]
		a := &g.Area
		if g.Kind != scenario.Gather || g.Standing != scenario.Open || g.Side != s.me.Side || uint8(a.Deck) != s.me.Deck {
			continue
		}
		for y := min(a.From.Y, a.To.Y); y <= max(a.From.Y, a.To.Y); y++ {
			for x := min(a.From.X, a.To.X); x <= max(a.From.X, a.To.X); x++ {
				if q := (deckplan.Square{X: x, Y: y, Level: a.From.Level}); !solid(ground.charAt(q)) && !s.taken(q) {
					list = append(list, q)
				}
			}
		}
		if !g.Minor {
			return list
		}
	}
	return list
}

// leaving reports whether a goal that decides the battle calls the fighter's people together.
func (s *boots) leaving() bool {
	return slices.ContainsFunc(s.p.Goals, func(g picture.GoalRow) bool {
		return g.Kind == scenario.Gather && g.Standing == scenario.Open && g.Side == s.me.Side && !g.Minor
	})
}
