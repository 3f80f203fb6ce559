package lobby

import (
	"broadside/sim/say"

	"broadside/netcode"

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
	ToHost
	ToJoin
	ToLearn
	ToSettings
	Quit
)

// Show draws the screen and returns the choice, given the number of tables on the network, the
// table where this station has been before, or "", and why no table can be hosted, or "".
func (f *First) Show(u *kit.UI, tables int, before, unhosted string) (way Way) {
	u.Accent = kit.Accent(0)
	sky(u)
	room := entrance(u)
	foot := room.Foot(54)
	join := kit.Action{Name: "Join a table", Key: "lobby.join", Does: "Find the GM's table on this network, or go to it by its code, address or link."}
	switch {
	case tables == 1:
		join.Does = "A table answers on this network. Or go to one by its code, address or link."
	case tables > 1:
		join.Does = say.Of("%d tables answer on this network. Or go to one by its code, address or link.", tables)
	}
	host := kit.Action{Name: "Host a table", Key: "lobby.host", Does: "With friends, who join you, or alone with bots; as the GM, or at a station of a ship.", Why: say.Name(unhosted)}
	learn := kit.Action{Name: "Learn", Key: "lobby.learn", Does: "Five minutes at each station, alone against bots, a step at a time.", Why: say.Name(unhosted)}
	type choice struct {
		kit.Action
		to Way
	}
	ways := []choice{{host, ToHost}, {join, ToJoin}, {learn, ToLearn}}
	if before != "" {
		ways = append([]choice{{kit.Action{Name: "Back to your seat", Key: "lobby.return", Does: say.Of("At %s, a table where you have been before.", before)}, ToSeat}}, ways...)
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
	for i, r := range column.Top(min(column.H, float64(len(ways))*82-16)).Rows(len(ways), 16) {
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

// build shows the version of the program in a corner.
func build(u *kit.UI, r kit.Rect) {
	u.Text(r, say.Of("Broadside %s", netcode.Build()), kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
}
