package hall

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"broadside/netcode"
)

// announcer is somebody who may write to the hall's NATS server, with the identity of a table.
type announcer struct {
	*netcode.Identity
	said Announcement
}

func newAnnouncer(t *testing.T, name string) *announcer {
	t.Helper()
	id, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return &announcer{id, Announcement{Table: keyOf(id.Fingerprint()), Name: name, Place: "127.0.0.1:7620", Fence: 1}}
}

// signs returns the next announcement.
func (a *announcer) signs(t *testing.T) []byte {
	t.Helper()
	a.said.Beat++
	b, err := a.said.sign(a.Identity)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// A flood of unplayed tables fills no memory: the hall lists as many as it may, keeps listing its
// own, and accepts none of their announcements twice.
func TestFaultFloodOfTablesFillsNoMemory(t *testing.T) {
	h := connect(t, node(t))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	d := h.Watch(ctx)
	d.mu.Lock()
	d.most = 16
	d.mu.Unlock()
	kv, err := h.js.KeyValue(ctx, directoryBucket)
	for ; err != nil; kv, err = h.js.KeyValue(ctx, directoryBucket) {
		time.Sleep(5 * time.Millisecond) // the watch creates it
	}
	heard := 0
	say := func(a *announcer, b []byte) {
		t.Helper()
		heard++
		if _, err := kv.Put(ctx, a.said.Table, b); err != nil {
			t.Fatal(err)
		}
		await(t, "an announcement", func() bool { n, _ := d.Counts(); return n == heard })
	}
	hesper := newAnnouncer(t, "The Hesper")
	first := hesper.signs(t)
	say(hesper, first)
	for n := range 4 * d.most {
		if n%8 == 0 {
			say(hesper, hesper.signs(t))
		}
		stranger := newAnnouncer(t, fmt.Sprint("Nobody ", n))
		say(stranger, stranger.signs(t))
	}
	d.mu.Lock()
	listed, known := len(d.tables), len(d.newest)+len(d.before)
	d.mu.Unlock()
	if listed > d.most || known > 2*d.most {
		t.Errorf("of %d tables it lists %d and knows %d", d.most, listed, known)
	}
	if a := d.Find(hesper.said.Table); a == nil || a.Beat != hesper.said.Beat {
		t.Errorf("the table that was there before is listed as %+v", a)
	}
	say(hesper, first)
	if a := d.Find(hesper.said.Table); a == nil || a.Beat != hesper.said.Beat {
		t.Errorf("an old announcement is taken for a new one: %+v", a)
	}
}

// An announcement of a megabyte is refused.
func TestFaultAnnouncementsAreShort(t *testing.T) {
	d := &Directory{hall: &Hall{log: slog.New(slog.DiscardHandler)}, most: maxTables, tables: map[string]entry{}, newest: map[string]serial{}}
	a := newAnnouncer(t, "The Hesper")
	a.said.Ticket = strings.Repeat("x", maxAnnouncement)
	if d.hear(a.said.Table, a.signs(t)); d.Find(a.said.Table) != nil {
		t.Error("a long one is listed")
	}
	a.said.Ticket = ""
	if d.hear(a.said.Table, a.signs(t)); d.Find(a.said.Table) == nil {
		t.Error("a short one is not listed")
	}
}

// A signed announcement is listed only if it leads somewhere, and is about the table that signed
// it.
func TestAnnouncementsLeadToTheirTable(t *testing.T) {
	a := newAnnouncer(t, "The Hesper")
	fair := a.said
	for what, change := range map[string]func(){
		"":                     func() {},
		"no place":             func() { a.said.Place = "" },
		"a place without port": func() { a.said.Place = "127.0.0.1" },
		"another table":        func() { a.said.Table = newAnnouncer(t, "Nobody").said.Table },
		"players below 0":      func() { a.said.Players = -1 },
		"seats below 0":        func() { a.said.Seats = -1 },
	} {
		a.said = fair
		change()
		if _, err := read(fair.Table, a.signs(t)); errors.Is(err, ErrForged) != (what != "") {
			t.Errorf("an announcement with %q: %v", what, err)
		}
	}
	for page, want := range map[string]string{
		"http://192.0.2.1:7620": "http://192.0.2.1:7620", "https://play.example": "https://play.example",
		"javascript:alert(1)": "", "ftp://192.0.2.1": "", "//192.0.2.1": "", "http://": "", "http:// ": "",
	} {
		a.said = fair
		a.said.Web = page
		if got, err := read(fair.Table, a.signs(t)); err != nil || got.Web != want {
			t.Errorf("the page %q is listed as %q: %v", page, got.Web, err)
		}
	}
}
