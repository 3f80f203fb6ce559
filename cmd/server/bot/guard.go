package bot

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
)

// inside is how many squares behind a door its guards gather.
const inside = 3

// guards reports whether the fighter keeps a deck against boarders.
func (s *boots) guards() bool { return s.home() && !s.boards() }

// hold takes a covered square with a line to the door through which boarders must come, and readies
// a shot there.
func (b *fighter) hold(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil || !s.guards() || !s.acts() {
		return "", nil
	}
	post, n := b.post(s, g)
	if n < 0 {
		return "", nil
	}
	from := g.ways(post)
	foes := s.standing()
	if len(foes) == 0 {
		foes = g.all('^')
	}
	start, n := nearest(foes, from)
	if n < 0 {
		return "", nil
	}
	gate, behind := g.gate(from, start)
	there, _ := from.distanceTo(gate)
	reach := max(1, s.reach)
	value := func(q deckplan.Square) float64 {
		n, open := apart(q, gate), g.line(gate, q)
		far, ok := from.distanceTo(q)
		if !ok || n < 1 || n > reach || open == 0 || far >= there {
			return 0
		}
		return 2 - open - tiring*float64(far)
	}
	if step := b.spot(s, value); step != nil {
		return s.goTo(step)
	}
	if value(s.me.At) > 0 {
		return b.await(s)
	}
	return b.toward(s, g, behind)
}

// post returns the console that the fighter guards: their own, or the nearest of the ship.
func (b *fighter) post(s *boots, g *ground) (deckplan.Square, int) {
	for i := range s.p.Consoles {
		if k := &s.p.Consoles[i]; k.Seat == b.seat && uint8(k.Deck) == s.me.Deck {
			return k.At, 0
		}
	}
	return nearest(s.places(), g.ways(s.me.At))
}

// gate returns the last door on the way from a start to a post, or the last square that is not near
// the post, and the square some way behind it.
func (g *ground) gate(from ways, start deckplan.Square) (gate, behind deckplan.Square) {
	gate, behind = start, start
	since := 0
	for at := start; ; {
		next := at
		least, ok := from.distanceTo(at)
		if !ok || least == 0 {
			break
		}
		for _, d := range eight {
			if q := at.Plus(d.X, d.Y); !solid(g.charAt(q)) || d.X == 0 || d.Y == 0 {
				if n, ok := from.distanceTo(q); ok && n < least {
					next, least = q, n
				}
			}
		}
		if next == at {
			for _, q := range g.all(g.charAt(at)) { // a ladder
				if n, ok := from.distanceTo(q); ok && n < least && q.Level != at.Level {
					next, least = q, n
				}
			}
		}
		if next == at {
			break
		}
		at = next
		switch c := g.charAt(at); {
		case c == '+' || c == 'x' || c == '/':
			gate, behind, since = at, at, 0
		case since < inside:
			behind, since = at, since+1
		}
	}
	return gate, behind
}

// await readies the best weapon for the next foe to come; by a book without such an order, it looks
// around once a round.
func (b *fighter) await(s *boots) (string, sim.Intent) {
	if !s.acts() || len(s.threats) > 0 && b.engaged(s) || s.deck == nil {
		return "", nil
	}
	if !s.own.Readies {
		if b.looked == s.p.Head.Round || s.may(crew.Look) == nil {
			return "", nil
		}
		b.looked = s.p.Head.Round
		return "look around", &action.Deed{What: crew.Look}
	}
	best, most := (*picture.GearRow)(nil), 0.0
	for i := range s.p.Gear {
		if g := &s.p.Gear[i]; g.Kind == picture.ArmGear && g.Drawn && !g.Broken && g.Count != 0 && average(g) > most {
			best, most = g, average(g)
		}
	}
	if best == nil {
		return "", nil
	}
	wait := &action.Ready{When: crew.WhenNear, Where: personal.Vicinity{Within: max(best.Range/2, s.deck.Square)}, Response: &combat.Attack{Weapon: best.Number}}
	return "ready", wait
}

// lookOut waits for foes who were met or may come, when there is nothing better to do.
func (b *fighter) lookOut(s *boots) (string, sim.Intent) {
	if !b.alarmed[s.me.Deck] && !s.guards() {
		return "", nil
	}
	return b.await(s)
}
