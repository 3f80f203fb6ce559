package bridge

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// The tables of a report are as wide as the page, in legible letters.
func TestTheTablesOfAReportFitThePage(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	defer u.End()
	line := say.Name(strings.Repeat("Second Helping  The Crew  40  12  9  4 (44 %)  ", 3))
	for _, c := range []struct {
		width, least, most float64
	}{{1400, kit.Small, kit.Small}, {1150, 11, kit.Small - 0.5}, {300, 11, 11}} {
		like := reportType(u, []say.Text{"short", line}, c.width)
		if like.Size < c.least || like.Size > c.most {
			t.Errorf("at %v the letters are %v high", c.width, like.Size)
		}
		if width := u.Width(line, like); width > c.width+0.5 && like.Size > 11 {
			t.Errorf("at %v the table is %v wide", c.width, width)
		}
	}
}

// A table keeps its columns, and a line that is too long for the page is wrapped.
func TestAReportKeepsItsColumns(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	v := view.New(nil, &picture.Picture{}, 1)
	v.Table.Report = &netcode.Report{Rows: []netcode.Row{{"ship", "hits"}, {say.Name("Second Helping"), "4"}, {say.Name(strings.Repeat("a long story ", 30))}}}
	l := layReport(u, v, 900)
	l.show(u, kit.Rect{X: 0, Y: 0, W: 1000, H: 700})
	u.End()
	if texts := u.Texts(); len(texts) < 4 || texts[0] != "ship            hits" || texts[1] != "Second Helping  4" {
		t.Errorf("the report reads %q", texts)
	}
	for _, f := range u.Faults() {
		t.Error(f)
	}
}

// Of those who did something six are listed, and the player is one of them.
func TestOwnDeedsAreListed(t *testing.T) {
	gunner, boots := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, crew.Seat{Role: crew.Boots, Number: 2}
	v := view.New(nil, &picture.Picture{}, 1)
	v.People = []picture.PersonRow{{ID: 42, Seat: boots}}
	var deeds []log.Deeds
	for n := range 8 {
		deeds = append(deeds, log.Deeds{Person: crew.ID(n + 1)})
	}
	deeds = append(deeds, log.Deeds{Seat: gunner}, log.Deeds{Person: 42})
	for seat, own := range map[crew.Seat]log.Deeds{gunner: deeds[8], boots: deeds[9], crew.Master: deeds[5]} {
		v.Head.Seat = seat
		got := foremost(v, slices.Clone(deeds), 6)
		if len(got) != 6 || got[5] != own || got[4] != deeds[4] {
			t.Errorf("at %v the list is %v", seat, got)
		}
	}
}

// On a small window's plate, what somebody has done is shown in full beside others' deeds.
func TestDeedsAreShownInFull(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	showDeeds(u, kit.Rect{X: 20, Y: 20, W: 812, H: 200}, []log.Deeds{
		{Who: "Second Helping's gunner", Attacks: 12, Hits: 10, Damage: 148, Saves: 18, Failed: 12, Won: 4, Twenties: 2},
		{Who: "Second Helping's coordinator", Won: 1, Mended: 12, Twenties: 1},
	})
	u.End()
	want := []string{"Second Helping's coordinator", "10 of 12 hit", "148 damage rolled", "beat 12 of 18 saves, 4 checks won, 2 × natural 20", "1 check won, 12 mended, 1 × natural 20"}
	for _, w := range want {
		if !slices.Contains(u.Texts(), w) {
			t.Errorf("%q is not told in %q", w, u.Texts())
		}
	}
	for _, f := range u.Faults() {
		t.Error(f)
	}
}

