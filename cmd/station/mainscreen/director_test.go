package mainscreen

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// play is a battle made only of facts, and a director who watches it.
type play struct {
	director
	p   *picture.Picture
	log *log.Log
	now float64
}

func newPlay() *play {
	at := func(id space.ID, x, y space.Length, side event.Side) picture.Contact {
		return picture.Contact{ID: id, Name: string(rune('A' + id)), Side: side, Reckoning: space.Reckoning{At: space.Point{X: x * space.Foot, Y: y * space.Foot}}, Across: 100 * space.Foot}
	}
	p := &play{log: &log.Log{}, p: &picture.Picture{Contacts: []picture.Contact{at(1, 0, 0, 0), at(2, 3000, 800, 1), at(3, -400, 9000, 1)}}}
	p.p.People = []picture.PersonRow{{ID: 7, Deck: 2, At: deckplan.Square{X: 5, Y: 6, Level: 1}}}
	p.log.Clock = func(int64) float64 { return p.now }
	p.at(0)
	return p
}

func (p *play) view() *view.View {
	v := view.New(nil, p.p, 1)
	v.Log, v.Clock = p.log, p.now
	return v
}

// at lets time pass until a moment, tick by tick.
func (p *play) at(seconds float64) {
	for p.now < seconds {
		p.now = min(seconds, p.now+0.05)
		p.direct(p.view())
	}
	p.direct(p.view())
}

// hear adds facts of one tick.
func (p *play) hear(tick int64, facts ...event.Fact) {
	for _, f := range facts {
		p.log.Add(event.Event{Tick: tick, Fact: f}, p.p)
	}
	p.direct(p.view())
}

func shot(target space.ID, face int16) *ships.Attacked {
	return &ships.Attacked{By: crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, Target: target, Hit: true, Need: 12,
		Roll: dice.Roll{Dice: field.FewOf(dice.Die{Faces: 20, Value: face}), Total: int32(face) + 5}}
}

func (p *play) sees(n int) float64 { return p.When(&p.log.Entries[n]) }

func TestScenesFollowEachOther(t *testing.T) {
	p := newPlay()
	p.at(1)
	p.hear(20, shot(2, 14), &ships.DamageRolled{By: crew.Seat{Ship: 1}}, &ships.Damaged{Ship: 2, Hull: 9}, shot(3, 20), &ships.WasDestroyed{Ship: 3})
	if p.director.now.b != 2 || p.director.now.harm.Kind != ships.KindDamageRolled {
		t.Fatalf("first is shown %+v", p.director.now)
	}
	if got := p.sees(0); math.Abs(got-1-lead) > 1e-9 || p.sees(2) != got {
		t.Errorf("the shot is seen at %v, its damage at %v", got, p.sees(2))
	}
	if !math.IsInf(p.sees(3), 1) || !math.IsInf(p.sees(4), 1) {
		t.Errorf("what has its own scene yet to come is seen at %v and %v", p.sees(3), p.sees(4))
	}
	p.at(1 + p.director.now.least() + 0.1)
	if s := &p.director.now; s.b != 3 || s.words != "NATURAL 20" {
		t.Fatalf("then is shown %+v", s)
	}
	p.at(p.now + p.director.now.least())
	if s := &p.director.now; s.entry.Kind != ships.KindWasDestroyed || s.words.String() != "D IS DESTROYED" || !s.grave {
		t.Fatalf("at last is shown %+v", s)
	}
	p.at(p.now + 5)
	if s := &p.director.now; s.entry.Kind != 0 || !s.wide {
		t.Errorf("when all is over there is shown %+v", s)
	}
}

