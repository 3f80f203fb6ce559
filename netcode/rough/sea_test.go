package rough

import (
	"encoding/binary"
	"errors"
	"net"
	"os"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// open opens a socket on a LAN.
func open(t *testing.T, l *LAN, at string) *Socket {
	t.Helper()
	s, err := l.Open(at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// between is the time between two packets that cross a sea.
const between = 100 * time.Microsecond

// crossing is a packet that has crossed.
type crossing struct {
	number uint32
	took   time.Duration
}

// cross sends n packets over a sea within a bubble, and returns those that arrive, in order.
func cross(t *testing.T, s Sea, n int) (arrived []crossing, f Fates) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		var lan LAN
		shore := open(t, &lan, "127.0.0.1:0")
		c := s.Over(open(t, &lan, "127.0.0.1:0"))
		defer c.Close()
		begun := time.Now()
		go func() {
			for i := range n {
				if _, err := c.WriteTo(binary.BigEndian.AppendUint32(nil, uint32(i)), shore.LocalAddr()); err != nil {
					t.Error(err)
				}
				time.Sleep(between)
			}
		}()
		_ = shore.SetReadDeadline(begun.Add(time.Duration(n)*between + s.Delay + s.Jitter + s.Back))
		buf := make([]byte, 64)
		for {
			k, _, err := shore.ReadFrom(buf)
			if err != nil {
				f = c.Fates()
				return
			}
			i := binary.BigEndian.Uint32(buf[:k])
			arrived = append(arrived, crossing{i, time.Since(begun) - time.Duration(i)*between})
		}
	})
	return arrived, f
}

func TestCalmSeaChangesNothing(t *testing.T) {
	arrived, f := cross(t, Sea{Seed: 1}, 500)
	if len(arrived) != 500 || f != (Fates{Sent: 500}) {
		t.Fatalf("%d of 500 arrived: %+v", len(arrived), f)
	}
	for i, p := range arrived {
		if p != (crossing{uint32(i), 0}) {
			t.Fatalf("packet %d came as number %d, after %v", p.number, i, p.took)
		}
	}
}

func TestRoughSeaLosesDoublesAndReorders(t *testing.T) {
	s := Sea{Seed: 7, Lost: 200, Doubled: 100, Overtaken: 100, Back: 5 * time.Millisecond, Delay: 2 * time.Millisecond, Jitter: time.Millisecond}
	arrived, f := cross(t, s, 1000)
	count, late, back := map[uint32]int{}, 0, 0
	for i, p := range arrived {
		count[p.number]++
		if i > 0 && p.number < arrived[i-1].number {
			late++
		}
		if p.took >= s.Delay+s.Back {
			back++
		}
		if p.took < s.Delay || p.took > s.Delay+s.Jitter+s.Back {
			t.Errorf("packet %d took %v", p.number, p.took)
		}
	}
	lost, twice := 1000-len(count), len(arrived)-len(count)
	if lost != f.Lost || twice != f.Doubled || lost < 150 || lost > 250 || twice < 50 || late < 30 || back < 50 || back > f.Overtaken {
		t.Errorf("%d lost, %d doubled, %d held back, %d late: %+v", lost, twice, back, late, f)
	}
	if again, _ := cross(t, s, 1000); !slices.Equal(again, arrived) {
		t.Error("the same seed has other packets lost, or late")
	}
}

func TestReadingGivesUpInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan LAN
		c := Sea{}.Over(open(t, &lan, "127.0.0.1:0"))
		const wait = 20 * time.Millisecond
		read := func(what string, want error) {
			t.Helper()
			begun := time.Now()
			if _, _, err := c.ReadFrom(make([]byte, 9)); !errors.Is(err, want) || time.Since(begun) != wait {
				t.Errorf("%s gave %v after %v", what, err, time.Since(begun))
			}
		}
		_ = c.SetReadDeadline(time.Now().Add(wait))
		read("reading", os.ErrDeadlineExceeded)
		_ = c.SetReadDeadline(time.Time{})
		time.AfterFunc(wait, func() { _ = c.SetReadDeadline(time.Now()) })
		read("reading whose deadline was set meanwhile", os.ErrDeadlineExceeded)
		_ = c.SetReadDeadline(time.Time{})
		time.AfterFunc(wait, func() { c.Close() })
		read("reading of a closed one", net.ErrClosed)
	})
}

func TestLANCarriesPacketsToThoseWhoListen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var lan LAN
		ada, ben := open(t, &lan, "192.0.2.1:0"), open(t, &lan, "192.0.2.2:7620")
		if _, err := lan.Open("192.0.2.2:7620"); err == nil {
			t.Error("two have one port")
		}
		if _, err := ada.WriteTo([]byte("Ahoy"), &net.UDPAddr{IP: net.IPv4(192, 0, 2, 2), Port: 7620}); err != nil {
			t.Fatal(err)
		}
		buf := make([]byte, 9)
		if n, from, err := ben.ReadFrom(buf); err != nil || string(buf[:n]) != "Ahoy" || from.String() != ada.LocalAddr().String() {
			t.Errorf("%q came from %v: %v", buf[:n], from, err)
		}
		ben.Close()
		if _, err := ben.WriteTo(nil, ada.LocalAddr()); !errors.Is(err, net.ErrClosed) {
			t.Errorf("writing to a closed socket gave %v", err)
		}
		if n, err := ada.WriteTo([]byte("Ben?"), ben.LocalAddr()); n != 4 || err != nil {
			t.Errorf("a packet to where nobody listens gave %v", err)
		}
		open(t, &lan, "192.0.2.2:7620")
	})
}