// The list of battles opens at the last battle, and the control that begins one names it.
func TestTheListOfBattlesShowsWhichBegins(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	v := view.New(nil, &picture.Picture{}, 1)
	v.Table.Programme = &netcode.Programme{On: "24", Campaign: "Moonrakers"}
	for n := range 25 {
		v.Table.Programme.Scenarios = append(v.Table.Programme.Scenarios, netcode.Scenario{Key: fmt.Sprint(n), Title: fmt.Sprintf("Battle %d", n)})
	}
	v.Table.Programme.Scenarios[24].Comes = "Second Moon, Ada Finch"
	var o outcome
	show := func(in kit.Input) {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, in, 1)
		o.choose(u, v)
		u.End()
	}
	show(kit.Input{})
	show(kit.Input{})
	if !slices.Contains(u.Texts(), "Begin Battle 24") {
		t.Errorf("what begins is not named in %q", u.Texts())
	}
	says := func(comes string) {
		if !slices.ContainsFunc(u.Texts(), func(text string) bool { return strings.HasPrefix(text, comes) }) {
			t.Errorf("it does not say %q: %q", comes, u.Texts())
		}
	}
	says("From the campaign: Second Moon, Ada Finch.")
	show(kit.Input{Keys: []kit.Key{"Up"}})
	says("Nobody of the campaign is in it.")
	long := &v.Table.Programme.Scenarios[24] // whose crew has no room beside the rest
	long.Minutes, long.People, long.Book, long.Comes = 45, [2]int8{1, 10}, "Mass Effect 5e", "Kade Morrow, Maren Oduya, Tobias Renn, Sef Calder"
	for _, width := range []float64{600, 2000} {
		r := kit.Rect{W: width, H: 42}
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		u.Do(r, kit.Action{Name: "Battle 24", Does: outline(u, r.W, v.Table.Programme, long), Cut: true})
		u.End()
		says("45 minutes, for 1 to 10 players")
	}
	show(kit.Input{Keys: []kit.Key{"Down"}})
	show(kit.Input{Mouse: kit.Point{X: 600, Y: 550}, Pressed: true, Held: true})
	if o.at != 24 {
		t.Errorf("the lowest row that is seen is that of %d", o.at)
	}
}

// Who is not known by name stands in the list like the others, with a capital.
func TestSomebodyUnknownHasACapital(t *testing.T) {
	if got := say.English(deedTexts(&log.Deeds{Who: "somebody"})[0], nil); got != "Somebody" {
		t.Errorf("somebody is called %q", got)
	}
}

// In a recording Esc opens the plate of what comes next, and there it leaves.
func TestEscLeavesARecording(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	p := &picture.Picture{}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	v := view.New(nil, p, 1)
	v.Reel, v.Wind = &netcode.Reel{}, func(netcode.Reel) {}
	o, leaves := outcome{asked: true}, false
	for i, in := range []kit.Input{{}, {Keys: []kit.Key{"Escape"}}} {
		u.Begin(nil, 1280, 720, in, float64(i+1))
		leaves = o.show(u, v)
		u.End()
	}
	if !leaves {
		t.Error("Esc does not leave")
	}
}

// Esc opens the plate of a recording once it has been played again, and a toast does not cover it.
func TestEscOpensThePlateOfARecordingPlayedAgain(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	p := &picture.Picture{}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	v := view.New(nil, p, 1)
	v.Reel, v.Wind = &netcode.Reel{}, func(netcode.Reel) {}
	b := New(nil)
	for i, in := range []kit.Input{{}, {Keys: []kit.Key{"Escape"}}, {}} {
		b.outcome.read = b.outcome.read || i == 0 // "Replay" has closed the plate of the end
		u.Begin(nil, 1280, 720, in, float64(i+1))
		u.Tell(kit.Toast{Text: "A notice.", Tone: kit.Warn})
		b.Show(u, v)
		u.End()
	}
	plate, notice := u.Find("Look around"), u.Find("A notice.")
	if plate.W == 0 {
		t.Fatal("Esc opens no plate")
	}
	if notice.W == 0 || notice.Y < plate.Bottom() {
		t.Errorf("the notice stands at %v, and the plate reaches %v", notice, plate)
	}
}
