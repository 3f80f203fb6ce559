package netcode

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"broadside/netcode/rough"
	"broadside/sim/picture"
)

// both runs a test over QUIC and in memory, which must behave alike, each in a bubble.
func both(t *testing.T, f func(t *testing.T, client, server Link)) {
	t.Run("quic", func(t *testing.T) {
		bubble(t, func(t *testing.T, h *house) {
			client, server := h.join(t)
			f(t, client, server)
		})
	})
	t.Run("memory", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			h := NewHall()
			defer h.Close("The test is over.")
			client, server := enter(t, h, h.Dial)
			f(t, client, server)
		})
	})
}

// everywhere also runs it over the loopback interface, with each carrier.
func everywhere(t *testing.T, f func(t *testing.T, client, server Link)) {
	both(t, f)
	t.Run("loopback", func(t *testing.T) {
		client, server := onLoopback(t).join(t)
		f(t, client, server)
	})
	t.Run("websocket", func(t *testing.T) {
		h := onLoopback(t)
		client, server := enter(t, h, h.web(t))
		f(t, client, server)
	})
	t.Run("webtransport", func(t *testing.T) {
		h := onLoopback(t)
		client, server := enter(t, h, h.webTransport(t))
		f(t, client, server)
	})
}

func TestEveryMessageArrives(t *testing.T) {
	everywhere(t, func(t *testing.T, client, server Link) {
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
	everywhere(t, func(t *testing.T, client, server Link) {
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
			if err := l.SendFrame(picture.Frame{}); err == nil {
				t.Error("a link that is over sends frames")
			}
			l.Close(Bye, "again")
		}
	})
}

// TestNothingComesBeforeTheOpener ends a link from its own side before the opener is read, while
// more arrives on the stream and as datagrams.
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
	everywhere(t, func(t *testing.T, client, server Link) {
		var w sync.WaitGroup
		w.Go(func() { client.Close(Bye, "I go.") })
		w.Go(func() { server.Close(Closing, "We close.") })
		w.Wait()
		over(t, client)
		over(t, server)
	})
}

func TestFramesOfAnySizeArriveWhole(t *testing.T) {
	everywhere(t, func(t *testing.T, client, server Link) {
		tick := int64(0)
		for _, n := range []int{0, 1, 400, MaxDatagram - 30, MaxDatagram, 5000, MaxBin} {
			bits := bytes.Repeat([]byte{byte(n)}, n)
			tick++
			if err := server.SendFrame(picture.Frame{Tick: tick, Base: tick - 1, Bits: bits}); err != nil {
				t.Fatal(err)
			}
			clear(bits) // the caller may use them again
			f, ok := next(t, client).(*Frame)
			for ok && f.Tick < tick { // repeated, as nobody has acknowledged it
				f, ok = next(t, client).(*Frame)
			}
			if !ok || f.Tick != tick || f.Base != tick-1 || !bytes.Equal(f.Bits, bytes.Repeat([]byte{byte(n)}, n)) {
				t.Errorf("%d bytes came as %+v", n, f)
			}
		}
		if err := server.SendFrame(picture.Frame{Bits: make([]byte, MaxBin+1)}); err == nil {
			t.Error("a frame beyond the limit was sent")
		}
		client.Close(Bye, "")
		over(t, server)
	})
}

// gate holds back a link's datagrams until it is opened.
type gate struct {
	carrier
	opened chan struct{}
}

func (g gate) sendDatagram(b []byte) error {
	<-g.opened
	return g.carrier.sendDatagram(b)
}

