package gm

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
)

// asked draws an improvised action: what is asked, and the GM's terms for it.
func (h *held) asked(u *kit.UI, v *view.View, r kit.Rect, row *picture.HeldRow) (ordered []sim.Intent) {
	if h.asks != row.Number {
		h.asks = row.Number
		h.call = ships.Terms{Rolled: true, Test: row.Test, Need: deployment.ImproviseDC, Gain: row.Gain}
	}
	foot := r.Foot(66).Columns(3, kit.Gap)
	r.Foot(6)
	h.terms(u, v, r.Foot(2*kit.Finger(u, 32)+6), row)
	r.Foot(6)
	_, called := v.NextTest(afoot(v, row), h.call.Test)
	says := request(v, row, h.call.Gain)
	t := kit.Type{Size: kit.Small}
	width := r.W - 14
	u.Scroll("asked text", r, u.Height(says, width, t), func(r kit.Rect) {
		r.W = width
		u.Paragraph(r, says, t)
	})
	roll := kit.Action{Name: "Roll it", Key: "any.confirm", Does: say.Of(edges[h.call.Edge+1], called, h.call.Need)}
	if u.Do(foot[0], roll) {
		ordered = append(ordered, &sim.Allow{Number: row.Number, Terms: h.call})
	}
	if u.Do(foot[1], kit.Action{Name: "It succeeds", Key: "asked.succeed", Does: "Without a roll."}) {
		ordered = append(ordered, &sim.Allow{Number: row.Number, Terms: ships.Terms{Gain: h.call.Gain, Price: h.call.Price}})
	}
	if u.Do(foot[2], kit.Action{Name: "Cancel", Key: "any.undo", Does: "No, and it costs nothing."}) {
		ordered = append(ordered, &sim.CancelOrder{Number: row.Number})
	}
	return ordered
}

// request describes what is asked, what a success gains, and what happens without an answer.
func request(v *view.View, row *picture.HeldRow, gain ships.Gain) say.Text {
	_, asked := v.NextTest(afoot(v, row), row.Test)
	left := v.WholeSeconds(int64(row.Left) * picture.HeldTicks)
	return say.Of("“%s” On a success %s. Unanswered, in %d s: %s against %d.", row.Text, follows(v, row, gain), left, asked, deployment.ImproviseDC)
}

var edges = [...]say.Text{"%s against %d, with disadvantage.", "%s against %d.", "%s against %d, with advantage."}

// afoot reports whether somebody on a deck asks: the tests are then the book's.
func afoot(v *view.View, row *picture.HeldRow) bool { return v.ActsOnDeck(row.Seat) }

// follows describes the consequence of a success.
func follows(v *view.View, row *picture.HeldRow, g ships.Gain) say.Text {
	switch g {
	case ships.Helps:
		return say.Of("%s has advantage on a check or attack", row.Helped.Name())
	case ships.Hinders:
		if p := v.Person(row.Foe); p != nil {
			return say.Of("%s has disadvantage on a check or attack", p.Name)
		}
		return say.Of("%s has disadvantage on a check or attack", row.Target.Name())
	}
	return "that is for you to decide"
}

// terms draws what the GM can change: test, number, edge, and consequence.
func (h *held) terms(u *kit.UI, v *view.View, r kit.Rect, row *picture.HeldRow) {
	k := &h.call
	rows := r.Rows(2, 6)
	top, low := rows[0].Columns(2, kit.Gap), rows[1].Columns(2, kit.Gap)
	if afoot(v, row) {
		low = rows[1].Columns(3, kit.Gap)
		if u.Do(low[2], kit.Action{Name: [...]say.Text{"1 action", "2 actions", "3 actions"}[max(1, k.Price)-1], Cut: true, Key: "asked.price", Does: "How many actions it takes: one, two or three."}) {
			k.Price = max(1, k.Price)%ships.MaxPrice + 1
		}
	}
	next, name := v.NextTest(afoot(v, row), k.Test)
	if u.Do(top[0], kit.Action{Name: say.Of("With %s", name), Cut: true, Key: "asked.test", Does: "The next skill or ability."}) {
		k.Test = next
	}
	k.Need = int16(step(u, top[1], say.Of("against %d", k.Need), int(k.Need), 0, 40, 1))
	if u.Do(low[0], kit.Action{Name: [...]say.Text{"Disadvantage", "An even roll", "Advantage"}[k.Edge+1], Key: "asked.edge", Does: "Even, advantage, disadvantage."}) {
		k.Edge = (k.Edge+2)%3 - 1
	}
	other := func(g ships.Gain) ships.Gain {
		for g = (g + 1) % (ships.Hinders + 1); g == ships.Helps && row.Helped == (crew.Seat{}) || g == ships.Hinders && row.Target == 0 && row.Foe == 0; {
			g = (g + 1) % (ships.Hinders + 1)
		}
		return g
	}
	if u.Do(low[1], kit.Action{Name: [...]say.Text{"Nothing follows", "It helps", "It hinders"}[k.Gain], Key: "asked.gain", Does: say.Of("What follows: %s.", follows(v, row, other(k.Gain)))}) {
		k.Gain = other(k.Gain)
	}
}
