// Package scenario holds what a battle is set up from, as data: sides, ships and people
// with their places, goals, triggers, areas and consoles.
package scenario

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Scenario is what a battle begins with, and what joins it later. Its ships and objects
// are numbered by ShipID and ObjectID.
type Scenario struct {
	Key, Title     string
	Brief          string // for all
	Notes          string // for the GM alone
	Tempo          crew.Tempo
	Grid           bool // ships fly in squares (SHIP-GRID)
	Shared         bool // a ship's whole crew acts together, on its lowest roll
	Sides          []SideInfo
	Ships          []ships.Arrival
	Reinforcements []Reinforcement // ships that triggers bring in
	Objects        []ships.Object
	Goals          []Goal
	Triggers       []Trigger
	Foot           *Foot       // people on decks; nil: none
	Favours        event.Sides // sides that are meant to win more often than not
	Lesson         *Lesson     // that it teaches, or nil
	Minutes        int16       // length in rounds tempo, with people in all seats; 0: unknown
	People         [2]int8     // the minimum and maximum number of people, besides the GM; 0: unknown
}

// MaxMinutes and MaxPeople bound a scenario's length and numbers of people.
const (
	MaxMinutes = 600
	MaxPeople  = 99
)

// Reinforcement is a ship that a trigger brings in. While an awaited one has not come,
// its side is not beaten.
type Reinforcement struct {
	ships.Arrival
	Awaited bool
}

// CountReinforcements returns how many ships and groups of people triggers may bring in.
func (s *Scenario) CountReinforcements() int {
	if s.Foot == nil {
		return len(s.Reinforcements)
	}
	return len(s.Reinforcements) + len(s.Foot.Reinforcements)
}

// Crewed returns a copy of the scenario in which players crew the ships of every side.
func (s *Scenario) Crewed() *Scenario {
	all := *s
	all.Sides = slices.Clone(s.Sides)
	for i := range all.Sides {
		all.Sides[i].Players = true
	}
	return &all
}

// ShipID returns the ID of a ship by its index, in the list of ships that are there from
// the start followed by those that may arrive. Ships that everybody sees at the start are
// numbered from 1, and the objects after them.
func (s *Scenario) ShipID(place int) space.ID {
	ids := s.ShipIDs()
	return ids[place]
}

// ArrivalAt returns how a ship comes, by its index, or nil for one that is not the scenario's.
func (s *Scenario) ArrivalAt(place int) *ships.Arrival {
	switch n := len(s.Ships); {
	case place >= n:
		return &s.Reinforcements[place-n].Arrival
	case place >= 0:
		return &s.Ships[place]
	}
	return nil
}

// ShipAt returns the index of the ship with an ID, or -1.
func (s *Scenario) ShipAt(id space.ID) int { return slices.Index(s.ShipIDs(), id) }

// ObjectID returns the ID of an object by its index.
func (s *Scenario) ObjectID(place int) space.ID {
	seen := 0
	for i := range s.Ships {
		if !isSecret(&s.Ships[i]) {
			seen++
		}
	}
	return space.ID(seen + place + 1)
}

// isSecret reports whether not everybody sees a ship at the start, because it is hidden or in
// a bay.
func isSecret(a *ships.Arrival) bool { return a.Hidden || a.Bay != "" }

func (s *Scenario) ShipIDs() []space.ID {
	var ids []space.ID
	next := space.ID(1)
	secret := func(name string) {
		ids = append(ids, ships.SecretID(name, func(id space.ID) bool { return slices.Contains(ids, id) }))
	}
	for i := range s.Ships {
		if isSecret(&s.Ships[i]) {
			secret(s.Ships[i].Name)
			continue
		}
		ids = append(ids, next)
		next++
	}
	for i := range s.Reinforcements {
		secret(s.Reinforcements[i].Name)
	}
	return ids
}

// SideInfo names a side.
type SideInfo struct {
	Name    string
	Players bool // people crew its ships; bots take the seats that they leave empty
}

// MaxArrivals is how many ships triggers may bring in.
const MaxArrivals = 64

// MaxText is the longest text of a scenario or a GM, in bytes.
const MaxText = 2000

// MaxOutcome is the maximum length of the text for how a battle has ended, which may
// quote one.
const MaxOutcome = MaxText + 48