func TestOnlyTheLatestFrameWaits(t *testing.T) {
	const last = 5000
	bits := make([]byte, 1000)
	send := func(t *testing.T, l Link, from, to int64) {
		t.Helper()
		begun := time.Now()
		for tick := from; tick <= to; tick++ {
			if err := l.SendFrame(picture.Frame{Tick: tick, Bits: bits}); err != nil {
				t.Fatal(err)
			}
		}
		if d := time.Since(begun); d != 0 {
			t.Errorf("a sender of a frame waits for those before it: %v", d)
		}
		synctest.Wait()
	}
	frames := func(t *testing.T, l Link) (ticks []int64) {
		t.Helper()
		for len(ticks) == 0 || ticks[len(ticks)-1] != last {
			if f, ok := next(t, l).(*Frame); ok {
				ticks = append(ticks, f.Tick)
			}
		}
		return ticks
	}
	t.Run("quic", func(t *testing.T) {
		bubble(t, func(t *testing.T, h *house) {
			var cable rough.Cable
			client, server := enter(t, h, func(ctx context.Context, g Guest) (Link, *Welcome, error) {
				g.Over = func() (net.PacketConn, error) { return cable.Before(h.open(t, here)), nil }
				return h.dial(ctx, g)
			})
			cable.Pull()
			const first = 200 // more than QUIC buffers
			for tick := range int64(first) {
				send(t, server, tick+1, tick+1)
			}
			send(t, server, first+1, last)
			cable.PlugIn()
			if ticks := frames(t, client); len(ticks) > 1 && ticks[len(ticks)-2] > first {
				t.Errorf("the frames of the ticks %v waited", ticks)
			}
			client.Close(Bye, "")
			over(t, server)
		})
	})
	t.Run("memory", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			c, s := memoryPair("pair")
			g := gate{s, make(chan struct{})}
			client, server := newLink(c, clientSide), newLink(g, serverSide)
			if err := server.Send(&Welcome{Protocol: Protocol, Ticks: 20}); err != nil {
				t.Fatal(err)
			}
			send(t, server, 1, 1) // it waits at the gate
			send(t, server, 2, last)
			close(g.opened)
			if ticks := frames(t, client); !slices.Equal(ticks, []int64{1, last}) {
				t.Errorf("the frames of the ticks %v waited", ticks)
			}
			client.Close(Bye, "")
			over(t, server)
			over(t, client)
		})
	})
}

func TestInboxIsBounded(t *testing.T) {
	both(t, func(t *testing.T, client, server Link) {
		const all = 20 * InboxSize
		for i := range all {
			if err := client.Send(&Chat{Text: fmt.Sprint(i)}); err != nil {
				t.Fatal(err)
			}
		}
		settle()
		if n := len(server.Inbox()); n != InboxSize {
			t.Errorf("%d messages wait", n)
		}
		o := &client.(*link).out
		o.mu.Lock()
		unread := len(o.stream) + o.writing
		o.mu.Unlock()
		if unread < all*PaddedSize/2 {
			t.Errorf("the server has read on: of %d bytes the client still has %d", all*PaddedSize, unread)
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
		settle()
		server.Close(Kicked, "Too loud.")
		over(t, server)
		if e := over(t, client); e.Code != Kicked {
			t.Errorf("the client heard %+v", e)
		}
	})
}

// TestSlowReaderIsCutOff makes clients read a little each second.
func TestSlowReaderIsCutOff(t *testing.T) {
	for each, kept := range map[int]bool{0: false, 1 << 10: false, MinTaken / 6: false, MinTaken / 3: true} {
		synctest.Test(t, func(t *testing.T) {
			client, carrier := memoryPair("pair")
			server := newLink(carrier, serverSide)
			begun := time.Now()
			for range 10 * MinTaken / MaxChat {
				if err := server.Send(&Chat{Text: strings.Repeat("x", MaxChat)}); err != nil {
					t.Fatal(err)
				}
			}
			var reading sync.WaitGroup
			defer reading.Wait()
			reading.Go(func() {
				buf := make([]byte, each)
				for server.Err() == nil {
					time.Sleep(time.Second)
					_, _ = io.ReadFull(client, buf)
				}
			})
			time.AfterFunc(5*StallTime, func() { client.shut(Bye, "") })
			e, d := over(t, server), time.Since(begun)
			if kept && e.Code != Bye || !kept && (e.Code != Stalled || d != StallTime) {
				t.Errorf("a reader of %d bytes a second is cut off after %v: %+v", each, d, e)
			}
		})
	}
}

func TestClosedDoorSaysGoodbyeToAll(t *testing.T) {
	bubble(t, func(t *testing.T, l *house) {
		h := NewHall()
		for name, c := range map[string]struct {
			door  Listener
			knock func(context.Context, Guest) (Link, *Welcome, error)
		}{"quic": {l, l.dial}, "memory": {h, h.Dial}} {
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
	})
}

func TestRefusedGuestHearsWhy(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHall()
		defer h.Close("The test is over.")
		go func() {
			if l, _, err := h.Accept(t.Context()); err == nil {
				l.Close(Refused, "That is not the passphrase.")
			}
		}()
		_, _, err := h.Dial(soon(t), Guest{Hello: Hello{Name: "Ada", Passphrase: "x"}})
		if e := asEnded(t, err); e.Code != Refused || e.Reason != "That is not the passphrase." {
			t.Errorf("%+v", e)
		}
	})
}

