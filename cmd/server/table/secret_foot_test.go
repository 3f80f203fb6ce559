package table

import (
	"bytes"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
)

// onDecks are scenarios in which people of several sides are on decks.
var onDecks = []string{"boarders", "prison", "prize", "saboteurs"}

// TestFaultWhoHidesOnDecksChangesNoByteAndNoTick plays two battles on the decks of a shipped
// scenario that differ only in what one side may not know: the others whom it does not see are
// elsewhere, with other names and other points, and the GM changes them and squares that nobody of
// that side sees or knows. Every byte that the side is sent, the tick in which it is sent, and
// every answer to its orders must be the same.
func TestFaultWhoHidesOnDecksChangesNoByteAndNoTick(t *testing.T) {
	t.Parallel()
	data := Shipped(t)
	check(t, func(t *rapid.T) { differOnDecks(t, data) })
}

func differOnDecks(t *rapid.T, data *configs.Data) {
	seed, key := rapid.Uint64().Draw(t, "seed"), rapid.SampledFrom(onDecks).Draw(t, "scenario")
	var worlds [2]*sim.World
	for i := range worlds {
		sc := *data.Scenario(key)
		w, err := sim.New(data.Library, &sc, seed)
		if err != nil {
			t.Fatal(err)
		}
		worlds[i] = w
	}
	a, b := worlds[0], worlds[1]
	for i := range a.Fight.People {
		if p := &a.Fight.People[i]; p.Side != 0 && rapid.Bool().Draw(t, "hides") {
			for _, w := range worlds {
				w.Fight.People[i].Hidden, w.Fight.People[i].Stealth = true, 90
			}
		}
	}
	secret := unseen(a)
	for _, i := range secret {
		p := &b.Fight.People[i]
		p.Name, p.HP, p.MaxHP = "Nobody", p.HP+7, p.MaxHP+7
		if at, ok := hole(t, b, p.Deck); ok && !b.Member(p.ID).Seat.Role.Deployed() { // somebody who flies a ship shows in its AC
			p.At = at
		}
	}
	if !slices.Equal(unseen(b), secret) {
		t.Skip("somebody stands where they are seen")
	}
	seats := footSeats(a)
	if len(seats) == 0 {
		t.Skip("nobody of the side is on a deck")
	}
	x, y := overhear(t, a, seats, nil), overhear(t, b, seats, nil)
	defer x.part()
	defer y.part()
	begin := []sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Tempo(rapid.IntRange(0, 1).Draw(t, "tempo"))}}, {Seat: crew.Master, Intent: &sim.Pause{}}}
	x.pass(t, begin...)
	y.pass(t, begin...)
	var witnesses [2][]*witness
	for i := range witnesses {
		for range seats {
			witnesses[i] = append(witnesses[i], &witness{held: map[int64]*picture.Picture{}})
		}
	}
	for range rapid.IntRange(10, 40).Draw(t, "ticks") {
		open := footOrders(t, x.world, secret)
		for i := range open {
			if one, other := x.world.Validate(&open[i]), y.world.Validate(&open[i]); (one == nil) != (other == nil) || one != nil && one.Error() != other.Error() {
				t.Fatalf("%v, %v: the answer is %v in one battle and %v in the other", open[i].Seat, open[i].Intent.Verb(), one, other)
			}
		}
		hidden := secretDeeds(t, y.world, secret)
		x.pass(t, open...)
		y.pass(t, append(open, hidden...)...)
		if !slices.Equal(unseen(x.world), secret) || !slices.Equal(unseen(y.world), secret) || !sameInView(&x.world.Fight, &y.world.Fight, 0) {
			return // a secret is seen now
		}
		for i := range seats {
			one, other := witnesses[0][i], witnesses[1][i]
			one.sees(t, x.ears[i])
			other.sees(t, y.ears[i])
			for _, r := range one.last.People {
				if p := x.world.Fight.Person(r.ID); p != nil && p.At != r.At && x.world.Tick%int64(x.Frames) == 0 {
					t.Fatalf("%v, tick %d: %s stands at %v, and is shown at %v", seats[i], x.now(), p.Name, p.At, r.At)
				}
			}
			if slices.EqualFunc(x.ears[i].heard, y.ears[i].heard, func(a, b heard) bool { return a.tick == b.tick && bytes.Equal(a.bytes, b.bytes) }) {
				x.ears[i].heard, y.ears[i].heard = nil, nil
				continue
			}
			if diff := cmp.Diff(one.last, other.last, cmpopts.IgnoreUnexported(picture.Picture{})); diff != "" {
				t.Fatalf("%v, tick %d: the pictures differ: %s", seats[i], x.now(), diff)
			}
			alike(t, seats[i], x.ears[i], y.ears[i])
		}
	}
}

