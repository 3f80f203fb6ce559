package netcode

import (
	"broadside/sim/event"
	"broadside/sim/field"
)

// Brief tells those at the table what the battle is about, before they
// have a seat. It is sent as they join and as the table turns to a battle.
type Brief struct {
	Text  string
	Sides []string // their names, in the order of their numbers
}

// Kind tells that this is a brief.
func (*Brief) Kind() Kind { return KindBrief }

// Fields describes a Brief.
func (b *Brief) Fields(c field.Coder) {
	field.Text(c, "text", &b.Text, MaxBrief)
	field.List(c, "sides", &b.Sides, event.MaxSides, func(c field.Coder, s *string) {
		field.Text(c, "side", s, MaxNameBytes)
	})
}

// Kick sends a guest away, or decides otherwise about them. Only the GM's chair may.
type Kick struct {
	Client uint32
	Ban    Ban
}

// Ban is what becomes of the machine of a guest who is sent away.
type Ban uint8

// What can become of it.
const (
	Leave  Ban = iota // as it is: they may join again
	Bar               // it is let in no more
	Pardon            // it is let in again; nobody is sent away
	Vouch             // the guest may take a seat of any side; nobody is sent away
)

// Kind tells that this is a kick.
func (*Kick) Kind() Kind { return KindKick }

// Fields describes a Kick.
func (k *Kick) Fields(c field.Coder) {
	field.Int(c, "client", &k.Client, 0, 1<<32-1)
	field.Int(c, "ban", &k.Ban, 0, int64(Vouch))
}

// Visit tells a GM from where everyone has come: those who are at the table,
// and those who are banned from it.
type Visit struct{ Visitors []Visitor }

// Visitor is one of them.
type Visitor struct {
	Client uint32
	Name   string
	Host   string // the address of their machine
	Banned bool
}

// Kind tells that this is a visit.
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
