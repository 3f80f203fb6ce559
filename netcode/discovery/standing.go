package discovery

import (
	"broadside/netcode"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Standing is how far a table's battle is, for those who look for a table.
type Standing struct {
	Players int           `json:"players"` // at the table
	State   netcode.State `json:"state,omitempty"`
	Round   int           `json:"round,omitempty"`
	Minutes int           `json:"minutes,omitempty"` // since the battle began
	Won     string        `json:"won,omitempty"`     // the sides that have won, or ""
}

// Bounds of a Standing.
const (
	maxPlayers = 1000
	maxRound   = 1 << 20
	maxMinutes = 1 << 20
)

// Fields describes a Standing.
func (s *Standing) Fields(c field.Coder) {
	field.Int(c, "players", &s.Players, 0, maxPlayers)
	field.Int(c, "state", &s.State, 0, int64(netcode.Over))
	field.Int(c, "round", &s.Round, 0, maxRound)
	field.Int(c, "minutes", &s.Minutes, 0, maxMinutes)
	s.Won = netcode.CleanTitle(c.Text("won", netcode.CleanTitle(s.Won), netcode.MaxNameBytes))
}

// Clean makes a received standing fit to be shown.
func (s *Standing) Clean() {
	s.Players, s.State = max(0, min(s.Players, maxPlayers)), min(s.State, netcode.Over)
	s.Round, s.Minutes = max(0, min(s.Round, maxRound)), max(0, min(s.Minutes, maxMinutes))
	s.Won = netcode.CleanTitle(s.Won)
}

// Says describes how far the battle is: "round 4, after 12 minutes".
func (s *Standing) Says() say.Text {
	at := say.Pair(say.Of("round %d", s.Round), say.Count(s.Minutes, "after %d minute", "after %d minutes"))
	switch {
	case s.State == netcode.Gathering:
		return "not begun"
	case s.State == netcode.Over && s.Won == "":
		return say.Of("over in %s; nobody has won", at)
	case s.State == netcode.Over:
		return say.Of("over in %s; won by %s", at, say.Name(s.Won))
	case s.State == netcode.Paused:
		return say.Of("paused in %s", at)
	}
	return at
}
