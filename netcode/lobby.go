package netcode

import (
	"slices"

	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Sit asks for a seat in place of all that the client has; the next Lobby shows whether it
// was granted. The GM's chair may ask for its password.
type Sit struct {
	Seat     crew.Seat
	Password string
}

// Kind returns KindSit.
func (*Sit) Kind() Kind { return KindSit }

// Fields describes a Sit.
func (s *Sit) Fields(c field.Coder) {
	s.Seat.Fields(c)
	field.Text(c, "password", &s.Password, MaxPassphrase)
}

// Stand gives up all of the client's seats; bots may take them.
type Stand struct{}

// Kind returns KindStand.
func (*Stand) Kind() Kind { return KindStand }

// Fields describes a Stand, which has none.
func (*Stand) Fields(field.Coder) {}

// Hold asks for one seat of several aboard a ship.
type Hold struct {
	Seat crew.Seat
	How  How
}

// How says what to do with one seat of several.
type How uint8

// The ways to hold a seat.
const (
	Yield  How = iota // give it up and keep the others
	Beside            // take it and keep the others
	Look              // show it: the client, who has it, is sent its pictures from then on
)

// Kind returns KindHold.
func (*Hold) Kind() Kind { return KindHold }

// Fields describes a Hold.
func (h *Hold) Fields(c field.Coder) {
	h.Seat.Fields(c)
	field.Int(c, "how", &h.How, 0, int64(Look))
}

// Ready reports whether the client is ready for the battle; from the GM's chair, whether it
// begins without them once everybody else is.
type Ready struct{ Ready bool }

// Kind returns KindReady.
func (*Ready) Kind() Kind { return KindReady }

// Fields describes a Ready.
func (r *Ready) Fields(c field.Coder) { field.Bool(c, "ready", &r.Ready) }

// Lobby is the whole state of the table, sent whenever it changes.
type Lobby struct {
	Scenario string
	State    State
	// Since is the tick after which this battle began: 0 for the first of a table. Frames up
	// to it show the previous battle.
	Since   int64
	Ships   []Ship
	Seats   []Seat
	Players []Player
	Decides bool     // whether this client chooses the next battle, and may wind a recording
	Notice  say.Text // what the client should know of the table itself now, such as what is wrong with it, or ""
	Closed  bool     // nobody new is let in while a battle runs
	Rate    int      // ticks in a second now; 0: those of the welcome
	Half    bool     // time passes at half its speed
	Wait    int      // the seconds that the table waits for an absent player, in the current tempo
	Mark    uint32   // identifies this lobby when a client returns
}

// SeatOf returns the first seat of a client, or nil.
func (l *Lobby) SeatOf(client uint32) *Seat {
	if all := l.SeatsOf(client); len(all) > 0 {
		return all[0]
	}
	return nil
}

// SeatsOf returns all seats of a client.
func (l *Lobby) SeatsOf(client uint32) (all []*Seat) {
	for i := range l.Seats {
		if s := &l.Seats[i]; s.HeldBy(client) {
			all = append(all, s)
		}
	}
	return all
}

// State is what a table is doing.
type State uint8

// The states of a table.
const (
	Gathering State = iota // before the battle
	Playing
	Paused
	Over
)

func (s State) String() string {
	return [...]string{"gathering", "playing", "paused", "over"}[s&3]
}

// Ship is a ship whose seats can be taken by one side. A ship aboard which several sides have people
// is listed for each of them.
type Ship struct {
	ID    space.ID
	Name  string
	Class string
	Side  uint8
}

// Holder tells who holds a seat.
type Holder uint8

// The kinds of holder.
const (
	Open Holder = iota
	Taken
	Bot
	Held   // kept for an absent player; in time a bot plays it if the table has bots
	Locked // open to anyone who gives the password
)

func (h Holder) String() string {
	return [...]string{"open", "taken", "bot", "held", "locked"}[h]
}

// Health is whether the person who has a seat can play it.
type Health uint8

// How it stands with the person of a seat. Able is also what is not told.
const (
	Able Health = iota
	Down        // at 0
	Dead
)

// Seat is one seat of a Lobby.
type Seat struct {
	Seat   crew.Seat
	Holder Holder
	Who    string // the crew member's name, or the player's
	Client uint32 // the player's, when Taken or Held
	Ready  bool
	Due    int64 // of Held: the tick from which a bot plays it; 0: a bot plays it already
	Health Health
	Side   uint8 // of the person, who may be aboard another side's ship
}

// ServesWith reports whether two seats are of one side aboard one ship, or both aboard none.
func (s *Seat) ServesWith(o *Seat) bool { return s.Seat.Ship == o.Seat.Ship && s.Side == o.Side }

// HeldBy reports whether a client holds the seat.
func (s Seat) HeldBy(client uint32) bool {
	return (s.Holder == Taken || s.Holder == Held) && s.Client == client
}

// Player is somebody at the table, seated or not.
type Player struct {
	Client uint32
	Name   string
	Here   bool // false while they are silent and their seat is held
	Late   bool // joined during the battle, and nobody has vouched for them yet
}

// Kind returns KindLobby.
func (*Lobby) Kind() Kind { return KindLobby }

// Fields describes a Lobby.
func (l *Lobby) Fields(c field.Coder) {
	field.Text(c, "scenario", &l.Scenario, MaxNameBytes)
	field.Int(c, "state", &l.State, 0, int64(Over))
	field.Int(c, "since", &l.Since, 0, maxTick)
	field.List(c, "ships", &l.Ships, MaxShips, func(c field.Coder, s *Ship) {
		field.Int(c, "ship", &s.ID, 0, space.MaxID)
		field.Text(c, "name", &s.Name, MaxNameBytes)
		field.Text(c, "class", &s.Class, MaxNameBytes)
		field.Int(c, "side", &s.Side, 0, 255)
	})
	field.List(c, "seats", &l.Seats, MaxSeats, func(c field.Coder, s *Seat) {
		s.Seat.Fields(c)
		field.Int(c, "holder", &s.Holder, 0, int64(Locked))
		field.Text(c, "who", &s.Who, MaxNameBytes)
		field.Int(c, "client", &s.Client, 0, 1<<32-1)
		field.Bool(c, "ready", &s.Ready)
		field.Int(c, "due", &s.Due, 0, maxTick)
		field.Int(c, "health", &s.Health, 0, int64(Dead))
		field.Int(c, "side", &s.Side, 0, 255)
	})
	field.List(c, "players", &l.Players, MaxPlayers, func(c field.Coder, p *Player) {
		field.Int(c, "client", &p.Client, 0, 1<<32-1)
		field.Text(c, "name", &p.Name, MaxNameBytes)
		field.Bool(c, "here", &p.Here)
		field.Bool(c, "late", &p.Late)
	})
	field.Bool(c, "decides", &l.Decides)
	field.Bool(c, "closed", &l.Closed)
	field.Int(c, "rate", &l.Rate, 0, 1000)
	field.Bool(c, "half", &l.Half)
	field.Int(c, "wait", &l.Wait, 0, MaxWait)
	told(c, "notice", &l.Notice, MaxText)
	field.Int(c, "mark", &l.Mark, 0, 1<<32-1)
}

// PlayerOf returns the player of a client, or nil.
func (l *Lobby) PlayerOf(client uint32) *Player {
	for i := range l.Players {
		if l.Players[i].Client == client {
			return &l.Players[i]
		}
	}
	return nil
}

// WaitsForGM reports whether the battle begins only when somebody in the GM's chair says so.
func (l *Lobby) WaitsForGM() bool {
	return slices.ContainsFunc(l.Seats, func(s Seat) bool { return s.Seat == crew.Master && s.Holder == Taken && !s.Ready })
}

// CanVouch reports whether a client may vouch for a player who joined during the battle: the
// GM may, and so may those of the same side aboard the same ship who are not newcomers themselves.
func (l *Lobby) CanVouch(client, late uint32) bool {
	by, of := l.PlayerOf(client), l.PlayerOf(late)
	if by == nil || of == nil || by == of || by.Late || !of.Late {
		return false
	}
	theirs := l.SeatOf(late)
	return slices.ContainsFunc(l.SeatsOf(client), func(s *Seat) bool {
		return s.Seat == crew.Master || theirs != nil && s.Seat.Role.PlaysPerson() && s.ServesWith(theirs)
	})
}

// Admission asks the table to close to newcomers while a battle runs, or to open again. Only
// the GM may ask.
type Admission struct{ Closed bool }

// Kind returns KindAdmission.
func (*Admission) Kind() Kind { return KindAdmission }

// Fields describes an Admission.
func (a *Admission) Fields(c field.Coder) { field.Bool(c, "closed", &a.Closed) }

// Chat is a line of talk, in somebody's own words. A client leaves From empty; the
// server fills it.
type Chat struct {
	From string
	Text string
}

// Kind returns KindChat.
func (*Chat) Kind() Kind { return KindChat }

// Fields describes a Chat.
func (t *Chat) Fields(c field.Coder) {
	field.Text(c, "from", &t.From, MaxNameBytes)
	t.Text = CleanLine(c.Text("text", CleanLine(t.Text, MaxChat), MaxChatBytes), MaxChat)
}

// Remark is a notice from the table itself to a client, such as why it does not do what the
// client asked for.
type Remark struct{ Text say.Text }

// Kind returns KindRemark.
func (*Remark) Kind() Kind { return KindRemark }

// Fields describes a Remark.
func (r *Remark) Fields(c field.Coder) { told(c, "text", &r.Text, MaxText) }

// Speed asks the table to let time pass at half speed, or at normal speed. Only a GM may ask; the
// next Lobby shows the change.
type Speed struct{ Half bool }

// Kind returns KindSpeed.
func (*Speed) Kind() Kind { return KindSpeed }

// Fields describes a Speed.
func (s *Speed) Fields(c field.Coder) { field.Bool(c, "half", &s.Half) }
