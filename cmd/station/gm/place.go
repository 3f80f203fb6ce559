package gm

import (
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/view"
)

const turnStep = 15

// move puts the chosen ship elsewhere.
type move struct {
	ship    space.ID
	heading int
}

func (*move) name() say.Text { return "MOVE" }
func (*move) help() say.Text {
	return "Click a place on the map: the ship is there at once, with this heading, and its course is dropped."
}
func (*move) aims() bool { return true }

func (t *move) draw(u *kit.UI, v *view.View, s *Screen) {
	if k := v.Contact(s.ship); k != nil {
		ghost(u, s, k.Shape, k.Size, t.heading, k.Side)
	}
}

// ghost draws a ship under the mouse.
func ghost(u *kit.UI, s *Screen, shape string, size shipyard.Size, heading int, side event.Side) {
	c := kit.SideColour(side)
	at := u.In.Mouse
	plot.Silhouette(u, shape, size, at, float64(heading), 30, kit.Fade(c, 0.2), kit.Fade(c, 0.8))
	u.Dashes(kit.Polar(at, float64(heading), 18), kit.Polar(at, float64(heading), 46), 1.5, 4, c)
}

func (t *move) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	k := v.Contact(s.ship)
	if k == nil {
		return nil, true
	}
	if t.ship != k.ID {
		t.ship, t.heading = k.ID, int(k.Heading/space.Degree)
	}
	foot := r.Foot(66)
	t.heading = compass(u, r, t.heading)
	at := k.At
	turned := u.Do(foot, kit.Action{Name: "Turn it where it is", Key: "any.confirm", Does: say.Of("%s stays and points to %s°.", k.Name, say.Name(fmt.Sprintf("%03d", t.heading)))})
	if s.hit {
		at, turned = s.aimed, true
	}
	if !turned {
		return nil, false
	}
	return []sim.Intent{&sim.Place{Ship: k.ID, At: at, Heading: space.Angle(t.heading) * space.Degree}}, false
}

// compass returns a heading, changed by Left and Right or set by a click on the ring.
func compass(u *kit.UI, r kit.Rect, heading int) int {
	was := heading
	heading = step(u, r.Top(kit.Finger(u, 36)), say.Of("heading %s°", say.Name(fmt.Sprintf("%03d", heading))), heading, -1000, 1000, turnStep)
	if heading != was {
		heading = ((heading % 360) + 360) % 360
	}
	at, radius := r.Centre(), min(r.W, r.H)/2-14
	if radius < 20 {
		return heading
	}
	u.Ring(at, radius, 1.5, kit.Edge)
	for a := 0; a < 360; a += 30 {
		u.Line(kit.Polar(at, float64(a), radius), kit.Polar(at, float64(a), radius-6), 1.5, kit.Muted)
	}
	u.Text(kit.Rect{X: at.X - 10, Y: at.Y - radius + 8, W: 20, H: 18}, "N", kit.Type{Size: kit.Small, Bold: true, Colour: kit.Muted, Align: kit.Middle})
	u.Polygon([]kit.Point{
		kit.Polar(at, float64(heading), radius*0.8), kit.Polar(at, float64(heading)+140, radius*0.3),
		kit.Polar(at, float64(heading)+220, radius*0.3),
	}, u.Accent)
	box := kit.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}
	if u.Clicked(box) {
		for a := 0; a < 360; a += turnStep {
			p := kit.Polar(at, float64(a), radius)
			q := kit.Polar(at, float64(heading), radius)
			if alignment(p, at, u.In.Mouse) > alignment(q, at, u.In.Mouse) {
				heading = a
			}
		}
	}
	return heading
}

// alignment returns how well the direction of p matches that of the mouse, from a place.
func alignment(p, from, mouse kit.Point) float64 {
	return (p.X-from.X)*(mouse.X-from.X) + (p.Y-from.Y)*(mouse.Y-from.Y)
}

// spawn brings in a ship.
type spawn struct {
	class   int
	named   string
	side    int
	sided   bool
	heading int
	hidden  bool
	special bool
}

func (*spawn) name() say.Text { return "SPAWN A SHIP" }
func (*spawn) help() say.Text {
	return "Click its place on the map. Its crew roll initiative at once, and bots take its seats."
}
func (*spawn) aims() bool { return true }

func (t *spawn) draw(u *kit.UI, v *view.View, s *Screen) {
	if t.class < len(v.Classes) {
		k := &v.Classes[t.class]
		ghost(u, s, k.Shape, k.Size, t.heading, event.Side(t.side))
	}
}

