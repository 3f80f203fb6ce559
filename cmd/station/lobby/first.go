package lobby

import (
	"path/filepath"
	"time"

	"broadside/netcode"
	"broadside/sim/say"

	"broadside/cmd/station/hosting"
	"broadside/cmd/station/kit"
)

// First is the screen that opens if no table was named.
type First struct{ at int }

// Way is a choice on it.
type Way uint8

// The choices on the first screen.
const (
	Stay Way = iota
	ToSeat
	ToSaved
	ToHost
	ToJoin
	ToLearn
	ToSettings
	Quit
)

// Choices is what the first screen offers.
type Choices struct {
	Tables   int            // on the network, or -1 while the first search is on
	Before   string         // the table where this station has been before, or ""
	Saved    *hosting.Saved // the battle on this machine that can go on, or nil
	Starting bool           // the server of a table starts
	Unhosted string         // why no table can be hosted, or ""
	Trouble  say.Text       // why the saved battle has not opened, or ""
}

// Show draws the screen and returns the choice.
func (f *First) Show(u *kit.UI, c Choices, now time.Time) (way Way) {
	u.Accent = kit.Accent(0)
	sky(u)
	room := entrance(u)
	foot := room.Foot(54)
	join := kit.Action{Name: "Join a table", Key: "lobby.join", Does: "Find the GM's table on this network, or go to it by its code, address or link."}
	switch {
	case c.Tables == 0:
		join.Does = "No table answers on this network yet. Or go to one by its code, address or link."
	case c.Tables == 1:
		join.Does = "A table answers on this network. Or go to one by its code, address or link."
	case c.Tables > 1:
		join.Does = say.Of("%d tables answer on this network. Or go to one by its code, address or link.", c.Tables)
	}
	host := kit.Action{Name: "Host a table", Key: "lobby.host", Does: "With friends, who join you, or alone with bots; as the GM, or at a station of a ship.", Why: say.Name(c.Unhosted)}
	learn := kit.Action{Name: "Learn", Key: "lobby.learn", Does: "Five minutes at each station, alone against bots, a step at a time.", Why: say.Name(c.Unhosted)}
	type choice struct {
		kit.Action
		to Way
	}
	ways := []choice{{host, ToHost}, {join, ToJoin}, {learn, ToLearn}}
	if c.Before != "" {
		ways = append([]choice{{kit.Action{Name: "Back to your seat", Key: "lobby.return", Does: say.Of("At %s, a table where you have been before.", c.Before)}, ToSeat}}, ways...)
	}
	if c.Saved != nil {
		ways = append([]choice{{goOn(c, now), ToSaved}}, ways...)
	}
	switch {
	case u.Key("any.up"):
		f.at = max(0, f.at-1)
	case u.Key("any.down"):
		f.at = min(len(ways)-1, f.at+1)
	case u.Key("any.confirm"):
		u.Press(ways[f.at].Key)
	}
	column := kit.Rect{X: room.X, Y: room.Y + 20, W: min(room.W, 620), H: room.H - 20}
	if c.Starting {
		for i := range ways {
			ways[i].Why = "The server is starting…"
		}
	}
	if c.Trouble != "" {
		bad := kit.Type{Colour: kit.Bad, Cut: true}
		u.Paragraph(column.Top(min(48, u.Height(c.Trouble, column.W, bad))), c.Trouble, bad)
		column.Top(kit.Gap)
	}
	for i, r := range firstRows(u, len(ways), column, room.W) {
		ways[i].On = i == f.at
		if u.Do(r, ways[i].Action) {
			way = ways[i].to
		}
	}
	if u.Do(foot.Side(170).Trim(0, 4), kit.Action{Name: "Settings", Key: "window.settings", Does: "How the station looks and sounds, and which keys do what."}) {
		way = ToSettings
	}
	foot.Side(kit.Gap)
	if u.Do(foot.Side(170).Trim(0, 4), kit.Action{Name: "Quit", Key: "window.quit", Does: "Close this window."}) {
		way = Quit
	}
	build(u, foot)
	return way
}

// firstRows returns the places of n choices: in a column, or in pairs over the given width where a
// column would be too low for fingers.
func firstRows(u *kit.UI, n int, column kit.Rect, width float64) []kit.Rect {
	const gap = 16
	if each := (column.H+gap)/float64(n) - gap; each < kit.Finger(u, 0) {
		column.W = width
		return column.Grid(n, 2, 10)
	}
	return column.Top(min(column.H, float64(n)*82-gap)).Rows(n, gap)
}

// goOn returns the choice that leads to the saved battle.
func goOn(c Choices, now time.Time) kit.Action {
	s := c.Saved
	act := kit.Action{Name: say.Of("Go on: %s", s.Title), Key: "lobby.saved", Cut: true,
		Does: say.Of("Round %d, as you left it %s. Everyone who comes back finds their seat.", s.Round, lastPlayed(time.Unix(s.Played, 0), now))}
	switch {
	case s.Damaged:
		act.Why = say.Of("Its journal is damaged. In a terminal, this lists what can be recovered: %s", "broadside-server recover "+filepath.Base(s.Journal))
	case c.Unhosted != "":
		act.Why = say.Name(c.Unhosted)
	}
	return act
}

// lastPlayed returns in words on which day something was played, seen from now.
func lastPlayed(at, now time.Time) say.Text {
	day := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 12, 0, 0, 0, time.UTC) }
	switch days := int(day(now).Sub(day(at)).Hours() / 24); {
	case days <= 0:
		return "today"
	case days == 1:
		return "yesterday"
	case days < 7:
		return [...]say.Text{"last Sunday", "last Monday", "last Tuesday", "last Wednesday", "last Thursday", "last Friday", "last Saturday"}[at.Weekday()]
	}
	return say.Of("on %s", say.Name(at.Format(time.DateOnly)))
}

// build shows the version of the program in a corner; in a small window it is in the entrance.
func build(u *kit.UI, r kit.Rect) {
	if u.Small {
		return
	}
	u.Text(r, say.Of("Broadside %s", netcode.Build()), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
}
