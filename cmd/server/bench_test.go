package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// skirmish returns a scenario of 6 crewed ships and 200 objects, three against three, in live
// tempo.
func skirmish() []byte {
	var b bytes.Buffer
	fmt.Fprint(&b, `skirmish:
  title: Three against three
  brief: Six corvettes among two hundred rocks.
  tempo: live
  sides:
    blue: {name: Blue, players: true}
    red: {name: Red}
  ships:
`)
	for i := range 6 {
		side, heading := "blue", 90
		if i%2 == 1 {
			side, heading = "red", 270
		}
		fmt.Fprintf(&b, "    - {name: Ship %d, class: corvette, side: %s, at: [%d, %d], heading: %d}\n", i+1, side, i%2*2000, i/2*300-300, heading)
	}
	fmt.Fprint(&b, "  objects:\n")
	for i := range 200 {
		fmt.Fprintf(&b, "    - {kind: asteroid, at: [%d, %d], radius: 40}\n", i%20*400-3000, i/20*400+900)
	}
	fmt.Fprint(&b, "  goals:\n    - {side: blue, kind: beat, text: Blue has won.}\n    - {side: red, kind: beat, text: Red has won.}\n")
	return b.Bytes()
}

// station plays a seat.
type station struct {
	*client.Client
	seat crew.Seat
	cost *cost
}

// cost is what has been received for a seat, over all battles.
type cost struct {
	frames, bits, picture atomic.Int64
	total                 atomic.Int64 // of all messages except pictures, with their headers
	tick                  atomic.Int64
}

func (c *cost) count(m netcode.Message) {
	raw, err := netcode.Encode(nil, m)
	if err != nil {
		panic(err) // it came over the wire
	}
	size := int64(len(raw) + netcode.HeaderSize)
	switch f, ok := m.(*netcode.Frame); {
	case !ok:
		c.total.Add(size)
	case f.Base == 0:
		c.picture.Store(max(c.picture.Load(), int64(len(f.Bits))))
	default:
		c.total.Add(size)
		c.frames.Add(1)
		c.bits.Add(int64(len(f.Bits)))
		c.tick.Store(f.Tick)
	}
}

// seats are 8 seats: a whole crew, their main screen, another ship's pilot, the GM.
var seats = [...]crew.Seat{
	{Ship: 1, Role: crew.Pilot, Number: 1}, {Ship: 1, Role: crew.Gunner, Number: 1}, {Ship: 1, Role: crew.Operator, Number: 1},
	{Ship: 1, Role: crew.Mechanic, Number: 1}, {Ship: 1, Role: crew.Coordinator, Number: 1}, {Ship: 1, Role: crew.Screen, Number: 1},
	{Ship: 3, Role: crew.Pilot, Number: 1}, crew.Master,
}

// BenchmarkStations measures a table in a process of its own with 8 playing stations over QUIC, in
// the battle of 6 crewed ships and 200 objects in live tempo. One operation is a round of 120
// ticks, ten times as fast as at a table; bytes/s/station is that of a table. A battle that is
// decided is followed by another.
func BenchmarkStations(b *testing.B) {
	dir := b.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "scenarios"), 0o700); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "scenarios", "skirmish.yaml"), skirmish(), 0o600); err != nil {
		b.Fatal(err)
	}
	b.Setenv("BROADSIDE_TICK", "200")
	var costs [len(seats)]cost
	memory, seed := 0.0, 0
	var r *running
	var over <-chan struct{}
	for b.Loop() {
		if r == nil {
			b.StopTimer()
			seed++
			r = hostAt(b, "--data", dir, "--scenario", "skirmish", "--seed", strconv.Itoa(seed), "--bot-pace", "100ms", "--discovery=false")
			over = man(b, r.address, r.key, &costs)
			b.StartTimer()
		}
		if costs[0].pass(b, crew.RoundTicks, over) {
			continue
		}
		memory = max(memory, peak(b, r.cmd.Process.Pid))
		r.end(b)
		<-over
		r = nil
	}
	if r != nil {
		memory = max(memory, peak(b, r.cmd.Process.Pid))
		r.end(b)
		<-over
	}
	printed(b, &costs)
	b.ReportMetric(memory, "peak-MB")
}

// man takes all seats and plays them. The channel is closed when the battle is over and all have
// left.
func man(b *testing.B, address, key string, costs *[len(seats)]cost) <-chan struct{} {
	ctx := b.Context()
	var all []*station
	for i, seat := range seats {
		hello := netcode.Hello{Name: "Station"}
		if seat == crew.Master {
			hello.Passphrase = key
		}
		c, err := client.Join(ctx, address, netcode.Guest{Hello: hello, Trust: trustAll})
		if err != nil {
			b.Fatal(err)
		}
		c.Heard = costs[i].count
		if err := c.Sit(seat); err != nil {
			b.Fatal(err)
		}
		if err := c.Await(ctx, "a picture", func() bool { return c.Picture != nil }); err != nil {
			b.Fatal(err)
		}
		costs[i].tick.Store(0)
		all = append(all, &station{c, seat, &costs[i]})
	}
	var playing sync.WaitGroup
	think := minds(7)
	for _, s := range all {
		if err := s.Ready(true); err != nil {
			b.Fatal(err)
		}
		playing.Go(func() {
			if err := s.Play(ctx, think(s.seat)); err != nil && !client.IsOver(err) {
				b.Error(err)
			}
			s.Leave("")
		})
	}
	over := make(chan struct{})
	go func() {
		defer close(over)
		playing.Wait()
	}()
	return over
}

// pass waits until a number of ticks have passed, and reports whether the battle goes on.
func (c *cost) pass(b *testing.B, ticks int64, over <-chan struct{}) bool {
	poll := time.NewTicker(5 * time.Millisecond)
	defer poll.Stop()
	late := time.After(rough.Patience)
	for until := c.tick.Load() + ticks; c.tick.Load() < until; {
		select {
		case <-poll.C:
		case <-over:
			return false
		case <-late:
			b.Fatal("the battle stands still")
		}
	}
	return true
}

// printed prints what the battles have cost.
func printed(b *testing.B, costs *[len(seats)]cost) {
	var frames, bits, picture, total int64
	for i := range costs {
		c := &costs[i]
		frames, bits, total, picture = frames+c.frames.Load(), bits+c.bits.Load(), total+c.total.Load(), max(picture, c.picture.Load())
		b.Logf("ship %d, %s: %d bytes a frame, %d a whole picture", seats[i].Ship, seats[i], c.bits.Load()/max(1, c.frames.Load()), c.picture.Load())
	}
	b.ReportMetric(float64(bits)/float64(frames), "bytes/frame")
	b.ReportMetric(float64(picture), "bytes/picture")
	b.ReportMetric(20*float64(total)/float64(frames), "bytes/s/station")
}

// peak returns the most memory that a process has had, in MB.
func peak(b *testing.B, pid int) float64 {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		b.Skip("only Linux tells what a process has used")
	}
	for line := range bytes.Lines(status) {
		if fields := bytes.Fields(line); len(fields) == 3 && string(fields[0]) == "VmHWM:" {
			kb, err := strconv.ParseFloat(string(fields[1]), 64)
			if err != nil {
				b.Fatal(err)
			}
			return kb / 1024
		}
	}
	b.Fatal("the system does not tell the process's memory")
	return 0
}
