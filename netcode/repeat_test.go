package netcode

import (
	"slices"
	"testing"
	"time"

	"broadside/sim/picture"
)

// TestFaultLostFrameIsRepeated sends frames and records which arrive, and how often.
func TestFaultLostFrameIsRepeated(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		client, server := h.join(t)
		settle()
		came := func(d time.Duration, acknowledges bool) (ticks []int64) {
			for end := time.After(d); ; {
				select {
				case m := <-client.Inbox():
					if f, ok := m.(*Frame); ok {
						if ticks = append(ticks, f.Tick); acknowledges {
							_ = client.Send(&Ack{Tick: f.Tick})
						}
					}
				case <-end:
					return ticks
				}
			}
		}
		for _, c := range []struct {
			says         string
			frames       []picture.Frame
			within       time.Duration
			acknowledges bool
			want         []int64
		}{
			{"soon", []picture.Frame{{Tick: 1}}, RepeatTime / 2, false, []int64{1}},
			{"unacknowledged", []picture.Frame{{Tick: 2}}, 10 * RepeatTime, false, []int64{2, 2, 2}},
			{"acknowledged", []picture.Frame{{Tick: 3}}, 10 * RepeatTime, true, []int64{3}},
			{"large", []picture.Frame{{Tick: 4, Bits: make([]byte, MaxRepeated)}}, 10 * RepeatTime, false, []int64{4}},
			{"long behind", []picture.Frame{{Tick: 4 + MaxBehind}}, 10 * RepeatTime, false, []int64{4 + MaxBehind}},
			{"followed by another", []picture.Frame{{Tick: 5}, {Tick: 6}}, 10 * RepeatTime, false, []int64{5, 6, 6, 6}},
		} {
			for _, f := range c.frames {
				if err := server.SendFrame(f); err != nil {
					t.Fatal(err)
				}
				time.Sleep(RepeatTime / 5)
			}
			if got := came(c.within, c.acknowledges); !slices.Equal(got, c.want) {
				t.Errorf("%s: %v has come, and not %v", c.says, got, c.want)
			}
			time.Sleep(10 * RepeatTime)
			came(time.Millisecond, false)
		}
	})
}

// TestAcknowledgedFrameWakesNobody checks that an acknowledgement stops the repetition of its
// frame.
func TestAcknowledgedFrameWakesNobody(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		client, server := h.join(t)
		settle()
		for _, acknowledged := range []bool{false, true} {
			if err := server.SendFrame(picture.Frame{Tick: 1}); err != nil {
				t.Fatal(err)
			}
			time.Sleep(RepeatTime / 5)
			if acknowledged {
				_ = client.Send(&Ack{Tick: 1})
				time.Sleep(RepeatTime / 5)
			}
			if waits := server.(*link).again.Stop(); waits == acknowledged {
				t.Errorf("acknowledged %v, repetition due %v", acknowledged, waits)
			}
		}
	})
}

// TestFrameWaitsForItsBase checks that only a frame that stands by itself replaces a waiting one.
func TestFrameWaitsForItsBase(t *testing.T) {
	bubble(t, func(t *testing.T, h *house) {
		_, server := h.join(t)
		l := &link{side: server.(*link).side, out: outbox{wake: make(chan struct{}, 1)}} // nobody sends
		for _, c := range []struct{ base, tick, waits int64 }{{0, 3, 3}, {3, 5, 3}, {3, 6, 3}, {2, 7, 7}, {7, 8, 7}, {0, 9, 9}} {
			if err := l.SendFrame(picture.Frame{Base: c.base, Tick: c.tick}); err != nil {
				t.Fatal(err)
			}
			if l.out.tick != c.waits {
				t.Errorf("after the frame of tick %d on %d, that of tick %d waits, want %d", c.tick, c.base, l.out.tick, c.waits)
			}
		}
		l.out.datagram = l.out.datagram[:0] // it was sent
		if _ = l.SendFrame(picture.Frame{Base: 9, Tick: 10}); l.out.tick != 10 {
			t.Error("a frame waits for one that was sent")
		}
	})
}
