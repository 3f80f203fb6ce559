package view

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// The key for the next target says so if there is no other.
func TestTheKeyForTheNextTargetSaysIfThereIsNone(t *testing.T) {
	for n, want := range []string{"No hostile ship is in sight.", "Whetstone is the only hostile ship in sight.", ""} {
		p := &picture.Picture{}
		p.Head.Side = 1
		for i, name := range []string{"Whetstone", "Grit"}[:n] {
			k := picture.Contact{Name: name, Side: 2, State: ships.Able}
			k.ID = 2 + space.ID(i)
			p.Contacts = append(p.Contacts, k)
		}
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		v := New(nil, p, 1)
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Keys: []kit.Key{"Tab"}}, 1)
		v.Aim(u, 2)
		u.Toasts(kit.Rect{W: 900, H: 500})
		u.End()
		if told := slices.Contains(u.Texts(), want); told != (want != "") || want == "" && len(u.Texts()) > 0 {
			t.Errorf("with %d in sight it says %q", n, u.Texts())
		}
	}
}
