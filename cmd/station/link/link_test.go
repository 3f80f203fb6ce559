package link

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

var pilot = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}

// door opens a table's door on this machine.
func door(t *testing.T, addr, identity string) *netcode.QUICListener {
	t.Helper()
	id, err := netcode.LoadIdentity(identity)
	if err != nil {
		t.Fatal(err)
	}
	d, err := netcode.Listen(addr, id)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close("The test is over.") })
	return d
}

// accept waits for a knock.
func accept(t *testing.T, d *netcode.QUICListener) (netcode.Link, *netcode.Hello) {
	t.Helper()
	ctx, stop := context.WithTimeout(context.Background(), rough.Patience)
	defer stop()
	l, hello, err := d.Accept(ctx)
	if err != nil {
		t.Error(err)
		runtime.Goexit()
	}
	return l, hello
}

// welcome lets in the next guest who knocks, and answers like a table.
func welcome(t *testing.T, d *netcode.QUICListener) (netcode.Link, *netcode.Hello) {
	t.Helper()
	l, hello := accept(t, d)
	token := make([]byte, netcode.TokenSize)
	token[0] = 7
	if err := l.Send(&netcode.Welcome{Protocol: netcode.Protocol, Table: "Test", Client: 1, Ticks: 20, Token: token}); err != nil {
		t.Error(err)
	}
	return l, hello
}

