package sim_test

import (
	"encoding/binary"
	"testing"

	"github.com/google/go-cmp/cmp"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// skirmish returns a world of two corvettes with full crews and some rocks.
func skirmish(t testing.TB) *sim.World {
	t.Helper()
	laser := shipyard.Pattern{Weapon: shipyard.Weapon{Key: "laser", Name: "laser cannon", Damage: dice.Dice{Count: 1, Faces: 6}, Attacks: 2, Ranges: shipyard.Ranges{Near: 450 * space.Foot, Far: 900 * space.Foot}}}
	fitted, err := laser.Fit(shipyard.Medium)
	if err != nil {
		t.Fatal(err)
	}
	var berths []shipyard.Berth
	for _, r := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator} {
		berths = append(berths, shipyard.Berth{Role: r, Member: crew.Member{
			Name: "Mara", Roles: crew.Of(r), Scores: [6]int8{10, 12, 10, 14, 10, 10}, Proficiency: 2,
			Skilled: crew.Skills(0).With(crew.Piloting).With(crew.Technology).With(crew.MechanicsKit), Gunnery: true,
		}})
	}
	d := shipyard.Design{
		Key: "corvette", Name: "Corvette", Shape: "wedge", Size: shipyard.Medium, Across: 100, Armour: "deflection", Shield: "directional",
		Mounts: []shipyard.Mounting{{Weapon: fitted, Turret: true}, {Weapon: fitted}}, Crew: berths,
	}
	class, err := d.Build()
	if err != nil {
		t.Fatal(err)
	}
	sc := &scenario.Scenario{
		Key: "skirmish", Title: "Skirmish", Sides: []scenario.SideInfo{{Name: "Blue", Players: true}, {Name: "Red"}}, Notes: "the secret",
		Ships: []ships.Arrival{
			{Name: "Hesper", Side: 0, Special: true},
			{Name: "Raider", Side: 1, At: space.Point{Y: 400 * space.Foot}, Heading: 180 * space.Degree},
			{Name: "Lurker", Side: 1, At: space.Point{X: 3000 * space.Foot}, Hidden: true},
		},
	}
	sc.Reinforcements = []scenario.Reinforcement{{Arrival: ships.Arrival{Name: "Latecomer", Side: 1, At: space.Point{X: 900 * space.Foot}}}}
	sc.Goals = []scenario.Goal{{Side: 1, Kind: scenario.Capture, Ship: 1, Text: "the secret goal", Minor: true, Later: true}}
	sc.Triggers = []scenario.Trigger{
		{Title: "the secret trigger", When: scenario.Premise{Kind: scenario.Bare, Ship: 1}, Then: []scenario.Consequence{{Kind: scenario.Tell, Text: "the secret is out"}}, Again: true},
		{Title: "the secret relief", When: scenario.Premise{Kind: scenario.Worn, Side: 1}, Then: []scenario.Consequence{{Kind: scenario.Arrive, Ship: 4}, {Kind: scenario.OpenGoal}}},
		{Title: "the secret harm", When: scenario.Premise{Kind: scenario.ByHand}, Then: []scenario.Consequence{
			{Kind: scenario.Harm, Ship: 2, Amount: 9}, {Kind: scenario.Join, Ship: 4}, {Kind: scenario.Vanish, Ship: 4}, {Kind: scenario.Silence}, {Kind: scenario.Depart, Ship: 4},
		}},
	}
	for i := range 20 {
		sc.Objects = append(sc.Objects, ships.Object{Kind: ships.Asteroid, At: space.Point{X: space.Length(i*200+900) * space.Foot, Y: -900 * space.Foot}, Radius: 40 * space.Foot})
	}
	lib := &shipyard.Library{Classes: []shipyard.Class{class}, Conditions: []shipyard.Condition{
		{Key: "blinded", Name: "blinded", Says: "it sees nothing", Flags: shipyard.Blind}, {Key: "invisible", Name: "invisible", Says: "nothing sees it", Flags: shipyard.Unseen},
	}}
	for _, key := range shipyard.KnownKeys {
		lib.Conditions = append(lib.Conditions, shipyard.Condition{Key: key, Name: say.Text(key), Says: "it is so", Speed: shipyard.HalfSpeed})
	}
	if missing := lib.FindKnown(); missing != nil {
		t.Fatal("there is no ", missing)
	}
	w, err := sim.New(lib, sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func step(t testing.TB, w *sim.World, orders ...sim.Order) *sim.Result {
	t.Helper()
	r, err := w.Step(orders)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var hesperPilot = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

func begin(t testing.TB, tempo crew.Tempo) *sim.World {
	w := skirmish(t)
	step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
	return w
}

func TestFramesCarryPictures(t *testing.T) {
	w := begin(t, crew.Live)
	seats := []crew.Seat{hesperPilot, {Ship: 1, Role: crew.Gunner, Number: 1}, {Ship: 2, Role: crew.Pilot, Number: 1}, crew.Master, {Ship: 1, Role: crew.Screen, Number: 1}}
	sent, held := make([]*picture.Flat, len(seats)), make([]*picture.Picture, len(seats))
	for tick := range 400 {
		var orders []sim.Order
		if tick%50 == 20 {
			orders = append(orders, sim.Order{Seat: hesperPilot, Intent: &deployment.Helm{Throttle: int8(tick % 100), Rudder: int8(tick%70 - 30)}})
		}
		step(t, w, orders...)
		for i, seat := range seats {
			if tick%(i+1) != 0 {
				continue
			}
			want := sight.View(w, seat)
			flat := want.Flatten()
			frame := picture.Diff(sent[i], flat)
			got, err := picture.Patch(held[i], &frame)
			if err != nil {
				t.Fatalf("tick %d, %v: %v", tick, seat, err)
			}
			if diff := compare(want, got); diff != "" {
				t.Fatalf("tick %d, %v: %s", tick, seat, diff)
			}
			sent[i], held[i] = flat, got
		}
	}
}

// A picture stays unchanged when the next one is made from it.
func TestAPictureStaysWhenTheNextIsMade(t *testing.T) {
	w := begin(t, crew.Live)
	for w.Ship(1).Step == (space.Point{}) {
		step(t, w, sim.Order{Seat: hesperPilot, Intent: &deployment.Helm{Throttle: 100, Rudder: 50}})
	}
	before := sight.View(w, hesperPilot).Flatten()
	held, err := whole(before)
	if err != nil {
		t.Fatal(err)
	}
	step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.Damage{Ship: 1, Amount: 5}})
	frame := picture.Diff(before, sight.View(w, hesperPilot).Flatten())
	if next, err := picture.Patch(held, &frame); err != nil || cmp.Equal(next.Sheets, held.Sheets) || next.Contact(1).At == held.Contact(1).At {
		t.Fatalf("the next shows nothing new: %v", err)
	}
	if again, err := whole(before); err != nil || !cmp.Equal(held, again) {
		t.Errorf("the one before has changed: %v %s", err, cmp.Diff(again, held))
	}
}

// A ship that holds its rudder is told once and predicted for more than a second, without visible errors.
func TestASteadyCurveIsSentSeldom(t *testing.T) {
	w := begin(t, crew.Live)
	var held *picture.Flat
	sent, flown := 0, 0
	for tick := range crew.RoundTicks {
		var orders []sim.Order
		if w.Ship(1).Throttle == 0 {
			orders = append(orders, sim.Order{Seat: hesperPilot, Intent: &deployment.Helm{Throttle: 60, Rudder: 40}})
		}
		step(t, w, orders...)
		s, p := w.Ship(1), sight.View(w, crew.Master)
		if !p.Contact(1).Approximates(space.Reckoning{At: s.At, Heading: s.Heading, Step: s.Step}) {
			t.Fatalf("tick %d: told %v of a ship at %v, heading %v", tick, p.Contact(1).Reckoning, s.At, s.Heading)
		}
		if s.Step != (space.Point{}) {
			flown++
		}
		flat := p.Flatten()
		const contacts = 1 << 3
		if frame := picture.Diff(held, flat); frame.Bits[0]&contacts != 0 {
			sent++
		}
		held = flat
	}
	if flown < 30 || sent > flown/4 {
		t.Errorf("sent %d times in %d ticks of flight", sent, flown)
	}
}

// Options on other ships are not sent again as these come nearer or go away.
func TestOptionsStandWhileShipsFlyOn(t *testing.T) {
	w := begin(t, crew.Live)
	for w.Ship(1).Throttle == 0 {
		step(t, w, sim.Order{Seat: hesperPilot, Intent: &deployment.Helm{Throttle: 60}})
	}
	var held *picture.Flat
	far, told := w.Range(w.Ship(1), w.Ship(2)), 0
	for range crew.RoundTicks / 2 {
		step(t, w)
		flat := sight.View(w, hesperPilot).Flatten()
		frame := picture.Diff(held, flat)
		const options = 1 << 10
		if sections, _ := binary.Uvarint(frame.Bits); held != nil && sections&options != 0 {
			told++
		}
		held = flat
	}
	if flown := (w.Range(w.Ship(1), w.Ship(2)) - far).Feet(); flown > -20 && flown < 20 || told > 1 {
		t.Errorf("%d ft nearer or apart, options were told %d times", flown, told)
	}
}

func TestAFrameForAnotherPictureIsRefused(t *testing.T) {
	w := begin(t, crew.Live)
	a, err := whole(sight.View(w, hesperPilot).Flatten())
	if err != nil {
		t.Fatal(err)
	}
	step(t, w)
	b := sight.View(w, hesperPilot).Flatten()
	step(t, w)
	frame := picture.Diff(b, sight.View(w, hesperPilot).Flatten())
	if _, err := picture.Patch(a, &frame); err == nil {
		t.Error("a frame for another tick was applied")
	}
}

func FuzzPatch(f *testing.F) {
	w := begin(f, crew.Live)
	base := sight.View(w, hesperPilot).Flatten()
	first := picture.Diff(nil, base)
	held, err := picture.Patch(nil, &first)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(first.Bits, false)
	step(f, w, sim.Order{Seat: hesperPilot, Intent: &deployment.Helm{Throttle: 100}})
	step(f, w)
	f.Add(picture.Diff(base, sight.View(w, hesperPilot).Flatten()).Bits, true)
	f.Add([]byte("\x80 \x00\x00"), true) // a list becomes empty
	f.Fuzz(func(t *testing.T, bits []byte, delta bool) {
		frame := picture.Frame{Tick: base.Tick + 5, Bits: bits}
		if delta {
			frame.Base = base.Tick
		}
		if p, err := picture.Patch(held, &frame); err == nil {
			if diff := compare(p, p); diff != "" {
				t.Fatal(diff)
			}
		}
	})
}
