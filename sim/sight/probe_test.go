package sight_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// aimer is a Coder that aims an intent: every number of a kind becomes the same one, and every
// other is as low as possible, or one more.
type aimer struct {
	kind  reflect.Type
	at    int64
	more  int64
	point any
}

func (a *aimer) Point(p any) { a.point = p }

func (a *aimer) Number(_ string, v, lo, hi int64) int64 {
	aimed := a.point != nil && reflect.TypeOf(a.point).Elem() == a.kind
	if a.point = nil; aimed {
		return min(a.at, hi)
	}
	return min(max(lo, v)+a.more, hi)
}

func (a *aimer) Text(_, s string, _ int) string         { return "so" }
func (a *aimer) Bytes(_ string, b []byte, _ int) []byte { return b }
func (a *aimer) Count(_ string, n, _ int) int           { return n }
func (a *aimer) Fail(error)                             {}
func (a *aimer) Err() error                             { return nil }

// TestFaultProbingOnDecksTellsNothing gives every possible order against people, fixtures and
// consoles that a side has not seen, and against some that do not exist: both are refused alike.
func TestFaultProbingOnDecksTellsNothing(t *testing.T) {
	w := boarders(t, crew.Live)
	for range 2 * crew.RoundTicks {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
	}
	var unseen []crew.ID
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.State != personal.Away && !personal.Aware(&w.Fight, 0, p) {
			unseen = append(unseen, p.ID)
		}
	}
	nobody := crew.ID(1)
	for w.Fight.Person(nobody) != nil || w.Member(nobody) != nil {
		nobody++
	}
	shown := sight.View(w, crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})
	far := -1
	for i := range w.Aboard.Consoles {
		if n := w.Aboard.Consoles[i].Number; !slices.ContainsFunc(shown.Consoles, func(k picture.ConsoleRow) bool { return k.Number == n }) {
			far = int(n)
		}
	}
	if len(unseen) == 0 || far < 0 {
		t.Fatalf("of a side, %v are unseen, and console %d", unseen, far)
	}
	valve := w.Numbering.FixtureIDs()[0]
	tried, refused := 0, 0
	for i := range w.Members {
		m := &w.Members[i]
		if p := w.PersonAt(m.Seat); p == nil || p.Side != 0 || p.State != personal.Able {
			continue
		}
		for v := range crew.LastVerb + 1 {
			probe := func(a *aimer) string {
				intent := sim.NewIntent(v)
				if intent == nil {
					return ""
				}
				intent.Fields(a)
				tried++
				r := sim.Judge(w, &sim.Order{Seat: m.Seat, Intent: intent})
				if r == nil {
					return "obeyed"
				}
				refused++
				return r.Rule + ": " + r.Why.String()
			}
			for _, more := range []int64{0, 1, 2} {
				for _, row := range []struct {
					kind          reflect.Type
					hidden, never int64
				}{
					{reflect.TypeFor[crew.ID](), int64(unseen[0]), int64(nobody)},
					{reflect.TypeFor[crew.ID](), int64(unseen[len(unseen)-1]), int64(nobody)},
					{reflect.TypeFor[crew.FixtureID](), int64(valve), int64(w.Numbering.FixtureIDs()[1])},
					{reflect.TypeFor[crew.ConsoleID](), int64(far), crew.MaxConsoles},
				} {
					hidden, absent := probe(&aimer{kind: row.kind, at: row.hidden, more: more}), probe(&aimer{kind: row.kind, at: row.never, more: more})
					if hidden != absent {
						t.Errorf("%v, %v with %d: a %v that is not seen is answered with %q, and one that is not there with %q", m.Seat, v, more, row.kind, hidden, absent)
					}
				}
			}
		}
	}
	probeDevices(t, w, unseen, nobody)
	probeShots(t, w, crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, unseen[0], nobody)
	waits := func(subject crew.ID) *crew.Refusal {
		return sim.Judge(w, &sim.Order{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: &action.Ready{When: crew.WhenSeen, Subject: subject, Response: &combat.Attack{}}})
	}
	if hidden, absent := waits(unseen[0]), waits(nobody); hidden != nil || absent != nil {
		t.Errorf("who waits for somebody who is not seen is told %v, and for somebody who is not there %v", hidden, absent)
	}
	aim := &deployment.Handle{Thing: valve}
	order := sim.Order{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Intent: aim}
	r, err := w.Step([]sim.Order{order})
	if err != nil {
		t.Fatal(err)
	}
	if why := r.Answers[0].Refusal; why == nil || why.Why != sim.Judge(w, &order).Why || why.Why == w.Validate(&order).Why {
		t.Errorf("an order for a fixture that is not seen is answered with %v", why)
	}
	probeReadied(t, w)
	if tried < 1000 || refused < 1000 {
		t.Errorf("%d orders were tried and %d refused", tried, refused)
	}
}

