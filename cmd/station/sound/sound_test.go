package sound

import (
	"encoding/binary"
	"math"
	"math/cmplx"
	"slices"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"

	"broadside/cmd/station/log"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
)

// ears returns the samples of the left and of the right.
func ears(b []byte) (left, right []int) {
	for i := 0; i+3 < len(b); i += 4 {
		left = append(left, int(int16(binary.LittleEndian.Uint16(b[i:]))))
		right = append(right, int(int16(binary.LittleEndian.Uint16(b[i+2:]))))
	}
	return left, right
}

func loudest(samples []int) (most int) {
	for _, s := range samples {
		most = max(most, s, -s)
	}
	return most
}

func TestCuesAreHeardAndFadeOut(t *testing.T) {
	for c := range lastCue + 1 {
		for _, pan := range []float64{-1, 0, 1} {
			left, right := ears(stereo(mix(cues[c]), pan))
			both := append(left, right...)
			last := max(left[len(left)-1], right[len(right)-1])
			length := time.Duration(len(left)) * time.Second / rate
			if most := loudest(both); most < 1500 || most > 32000 || last > 200 || length > 2*time.Second {
				t.Errorf("cue %d at %v: loudest %d, last %d, %v long", c, pan, most, last, length)
			}
		}
	}
}

func TestWhatIsAtTheLeftIsHeardThere(t *testing.T) {
	for _, c := range []struct{ pan, least, most float64 }{{-1, 100, 1e9}, {-0.5, 1.8, 4}, {0, 1, 1}, {0.5, 0.25, 0.55}, {1, 0, 0.01}} {
		left, right := ears(stereo(mix(cues[Loss]), c.pan))
		if ratio := float64(loudest(left)) / max(1, float64(loudest(right))); ratio < c.least || ratio > c.most {
			t.Errorf("at %v the left ear hears %v times what the right does", c.pan, ratio)
		}
	}
}

func TestTheFartherEarHearsLater(t *testing.T) {
	begins := func(samples []int) int {
		return slices.IndexFunc(samples, func(s int) bool { return s != 0 })
	}
	for pan, late := range map[float64]int{-0.5: 14, 0: 0, 0.5: -14} {
		left, right := ears(stereo(mix(cues[Loss]), pan))
		if got := begins(right) - begins(left); got < late-3 || got > late+3 {
			t.Errorf("at %v the right ear hears it %d samples after the left one", pan, got)
		}
	}
}

// A shot is heard where it is fired, and its hit later where it hits; on a main screen when its
// scene comes.
func TestSoundsComeWhenAndWhereThingsAreSeen(t *testing.T) {
	v := view.New(nil, &picture.Picture{}, 1)
	v.Pan = func(p netcode.Point) (float64, bool) { return float64(p.Ship) / 10, true }
	var ear Ear
	hear := func(clock float64) []Heard { v.Clock = clock; return ear.Listen(v) }
	hear(1)
	v.Log.Add(event.Event{Tick: 21, Fact: &ships.Attacked{By: crew.Seat{Ship: 3}, Target: 5, Hit: true}}, v)
	v.Log.Add(event.Event{Tick: 21, Fact: &ships.Damaged{Ship: 5, Shield: 4}}, v)
	if got := hear(1.1); !slices.Equal(got, []Heard{{Shot, 0.3}}) {
		t.Errorf("the shot is heard as %v", got)
	}
	if got := hear(1.2); len(got) != 0 {
		t.Errorf("while it flies there is %v", got)
	}
	if got := hear(1.5); !slices.Equal(got, []Heard{{Shielded, 0.5}}) {
		t.Errorf("the hit is heard as %v", got)
	}
	v.When = func(e *log.Entry) float64 { return e.Heard + 5 }
	hear(4)
	if got := hear(5.5); !slices.Equal(got, []Heard{{Cue: Dice}}) {
		t.Errorf("before its scene decides there is %v", got)
	}
	if got := hear(6.1); !slices.Equal(got, []Heard{{Shot, 0.3}}) {
		t.Errorf("when its scene comes the shot is heard as %v", got)
	}
}