// What is said of a roll is gone when the dice of its damage are thrown.
func TestWordsOnARollEndBeforeItsDamage(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	p := newPlay()
	p.at(1)
	p.hear(20, shot(2, 20), &ships.DamageRolled{By: crew.Seat{Ship: 1}, Roll: dice.Roll{Dice: field.FewOf(dice.Die{Faces: 8, Value: 3}), Total: 3}})
	s, own, other := &p.director.now, 0, 0
	for age := lead; age < s.lasts; age += 0.1 {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		tray(u, s, kit.Rect{W: 1280, H: 720}, age)
		u.End()
		switch attack := slices.Contains(u.Texts(), "+ 5 = 25"); {
		case attack && age < s.wordsEnd():
			own++
		case age < s.wordsEnd():
			other++
		}
	}
	u.Begin(nil, 1280, 720, kit.Input{}, 1)
	tray(u, s, kit.Rect{W: 1280, H: 720}, s.least())
	u.End()
	if says := strings.Join(u.Texts(), " "); !strings.Contains(says, ", "+s.harm.Result) {
		t.Errorf("another scene takes over before the damage is told: %q", says)
	}
	if s.words != "NATURAL 20" || s.harm.Kind == 0 || own == 0 || other > 0 {
		t.Errorf("%q stands over its own roll %d times and over another %d times", s.words, own, other)
	}
}

// The banner tells things in order: not what follows from a shot before the shot.
func TestNothingIsToldBeforeItsCause(t *testing.T) {
	p := newPlay()
	p.at(1)
	p.hear(20, &sim.Said{Text: "Before."}, shot(2, 14), &sim.Said{Text: "After."})
	tells := func() string {
		v := p.view()
		v.When = p.When
		return latest(v, 1)[0].What
	}
	if says := tells(); says != "GM: Before." {
		t.Errorf("while dice roll the banner tells %q", says)
	}
	if p.at(1 + lead + 0.1); tells() != "GM: After." {
		t.Errorf("after the shot the banner tells %q", tells())
	}
}

// What has worn off, at the start of many a turn, does not take the place of what is done.
func TestTheBannerTellsOfDeedsNotOfWhatWearsOff(t *testing.T) {
	p := newPlay()
	p.at(1)
	p.hear(20, &sim.Said{Text: "Fire!"}, &ships.Relieved{Ship: 2, Condition: "ionized"}, &ships.Faded{By: crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}, Name: "Hush"},
		&personal.Passed{Person: 7, Name: "dodging"}, &personal.Unfocused{By: 7, Power: "Lash"})
	p.at(2)
	if told := latest(p.view(), 2); len(told) != 1 || told[0].What != "GM: Fire!" {
		t.Errorf("the banner tells %d things, first %q", len(told), told[0].What)
	}
}

func TestHeavyScenesAreKept(t *testing.T) {
	p := newPlay()
	p.at(1)
	p.hear(20, shot(2, 3), &ships.WasDestroyed{Ship: 3})
	for range 2 * most {
		p.hear(20, &event.Checked{By: event.Actor{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}}, Roll: dice.Roll{Dice: field.FewOf(dice.Die{Faces: 20, Value: 9})}})
	}
	if len(p.queue) > most {
		t.Errorf("%d scenes wait", len(p.queue))
	}
	shown := map[event.Kind]bool{}
	for p.now < 30 {
		p.at(p.now + 0.5)
		shown[p.director.now.entry.Kind] = true
	}
	if !shown[ships.KindAttacked] || !shown[ships.KindWasDestroyed] {
		t.Errorf("shown were the kinds %v", shown)
	}
	for n := range p.log.Entries {
		if at := p.sees(n); at > 30 {
			t.Errorf("entry %d is never seen: %v", n, at)
		}
	}
}

// Live, shots follow each other faster than they can be shown. What is shown stays close to what
// the map shows, and a ship's end is shown all the same.
func TestTheShowKeepsUpWithALiveBattle(t *testing.T) {
	p := newPlay()
	p.p.Head.Tempo = crew.Live
	p.at(1)
	late, lost := 0.0, false
	for n := range 60 {
		p.hear(int64(20+12*n), shot(2, 9))
		if n == 30 {
			p.hear(int64(20+12*n), &ships.WasDestroyed{Ship: 3})
		}
		for end := p.now + 0.6; p.now < end; {
			p.at(p.now + 0.05)
			if s := &p.director.now; s.entry.Kind == ships.KindAttacked {
				late = max(late, s.start-s.entry.Heard)
			}
			lost = lost || p.director.now.entry.Kind == ships.KindWasDestroyed
		}
	}
	if late > 3 || late == 0 || !lost {
		t.Errorf("a shot is shown %.1f s late at most, and a ship's end is shown: %v", late, lost)
	}
}

