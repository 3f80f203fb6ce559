package view

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Table describes who is at the table, and what a GM can ask of it.
type Table struct {
	Lobby     *netcode.Lobby     // or nil
	Client    uint32             // of this station, in the lobby
	Programme *netcode.Programme // what can be played, for a player who decides; or nil
	Fight     func(key string, again bool)
	Lessons   func()          // leaves a lesson for the list of lessons; may be nil
	Report    *netcode.Report // of a finished battle, or nil
	AskReport func()
	Point     func(netcode.Point) // points something out to the crew; may be nil
	Ready     func(bool)          // tells the table whether this player is ready
	Deeds     []netcode.Deed      // what can be taken back, the latest first
	TakeBack  func(tick int64)    // takes back the deed of a tick; for 0, asks for the list
	Visitors  []netcode.Visitor
	Kick      func(client uint32, ban netcode.Ban)
	Admit     func(closed bool)                                     // closes the table to newcomers, or opens it
	Speed     func(half bool)                                       // sets half speed, or normal speed
	Relieve   func(seat crew.Seat, how netcode.Relief, seconds int) // deals with an absent player
	Hold      func(seat crew.Seat, how netcode.How)                 // takes a further seat, or gives up one of several
}

// Player describes who has a seat of a crew, or returns "" for a bot of the table.
func (t *Table) Player(seat crew.Seat) say.Text {
	s := t.seat(seat)
	switch {
	case s == nil:
		return ""
	case s.Holder == netcode.Held:
		if s.Due > 0 {
			return say.Of("%s, away", s.Who)
		}
		return say.Of("a bot, for %s", s.Who)
	case s.Holder == netcode.Taken:
		return say.Name(s.Who)
	}
	return ""
}

// Absent returns a seat whose player is away, or nil: aboard the own ship, or for a GM anywhere. A
// seat that the table waits for comes first.
func (t *Table) Absent(v *View) (absent *netcode.Seat) {
	if t.Lobby == nil {
		return nil
	}
	own := slices.IndexFunc(t.Lobby.Seats, func(s netcode.Seat) bool { return s.Seat == v.Head.Seat })
	for i := range t.Lobby.Seats {
		s := &t.Lobby.Seats[i]
		if s.Holder != netcode.Held || v.Head.Seat.Role != crew.GM && (own < 0 || !s.ServesWith(&t.Lobby.Seats[own])) {
			continue
		}
		if slices.ContainsFunc(v.Turns, func(r picture.TurnRow) bool { return r.Seat == s.Seat && r.Open }) {
			return s
		}
		if absent == nil {
			absent = s
		}
	}
	return absent
}

// Held returns the crew seats of this station, in the order of the lobby.
func (t *Table) Held() (seats []crew.Seat) {
	if t.Lobby == nil {
		return nil
	}
	for _, s := range t.Lobby.SeatsOf(t.Client) {
		if s.Seat.Role.Deployed() {
			seats = append(seats, s.Seat)
		}
	}
	return seats
}

func (t *Table) seat(at crew.Seat) *netcode.Seat {
	if t.Lobby == nil {
		return nil
	}
	for i := range t.Lobby.Seats {
		if s := &t.Lobby.Seats[i]; s.Seat == at && at.Role.Deployed() {
			return s
		}
	}
	return nil
}

// Share returns the control by which the holder of mine takes a further seat of the crew, or gives
// one up, and the request to the table.
func Share(l *netcode.Lobby, mine, s *netcode.Seat) (kit.Action, netcode.How) {
	a := kit.Action{Name: "Take it too", Does: "Play this seat beside your own."}
	switch {
	case s == nil || mine == nil:
		a.Why = "Sit down first."
	case s.HeldBy(mine.Client) && len(l.SeatsOf(mine.Client)) > 1:
		return kit.Action{Name: "Give it up", Does: "You keep your other seats; a bot may take it."}, netcode.Yield
	case s.HeldBy(mine.Client):
		a.Why, a.Brief = "It is yours. Choose another seat of your crew.", "It is yours."
	case mine.Seat.Role == crew.Boots || s.Seat.Role == crew.Boots:
		a.Why = "People on the decks need a player each."
	case !mine.Seat.Role.Deployed() || !s.Seat.Role.Deployed() || s.Seat.Ship != mine.Seat.Ship:
		a.Why = "Only for seats in one crew."
	case s.Holder == netcode.Taken:
		a.Why = say.Of("%s sits there.", s.Who)
	case s.Holder == netcode.Held:
		a.Why = say.Of("It is held for %s.", s.Who)
	}
	return a, netcode.Beside
}