func TestDoorLimitsKnockingGuests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHall()
		defer h.Close("The test is over.")
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		crowded := 0
		knock := func() {
			time.Sleep(2 * time.Second / MaxKnocksEach) // as often as one may
			go func() {
				if _, _, err := h.Dial(ctx, Guest{Hello: Hello{Name: "Ada"}}); CodeOf(err) == Crowded {
					crowded++
				}
			}()
			synctest.Wait()
		}
		for range MaxKnocking {
			knock()
		}
		if crowded != 0 {
			t.Errorf("%d guests find no room where there is enough", crowded)
		}
		knock()
		if crowded != 1 {
			t.Error("more stand at the door than there is room for")
		}
		if _, _, err := h.Accept(soon(t)); err != nil { // makes room for one
			t.Error(err)
		}
		knock()
		if crowded != 1 {
			t.Error("there is no room where one was let in")
		}
	})
}

func TestGuestGivesUpWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHall()
		defer h.Close("The test is over.")
		const patience = 100 * time.Millisecond
		ctx, cancel := context.WithTimeout(t.Context(), patience)
		defer cancel()
		begun := time.Now()
		_, _, err := h.Dial(ctx, Guest{Hello: Hello{Name: "Ada"}})
		if e := asEnded(t, err); e.Code != Lost {
			t.Errorf("%+v", e)
		}
		if d := time.Since(begun); d != patience {
			t.Errorf("who waits for %v gives up after %v", patience, d)
		}
	})
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

// unknowing is a carrier that cannot measure time.
type unknowing struct {
	carrier
	trip
}

func (u *unknowing) answered(took time.Duration) { u.addSample(took) }

// TestLinkAsksHowLongAnAnswerTakes measures round trips if the carrier cannot.
func TestLinkAsksHowLongAnAnswerTakes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const each = 40 * time.Millisecond
		ours, theirs := newPipe(&Strait{delay: each}, "192.0.2.7")
		c := &unknowing{carrier: theirs}
		client, server := newLink(c, clientSide), newLink(ours, serverSide)
		if err := client.Send(&Hello{Protocol: Protocol, Name: "Ada"}); err != nil {
			t.Fatal(err)
		}
		next(t, server)
		if err := server.Send(&Welcome{Protocol: Protocol, Ticks: 20}); err != nil {
			t.Fatal(err)
		}
		next(t, client)
		for range 20 { // it is never quiet
			time.Sleep(QuietTime / 2)
			if err := server.Send(&Chat{Text: "Hear me."}); err != nil {
				t.Fatal(err)
			}
		}
		if d := time.Duration(c.Load()); d < 2*each || d > 3*each {
			t.Errorf("an answer takes %v", d)
		}
		client.Close(Bye, "")
		over(t, server)
		over(t, client)
	})
}
