package crew

import (
	"slices"

	"broadside/sim/field"
)

// RoundTicks is the length of a round: 6 s of 20 ticks (SHIP-ROUND).
const RoundTicks = 120

// Tempo is how turns open.
type Tempo uint8

// The tempos.
const (
	Rounds   Tempo = iota // one turn at a time
	Live                  // all turns at once, spread evenly over the round
	Together              // as Rounds, but neighbours of the same side act at once
	tempos
)

// MaxTempo is the last tempo.
const MaxTempo = tempos - 1

var tempoNames = [tempos]string{"rounds", "live", "together"}

func (t Tempo) String() string { return tempoNames[t] }

// TempoNames returns the names of the tempos, in order.
func TempoNames() []string { return tempoNames[:] }

// ParseTempo parses the name of a tempo.
func ParseTempo(word string) (Tempo, bool) {
	at := slices.Index(tempoNames[:], word)
	return Tempo(max(at, 0)), at >= 0
}

// Slot is a place in the initiative order: one crew member, or a group of identical
// NPCs that share a roll.
type Slot struct {
	Members []ID
	Total   int16
	Ties    []int8 // d20s rolled to break ties, in order
	Due     int16  // live: ticks until the next turn
	Round   int32  // the round of the last turn; 0: none yet
	Acts    bool   // rounds: it is their turn, alone or shared
}

const (
	maxDue   = 1200 // ticks in the longest round
	maxShare = 256  // members that may share a slot
	maxTies  = 32
)

// LastingFields describes whose Slot it is and its place in the order.
func (s *Slot) LastingFields(c field.Coder) {
	field.List(c, "members", &s.Members, maxShare, func(c field.Coder, id *ID) {
		field.Int(c, "member", id, 1, MaxMembers)
	})
	field.Int(c, "total", &s.Total, -100, 200)
	field.List(c, "ties", &s.Ties, maxTies, func(c field.Coder, n *int8) {
		field.Int(c, "tie", n, 0, 20)
	})
}

// ChangingFields describes when a Slot has its turns.
func (s *Slot) ChangingFields(c field.Coder) {
	field.Int(c, "due", &s.Due, 0, maxDue)
	field.Int(c, "round", &s.Round, 0, 1<<30)
	field.Bool(c, "acts", &s.Acts)
}

// MixChanging adds when a Slot has its turns to a hash.
func (s *Slot) MixChanging(h *field.Hash) {
	due := int64(s.Due) << 1
	if s.Acts {
		due |= 1
	}
	h.Pair(int64(s.Round), due)
}

// Matches reports whether two slots have the same members and the same dice.
func (s *Slot) Matches(o *Slot) bool {
	return s.Total == o.Total && slices.Equal(s.Members, o.Members) && slices.Equal(s.Ties, o.Ties)
}

// Keep makes s a copy of o.
func (s *Slot) Keep(o *Slot) {
	members, ties := append(s.Members[:0], o.Members...), append(s.Ties[:0], o.Ties...)
	*s = *o
	s.Members, s.Ties = members, ties
}

// Before reports whether s acts before o: by the higher total, then by the higher die
// of a tie. Neither is before the other while they are Equal.
func (s *Slot) Before(o *Slot) bool { return s.compare(o) > 0 }

// Equal reports whether two slots are tied and need more dice.
func (s *Slot) Equal(o *Slot) bool { return s.compare(o) == 0 }

func (s *Slot) compare(o *Slot) int {
	if s.Total != o.Total {
		return int(s.Total) - int(o.Total)
	}
	for i := range min(len(s.Ties), len(o.Ties)) {
		if s.Ties[i] != o.Ties[i] {
			return int(s.Ties[i]) - int(o.Ties[i])
		}
	}
	return 0
}

// Initiative is the order of turns, and whose turn it is.
type Initiative struct {
	Slots   []Slot
	Tempo   Tempo
	Current int16 // rounds: the slot whose turn it is; live: the one whose turn began last
	Round   int32 // from 1; 0 before the first turn

	kept field.Kept[Slot]
}

// Kept returns the hashes of the slots, by which unchanged ones are found.
func (n *Initiative) Kept() *field.Kept[Slot] { return &n.kept }

// Fields describes an Initiative.
func (n *Initiative) Fields(c field.Coder) {
	field.ListKept(c, "slots", &n.Slots, &n.kept, MaxMembers)
	field.Int(c, "tempo", &n.Tempo, 0, int64(MaxTempo))
	field.Int(c, "current", &n.Current, -1, MaxMembers)
	field.Int(c, "round", &n.Round, 0, 1<<30)
}

// Leave removes a member from the order. It reports whether the turn that is now current has yet to
// begin, as next reported before.
func (n *Initiative) Leave(id ID, next bool) bool {
	at := n.Place(id)
	if at < 0 {
		return next
	}
	slot := &n.Slots[at]
	if len(slot.Members) > 1 {
		slot.Members = slices.DeleteFunc(slot.Members, func(m ID) bool { return m == id })
		return next
	}
	current := at == int(n.Current)
	n.Take(at)
	if current {
		// If the last slot was removed, the one before it is current, and its turn is over.
		return !n.HasTurn() && at < len(n.Slots) && n.Slots[at].Round < n.Round
	}
	return next
}

