package gm

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// clocks are the turn clocks that the key cycles through, in seconds.
var clocks = [...]int{0, 30, 60, 90, 120}

// table draws the rulings on the whole table: time, whose turn it is, dice, words.
func (s *Screen) table(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	cols := r.Shares(6, 1, 1.2, 1.06, 1.36, 0.93, 0.88, 0.84, 1.05, 1.08)
	if u.Small {
		cols = r.Grid(len(cols), 2, 6)
	}
	run := kit.Action{Name: "Pause", Key: "gm.pause", Does: "Stop the clock: nobody can act until it runs again."}
	if v.Head.Paused {
		run = kit.Action{Name: "Run", Key: "gm.pause", On: true, Does: "Let the clock run; the first time, the battle begins."}
	}
	if v.Head.Over {
		run.Rule, run.Why, run.On = "SHIP-ROUND", over, false
	}
	if u.Do(cols[0], run) {
		ordered = append(ordered, &sim.Pause{On: !v.Head.Paused})
	}
	if auto, on := readiness(v); auto != nil {
		if u.Do(cols[1], *auto) {
			v.Table.Ready(!on)
		}
	} else if u.Do(cols[1], endTurn(v)) {
		ordered = append(ordered, &sim.ForceEnd{})
	}
	s.open(u, cols[2], kit.Action{Name: "Tempo", Key: "gm.tempo", Does: say.Of("Now: %s.", kit.TempoName(v.Head.Tempo))}, &tempo{})
	next := nextClock(v)
	clock := kit.Action{Name: clockName(v.WholeSeconds(int64(v.Head.Clock))), Key: "gm.clock", On: v.Head.Clock > 0, Does: clockDoes(next)}
	if u.Do(cols[3], clock) {
		ordered = append(ordered, &sim.SetClock{Ticks: int16(min(picture.MaxClock, math.Round(float64(next)/v.Beat)))})
	}
	hold := kit.Action{Name: "Hold", Key: "gm.hold", On: v.Head.Hold, Does: "Orders that roll dice wait until you have seen the roll."}
	if v.Head.Hold {
		hold.Does = "Orders are held. Switching this off lets those that wait happen as shown."
	}
	if u.Do(cols[4], hold) {
		ordered = append(ordered, &sim.HoldOrders{On: !v.Head.Hold})
	}
	s.open(u, cols[5], kit.Action{Name: "Dice", Key: "gm.dice", Does: crew.PermissionOf(crew.RuleDice).Says}, &setDice{})
	s.open(u, cols[6], kit.Action{Name: "Say", Key: "gm.say", Does: crew.PermissionOf(crew.RuleSay).Says}, &speech{})
	s.open(u, cols[7], kit.Action{Name: "Finish", Key: "gm.finish", Does: crew.PermissionOf(crew.RuleEnd).Says}, &finish{})
	s.open(u, cols[8], kit.Action{Name: "Table", Key: "gm.table", Does: "Start another battle here, or see who is at the table."}, &battle{at: -1})
	if u.Key("gm.players") {
		s.take(u, &guests{})
	}
	return ordered
}

// over is why nothing happens after a battle.
const over = "The battle is over."

// readiness takes the place of the end of a turn before the battle has begun: whether it begins by
// itself. It is nil afterwards, and if nobody can decide it.
func readiness(v *view.View) (a *kit.Action, on bool) {
	l := v.Table.Lobby
	if l == nil || l.State != netcode.Gathering || v.Table.Ready == nil || v.Reel != nil {
		return nil, false
	}
	mine := l.SeatOf(v.Table.Client)
	if mine == nil || mine.Seat != crew.Master {
		return nil, false
	}
	a = &kit.Action{Name: "When ready", Key: "gm.end", On: mine.Ready, Does: "Let the battle begin by itself once everybody with a seat is ready."}
	if mine.Ready {
		a.Does = "The battle begins once everybody with a seat is ready. Again: it waits for Run."
	}
	return a, mine.Ready
}

func endTurn(v *view.View) kit.Action {
	a := kit.Action{Name: "End turn", Key: "gm.end", Does: "End the turn that is open."}
	if v.Head.IsAwaited() {
		a.Does = "Let the awaited reaction pass."
	}
	switch {
	case v.Head.Over:
		a.Rule, a.Why = "SHIP-ROUND", over
	case v.Head.Round == 0:
		a.Rule, a.Why = "SHIP-ROUND", "The battle has not begun."
	case v.Head.Tempo == crew.Live:
		a.Rule, a.Why = "SHIP-ROUND", "Only in rounds tempo is there one turn to end."
	}
	return a
}

func nextClock(v *view.View) int {
	now := v.WholeSeconds(int64(v.Head.Clock))
	for _, c := range clocks {
		if c > now {
			return c
		}
	}
	return clocks[0]
}

func clockName(seconds int) say.Text {
	if seconds == 0 {
		return "No clock"
	}
	return say.Of("Clock: %d s", seconds)
}

// clockDoes describes the turn clock, and what the next press sets it to.
func clockDoes(next int) say.Text {
	if next == 0 {
		return "How long a turn may last. Press for no limit."
	}
	return say.Of("How long a turn may last. Press for %d s.", next)
}

// open shows the control that opens a tool.
func (s *Screen) open(u *kit.UI, r kit.Rect, a kit.Action, t tool) {
	a.On = s.tool != nil && s.tool.name() == t.name()
	if u.Do(r, a) {
		s.take(u, t)
	}
}

// take opens a tool, or closes the one that is open already.
func (s *Screen) take(u *kit.UI, t tool) {
	if s.tool != nil && s.tool.name() == t.name() {
		s.tool = nil
		return
	}
	s.tool = t
	if f, ok := t.(interface{ field() string }); ok {
		u.Focus(f.field())
	}
}