func TestEarHearsTheBattleOnce(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	var ear Ear
	var l log.Log
	told, heard := 0, map[Cue]int{}
	listen := func() {
		p := sight.View(b.World, seat)
		for ; told < len(b.Events); told++ {
			l.Add(b.Events[told], p)
		}
		v := view.New(nil, p, 1)
		v.Log = &l
		for _, h := range ear.Listen(v) {
			heard[h.Cue]++
		}
	}
	listen()
	for turn := range 2 {
		if err := b.Fight(seat, 1); err != nil {
			t.Fatal(err)
		}
		listen()
		if heard[Turn] != turn+1 {
			t.Fatalf("in turn %d it has heard %v", turn+1, heard)
		}
		listen()
		if err := b.Give(seat, &sim.EndTurn{}); err != nil {
			t.Fatal(err)
		}
		listen()
	}
	if heard[Turn] != 2 || heard[Shot]+heard[Missile] == 0 || heard[Hurt] == 0 || heard[Dice] != 0 {
		t.Errorf("it has heard %v", heard)
	}
	if err := b.Give(crew.Master, &sim.Finish{Over: true, Winners: 2}); err != nil {
		t.Fatal(err)
	}
	listen()
	if heard[Beaten] != 1 || heard[Won] != 0 {
		t.Errorf("at the end it has heard %v", heard)
	}
}

// A log with fewer entries than were heard is another seat's.
func TestEarBearsAShorterLog(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, sight.View(b.World, seat), 1)
	for _, e := range b.Events {
		v.Log.Add(e, v)
	}
	var ear Ear
	ear.Listen(v)
	whole := *v.Log
	*v.Log = log.Log{}
	for _, e := range b.Events[:len(b.Events)-3] {
		v.Log.Add(e, v)
	}
	if cues := ear.Listen(v); len(cues) != 0 {
		t.Errorf("what is past in another log sounds: %v", cues)
	}
	*v.Log = whole
	v.Clock += 0.05
	v.Log.Add(event.Event{Tick: v.Tick + 1, Fact: &ships.WasDestroyed{Ship: 2}}, v)
	if cues := ear.Listen(v); !slices.Contains(cues, Heard{Cue: Loss}) {
		t.Errorf("after another log the ear is deaf: %v", cues)
	}
}

// A fight on a deck is heard by those who are there, and at the main screen.
func TestBlowsAreHeardWhereDecksAreShown(t *testing.T) {
	for role, want := range map[crew.Role][]Heard{crew.Pilot: nil, crew.Boots: {{Cue: Door}}, crew.Screen: {{Cue: Door}}} {
		for _, f := range []event.Fact{&personal.Battered{By: 3}, &event.Checked{By: event.Actor{Person: 3}, Success: true, Roll: dice.Roll{Cause: personal.ForceOf}}} {
			v := view.New(nil, &picture.Picture{}, 1)
			v.Role = role
			var ear Ear
			ear.Listen(v)
			v.Clock = 1
			v.Log.Add(event.Event{Tick: 20, Fact: f}, v)
			if got := ear.Listen(v); !slices.Equal(got, want) {
				t.Errorf("of %T the %s hears %v", f, role, got)
			}
		}
	}
}

// Each event is heard from where it happens, without other sounds.
func TestWhatHappensAboardIsHeard(t *testing.T) {
	p := &picture.Picture{}
	p.People = []picture.PersonRow{{ID: 3, Deck: 1, At: deckplan.Square{X: 7}}}
	post := crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
	p.Consoles = []picture.ConsoleRow{{ConsoleState: scenario.ConsoleState{Seat: post, Deck: 1, At: deckplan.Square{X: 9}}}}
	at := func(q netcode.Point) (float64, bool) {
		if q.Deck == netcode.NoDeck {
			return float64(q.Ship) / -10, q.Ship != 0
		}
		return float64(q.On.X) / 10, q.Deck == 1
	}
	for _, c := range []struct {
		fact event.Fact
		role crew.Role
		want []Heard
	}{
		{&ships.DockedWith{Ship: 4, Target: 5, On: true}, crew.Pilot, []Heard{{Dock, -0.4}}},
		{&ships.DockedWith{Ship: 4, Target: 5}, crew.Pilot, []Heard{{CastOff, -0.4}}},
		{&ships.LandedIn{Ship: 4, Target: 5, In: true}, crew.Pilot, []Heard{{Dock, -0.4}}},
		{&ships.LandedIn{Ship: 4, Target: 5}, crew.Pilot, []Heard{{CastOff, -0.4}}},
		{&sim.ConsoleWorked{By: 3, Seat: post, Did: sim.Seizes}, crew.Gunner, []Heard{{Seize, 0.9}}},
		{&sim.ConsoleWorked{By: 3, Seat: post, Did: sim.Sabotages}, crew.Boots, []Heard{{Sabotage, 0.9}}},
		{&sim.ConsoleWorked{By: 3, Seat: crew.Seat{Ship: 2}, Did: sim.Rewires}, crew.Boots, []Heard{{Rewire, 0.7}}},
		{&sim.ConsoleWorked{By: 9, Seat: crew.Seat{Ship: 2}, Did: sim.Rewires}, crew.Boots, []Heard{{Rewire, -0.2}}},
		{&personal.Fell{Person: 3}, crew.Boots, []Heard{{Fall, 0.7}}},
		{&personal.Fell{Person: 3}, crew.Pilot, nil},
		{&personal.Died{Person: 3}, crew.Screen, []Heard{{Death, 0.7}}},
		{&personal.Died{Person: 9}, crew.Boots, []Heard{{Death, 0}}},
	} {
		v := view.New(nil, p, 1)
		v.Role, v.Pan = c.role, at
		var ear Ear
		ear.Listen(v)
		v.Clock = 1
		v.Log.Add(event.Event{Tick: 20, Fact: c.fact}, v)
		if got := ear.Listen(v); !slices.Equal(got, c.want) {
			t.Errorf("of %+v the %s hears %v, not %v", c.fact, c.role, got, c.want)
		}
	}
}

