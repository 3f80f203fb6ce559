package bridge

import (
	"slices"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/pilot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// evader is a screen with one order, whose key changes.
type evader struct{ key kit.Bound }

func (e *evader) Show(u *kit.UI, _ *view.View, r kit.Rect) []sim.Intent {
	u.Do(r.Top(40), kit.Action{Name: "Evade", Key: e.key})
	return nil
}

// The card of a new order shows the key that the order has on the same screen.
func TestCardShowsTheKeyOfItsOrder(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	order := &evader{key: "pilot.evade"}
	b := New(map[crew.Role]view.Screen{crew.Pilot: order})
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Evade}}}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	v := view.New(nil, p, 1)
	v.Tips = view.ReadTips("")
	show := func() (told int) {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		b.Show(u, v)
		u.End()
		for _, says := range u.Texts() {
			if says == u.Label(order.key) {
				told++
			}
		}
		return told
	}
	show()
	show()
	if told := show(); told != 2 || !slices.Contains(u.Texts(), "NEW: Evade") {
		t.Fatalf("the key stands on the control and the card, %d times: %q", told, u.Texts())
	}
	order.key = "pilot.ram"
	if told := show(); told != 2 {
		t.Errorf("another key stands %d times on the first screen with it: %q", told, u.Texts())
	}
	p.Options = append(p.Options, picture.Option{Verb: crew.Ram})
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Keys: []kit.Key{"Ctrl+Enter"}}, 1)
	b.Show(u, v) // has read it
	u.End()
	if told := show(); told != 1 || !slices.Contains(u.Texts(), "NEW: Ram") {
		t.Errorf("the card of the next order shows the key of the last, %d times: %q", told-1, u.Texts())
	}
}

// In a small window the keys of the orders are handled on each page, and the card of a new order
// shows its key there.
func TestKeysOfOrdersAreHeardFromEachPage(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	battle, u := rehearse(t, "prize")
	if err := battle.Await(seat); err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, sight.View(battle.World, seat), 1)
	v.Tips = view.ReadTips("")
	b := New(map[crew.Role]view.Screen{crew.Pilot: pilot.New()})
	show := func(keys ...kit.Key) []sim.Intent {
		u.Begin(nil, 390, 844, kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: keys}, 1)
		defer u.End()
		return b.Show(u, v)
	}
	show("Shift+F9") // the player does not use touch alone
	for page := range 5 {
		b.pocket.page = page
		show()
		show()
		a, found := u.Meant()
		if key := u.Label(a.Key); !found || key == "" || !slices.Contains(u.Texts(), key) {
			t.Errorf("page %d: the card tells no key of %q: %q", page, a.Name, u.Texts())
		}
		if ordered := show("N"); len(ordered) != 1 || ordered[0].Verb() != crew.EndTurn {
			t.Errorf("page %d: the key that ends the turn gives %v", page, ordered)
		}
		for _, f := range u.Faults() {
			t.Errorf("page %d: %v", page, f)
		}
		show("Y")
		if b.pocket.page != 0 {
			t.Errorf("page %d: what is readied is chosen on a plate that the page does not show", page)
		}
		show()
		if ordered := show("N"); len(ordered) != 0 {
			t.Errorf("page %d: below the plate a key gives %v", page, ordered)
		}
		show("Escape")
		show()
	}
}

// At the boots of a console's seat the card shows the key of an order on the deck.
func TestCardAtTheBootsTellsAKey(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	battle, u := rehearse(t, "prize")
	if err := battle.Await(seat); err != nil {
		t.Fatal(err)
	}
	tips := view.ReadTips("pilot.evade\nboots.move\nboots.use\n") // moving is a click, and a thing is used by its own name
	b := New(map[crew.Role]view.Screen{crew.Pilot: pilot.New(), crew.Boots: boots.New()})
	b.turnTo(crew.Boots)
	b.seat = seat
	key := ""
	for range 4 {
		v := view.New(nil, sight.View(battle.World, seat), 1) // as each picture brings
		v.Tips = tips
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
		b.Show(u, v)
		u.End()
		if a, found := u.Meant(); found {
			key = u.Label(a.Key)
		}
	}
	if key == "" || !slices.Contains(u.Texts(), key) {
		t.Errorf("the card tells no key, not %q: %q", key, u.Texts())
	}
}
