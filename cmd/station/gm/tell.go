package gm

import (
	"cmp"
	"fmt"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// speech tells the table something.
type speech struct {
	text string
	as   string // who speaks; "": the GM
	to   int    // 0: all; otherwise 1 + a side, and after those the ships
}

func (*speech) name() say.Text { return "SAY" }
func (*speech) help() say.Text {
	return "Everybody it is for reads it in their log. With a name, that character says it."
}
func (*speech) field() string { return "say" }

func (t *speech) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	var entered, named bool
	t.text, entered = u.Entry(t.field(), r.Top(kit.Finger(u, 38)), t.text, "What you tell them", 300)
	r.Top(8)
	as := cut(strings.TrimSpace(t.as), crew.MaxName)
	whom, to := say.Text("everybody"), event.AllSides
	most := 1 + sides(v) + len(v.Contacts)
	switch t.to = t.to % most; {
	case t.to > sides(v):
		k := &v.Contacts[t.to-1-sides(v)]
		whom, to = say.Name(k.Name), event.Sides(0).With(k.Side)
		as = cmp.Or(as, "GM") + " to " + k.Name
	case t.to > 0:
		side := event.Side(t.to - 1)
		whom, to = v.SideName(side), event.Sides(0).With(side)
	}
	halves := r.Top(kit.Finger(u, 34)).Columns(2, 6)
	t.as, named = u.Entry("say as", halves[0], t.as, "As the GM", crew.MaxName)
	if u.Do(halves[1], kit.Action{Name: say.Of("To %s", whom), Cut: true, Key: "tool.whom", Does: "Everybody, one side, or one ship, whose side hears it."}) {
		t.to = (t.to + 1) % most
	}
	r.Top(8)
	text := cut(strings.TrimSpace(t.text), scenario.MaxText)
	a := kit.Action{Name: "Say it", Key: "any.confirm", Does: say.Of("To %s.", whom), Entered: entered || named}
	if text == "" {
		a.Why, a.Asks = "Write it first.", true
	}
	if u.Do(r.Top(66), a) {
		return []sim.Intent{&sim.Say{Text: text, Sides: to, As: as}}, true
	}
	r.Top(8)
	call := kit.Action{Name: "Signal", Key: "tool.signal", Does: "Call the word above, such as now or fire: orders readied for this word are carried out."}
	if text == "" || len(text) > crew.MaxWord {
		call.Rule, call.Why = crew.Manners, "A signal is a word, of at most 40 letters."
	}
	if u.Do(r.Top(66), call) {
		return []sim.Intent{&sim.Signal{Word: text, Sides: to}}, true
	}
	return nil, false
}

// finish ends the battle, or lets it continue.
type finish struct {
	winners event.Sides
	text    string
}

func (*finish) name() say.Text { return "FINISH" }
func (*finish) help() say.Text {
	return "The battle ends now, whatever its goals say. Choose who has won, or nobody."
}

func (t *finish) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	if v.Head.Over {
		if u.Do(r.Top(66), kit.Action{Name: "Go on", Key: "any.confirm", Does: "The battle is not over after all."}) {
			return []sim.Intent{&sim.Finish{}}, true
		}
		return nil, false
	}
	foot := r.Foot(66)
	r.Foot(6)
	t.text, _ = u.Entry("finish", r.Foot(kit.Finger(u, 36)), t.text, "How it ended", 300)
	r.Foot(6)
	var names []say.Text
	for i := range sides(v) {
		side := event.Side(i)
		won := t.winners.Has(side)
		if u.Do(r.Top(kit.Finger(u, 30)), kit.Action{Name: v.SideName(side), Cut: true, Key: kit.Choice(i + 1), On: won}) {
			t.winners ^= event.Sides(0).With(side)
		}
		r.Top(4)
		if t.winners.Has(side) {
			names = append(names, v.SideName(side))
		}
	}
	wins := say.Text("Nobody wins.")
	if names != nil {
		wins = say.Of("Won by %s.", say.List(names))
	}
	if u.Do(foot, kit.Action{Name: "End the battle", Key: "any.confirm", Does: wins}) {
		text := strings.TrimSpace(t.text)
		if text == "" {
			text = v.Say("The GM ends the battle.")
		}
		return []sim.Intent{&sim.Finish{Over: true, Winners: t.winners, Text: cut(text, scenario.MaxText)}}, true
	}
	return nil, false
}

// setDice chooses the dice that fall next.
type setDice struct {
	list []dice.Fixed
	at   int
}

