//go:build !lean

package hall

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"broadside/netcode/rough"
)

// shared starts the NATS server of docs/many-tables, at a port and in a folder of the test's.
func shared(t *testing.T) *Node {
	t.Helper()
	t.Setenv("HALL_NATS_PASSWORD", "of-the-hall")
	t.Setenv("OTHERS_NATS_PASSWORD", "of-others")
	o, err := server.ProcessConfigFile("../../../docs/many-tables/nats.conf")
	if err != nil {
		t.Fatal(err)
	}
	o.Host, o.Port, o.StoreDir, o.NoSigs, o.NoLog = "127.0.0.1", server.RANDOM_PORT, t.TempDir(), true, true
	s, err := server.NewServer(o)
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	n := &Node{s}
	t.Cleanup(n.Close)
	if !s.ReadyForConnections(rough.Patience) {
		t.Fatal("the NATS server does not start")
	}
	return n
}

// A hall can do everything that it needs in the account of docs/many-tables, and nobody in another
// account of the same NATS server can write to it.
func TestFaultOthersOnANATSServerReachNoHall(t *testing.T) {
	n := shared(t)
	as := func(who string) *Hall {
		t.Helper()
		h, err := Connect(strings.Replace(n.URL(), "nats://", "nats://"+who+"@", 1), 1, slog.New(slog.DiscardHandler))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(h.Close)
		return h
	}
	h, others := as("hall:of-the-hall"), as("others:of-others")
	m, mirror := enter(t, h, Entry{Host: "first", State: t.TempDir(), Lost: func() { t.Error("the table is lost") }}, folder(t))
	d := h.Watch(t.Context())
	m.Tell(func(a *Announcement) { a.Name, a.Place = "The Hesper", "127.0.0.1:7620" })
	write(t, mirror, "a.journal", "begun")
	await(t, "the table", func() bool { return d.Find(m.Table()) != nil })
	await(t, "the copy", func() bool { bytes, age := m.Behind(); return bytes == 0 && age == 0 })

	await(t, "the others", others.Reached)
	for name := range others.js.StreamNames(t.Context()).Name() {
		t.Errorf("others see the store %s", name)
	}
	for _, subject := range []string{"$KV." + leaseBucket + "." + m.Table(), "$KV." + directoryBucket + "." + m.Table(), battleSubject + m.Table(), beginSubject} {
		if _, err := others.nc.Request(subject, []byte(`{"fence":1000,"host":"others"}`), time.Second); err == nil {
			t.Errorf("others are answered at %s", subject)
		}
	}
	if held, _, found, err := h.holder(t.Context(), m.Table()); err != nil || !found || held.Host != "first" {
		t.Errorf("the lease is %+v: %v", held, err)
	}

	served, ended := make(chan Task, 1), make(chan struct{})
	defer close(ended)
	host := h.NewHost("host", 1, t.TempDir(), func(task Task) (<-chan struct{}, error) { served <- task; return ended, nil })
	go host.Run(t.Context())
	await(t, "a host", func() bool { return h.Begin(t.Context(), Wish{Scenario: "duel", Name: "The Magpie"}) == nil })
	if task := <-served; task.Name != "The Magpie" {
		t.Errorf("the host begins %+v", task)
	}
	m.lease.quit()
	into := folder(t)
	second, _ := enter(t, as("hall:of-the-hall"), Entry{Host: "second", State: t.TempDir(), Take: m.Table(), Standby: true}, into)
	if b, err := into.Read("a.journal"); err != nil || string(b) != "begun" {
		t.Errorf("the second host has %q: %v", b, err)
	}
	m.Lost = func() {}
	for _, x := range []*Member{second, m} {
		if err := x.Leave(false); err != nil {
			t.Error(err)
		}
	}
}
