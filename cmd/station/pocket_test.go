package main

import (
	"fmt"
	"image"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/preferences"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/configs/setting"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/doctor"
	"broadside/sim"
)

// pockets are the small windows in which every station is looked at: phones in portrait and
// landscape, a tablet, a window in landscape with room above and below, and one of 1280x720
// in which all is twice as large.
var pockets = []image.Point{{390, 844}, {844, 390}, {820, 1180}, {375, 667}, {667, 375}, {800, 600}, {640, 360}}

// handle shows something in a small window, with input, and looks for what could not be read or
// hit.
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
				for _, f := range u.Wasted(keep(t, fmt.Sprintf("pocket-%s-%dx%d", name, size.X, size.Y), target)) {
					t.Errorf("%s at %v: %v", name, size, f)
				}
			})
		} else {
			draw(nil)
		}
	}
}

// tap touches a place: the finger is there, has pressed, and is gone.
func tap(x, y float64) []kit.Input {
	at := kit.Point{X: x, Y: y}
	return []kit.Input{{Mouse: at}, {Mouse: at, Pressed: true, Held: true}, {Mouse: at, Released: true}}
}

// section returns the touch that chooses the nth of the pocket station's pages, from 0.
func section(size image.Point, n, of int) []kit.Input {
	w, h := float64(size.X), float64(size.Y)
	if w > h {
		return tap(w-50, (float64(n)+0.5)*h/float64(of))
	}
	return tap(6+(float64(n)+0.5)*(w-12)/float64(of), h-30)
}

// pressed returns keys, one a screen.
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

// In a small window the last page leads to the settings.
func TestASmallStationHasSettings(t *testing.T) {
	e, g := hosted(t), arriving(t)
	g.set.values["tips"] = "false"
	g.knock(e.address)
	g.until("the table has let the station in", func() bool { return g.link != nil && g.link.Lobby != nil })
	g.sitDown(helm)
	g.until("the pilot is at the station", func() bool { return g.aboard && g.shown })
	g.size = pockets[0]
	g.turn("Enter") // closes what a bot has done meanwhile, on a slow machine
	for _, in := range section(g.size, 4, 5) {
		g.do(in)
	}
	g.turn("Ctrl+F2") // as the control does
	if g.turn(); !g.wishes.Shown() {
		t.Error("the settings are not shown")
	}
}