// memory returns tokens without a folder.
func memory(t *testing.T) *Tokens {
	t.Helper()
	k, err := OpenTokens("")
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// until polls a link until a condition holds.
func until(t *testing.T, l *Link, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(rough.Patience); !so(); time.Sleep(5 * time.Millisecond) {
		if l.Poll(time.Now()); time.Now().After(end) {
			t.Fatalf("waited in vain until %s; the link says %q", what, l.Lost())
		}
	}
}

// hear returns the next message of a kind that the table gets.
func hear[M netcode.Message](t *testing.T, l netcode.Link) M {
	t.Helper()
	end := time.After(rough.Patience)
	for {
		select {
		case m, open := <-l.Inbox():
			if !open {
				t.Fatalf("the link has ended: %v", l.Err())
			}
			if m, ok := m.(M); ok {
				return m
			}
		case <-end:
			t.Fatalf("no %T has come", *new(M))
		}
	}
}

func TestLinkShowsPicturesGivesOrdersAndComesBack(t *testing.T) {
	dir := t.TempDir()
	d := door(t, "127.0.0.1:0", filepath.Join(dir, "id"))
	place := d.Addr().String()
	known, err := ReadKnown(filepath.Join(dir, "known"))
	if err != nil {
		t.Fatal(err)
	}
	l := To(place, netcode.Hello{Name: "Mara"}, known, memory(t))
	defer l.Leave()
	table, hello := welcome(t, d)
	if hello.Name != "Mara" || len(hello.Token) != 0 {
		t.Errorf("the first hello is %+v", hello)
	}
	until(t, l, "the table lets it in", l.Joined)

	l.Sit(pilot)
	if sit := hear[*netcode.Sit](t, table); sit.Seat != pilot {
		t.Fatalf("asked for %v", sit.Seat)
	}
	b, err := rehearsal.Start("duel", crew.Rounds, 3)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(pilot, 1); err != nil {
		t.Fatal(err)
	}
	var base *picture.Flat
	sides, _ := sight.SidesOf(b.World, pilot)
	var heard []event.Event
	for _, e := range b.Events {
		if e.Sides&sides != 0 {
			heard = append(heard, e)
		}
	}
	if err := table.Send(&netcode.Events{Events: heard}); err != nil {
		t.Fatal(err)
	}
	for range 3 { // a whole picture, then two differences from what was acknowledged
		if err := b.Wait(1); err != nil {
			t.Fatal(err)
		}
		flat := sight.View(b.World, pilot).Flatten()
		if err := table.SendFrame(picture.Diff(base, flat)); err != nil {
			t.Fatal(err)
		}
		until(t, l, "a picture is there", func() bool { v := l.View(time.Now()); return v != nil && v.Tick == flat.Tick })
		if ack := hear[*netcode.Ack](t, table); ack.Tick != flat.Tick {
			t.Fatalf("acknowledged %d, not %d", ack.Tick, flat.Tick)
		}
		base = flat
	}
	v := l.View(time.Now())
	if v.ShipName(1) != "Second Helping" || len(v.Options) == 0 {
		t.Errorf("the picture shows %q and %d options", v.ShipName(1), len(v.Options))
	}
	if got := len(v.Log.Entries); got != len(heard) {
		t.Errorf("the log holds %d entries of %d events", got, len(heard))
	}

	l.Order([]sim.Intent{&deployment.Evade{Target: 2}})
	order := hear[*netcode.Order](t, table)
	if e, ok := order.Intent.(*deployment.Evade); !ok || e.Target != 2 || order.Seat != pilot || order.Number != 1 {
		t.Errorf("ordered %+v", order)
	}
	if err := table.Send(&netcode.Answer{Number: 1, Rule: "SHIP-EVADE", Why: "too late"}); err != nil {
		t.Fatal(err)
	}
	until(t, l, "the refusal is there", func() bool { return len(l.Refusals) == 1 })
	if l.Refusals[0] != (Refusal{"SHIP-EVADE", "too late"}) {
		t.Errorf("the refusal is %v", l.Refusals[0])
	}

	table.Close(netcode.Gone, "The server stops.")
	until(t, l, "the loss is noticed", func() bool { return l.Lost() != "" })
	if l.View(time.Now()) == nil {
		t.Error("the last picture is gone with the link")
	}
	back := make(chan struct{})
	go func() {
		defer close(back)
		table, hello = welcome(t, d)
	}()
	until(t, l, "it knocks again", func() bool {
		select {
		case <-back:
			return true
		default:
			return false
		}
	})
	if len(hello.Token) != netcode.TokenSize || hello.Token[0] != 7 {
		t.Errorf("it came back with the token %v", hello.Token)
	}
	until(t, l, "it is back", func() bool { return l.Lost() == "" })
	if err := table.Send(&netcode.Lobby{}); err != nil { // in which the seat is not kept
		t.Fatal(err)
	}
	until(t, l, "the lobby is there", func() bool { return l.Lobby != nil })
	if sit := hear[*netcode.Sit](t, table); sit.Seat != pilot {
		t.Errorf("came back for %v", sit.Seat)
	}
}

func TestNobodyThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan rough.LAN
		way := func() (net.PacketConn, error) { return lan.Open("192.0.2.2:0") }
		began := time.Now()
		l := useTransport(way, "192.0.2.1:7620", netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
		defer l.Leave()
		ended(t, l)
		if l.Joined() || l.Lost() == "" || strings.Contains(l.Lost().String(), "quic") {
			t.Errorf("it says %q", l.Lost())
		}
		if took := time.Since(began).Round(time.Second); took != patience {
			t.Errorf("it gives up after %v, and not %v", took, patience)
		}
	})
}