// Renew reports whether the order of turns has changed since its last call.
func (n *Initiative) Renew() (changed bool) {
	field.Renew(n.Slots, &n.kept, func(int, *Slot) {})
	return n.kept.Latest() == n.kept.Walks()
}

// FieldsAtRest describes an Initiative without the ticks until turns are due, for
// writing only.
func (n *Initiative) FieldsAtRest(c field.Coder) {
	for i := range n.Slots {
		s := &n.Slots[i]
		s.LastingFields(c)
		field.Int(c, "round", &s.Round, 0, 1<<30)
		field.Bool(c, "acts", &s.Acts)
	}
	field.Int(c, "tempo", &n.Tempo, 0, int64(MaxTempo))
	field.Int(c, "current", &n.Current, -1, MaxMembers)
	field.Int(c, "round", &n.Round, 0, 1<<30)
}

// Insert puts a slot at its place in the order and returns the place. It does not
// change whose turn it is; a slot inserted before the current one waits for the next
// round.
func (n *Initiative) Insert(s Slot) int {
	at, first := len(n.Slots), len(n.Slots) == 0
	for i := range n.Slots {
		if s.Before(&n.Slots[i]) {
			at = i
			break
		}
	}
	n.Slots = append(n.Slots, Slot{})
	copy(n.Slots[at+1:], n.Slots[at:])
	n.Slots[at] = s
	if n.Round > 0 && !first && at <= int(n.Current) {
		n.Current++
		n.Slots[at].Round = max(s.Round, n.Round)
	}
	return at
}

// Put gives a member's slot another total, or a slot to a member without one. It does
// not change whose turn it is, and nobody gets two turns in a round, or none.
func (n *Initiative) Put(id ID, total int16) {
	s, mine, old := Slot{Members: []ID{id}, Due: RoundTicks}, ID(0), n.Place(id)
	if n.Round > 0 && int(n.Current) < len(n.Slots) {
		mine = n.Slots[n.Current].Members[0]
	}
	if old >= 0 {
		s = n.Take(old)
	}
	s.Total, s.Ties = total, nil
	if at := n.Insert(s); old >= 0 {
		n.Slots[at].Round = s.Round
	}
	if mine != 0 {
		n.Current = int16(n.Place(mine))
	}
}

// Exchange swaps two slots with the same total, and the dice of their ties. It does not
// change whose turn it is.
func (n *Initiative) Exchange(a, b int) {
	s := n.Slots
	s[a], s[b] = s[b], s[a]
	s[a].Ties, s[b].Ties = s[b].Ties, s[a].Ties
	switch int(n.Current) {
	case a:
		n.Current = int16(b)
	case b:
		n.Current = int16(a)
	}
}

// Take removes and returns the slot at a place.
func (n *Initiative) Take(at int) Slot {
	s := n.Slots[at]
	n.Slots = append(n.Slots[:at], n.Slots[at+1:]...)
	if at < int(n.Current) || at == int(n.Current) && at == len(n.Slots) {
		n.Current = max(n.Current-1, 0)
	}
	return s
}

// Place returns the place of a member's slot in the order, or -1.
func (n *Initiative) Place(id ID) int {
	for i := range n.Slots {
		for _, m := range n.Slots[i].Members {
			if m == id {
				return i
			}
		}
	}
	return -1
}

// Begin notes that a slot's turn begins in this round.
func (n *Initiative) Begin(at int) {
	n.Slots[at].Round, n.Slots[at].Acts = n.Round, n.Tempo != Live
}

// Next ends the open turns and moves to the first slot without a turn in this round,
// wherever it has been moved to. It reports whether that begins a new round.
func (n *Initiative) Next() bool {
	n.stop()
	for i := range n.Slots {
		if n.Slots[i].Round < n.Round {
			n.Current = int16(i)
			return false
		}
	}
	n.Current = 0
	n.Round++
	return true
}

// HasTurn reports whether it is anybody's turn, outside live tempo.
func (n *Initiative) HasTurn() bool {
	return slices.ContainsFunc(n.Slots, func(s Slot) bool { return s.Acts })
}

func (n *Initiative) stop() {
	for i := range n.Slots {
		n.Slots[i].Acts = false
	}
}

// GoLive spreads the coming turns evenly over the round, as if the current turn had
// just begun.
func (n *Initiative) GoLive() {
	n.Tempo = Live
	n.stop()
	count := len(n.Slots)
	for i := range n.Slots {
		steps := (i - int(n.Current) + count) % count
		if steps == 0 {
			steps = count
		}
		n.Slots[i].Due = int16((steps*RoundTicks + count - 1) / count)
	}
}

// EndLive leaves live tempo and gives the turn to the slot whose turn began last.
func (n *Initiative) EndLive(to Tempo) {
	n.Tempo = to
	n.Slots[n.Current].Acts = true
}
