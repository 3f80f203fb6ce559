package netcode

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// filler fills a record with values for each of its fields: numbers within their range, short
// texts, lists of two; with greed, the most that is allowed.
type filler struct {
	n     int64
	greed bool
	err   error
}

func (f *filler) Number(name string, _, lo, hi int64) int64 {
	f.n++
	switch {
	case name == "verb":
		return int64(crew.Fly)
	case name == "verb on foot":
		return int64(crew.Walk)
	case f.greed:
		return hi
	case uint64(hi)-uint64(lo) == math.MaxUint64:
		return f.n
	}
	return lo + f.n%(min(hi-lo, 100)+1)
}

func (f *filler) Text(name, _ string, max int) string {
	if f.greed {
		return strings.Repeat("x", max)
	}
	return strings.Repeat("x", min(max, len(name)))
}

func (f *filler) Bytes(_ string, _ []byte, max int) []byte { return make([]byte, min(max, 2)) }

func (f *filler) Count(_ string, _, max int) int {
	if f.greed {
		return max
	}
	return min(max, 2)
}

func (f *filler) Fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

func (f *filler) Err() error { return f.err }

// orders returns an order of every verb.
func orders() []*Order {
	var all []*Order
	for _, rule := range slices.Concat(crew.Table(), crew.FootTable()) {
		intent := sim.NewIntent(rule.Verb)
		if intent == nil {
			continue
		}
		o := &Order{sim.Order{Seat: crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}, Number: uint32(rule.Verb), Intent: intent}}
		intent.Fields(&filler{})
		all = append(all, o)
	}
	return all
}

// facts returns an event of every fact.
func facts() []event.Event {
	var all []event.Event
	for k := 1; k < 256; k++ {
		if fact := sim.NewFact(event.Kind(k)); fact != nil {
			fact.Fields(&filler{n: int64(k)})
			all = append(all, event.Event{Tick: int64(k), Fact: fact})
		}
	}
	return all
}

// simSamples returns the messages that carry what sim describes.
func simSamples() []Message {
	all := []Message{
		AnswerOf(sim.Answer{Number: 4}),
		AnswerOf(sim.Answer{Number: 1<<32 - 1, Refusal: &crew.Refusal{Rule: "SHIP-ARC", Why: "The target is not in the arc."}}),
		&Events{},
	}
	for some := range slices.Chunk(facts(), MaxEvents) {
		all = append(all, &Events{Events: some})
	}
	for _, o := range orders() {
		all = append(all, o)
	}
	return all
}

func TestSamplesHoldEveryVerbAndFact(t *testing.T) {
	if n, want := len(orders()), len(crew.Table())+len(crew.FootTable()); n != want {
		t.Errorf("%d orders for %d verbs", n, want)
	}
	if n := len(facts()); n < 60 {
		t.Errorf("%d facts", n)
	}
	for _, o := range orders() {
		f := &filler{}
		o.Intent.Fields(f)
		if f.err != nil {
			t.Errorf("the sample of %s is none: %v", o.Intent.Verb(), f.err)
		}
	}
}

func TestLongestOrderAndFactFit(t *testing.T) {
	for _, o := range orders() {
		o.Intent = sim.NewIntent(o.Intent.Verb())
		o.Intent.Fields(&filler{greed: true})
		if _, err := Encode(nil, o); err != nil {
			t.Errorf("the longest order %s: %v", o.Intent.Verb(), err)
		}
	}
	for _, e := range facts() {
		e.Fact = sim.NewFact(e.Fact.Kind())
		e.Fact.Fields(&filler{greed: true})
		if _, err := Encode(nil, &Events{Events: []event.Event{e}}); err != nil {
			t.Errorf("the longest %T: %v", e.Fact, err)
		}
	}
}

func TestPackedMessageArrives(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		sent := facts()[:MaxEvents]
		p, err := Pack(&Events{Events: sent})
		if err != nil {
			t.Fatal(err)
		}
		if err := server.SendPacked(p); err != nil {
			t.Fatal(err)
		}
		if e := next(t, client).(*Events); !reflect.DeepEqual(e.Events, sent) {
			t.Error("the events came as others")
		}
		server.Close(Bye, "")
		over(t, client)
		if err := server.SendPacked(p); err == nil {
			t.Error("a link that is over sends")
		}
	})
}

// TestRangesFitTheirTypes looks for ranges that a field's own type cannot hold: such a number would
// be truncated silently.
func TestRangesFitTheirTypes(t *testing.T) {
	check := func(what string, r field.Record) {
		t.Helper()
		// Filled to the brim, a record must still hold what it was given.
		var said []int64
		r.Fields(&brim{said: &said})
		i := 0
		r.Fields(&echo{said: said, i: &i, t: t, what: what})
	}
	for _, m := range samples() {
		if m.Kind() != KindOrder && m.Kind() != KindEvents {
			check(m.Kind().String(), wayOf(m.Kind()).fresh())
		}
	}
	for _, o := range orders() {
		check("order "+o.Intent.Verb().String(), o.Intent)
	}
	for _, e := range facts() {
		check(fmt.Sprintf("fact %T", e.Fact), e.Fact)
	}
}

// brim puts the largest number into every field and records it.
type brim struct {
	filler
	said *[]int64
}

