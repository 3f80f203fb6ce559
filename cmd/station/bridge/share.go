package bridge

import (
	"broadside/sim/say"

	"broadside/netcode"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// shared returns the seats of the player's crew, or none: a main screen, a GM and a viewer of a
// recording share none.
func shared(v *view.View) (seats []*netcode.Seat) {
	if v.Table.Lobby == nil || v.Table.Hold == nil || v.Reel != nil || !v.Head.Seat.Role.Deployed() {
		return nil
	}
	for i := range v.Table.Lobby.Seats {
		if s := &v.Table.Lobby.Seats[i]; s.Seat.Ship == v.Head.Seat.Ship && s.Seat.Role.Deployed() {
			seats = append(seats, s)
		}
	}
	return seats
}

// showShared draws the page on which a player takes a further seat of the crew, or gives one up,
// while the battle runs.
func showShared(u *kit.UI, v *view.View) bool {
	const (
		each  = 72.0
		about = say.Text("A bot plays each seat that nobody has. If you hold several, each has a tab above.")
	)
	seats := shared(v)
	var mine *netcode.Seat
	for _, s := range seats {
		if s.Seat == v.Head.Seat {
			mine = s
		}
	}
	whole := each * float64(len(seats))
	height := min(u.Size.H-100, whole+110)
	return page(u, say.Of("Seats aboard %s", v.Head.Seat.Ship.Name()), sharedKey, min(720, u.Size.W-60), height, func(r kit.Rect) {
		says := kit.Type{Size: kit.Small, Colour: kit.Muted}
		u.Paragraph(r.Foot(max(24, u.Height(about, r.W, says))), about, says)
		u.Scroll("shared", r, whole, func(r kit.Rect) {
			was := u.Accent
			for i, s := range seats {
				row := r.Top(each)
				row.Foot(6)
				u.Accent = kit.Accent(s.Seat.Role)
				a, how := view.Share(v.Table.Lobby, mine, s)
				a.Name = say.Label(kit.SeatTitle(s.Seat), a.Name)
				switch ours := s.HeldBy(v.Table.Client); {
				case ours && !a.Possible():
					a.Name, a.On = say.Of("%s: yours", kit.SeatTitle(s.Seat)), true
				case ours:
					a.On = true
				case s.Holder == netcode.Bot && a.Possible():
					a.Does = besideBot(s.Who, a.Does)
				}
				a.Key = pageKey(i)
				vouches := v.Table.Kick != nil && v.Table.Lobby.CanVouch(v.Table.Client, s.Client) && s.HeldBy(s.Client)
				if vouches {
					a = kit.Action{
						Name: say.Of("%s: vouch for %s", kit.SeatTitle(s.Seat), s.Who), Key: a.Key,
						Does: "They joined during the battle, and have one seat of the ship until somebody vouches for them.",
					}
				}
				switch do := u.Do(row, a); {
				case do && vouches:
					v.Table.Kick(s.Client, netcode.Vouch)
				case do:
					v.Table.Hold(s.Seat, how)
				}
			}
			u.Accent = was
		})
	})
}

// besideBot names whom a bot plays before what a control does. Not everybody in a crew has a name.
func besideBot(who string, does say.Text) say.Text {
	if who == "" {
		return does
	}
	return say.Of("A bot plays %s. %s", who, does)
}

// sharedKey is the key of the page of seats.
const sharedKey = kit.Bound("bridge.seats")
