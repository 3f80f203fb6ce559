package gm

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// guests sends people away, bans their machines and pardons them, which is not a ruling: the table
// itself is asked for it.
type guests struct {
	at   uint32 // the chosen client
	sure netcode.Ban
	asks bool // asks whether that is meant
}

func (*guests) name() say.Text { return "PLAYERS" }
func (*guests) help() say.Text {
	return "A player who is sent away gives up the seat, and can join again unless you bar their machine. The table waits for players who are away as long as you set."
}

func (t *guests) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	all := v.Table.Visitors
	if len(all) == 0 || v.Table.Kick == nil {
		u.Paragraph(r, "The table has not said who is here.", kit.Type{Colour: kit.Muted})
		return nil, false
	}
	at := 0
	names := make([]say.Text, len(all))
	for i, w := range all {
		names[i] = t.row(v, w)
		if w.Client == t.at {
			at = i
		}
	}
	foot := r.Foot(kit.Finger(u, 34)).Columns(2, kit.Gap)
	r.Foot(6)
	more := r.Foot(kit.Finger(u, 34))
	r.Foot(6)
	if l := v.Table.Lobby; l != nil && v.Table.Relieve != nil && v.Table.Admit != nil {
		parts := r.Foot(kit.Finger(u, 34)).Columns(2, kit.Gap)
		t.admission(u, v, parts[0])
		t.wait(u, v, parts[1])
		r.Foot(6)
	}
	who := all[pick(u, "guests", r, names, at)]
	if who.Client != t.at {
		t.at, t.asks = who.Client, false
	}
	switch {
	case who.Banned:
		if u.Do(foot[0], kit.Action{Name: "Let in again", Key: "any.confirm"}) {
			v.Table.Kick(who.Client, netcode.Pardon)
		}
	case t.asks:
		yes := kit.Action{Name: "Yes, send away", Key: "tool.yes", On: true}
		if t.sure == netcode.Bar {
			yes.Name = "Yes, bar"
		}
		if u.Do(foot[0], yes) {
			v.Table.Kick(who.Client, t.sure)
			t.asks = false
		}
		if u.Do(foot[1], kit.Action{Name: "No", Key: "any.undo"}) {
			t.asks = false
		}
	default:
		away := kit.Action{Name: "Send away", Key: "any.confirm"}
		bar := kit.Action{Name: "Bar", Key: "any.remove"}
		if who.Client == v.Table.Client {
			away.Rule, away.Why = crew.Manners, "That is you."
			bar.Rule, bar.Why = away.Rule, away.Why
		}
		vouch := kit.Action{Name: "Let them take a seat of any side", Key: "tool.vouch", Rule: away.Rule, Why: away.Why}
		for i, a := range []kit.Action{away, bar} {
			if u.Do(foot[i], a) {
				t.sure, t.asks = netcode.Ban(i), true
			}
		}
		if u.Do(more, vouch) {
			v.Table.Kick(who.Client, netcode.Vouch)
		}
	}
	return nil, false
}

// admission closes the table to newcomers, or opens it.
func (*guests) admission(u *kit.UI, v *view.View, r kit.Rect) {
	closed := v.Table.Lobby.Closed
	if u.Do(r, kit.Action{Name: "No newcomers", Key: "tool.closed", On: closed, Does: "While a battle runs, only those who have been here before may join."}) {
		v.Table.Admit(!closed)
	}
}

// wait sets how long the table waits for somebody who is away.
func (*guests) wait(u *kit.UI, v *view.View, r kit.Rect) {
	by, l := 10, v.Table.Lobby
	if l.Wait < 20 {
		by = 1
	}
	if to := step(u, r, say.Of("Wait %d s", l.Wait), l.Wait, netcode.MinWait, netcode.MaxWait, by); to != l.Wait {
		v.Table.Relieve(v.Head.Seat, netcode.WaitFor, to)
	}
}

// row describes a visitor: the name, the seat, the machine.
func (*guests) row(v *view.View, w netcode.Visitor) say.Text {
	if w.Banned {
		return say.Of("%s · barred · %s", w.Name, w.Host)
	}
	where := say.Text("no seat")
	if l := v.Table.Lobby; l != nil {
		for i, s := range l.SeatsOf(w.Client) {
			if i == 0 {
				where = kit.RoleName(s.Seat.Role)
			} else {
				where = say.Pair(where, kit.RoleName(s.Seat.Role))
			}
			if s.Holder == netcode.Held {
				where = say.Of("%s (away)", where)
			}
		}
	}
	if l := v.Table.Lobby; l != nil {
		if p := l.PlayerOf(w.Client); p != nil && p.Late {
			where = say.Of("%s · new", where)
		}
	}
	return say.Dots(say.Name(w.Name), where, say.Name(w.Host))
}
