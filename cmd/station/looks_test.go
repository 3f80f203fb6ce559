package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/program"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestMain opens a window, as images can only be read back in one, and runs the tests beside its
// loop.
func TestMain(m *testing.M) {
	w := &window{jobs: make(chan job)}
	theWindow = w
	code := make(chan int, 1)
	go func() {
		code <- m.Run()
		close(w.jobs)
	}()
	ebiten.SetWindowSize(320, 180)
	ebiten.SetScreenClearedEveryFrame(false) // the window itself shows nothing, so it need not be cleared
	if err := ebiten.RunGame(w); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	passed := <-code
	program.Remove()
	os.Exit(passed)
}

var theWindow *window

// window is a game that draws whatever the tests ask for.
type window struct{ jobs chan job }

type job struct {
	do   func()
	done chan struct{}
}

func (w *window) Update() error {
	select {
	case j, ok := <-w.jobs:
		if !ok {
			return ebiten.Termination
		}
		j.do()
		close(j.done)
	default:
	}
	return nil
}

func (w *window) Draw(*ebiten.Image) {}

func (w *window) Layout(int, int) (int, int) { return 320, 180 }

// inWindow does something between two frames of the window.
func inWindow(do func()) {
	j := job{do, make(chan struct{})}
	theWindow.jobs <- j
	<-j.done
}

var sizes = []image.Point{{1280, 720}, {1024, 768}, {1366, 768}, {1920, 1080}, {2560, 1440}, {1280, 1024}, {2560, 1080}}

// pose shows a screen in every size several times, as a window would, with a key pressed each time,
// and looks on its last state for what people could not read. It is drawn in one of the sizes, or
// in all if pictures are wanted.
func pose(t *testing.T, name string, show func(*kit.UI), keys ...kit.Key) {
	t.Helper()
	posed++
	for n, size := range sizes {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		show := func(target *ebiten.Image) {
			for i := range len(keys) + 3 {
				in := kit.Input{Mouse: kit.Point{X: -1, Y: -1}}
				if i > 0 && i <= len(keys) {
					in.Keys = []kit.Key{keys[i-1]}
				}
				var canvas *ebiten.Image
				if i == len(keys)+2 {
					canvas = target
				}
				now := 10 + float64(i)/60
				if i > 0 {
					now += 2 // past the time in which input is ignored
				}
				u.Begin(canvas, size.X, size.Y, in, now)
				show(u)
				u.End()
			}
		}
		if os.Getenv("LOOKS") != "" || rough.Full() || posed%len(sizes) == n {
			inWindow(func() {
				target := ebiten.NewImage(size.X, size.Y)
				defer target.Deallocate()
				show(target)
				for _, f := range u.Wasted(keep(t, fmt.Sprintf("%s-%dx%d", name, size.X, size.Y), target)) {
					t.Errorf("%s at %v: %v", name, size, f)
				}
			})
		} else {
			show(nil)
		}
		for _, f := range u.Faults() {
			t.Errorf("%s at %v: %v", name, size, f)
		}
	}
}

// posed is how many screens have been shown so.
var posed int

// keep checks that something was drawn, writes it into the folder LOOKS, and returns it.
func keep(t *testing.T, name string, img *ebiten.Image) *image.RGBA {
	size := img.Bounds().Size()
	pixels := image.NewRGBA(image.Rect(0, 0, size.X, size.Y))
	img.ReadPixels(pixels.Pix)
	shades := map[[3]byte]bool{}
	for i := 0; i < len(pixels.Pix); i += 4 * 97 {
		shades[[3]byte(pixels.Pix[i:i+3])] = true
	}
	if len(shades) < 20 {
		t.Errorf("%s shows %d colours: nothing is drawn there", name, len(shades))
	}
	if os.Getenv("LOOKS") == "" {
		return pixels
	}
	var b bytes.Buffer
	if err := png.Encode(&b, pixels); err != nil {
		t.Fatal(err)
	}
	rough.KeepPicture(t, name, b.Bytes())
	return pixels
}