func TestEarlierEntriesMakeNoScene(t *testing.T) {
	p := newPlay()
	p.at(1)
	p.hear(20, &ships.WasDestroyed{Ship: 3})
	p.at(20)
	var late director
	late.direct(p.view())
	if late.busy(p.now) || len(late.queue) > 0 {
		t.Errorf("who comes late is shown %+v", late.now)
	}
}

func TestTheViewGoesToTheDeckWhereADoorIsKickedIn(t *testing.T) {
	p := newPlay()
	p.at(1)
	p.hear(20, battering(7, deckplan.Square{X: 6, Y: 6, Level: 1}))
	if f := p.director.now.foot; !f.on || f.deck != 2 || f.at.X != 6 || f.at.Level != 1 {
		t.Errorf("there is shown %+v", p.director.now)
	}
	p = newPlay()
	p.at(1)
	p.hear(20, &event.Checked{By: event.Actor{Person: 7}, Success: true, Roll: dice.Roll{Cause: personal.ForceOf}})
	if s := p.director.now; !s.foot.on || s.weight != heavy {
		t.Errorf("of a door that is forced there is shown %+v", s)
	}
	p.at(6)
	p.hear(120, battering(9, deckplan.Square{}))
	if p.director.now.foot.on {
		t.Error("the view goes to somebody whom nobody sees")
	}
}

// on returns where on the stage a frame shows a place.
func on(f frame, r kit.Rect, x, y float64) kit.Point {
	return kit.Point{X: r.Centre().X + (x-f.x)*f.zoom, Y: r.Centre().Y - (y-f.y)*f.zoom}
}

func TestTheEndSaysWhoHasWon(t *testing.T) {
	for winners, want := range map[event.Sides]string{0: "NOBODY HAS WON", 2: "WON BY RED", 3: "WON BY BLUE, RED"} {
		v := view.New(nil, &picture.Picture{Texts: []picture.Passage{{Kind: picture.SideText, Text: "Blue"}, {Kind: picture.SideText + 1, Text: "Red"}}}, 1)
		if says := v.Tell(loud(v, won(v, winners))); says != want {
			t.Errorf("won by %b: %q", winners, says)
		}
	}
}

func TestWhoFiresAtWhomIsInTheFrame(t *testing.T) {
	p := newPlay()
	v, r := p.view(), kit.Rect{X: 300, Y: 60, W: 900, H: 420}
	duel := frameOf(v, &scene{a: 1, b: 2}, r)
	for i, k := range v.Contacts {
		pose := v.PoseOf(&v.Contacts[i])
		if in := r.Inset(20).Has(on(duel, r, pose.X, pose.Y)); in != (k.ID < 3) {
			t.Errorf("ship %d in the frame: %v (%+v)", k.ID, in, duel)
		}
		wide := frameOf(v, &scene{wide: true}, r)
		if !r.Inset(20).Has(on(wide, r, pose.X, pose.Y)) {
			t.Errorf("ship %d is not among all: %+v", k.ID, wide)
		}
	}
	if close := frameOf(v, &scene{b: 3}, r); close.zoom <= 2*duel.zoom {
		t.Errorf("one ship is shown at %v, two at %v", close.zoom, duel.zoom)
	}
	for clock := 0.0; clock < 100; clock += 0.5 {
		f := drift(duel, r, clock)
		for _, k := range v.Contacts[:2] {
			if !r.Has(on(f, r, float64(k.At.X)/1000, float64(k.At.Y)/1000)) {
				t.Fatalf("at %v s ship %d has drifted off", clock, k.ID)
			}
		}
	}
}