// kinds is a Coder that notes the numbers of people, consoles and fixtures whose type is not the one by
// which the refusal of an order recognises them.
type kinds struct {
	aimer
	aimed map[reflect.Type]int
	wrong []string
}

func (k *kinds) Number(name string, v, _, hi int64) int64 {
	var is, want reflect.Type
	if k.point != nil {
		is = reflect.TypeOf(k.point).Elem()
		k.aimed[is]++
	}
	switch {
	case hi == crew.MaxMembers:
		want = reflect.TypeFor[crew.ID]()
	case name == "console":
		want = reflect.TypeFor[crew.ConsoleID]()
	case name == "thing" || name == "fixture":
		want = reflect.TypeFor[crew.FixtureID]()
	}
	if want != nil && is != want {
		k.wrong = append(k.wrong, name)
	}
	k.point = nil
	return v
}

func (k *kinds) Count(string, int, int) int { return 1 }

// Every number of a person, a console or a fixture in an order has the type by which it is recognised, on
// which TestFaultProbingOnDecksTellsNothing relies.
func TestFaultNumbersOfOrdersAreOfTheirKind(t *testing.T) {
	aimed := map[reflect.Type]int{}
	for v := range crew.LastVerb + 1 {
		intent, row := sim.NewIntent(v), crew.PermissionOf(v)
		if intent == nil || row == nil || row.Roles.Has(crew.GM) {
			continue
		}
		k := kinds{aimed: map[reflect.Type]int{}}
		if intent.Fields(&k); len(k.wrong) > 0 {
			t.Errorf("%v: %q are numbers of no kind", v, k.wrong)
		}
		held := map[reflect.Type]int{}
		for f := range reflect.TypeOf(intent).Elem().Fields() {
			held[f.Type]++
		}
		for _, kind := range []reflect.Type{reflect.TypeFor[crew.ID](), reflect.TypeFor[crew.ConsoleID](), reflect.TypeFor[crew.FixtureID]()} {
			if aimed[kind] += k.aimed[kind]; k.aimed[kind] < held[kind] {
				t.Errorf("%v: of %d numbers of a %v, %d are walked", v, held[kind], kind, k.aimed[kind])
			}
		}
	}
	if aimed[reflect.TypeFor[crew.ConsoleID]()] < 3 || aimed[reflect.TypeFor[crew.FixtureID]()] < 1 || aimed[reflect.TypeFor[crew.ID]()] < 10 {
		t.Errorf("orders name %v", aimed)
	}
}

// TestFaultShotsAtAreasTellOfNobodyUnseen fires area effects at people unknown to the shooter's side.
func TestFaultShotsAtAreasTellOfNobodyUnseen(t *testing.T) {
	w := undertow(t)
	if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}}, {Seat: crew.Master, Intent: &sim.Pause{}}}); err != nil {
		t.Fatal(err)
	}
	for range 2 * crew.RoundTicks {
		if _, err := w.Step(nil); err != nil {
			t.Fatal(err)
		}
	}
	var seat crew.Seat
	var unseen crew.ID
	for i := range w.Members {
		if p := w.PersonAt(w.Members[i].Seat); p != nil && p.Side == 0 && p.Open {
			seat = w.Members[i].Seat
		}
	}
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side != 0 && p.IsUp() {
			unseen = p.ID
		}
	}
	nobody := crew.ID(1)
	for w.Fight.Person(nobody) != nil || w.Member(nobody) != nil {
		nobody++
	}
	probeShots(t, w, seat, unseen, nobody)
}

