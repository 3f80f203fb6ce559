package boots

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// others is the list of those on a deck who can be chosen.
type others struct {
	on    crew.ID // whose row is under the mouse
	under crew.ID // whose figure is under the mouse
	shown crew.ID // whose row the list was scrolled to
}

// listing is the list as drawn for a character, or for nobody.
type listing struct {
	*Screen
	u  *kit.UI
	v  *view.View
	me *picture.PersonRow
}

// Sizes of the list.
const (
	otherHeight = 26.0
	otherWidth  = 330.0
	otherHead   = 26.0
)

// around returns the people on a deck whom a character can choose, or all of them if me is nil:
// first those the gear is meant for, and the nearest first.
func around(v *view.View, deck uint8, me *picture.PersonRow, g *picture.GearRow) (list []*picture.PersonRow) {
	for i := range v.People {
		p := &v.People[i]
		if self := me != nil && p.ID == me.ID; p.Deck == deck && p.State != personal.Dead && (!self || helps(g)) {
			list = append(list, p)
		}
	}
	if me == nil {
		slices.SortStableFunc(list, func(a, b *picture.PersonRow) int { return int(a.Side) - int(b.Side) })
		return list
	}
	slices.SortStableFunc(list, func(a, b *picture.PersonRow) int {
		if x, y := meant(me, a, g), meant(me, b, g); x != y {
			if x {
				return -1
			}
			return 1
		}
		return int(apart(me, a)) - int(apart(me, b))
	})
	return list
}

// helps reports whether a thing or a power is meant for the own side.
func helps(g *picture.GearRow) bool {
	return g != nil && (g.Kind == picture.DeviceGear || g.Kind == picture.PowerGear) && !g.Harms && !g.Hinders && g.Lifts == 0 && !placed(g)
}

// meant reports whether the gear is meant for a person.
func meant(me, p *picture.PersonRow, g *picture.GearRow) bool { return (p.Side == me.Side) == helps(g) }

// keptTarget returns the target so far: a friend wherever they are, or a foe on the deck. If it is
// gone, was level with the character and has left while another foe is level, or is safe from now on
// while another foe may be hit, it returns the nearest foe, before all one who can fight and whom the
// chosen weapon or power may hit, or 0.
func keptTarget(me, was *picture.PersonRow, near []*picture.PersonRow, level, safe bool, mayHit func(*picture.PersonRow) bool) crew.ID {
	only := func(of []*picture.PersonRow, ok func(*picture.PersonRow) bool) (some []*picture.PersonRow) {
		for _, p := range of {
			if ok(p) {
				some = append(some, p)
			}
		}
		return some
	}
	foes := only(near, func(p *picture.PersonRow) bool { return p.Side != me.Side })
	able := only(foes, func(p *picture.PersonRow) bool { return p.State == personal.Able })
	parted := level && was.Side != me.Side && was.At.Level != me.At.Level
	beside := only(able, func(p *picture.PersonRow) bool { return parted && p.At.Level == me.At.Level })
	open := only(able, mayHit)
	if kept := was != nil && (was.Side == me.Side || slices.Contains(foes, was)); kept && len(beside) == 0 && (!safe || len(open) == 0) {
		return was.ID
	}
	for _, choice := range [...][]*picture.PersonRow{only(beside, mayHit), beside, open, able, foes} {
		if len(choice) > 0 {
			return choice[0].ID
		}
	}
	return 0
}

// apart returns the distance between two people in squares.
func apart(a, b *picture.PersonRow) int16 {
	return deckplan.Gap(a.At, int16(max(1, a.Squares)), b.At, int16(max(1, b.Squares)))
}

// describe returns somebody's distance and state, and the chance with which the chosen weapon or
// power reaches them.
func (s *listing) describe(p *picture.PersonRow) say.Text {
	return say.List(append(s.distance(p), s.prospects(p)...))
}

