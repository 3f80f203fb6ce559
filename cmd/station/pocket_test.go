package main

import (
	"fmt"
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/hosting"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/preferences"
	"broadside/cmd/station/view"
	"broadside/configs/setting"
	"broadside/crew"
)

// pockets are the small windows in which every station is looked at: a phone upright and
// lying, and a tablet.
var pockets = []image.Point{{390, 844}, {844, 390}, {820, 1180}}

// handle shows something in a small window, with what is done there, and looks for what
// could not be read or hit.
func handle(t *testing.T, name string, show func(*kit.UI), did func(image.Point) []kit.Input) {
	t.Helper()
	for n, size := range pockets {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		all := append([]kit.Input{{Mouse: kit.Point{X: -1, Y: -1}}}, did(size)...)
		all = append(all, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, kit.Input{Mouse: kit.Point{X: -1, Y: -1}})
		draw := func(target *ebiten.Image) {
			for i, in := range all {
				canvas := target
				if i < len(all)-1 {
					canvas = nil
				}
				u.Begin(canvas, size.X, size.Y, in, 10+float64(i)/30)
				show(u)
				u.End()
				for _, f := range u.Faults() {
					t.Errorf("%s at %v: %v", name, size, f)
				}
			}
		}
		if os.Getenv("LOOKS") != "" || n == len(name)%len(pockets) {
			inWindow(func() {
				target := ebiten.NewImage(size.X, size.Y)
				defer target.Deallocate()
				draw(target)
				keep(t, fmt.Sprintf("pocket-%s-%dx%d", name, size.X, size.Y), target)
			})
		} else {
			draw(nil)
		}
	}
}

// tap touches a place: the finger is there, it has pressed, and it is gone.
func tap(x, y float64) []kit.Input {
	at := kit.Point{X: x, Y: y}
	return []kit.Input{{Mouse: at}, {Mouse: at, Pressed: true, Held: true}, {Mouse: at, Released: true}}
}

// section is where a page of the pocket station is chosen, from 0.
func section(size image.Point, n int) []kit.Input {
	w, h := float64(size.X), float64(size.Y)
	if w > h {
		return tap(w-50, 52+(float64(n)+0.5)*(h-52)/5)
	}
	return tap(6+(float64(n)+0.5)*(w-12)/5, h-30)
}

// pressed is keys, one a screen.
func pressed(keys ...kit.Key) func(image.Point) []kit.Input {
	return func(image.Point) (all []kit.Input) {
		for _, k := range keys {
			all = append(all, kit.Input{Mouse: kit.Point{X: -1, Y: -1}, Keys: []kit.Key{k}})
		}
		return all
	}
}

func TestPocketPages(t *testing.T) {
	v := seatIn(t, "ambush", crew.Rounds, at(1, crew.Gunner), 2)
	for name, keys := range map[string][]kit.Key{
		"help": {"H"}, "keys": {"H", "Tab"}, "goals": {"I"}, "further": {"L"}, "features": {"B"}, "deed": {"U", "F7"}, "ready": {"Y"},
	} {
		handle(t, name, onBridge(v), pressed(keys...))
	}
	over := *v
	over.Head.Over = true
	handle(t, "outcome", onBridge(&over), pressed())
}

func TestPocketLobby(t *testing.T) {
	for name, mine := range map[string]bool{"hall": false, "hall-seat": true} {
		p := fullHall()
		if !mine {
			p.Mine = nil
		}
		halls := map[*kit.UI]*lobby.Hall{}
		handle(t, name, func(u *kit.UI) {
			if halls[u] == nil {
				halls[u] = &lobby.Hall{}
			}
			halls[u].Show(u, p)
		}, pressed())
	}
	handle(t, "first", func(u *kit.UI) { new(lobby.First).Show(u, 2, "") }, pressed())
	var lessons lobby.Prospect
	for _, of := range [...]string{"the Helm", "the Guns", "the Sensors", "the Reactor", "the Chair", "the Deck", "the Table"} {
		lessons.Scenarios = append(lessons.Scenarios, hosting.Scenario{Key: of, Title: "At " + of, Size: "rounds, a lesson for one seat, 5 minutes", Lesson: true, Brief: "Five minutes."})
	}
	handle(t, "learn", func(u *kit.UI) { new(lobby.Learn).Show(u, lessons) }, pressed())
	handle(t, "door", func(u *kit.UI) { (&lobby.Door{Name: "Mara"}).Show(u, lobby.Around{Error: "Nobody answers there."}) }, pressed())
	values := map[string]string{}
	for _, s := range setting.Station() {
		values[s.Key] = s.Default
	}
	for name, keys := range map[string]bool{"settings": false, "bindings": true} {
		pages := map[*kit.UI]*preferences.Page{}
		handle(t, name, func(u *kit.UI) {
			if pages[u] == nil {
				pages[u] = &preferences.Page{}
				pages[u].Open(keys)
			}
			pages[u].Show(u, preferences.State{Values: values, Bindings: &binding.Set{}, Kept: "this browser", KeptKeys: "this browser"})
		}, pressed())
	}
}

func TestPocketStations(t *testing.T) {
	views := map[string]*view.View{"boots": seatIn(t, "prize", crew.Rounds, at(1, crew.Boots), 2)}
	for _, role := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator} {
		views[role.String()] = seatIn(t, "duel", crew.Rounds, at(1, role), 3)
	}
	views["pilot-live"] = seatIn(t, "duel", crew.Live, at(1, crew.Pilot), 3)
	for name, v := range views {
		for n, page := range []string{"orders", "ship", "map", "log", "more"} {
			if n == 0 || name == "gunner" || name == "boots" || page == "map" {
				handle(t, name+"-"+page, onBridge(v), func(size image.Point) []kit.Input {
					if n == 0 {
						return nil
					}
					return section(size, n)
				})
			}
		}
	}
}
