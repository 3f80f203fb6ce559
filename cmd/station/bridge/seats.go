package bridge

import (
	"slices"

	"broadside/crew"
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// Place is a station of a seat.
type Place struct {
	Seat crew.Seat
	Role crew.Role
}

// Open makes the bridge start at a station of its seat.
func (b *Bridge) Open(p Place) {
	b.seat = p.Seat
	b.turnTo(p.Role)
}

// Return shows the outcome of the battle again after it was closed.
func (b *Bridge) Return() { b.outcome = outcome{} }

// Busy reports whether somebody is writing or reading something here.
func (b *Bridge) Busy() bool {
	return b.talking || b.help || b.brief || b.shares || b.more || b.deeds || b.learnt.open
}

// acting is the seat whose orders are given here, and whether they can be now.
type acting struct {
	seat crew.Seat
	open bool
}

// tempo is the tempo of the latest picture of a battle.
type tempo struct {
	known bool
	is    crew.Tempo
}

// tell announces that turns now open in another way.
func (t *tempo) tell(u *kit.UI, v *view.View) {
	was := *t
	if *t = (tempo{v.Reel == nil && v.Head.Round > 0, v.Head.Tempo}); !was.known || !t.known || was.is == t.is {
		return
	}
	u.Tell(kit.Toast{Text: [...]say.Text{
		crew.Rounds:   "From now on turn by turn: one after another, by initiative.",
		crew.Live:     "From now on live: everyone acts at once, and the clock does not wait.",
		crew.Together: "From now on together: turn by turn, neighbours of a side at once.",
	}[t.is], Tone: kit.Warn})
}

// actingOf returns the seat whose orders are given now: a GM gives those of the person who acts.
func actingOf(v *view.View) acting {
	if v.Head.Seat.Role == crew.GM {
		return acting{v.Head.Acts, v.Head.Acts.Role != crew.NoRole}
	}
	return acting{v.Head.Seat, v.MyTurn()}
}

// Bell calls a player with several seats to the one that the table waits for. The zero value has
// not rung yet.
type Bell struct{ rung crew.Seat }

// Rings returns the seat to turn to, or none. It rings once in each turn: a player who goes back is
// left alone, also after a pause and after somebody else's readied order. In live tempo all have
// their turn at once, and it does not ring.
func (b *Bell) Rings(v *view.View) (to crew.Seat) {
	held := v.Table.Held()
	if v.Head.Tempo == crew.Live || v.Head.Paused || v.Head.Over || v.Head.IsAwaited() && !slices.Contains(held, v.Head.Awaited) {
		return to
	}
	seat := due(v, held)
	if seat == b.rung {
		return to
	}
	if b.rung = seat; seat != v.Head.Seat {
		to = seat
	}
	return to
}

// due returns which of a player's seats the table waits for, or none.
func due(v *view.View, held []crew.Seat) crew.Seat {
	switch {
	case v.Head.IsAwaited():
		return v.Head.Awaited
	case acts(v, v.Head.Seat):
		return v.Head.Seat
	}
	for _, seat := range held {
		if acts(v, seat) {
			return seat
		}
	}
	return crew.Seat{}
}

// acts reports whether the turn of somebody aboard is open.
func acts(v *view.View, seat crew.Seat) bool {
	row := v.CrewAt(seat)
	return row != nil && row.Open
}

// places returns the stations to choose from, in the order of their keys: those of each seat in
// turn, and the own boots last.
func (b *Bridge) places(v *view.View) (all []Place) {
	here := b.roles(v)
	held := v.Table.Held()
	if !slices.Contains(held, v.Head.Seat) {
		held = []crew.Seat{v.Head.Seat}
	}
	for _, seat := range held {
		roles := here
		if seat != v.Head.Seat {
			roles = b.stations(v.CrewAt(seat))
		}
		for _, r := range roles {
			if r != crew.Boots {
				all = append(all, Place{seat, r})
			}
		}
	}
	if slices.Contains(here, crew.Boots) {
		all = append(all, Place{v.Head.Seat, crew.Boots})
	}
	return all
}

// name describes a place and what its seat is waited for, unless it is the player's only seat, for
// which the header shows that.
func (p Place) name(v *view.View) say.Text {
	name := kit.RoleName(p.Role)
	if p.Role == p.Seat.Role && p.Seat.Number > 1 {
		name = say.Numbered(name, p.Seat.Number)
	}
	switch {
	case len(v.Table.Held()) < 2 || v.Head.Paused || v.Head.Over:
	case v.Head.Awaited == p.Seat:
		name = say.Of("%s · may react", name)
	case acts(v, p.Seat):
		name = say.Of("%s · turn", name)
	}
	return name
}

// next returns the station of the seat that follows the current one by a number of seats.
func next(v *view.View, all []Place, by int) Place {
	held := v.Table.Held()
	to := held[(slices.Index(held, v.Head.Seat)+by+len(held))%len(held)]
	for _, p := range all {
		if p.Seat == to && (p.Role == to.Role || !slices.Contains(all, Place{to, to.Role})) {
			return p
		}
	}
	return all[0]
}

// tabs draws the stations of a player who has several, at one seat or more.
func (b *Bridge) tabs(u *kit.UI, r kit.Rect, v *view.View, all []Place) {
	r.Foot(kit.Gap)
	if len(v.Table.Held()) > 1 && slices.Contains(v.Table.Held(), v.Head.Seat) {
		if u.Do(r.Side(150), kit.Action{Name: "Next seat", Key: "seat.next", Does: "The next of your seats; with Shift the previous one."}) {
			b.Goes = next(v, all, 1)
		}
		if u.Key("seat.previous") {
			b.Goes = next(v, all, -1)
		}
		r.Side(kit.Gap)
	}
	was := u.Accent
	for i, part := range r.Columns(len(all), kit.Gap) {
		p := all[i]
		u.Accent = kit.Accent(p.Role)
		shown := p == Place{v.Head.Seat, b.role}
		if u.Do(part, kit.Action{Name: p.name(v), Key: b.tabKey(i, p), On: shown, Cut: len(all) > 5}) {
			if p.Seat == v.Head.Seat {
				b.turnTo(p.Role)
			} else {
				b.Goes = p
			}
		}
		if len(v.Table.Held()) > 1 && (acts(v, p.Seat) || v.Head.Awaited == p.Seat) {
			u.Fill(kit.Rect{X: part.X, Y: part.Bottom() - 3, W: part.W, H: 3}, kit.Fade(u.Accent, 0.4+0.6*u.Blink()))
		}
	}
	u.Accent = was
}
