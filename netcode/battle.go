package netcode

import "broadside/sim/field"

// Battle asks for another battle at the table, whatever has become of the one
// that is on. Only the GM's chair may ask. The next Lobby shows it; when it
// cannot be had, a Chat in the table's name says why.
type Battle struct {
	Scenario string // its key; empty: the one that the table was set up for
	Seed     uint64 // from which all dice follow; 0: one by chance
}

// Kind tells that this is a battle.
func (*Battle) Kind() Kind { return KindBattle }

// Fields describes a Battle.
func (b *Battle) Fields(c field.Coder) {
	field.Text(c, "scenario", &b.Scenario, MaxKey)
	field.Uint64(c, "seed", &b.Seed)
}

// Scenario is a scenario that the table can turn to.
type Scenario struct {
	Key   string
	Title string
}

func (s *Scenario) fields(c field.Coder) {
	field.Text(c, "key", &s.Key, MaxKey)
	field.Text(c, "title", &s.Title, MaxNameBytes)
}
