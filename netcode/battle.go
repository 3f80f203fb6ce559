package netcode

import (
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// Battle asks for another battle at the table, whatever has become of the one
// that is on. Only those may ask whom the lobby tells that they decide. The next
// Lobby shows it; when it cannot be had, a Remark says why.
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

// Programme tells those who decide what can be fought at the table. It is sent when
// it has changed for them.
type Programme struct {
	On        string // the key of the scenario that is on
	Campaign  string // of which the battles are a part, or ""
	Scenarios []Scenario
}

// Scenario is a scenario that the table can turn to.
type Scenario struct {
	Key     string
	Title   string
	Minutes int16   // that it takes turn by turn; 0: its author has not said
	People  [2]int8 // how few and how many it is for, beside the GM; 0: likewise
}

// Size is how long the battle takes and for how many it is, as far as its author has said.
func (s *Scenario) Size() say.Text {
	var parts []say.Text
	if s.Minutes > 0 {
		parts = append(parts, say.Count(int(s.Minutes), "%d minute", "%d minutes"))
	}
	switch few, many := s.People[0], s.People[1]; {
	case few == 0:
	case few == many:
		parts = append(parts, say.Count(int(few), "for %d player", "for %d players"))
	default:
		parts = append(parts, say.Of("for %d to %d players", few, many))
	}
	return say.List(parts)
}

// Kind tells that this is a programme.
func (*Programme) Kind() Kind { return KindProgramme }

// Fields describes a Programme.
func (p *Programme) Fields(c field.Coder) {
	field.Text(c, "on", &p.On, MaxKey)
	field.Text(c, "campaign", &p.Campaign, MaxNameBytes)
	field.List(c, "scenarios", &p.Scenarios, MaxScenarios, func(c field.Coder, s *Scenario) {
		field.Text(c, "key", &s.Key, MaxKey)
		field.Text(c, "title", &s.Title, MaxNameBytes)
		field.Int(c, "minutes", &s.Minutes, 0, scenario.MaxMinutes)
		field.Int(c, "fewest", &s.People[0], 0, scenario.MaxPeople)
		field.Int(c, "most", &s.People[1], 0, scenario.MaxPeople)
	})
}
