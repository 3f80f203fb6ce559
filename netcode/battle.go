package netcode

import (
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// Battle asks for another battle at the table, whatever the state of the current one. Only
// clients with Lobby.Decides may ask. The next Lobby shows the new battle; if there is none,
// a Remark says why.
type Battle struct {
	Scenario string // its key; empty: the scenario that the table was set up for
	Seed     uint64 // the seed of all dice; 0: a random one
	Again    bool   // in a campaign: as this battle began, which then counts as not fought
}

// Kind returns KindBattle.
func (*Battle) Kind() Kind { return KindBattle }

// Fields describes a Battle.
func (b *Battle) Fields(c field.Coder) {
	field.Text(c, "scenario", &b.Scenario, MaxKey)
	field.Uint64(c, "seed", &b.Seed)
	field.Bool(c, "again", &b.Again)
}

// Programme lists the scenarios of the table for those who decide. It is sent whenever it has
// changed for them.
type Programme struct {
	On        string // the key of the current scenario
	Campaign  string // of which the battles are a part, or ""
	Scenarios []Scenario
}

// Scenario is a scenario that the table can switch to.
type Scenario struct {
	Key     string
	Title   string
	Minutes int16   // its length turn by turn; 0: not given by its author
	People  [2]int8 // the fewest and the most people it is for, besides the GM; 0: not given
	Book    string  // of rules, where people fight on foot; "": nobody does
	Opening string  // the first sentences of what its author tells players
	Comes   string  // the names of those of the campaign's ships and people who are in it
}

// Size describes how long the battle takes and how many people it is for, if its author says
// so, and by which book on foot.
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
	if s.Book != "" {
		parts = append(parts, say.Of("on foot by %s", s.Book))
	}
	return say.List(parts)
}

// Comes tells who of the campaign comes to a scenario, or "" where there is no campaign.
func (p *Programme) Comes(s *Scenario) say.Text {
	switch {
	case p.Campaign == "":
		return ""
	case s.Comes == "":
		return "Nobody of the campaign is in it."
	}
	return say.Of("From the campaign: %s.", s.Comes)
}

// Kind returns KindProgramme.
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
		field.Text(c, "book", &s.Book, MaxNameBytes)
		field.Text(c, "opening", &s.Opening, MaxOpening)
		field.Text(c, "comes", &s.Comes, MaxNameBytes)
	})
}
