package agones

import (
	"context"
	"log/slog"
	"net"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"broadside/cmd/server/agones/standin"
	"broadside/netcode/rough"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// run runs a sidecar at a port until end is called.
func run(t *testing.T, port string) (s *Sidecar, said *rough.Log, end func()) {
	t.Helper()
	said = &rough.Log{}
	s, err := New(port, slog.New(slog.NewTextHandler(said, nil)))
	if err != nil {
		t.Fatal(err)
	}
	s.every, s.late = 10*time.Millisecond, 20*time.Millisecond
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	running.Go(func() { s.Run(ctx) })
	end = sync.OnceFunc(func() {
		stop()
		running.Wait()
	})
	t.Cleanup(end)
	return s, said, end
}

func await(t *testing.T, what string, done func() bool) {
	t.Helper()
	for until := time.Now().Add(rough.Patience); !done(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatalf("%s never comes", what)
		}
	}
}

// freePort returns a port at which nobody listens.
func freePort(t *testing.T) string {
	t.Helper()
	_, port, err := net.SplitHostPort(rough.Place(t))
	if err != nil {
		t.Fatal(err)
	}
	return port
}

// TestAgonesIsToldHowTheServerDoes plays a table, ends it, and ends the server.
func TestAgonesIsToldHowTheServerDoes(t *testing.T) {
	beside := standin.Start(t, "0")
	s, _, end := run(t, beside.Port)
	await(t, "Ready", func() bool { return beside.State() == "Ready" && beside.Health() > 2 && s.Reached() })
	s.SetBusy(true)
	await(t, "Allocated", func() bool { return beside.State() == "Allocated" })
	s.SetBusy(false)
	await(t, "Ready again", func() bool { return beside.State() == "Ready" })
	place, err := s.Place(t.Context())
	if err != nil || place != "203.0.113.7:7345" {
		t.Errorf("people reach it at %q, %v", place, err)
	}
	end()
	if want := []string{"Ready", "Allocated", "Ready", "Shutdown"}; !slices.Equal(beside.States(), want) {
		t.Errorf("Agones was told %v", beside.States())
	}
}

// TestSidecarThatComesLateIsTold plays a table before there is a sidecar.
func TestSidecarThatComesLateIsTold(t *testing.T) {
	port := freePort(t)
	s, said, _ := run(t, port)
	s.SetBusy(true)
	await(t, "a word of the silence", func() bool {
		return strings.Contains(said.String(), "does not answer; tables play on") && s.Failures() > 0 && !s.Reached()
	})
	if _, err := s.Place(t.Context()); err == nil {
		t.Error("a sidecar that is not there tells a place")
	}
	beside := standin.Start(t, port)
	await(t, "Allocated", func() bool { return beside.State() == "Allocated" && s.Reached() })
	await(t, "a word of its answer", func() bool { return strings.Contains(said.String(), "the Agones sidecar answers") })
	if slices.Contains(beside.States(), "Ready") {
		t.Errorf("a server that plays was told to be ready: %v", beside.States())
	}
}

// TestSidecarThatNeverComesHoldsNobody ends a server whose sidecar never came.
func TestSidecarThatNeverComesHoldsNobody(t *testing.T) {
	_, said, end := run(t, freePort(t))
	end()
	if !strings.Contains(said.String(), "could not be told that this server ends") {
		t.Errorf("it says %q", said)
	}
	for _, port := range []string{"", "http", "0", "65536"} {
		if _, err := New(port, slog.New(slog.DiscardHandler)); err == nil || !strings.Contains(err.Error(), PortVariable) {
			t.Errorf("the port %q: %v", port, err)
		}
	}
}
