package main

import (
	"errors"
	"slices"
	"testing"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestThePrizeIsTakenByHand plays the prize from the first shot to the captured bridge as people
// do, with the keys of each seat in turn: the gunner disables the ship, the pilot docks, and the
// boarders cross, clear the bridge, and seize every console. The ship's shields are down, its hull
// is weak but holds, and its people are tired and hold their turns, so that the way is tested, not
// luck.
func TestThePrizeIsTakenByHand(t *testing.T) {
	b, err := rehearsal.Start("prize", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	g := &game{t: t, Battle: b, bridges: map[crew.Seat]*bridge.Bridge{}}
	if g.ui, err = kit.New(); err != nil {
		t.Fatal(err)
	}
	g.rule(&sim.Edit{Ship: 2, Number: sim.HullNumber, Value: 12})
	for i := range g.World.Fight.People {
		if p := &g.World.Fight.People[i]; p.Deck == 1 {
			g.rule(&sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleHP, Person: p.ID, Amount: 12}})
		}
	}
	turns := 0
	for ; !b.Over && turns < 500; turns++ {
		m := g.open()
		switch seat := m.Seat; {
		case b.Ship(1).Side != g.side(m):
		case seat.Role == crew.Pilot:
			g.pilot(seat)
		case seat.Role == crew.Gunner:
			g.rule(&sim.Edit{Ship: 2, Number: sim.ShieldNumber})
			g.rule(&sim.Edit{Ship: 2, Number: sim.SystemNumber})
			g.gunner(seat)
		case seat.Role == crew.Boots:
			g.boarder(seat)
		}
		if !b.Over {
			g.rule(&sim.ForceEnd{})
		}
	}
	if b.Ship(2).Side != b.Ship(1).Side || !b.Over {
		t.Fatalf("after %d turns the Tally Sheet is %v and not taken; %d boarders are aboard", turns, b.Ship(2).State, g.aboard())
	}
	for _, verb := range []crew.Verb{crew.Fly, crew.Attack, crew.Dock, crew.Walk, crew.Cross, crew.Strike, crew.Seize} {
		if g.done[verb] == 0 {
			t.Errorf("it was taken without %s", verb)
		}
	}
	t.Logf("taken in %d turns: %d shots from the ship, %d steps, %d attacks, %d consoles", turns, g.done[crew.Attack], g.done[crew.Walk], g.done[crew.Strike], g.done[crew.Seize])
}

// game plays every station of a side, in turns.
type game struct {
	*rehearsal.Battle
	t       *testing.T
	ui      *kit.UI
	bridges map[crew.Seat]*bridge.Bridge
	now     float64
	done    [256]int // obeyed orders, by verb
}

func (g *game) rule(i sim.Intent) {
	g.t.Helper()
	var refusal *crew.Refusal
	if err := g.Give(crew.Master, i); err != nil && !errors.As(err, &refusal) {
		g.t.Fatal(err)
	}
}

// open returns the member whose turn it is.
func (g *game) open() *crew.Member {
	for range 2000 {
		for i := range g.Members {
			if g.OpenTurn(g.Numbering.ID(i)) {
				return &g.Members[i]
			}
		}
		if err := g.Wait(1); err != nil {
			g.t.Fatal(err)
		}
	}
	g.t.Fatal("nobody's turn comes")
	return nil
}

func (g *game) side(m *crew.Member) event.Side {
	if p := g.PersonAt(m.Seat); p != nil {
		return p.Side
	}
	return g.Ship(m.Seat.Ship).Side
}

// look returns what a seat sees, without earlier toasts.
func (g *game) look(seat crew.Seat) *view.View {
	v := view.New(nil, sight.View(g.Battle.World, seat), 1)
	v.Log = &log.Log{}
	return v
}

// press presses keys at a seat's bridge, one after another, and gives the orders of each; what is
// offered must be obeyed.
func (g *game) press(seat crew.Seat, keys ...kit.Key) (obeyed int) {
	g.t.Helper()
	b := g.bridges[seat]
	if b == nil {
		b = bridge.New(screens())
		g.bridges[seat] = b
	}
	for _, key := range append(keys, "") {
		g.now += 0.05
		in := kit.Input{Mouse: kit.Point{X: -1, Y: -1}}
		if key != "" {
			in.Keys = []kit.Key{key}
		}
		v := g.look(seat)
		g.ui.Begin(nil, 1280, 720, in, g.now)
		ordered := b.Show(g.ui, v)
		g.ui.End()
		for _, i := range ordered {
			if err := g.Give(seat, i); err != nil {
				g.t.Fatalf("%v presses %s, and %s is refused: %v", seat, key, i.Verb(), err)
			}
			g.done[i.Verb()]++
			obeyed++
		}
	}
	if obeyed > 0 {
		if err := g.Wait(40); err != nil { // it is flown, or walked
			g.t.Fatal(err)
		}
	}
	return obeyed
}

// pilot goes alongside, and docks with a ship that can no longer get away.
func (g *game) pilot(seat crew.Seat) {
	own, prize := g.Ship(1), g.Ship(2)
	if g.MateOf(own) != nil {
		return
	}
	if far := g.Range(own, prize); far > 100*space.Foot {
		var keys []kit.Key
		turn := (space.Bearing(own.At, prize.At) - own.Heading).Norm()
		if turn > 180*space.Degree {
			turn -= 360 * space.Degree
		}
		for ; turn > 8*space.Degree; turn -= 15 * space.Degree {
			keys = append(keys, "Right")
		}
		for ; turn < -8*space.Degree; turn += 15 * space.Degree {
			keys = append(keys, "Left")
		}
		for ; far > 90*space.Foot && len(keys) < 6; far -= 50 * space.Foot {
			keys = append(keys, "Up")
		}
		g.press(seat, append(keys, "Enter")...)
	}
	g.press(seat, "M")
}