func (*setDice) name() say.Text { return "NEXT DICE" }
func (*setDice) help() say.Text {
	return "These fall next, in this order, for any roll; a die left at ? falls by chance. ← → choose, ↑ ↓ change."
}

var faces = [...]int16{4, 6, 8, 10, 12, 20}

func (t *setDice) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	foot := r.Foot(66).Columns(2, kit.Gap)
	r.Foot(6)
	grid := r.Top(2*kit.Finger(u, 32)+4).Rows(2, 4)
	for i := range faces {
		part := grid[i/3].Columns(3, 4)[i%3]
		if u.Do(part, kit.Action{Name: say.Name(fmt.Sprint("d", faces[i])), Key: kit.Choice(i + 1)}) && len(t.list) < dice.MaxLoaded {
			t.list = append(t.list, dice.Fixed{Faces: faces[i], Value: faces[i]})
			t.at = len(t.list) - 1
		}
	}
	r.Top(8)
	if u.Do(r.Foot(kit.Finger(u, 32)), kit.Action{Name: "Take the chosen die away", Key: "any.undo"}) && t.at < len(t.list) {
		t.list = append(t.list[:t.at], t.list[t.at+1:]...)
		t.at = max(0, min(t.at, len(t.list)-1))
	}
	r.Foot(6)
	t.row(u, r)
	give := kit.Action{Name: "Set them", Key: "any.confirm", Does: say.Of("%d dice fall as shown.", len(t.list))}
	if len(t.list) == 0 {
		give.Rule, give.Why = crew.Manners, "Add a die by its number."
	}
	if u.Do(foot[0], give) {
		return []sim.Intent{&sim.SetDice{Dice: t.list}}, true
	}
	if u.Do(foot[1], kit.Action{Name: "Take back", Key: "any.remove", Does: "Dice set earlier no longer count."}) {
		return []sim.Intent{&sim.SetDice{}}, true
	}
	return nil, false
}

func (t *setDice) row(u *kit.UI, r kit.Rect) {
	if len(t.list) == 0 {
		u.Paragraph(r, "No dice yet.", kit.Type{Size: kit.Small, Colour: kit.Muted})
		return
	}
	by := int16(0)
	switch {
	case u.Key("any.left"):
		t.at = max(0, t.at-1)
	case u.Key("any.right"):
		t.at = min(len(t.list)-1, t.at+1)
	case u.Key("any.up"):
		by = 1
	case u.Key("any.down"):
		by = -1
	}
	width := min(48, r.W/float64(len(t.list)))
	line := r.Top(kit.Finger(u, 40))
	for i := range t.list {
		d := &t.list[i]
		box := line.Left(width)
		if u.Clicked(box) {
			if i == t.at {
				by = 1
			}
			t.at = i
		}
		if i == t.at && by != 0 {
			d.Value = (d.Value + by + d.Faces + 1) % (d.Faces + 1) // 0 leaves it to chance
		}
		face(u, box, d.Faces, d.Value, d.Value != 0, i == t.at)
	}
	u.Text(r.Top(20), say.Of("die %d is a d%d", t.at+1, t.list[t.at].Faces), kit.Type{Size: kit.Small, Colour: kit.Muted})
}

// initiative moves a seat in the order.
type initiative struct {
	seat  crew.Seat
	total int
}

func (*initiative) name() say.Text { return "INITIATIVE" }
func (*initiative) help() say.Text {
	return "Choose who by their number above. Before the first turn this gives a place to a seat, which then does not roll."
}

func (t *initiative) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	now, placed := 10, false
	for i := range v.Turns {
		if v.Turns[i].Seat == s.seat {
			now, placed = int(v.Turns[i].Total), true
		}
	}
	if t.seat != s.seat {
		t.seat, t.total = s.seat, now
	}
	u.Text(r.Top(24), nameOf(v, s.seat), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	r.Top(6)
	t.total = step(u, r.Top(kit.Finger(u, 36)), say.Of("acts on %d", t.total), t.total, -100, 200, 1)
	r.Top(8)
	does := say.Of("The %s acts on %d.", s.seat, t.total)
	if placed {
		does = say.Of("The %s acts on %d in place of %d.", s.seat, t.total, now)
	}
	if u.Do(r.Top(66), kit.Action{Name: "Set it", Key: "any.confirm", Does: does}) {
		return []sim.Intent{&sim.SetInitiative{Seat: s.seat, Total: int16(t.total)}}, false
	}
	return nil, false
}
