package lobby

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// foot draws the orders of the hall.
func (h *Hall) foot(u *kit.UI, p Present, groups []group, r kit.Rect, c *Choice) {
	cols := places(u, r)
	sit := kit.Action{Name: "Sit down", Key: "any.confirm", Does: "Choose a seat with the arrows or the mouse."}
	s := seatAt(groups, h.at)
	changes := s != nil && p.Mine != nil && !p.ours(s)
	switch {
	case s == nil:
		sit.Why = "There is no seat yet."
	case p.ours(s):
		sit = toStation(&p, s)
	case s.Holder == netcode.Taken && s.Seat.Role.PlaysPerson():
		sit.Why = say.Of("%s sits there.", s.Who)
	case s.Holder == netcode.Held:
		sit.Why = say.Of("It is held for %s, who is away; not for longer than a minute.", s.Who)
	case h.chair.asks:
		sit.Name, sit.Does = "Take the chair", "Enter the password above."
		if h.chair.said == "" {
			sit.Why = "Enter its password first."
		}
	case changes && h.swaps:
		sit.Name, sit.Key, sit.On = "Yes, change seats", "lobby.yes", true
		sit.Does = gives(&p)
	case changes:
		sit.Name, sit.Does = "Change seats", "You have a seat, and will be asked again before you give it up."
	case isLocked(p.Lobby, s):
		sit.Does = "You are asked for the password of the chair."
	case p.Reel:
		sit.Does = "You watch the recording from this seat."
	default:
		sit.Does = say.Of("As %s. A bot gives the seat up at once.", kit.RoleName(s.Seat.Role))
	}
	if u.Do(cols[0], sit) && u.Now >= h.still {
		switch {
		case h.chair.asks:
			h.chair.take(u, c)
		case changes && !h.swaps:
			h.swaps, h.stands, h.still = true, false, u.Now+pause
		case p.Mine != nil && !changes:
			seat := s.Seat
			c.Enter = &seat
		case isLocked(p.Lobby, s):
			h.swaps = false
			h.chair.open(u)
		default:
			seat := s.Seat
			c.Sit, h.swaps, h.still = &seat, false, u.Now+pause
		}
	}
	share(u, p, s, cols[1], c)
	c.Ready = u.Do(cols[2], readyOrder(&p))
	c.Stand = h.standUp(u, &p, cols[3])
	c.Leave = u.Do(cols[4], kit.Action{Name: "Leave", Key: "any.back", Does: p.Back})
	if p.Lost != "" {
		u.Tell(kit.Toast{Text: p.Lost, Tone: kit.Bad})
	}
}

// toStation returns the order that leads from the hall to a seat of one's own.
func toStation(p *Present, s *netcode.Seat) kit.Action {
	a := kit.Action{Name: "To your station", Key: "any.confirm", Does: "Begin: this says that you are ready."}
	over, watches := p.Lobby.State == netcode.Over, s.Seat.Role == crew.Screen // which offers no choice
	switch {
	case p.Reel && watches:
		a.Does = "It shows the recording."
	case p.Reel:
		a.Name, a.Does = "Back to the recording", "Going back from there offers what comes next."
	case over && watches:
		a.Does = "It shows how the battle has ended."
	case over:
		a.Name, a.Does = "What comes next", "Again, another battle, the report, a replay."
	case p.Lobby.State != netcode.Gathering:
		if a.Does = "The battle goes on there."; p.Turn {
			a.Does, a.On = "It is your turn.", true
		}
	case s.Seat == crew.Master:
		a.Does = "Run begins the battle there."
	case p.Lobby.WaitsForGM():
		a.Does = "This says that you are ready; the GM begins."
	}
	return a
}

// gives describes what changing seats gives up; bots play in no recording.
func gives(p *Present) say.Text {
	n, role := len(p.Lobby.SeatsOf(p.Mine.Client)), kit.RoleName(p.Mine.Seat.Role)
	switch {
	case n > 1 && p.Reel:
		return say.Of("You give up all your %d seats.", n)
	case n > 1:
		return say.Of("You give up all your %d seats; bots may take them.", n)
	case p.Reel:
		return say.Of("You give up your seat as %s.", role)
	}
	return say.Of("You give up your seat as %s; a bot may take it.", role)
}

