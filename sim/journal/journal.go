// Package journal keeps what was ordered in a battle, and plays it again.
//
// A journal is text that names its version and then records: a Header; the Data
// that the battle is made of, so that it can be played where the files that it
// was read from have changed; a State, with which it begins; and then a Tick for
// each tick, and a Roster whenever another guest sits at the table. A snapshot
// is a journal too, one that begins later and holds no tick.
//
// A record is its length and its checksum, four bytes each with the low byte
// first, and what field.Pack makes of it behind its kind. The checksum is of the
// length as well. A Tick tells how much of the journal had reached the disk when
// it was written: so what a power cut has torn can be told from what has rotted.
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

// Version is that of the format. A journal of another one is refused by name. It
// rises with a release in which a world, a fact or a roster has another shape: what
// they are made of has no names on the disk, and would be taken for something else.
const Version = 27

// MaxRecord is how long a record may be, in bytes.
const MaxRecord = 1 << 24

// What can be wrong with a journal.
var (
	// ErrTorn means that the end of the journal is not whole, as a cut of the
	// power leaves it: what stands before it is good, and is all that had been
	// brought to the disk.
	ErrTorn = errors.New("the journal is torn")
	// ErrDamaged means that what had been brought to the disk has changed.
	ErrDamaged = errors.New("the journal is damaged")
	// ErrVersion means that the journal was written by another version, or is
	// none.
	ErrVersion = errors.New("not a journal of this version")
	// ErrOther means that a snapshot is of another battle than the journal.
	ErrOther = errors.New("the snapshot is of another battle")
	// ErrDiverged means that the replay came to another state than the battle.
	ErrDiverged = errors.New("the replay has come to another state than the battle")
)

// Entry is what a record holds.
type Entry interface {
	field.Record
	kind() kind
}

type kind uint8

// The kinds of records; a number is never used for another.
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

// Header tells which battle a journal is of. No two have the same.
type Header struct {
	Battle   uint64 // a number by chance, by which a snapshot knows its journal
	Scenario string // its key
	Seed     uint64
	Started  int64  // when the battle was set up, in seconds since 1970; for people
	Campaign string // of which it is a part, or ""
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

type stuff struct {
	Library  *shipyard.Library
	Scenario *scenario.Scenario
}

func packData(s stuff) (*Data, error) {
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

// maxData is how long the data may be when unpacked, in bytes.
const maxData = 1 << 26

func (d *Data) unpack() (s stuff, err error) {
	in := io.LimitReader(flate.NewReader(bytes.NewReader(d.packed)), maxData)
	if err := json.NewDecoder(in).Decode(&s); err != nil {
		return s, fmt.Errorf("%w: its data: %w", ErrVersion, err)
	}
	if s.Library == nil || s.Scenario == nil {
		return s, fmt.Errorf("%w: it has no data", ErrVersion)
	}
	return s, nil
}

// State is a whole world, and what those who sit down are told of before it. A
// journal begins with one; a later one stands where ticks before it could not
// be kept, or where orders were taken back: the battle goes on from it, and what
// was kept of the ticks after it is as if it had not been.
type State struct {
	Tick   int64
	World  []byte // sim.World.Snapshot
	Events []event.Event
	// Offset is where the journal goes on from here; in a snapshot alone.
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
		sim.FactField(c, &e.Fact)
	})
	field.Int(c, "offset", &s.Offset, 0, 1<<62)
}

// Tick is what a journal keeps of a tick.
type Tick struct {
	Tick   int64
	Orders []sim.Order // that were accepted, in order
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

// Roster is who has a place at the table, as the table packs it. The last one
// holds.
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

// Closing tells that the table was closed and not cut off. If it is opened again,
// the journal goes on behind it.
type Closing struct {
	Synced int64 // bytes of the journal that had reached the disk
}

func (*Closing) kind() kind { return kindEnd }

// Fields describes a Closing.
func (e *Closing) Fields(c field.Coder) { field.Int(c, "synced", &e.Synced, 0, 1<<62) }

// magic stands before the version, and a line's end behind that. The first
// version had none.
const magic = "broadside journal"

// frameSize is the length of what stands before each record.
const frameSize = 8
