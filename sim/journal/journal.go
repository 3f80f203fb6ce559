// Package journal keeps what was ordered in a battle, and replays it.
//
// A journal is text that names its version and then records: a Header; the Data of the
// battle, so that it can be played even if the files that it was read from have changed;
// a State, with which it begins; and then a Tick for each tick, and a Roster whenever the
// guests at the table change. A snapshot is a journal too, one that begins later and has
// no ticks.
//
// A record is its length and its checksum, four bytes each with the low byte first, and
// then its kind and what field.Pack makes of it. The checksum includes the length. A Tick
// says how much of the journal had reached the disk when it was written, so that what a
// power cut has torn can be told from what has rotted.
package journal

import (
	"bytes"
	"compress/flate"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/scenario"
)

// Version is the version of the format. A journal of another version is refused by name.
// It rises with each release that changes the shape of a world, a fact or a roster,
// because their fields have no names on the disk and would be mistaken for others.
const Version = 32

// MaxRecord is the maximum length of a record, in bytes.
const MaxRecord = 1 << 24

// Errors of a journal.
var (
	// ErrTorn means that the end of the journal is incomplete, as a power cut leaves it.
	// What precedes it is good, and is all that had reached the disk.
	ErrTorn = errors.New("the journal is torn")
	// ErrDamaged means that data that had reached the disk has changed.
	ErrDamaged = errors.New("the journal is damaged")
	// ErrVersion means that the journal was written by another version, or is not a
	// journal.
	ErrVersion = errors.New("not a journal of this version")
	// ErrOther means that a snapshot is of another battle than the journal.
	ErrOther = errors.New("the snapshot is of another battle")
	// ErrDiverged means that the replay reached another state than the battle.
	ErrDiverged = errors.New("the replay has come to another state than the battle")
)

// Entry is the content of a record.
type Entry interface {
	field.Record
	kind() kind
}

type kind uint8

// The kinds of records. A number is never reused for another kind.
const (
	kindHeader kind = iota + 1
	kindData
	kindState
	kindTick
	kindRoster
	kindEnd
)

func newEntry(k kind) Entry {
	switch k {
	case kindHeader:
		return &Header{}
	case kindData:
		return &Data{}
	case kindState:
		return &State{}
	case kindTick:
		return &Tick{}
	case kindRoster:
		return &Roster{}
	case kindEnd:
		return &Closing{}
	}
	return nil
}

// Header identifies the battle of a journal. No two have the same.
type Header struct {
	Battle   uint64 // a random number, by which a snapshot knows its journal
	Scenario string // its key
	Seed     uint64
	Started  int64  // when the battle was set up, in seconds since 1970; for people
	Campaign string // the campaign that the battle belongs to, or ""
}

func (*Header) kind() kind { return kindHeader }

// Fields describes a Header.
func (h *Header) Fields(c field.Coder) {
	field.Uint64(c, "battle", &h.Battle)
	field.Text(c, "scenario", &h.Scenario, crew.MaxName)
	field.Uint64(c, "seed", &h.Seed)
	field.Int(c, "started", &h.Started, 0, 1<<40)
	field.Text(c, "campaign", &h.Campaign, crew.MaxName)
}

// Data is what a battle is made of: ships, weapons and the scenario.
type Data struct{ packed []byte }

func (*Data) kind() kind { return kindData }

// Fields describes a Data.
func (d *Data) Fields(c field.Coder) { d.packed = c.Bytes("data", d.packed, MaxRecord/2) }

// contents is the unpacked Data of a battle.
type contents struct {
	Library  *shipyard.Library
	Scenario *scenario.Scenario
}

func packData(s contents) (*Data, error) {
	var b bytes.Buffer
	z, err := flate.NewWriter(&b, flate.DefaultCompression)
	if err != nil {
		return nil, err
	}
	if err := json.NewEncoder(z).Encode(s); err != nil {
		return nil, fmt.Errorf("the battle's data: %w", err)
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return &Data{b.Bytes()}, nil
}

// maxData is the maximum length of the unpacked data, in bytes.
const maxData = 1 << 26

func (d *Data) unpack() (s contents, err error) {
	in := io.LimitReader(flate.NewReader(bytes.NewReader(d.packed)), maxData)
	if err := json.NewDecoder(in).Decode(&s); err != nil {
		return s, fmt.Errorf("%w: its data: %w", ErrVersion, err)
	}
	if s.Library == nil || s.Scenario == nil {
		return s, fmt.Errorf("%w: it has no data", ErrVersion)
	}
	return s, nil
}

// State is a whole world, and the earlier events that newcomers are told. A journal
// begins with one. A later one stands where the ticks before it could not be kept, or
// where orders were taken back: the battle continues from it, and recorded ticks after it
// count no more.
type State struct {
	Tick   int64
	World  []byte // sim.World.Snapshot
	Events []event.Event
	// Offset is where the journal continues after this state; only in a snapshot.
	Offset int64
}

// MaxEvents is how many events a State may have.
const MaxEvents = 1024

func (*State) kind() kind { return kindState }

// Fields describes a State.
func (s *State) Fields(c field.Coder) {
	field.Int(c, "tick", &s.Tick, 0, 1<<62)
	s.World = c.Bytes("world", s.World, MaxRecord/2)
	field.List(c, "events", &s.Events, MaxEvents, func(c field.Coder, e *event.Event) {
		field.Int(c, "tick", &e.Tick, 0, 1<<62)
		field.Int(c, "sides", &e.Sides, 0, int64(event.AllSides))
		field.Bool(c, "less", &e.Less)
		sim.FactField(c, &e.Fact)
	})
	field.Int(c, "offset", &s.Offset, 0, 1<<62)
}

// Tick is the record of a tick.
type Tick struct {
	Tick   int64
	Orders []sim.Order // the accepted orders, in order
	Hash   uint64      // of the world after the tick
	Synced int64       // bytes of the journal that had reached the disk
}

// maxOrders is how many orders a tick may have.
const maxOrders = 4096

func (*Tick) kind() kind { return kindTick }

// Fields describes a Tick.
func (t *Tick) Fields(c field.Coder) {
	field.Int(c, "tick", &t.Tick, 1, 1<<62)
	field.Uint64(c, "hash", &t.Hash)
	field.Int(c, "synced", &t.Synced, 0, 1<<62)
	field.List(c, "orders", &t.Orders, maxOrders, func(c field.Coder, o *sim.Order) { o.Fields(c) })
}

// Roster is who has a place at the table, as packed by the table. The last one applies.
type Roster struct {
	Past   int64 // ticks of the table's battles before this one
	Packed []byte
}

func (*Roster) kind() kind { return kindRoster }

// Fields describes a Roster.
func (r *Roster) Fields(c field.Coder) {
	field.Int(c, "past", &r.Past, 0, 1<<62)
	r.Packed = c.Bytes("packed", r.Packed, MaxRecord/2)
}

// Closing records that the table was closed, not cut off. If it is opened again, the
// journal continues after it.
type Closing struct {
	Synced int64 // bytes of the journal that had reached the disk
}

func (*Closing) kind() kind { return kindEnd }

// Fields describes a Closing.
func (e *Closing) Fields(c field.Coder) { field.Int(c, "synced", &e.Synced, 0, 1<<62) }

// magic precedes the version and the end of its line. The first version had none.
const magic = "broadside journal"

// frameSize is the number of bytes before the body of a record.
const frameSize = 8
