package bot_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"broadside/cmd/server/bot"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// TestOptionsAreRecalledAsTheyAre plays the beginning of every battle with bots, with what crews
// have learnt and ships are fitted with. A gallery that keeps and recalls options shows the same as
// a new one.
func TestOptionsAreRecalledAsTheyAre(t *testing.T) {
	data := load(t)
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		if len(sc.Ships) > bot.MostShips {
			continue
		}
		tempo := [...]crew.Tempo{crew.Rounds, crew.Live}[i%2]
		t.Run(sc.Key+"/"+tempo.String(), func(t *testing.T) {
			a, err := bot.NewArena(data.Library, sc, tempo, 5)
			if err != nil {
				t.Fatal(err)
			}
			kept := sight.NewGallery(a.World)
			a.Stepped = func(*sim.Result) {
				w := a.World
				kept.Renew(w)
				fresh := sight.NewGallery(w)
				for n := range 2 { // one seat at every tick, and another now and then
					seat := w.Members[n*int(w.Tick/3)%len(w.Members)].Seat
					if !sight.CanView(w, seat) {
						continue
					}
					flat, want := kept.Flat(seat, picture.Asked{}), fresh.View(seat, picture.Asked{})
					if !flat.ShowsSame(want.Flatten()) {
						frame := picture.Diff(nil, flat)
						got, err := picture.Patch(nil, &frame)
						t.Fatalf("tick %d: %v is shown what is no longer so: %v %s", w.Tick, seat, err, cmp.Diff(want, got))
					}
				}
			}
			if err := a.Play(3, 120); err != nil {
				t.Fatal(err)
			}
		})
	}
}