func TestEachPingIsHeardOnce(t *testing.T) {
	v := view.New(nil, &picture.Picture{}, 1)
	v.Pan = func(q netcode.Point) (float64, bool) { return float64(q.Ship) / 10, true }
	ping := func(number int, id space.ID) view.Point {
		return view.Point{Point: netcode.Point{Ship: id, Deck: netcode.NoDeck}, Number: number}
	}
	var ear Ear
	ear.Listen(v)
	for i, c := range []struct {
		shown []view.Point
		want  []Heard
	}{
		{nil, nil},
		{[]view.Point{ping(1, 3)}, []Heard{{Ping, 0.3}}},
		{[]view.Point{ping(1, 3)}, nil},
		{[]view.Point{ping(1, 3), ping(2, 3)}, []Heard{{Ping, 0.3}}},
		{nil, nil},
		{[]view.Point{ping(3, 5)}, []Heard{{Ping, 0.5}}},
	} {
		v.Points = c.shown
		if got := ear.Listen(v); !slices.Equal(got, c.want) {
			t.Errorf("step %d: %v is heard, not %v", i, got, c.want)
		}
	}
}

// Two cues that sound the same mean nothing: their pitches at each moment are compared.
func TestCuesDiffer(t *testing.T) {
	prints := [lastCue + 1][]float64{}
	for c := range prints {
		prints[c] = spectrogram(mix(cues[c]))
	}
	for a := range prints {
		for b := range a {
			if like := likeness(prints[a], prints[b]); like > 0.92 {
				t.Errorf("%q and %q are alike: %.2f", Cue(b).Caption(), Cue(a).Caption(), like)
			}
		}
	}
}

// spectrogram returns the loudness of each of 24 pitches in each of 20 tenths of a second.
func spectrogram(samples []float64) (all []float64) {
	const step = rate / 10
	window := make([]float64, step)
	for i := range window {
		window[i] = 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/step)
	}
	for from := 0; from < 20*step; from += step {
		for k := range 24 {
			turn := cmplx.Rect(1, 2*math.Pi*40*math.Pow(2, float64(k)/3.5)/rate)
			at, sum := complex(1, 0), complex(0, 0)
			for i := from; i < min(from+step, len(samples)); i++ {
				sum += at * complex(samples[i]*window[i-from], 0)
				at *= turn
			}
			all = append(all, math.Sqrt(cmplx.Abs(sum))) // twice the power sounds less than twice as loud
		}
	}
	return all
}

// likeness returns the cosine similarity of two lists.
func likeness(a, b []float64) float64 {
	var ab, aa, bb float64
	for i := range a {
		ab, aa, bb = ab+a[i]*b[i], aa+a[i]*a[i], bb+b[i]*b[i]
	}
	return ab / math.Sqrt(aa*bb)
}

func TestEveryCueHasACaptionOfItsOwn(t *testing.T) {
	said := map[say.Text]bool{}
	for c := range lastCue + 1 {
		says := Heard{Cue: c}.Caption()
		if says == "" || said[says] || len(cues[c]) == 0 {
			t.Errorf("cue %d is called %q", c, says)
		}
		said[says] = true
	}
	if says := (Heard{Ram, -0.9}).Caption().String(); says != "A ram, on the left" {
		t.Errorf("a ram at the left is called %q", says)
	}
}
