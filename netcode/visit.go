package netcode

import (
	"broadside/sim/event"
	"broadside/sim/field"
)

// Brief says what the battle is about, to those who may not have a seat yet. It is sent when
// they join and when the table turns to a battle.
type Brief struct {
	Text  string
	Sides []string // their names, by number
}

// Kind returns KindBrief.
func (*Brief) Kind() Kind { return KindBrief }

// Fields describes a Brief.
func (b *Brief) Fields(c field.Coder) {
	field.Text(c, "text", &b.Text, MaxBrief)
	field.List(c, "sides", &b.Sides, event.MaxSides, func(c field.Coder, s *string) {
		field.Text(c, "side", s, MaxNameBytes)
	})
}

// Kick sends a guest away, or decides about their admission. Only the GM may send it.
type Kick struct {
	Client uint32
	Ban    Ban
}

// Ban is the decision about a guest or their machine.
type Ban uint8

// The decisions about a guest.
const (
	Leave  Ban = iota // they may join again
	Bar               // their machine is not let in again
	Pardon            // their machine is let in again; nobody is sent away
	Vouch             // the guest may take a seat of any side; nobody is sent away
)

// Kind returns KindKick.
func (*Kick) Kind() Kind { return KindKick }

// Fields describes a Kick.
func (k *Kick) Fields(c field.Coder) {
	field.Int(c, "client", &k.Client, 0, 1<<32-1)
	field.Int(c, "ban", &k.Ban, 0, int64(Vouch))
}

// Visit tells a GM the addresses of everybody at the table and of those who are banned from
// it.
type Visit struct{ Visitors []Visitor }

// Visitor is a guest at the table or banned from it.
type Visitor struct {
	Client uint32
	Name   string
	Host   string // the address of their machine
	Banned bool
}

// Kind returns KindVisit.
func (*Visit) Kind() Kind { return KindVisit }

// Fields describes a Visit.
func (v *Visit) Fields(c field.Coder) {
	field.List(c, "visitors", &v.Visitors, MaxVisitors, func(c field.Coder, w *Visitor) {
		field.Int(c, "client", &w.Client, 0, 1<<32-1)
		field.Text(c, "name", &w.Name, MaxNameBytes)
		field.Text(c, "host", &w.Host, MaxHost)
		field.Bool(c, "banned", &w.Banned)
	})
}
