package netcode

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"reflect"
	"sync"
	"testing"
	"time"

	"broadside/sim"
)

// both runs a test over QUIC and in memory, which must not differ.
func both(t *testing.T, f func(t *testing.T, client, server Link)) {
	t.Run("quic", func(t *testing.T) {
		client, server := join(t)
		f(t, client, server)
	})
	t.Run("memory", func(t *testing.T) {
		h := NewHall()
		defer h.Close("The test is over.")
		client, server := enter(t, h, h.Dial)
		f(t, client, server)
	})
}

func TestEveryMessageArrives(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		for _, m := range samples() {
			from, to := client, server
			switch {
			case wayOf(m.Kind()).over.has(ToClient):
				from, to = server, client
			case m.Kind() == KindHello:
				continue
			}
			switch m := m.(type) {
			case *Welcome, *Goodbye, *Ping, *Pong:
				continue // the links' own
			case *Events:
				if len(m.Events) == 0 {
					continue // nothing to send
				}
			}
			if err := from.Send(m); err != nil {
				t.Errorf("%s: %v", m.Kind(), err)
				continue
			}
			if back := next(t, to); !reflect.DeepEqual(back, m) {
				t.Errorf("%s: %+v came as %+v", m.Kind(), m, back)
			}
		}
		client.Close(Bye, "")
		over(t, server)
	})
}

func TestGoodbyeTellsCodeAndReason(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		if err := server.Send(&Chat{Text: "last words"}); err != nil {
			t.Fatal(err)
		}
		server.Close(Kicked, "The GM\nhas sent you away.")
		if c := next(t, client).(*Chat); c.Text != "last words" {
			t.Errorf("got %+v", c)
		}
		if e := over(t, client); e.Code != Kicked || e.Reason != "The GM has sent you away." || !e.Remote {
			t.Errorf("the client heard %+v", e)
		}
		if e := over(t, server); e.Code != Kicked || e.Remote {
			t.Errorf("the server noted %+v", e)
		}
		for _, l := range []Link{client, server} {
			if err := l.Send(&Chat{Text: "too late"}); err == nil {
				t.Error("a link that is over sends")
			}
			if err := l.SendFrame(sim.Frame{}); err == nil {
				t.Error("a link that is over sends frames")
			}
			l.Close(Bye, "again")
		}
	})
}

// TestNothingComesBeforeTheOpener has a link end before the opener is read, by its
// own side, while more is said behind it and beside it.
func TestNothingComesBeforeTheOpener(t *testing.T) {
	var said, apart []byte
	for _, m := range []Message{&Hello{Protocol: Protocol, Name: "Ada"}, &Stand{}, &Stand{}} {
		b, err := appendEnvelope(nil, m, 0)
		if err != nil {
			t.Fatal(err)
		}
		said = append(said, b...)
	}
	apart, err := appendEnvelope(nil, &Ack{Tick: 1}, 0)
	if err != nil {
		t.Fatal(err)
	}
	var pairs sync.WaitGroup
	for n := range 400 {
		pairs.Go(func() {
			client, carrier := memoryPair("pair")
			server := newLink(carrier, serverSide)
			var speaking sync.WaitGroup
			speaking.Go(func() { _, _ = client.Write(said) })
			speaking.Go(func() {
				for range 8 {
					_ = client.sendDatagram(apart)
				}
			})
			if n%2 == 0 {
				server.Close(Crowded, "Make room.")
			}
			for first := true; ; first = false {
				m, open := <-server.Inbox()
				if !open {
					break
				}
				if _, ok := m.(*Hello); first && !ok {
					t.Errorf("the first word is %T", m)
				}
				client.shut(Bye, "")
			}
			client.shut(Bye, "")
			speaking.Wait()
			<-server.Done()
		})
	}
	pairs.Wait()
}

func TestBothMayCloseAtOnce(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		var w sync.WaitGroup
		w.Go(func() { client.Close(Bye, "I go.") })
		w.Go(func() { server.Close(Closing, "We close.") })
		w.Wait()
		over(t, client)
		over(t, server)
	})
}

func TestFramesOfAnySizeArriveWhole(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		tick := int64(0)
		for _, n := range []int{0, 1, 400, MaxDatagram - 30, MaxDatagram, 5000, MaxBin} {
			bits := bytes.Repeat([]byte{byte(n)}, n)
			tick++
			if err := server.SendFrame(sim.Frame{Tick: tick, Base: tick - 1, Bits: bits}); err != nil {
				t.Fatal(err)
			}
			clear(bits) // the caller may use them again
			f, ok := next(t, client).(*Frame)
			if !ok || f.Tick != tick || f.Base != tick-1 || !bytes.Equal(f.Bits, bytes.Repeat([]byte{byte(n)}, n)) {
				t.Errorf("%d bytes came as %+v", n, f)
			}
		}
		if err := server.SendFrame(sim.Frame{Bits: make([]byte, MaxBin+1)}); err == nil {
			t.Error("a frame beyond the limit was sent")
		}
		client.Close(Bye, "")
		over(t, server)
	})
}

