package boots

import (
	"fmt"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// reply is the choice of how to react.
type reply struct {
	way    int   // 0: the book's default; from 1 one of the possible ways
	amount int32 // of an aura; 0: as little as lets the least through
}

const reactHeight = 84.0

// react asks for a reaction to an event, with the time that is left.
func (s *Screen) react(u *kit.UI, v *view.View, r *kit.Rect) (ordered []sim.Intent) {
	box := r.Top(reactHeight)
	r.Top(kit.Gap)
	u.Plate(box, kit.Mix(kit.Deep, kit.Warn, 0.12), kit.Warn)
	inner := box.Trim(12, 8)
	head := inner.Top(24)
	u.Text(head.Side(60), say.Of("%d s", v.WholeSeconds(int64(v.Head.Left))), kit.Type{Bold: true, Colour: kit.Warn, Align: kit.End})
	u.Text(head, say.Of("You may react: %s", v.Head.With), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	inner.Top(4)
	rows := replies(v)
	s.reply.way %= len(rows) + 1
	controls := s.replying(v, rows)
	parts := inner.Columns(2+len(controls), kit.Gap)
	i, says := s.taken(u, v, rows, parts[0])
	for n, e := range controls {
		if u.Do(parts[n+1], e.Action) {
			e.do()
		}
	}
	if u.Do(parts[0], kit.Action{Name: "Take it", Key: "bridge.take", Does: says, Cut: true}) {
		ordered = append(ordered, i)
		s.reply = reply{}
	}
	if u.Do(parts[len(parts)-1], kit.Action{Name: "Let it go", Key: "bridge.leave", Does: "Nothing is spent.", Cut: true}) {
		ordered = append(ordered, &sim.React{OnFoot: true})
		s.reply = reply{}
	}
	return ordered
}

// replies returns the possible ways to react.
func replies(v *view.View) (rows []*picture.ActRow) {
	for i := range v.Acts {
		if a := &v.Acts[i]; a.Verb == crew.ReactOnFoot && a.Rule == "" {
			rows = append(rows, a)
		}
	}
	return rows
}

// taken returns the chosen reaction, and what it does, in a line of a control.
func (s *Screen) taken(u *kit.UI, v *view.View, rows []*picture.ActRow, r kit.Rect) (i *sim.React, says say.Text) {
	i, says = sim.TakeOnFoot(), "It costs your reaction."
	i.Spare = s.spare
	if s.reply.way == 0 {
		if v.Head.Asked == crew.AnsweringAura {
			i.Amount = s.reply.amount
		}
		return i, says
	}
	a := rows[s.reply.way-1]
	switch v.Head.Asked {
	case crew.OpportunityAttack:
		i.Weapon = a.Item
		says = say.Of("%s against %d: %s.", view.Bonus(a.Bonus, a.Edge), a.Need, expectation(a))
		if u.Width(says, kit.Type{Size: kit.Small}) > r.W-18 {
			says = say.Stop(expectation(a))
		}
	case crew.CriticalChoice:
		i.Choice = a.Item
	case crew.AnsweringAura:
		i.Layer, i.Amount = a.Item, min(s.reply.amount, int32(a.Most))
	}
	return i, says
}

// replying returns the controls for choosing how to react.
func (s *Screen) replying(v *view.View, rows []*picture.ActRow) (list []extra) {
	if len(rows) == 0 {
		return nil
	}
	name, most := say.Text("as the book has it"), int32(0)
	for _, a := range rows {
		most = max(most, int32(a.Most))
	}
	if s.reply.way > 0 {
		a := rows[s.reply.way-1]
		name, most = replyName(v, a), int32(a.Most)
	}
	list = append(list, choice(say.Of("With: %s", name), "boots.with", "Another way to take it.", s.reply.way > 0, func() { s.reply.way++ }))
	if v.Head.Asked == crew.AnsweringAura {
		amount := say.Text("just enough")
		if s.reply.amount > 0 {
			amount = say.Name(fmt.Sprint(s.reply.amount))
		}
		list = append(list, choice(say.Of("Points: %s", amount), "boots.amount", "How much of what is stored: ten more, up to all of it.", s.reply.amount > 0, func() {
			if s.reply.amount >= most {
				s.reply.amount = 0
				return
			}
			s.reply.amount = min(s.reply.amount+10, most)
		}))
	}
	return list
}

// replyName returns a way to react in words.
func replyName(v *view.View, a *picture.ActRow) say.Text {
	line := func(k picture.TextKind) string {
		if names := named(v, k); a.Item > 0 && int(a.Item) <= len(names) {
			return names[a.Item-1]
		}
		return ""
	}
	switch v.Head.Asked {
	case crew.CriticalChoice:
		return say.Name(line(picture.CriticalText))
	case crew.AnsweringAura:
		return say.Name(line(picture.AuraText))
	}
	return weapon(v, a.Item)
}

// weapon returns the name of a weapon by its number on the sheet; 0: bare hands.
func weapon(v *view.View, number uint8) say.Text {
	for i := range v.Gear {
		if g := &v.Gear[i]; g.Kind == picture.ArmGear && g.Number == number {
			return say.Name(g.Name)
		}
	}
	return "bare hands"
}