// probeShots fires each area weapon of the book at somebody who hides nearby, and at nobody.
func probeShots(t *testing.T, w *sim.World, seat crew.Seat, unseen, nobody crew.ID) {
	t.Helper()
	p, book, f := w.PersonAt(seat), w.Fight.Book(), &w.Fight
	hider := f.Person(unseen)
	arms, was := p.Arms, *hider
	hider.Hidden, hider.Deck = true, p.Deck
	for _, to := range []deckplan.Square{p.At.Plus(3, 0), p.At.Plus(-3, 0), p.At.Plus(0, 3), p.At.Plus(0, -3)} {
		if f.Plan(p.Deck).Index(to) >= 0 && !f.Blocked(p.Deck, to) && personal.Overlooks(f, p, to) {
			hider.At = to
		}
	}
	fired := 0
	for i := range book.Weapons {
		x := &book.Weapons[i]
		if x.Props&rulebook.Launcher != 0 || (x.Fires == nil || x.Fires.Shape == rulebook.NoArea) && x.Blast.Zone == rulebook.NoZone {
			continue
		}
		p.Arms = []personal.ArmState{{Weapon: int16(i), Drawn: true, Heat: 9}}
		fire := func(at crew.ID) *crew.Refusal {
			return sim.Judge(w, &sim.Order{Seat: seat, Intent: &combat.Attack{Weapon: 1, Target: at, At: hider.At}})
		}
		if free := fire(0); free != nil {
			t.Logf("%s cannot be fired at %v: %v", x.Name, hider.At, free)
			continue
		}
		fired++
		if hidden, absent := fire(unseen), fire(nobody); hidden == nil || absent == nil || *hidden != *absent {
			t.Errorf("%s fired at somebody who hides is answered with %v, and at nobody with %v", x.Name, hidden, absent)
		}
	}
	if p.Arms, *hider = arms, was; fired == 0 {
		t.Error("no weapon can be fired")
	}
}

// probeReadied readies handling a fixture that is not seen, and one that does not exist.
func probeReadied(t *testing.T, w *sim.World) {
	t.Helper()
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	ids := w.Numbering.FixtureIDs()
	ready := func(thing crew.FixtureID) *crew.Refusal {
		return sim.Judge(w, &sim.Order{Seat: seat, Intent: &action.Ready{When: crew.WhenSeen, Response: &action.HandleOnFoot{Thing: thing}}})
	}
	if hidden, absent := ready(ids[0]), ready(ids[1]); hidden == nil || absent == nil || *hidden != *absent {
		t.Errorf("readying a fixture that is not seen is answered with %v, and one that is not there with %v", hidden, absent)
	}
	w.PersonAt(seat).Deck, w.PersonAt(seat).At = theirs, w.Fixtures()[0].At
	if near := ready(ids[0]); near != nil {
		t.Errorf("readying a fixture that is seen is refused: %v", near)
	}
}

// probeDevices throws devices that stick to or seek somebody at people who are not seen, and at nobody, with
// a square within reach.
func probeDevices(t *testing.T, w *sim.World, unseen []crew.ID, nobody crew.ID) {
	t.Helper()
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	p := w.PersonAt(seat)
	p.Devices = nil
	for i := range w.Fight.Book().Devices {
		if d := &w.Fight.Book().Devices[i]; d.Seeks || d.Stick >= 0 {
			p.Devices = append(p.Devices, rulebook.Supply{Device: int16(i), Count: 9})
		}
	}
	throw := func(device int, at crew.ID) *crew.Refusal {
		return sim.Judge(w, &sim.Order{Seat: seat, Intent: &combat.Use{Device: uint8(device), Target: at, At: p.At}})
	}
	for i := range p.Devices {
		absent := throw(i+1, nobody)
		for _, id := range unseen {
			if hidden := throw(i+1, id); hidden == nil || absent == nil || *hidden != *absent {
				t.Errorf("device %d thrown at somebody who is not seen is answered with %v, and at nobody with %v", i+1, hidden, absent)
			}
		}
		if free := throw(i+1, 0); free != nil {
			t.Errorf("device %d thrown at a square is refused: %v", i+1, free)
		}
	}
	if len(p.Devices) < 2 {
		t.Errorf("the book has %d devices that find somebody", len(p.Devices))
	}
}