func (t *spawn) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	if len(v.Classes) == 0 {
		u.Paragraph(r, "The table has no classes.", kit.Type{Colour: kit.Muted})
		return nil, false
	}
	if !t.sided { // the last side is seldom the players'
		t.side, t.sided, t.heading = max(0, sides(v)-1), true, 270
	}
	t.named, _ = u.Entry("spawn name", r.Top(kit.Finger(u, 34)), t.named, say.Of("Name: %s", t.title(v)), 40)
	r.Top(5)
	heading := r.Foot(kit.Finger(u, 36))
	r.Foot(5)
	marks := r.Foot(kit.Finger(u, 34)).Columns(2, 6)
	r.Foot(5)
	of := r.Foot(kit.Finger(u, 34))
	r.Foot(5)
	names := make([]say.Text, len(v.Classes))
	for i := range v.Classes {
		k := &v.Classes[i]
		names[i] = say.Of("%s, %s, hull %d", k.Name, k.Size, k.Hull)
	}
	t.class = pick(u, "classes", r, names, t.class)
	if u.Do(of, kit.Action{Name: v.SideName(event.Side(t.side)), Cut: true, Key: "tool.side", Does: say.Of("Its side: %s", v.SideName(event.Side(t.side)))}) {
		t.side = (t.side + 1) % max(1, sides(v))
	}
	if u.Do(marks[0], kit.Action{Name: "Hidden", Key: "tool.hidden", On: t.hidden, Does: "Only its own side sees it, until it is found or shown."}) {
		t.hidden = !t.hidden
	}
	if u.Do(marks[1], kit.Action{Name: "Special", Key: "tool.next", On: t.special, Does: "It does not explode at 0, but is disabled."}) {
		t.special = !t.special
	}
	t.heading = ((step(u, heading, say.Of("heading %s°", say.Name(fmt.Sprintf("%03d", t.heading))), t.heading, -1000, 1000, turnStep) % 360) + 360) % 360
	if !s.hit {
		return nil, false
	}
	i := &sim.Spawn{
		Class: v.Classes[t.class].Number, Name: t.title(v), Side: event.Side(t.side), At: s.aimed,
		Heading: space.Angle(t.heading) * space.Degree, Hidden: t.hidden, Special: t.special,
	}
	t.named = ""
	return []sim.Intent{i}, false
}

// title returns the typed name, or the class and a free number.
func (t *spawn) title(v *view.View) string {
	if name := strings.TrimSpace(t.named); name != "" {
		return cut(name, crew.MaxName)
	}
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s %d", cut(v.Classes[t.class].Name, crew.MaxName-6), n)
		taken := false
		for i := range v.Contacts {
			taken = taken || v.Contacts[i].Name == name
		}
		if !taken {
			return name
		}
	}
}

// rename gives a ship another name.
type rename struct{ named string }

func (*rename) name() say.Text { return "RENAME" }
func (*rename) help() say.Text { return "All who see the ship see its new name from now on." }
func (*rename) field() string  { return "new name" }

func (t *rename) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	var entered bool
	t.named, entered = u.Entry(t.field(), r.Top(kit.Finger(u, 38)), t.named, s.ship.Name(), 40)
	r.Top(8)
	name := cut(strings.TrimSpace(t.named), crew.MaxName)
	a := kit.Action{Name: "Rename", Key: "any.confirm", Entered: entered}
	if a.Does = say.Of("%s becomes %s.", s.ship.Name(), name); name == "" {
		a.Does, a.Why = "", "Type its new name."
	}
	if u.Do(r.Top(66), a) {
		t.named = ""
		return []sim.Intent{&sim.Rename{Ship: s.ship, Name: name}}, false
	}
	return nil, false
}

// remove removes a ship.
type remove struct{}

func (*remove) name() say.Text { return "REMOVE" }
func (*remove) help() say.Text {
	return "The ship and its crew leave the battle for good; nothing is destroyed, and no wreck is left."
}

func (*remove) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) ([]sim.Intent, bool) {
	a := kit.Action{Name: say.Of("Remove %s", s.ship.Name()), Cut: true, Key: "any.confirm", Does: "It leaves the battle, with everybody aboard."}
	if u.Do(r.Top(66), a) {
		return []sim.Intent{&sim.Remove{Ship: s.ship}}, true
	}
	return nil, false
}
