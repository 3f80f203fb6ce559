package rough

import (
	"encoding/binary"
	"errors"
	"net"
	"os"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// cross sends n packets over a sea to itself and returns the numbers of those
// that arrive, in their order.
func cross(t *testing.T, s Sea, n int) (arrived []uint32, f Fates) {
	t.Helper()
	shore, err := net.ListenPacket("udp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	here, err := net.ListenPacket("udp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	c := s.Over(here)
	defer c.Close()
	defer shore.Close()
	sent := make(chan struct{})
	go func() {
		defer close(sent)
		for i := range n {
			if _, err := c.WriteTo(binary.BigEndian.AppendUint32(nil, uint32(i)), shore.LocalAddr()); err != nil {
				t.Error(err)
			}
			time.Sleep(100 * time.Microsecond)
		}
	}()
	buf := make([]byte, 64)
	for {
		_ = shore.SetReadDeadline(time.Now().Add(200*time.Millisecond + s.Delay + s.Jitter + s.Back))
		k, _, err := shore.ReadFrom(buf)
		if err != nil {
			<-sent
			return arrived, c.Fates()
		}
		arrived = append(arrived, binary.BigEndian.Uint32(buf[:k]))
	}
}

func TestCalmSeaChangesNothing(t *testing.T) {
	arrived, f := cross(t, Sea{Seed: 1}, 500)
	if len(arrived) != 500 || f != (Fates{Sent: 500}) {
		t.Fatalf("%d of 500 arrived: %+v", len(arrived), f)
	}
	for i, n := range arrived {
		if int(n) != i {
			t.Fatalf("packet %d came as number %d", n, i)
		}
	}
}

func TestRoughSeaLosesDoublesAndReorders(t *testing.T) {
	s := Sea{Seed: 7, Lost: 200, Doubled: 100, Overtaken: 100, Back: 5 * time.Millisecond, Delay: 2 * time.Millisecond, Jitter: time.Millisecond}
	arrived, f := cross(t, s, 1000)
	count, late := map[uint32]int{}, 0
	for i, n := range arrived {
		count[n]++
		if i > 0 && n < arrived[i-1] {
			late++
		}
	}
	lost, twice := 1000-len(count), len(arrived)-len(count)
	if lost != f.Lost || twice != f.Doubled || lost < 150 || lost > 250 || twice < 50 || late < 30 {
		t.Errorf("%d lost, %d doubled, %d late: %+v", lost, twice, late, f)
	}
	again, _ := cross(t, s, 1000)
	for _, n := range again {
		if count[n] == 0 {
			t.Errorf("packet %d is lost or not for the same seed", n)
		}
	}
}

func TestReadingGivesUpInTime(t *testing.T) {
	here, err := net.ListenPacket("udp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	c := Sea{}.Over(here)
	_ = c.SetReadDeadline(time.Now().Add(20 * time.Millisecond))
	if _, _, err := c.ReadFrom(make([]byte, 9)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("reading gave %v", err)
	}
	_ = c.SetReadDeadline(time.Time{})
	time.AfterFunc(20*time.Millisecond, func() { _ = c.SetReadDeadline(time.Now()) })
	if _, _, err := c.ReadFrom(make([]byte, 9)); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("reading whose deadline was set meanwhile gave %v", err)
	}
	_ = c.SetReadDeadline(time.Time{})
	time.AfterFunc(20*time.Millisecond, func() { c.Close() })
	if _, _, err := c.ReadFrom(make([]byte, 9)); !errors.Is(err, net.ErrClosed) {
		t.Errorf("reading of a closed one gave %v", err)
	}
}