func TestOnlyTheLatestFrameWaits(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		const last = 5000
		for tick := range int64(last + 1) {
			if err := server.SendFrame(sim.Frame{Tick: tick, Base: 0}); err != nil {
				t.Fatal(err)
			}
		}
		if err := server.Send(&Chat{Text: "now"}); err != nil {
			t.Fatal(err)
		}
		latest, frames := int64(-1), 0
		for deadline := time.Now().Add(10 * time.Second); latest != last && time.Now().Before(deadline); {
			if f, ok := next(t, client).(*Frame); ok {
				latest, frames = f.Tick, frames+1
			}
		}
		if latest != last || frames > last/2 {
			t.Errorf("%d frames came, the last of tick %d", frames, latest)
		}
		client.Close(Bye, "")
		over(t, server)
	})
}

func TestInboxIsBounded(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		const all = 20 * InboxSize
		go func() {
			for i := range all {
				if client.Send(&Chat{Text: fmt.Sprint(i)}) != nil {
					return
				}
			}
		}()
		time.Sleep(200 * time.Millisecond)
		if n := len(server.Inbox()); n > InboxSize {
			t.Errorf("%d messages wait", n)
		}
		for i := range all {
			if c := next(t, server).(*Chat); c.Text != fmt.Sprint(i) {
				t.Fatalf("message %d came as %q", i, c.Text)
			}
		}
		client.Close(Bye, "")
		over(t, server)
	})
}

func TestLinkEndsThoughNobodyTakesItsMessages(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		for i := range 2 * InboxSize {
			if err := client.Send(&Chat{Text: fmt.Sprint(i)}); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(50 * time.Millisecond)
		server.Close(Kicked, "Too loud.")
		over(t, server)
		if e := over(t, client); e.Code != Kicked {
			t.Errorf("the client heard %+v", e)
		}
	})
}

func TestClosedDoorSaysGoodbyeToAll(t *testing.T) {
	id := identity(t)
	l := table(t, id, Protocol)
	h := NewHall()
	for name, c := range map[string]struct {
		door  Listener
		knock func(context.Context, Guest) (Link, *Welcome, error)
	}{"quic": {l, dialer(l, id)}, "memory": {h, h.Dial}} {
		client, server := enter(t, c.door, c.knock)
		c.door.Close("Good night.")
		if e := over(t, client); e.Code != Closing || e.Reason != "Good night." {
			t.Errorf("%s: the client heard %+v", name, e)
		}
		over(t, server)
		if _, _, err := c.door.Accept(soon(t)); !errors.Is(err, ErrClosed) {
			t.Errorf("%s: a closed door gave %v", name, err)
		}
	}
	if _, _, err := h.Dial(soon(t), Guest{}); asEnded(t, err).Code != Crowded {
		t.Errorf("a closed hall gave %v", err)
	}
}

func TestRefusedGuestHearsWhy(t *testing.T) {
	h := NewHall()
	defer h.Close("The test is over.")
	go func() {
		if l, _, err := h.Accept(context.Background()); err == nil {
			l.Close(Refused, "That is not the passphrase.")
		}
	}()
	_, _, err := h.Dial(soon(t), Guest{Hello: Hello{Name: "Ada", Passphrase: "x"}})
	if e := asEnded(t, err); e.Code != Refused || e.Reason != "That is not the passphrase." {
		t.Errorf("%+v", e)
	}
}

func TestDoorHoldsOnlySoMany(t *testing.T) {
	h := NewHall()
	defer h.Close("The test is over.")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var w sync.WaitGroup
	full := make(chan struct{}, 2*MaxKnocking)
	for range MaxKnocking + 3 {
		w.Go(func() {
			if _, _, err := h.Dial(ctx, Guest{Hello: Hello{Name: "Ada"}}); CodeOf(err) == Crowded {
				full <- struct{}{}
			}
		})
	}
	for range 3 {
		select {
		case <-full:
		case <-time.After(10 * time.Second):
			t.Fatal("more stand at the door than there is room for")
		}
	}
	if _, _, err := h.Accept(soon(t)); err != nil { // makes room for one
		t.Error(err)
	}
	cancel()
	w.Wait()
}

func TestGuestGivesUpWaiting(t *testing.T) {
	h := NewHall()
	defer h.Close("The test is over.")
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	_, _, err := h.Dial(ctx, Guest{Hello: Hello{Name: "Ada"}})
	if e := asEnded(t, err); e.Code != Lost {
		t.Errorf("%+v", e)
	}
}

func TestClientsWritePaddedMessages(t *testing.T) {
	for _, m := range []Message{&Stand{}, &Ack{Tick: 5}, &Ping{}} {
		b, err := appendEnvelope(nil, m, clientSide.padding)
		if err != nil {
			t.Fatal(err)
		}
		if len(b) < PaddedSize {
			t.Errorf("%s: %d bytes", m.Kind(), len(b))
		}
		s := streamReader{from: ToServer}
		if m.Kind() == KindAck {
			s.from = AckToServer
		}
		back, err := s.next(bytes.NewReader(b))
		if err != nil || back.Kind() != m.Kind() {
			t.Errorf("%s came as %+v, %v", m.Kind(), back, err)
		}
	}
}