// distance returns how far somebody is from the character, if both are known to be on a deck.
func (s *listing) distance(p *picture.PersonRow) []say.Text {
	switch d := s.deck.Row(); {
	case s.me == nil || d == nil || p.ID == s.me.ID:
		return nil
	case p.At.Level != s.me.At.Level:
		return []say.Text{say.Of("level %d", p.At.Level+1)}
	default:
		return []say.Text{say.Of("%d %s away", apart(s.me, p)*d.Square, d.Unit)}
	}
}

// prospects returns the chance to reach somebody, what is in its way, and their state.
func (s *listing) prospects(p *picture.PersonRow) (parts []say.Text) {
	v := s.v
	if w := s.odds(p); w != nil {
		if s.mayHit(p) { // before what may be cut
			parts = append(parts, say.Name(view.Percent(w.Chance)))
		}
		if w.Cover != space.NoCover {
			parts = append(parts, v.CoverName(w.Cover))
		}
	}
	if p.Height > 0 {
		parts = append(parts, say.Of("%d %s up", p.Height, unit(v, p.Deck)))
	}
	if p.State != personal.Able {
		parts = append(parts, say.Text(p.State.String()))
	}
	if is := states(p); is != "" {
		parts = append(parts, is)
	}
	return parts
}

// whole returns the same, and their remaining points, in full.
func (s *listing) whole(p *picture.PersonRow) say.Text {
	if p.HP < 0 {
		return s.describe(p)
	}
	return say.List(append(say.Items(s.describe(p)), say.Of("%d of %d %s", p.HP, p.MaxHP, s.v.Text(picture.PointsText))))
}

// mayHit reports whether the chosen weapon or power has a chance against somebody, from here.
func (s *listing) mayHit(p *picture.PersonRow) bool {
	w := s.odds(p)
	return w != nil && w.Chance > 0 && (w.Why == "" || !s.me.Open)
}

// isSafe reports whether the chosen weapon or power, which could hit a foe on the last screen, no longer can.
func (s *listing) isSafe(p *picture.PersonRow) bool {
	return p != nil && p.Side != s.me.Side && s.hit == (threat{p.ID, s.gear}) && s.odds(p) != nil && !s.mayHit(p)
}

// odds returns the act of the chosen weapon or power against somebody, or nil.
func (s *listing) odds(p *picture.PersonRow) *picture.ActRow {
	v, g := s.v, s.chosen(s.v)
	if g == nil {
		return nil
	}
	if g.Kind != picture.ArmGear {
		return foreseen(v, g, p.ID, s.manner.slot)
	}
	rows := attacks(v, g, p.ID, &s.manner)
	if len(rows) == 0 {
		return nil
	}
	return rows[s.hand%len(rows)]
}

// show draws below the deck who is on it, takes its room from the deck's, and lets one of them be
// chosen.
func (s *listing) show(r *kit.Rect) {
	u, v, me := s.u, s.v, s.me
	deck := s.deck.Deck
	if me != nil {
		deck = me.Deck
	}
	s.deck.Marked = 0
	all := around(v, deck, me, s.chosen(v))
	if len(all) == 0 {
		return
	}
	columns := max(1, int(r.W/otherWidth))
	count := (len(all) + columns - 1) / columns
	fixed := count // in height, whether they are among those who can be chosen or not: the deck stays in place
	if me != nil && !helps(s.chosen(v)) {
		fixed = len(all)/columns + 1
	}
	rows := max(1, min(fixed, int((r.H*0.3-otherHead-12)/otherHeight)))
	box := r.Foot(otherHead + 12 + otherHeight*float64(rows))
	r.Foot(kit.Gap)
	u.Plate(box, kit.Panel, kit.Edge)
	inner := box.Trim(10, 6)
	s.head(inner.Top(otherHead), slices.ContainsFunc(all, func(p *picture.PersonRow) bool { return me != nil && meant(me, p, s.chosen(v)) }))
	if at := slices.IndexFunc(all, func(p *picture.PersonRow) bool { return p.ID == s.target }); at >= 0 && s.others.shown != s.target {
		s.others.shown = s.target
		u.Reveal("people", inner, otherHeight*float64(at/columns), otherHeight)
	}
	s.others.on = 0
	u.Scroll("people", inner, otherHeight*float64(count), func(r kit.Rect) {
		for i := 0; i < len(all); i += columns {
			for j, cell := range r.Top(otherHeight).Columns(columns, kit.Gap) {
				if i+j < len(all) {
					s.row(cell.Trim(0, 1), all[i+j])
				}
			}
		}
	})
	s.deck.Marked = s.others.on
}