func TestKnownTables(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "known")
	k, err := ReadKnown(path)
	if err != nil {
		t.Fatal(err)
	}
	const place = "192.0.2.1:7620"
	key := netcode.Fingerprint{1, 2, 3}
	if k.Pin(place) != nil {
		t.Error("a table is known before it was met")
	}
	if err := k.Remember(place, key); err != nil {
		t.Fatal(err)
	}
	if err := k.Remember("127.0.0.1:9", key); err != nil {
		t.Fatal(err)
	}
	again, err := ReadKnown(path)
	if err != nil {
		t.Fatal(err)
	}
	if pin := again.Pin(place); pin == nil || *pin != key {
		t.Errorf("the key of the table is %v", pin)
	}
	if again.Pin("127.0.0.1:9") != nil {
		t.Error("a table on this machine is pinned")
	}
	if at, _, found := again.Latest(time.Now()); !found || at != place {
		t.Errorf("the way back is to %q, and nothing listens at the table met since %s", at, place)
	}
	key = netcode.Fingerprint{4}
	if err := again.Remember(place, key); err != nil {
		t.Fatal(err)
	}
	if pin := again.Pin(place); pin == nil || *pin != key {
		t.Errorf("the new key of the table is %v", pin)
	}

	// The first station of the machine still runs, and meets another table.
	const other = "192.0.2.2:7620"
	if err := k.Remember(other, netcode.Fingerprint{5}); err != nil {
		t.Fatal(err)
	}
	if at, _, found := k.Latest(time.Now()); !found || at != other {
		t.Errorf("the latest table is %q", at)
	}
	if err := k.Remember(place, key); err != nil {
		t.Fatal(err)
	}
	both, err := ReadKnown(path)
	if at, met, found := both.Latest(time.Now()); !found || at != place || met != key {
		t.Errorf("after a return to the first table the latest is %q", at)
	}
	if at, _, found := both.Latest(time.Now().Add(13 * time.Hour)); found {
		t.Errorf("the next day %q is still offered", at)
	}
	if err != nil || both.Pin(place) == nil || *both.Pin(place) != key || both.Pin(other) == nil {
		t.Errorf("the file has lost a table, or its new key: %+v, %v", both, err)
	}
}

// Only a table met lately is offered, whatever has been met since on this machine.
func TestATableMetLongAgoIsNotOffered(t *testing.T) {
	now, path := time.Now(), filepath.Join(t.TempDir(), "known")
	const far, near = "192.0.2.1:7620", "127.0.0.1:9"
	for _, x := range []struct {
		ago     string
		offered bool
	}{{"", false}, {now.Add(-13 * time.Hour).Format(time.RFC3339), false}, {now.Add(-11 * time.Hour).Format(time.RFC3339), true}} {
		key := netcode.Fingerprint{1}
		list := fmt.Sprintf("%s %s %s\n%s %s %s\n", far, key, x.ago, near, key, now.Format(time.RFC3339))
		if err := os.WriteFile(path, []byte(list), 0o600); err != nil {
			t.Fatal(err)
		}
		k, err := ReadKnown(path)
		if err != nil || k.Pin(far) == nil {
			t.Fatalf("the table is not known: %v", err)
		}
		if at, _, found := k.Latest(now); found != x.offered || found && at != far {
			t.Errorf("met at %q, %q is offered: %v", x.ago, at, found)
		}
	}
}

// beyond returns the door's place by a name, like another machine's: a station trusts what answers
// at an address of its own.
func beyond(d *netcode.QUICListener) string { return fmt.Sprintf("localhost:%d", d.Addr().Port) }

// ended polls a link until it is over for good.
func ended(t *testing.T, l *Link) {
	t.Helper()
	over := false
	until(t, l, "it is over", func() bool { over = over || !l.Poll(time.Now()); return over })
}

func TestNewTableIsAskedAboutOnce(t *testing.T) {
	d := door(t, "127.0.0.1:0", filepath.Join(t.TempDir(), "id"))
	known, err := ReadKnown(filepath.Join(t.TempDir(), "known"))
	if err != nil {
		t.Fatal(err)
	}
	hello := netcode.Hello{Name: "Mara", Passphrase: "red lantern"}
	l := To(beyond(d), hello, known, memory(t))
	ended(t, l)
	l.Leave()
	key := l.Asks()
	if key == nil || l.Strange() || l.Joined() {
		t.Fatalf("a table met for the first time: asks about %v, says %q", key, l.Lost())
	}
	if err := known.Remember(l.Place(), *key); err != nil {
		t.Fatal(err)
	}
	other := &Known{}
	if err := other.Remember(l.Place(), netcode.Fingerprint{1}); err != nil {
		t.Fatal(err)
	}
	l = To(beyond(d), hello, other, memory(t))
	ended(t, l)
	l.Leave()
	if !l.Strange() || l.Asks() == nil || *l.Asks() != *key {
		t.Errorf("another key than before: asks about %v, says %q", l.Asks(), l.Lost())
	}
	for _, name := range []string{"Nell", "Olga"} { // and never again
		hello.Name = name
		l = To(beyond(d), hello, known, memory(t))
		if _, heard := welcome(t, d); heard.Name != name {
			t.Errorf("before anybody was asked, the table heard %+v", heard)
		}
		until(t, l, "the table lets it in", l.Joined)
		l.Leave()
	}
}