// In the smallest windows the lobby shows a ship's name and a whole seat above its orders.
func TestPocketLobbyHasRoomForSeats(t *testing.T) {
	p := fullHall()
	p.Mine = nil
	for _, size := range pockets {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		var hall lobby.Hall
		for range 2 {
			u.Begin(nil, size.X, size.Y, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
			hall.Show(u, p)
			u.End()
		}
		const titles, seat = 60, 66
		if room := u.Where("Sit down").Y - u.Find("SHIPS AND SEATS").Bottom(); room < titles+seat {
			t.Errorf("at %v the seats have %.0f points of height", size, room)
		}
	}
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
	handle(t, "first", func(u *kit.UI) { new(lobby.First).Show(u, lobby.Choices{Tables: 2}, time.Now()) }, pressed())
	handle(t, "first-before", func(u *kit.UI) { new(lobby.First).Show(u, lobby.Choices{Tables: 2, Before: "Friday"}, time.Now()) }, pressed())
	var lessons lobby.Prospect
	for _, of := range [...]string{"the Helm", "the Guns", "the Sensors", "the Reactor", "the Chair", "the Deck", "the Table"} {
		lessons.Scenarios = append(lessons.Scenarios, discovery.Scenario{Key: of, Title: "At " + of, Size: "rounds, a lesson for one seat, 5 minutes", Lesson: true, Brief: "Five minutes."})
	}
	handle(t, "learn", func(u *kit.UI) { new(lobby.Learn).Show(u, lessons) }, pressed())
	asks := lobby.Around{Looked: true, Place: "thursday-evening.example:7620", Key: &netcode.Fingerprint{1, 2, 3, 4, 5, 200, 201, 202, 203, 30: 99}, Strange: true}
	handle(t, "door-strange", func(u *kit.UI) { (&lobby.Door{Name: "Mara"}).Show(u, asks) }, pressed())
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
	views["gunner-hindered"] = seatIn(t, "duel", crew.Rounds, at(1, crew.Gunner), 3)
	hinder(views["gunner-hindered"])
	views["pilot-live"] = seatIn(t, "duel", crew.Live, at(1, crew.Pilot), 3)
	for name, v := range views {
		for n, page := range []string{"orders", "ship", "map", "log", "more"} {
			if n == 0 || name == "gunner" || name == "boots" || page == "map" {
				handle(t, name+"-"+page, onBridge(v), func(size image.Point) []kit.Input {
					if n == 0 {
						return nil
					}
					return section(size, n, 5)
				})
			}
		}
	}
}

// A player who gives orders on a phone sees the target at the same time.
func TestPocketAims(t *testing.T) {
	for role, scenario := range map[crew.Role]string{crew.Pilot: "duel", crew.Gunner: "duel", crew.Operator: "duel", crew.Mechanic: "duel", crew.Boots: "prize"} {
		v := seatIn(t, scenario, crew.Rounds, at(1, role), 2)
		for _, size := range pockets {
			v.Situation = kit.Rect{}
			u, err := kit.New()
			if err != nil {
				t.Fatal(err)
			}
			show, whole := onBridge(v), kit.Rect{W: float64(size.X), H: float64(size.Y)}
			for i := range 2 {
				u.Begin(nil, size.X, size.Y, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 10+float64(i))
				show(u)
				u.End()
			}
			if r := v.Situation; r.W < 200 || r.H < 120 || r.Common(whole) != r {
				t.Errorf("%v at %v: the map is at %v", role, size, r)
			}
		}
	}
}

// The GM's console has pages of its own, and each ruling can be made by touch.
func TestPocketConsole(t *testing.T) {
	b, err := rehearsal.Start("ambush", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(at(1, crew.Gunner), 2); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, crew.Master)
	v.Log.Add(b.Events[len(b.Events)-1], v.Picture)
	programme(v)
	for n, page := range []string{"rule", "ships", "sheet", "map", "log", "more"} {
		handle(t, "gm-"+page, onBridge(v), func(size image.Point) []kit.Input { return section(size, n, 6) })
	}
	for _, tab := range []kit.Key{"F2", "F3", "F4"} {
		handle(t, "gm-tab-"+string(tab), onBridge(v), func(size image.Point) []kit.Input {
			return append(section(size, 1, 6), pressed(tab)(size)...)
		})
	}
	for name, key := range map[string]kit.Key{
		"order": "E", "damage": "D", "advantage": "A", "cover": "V", "move": "M", "numbers": "U", "initiative": "J", "rename": "R", "condition": "G", "repair": "F10",
		"reach": "W", "spawn": "S", "back": "F", "decide": "Y", "dice": "X", "say": "B", "finish": "Q", "tempo": "T", "battle": "F6", "guests": "F12", "remove": "Delete",
	} {
		handle(t, "gm-"+name, onBridge(v), pressed(key))
	}
	handle(t, "gm-dice-set", onBridge(v), pressed("X", "1", "6", "6"))
	if b, err = rehearsal.Start("prize", crew.Rounds, 7); err != nil {
		t.Fatal(err)
	}
	if err := b.Await(at(1, crew.Boots)); err != nil {
		t.Fatal(err)
	}
	prize := viewOf(b, crew.Master)
	handle(t, "gm-deck-orders", onBridge(prize), pressed("Home"))
	handle(t, "gm-deck", onBridge(prize), func(size image.Point) []kit.Input {
		return append(pressed("Home")(size), section(size, 2, 5)...)
	})
	handle(t, "gm-deck-brush", onBridge(prize), func(size image.Point) []kit.Input {
		return append(pressed("Home", "Ctrl+D")(size), section(size, 2, 5)...)
	})
	handle(t, "gm-deck-rulings", onBridge(prize), pressed("Home", "Tab", "Ctrl+R"))
}

// programme puts the GM at a table with players, and other battles.
func programme(v *view.View) {
	l := fullHall()
	v.Table = view.Table{Lobby: l.Lobby, Client: 1, Kick: func(uint32, netcode.Ban) {}, Admit: func(bool) {}, Relieve: func(crew.Seat, netcode.Relief, int) {}, Fight: func(string, bool) {}}
	for i := range 4 {
		v.Table.Visitors = append(v.Table.Visitors, netcode.Visitor{Client: uint32(i + 1), Name: fmt.Sprintf("Guest %d", i+1), Host: "192.168.1.20"})
	}
	v.Table.Programme = &netcode.Programme{On: "duel", Scenarios: []netcode.Scenario{{Key: "duel", Title: "Duel at the Gap"}, {Key: "prize", Title: "Take the Prize"}}}
}

func TestPocketMainScreen(t *testing.T) {
	b, err := rehearsal.Start("convoy", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(at(1, crew.Gunner), 3); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, at(1, crew.Screen))
	for n, page := range []string{"battle", "ships", "log", "more"} {
		handle(t, "screen-"+page, onBridge(v), func(size image.Point) []kit.Input { return section(size, n, 4) })
	}
}

// A recording can be controlled by touch, from whichever seat it is watched.
func TestPocketRecording(t *testing.T) {
	for seat, pages := range map[crew.Seat]int{crew.Master: 6, at(1, crew.Screen): 4, at(1, crew.Pilot): 5} {
		b, err := rehearsal.Start("duel", crew.Rounds, 7)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Fight(at(1, crew.Pilot), 3); err != nil {
			t.Fatal(err)
		}
		v := viewOf(b, seat)
		v.Reel = &netcode.Reel{Tick: 2000, Last: 9000, Speed: 100, Marks: []netcode.Mark{{Tick: 3000, Side: 1, Text: "The Magpie explodes."}}}
		var wound []netcode.Reel
		v.Wind = func(r netcode.Reel) { wound = append(wound, r) }
		for n := range pages {
			handle(t, fmt.Sprintf("recording-%v-%d", seat.Role, n), onBridge(v), func(size image.Point) []kit.Input { return section(size, n, pages) })
		}
		for _, size := range pockets {
			wound = nil
			u, err := kit.New()
			if err != nil {
				t.Fatal(err)
			}
			show := onBridge(v)
			for y := float64(size.Y); y > 60 && len(wound) == 0; y -= 8 {
				for _, in := range tap(40, y) {
					u.Begin(nil, size.X, size.Y, in, 10)
					show(u)
					u.End()
				}
			}
			if len(wound) == 0 {
				t.Errorf("%v at %v: no touch winds the recording", seat, size)
			}
		}
	}
}

func TestPocketInvitation(t *testing.T) {
	p := fullHall()
	link := netcode.Invitation{Place: "192.168.178.120:7620", Pin: &netcode.Fingerprint{1, 2, 3}}.String()
	table := discovery.Ways{Code: "K7PM2Q", Links: []string{link}}
	reach := []doctor.Check{{Verdict: doctor.Well, Says: "another process reaches the table"}, {Verdict: doctor.Unclear, Says: "a firewall is on", Remedy: "open UDP port 7620 and TCP port 7620 in it"}}
	show := func(u *kit.UI) { new(lobby.Invitation).Show(u, table, reach, p) }
	handle(t, "invitation", show, pressed())
	closing := map[*kit.UI]*lobby.Invitation{}
	handle(t, "invitation-closing", func(u *kit.UI) {
		if closing[u] == nil {
			closing[u] = &lobby.Invitation{}
		}
		closing[u].Show(u, table, reach, p)
	}, pressed("Escape"))
	handle(t, "invitation-alone", func(u *kit.UI) { new(lobby.Invitation).Show(u, discovery.Ways{Code: "K7PM2Q"}, nil, lobby.Present{}) }, pressed())
	handle(t, "invitation-scrolled", show, func(size image.Point) []kit.Input {
		return []kit.Input{{Mouse: kit.Point{X: 100, Y: 200}, Wheel: -40}}
	})
}

// What a GM touches is ruled.
func TestPocketConsoleRules(t *testing.T) {
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, crew.Master)
	for _, size := range pockets {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		screen, now := bridge.New(screens()), 10.0
		touch := func(x, y float64) (ordered []sim.Intent) {
			for _, in := range tap(x, y) {
				now += 0.03
				u.Begin(nil, size.X, size.Y, in, now)
				ordered = append(ordered, screen.Show(u, v)...)
				u.End()
			}
			return ordered
		}
		touch(1, 1)
		y := 74.0
		if size.Y > 1000 { // the map is above
			y += 0.4*(float64(size.Y)-114) + 6
		}
		if ordered := touch(40, y); len(ordered) != 1 || ordered[0].Verb() != crew.RulePause {
			t.Errorf("at %v the first control orders %v", size, ordered)
		}
	}
}