func TestTheCameraArrivesTheSameInOneStepOrMany(t *testing.T) {
	to := frame{500, -300, 0.6}
	var one, many camera
	for _, c := range []*camera{&one, &many} {
		c.follow(frame{0, 0, 0.1}, 10, false)
	}
	one.follow(to, 11, false)
	for i := range 20 {
		many.follow(to, 10+float64(i+1)/20, false)
	}
	if math.Hypot(one.x-many.x, one.y-many.y) > 1e-6 || math.Abs(one.zoom-many.zoom) > 1e-9 {
		t.Errorf("in one step %+v, in twenty %+v", one.frame, many.frame)
	}
	if math.Hypot(one.x-to.x, one.y-to.y) > 40 {
		t.Errorf("after a second it is at %+v", one.frame)
	}
	if one.follow(frame{0, 0, 1}, 11.05, true); one.frame != (frame{0, 0, 1}) {
		t.Errorf("a cut is at %+v", one.frame)
	}
}

func TestDiceComeToRestOnWhatWasThrown(t *testing.T) {
	for _, d := range []dice.Die{{Faces: 20, Value: 17}, {Faces: 6, Value: 2}, {Faces: 4, Value: 4}, {Faces: 0, Value: 3}} {
		shown := map[int]bool{}
		for age := 0.0; age < lead; age += 0.02 {
			got := tumbling(d, 4, 99, age)
			if got != tumbling(d, 4, 99, age) || got.face < 1 || d.Faces > 0 && got.face > int(d.Faces) {
				t.Fatalf("a d%d shows %+v", d.Faces, got)
			}
			shown[got.face] = true
		}
		if end := tumbling(d, 4, 99, lead); end != (tumble{face: int(d.Value), rests: true}) {
			t.Errorf("a d%d that shows %d rests as %+v", d.Faces, d.Value, end)
		}
		if d.Faces == 20 && len(shown) < 5 {
			t.Errorf("a d20 that tumbles shows only %v", shown)
		}
	}
}

// The list of ships knows of an end that waits while a deck is shown no sooner than the stage.
func TestAShipIsListedAsItWasUntilItsEndIsShown(t *testing.T) {
	s := New()
	lost := &picture.Contact{ID: 3, State: ships.Destroyed}
	end := log.Entry{}
	end.Fact = &ships.WasDestroyed{Ship: 3}
	s.director.now.foot.on, s.director.queue = true, []scene{{a: 1, b: 3, entry: end}}
	if s.state(lost) != ships.Able {
		t.Error("a ship is listed as destroyed before that is shown")
	}
	for _, queue := range [][]scene{nil, {{a: 3, b: 1}}} { // another scene with it may still come
		if s.director.queue = queue; s.state(lost) != ships.Destroyed {
			t.Errorf("a ship whose end has been shown is listed as it was, with %d scenes to come", len(queue))
		}
	}
}

// Both totals of a contest are shown beside their dice, whether one or two are rolled.
func TestTheTotalsOfAContestStandWhole(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	die, dropped := dice.Die{Faces: 20, Value: 14}, dice.Die{Faces: 20, Value: 3, Dropped: true}
	for n := 1; n <= 2; n++ {
		throws := []log.Throw{{Dice: []dice.Die{die, dropped}[:n], Total: 20}, {Dice: []dice.Die{die, dropped}, Total: 12}}
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		tray(u, &scene{entry: log.Entry{Who: "Wren", What: "Evade", Throws: throws}}, kit.Rect{X: 280, Y: 50, W: 990, H: 550}, lead+0.1)
		u.End()
		if says := u.Texts(); !slices.Contains(says, "+ 6 = 20") || !slices.Contains(says, "- 2 = 12") {
			t.Errorf("the dice come to %q", says)
		}
	}
}