// seatIn plays a scenario until a seat has had a number of turns, and returns what it sees then.
func seatIn(t *testing.T, scenario string, tempo crew.Tempo, seat crew.Seat, turns int, also ...func(*rehearsal.Battle) error) *view.View {
	t.Helper()
	b, err := rehearsal.Start(scenario, tempo, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(seat, turns); err != nil {
		t.Fatal(err)
	}
	for _, do := range also {
		if err := do(b); err != nil {
			t.Fatal(err)
		}
	}
	return viewOf(b, seat)
}

func viewOf(b *rehearsal.Battle, seat crew.Seat) *view.View {
	p := sight.View(b.World, seat)
	v := view.New(nil, p, 1)
	v.Log = &log.Log{}
	v.Log.Hostile = func(id space.ID) bool { return p.Contact(id) != nil && p.Contact(id).Side != p.Head.Side }
	for _, e := range b.Events {
		if e.Sides.Has(p.Head.Side) {
			v.Log.Add(e, p)
		}
	}
	v.Trip.Millis = 12
	return v
}

func onBridge(v *view.View) func(*kit.UI) {
	var b *bridge.Bridge
	var of *kit.UI // each size starts again
	return func(u *kit.UI) {
		if u != of {
			b, of = bridge.New(screens()), u
		}
		b.Show(u, v)
	}
}

func at(ship int, role crew.Role) crew.Seat {
	return crew.Seat{Ship: space.ID(ship), Role: role, Number: 1}
}

func TestPilot(t *testing.T) {
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Pilot), 3)
	pose(t, "pilot", onBridge(v), "Right", "Up", "Up", "Left", "Left", "Up")
	pose(t, "pilot-help", onBridge(v), "H")
	pose(t, "pilot-keys", onBridge(v), "H", "Tab")
	pose(t, "pilot-goals", onBridge(v), "I")
	live := seatIn(t, "duel", crew.Live, at(1, crew.Pilot), 3)
	pose(t, "pilot-live", onBridge(live))
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	pose(t, "pilot-first", onBridge(viewOf(b, at(2, crew.Pilot))))
}

// A stable ship is disabled, and each station says so.
func TestAStableShip(t *testing.T) {
	for _, role := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator} {
		v := seatIn(t, "duel", crew.Rounds, at(1, role), 2)
		for i := range v.Contacts {
			v.Contacts[i].State, v.Contacts[i].Shields, v.Contacts[i].Worn = ships.Stable, false, true
		}
		for i := range v.Sheets {
			s := &v.Sheets[i]
			s.Hull, s.Shield, s.Successes, s.System, s.Feet = 0, 0, 3, 1, 0
		}
		pose(t, "stable-"+role.String(), onBridge(v))
	}
}

// The numbers beneath the gauges of the own ship stand on one line.
func TestNumbersBeneathGaugesStandOnALine(t *testing.T) {
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Mechanic), 2)
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	bridge.New(screens()).Show(u, v)
	u.End()
	fuel := u.Find("Fuel ")
	for _, begins := range []string{"AC ", "90° "} {
		if r := u.Find(begins); r.H == 0 || r.Y != fuel.Y {
			t.Errorf("%q stands at %.0f, beside fuel at %.0f", begins, r.Y, fuel.Y)
		}
	}
}

func TestGunner(t *testing.T) {
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Gunner), 3)
	pose(t, "gunner", onBridge(v), "3", "Tab")
	pose(t, "gunner-turret", onBridge(v), "1", "F")
	pose(t, "gunner-other", onBridge(v), "U")
	pose(t, "gunner-improvises", onBridge(v), "U", "F7", "F9", "F10", "F10")
	pose(t, "gunner-ready", onBridge(v), "Y", "2", "O", "W", "W")
	hinder(v)
	for i := range v.Crew {
		v.Crew[i].Waiting = true
	}
	pose(t, "gunner-first-hindered", onBridge(v), "3", "Tab")
	convoy := seatIn(t, "convoy", crew.Rounds, at(1, crew.Gunner), 2)
	pose(t, "gunner-convoy", onBridge(convoy))
}

// hinder gives each attack every remark that there can be.
func hinder(v *view.View) {
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == crew.Attack && o.Chance > 0 {
			o.Edge, o.Later, o.Cover = -1, min(1000, o.Chance+230), space.ThreeQuartersCover
			w := o.Texts()
			w.Reasons = say.List([]say.Text{"or advantage by Commander's Venture", "−three of the crew wounded", "−electronic interference", "−long range", "+direction by the coordinator"})
			o.Says = &w
		}
	}
}

func TestMainScreen(t *testing.T) {
	b, err := rehearsal.Start("convoy", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(at(1, crew.Gunner), 3); err != nil {
		t.Fatal(err)
	}
	pose(t, "screen", onBridge(viewOf(b, at(1, crew.Screen))))
}

func TestOutcome(t *testing.T) {
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Pilot), 2, func(b *rehearsal.Battle) error {
		return b.Give(crew.Master, &sim.Finish{Over: true, Winners: 1, Text: "The Gap is open."})
	})
	pose(t, "outcome", onBridge(v))
	over(v)
	pose(t, "outcome-decides", onBridge(v))
	pose(t, "outcome-choose", onBridge(v), "S")
	pose(t, "outcome-report", onBridge(v), "R")
	pose(t, "outcome-read", onBridge(v), "Enter")
}