// pieces returns the nearest rows of the list as pieces of a column.
func (s *listing) pieces() (rows []view.Piece) {
	const most = 6
	all := around(s.v, s.me.Deck, s.me, s.chosen(s.v))
	for _, p := range all[:min(most, len(all))] {
		rows = append(rows, view.Draw(view.TouchHeight, func(r kit.Rect) { s.row(r, p) }))
	}
	return rows
}

// head describes the chosen person in full and, if there are some, the key that chooses another.
func (s *listing) head(r kit.Rect, some bool) {
	u, v := s.u, s.v
	if label := u.Label("target.next"); label != "" && some {
		t := kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End}
		says := say.Of("%s: the next", label)
		u.Text(r.Side(u.Width(says, t)+2), says, t)
		r.Side(kit.Gap)
	}
	p, t := person(v, s.target), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Cut: true}
	if p == nil {
		t.Colour = kit.Muted
		u.Text(r, "Nobody is chosen.", t)
		return
	}
	u.Text(r, say.Label(p.Name, s.whole(p)), t)
}

// row draws somebody's row, and chooses them at a click.
func (s *listing) row(r kit.Rect, p *picture.PersonRow) {
	u, c, fill, edge := s.u, kit.SideColour(p.Side), kit.Raised, kit.Raised
	if u.Over(r) {
		s.others.on = p.ID
	}
	switch {
	case p.ID == s.target:
		fill, edge = kit.Mix(kit.Raised, u.Accent, 0.22), u.Accent
	case s.others.on == p.ID || s.others.under == p.ID:
		edge = kit.Bright
	}
	u.Plate(r, fill, edge)
	if u.Clicked(r) {
		s.target, s.deck.Level = p.ID, p.At.Level
	}
	t := kit.Type{Size: kit.Small, Colour: kit.Plain, Align: kit.End, Cut: true}
	u.Hint(r, say.Sentences(say.Stop(say.Label(p.Name, s.whole(p))), p.Means))
	r = r.Trim(6, 0)
	u.SideMark(kit.Point{X: r.X + 6, Y: r.Centre().Y}, 5, p.Side == s.v.Head.Side, c)
	r.Left(18)
	name := kit.Type{Size: kit.Small, Bold: true, Colour: kit.Bright, Cut: true}
	about := s.brief(p, r.W-u.Width(say.Name(p.Name), name)-9, t)
	width := min(u.Width(say.Name(p.Name), name)+1, max(r.W*0.4, r.W-u.Width(about, t)-8))
	u.Text(r.Left(width), say.Name(p.Name), name)
	r.Left(8)
	u.Text(r, about, t)
}

// brief returns as much of what there is to say of somebody as a width has room for. Their distance,
// which the map shows too, goes before the chance and the cover.
func (s *listing) brief(p *picture.PersonRow, width float64, t kit.Type) say.Text {
	about := s.whole(p)
	shorter := []say.Text{s.describe(p)}
	if p.HP >= 0 {
		shorter = []say.Text{say.List(append(say.Items(s.describe(p)), say.Of("%d of %d", p.HP, p.MaxHP))), s.describe(p)}
	}
	if rest := s.prospects(p); len(rest) > 0 {
		shorter = append(shorter, say.List(rest))
	}
	for _, less := range shorter {
		if s.u.Width(about, t) > width {
			about = less
		}
	}
	return about
}
