package netcode

import (
	"broadside/crew"
	"broadside/sim/field"
)

// Absence asks for something to be done about a player who is away. The table says
// in a Remark why it is not.
type Absence struct {
	Seat    crew.Seat // theirs; no matter where the table is to wait
	How     Relief
	Seconds int // that the table waits from now on, 1 to 3600; 0 where something else is asked for
}

// Relief is what is done about a player who is away.
type Relief uint8

// What can be done.
const (
	PlayOn   Relief = iota // a bot plays their seat until they are back
	SkipTurn               // their open turn ends
	WaitFor                // from now on the table waits so many seconds, in the tempo that is on; for the GM alone
)

// Bounds of how long a table waits for a player who is away, in seconds.
const (
	MinWait = 1
	MaxWait = 3600
)

// Kind tells that this is an absence.
func (*Absence) Kind() Kind { return KindAbsence }

// Fields describes an Absence.
func (a *Absence) Fields(c field.Coder) {
	a.Seat.Fields(c)
	field.Int(c, "how", &a.How, 0, int64(WaitFor))
	field.Int(c, "seconds", &a.Seconds, 0, MaxWait)
}

// Missed tells somebody who is back what was done in their name. What came of it is
// among the events.
type Missed struct {
	Since int64 // the tick in which they were last heard of
	Turns []MissedTurn
}

// MissedTurn is a turn that somebody else had for them.
type MissedTurn struct {
	Seat    crew.Seat
	Round   int32
	From    int64  // the tick of the first order
	To      int64  // and of the last
	Skipped string // who skipped it; "": a bot played it
}

// MaxMissed bounds the turns of a Missed; earlier ones are left out.
const MaxMissed = 32

// Kind tells that this is a missed.
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

// Relieves reports whether a client may have a bot play the seat of a player who is
// away, or skip their turn: the GM, the coordinator of the ship, and where neither
// is a player who is here, any other of the crew.
func (l *Lobby) Relieves(client uint32, seat crew.Seat) bool {
	chief, aboard := false, false
	for i := range l.Seats {
		s := &l.Seats[i]
		if s.Holder != Taken {
			continue
		}
		leads := s.Seat.Role == crew.GM || s.Seat.Ship == seat.Ship && s.Seat.Role == crew.Coordinator
		mine := s.Client == client
		if leads && mine {
			return true
		}
		chief = chief || leads
		aboard = aboard || mine && s.Seat.Ship == seat.Ship && s.Seat.Role.Plays()
	}
	return aboard && !chief
}
