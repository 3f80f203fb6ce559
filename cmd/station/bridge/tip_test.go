package bridge

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
)

// evader is a screen with one order, whose key changes.
type evader struct{ key kit.Bound }

func (e *evader) Show(u *kit.UI, _ *view.View, r kit.Rect) []sim.Intent {
	u.Do(r.Top(40), kit.Action{Name: "Evade", Key: e.key})
	return nil
}

// The card of an order that is new shows the key that the order has on the same screen.
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
