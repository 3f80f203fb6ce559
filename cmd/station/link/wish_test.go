package link

import (
	"path/filepath"
	"testing"
	"time"

	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestLinkAsksForOptionsThatItLacks shows ships on a screen: the station does not ask for those on
// which the picture has options, sends a change once, and again to a table that has begun again.
func TestLinkAsksForOptionsThatItLacks(t *testing.T) {
	b, err := rehearsal.Start("duel", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(pilot, 1); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	d := door(t, "127.0.0.1:0", filepath.Join(dir, "id"))
	known, err := ReadKnown(filepath.Join(dir, "known"))
	if err != nil {
		t.Fatal(err)
	}
	l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, known, memory(t))
	defer l.Leave()
	table, _ := welcome(t, d)
	until(t, l, "the table lets it in", l.Joined)
	l.Sit(pilot)
	hear[*netcode.Sit](t, table)
	now := time.Now()
	show := func(base *picture.Flat) *picture.Flat {
		if err := b.Wait(1); err != nil {
			t.Fatal(err)
		}
		flat := sight.View(b.World, pilot).Flatten()
		l.take(&netcode.Frame{Frame: picture.Diff(base, flat)}, now)
		return flat
	}
	var placing picture.Placing
	want := func(ships ...space.ID) {
		now = now.Add(wishPause)
		l.Want(picture.Asked{Ships: ships, Placing: placing}, now)
	}
	asked := func(ships ...space.ID) {
		t.Helper()
		if m := hear[*netcode.Targets](t, table); !m.IsSame(&picture.Asked{Ships: ships, Placing: placing}) {
			t.Fatalf("asked for %v, not %v", m.Ships, ships)
		}
	}
	base := show(nil)
	want(2, 3)    // these are there
	want(3, 2, 9) // 9 is not
	asked(2, 3, 9)
	want(9, 3, 2, 2) // nothing new
	want(8)
	asked(8)
	show(base)
	want(8) // the table knows this
	show(nil)
	want(8)
	asked(8)
	want()
	asked()
	placing = picture.Placing{Kind: picture.DeviceGear, Number: 1}
	want()
	asked()
	placing.At.X++
	want()
	asked()
}
