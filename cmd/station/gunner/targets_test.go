package gunner

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Tab chooses ships that the list has no room for, and the list scrolls to them.
func TestTheListShowsWhomTabHasChosen(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	p := &picture.Picture{}
	p.Head.Seat.Ship, p.Head.Side = 1, 0
	p.Contacts = append(p.Contacts, picture.Contact{ID: 1, Name: "Second Helping"})
	for id := space.ID(2); id < 12; id++ {
		p.Contacts = append(p.Contacts, picture.Contact{ID: id, Side: 1, Name: "Foe"})
	}
	v, s := view.New(nil, p, 1), New()
	r := kit.Rect{X: 100, Y: 100, W: 500, H: head + 4*rowHeight}
	show := func(in kit.Input) {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, in, 1)
		s.targets(u, v, r, &picture.MountRow{})
		u.End()
	}
	foes := v.Foes()
	if len(foes) != 10 {
		t.Fatalf("there are %d foes", len(foes))
	}
	last := foes[len(foes)-1].ID
	s.target = last
	show(kit.Input{})
	at := kit.Point{X: 300, Y: r.Bottom() - 24}
	show(kit.Input{Mouse: at, Pressed: true, Held: true})
	if s.target != last {
		t.Errorf("the lowest row is that of %d, not of %d, who was chosen", s.target, last)
	}
	show(kit.Input{Mouse: kit.Point{X: 300, Y: r.Y + 60}, Pressed: true, Held: true})
	if s.target == last {
		t.Error("the rows cannot be clicked")
	}
}

// If the target saves, advantage is shown as the target's.
func TestAdvantageOnASaveIsTheTargets(t *testing.T) {
	for _, saves := range []bool{false, true} {
		want := map[bool]string{false: "no cover, advantage", true: "no cover, saves with advantage"}[saves]
		if says := hinder(&picture.Option{Edge: 1, Saves: saves}).String(); says != want {
			t.Errorf("where the target saves is %v, it is %q, not %q", saves, says, want)
		}
	}
}

// In a small window the edge of a shot does not stand in its damage: where both have no room, what
// is below the list tells of the edge.
func TestTheEdgeOfAShotLeavesItsDamageRoom(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}, {ID: 2, Side: 1, Name: "Foe"}}}
	p.Head.Seat.Ship = 1
	v, k := view.New(nil, p, 1), &p.Contacts[1]
	o := &picture.Option{Target: 2, Edge: -1, Shield: 72, Hull: 72, Chance: 360, Band: shipyard.InNormal}
	for width, told := range map[float64]bool{222: false, 400: true} {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
		New().narrow(u, v, kit.Rect{X: 10, Y: 10, W: width, H: 58}, k, &picture.MountRow{Turret: true}, o)
		u.End()
		hull, edge := u.Find("7.2 off hull"), u.Find("disadvantage")
		if edge.W > 0 != told || told && edge.X < hull.Right() {
			t.Errorf("in %v points the damage stands at %v, and the edge at %v", width, hull, edge)
		}
	}
	o.Saves = true
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
	New().narrow(u, v, kit.Rect{X: 10, Y: 10, W: 400, H: 58}, k, &picture.MountRow{Turret: true}, o)
	u.End()
	if !slices.Contains(u.Texts(), "saves with disadvantage") {
		t.Errorf("the target's disadvantage is told as %q", u.Texts())
	}
}
