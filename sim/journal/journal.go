// Package journal keeps what was ordered in a battle, and plays it again.
//
// A journal is a header and then one record for each tick that had orders or
// whose hash is kept. Since a battle is its orders and its seed, the journal is
// the whole battle: Replay steps a new world through it and compares hashes on
// the way.
//
// A record is its length and its checksum, four bytes each with the low byte
// first, and what field.Pack makes of it. Each is handed over in one Write, so
// a journal that was cut off ends in at most one torn record, at which a Reader
// stops.
package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/field"
)

// Version is that of the format. A journal of another one is refused.
const Version = 1

// HashEvery is how many ticks lie between two hashes of the world.
const HashEvery = 20

// MaxRecord is how long a record may be, in bytes.
const MaxRecord = 1 << 20

// What can be wrong with a journal.
var (
	// ErrTorn means that the last record is not whole: what stands before it
	// is good.
	ErrTorn = errors.New("the journal ends inside a record")
	// ErrVersion means that the journal was written by another version, or is
	// none.
	ErrVersion = errors.New("this is no journal of this version")
	// ErrOther means that the journal is of another battle: other ships,
	// another scenario, or other rules.
	ErrOther = errors.New("the journal is of another battle")
	// ErrDiverged means that the replay came to another state than the battle.
	ErrDiverged = errors.New("the replay has come to another state than the battle")
)

// Header tells which battle a journal is of.
type Header struct {
	Version  int
	Scenario string // its key
	Seed     uint64
	Data     uint64 // Fingerprint of the ships and the scenario
	Started  int64  // when the battle was set up, in seconds since 1970; for people
}

// Fields describes a Header.
func (h *Header) Fields(c field.Coder) {
	field.Int(c, "version", &h.Version, 1, 1<<15)
	field.Text(c, "scenario", &h.Scenario, crew.MaxName)
	field.Uint64(c, "seed", &h.Seed)
	field.Uint64(c, "data", &h.Data)
	field.Int(c, "started", &h.Started, 0, 1<<40)
}

// Tick is what a journal keeps of a tick.
type Tick struct {
	Tick   int64
	Orders []sim.Order // that were accepted, in order
	Hashed bool
	Hash   uint64 // of the world after the tick, if Hashed
}

// maxOrders is how many orders a tick may have.
const maxOrders = 4096

// Fields describes a Tick.
func (t *Tick) Fields(c field.Coder) {
	field.Int(c, "tick", &t.Tick, 1, 1<<62)
	field.Bool(c, "hashed", &t.Hashed)
	if t.Hashed {
		field.Uint64(c, "hash", &t.Hash)
	}
	field.List(c, "orders", &t.Orders, maxOrders, func(c field.Coder, o *sim.Order) { o.Fields(c) })
}

// Fingerprint tells whether a battle would be set up from the same data: two
// that differ anywhere have different ones.
func Fingerprint(lib *ships.Library, sc *sim.Scenario) (uint64, error) {
	h := fnv.New64a()
	if err := json.NewEncoder(h).Encode([]any{lib, sc}); err != nil {
		return 0, fmt.Errorf("the battle's data: %w", err)
	}
	return h.Sum64(), nil
}

// magic stands before the header.
const magic = "broadside journal\n"

// frameSize is the length of what stands before each record.
const frameSize = 8
