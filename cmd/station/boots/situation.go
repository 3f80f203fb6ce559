package boots

import (
	"slices"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// situation draws the deck: where the character can go and at what cost, who is in sight, and what
// the chosen gear would reach.
func (s *Screen) situation(u *kit.UI, v *view.View, r kit.Rect, me *picture.PersonRow, own *picture.SelfRow) (ordered []sim.Intent) {
	m := &s.deck
	m.Begin(u, v, r, me.At)
	defer m.End()
	d := m.Row()
	if d == nil {
		return nil
	}
	s.showSteps(u, v, me)
	q, over, given := s.point(u, v, me.At)
	s.others.under = s.pointed(v, q, over)
	g := s.chosen(v)
	if g == nil || !aims(g) || s.aim == area && !burst(g) {
		s.aim = noAim
	}
	places := over && g != nil && placed(g)
	s.mark(u, me, g, q, over)
	path, step := s.path(v, me, q)
	if over && s.deck.IsClosed(q) && s.door(v, me, q) == nil {
		path, step = s.wayBeside(v, me, q)
	}
	if over && !places && len(path) > 1 {
		m.Way(path, u.Accent)
	}
	clicked := m.People(s.target)
	if p := s.personOn(v, q); given && p != nil && clicked == 0 {
		clicked = p.ID
	}
	switch {
	case places:
		tell(u, r, s.aimed(u, v, r, me, g, q))
	case over && step != nil && s.goesTo(v, me, q, path):
		s.note(u, v, r, q, s.price(v, path, step, me, d))
	case over:
		s.note(u, v, r, q, "")
	}
	if given || clicked != 0 {
		ordered = s.clicked(u, v, me, own, click{q, clicked, given, over, path})
	}
	return ordered
}

// showSteps marks the squares that the character can reach with the chosen gait.
func (s *Screen) showSteps(u *kit.UI, v *view.View, me *picture.PersonRow) {
	m := &s.deck
	for i := range v.Steps {
		if st := &v.Steps[i]; m.Deck == me.Deck && st.At.Level == m.Level && st.At != me.At && s.gait.taken(st) && (st.Climbs == 0 || s.stepTo(v, st.At) == st) {
			u.Fill(m.Box(st.At).Inset(m.Box(st.At).W*0.42), kit.Fade(u.Accent, 0.6))
		}
	}
}

// goesTo reports whether a click on a square makes the character move, along a path or up in
// their own.
func (s *Screen) goesTo(v *view.View, me *picture.PersonRow, q deckplan.Square, path []deckplan.Square) bool {
	return len(path) > 1 && (s.personOn(v, q) == nil || s.stepsOver(v, q)) || q == me.At && s.gait.climb(me) > 0
}

// mark draws the areas of the chosen gear, an aim and a Ready.
func (s *Screen) mark(u *kit.UI, me *picture.PersonRow, g *picture.GearRow, q deckplan.Square, over bool) {
	m := &s.deck
	if over && g != nil && placed(g) {
		_, beyond := away(m.Row(), g, me, q)
		s.shade(s.reachOf(g, me, q), beyond)
		for _, at := range s.marks {
			s.shade(s.reachOf(g, me, at), false)
		}
	}
	if s.wait.on && s.wait.placed() && s.wait.at.Level == m.Level {
		m.Area(s.wait.at, 0, kit.Warn)
	}
	if over && s.aim == area {
		for k := range int16(4) {
			m.Area(q.Plus(k%2, k/2), 0, kit.Bad)
		}
	}
}

// aimed describes whom the chosen gear would reach at a square, and the damage to expect, by numbers if
// the line at the foot of the deck has no room for all names; or that it is out of range.
func (s *Screen) aimed(u *kit.UI, v *view.View, r kit.Rect, me *picture.PersonRow, g *picture.GearRow, q deckplan.Square) say.Text {
	if units, beyond := away(s.deck.Row(), g, me, q); beyond {
		return say.Of("%s there: out of range, %d %s away, beyond %d", g.Name, units, s.deck.Row().Unit, g.Range)
	}
	area := s.reachOf(g, me, q)
	if rows := area.ask(v); len(rows) > 0 && rows[0].Rule != "" && !s.wait.on && s.unready(v, g) == "" {
		return say.Of("%s there: %s", g.Name, rows[0].Why)
	}
	list := caughtBy(v, me, area)
	friends, all := namesOf(list, me.Side)
	expect := expected(g, list, me.Side)
	for _, whom := range [...]say.Text{told(all), counted(g, len(friends), len(all))} {
		says := say.Of("%s there: %s", g.Name, whom)
		if expect != "" {
			says = say.Sentences(say.Stop(says), expect)
		}
		if fits(u, r, says) {
			return says
		}
	}
	if expect == "" {
		return say.Of("%s there: %s", g.Name, told(all))
	}
	return expect
}

// click is a click on the deck.
type click struct {
	at    deckplan.Square
	on    crew.ID // the person there
	given bool    // the square was clicked too, not only a person's mark
	over  bool    // it is on the deck
	path  []deckplan.Square
}

// clicked returns the order of a click on the deck, or chooses what was clicked.
func (s *Screen) clicked(u *kit.UI, v *view.View, me *picture.PersonRow, own *picture.SelfRow, c click) []sim.Intent {
	if s.deck.Deck != me.Deck { // no order reaches from one deck to another
		if c.on != 0 {
			s.target = c.on
		}
		return nil
	}
	g := s.chosen(v)
	switch door := s.door(v, me, c.at); {
	case s.wait.on && s.wait.placing && c.over:
		s.wait.at, s.wait.placing = c.at, false
	case c.over && g != nil && placed(g) && c.given:
		return s.place(u, v, me, g, c.at)
	case c.on != 0 && s.aim != noAim:
		return s.shot(u, v, g, c.at)
	case c.on == me.ID && s.gait.climb(me) > 0:
		return []sim.Intent{s.gait.move(nil)}
	case c.given && len(c.path) > 1 && s.stepsOver(v, c.at):
		return []sim.Intent{s.gait.move(c.path[1:])}
	case c.on != 0 && (c.on != me.ID || v.Head.Seat.Role == crew.GM || g != nil && g.Lifts != 0):
		s.target = c.on
	case c.on != 0 || !c.given:
	case s.aim != noAim:
		return s.shot(u, v, g, c.at)
	case door != nil:
		return []sim.Intent{door}
	case len(c.path) > 1:
		return []sim.Intent{s.gait.move(c.path[1:])}
	default:
		return s.approach(u, v, me, own, c.at)
	}
	return nil
}

// stepsOver reports whether a click on a square steps over the dead there: the first click chooses
// them if they are beside the character.
func (s *Screen) stepsOver(v *view.View, q deckplan.Square) bool {
	lies := false
	for i := range v.People {
		switch p := &v.People[i]; {
		case p.At != q || p.Deck != s.deck.Deck:
		case p.State != personal.Dead:
			return false // somebody stands there
		default:
			lies = lies || p.ID == s.target || !s.isBeside(v, q)
		}
	}
	return lies
}

// unreached returns why a click on a square does not lead there.
func (s *Screen) unreached(v *view.View, me *picture.PersonRow, own *picture.SelfRow, q deckplan.Square) say.Text {
	switch symbol := s.deck.Symbol(q); {
	case s.deck.Deck != me.Deck:
		return "You are on another deck than the one that is shown."
	case symbol == ' ':
		return "You know of nothing there."
	case symbol == '#' || symbol == '=':
		return say.Of("Nobody gets through a %s.", say.Text(personal.SymbolSays(symbol).String()))
	case notNow(v) != "":
		return notNow(v)
	case own.Left == 0:
		return "You have no movement left."
	case len(v.Steps) == 0:
		return "There is no way out of here with the movement that is left: it is shut, or others stand there."
	case s.deck.IsClosed(q):
		return "You cannot get to this door with the movement that is left."
	}
	return "You cannot get there with the movement that is left: go to a square with a dot, and on from there."
}

// squareSays describes a square, and where a hatch leads now; "" if it is unknown.
func (s *Screen) squareSays(v *view.View, q deckplan.Square) say.Text {
	symbol := s.deck.Symbol(q)
	to := alongside(v, s.deck.Row())
	switch {
	case deckplan.CellOf(symbol) == deckplan.Void:
		return ""
	case deckplan.CellOf(symbol) == deckplan.Hatch && to != 0:
		return say.Of("Square %d %d: hatch, to cross to %s from", q.X, q.Y, to.Name())
	}
	return say.Of("Square %d %d: %s", q.X, q.Y, deck.Says(v, symbol))
}

// alongside returns the ship to which a deck's ship is docked, or 0.
func alongside(v *view.View, d *picture.DeckRow) space.ID {
	if d != nil && v.Contact(d.Ship) != nil {
		return v.Contact(d.Ship).Docked
	}
	return 0
}

// wayBeside returns the cheapest way to a square from which a door can be opened.
func (s *Screen) wayBeside(v *view.View, me *picture.PersonRow, door deckplan.Square) (path []deckplan.Square, last *picture.StepRow) {
	for i := range v.Steps {
		st := &v.Steps[i]
		dx, dy := st.At.X-door.X, st.At.Y-door.Y
		if st.At.Level != door.Level || dx*dx+dy*dy != 1 || !s.gait.taken(st) || s.personOn(v, st.At) != nil || last != nil && last.Cost <= st.Cost {
			continue
		}
		if way, step := s.path(v, me, st.At); len(way) > 1 {
			path, last = way, step
		}
	}
	return path, last
}

// path returns the way to a square with the chosen gait, from the character's square, and its last
// step.
func (s *Screen) path(v *view.View, me *picture.PersonRow, to deckplan.Square) (path []deckplan.Square, last *picture.StepRow) {
	st := s.stepTo(v, to)
	if st == nil || s.deck.Deck != me.Deck {
		return nil, nil
	}
	last = st
	if s.gait.step {
		return []deckplan.Square{me.At, to}, last
	}
	if s.gait.jump {
		path = append(path, me.At)
		for at := me.At; at != to; path = append(path, at) {
			at = at.Plus(toward(at.X, to.X), toward(at.Y, to.Y))
		}
		return path, last
	}
	for range len(v.Steps) {
		path = append(path, st.At)
		if st.From == st.At {
			break
		}
		n := slices.IndexFunc(v.Steps, func(b picture.StepRow) bool { return b.Before(st) && s.gait.taken(&b) })
		if n < 0 {
			return nil, nil
		}
		st = &v.Steps[n]
	}
	slices.Reverse(path)
	return path, last
}

// stepTo returns the step to a square with the chosen gait and the fewest climbs, or nil.
func (s *Screen) stepTo(v *view.View, q deckplan.Square) *picture.StepRow {
	n := slices.IndexFunc(v.Steps, func(st picture.StepRow) bool { return st.At == q && s.gait.taken(&st) })
	if n < 0 {
		return nil
	}
	return &v.Steps[n]
}

func toward(from, to int16) int16 {
	switch {
	case to > from:
		return 1
	case to < from:
		return -1
	}
	return 0
}

// door returns the order to open or shut a door beside the character, or nil.
func (s *Screen) door(v *view.View, me *picture.PersonRow, q deckplan.Square) sim.Intent {
	if !s.isBeside(v, q) {
		return nil
	}
	switch s.deck.Symbol(q) {
	case '+':
		return &action.Deed{What: crew.Door, At: q}
	case 'x':
		return &action.Deed{What: crew.Force, At: q}
	}
	return nil
}

// isBeside reports whether a square is beside the character, or their own.
func (s *Screen) isBeside(v *view.View, q deckplan.Square) bool {
	me := character(v)
	if me == nil || me.Deck != s.deck.Deck || me.At.Level != q.Level {
		return false
	}
	dx, dy := q.X-me.At.X, q.Y-me.At.Y
	return dx >= -1 && dx <= int16(me.Squares) && dy >= -1 && dy <= int16(me.Squares)
}

// note describes the square under the mouse, and what a way there would cost.
func (s *Screen) note(u *kit.UI, v *view.View, r kit.Rect, q deckplan.Square, price say.Text) {
	says := say.Text("")
	if p := s.personOn(v, q); p != nil {
		says = say.Name(p.Name)
		if p.Weapon != "" {
			says = say.Pair(says, p.Weapon)
		}
		if p.HP >= 0 {
			says = say.Of("%s, %d of %d", says, p.HP, p.MaxHP)
		}
		if p.Height > 0 {
			says = say.Of("%s, %d %s up", says, p.Height, unit(v, p.Deck))
		}
		if p.State != personal.Able {
			says = say.Pair(says, say.Text(p.State.String()))
		}
		if p.Conditions != "" {
			says = say.Pair(says, p.Conditions)
		}
	}
	if says == "" {
		says = s.squareSays(v, q)
	}
	if g := s.deck.Goal(q); g != nil {
		says = say.Clauses(says, "part of a goal")
	}
	if stands := s.deck.ConsoleSays(q); stands != "" {
		says = say.Clauses(says, stands)
	}
	if x := s.deck.Mine(q); x != nil {
		says = say.Clauses(says, mined(x))
	}
	if x := s.deck.Thing(q); x != nil {
		says = say.Clauses(says, say.Name(x.Name))
	}
	switch {
	case s.deck.IsClosed(q) && price != "":
		says = say.Of("%s; click to go beside it: %s", says, price)
	case s.deck.Symbol(q) == '+' && s.isBeside(v, q):
		says = priced(v, crew.Door, say.Of("%s; click: open it", says))
	case s.deck.Symbol(q) == 'x' && s.isBeside(v, q):
		says = priced(v, crew.Force, say.Of("%s; click: force it", says))
	case price != "":
		says = say.Of("%s; click: %s", says, price)
		if v.Head.Seat.Role == crew.GM {
			says = say.Of("%s; click again to do it", says)
		}
	}
	tell(u, r, says)
}

// priced adds to an order's text what the book in play takes for it.
func priced(v *view.View, verb crew.Verb, says say.Text) say.Text {
	if order, _ := v.FootOrder(crew.PermissionOf(verb).Name); order.Price != "" {
		return say.Pair(says, order.Price)
	}
	return says
}

// mined describes a mine and its state.
func mined(x *picture.MineRow) say.Text {
	says := say.Name(x.Name)
	if x.Says != "" {
		says = say.Pair(says, x.Says)
	}
	switch {
	case x.Due:
		return say.Of("%s; it goes off by itself", says)
	case x.Own:
		return say.Of("%s; your side's", says)
	}
	return say.Of("%s; a hit against %d sets it off", says, x.Need)
}

// footline is how the line at the foot of the deck is written.
var footline = kit.Type{Size: kit.Small, Colour: kit.Bright, Cut: true}

// fits reports whether a text has room there.
func fits(u *kit.UI, r kit.Rect, says say.Text) bool { return u.Width(says, footline) <= r.W-36 }

// tell writes a line at the foot of the deck.
func tell(u *kit.UI, r kit.Rect, says say.Text) {
	if says == "" {
		return
	}
	box := kit.Rect{X: r.X + 8, Y: r.Bottom() - 26, W: min(r.W-16, u.Width(says, footline)+20), H: 20}
	u.Fill(box, kit.Fade(kit.Night, 0.85))
	u.Text(box.Trim(8, 0), says, footline)
}

func (s *Screen) chosen(v *view.View) *picture.GearRow {
	if s.gear >= 0 && s.gear < len(v.Gear) {
		return &v.Gear[s.gear]
	}
	return nil
}

// use returns the order to use a thing or a power on somebody or at a square.
func (s *Screen) use(g *picture.GearRow, target crew.ID, at deckplan.Square) sim.Intent {
	if g.Kind == picture.PowerGear {
		blow := g.Harms && g.Range == 0 && g.Shape == rulebook.NoArea
		return &combat.Cast{Power: g.Number, Target: target, At: at, Spare: s.spare && blow, Slot: s.manner.slot, Keep: s.manner.keep, Points: s.manner.points}
	}
	return &combat.Use{Device: g.Number, Target: target, At: at}
}
