package main

import (
	"fmt"
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// With forty foes a gunner's station asks for options on those whose rows are on the screen and on
// the chosen one, and fires at it when the table has answered.
func TestStationsAskForOptionsOnWhatTheyShow(t *testing.T) {
	seat := at(1, crew.Gunner)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	for i := range 40 {
		far := space.Point{X: space.Length(15*(i-20)) * space.Foot, Y: 600 * space.Foot}
		if err := b.Give(crew.Master, &sim.Spawn{Name: fmt.Sprintf("Raider %d", i), Side: 1, At: b.World.Ship(1).At.Plus(far)}); err != nil {
			t.Fatal(err)
		}
	}
	look := func(asked picture.Asked) *view.View {
		v := view.New(nil, sight.NewGallery(b.World).View(seat, asked), 1)
		v.Log = viewOf(b, seat).Log
		return v
	}
	p := newPlayer(t, look(picture.Asked{}), screens())
	p.press()
	foes := p.view.Foes()
	if n := len(p.view.Asked().Ships); n == 0 || n > len(foes)/2 {
		t.Fatalf("of %d foes %d are asked for", len(foes), n)
	}
	for range 20 {
		p.press("Tab")
	}
	p.view = look(picture.Asked{}) // as the table still sends it
	p.press()
	chosen := foes[20].ID
	if !slices.Contains(p.view.Asked().Ships, chosen) {
		t.Fatalf("the one that is chosen, %d, is not among %v", chosen, p.view.Asked())
	}
	says := func() string {
		at := slices.IndexFunc(p.ui.Offers(), func(a kit.Action) bool { return a.Key == "gunner.fire" })
		if at < 0 {
			t.Fatal("there is no order to fire")
		}
		return p.ui.Offers()[at].Why.String()
	}
	if says() != view.Soon {
		t.Fatalf("before the table has answered, Fire says %q", says())
	}
	p.view = look(p.view.Asked())
	for _, i := range p.press("F") {
		if f, ok := i.(*deployment.Fire); ok && f.Target == chosen {
			return
		}
	}
	t.Errorf("it does not fire at %d: %q", chosen, says())
}