func TestJoinLinkTellsTheKey(t *testing.T) {
	d := door(t, "127.0.0.1:0", filepath.Join(t.TempDir(), "id"))
	l := To(beyond(d), netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	ended(t, l)
	l.Leave()
	key := *l.Asks()

	known := &Known{}
	l = To(netcode.Invitation{Place: beyond(d), Pin: &key}.String(), netcode.Hello{Name: "Mara"}, known, memory(t))
	welcome(t, d)
	until(t, l, "the table lets it in", l.Joined)
	l.Leave()
	if pin := known.Pin(beyond(d)); pin == nil || *pin != key {
		t.Errorf("the table that the link led to is known by %v", pin)
	}

	for _, place := range []string{beyond(d), d.Addr().String()} {
		wrong := netcode.Invitation{Place: place, Pin: &netcode.Fingerprint{1}}
		l = To(wrong.String(), netcode.Hello{Name: "Mara", Passphrase: "red lantern"}, &Known{}, memory(t))
		ended(t, l)
		l.Leave()
		if !l.Strange() || !strings.Contains(l.Lost().String(), "ask the GM") {
			t.Errorf("another key than the link's at %s: %q", place, l.Lost())
		}
	}
	l = To(d.Addr().String(), netcode.Hello{Name: "Nell"}, &Known{}, memory(t))
	if _, heard := welcome(t, d); heard.Name != "Nell" {
		t.Errorf("a table with a wrong key heard %+v", heard)
	}
	l.Leave()

	l = To("broadside://localhost:9/half", netcode.Hello{Name: "Mara"}, &Known{}, memory(t))
	ended(t, l)
	if !strings.Contains(l.Lost().String(), "ask the GM for it again") {
		t.Errorf("half a link: %q", l.Lost())
	}
	l.Leave()
}

func TestLeavingEndsADial(t *testing.T) {
	d := door(t, "127.0.0.1:0", filepath.Join(t.TempDir(), "id"))
	for _, answered := range []bool{false, true} {
		tokens := memory(t)
		l := To(d.Addr().String(), netcode.Hello{Name: "Mara"}, &Known{}, tokens)
		table, _ := welcome(t, d)
		for answered && !keeps(tokens) { // it is not polled
			time.Sleep(time.Millisecond)
		}
		l.Leave()
		select {
		case <-table.Done():
		case <-time.After(rough.Patience):
			t.Fatal("the table still has the link of a station that left")
		}
		if err := table.Err(); netcode.CodeOf(err) != netcode.Bye {
			t.Errorf("of a station that left the table hears %v (was it answered: %v)", err, answered)
		}
	}
}

// keeps reports whether there is any token.
func keeps(k *Tokens) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, one := range k.used {
		if one.value != nil {
			return true
		}
	}
	return false
}

func TestLinkIsTriedAgainUnlessItWasRefused(t *testing.T) {
	for code := range netcode.Code(64) {
		want := false
		switch code {
		case netcode.Lost, netcode.Gone, netcode.Stalled, netcode.Crowded, netcode.Late:
			want = true
		}
		for _, joined := range []bool{true, false} {
			l := &Link{}
			if joined {
				l.Welcome = &netcode.Welcome{}
			}
			if l.lose(&netcode.Ended{Code: code}, time.Now()); l.loss.final == (want && joined) {
				t.Errorf("a link that ended with code %d is tried again: %v (it has been at the table: %v)", code, !l.loss.final, joined)
			}
			if l.Outdated() != (code == netcode.Version) {
				t.Errorf("a link that ended with code %d is outdated: %v", code, l.Outdated())
			}
		}
	}
}