// All dice of a roll are drawn, with what is added to them, however many there are.
func TestAllDiceOfAThrowFallInTheTray(t *testing.T) {
	for _, n := range [...]int{6, 24} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		throw := log.Throw{Total: 43}
		for i := range n {
			throw.Dice = append(throw.Dice, dice.Die{Faces: 100, Value: int16(40 + i), Dropped: i > 0})
		}
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		tray(u, &scene{entry: log.Entry{Who: "Wren", What: "Damage", Throws: []log.Throw{throw}}}, kit.Rect{X: 280, Y: 50, W: 990, H: 550}, lead+0.1)
		u.End()
		says := u.Texts()
		for _, d := range throw.Dice {
			if !slices.Contains(says, fmt.Sprint(d.Value)) {
				t.Errorf("of %d dice the %d is not drawn", n, d.Value)
			}
		}
		if !slices.Contains(says, "+ 3 = 43") {
			t.Errorf("%d dice come to %q", n, says)
		}
		for _, f := range u.Faults() {
			t.Errorf("%d dice: %v", n, f)
		}
	}
}

func battering(id crew.ID, at deckplan.Square) *personal.Battered {
	return &personal.Battered{By: id, At: at, Need: 15, Lost: 8, Broken: true, Roll: dice.Roll{Cause: "Strength", Dice: field.FewOf(dice.Die{Faces: 20, Value: 16}), Total: 19}}
}

// Of a wreck the camera shows the nearest ship too, rather than space without a ship.
func TestTheCameraShowsNoWreckAlone(t *testing.T) {
	p := newPlay()
	p.p.Contacts[1].State = ships.Destroyed
	r := kit.Rect{W: 900, H: 500}
	f := frameOf(p.view(), &scene{b: 2}, r)
	if x, y := math.Abs(0-f.x)*f.zoom, math.Abs(0-f.y)*f.zoom; x > r.W/2 || y > r.H/2 {
		t.Errorf("the nearest ship is %.0f and %.0f points from the middle", x, y)
	}
	p.p.Contacts = p.p.Contacts[1:2]
	if f := frameOf(p.view(), &scene{b: 2}, r); f.x != 3000 || f.y != 800 {
		t.Errorf("with no ship left the camera looks at %.0f %.0f", f.x, f.y)
	}
}

// Of two ships the camera shows whole a third that its frame would cut, but goes not far out for it.
func TestTheCameraCutsNoThirdShipInTwo(t *testing.T) {
	p := newPlay()
	r := kit.Rect{W: 900, H: 500}
	duel := scene{a: 1, b: 2}
	p.p.Contacts[2].State = ships.Destroyed
	was := frameOf(p.view(), &duel, r)
	p.p.Contacts[2].State = ships.Able
	for _, feet := range []float64{-80, 0, 80} { // beyond the edge
		at := was.x + r.W/2/was.zoom + feet
		p.p.Contacts[2].At = space.Point{X: space.Length(at) * space.Foot, Y: space.Length(was.y) * space.Foot}
		v := p.view()
		f := frameOf(v, &duel, r)
		if f.cuts(v.PoseOf(&v.Contacts[2]), marginOf(&v.Contacts[2]), r) {
			t.Errorf("a ship %.0f ft beyond the edge is cut", feet)
		}
		if f.zoom < was.zoom/mostWider {
			t.Errorf("for a ship %.0f ft beyond the edge the camera goes from %v to %v points per foot", feet, was.zoom, f.zoom)
		}
	}
}

// Of a ship alone the camera shows whole what its frame would cut, and nothing else.
func TestTheCameraCutsNoShipInTwo(t *testing.T) {
	p := newPlay()
	r := kit.Rect{W: 900, H: 500}
	alone := scene{b: 2}
	for _, far := range []struct {
		feet  int64
		whole bool
	}{{230, true}, {1500, false}} {
		p.p.Contacts[0].At = p.p.Contacts[1].At
		p.p.Contacts[0].At.X += space.Length(far.feet) * space.Foot
		v := p.view()
		f := frameOf(v, &alone, r)
		at, half := v.PoseOf(&v.Contacts[0]), r.W/2/f.zoom
		if whole := math.Abs(at.X-f.x)+45 < half; whole != far.whole {
			t.Errorf("a ship %d ft away stands %.0f ft from the middle of a frame that is %.0f ft wide", far.feet, at.X-f.x, 2*half)
		}
	}
}
