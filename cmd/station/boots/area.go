package boots

import (
	"fmt"
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// placed reports whether a thing or a power is used at a place that is clicked.
func placed(g *picture.GearRow) bool {
	return (g.Kind == picture.DeviceGear || g.Kind == picture.PowerGear) && g.Shape != rulebook.NoArea && g.Shape != rulebook.Leaps && g.Shape != rulebook.Around
}

// reach is the area of a thing or a power at a square: on the whole deck, or for one side's people.
type reach struct {
	g        *picture.GearRow
	from, at deckplan.Square
	squares  int16
	body     int16 // width of its maker, in squares
	placing  picture.Placing
}

func (s *Screen) reachOf(g *picture.GearRow, me *picture.PersonRow, q deckplan.Square) reach {
	r := reach{g, q, q, g.Size / max(1, s.deck.Row().Square), 1, picture.Placing{Kind: g.Kind, Number: g.Number, At: q}}
	if g.Kind == picture.PowerGear {
		r.placing.Slot = s.manner.slot
	}
	if g.Shape == rulebook.Wall { // across the direction of the target
		r.at = me.At
	}
	if g.Shape.IsAroundMaker() {
		r.from, r.body = me.At, int16(max(1, me.Squares))
	}
	if g.Shape == rulebook.Cone && g.Mine { // it faces away from the thrower
		r.from, r.at = q, q.Plus(q.X-me.At.X, q.Y-me.At.Y)
	}
	return r
}

func (r *reach) covers(q deckplan.Square) bool {
	from := r.from
	if r.g.Shape == rulebook.Around { // from the nearest square of the body
		from.X, from.Y = min(max(q.X, from.X), from.X+r.body-1), min(max(q.Y, from.Y), from.Y+r.body-1)
	}
	return r.g.Shape.Covers(from, r.at, q, r.squares)
}

// away returns how far a square is from a person who would use a thing or a power there, in units
// of a deck, and whether it is out of range.
func away(d *picture.DeckRow, g *picture.GearRow, me *picture.PersonRow, q deckplan.Square) (units int16, beyond bool) {
	if g.Shape.IsAroundMaker() && !g.Mine {
		return 0, false
	}
	gap := deckplan.Gap(me.At, int16(max(1, me.Squares)), q, 1)
	if g.Shape == rulebook.Crossing { // the nearest of the squares that touch it
		for _, side := range [...]deckplan.Square{q.Plus(-1, 0), q.Plus(0, -1), q.Plus(-1, -1)} {
			gap = min(gap, deckplan.Gap(me.At, int16(max(1, me.Squares)), side, 1))
		}
	}
	units = max(deckplan.LengthOf(gap, d.Square), me.Height)
	return units, units > g.Range
}

// shade draws the squares of the area, faintly if it is out of range.
func (s *Screen) shade(r reach, beyond bool) {
	d, c := s.deck.Row(), kit.Bad
	if beyond {
		c = kit.Muted
	}
	for y := range d.Height {
		for x := range d.Width {
			if q := (deckplan.Square{X: x, Y: y, Level: s.deck.Level}); r.covers(q) {
				s.deck.Area(q, 0, c)
			}
		}
	}
}

// caught is somebody whom a thing or a power would reach, and the damage to expect, in tenths.
type caught struct {
	*picture.PersonRow
	harm int16
}

// caughtBy returns the people in sight whom a reach would catch. Until the table has answered, or if the
// rules refuse it, they are those within the area, behind walls or not.
func caughtBy(v *view.View, me *picture.PersonRow, r reach) (list []caught) {
	if rows := r.ask(v); len(rows) > 0 && rows[0].Rule == "" {
		for i := range rows[1:] {
			if p := v.Person(rows[i+1].Person); p != nil {
				list = append(list, caught{p, rows[i+1].Harm})
			}
		}
		return list
	}
	for i := range v.People {
		p := &v.People[i]
		spared := p.ID == me.ID && r.g.Shape.IsAroundMaker()
		if p.Deck != me.Deck || p.At.Level != r.from.Level || p.State == personal.Dead || spared || !touches(p, r) {
			continue
		}
		c := caught{PersonRow: p}
		if w := foreseen(v, r.g, p.ID, r.placing.Slot); w != nil {
			c.harm = w.Harm
		}
		list = append(list, c)
	}
	return list
}

// ask asks the table whom a reach catches, and returns its answer, or nil if there is none yet. Of
// several areas nobody knows yet where the others will be.
func (r *reach) ask(v *view.View) []picture.ReachedRow {
	if r.g.Areas > 1 {
		return nil
	}
	return v.AskAbout(r.placing)
}

// namesOf returns the names of people, and of those of a side among them.
func namesOf(list []caught, side event.Side) (friends, all []string) {
	for _, c := range list {
		if all = append(all, c.Name); c.Side == side {
			friends = append(friends, c.Name)
		}
	}
	return friends, all
}

// expected tells the damage to expect of a thing, or a power, for all whom it catches together.
func expected(g *picture.GearRow, list []caught, side event.Side) (says say.Text) {
	own, others := int16(0), int16(0)
	for _, c := range list {
		if c.Side == side {
			own += min(c.harm, 20_000-own)
		} else {
			others += min(c.harm, 20_000-others)
		}
	}
	switch {
	case own > 0 && others > 0:
		says = say.Of("Expect %s damage to others, %s to your own side.", view.Tenths(others), view.Tenths(own))
	case own > 0:
		says = say.Of("Expect %s damage to your own side.", view.Tenths(own))
	case others > 0:
		says = say.Of("Expect %s damage in all.", view.Tenths(others))
	}
	if says != "" && g.Mine {
		return say.Sentences(says, "It waits for somebody to set it off.")
	}
	return says
}

func touches(p *picture.PersonRow, r reach) bool {
	n := int16(max(1, p.Squares))
	for i := range n * n {
		if r.covers(p.At.Plus(i%n, i/n)) {
			return true
		}
	}
	return false
}

// told returns the names of those within the area, as a text.
func told(all []string) say.Text {
	if len(all) == 0 {
		return "nobody in sight"
	}
	var names []say.Text
	for i, name := range all {
		if slices.Contains(all[:i], name) {
			continue
		}
		n := 0
		for _, other := range all[i:] {
			if other == name {
				n++
			}
		}
		if n == 1 {
			names = append(names, say.Name(name))
		} else {
			names = append(names, say.Kind(fmt.Sprintf("%d ×", n), name))
		}
	}
	return say.List(names)
}

// counted returns the number of those within the area; what harms nobody is for the own side.
func counted(g *picture.GearRow, friends, all int) say.Text {
	if !g.Harms && !g.Hinders {
		return say.Of("%d of your own", friends)
	}
	return say.Of("%d of your own, %d others", friends, all-friends)
}

// place orders a thing or a power to be used at a square: at the second click if it would harm
// somebody of the own side.
func (s *Screen) place(u *kit.UI, v *view.View, me *picture.PersonRow, g *picture.GearRow, q deckplan.Square) []sim.Intent {
	if why := s.unready(v, g); why != "" {
		u.Tell(kit.Toast{Text: why, Rule: g.Rule, Tone: kit.Bad})
		return nil
	}
	friends, _ := namesOf(caughtBy(v, me, s.reachOf(g, me, q)), me.Side)
	if again := (warned{g.Kind, g.Number, q}); g.Harms && !g.Mine && len(friends) > 0 && s.warned != again {
		s.warned = again
		u.Tell(kit.Toast{Text: kit.Sentence(say.Of("%s would reach your own side: %s. Click again to do it", g.Name, told(friends))), Tone: kit.Warn})
		return nil
	}
	s.warned = warned{}
	if s.marks = append(s.marks, q); len(s.marks) < int(g.Areas) {
		u.Tell(kit.Toast{Text: say.Of("%d of %d areas. Click to place the next.", len(s.marks), g.Areas)})
		return nil
	}
	at, and := s.marks[0], s.marks[1:]
	s.marks = nil
	i := s.use(g, 0, at)
	if x, ok := i.(*combat.Use); ok {
		x.And = and
	}
	return []sim.Intent{i}
}

// warned is the use of a thing about which a player was warned that it would harm their own side.
type warned struct {
	kind   picture.GearKind
	number uint8
	at     deckplan.Square
}

// unready returns why a thing or a power cannot be used now, or "". One that is to wait may be
// chosen all the same.
func (s *Screen) unready(v *view.View, g *picture.GearRow) say.Text {
	switch {
	case g.Rule == "" || s.wait.on:
		return ""
	case g.Why == "":
		return notNow(v)
	}
	return kit.Sentence(g.Why)
}
