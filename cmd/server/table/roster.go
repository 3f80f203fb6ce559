package table

import (
	"bytes"
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/journal"
	"broadside/sim/sight"
)

// Roster is what a table knows of its guests across restarts: what lets each find their seat again,
// and nothing that somebody else could use.
type Roster struct {
	Guests []Regular
	Proof  []byte // of the password that they have given
	Banned []netcode.Visitor
	Last   uint32 // the last number given to a client
	Chosen bool   // a GM has chosen whether the table is closed to newcomers
	Closed bool   // whether it is
	Half   bool   // a GM has set half speed
	Waits  waits  // that a GM has set
}

// Regular is somebody who has been at the table.
type Regular struct {
	Client       uint32
	Name         string
	Valid, Spent []Mark
	Knows        bool // the GM's password, or has joined with the host's key and been heard of
	Seat         crew.Seat
	Also         []crew.Seat // further seats
	Sworn        bool
	Side         event.Side
	Vouched      bool
	Late         bool
	Orders       uint32 // the number of the last
	Left         bool
}

// maxRegulars bounds a roster.
const maxRegulars = 1024

// maxProof bounds the proof of a password.
const maxProof = 32

// maxAlso bounds the further seats of a guest.
const maxAlso = netcode.MaxSeats

// Fields describes a Roster.
func (r *Roster) Fields(c field.Coder) {
	field.List(c, "guests", &r.Guests, maxRegulars, func(c field.Coder, g *Regular) { g.fields(c) })
	r.Proof = c.Bytes("proof", r.Proof, maxProof)
	v := netcode.Visit{Visitors: r.Banned}
	v.Fields(c)
	r.Banned = v.Visitors
	field.Int(c, "last", &r.Last, 0, 1<<32-1)
	field.Bool(c, "chosen", &r.Chosen)
	field.Bool(c, "closed", &r.Closed)
	field.Bool(c, "half", &r.Half)
	field.Int(c, "rounds", &r.Waits.rounds, 0, netcode.MaxWait)
	field.Int(c, "live", &r.Waits.live, 0, netcode.MaxWait)
}

func (g *Regular) fields(c field.Coder) {
	field.Int(c, "client", &g.Client, 0, 1<<32-1)
	field.Text(c, "name", &g.Name, netcode.MaxNameBytes)
	field.List(c, "valid", &g.Valid, 2, markField)
	field.List(c, "spent", &g.Spent, maxSpent, markField)
	field.Bool(c, "knows", &g.Knows)
	g.Seat.Fields(c)
	field.List(c, "also", &g.Also, maxAlso, func(c field.Coder, s *crew.Seat) { s.Fields(c) })
	field.Bool(c, "sworn", &g.Sworn)
	field.Int(c, "side", &g.Side, 0, event.MaxSides-1)
	field.Bool(c, "vouched", &g.Vouched)
	field.Bool(c, "late", &g.Late)
	field.Bool(c, "left", &g.Left)
	field.Int(c, "orders", &g.Orders, 0, 1<<32-1)
}

func markField(c field.Coder, m *Mark) { copy(m[:], c.Bytes("mark", m[:], len(m))) }

// keepRoster makes the journal store, with the next tick, who has a place.
func (co *company) keepRoster() {
	if co.Journal == nil {
		return
	}
	packed, err := field.Pack(co.roster())
	if err != nil {
		co.Log.Error("who sits where cannot be saved; if the table is started again, players have to choose their seats again", "error", err)
		return
	}
	co.Journal.KeepRoster(&journal.Roster{Past: co.past, Packed: packed})
}

// roster returns who has a place at the table.
func (co *company) roster() *Roster {
	r := &Roster{Proof: co.Proof, Banned: slices.Clone(co.banned), Last: co.clients, Chosen: co.chosen, Closed: co.chosen && co.Closed, Half: co.isHalf(), Waits: co.waits}
	for _, g := range co.guests {
		r.Guests = append(r.Guests, Regular{
			Client: g.client, Name: g.name, Valid: g.pass.valid, Spent: g.pass.spent, Knows: g.knows && !g.hosts,
			Seat: g.seat, Also: g.also, Sworn: g.sworn, Side: g.side, Vouched: g.vouched, Late: g.late, Left: g.left, Orders: g.sequence.last,
		})
	}
	return r
}

// LacksGM reports whether those of a kept roster play at stations, and nobody has the GM's chair.
func LacksGM(kept *journal.Roster) bool {
	var r Roster
	if len(kept.Packed) == 0 || field.Unpack(kept.Packed, &r) != nil {
		return false
	}
	plays := slices.ContainsFunc(r.Guests, func(g Regular) bool { return g.Seat.Role.PlaysPerson() })
	return plays && !slices.ContainsFunc(r.Guests, func(g Regular) bool { return g.Seat == crew.Master })
}

// recallRoster expects those who were at the table before it was restarted.
func (co *company) recallRoster(kept *journal.Roster) {
	co.past = kept.Past
	if len(kept.Packed) == 0 {
		return // nobody had joined
	}
	var r Roster
	if err := field.Unpack(kept.Packed, &r); err != nil {
		co.Log.Error("it is no longer known who sat where; players have to choose their seats again", "error", err)
		return
	}
	co.clients, co.banned = r.Last, r.Banned
	if r.Chosen {
		co.chosen, co.Closed = true, r.Closed
	}
	co.waits = r.Waits
	if r.Half {
		co.Tick = 2 * co.usual
	}
	same := bytes.Equal(r.Proof, co.Proof) // if not, the password may have been changed because of one of them
	for _, k := range r.Guests {
		g := newGuest(k.Client, k.Name)
		g.pass, g.sequence = pass{k.Valid, k.Spent}, resumed(k.Orders)
		g.knows, g.left, g.heard = k.Knows && same, k.Left, co.now()
		if sight.CanView(co.world, k.Seat) {
			g.seat, g.also = k.Seat, k.Also
			co.vacateLost(g)
		}
		g.sworn, g.side, g.vouched, g.late = k.Sworn, k.Side, k.Vouched, k.Late
		co.guests = append(co.guests, g)
	}
}
