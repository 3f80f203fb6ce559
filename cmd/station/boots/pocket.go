package boots

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/say"
)

// Column returns the pieces of the station in one column, from the top, for a small window.
func (s *Screen) Column(u *kit.UI, v *view.View) []view.Piece {
	if v.Head.Seat.Role != crew.GM || len(v.Decks) == 0 {
		return s.column(u, v)
	}
	all := []view.Piece{{Height: 3*view.TouchHeight + 2*kit.Gap, Show: func(r kit.Rect) []sim.Intent { return s.rulings(u, v, r) }}}
	all = append(all, s.column(u, v)...)
	return append(all, view.Piece{Show: func(kit.Rect) []sim.Intent { // last, since the page of rulings takes it all
		done := u.Whole()
		defer done()
		return s.judge.show(u, v, person(v, s.target), mark{s.deck.Deck, s.cursor.at})
	}})
}

// column returns those of the character.
func (s *Screen) column(u *kit.UI, v *view.View) (all []view.Piece) {
	me := character(v)
	own := self(v, me)
	if own == nil {
		return nil
	}
	retreat(u, s)
	s.choose(u, v, me)
	if v.Head.AsksOnFoot(me.Seat) {
		all = append(all, view.Piece{Height: 100, Show: func(r kit.Rect) []sim.Intent { return s.react(u, v, &r) }})
	}
	if s.wait.on {
		all = append(all, view.Draw(100, func(r kit.Rect) { s.readying(u, v, &r) }))
	}
	s.gait.later = s.wait.on
	all = append(all,
		view.Piece{Height: 100 + view.TouchHeight, Show: func(r kit.Rect) (ordered []sim.Intent) {
			if i := s.strike(u, v, r, view.TouchHeight); i != nil {
				ordered = append(ordered, i)
			}
			return s.readied(v, ordered)
		}},
		view.Draw(view.TouchHeight, func(r kit.Rect) {
			who := kit.Action{Name: say.Of("At %s", name(v, s.target)), Key: "target.next", Cut: true, Does: "Again: the next foe."}
			if p := person(v, s.target); p != nil {
				who.Does = kit.Sentence((&listing{s, u, v, me}).whole(p))
			}
			if u.Do(r, who) {
				u.Press(who.Key)
			}
		}))
	all = append(all, (&listing{s, u, v, me}).pieces()...)
	all = append(all,
		view.Draw(212, func(r kit.Rect) { s.sheet(u, v, me, own, r) }),
		view.Piece{Height: 44 + s.loadHeight(u, v, u.Size.W-60), Show: func(r kit.Rect) []sim.Intent { s.carried(u, v, r); return nil }})
	const columns, height = 2, view.TouchHeight + 4 // with a gap between rows
	count := len(s.strides(v, me)) + len(s.possible(v)) + len(s.extras(v, own))
	return append(all, view.Piece{Height: height * float64((count+columns-1)/columns), Show: func(r kit.Rect) []sim.Intent {
		return s.readied(v, s.orders(u, v, own, r, columns, height))
	}})
}

// loadHeight returns the height of the list of carried things.
func (s *Screen) loadHeight(u *kit.UI, v *view.View, width float64) float64 {
	_, whole := s.itemHeights(u, v, kit.Rect{W: width})
	return whole
}

// Glance shows the deck around the character and their target, and hears which person is touched.
func (s *Screen) Glance(u *kit.UI, v *view.View, r kit.Rect) {
	me, t := character(v), person(v, s.target)
	if me == nil {
		s.watch(u, v, r)
		return
	}
	if t == nil || t.Deck != me.Deck || t.At.Level != me.At.Level {
		t = me
	}
	const around, least, most = 5, 16.0, 40.0 // squares, and points of a square
	width, height := float64(max(me.At.X-t.At.X, t.At.X-me.At.X)+around), float64(max(me.At.Y-t.At.Y, t.At.Y-me.At.Y)+around)
	cell := max(least, min(most, r.W/width, r.H/height))
	s.deck.Deck, s.deck.Level = me.Deck, me.At.Level
	s.deck.Frame(float64(me.At.X+t.At.X+1)/2, float64(me.At.Y+t.At.Y+1)/2, cell)
	s.deck.Begin(u, v, r, me.At)
	clicked := s.deck.People(s.target)
	s.deck.End()
	s.deck.Unframe()
	if clicked != 0 && (clicked != me.ID || helps(s.chosen(v))) {
		s.target = clicked
	}
}

// Situation draws the deck, on which a touch moves the character, and returns the orders given
// there.
func (s *Screen) Situation(u *kit.UI, v *view.View, r kit.Rect) []sim.Intent {
	me := character(v)
	own := self(v, me)
	switch {
	case s.brush.open:
		return s.paint(u, v, r)
	case own == nil:
		return s.watch(u, v, r)
	}
	if len(v.Decks) > 1 || s.deck.Row() != nil && s.deck.Row().Levels > 1 {
		if u.Do(r.Top(view.TouchHeight), kit.Action{Name: "Another level or deck", Key: "boots.level"}) {
			s.elsewhere(v)
		}
		r.Top(6)
	}
	return s.readied(v, s.situation(u, v, r, me, own))
}

// End returns the control that ends the turn; false if there is no such order.
func (s *Screen) End(v *view.View) (a kit.Action, ends bool) {
	for i := range v.Acts {
		if row := &v.Acts[i]; row.Verb == crew.EndTurn {
			return kit.Action{Name: "End turn", Key: "bridge.end", Rule: row.Rule, Why: row.Why, Does: "End your turn."}, true
		}
	}
	return a, false
}