// standUp draws the order to give up one's seats, and reports whether it is given: in mid-battle
// only once it is confirmed.
func (h *Hall) standUp(u *kit.UI, p *Present, r kit.Rect) bool {
	asks := p.Mine != nil && !p.Reel && p.begun()
	a := kit.Action{Name: "Stand up", Key: "any.undo", Does: "Give up your seat; a bot may take it."}
	switch {
	case p.Mine == nil:
		a.Why, a.Brief = "You have no seat.", "No seat."
	case asks && h.stands:
		a.Name, a.Key, a.On = "Yes, stand up", "lobby.yes", true
	}
	several := p.Mine != nil && len(p.Lobby.SeatsOf(p.Mine.Client)) > 1
	switch {
	case several && p.Reel:
		a.Does = "Give up all your seats."
	case several:
		a.Does = "Give up all your seats; bots may take them."
	case p.Reel:
		a.Does = "Give up your seat."
	}
	switch stands := u.Do(r, a); {
	case stands && asks && !h.stands:
		h.stands, h.swaps, h.still = true, false, u.Now+pause
	case stands && u.Now >= h.still:
		h.stands = false
		return true
	}
	return false
}

// lowFoot is the height of the hall's orders in a small window in landscape: their names, in one row.
const lowFoot = 44.0

// places returns the boxes of the hall's orders.
func places(u *kit.UI, r kit.Rect) []kit.Rect {
	if !u.Small || r.W > 700 || r.H <= lowFoot {
		return r.Shares(kit.Gap, 1.4, 1.25, 1, 1, 0.9)
	}
	first := r.Top((r.H-12)/3).Columns(1, 0)
	r.Top(6)
	second := r.Top((r.H-6)/2).Columns(2, 6)
	r.Top(6)
	third := r.Columns(2, 6)
	return []kit.Rect{first[0], second[1], second[0], third[0], third[1]}
}

// readyOrder returns the order to be ready.
func readyOrder(p *Present) kit.Action {
	a := kit.Action{Name: "Ready", Key: "lobby.ready", Does: "Say that you are ready for the battle."}
	switch {
	case p.Mine == nil:
		a.Why = "Sit down first."
	case p.Reel:
		a.Why, a.Asks = "A recording waits for nobody.", true
	case p.Mine.Seat.Role == crew.Screen && p.Lobby.State == netcode.Gathering:
		a.Why, a.Asks = "Nobody waits for a main screen. The battle begins once those at stations are ready, or the GM lets it.", true
	case p.begun() && p.Mine.Seat != crew.Master:
		a.Why, a.Asks = "The battle has begun.", true
	case p.Lobby.State == netcode.Over && p.Mine.Seat != crew.Master:
		a.Why, a.Asks = "The battle is over.", true
	default:
		a.On, a.Does = p.Mine.Ready, readiness(p.Lobby, p.Mine)
		if p.begun() || p.Lobby.State == netcode.Over {
			a.Does = "For the next battle: it begins when all are ready."
		}
	}
	return a
}

// begun reports whether a battle has begun.
func (p *Present) begun() bool {
	return p.Lobby.State == netcode.Playing || p.Lobby.State == netcode.Paused
}

// readiness describes the effect of being ready, or not.
func readiness(l *netcode.Lobby, mine *netcode.Seat) say.Text {
	switch gm := mine.Seat == crew.Master; {
	case gm && mine.Ready:
		return "It begins when all are ready. Again: you begin it."
	case gm:
		return "It begins when all are ready, without your Run."
	case mine.Ready && l.WaitsForGM():
		return "You are ready. The GM begins."
	case mine.Ready:
		return "You are ready. Press again if you are not."
	case l.WaitsForGM():
		return "Say that you are ready. The GM begins."
	}
	return "Say that you are ready for the battle."
}

// share draws the controls for having several seats of a crew: to take the selected one as well, or
// to give it up and keep the others.
func share(u *kit.UI, p Present, s *netcode.Seat, r kit.Rect, c *Choice) {
	a, how := view.Share(p.Lobby, p.Mine, s)
	a.Key = "lobby.more"
	if !u.Do(r, a) {
		return
	}
	if seat := s.Seat; how == netcode.Yield {
		c.Yield = &seat
	} else {
		c.Beside = &seat
	}
}