func (b *brim) Number(name string, v, lo, hi int64) int64 {
	if strings.HasPrefix(name, "verb") {
		return v
	}
	*b.said = append(*b.said, hi)
	return hi
}

// echo checks that a record holds the numbers that it was given.
type echo struct {
	filler
	said []int64
	i    *int
	t    *testing.T
	what string
}

func (e *echo) Number(name string, v, lo, hi int64) int64 {
	if strings.HasPrefix(name, "verb") {
		return v
	}
	if *e.i < len(e.said) && v != e.said[*e.i] {
		e.t.Errorf("%s: %s may be %d and became %d", e.what, name, e.said[*e.i], v)
	}
	*e.i++
	return v
}

func (e *echo) Count(_ string, n, _ int) int { return n }

func TestEventsGoInAsManyMessagesAsTheyNeed(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		var all []event.Event
		for i := range 3 * MaxEvents {
			all = append(all, event.Event{Tick: int64(i), Fact: &sim.Said{Text: strings.Repeat("x", 1500)}})
		}
		if err := server.Send(&Events{Events: all}); err != nil {
			t.Fatal(err)
		}
		var back []event.Event
		for len(back) < len(all) {
			back = append(back, next(t, client).(*Events).Events...)
		}
		if !reflect.DeepEqual(all, back) {
			t.Error("the events came as others")
		}
		client.Close(Bye, "")
		over(t, server)
	})
}

func TestHostileOrdersAndEventsAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		raw  []byte
		from Channel
		want error
	}{
		"a verb that there is not":  {[]byte{0x96, byte(KindOrder), 1, 1, 1, 1, 60}, ToServer, ErrField},
		"verb 256+fly":              {[]byte{0x96, byte(KindOrder), 1, 1, 1, 1, 0xcd, 1, 1}, ToServer, field.ErrRange},
		"an order without intent":   {[]byte{0x95, byte(KindOrder), 1, 1, 1, 1}, ToServer, ErrField},
		"a fact that there is not":  {[]byte{0x94, byte(KindEvents), 1, 1, 63}, ToClient, ErrField},
		"64 events in one element":  {[]byte{0x93, byte(KindEvents), 64, 1}, ToClient, ErrField},
		"65 events":                 {[]byte{0x93, byte(KindEvents), 65, 1}, ToClient, field.ErrRange},
		"40 long texts":             {append([]byte{0xdc, 0, 41, byte(KindEvents)}, bytes.Repeat(append([]byte{0xda, 0x07, 0xd0}, make([]byte, 2000)...), 40)...), ToClient, ErrSize},
		"events to the server":      {[]byte{0x92, byte(KindEvents), 0}, ToServer, ErrWay},
		"a number of -1 for orders": {[]byte{0x96, byte(KindOrder), 1, 1, 1, 0xff, 12}, ToServer, field.ErrRange},
	} {
		var err error
		n := allocated(func() { _, err = Decode(c.raw, c.from) })
		if !errors.Is(err, c.want) || CodeOf(err) == Internal {
			t.Errorf("%s: %v", name, err)
		}
		if n > enough {
			t.Errorf("%s: %d bytes allocated", name, n)
		}
	}
}

// TestWorstMessagesAllocateLittle adds an element to the largest messages, which are found faulty
// only at their end.
func TestWorstMessagesAllocateLittle(t *testing.T) {
	for _, m := range append(samples(), worst()...) {
		raw, err := Encode(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		long := longer(raw)
		n := allocated(func() { _, err = Decode(long, channelOf(m)) })
		if err == nil {
			t.Errorf("%s: an element too many was taken", m.Kind())
		}
		if n > max(enough, uint64(len(raw)+4<<10)) { // a picture may be longer than anything else
			t.Errorf("%s: %d bytes for %d", m.Kind(), n, len(raw))
		}
	}
}

// longer returns a message with one more element, a 0, at its end.
func longer(raw []byte) []byte {
	n, rest, err := guardArray(raw, ToClient.limits())
	if err != nil {
		panic(err)
	}
	out := []byte{0xdc, byte((n + 1) >> 8), byte(n + 1)}
	return append(append(out, rest...), 0)
}

// worst returns events that take the most memory for their bytes: rolls with as many modifiers and
// reasons as allowed.
func worst() []Message {
	roll := func(name say.Text) dice.Roll {
		r := dice.Roll{Cause: name, Total: 1}
		for range 16 {
			r.Mods.Add(dice.Mod{Name: name, Value: 1})
			r.Reasons.Add(dice.Reason{Name: name, Good: true})
		}
		return r
	}
	var all []Message
	for _, c := range []struct {
		name   string
		events int
	}{{"x", 26}, {strings.Repeat("x", 17), 26}, {strings.Repeat("x", 80), 9}} {
		e := &Events{}
		for range c.events {
			e.Events = append(e.Events, event.Event{Fact: &sim.InitiativeRolled{Roll: roll(say.Text(c.name))}})
		}
		all = append(all, e)
	}
	said := &Events{}
	for range 13 {
		said.Events = append(said.Events, event.Event{Fact: &sim.Said{Text: strings.Repeat("x", scenario.MaxText)}})
	}
	return append(all, said)
}