// witness assembles pictures from what a listener is sent.
type witness struct {
	held map[int64]*picture.Picture
	last *picture.Picture
}

// sees adds what a listener has received.
func (v *witness) sees(t *rapid.T, e *ear) {
	for _, h := range e.heard {
		m, err := netcode.Decode(h.bytes, netcode.ToClient)
		if err != nil {
			t.Fatal(err)
		}
		if f, ok := m.(*netcode.Frame); ok {
			v.last = shown(t, v.held, &f.Frame)
		}
	}
}

// unseen returns the people of other sides of whom side 0 knows nothing.
func unseen(w *sim.World) (list []int) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side != 0 && p.State != personal.Away && !personal.Aware(&w.Fight, 0, p) {
			list = append(list, i)
		}
	}
	return list
}

// footSeats returns the seats of side 0 on decks.
func footSeats(w *sim.World) (seats []crew.Seat) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side == 0 && p.State != personal.Away {
			seats = append(seats, w.Member(p.ID).Seat)
		}
	}
	return seats[:min(len(seats), 4)]
}

// hole returns a free square of a deck that nobody of side 0 sees or is near.
func hole(t *rapid.T, w *sim.World, deck int8) (deckplan.Square, bool) {
	plan := action.PlanOf(&w.Fight, deck)
	var list []deckplan.Square
	seen := action.SideSees(&w.Fight, 0, deck, 0)
	for y := range plan.Height {
		for x := range plan.Width {
			q := deckplan.Square{X: x, Y: y}
			n := int(y)*int(plan.Width) + int(x)
			if seen[n>>6]&(1<<(n&63)) == 0 && action.Symbol(&w.Fight, deck, q) == '.' && !slices.ContainsFunc(w.Fight.People, func(o personal.Person) bool {
				near := o.At.Level == 0 && max(abs(o.At.X-x), abs(o.At.Y-y)) <= 1
				return o.State != personal.Away && o.Deck == deck && (near || o.Side == 0 && max(abs(o.At.X-x), abs(o.At.Y-y)) < 6)
			}) {
				list = append(list, q)
			}
		}
	}
	if len(list) == 0 {
		return deckplan.Square{}, false
	}
	return rapid.SampledFrom(list).Draw(t, "hole"), true
}

// sameInView reports whether a side sees the same squares of every deck in two battles with the
// same drawing. An order in a tick may bring into view what the GM drew in it, and a wall is seen
// by any part in view, but a floor only by its middle.
func sameInView(a, b *personal.Fight, side event.Side) bool {
	for deck := range a.Decks {
		deck, plan := int8(deck), action.PlanOf(a, int8(deck))
		for level := range int8(len(plan.Levels)) {
			one, other := action.SideSees(a, side, deck, level), action.SideSees(b, side, deck, level)
			if !slices.Equal(one, other) {
				return false
			}
			for n := range int(plan.Width) * int(plan.Height) {
				q := deckplan.Square{X: int16(n % int(plan.Width)), Y: int16(n / int(plan.Width)), Level: level}
				if one[n>>6]&(1<<(n&63)) != 0 && action.Symbol(a, deck, q) != action.Symbol(b, deck, q) {
					return false
				}
			}
		}
	}
	return true
}

func abs(n int16) int16 { return max(n, -n) }