func TestFeatures(t *testing.T) {
	for role, keys := range map[crew.Role][]kit.Key{
		crew.Pilot: {"B", "1"}, crew.Gunner: {"X", "X"}, crew.Operator: {"B"}, crew.Mechanic: {"B"}, crew.Coordinator: {"B"},
	} {
		v := seatIn(t, "ambush", crew.Rounds, at(1, role), 2)
		if len(v.Features) == 0 {
			t.Errorf("the %s has learnt nothing", role)
		}
		pose(t, "features-"+role.String(), onBridge(v), keys...)
	}
}

func TestFurtherOrders(t *testing.T) {
	pose(t, "operator-more", onBridge(seatIn(t, "duel", crew.Rounds, at(1, crew.Operator), 2)), "L")
	b, err := rehearsal.Start("assault", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	seat := crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, seat)
	if err := b.Give(seat, &deployment.Drop{Weapon: 3, Count: 2}); err != nil {
		t.Fatal(err)
	}
	pose(t, "bomber-more", onBridge(v), "F2", "L")
	pose(t, "bomber-dropped", onBridge(viewOf(b, seat)), "F2", "4")
}

func TestPilotWhoCanDock(t *testing.T) {
	pose(t, "pilot-dock", onBridge(seatIn(t, "prize", crew.Rounds, at(1, crew.Pilot), 2)), "L")
}

// Two docked ships are shown as docked, from aboard either and to onlookers.
func TestDockedShips(t *testing.T) {
	pilot := at(1, crew.Pilot)
	v := seatIn(t, "prize", crew.Rounds, pilot, 2, func(b *rehearsal.Battle) error {
		own := b.World.Ship(1)
		return errors.Join(
			b.Give(crew.Master, &sim.Place{Ship: 2, At: own.At.Ahead(60*space.Degree, 150*space.Foot), Heading: own.Heading}),
			b.Give(crew.Master, &sim.Edit{Ship: 2, Number: sim.HullNumber}),
			b.Give(pilot, &deployment.Dock{Target: 2}))
	})
	for id, with := range map[space.ID]space.ID{1: 2, 2: 1} {
		if k := v.Contact(id); k.Docked != with {
			t.Errorf("ship %d is shown as docked with ship %d", id, k.Docked)
		}
	}
	pose(t, "pilot-docked", onBridge(v))
}

func TestBoots(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	b, err := rehearsal.Start("prize", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Await(seat); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, seat)
	pose(t, "boots", onBridge(v), "Tab", "2")
	pose(t, "boots-ready", onBridge(v), "Tab", "Y", "Ctrl+H", "B")
	pose(t, "boots-orders", onBridge(v), "H")
	pilot := viewOf(b, at(1, crew.Pilot))
	pose(t, "boots-of-pilot", onBridge(pilot), "Home")
	pose(t, "boots-keys", onBridge(v), "H", "Tab")
	pose(t, "boots-of-gm", onBridge(viewOf(b, crew.Master)), "Home")
	pose(t, "boots-rulings", onBridge(viewOf(b, crew.Master)), "Home", "Right", "Left", "Space", "Ctrl+R")
	pose(t, "boots-on-screen", onBridge(viewOf(b, at(1, crew.Screen))))
}

// What is wrong with the link and the table, and who is away, is shown above everything else.
func TestNotices(t *testing.T) {
	v := holding(seatIn(t, "duel", crew.Rounds, at(1, crew.Gunner), 2), at(1, crew.Gunner))
	v.Trip.Lost = "The table has not answered for a while."
	v.Table.Lobby.Notice = "Time runs at 80 % of its pace: the table's machine has too much to do."
	v.Table.Lobby.Seats = append(v.Table.Lobby.Seats, netcode.Seat{Seat: at(1, crew.Mechanic), Holder: netcode.Held, Who: "Wenceslas the Mechanic", Client: 2})
	pose(t, "notices", onBridge(v))
	for name, tempo := range map[string]crew.Tempo{"notices-pilot": crew.Rounds, "notices-pilot-live": crew.Live} {
		p := seatIn(t, "duel", tempo, at(1, crew.Pilot), 2)
		p.Trip, p.Table = v.Trip, v.Table
		pose(t, name, onBridge(p), "Right", "Up")
	}
}