// TestFaultUnseenBystandersChangeNoOptions puts a foe whom nobody knows of onto squares around people:
// what these can order, and what it would cost and bring, stays as it was without that foe.
func TestFaultUnseenBystandersChangeNoOptions(t *testing.T) {
	for _, w := range []*sim.World{boarders(t, crew.Live), undertow(t)} {
		for i := range w.Fight.Decks {
			for n := range w.Fight.Decks[i].Doors {
				w.Fight.Decks[i].Doors[n].Open = true
			}
		}
		w.Fight.DoorStamp++
		hider := w.Fight.People[slices.IndexFunc(w.Fight.People, func(p personal.Person) bool { return p.Side == 1 && p.IsUp() })].ID
		acts := 0
		for i := range w.Fight.People {
			if p := &w.Fight.People[i]; p.Side == 0 && p.State == personal.Able {
				acts += probeBeside(t, w, p, w.Fight.Person(hider))
			}
		}
		if acts < 1000 {
			t.Errorf("%d acts were compared", acts)
		}
	}
}

// probeBeside compares what somebody can order with and without somebody unseen around them, on all
// squares where there is something to do. It returns how many orders it has compared.
func probeBeside(t *testing.T, w *sim.World, me, hider *personal.Person) (acts int) {
	t.Helper()
	f, seat, me0, hider0 := &w.Fight, w.Member(me.ID).Seat, *me, *hider
	defer func() { *me, *hider = me0, hider0 }()
	for i := range me.Tokens {
		me.Tokens[i] = 3
	}
	for _, q := range busySquares(w) {
		me.Deck, me.At, me.Open = q.Deck, q.At, true
		hider.State = personal.Away
		alone := sight.View(w, seat)
		acts += len(alone.Acts)
		hider.State, hider.Hidden, hider.Found, hider.Deck = personal.Able, true, 0, me.Deck
		for _, d := range append(deckplan.Neighbours[:], deckplan.Square{}) {
			if hider.At = me.At.Plus(d.X, d.Y); f.Plan(me.Deck).Index(hider.At) < 0 || f.Blocked(me.Deck, hider.At) {
				continue
			}
			watched := sight.View(w, seat)
			if diff := cmp.Diff(alone.Acts, watched.Acts) + cmp.Diff(alone.Options, watched.Options); diff != "" {
				t.Errorf("%s at %v of deck %d, with somebody unseen at %v:\n%s", me.Name, me.At, me.Deck, hider.At, diff)
			}
		}
	}
	return acts
}

// busySquares returns squares beside consoles, doors and hatches, where there is most to do.
func busySquares(w *sim.World) (all []scenario.Fixture) {
	add := func(deck int8, at deckplan.Square) {
		for _, d := range deckplan.Neighbours {
			if q := at.Plus(d.X, d.Y); w.Fight.Plan(deck).Index(q) >= 0 && !w.Fight.Blocked(deck, q) {
				all = append(all, scenario.Fixture{Deck: deck, At: q})
				return
			}
		}
	}
	for i := range w.Aboard.Consoles {
		add(w.Aboard.Consoles[i].Deck, w.Aboard.Consoles[i].At)
	}
	for deck := range w.Fight.Decks {
		for _, d := range w.Fight.Plan(int8(deck)).Doors {
			add(int8(deck), d.At)
		}
		for _, at := range w.Fight.Hatches(int8(deck)) {
			add(int8(deck), at)
		}
	}
	return all
}