// footOrders returns orders of everyone except the unseen, who end their turns after a while.
func footOrders(t *rapid.T, w *sim.World, secret []int) (orders []sim.Order) {
	for i := range w.Members {
		m := &w.Members[i]
		if !m.Open {
			continue
		}
		orders = append(orders, sim.Order{Seat: m.Seat, Intent: &sim.EndTurn{}})
	}
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		seat := w.Member(p.ID).Seat
		switch {
		case !p.Open:
			continue
		case rapid.IntRange(0, 5).Draw(t, "ends") == 0:
			orders = append(orders, sim.Order{Seat: seat, Intent: &sim.EndTurn{}})
			continue
		case slices.Contains(secret, i):
			continue
		}
		var foes []crew.ID
		for j := range w.Fight.People {
			if o := &w.Fight.People[j]; o.Side != p.Side && !slices.Contains(secret, j) && w.Fight.Sees(p, o) {
				foes = append(foes, o.ID)
			}
		}
		d := rapid.SampledFrom(deckplan.Neighbours[:]).Draw(t, "way")
		list := []sim.Intent{
			&movement.Move{Path: []deckplan.Square{p.At.Plus(d.X, d.Y), p.At.Plus(2*d.X, 2*d.Y)}},
			&action.Deed{What: crew.Dash}, &action.Deed{What: crew.Dodge}, &action.Deed{What: crew.Disengage},
			&action.Deed{What: crew.Door, At: p.At.Plus(d.X, d.Y), OtherWay: rapid.Bool().Draw(t, "shut")},
		}
		for _, id := range foes {
			list = append(list, &combat.Attack{Target: id, Weapon: uint8(rapid.IntRange(0, 2).Draw(t, "weapon"))})
		}
		orders = append(orders, sim.Order{Seat: seat, Intent: rapid.SampledFrom(list).Draw(t, "order")})
	}
	return orders
}

// secretDeeds returns the orders of people of whom side 0 does not know, and what the GM does to
// them and to squares that nobody of that side sees or knows, without dice.
func secretDeeds(t *rapid.T, w *sim.World, secret []int) (orders []sim.Order) {
	if len(secret) == 0 || rapid.IntRange(0, 2).Draw(t, "secret") > 0 {
		return nil
	}
	p := &w.Fight.People[rapid.SampledFrom(secret).Draw(t, "whom")]
	aboard := w.Member(p.ID).Seat.Role.Deployed()
	at, found := hole(t, w, p.Deck)
	s := w.Ship(w.Fight.Decks[p.Deck].Ship)
	theirs := found && (s == nil || s.Side != 0)
	rule := func(r action.DeckRuling) {
		r.Person, r.Deck = p.ID, p.Deck
		orders = append(orders, sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: r}})
	}
	act := func(i sim.Intent) { orders = append(orders, sim.Order{Seat: w.Member(p.ID).Seat, Intent: i}) }
	switch rapid.IntRange(0, 12).Draw(t, "what") {
	case 0:
		rule(action.DeckRuling{Kind: action.RuleHP, Amount: 3})
	case 1:
		if found && !aboard {
			rule(action.DeckRuling{Kind: action.RulePlace, At: at})
		}
	case 2:
		rule(action.DeckRuling{Kind: action.RuleSpecial, On: true})
	case 3:
		orders = append(orders, sim.Order{Seat: crew.Master, Intent: &sim.Say{Text: "Lie low.", Sides: event.Sides(0).With(p.Side)}})
	case 4:
		rule(action.DeckRuling{Kind: action.RuleHeal, Amount: 2})
	case 5:
		rule(action.DeckRuling{Kind: action.RuleLoad, Number: 0, Amount: 0})
	case 6:
		rule(action.DeckRuling{Kind: action.RuleHide, On: true})
	case 7:
		if theirs {
			rule(action.DeckRuling{Kind: action.RuleBurn, At: at, On: true})
		}
	case 8:
		if theirs {
			rule(action.DeckRuling{Kind: action.RuleSquare, At: at, Number: int16(rapid.SampledFrom([]byte("#=~P")).Draw(t, "drawn"))})
		}
	case 9:
		rule(action.DeckRuling{Kind: action.RuleLayer, Number: 0, Amount: 4})
	case 10:
		act(&action.Deed{What: rapid.SampledFrom([]crew.Verb{crew.Dash, crew.Dodge, crew.Disengage, crew.Draw, crew.Stow}).Draw(t, "deed"), Item: 1})
	case 11:
		if w.Order.Tempo == crew.Live && !aboard { // turn by turn, everyone waits while they walk
			d := rapid.SampledFrom(deckplan.Neighbours[:]).Draw(t, "their way")
			act(&movement.Move{Path: []deckplan.Square{p.At.Plus(d.X, d.Y)}})
		}
	case 12:
		rule(action.DeckRuling{Kind: action.RuleEdge, On: true, For: 1})
	}
	return orders
}