// gunner fires what bears, until the ship is disabled.
func (g *game) gunner(seat crew.Seat) {
	for _, key := range []kit.Key{"2", "3", "1"} {
		if g.Ship(2).State == ships.Able && !g.Over {
			g.press(seat, key, "F")
		}
	}
}

func (g *game) aboard() (n int) {
	for i := range g.World.Fight.People {
		if p := &g.World.Fight.People[i]; p.Side == g.Ship(1).Side && p.Deck == 1 {
			n++
		}
	}
	return n
}

// boarder waits at a hatch for the ships to dock, crosses, attacks whom they can, works the
// consoles that nobody defends, and approaches the others.
func (g *game) boarder(seat crew.Seat) {
	delete(g.bridges, seat) // the cursor is on the character again
	for range 6 {
		p := g.PersonAt(seat)
		if p == nil || p.State != personal.Able || !p.Open || g.Over {
			return
		}
		v := g.look(seat)
		if g.may(v, crew.StandUp) && g.press(seat, "P") > 0 || g.attack(seat, v) || g.work(seat, v) || p.Deck == 0 && g.press(seat, "F9") > 0 || g.walk(seat, p, v) {
			continue
		}
		return
	}
}

// attack strikes the first foe who can be struck, with the first weapon that can.
func (g *game) attack(seat crew.Seat, v *view.View) bool {
	for i := range v.Acts {
		a := &v.Acts[i]
		if a.Verb != crew.Strike || a.Rule != "" || a.Item == 0 || a.Hand != personal.WithWeapon {
			continue
		}
		keys := []kit.Key{}
		for n := range v.Gear {
			if row := &v.Gear[n]; row.Kind == picture.ArmGear && row.Number == a.Item && n < 9 {
				keys = append(keys, kit.Key(rune('1'+n)))
			}
		}
		for range len(v.People) { // Tab until it is the right one
			if g.press(seat, append(keys, "Enter")...) > 0 {
				return true
			}
			keys = []kit.Key{"Tab"}
		}
	}
	for i := range v.Acts { // an empty weapon
		if a := &v.Acts[i]; a.Verb == crew.ReloadArm && a.Rule == "" && a.Item == 1 && g.press(seat, "1", "O") > 0 {
			return true
		}
	}
	return false
}

// may reports whether an act is possible now.
func (g *game) may(v *view.View, verb crew.Verb) bool {
	return slices.ContainsFunc(v.Acts, func(a picture.ActRow) bool { return a.Verb == verb && a.Rule == "" })
}

func (g *game) work(seat crew.Seat, v *view.View) bool {
	return g.may(v, crew.Seize) && g.press(seat, "F6") > 0
}

// walk goes to the nearest square to the destination, or opens a door on the way.
func (g *game) walk(seat crew.Seat, p *personal.Person, v *view.View) bool {
	far := g.distances(p.Deck, g.goals(p))
	at := func(q deckplan.Square) int { return far[[3]int16{q.X, q.Y, int16(q.Level)}] }
	best, to := at(p.At), p.At
	for i := range v.Steps {
		if st := &v.Steps[i]; st.Mode == rulebook.Walk && !st.Jump && st.At.Level == p.At.Level && at(st.At) > 0 && at(st.At) < best {
			best, to = at(st.At), st.At
		}
	}
	if to != p.At {
		return g.press(seat, append(arrows(p.At, to), "Space")...) > 0
	}
	for _, d := range [...][2]int16{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		q := p.At.Plus(d[0], d[1])
		if s := action.Symbol(&g.World.Fight, p.Deck, q); (s == '+' || s == 'x') && at(q) > 0 && at(q) < best {
			return g.press(seat, append(arrows(p.At, q), "Space")...) > 0
		}
	}
	return false
}

func arrows(from, to deckplan.Square) (keys []kit.Key) {
	for ; from.X < to.X; from.X++ {
		keys = append(keys, "Right")
	}
	for ; from.X > to.X; from.X-- {
		keys = append(keys, "Left")
	}
	for ; from.Y < to.Y; from.Y++ {
		keys = append(keys, "Down")
	}
	for ; from.Y > to.Y; from.Y-- {
		keys = append(keys, "Up")
	}
	return keys
}

// goals returns where a boarder wants to be: at a hatch or, aboard the prize, at a console that is
// not theirs yet.
func (g *game) goals(p *personal.Person) (list []deckplan.Square) {
	if p.Deck == 0 {
		return g.World.Fight.Hatches(0)
	}
	for _, k := range g.Aboard.Consoles {
		if k.Deck == p.Deck && k.Holder == 0 {
			list = append(list, k.At)
		}
	}
	return list
}

// distances returns the number of squares to a goal, 1 at one, through doors and people.
func (g *game) distances(deck int8, goals []deckplan.Square) map[[3]int16]int {
	far := map[[3]int16]int{}
	next := goals
	for _, q := range goals {
		far[[3]int16{q.X, q.Y, int16(q.Level)}] = 1
	}
	for len(next) > 0 {
		q := next[0]
		next = next[1:]
		n := far[[3]int16{q.X, q.Y, int16(q.Level)}]
		for _, d := range [...][2]int16{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			o := q.Plus(d[0], d[1])
			k := [3]int16{o.X, o.Y, int16(o.Level)}
			if s := action.Symbol(&g.World.Fight, deck, o); far[k] == 0 && s != '#' && s != '=' && s != ' ' && s != '-' {
				far[k] = n + 1
				next = append(next, o)
			}
		}
	}
	return far
}
