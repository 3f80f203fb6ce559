package link

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// A station shows the table's texts in its own language, with the names that it knows, and people's
// own words unchanged.
func TestLinkTellsTheTablesWordsInItsLanguage(t *testing.T) {
	foreign, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	d := door(t, "127.0.0.1:0", filepath.Join(t.TempDir(), "id"))
	l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	defer l.Leave()
	l.Speak(foreign)
	table, _ := welcome(t, d)
	until(t, l, "the table lets it in", l.Joined)
	said := func(m netcode.Message) string {
		t.Helper()
		l.Talk = nil
		if err := table.Send(m); err != nil {
			t.Fatal(err)
		}
		until(t, l, "it is heard", func() bool { return len(l.Talk) > 0 })
		return l.Talk[0].From + ": " + l.Talk[0].Text
	}
	for _, x := range []struct {
		m    netcode.Message
		want string
	}{
		{&netcode.Remark{Text: "There is no such seat."}, "Test: øøøøø øø øø øøøø øøøø."},
		{&netcode.Remark{Text: say.Of("%s sits there.", "Zoë")}, "Test: Zoë øøøø øøøøø."},
		{&netcode.Remark{Text: say.Of("%s sits there.", "Zo\x1b[31më")}, "Test: Zo[31më øøøø øøøøø."},
		{&netcode.Chat{From: "Mo", Text: "There is no such seat."}, "Mo: There is no such seat."},
		{&netcode.Chat{From: "Mo", Text: `["%s sits there.","=Zoë"]`}, `Mo: ["%s sits there.","=Zoë"]`},
	} {
		if got := said(x.m); got != x.want {
			t.Errorf("%+v is told as %q, not %q", x.m, got, x.want)
		}
	}

	l.Sit(pilot)
	for _, m := range []netcode.Message{
		&netcode.Lobby{Scenario: "S", State: netcode.Playing, Seats: []netcode.Seat{{Seat: pilot, Holder: netcode.Taken, Client: 1}}},
		&netcode.Frame{Frame: picture.Diff(nil, fight(t, "duel", pilot, 900))},
		&netcode.Back{Deeds: []netcode.Deed{{Tick: 7, Text: say.Of("round %d, %s", 2, say.Label(say.Seat(1, int(crew.Gunner), 1), say.Text("Attack")))}}},
	} {
		if err := table.Send(m); err != nil {
			t.Fatal(err)
		}
	}
	until(t, l, "what can be taken back", func() bool { v := l.View(time.Now()); return v != nil && len(v.Table.Deeds) > 0 })
	if got := l.View(time.Now()).Table.Deeds[0].Text.String(); !strings.HasPrefix(got, "øøøøø 2, ") || !strings.Contains(got, l.feed.now.ShipName(1)) || strings.Contains(got, "Attack") {
		t.Errorf("what can be taken back is told as %q", got)
	}

	last := func() string { e := l.View(time.Now()).Log.Entries; return e[len(e)-1].What }
	if err := table.Send(&netcode.Point{From: "Mo", Ship: 1, Deck: netcode.NoDeck}); err != nil {
		t.Fatal(err)
	}
	until(t, l, "what is pointed out", func() bool { return len(l.feed.points) > 0 })
	if want := "Mo øøøøøø øø " + l.feed.now.ShipName(1) + "."; last() != want {
		t.Errorf("what is pointed out is told as %q", last())
	}

	table.Close(netcode.Kicked, "The GM has sent you away.")
	until(t, l, "the end", func() bool { return l.Lost() != "" })
	if got := foreign.Tell(l.Lost(), nil); got != "Øøø øø øøø øøøø øøø øøøø." {
		t.Errorf("the end is told as %q", got)
	}
}
