package netcode

import (
	"slices"

	"broadside/crew"
	"broadside/sim/field"
)

// Absence asks for something to be done about a player who is away. If the table refuses, it
// answers with a Remark.
type Absence struct {
	Seat    crew.Seat // the absent player's; ignored if the table is to wait
	How     Relief
	Seconds int // how long the table is to wait from now, 1 to 3600; otherwise 0
}

// Relief is a way to deal with a player who is away.
type Relief uint8

// The ways to deal with an absent player.
const (
	PlayOn   Relief = iota // a bot plays their seat until they return
	SkipTurn               // their open turn ends
	WaitFor                // the table waits this many seconds from now, in the current tempo; only the GM may ask
)

// Bounds of the time that a table waits for an absent player, in seconds.
const (
	MinWait = 1
	MaxWait = 3600
)

// Kind returns KindAbsence.
func (*Absence) Kind() Kind { return KindAbsence }

// Fields describes an Absence.
func (a *Absence) Fields(c field.Coder) {
	a.Seat.Fields(c)
	field.Int(c, "how", &a.How, 0, int64(WaitFor))
	field.Int(c, "seconds", &a.Seconds, 0, MaxWait)
}

// Missed tells a returning player which turns were played for them. The outcome is among the
// events.
type Missed struct {
	Since int64 // the tick in which they were last heard from
	Turns []MissedTurn
}

// MissedTurn is a turn that somebody else played for an absent player.
type MissedTurn struct {
	Seat    crew.Seat
	Round   int32
	From    int64  // the tick of the first order
	To      int64  // the tick of the last order
	Skipped string // who skipped it; "": a bot played it
}

// MaxMissed bounds the turns of a Missed; earlier ones are omitted.
const MaxMissed = 32

// Kind returns KindMissed.
func (*Missed) Kind() Kind { return KindMissed }

// Fields describes a Missed.
func (m *Missed) Fields(c field.Coder) {
	field.Int(c, "since", &m.Since, 0, maxTick)
	field.List(c, "turns", &m.Turns, MaxMissed, func(c field.Coder, t *MissedTurn) {
		t.Seat.Fields(c)
		field.Int(c, "round", &t.Round, 0, 1<<31-1)
		field.Int(c, "from", &t.From, 0, maxTick)
		field.Int(c, "to", &t.To, 0, maxTick)
		field.Text(c, "skipped", &t.Skipped, MaxNameBytes)
	})
}

// CanRelieve reports whether a client may have a bot play the seat of a player who is
// away, or skip their turn: the GM, the coordinator of the ship, and where neither
// is a player who is here, any other of the crew.
func (l *Lobby) CanRelieve(client uint32, seat crew.Seat) bool {
	at := slices.IndexFunc(l.Seats, func(s Seat) bool { return s.Seat == seat })
	if at < 0 {
		return false
	}
	chief, aboard := false, false
	for i := range l.Seats {
		s := &l.Seats[i]
		if s.Holder != Taken {
			continue
		}
		beside := s.ServesWith(&l.Seats[at])
		leads := s.Seat.Role == crew.GM || beside && s.Seat.Role == crew.Coordinator
		mine := s.Client == client
		if leads && mine {
			return true
		}
		chief = chief || leads
		aboard = aboard || mine && beside && s.Seat.Role.PlaysPerson()
	}
	return aboard && !chief
}
