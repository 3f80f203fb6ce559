package sim

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
)

// Scenario is what a battle begins with, and what comes into it later. The ID of
// each ship and object is its place in the lists, from 1: ships, arrivals, objects.
type Scenario struct {
	Key, Title string
	Brief      string // for all
	Notes      string // for the GM alone
	Tempo      crew.Tempo
	Grid       bool // ships fly in squares (SHIP-GRID)
	Shared     bool // all of a ship's crew act together, on its lowest roll
	Sides      []SideInfo
	Ships      []ships.Arrival
	Arrivals   []Arrival // ships that triggers bring in
	Objects    []ships.Object
	Goals      []Goal
	Triggers   []Trigger
	Foot       *Foot       // who is on decks; nil: nobody
	Favours    ships.Sides // sides that are meant to win more often than not
}

// Arrival is a ship that a trigger brings in. While an awaited one has not come,
// its side is not beaten.
type Arrival struct {
	ships.Arrival
	Awaited bool
}

// Crewed is the scenario with the ships of every side for players.
func (s *Scenario) Crewed() *Scenario {
	all := *s
	all.Sides = slices.Clone(s.Sides)
	for i := range all.Sides {
		all.Sides[i].Players = true
	}
	return &all
}

// SideInfo names a side.
type SideInfo struct {
	Name    string
	Players bool // people crew its ships; bots take the seats that they leave
}

// MaxArrivals is how many ships triggers may bring in.
const MaxArrivals = 64

// MaxText is the longest text of a scenario or a GM, in bytes.
const MaxText = 2000
