//go:build unix

package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"math"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"sync"
	"time"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"

	"broadside/crew"
	"broadside/netcode/rough"
)

const (
	// crowd is the number of viewers of one main screen.
	crowd = 16
	// many is the number of clients that come and go when a client's memory is measured: with the
	// crowd, nearly as many as fit at a table.
	many = 24
)

// freePort returns an address of this machine at which nobody listens.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return l.Addr().String(), l.Close()
}

// get returns a page of a process.
func get(page string) string {
	answer, err := http.Get("http://" + page)
	fail(err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	fail(err)
	return string(text)
}

var memoryFigure = regexp.MustCompile(`# (HeapAlloc|Stack) = (\d+)`)

// memory returns the heap and stacks of a process after a garbage collection, in bytes: the least
// of several, since each collection empties pools further and what arrives meanwhile does not
// count.
func memory(profiles string) float64 {
	least := math.Inf(1)
	for range 5 {
		sum := 0
		for _, m := range memoryFigure.FindAllStringSubmatch(get(profiles+"/debug/pprof/heap?gc=1&debug=1"), -1) {
			n, _ := strconv.Atoi(m[2])
			sum += n
		}
		least = min(least, float64(sum))
	}
	return least
}

// gather makes count clients join at once.
func gather(count int, come func() (leave func(), err error)) (leave func()) {
	all := make([]func(), count)
	var coming sync.WaitGroup
	for i := range all {
		coming.Go(func() {
			var err error
			all[i], err = come()
			fail(err)
		})
	}
	coming.Wait()
	return func() {
		for _, leave := range all {
			leave()
		}
	}
}

// holder is a process that guests join, and the address of its profiles.
type holder struct {
	profiles string
	come     func() (leave func(), err error)
}

// perGuest returns how many more kilobytes each process holds for each guest while they are there
// than before and after.
func perGuest(of ...holder) (each []float64) {
	each = make([]float64, len(of))
	add := func(part float64) {
		for i, h := range of {
			each[i] += part * memory(h.profiles) / 1000 / many
		}
	}
	add(-0.5)
	var all []func()
	for _, h := range of {
		all = append(all, gather(many, h.come))
	}
	time.Sleep(2 * time.Second) // until as many pictures are kept as ever will be
	add(1)
	for _, leave := range all {
		leave()
	}
	time.Sleep(time.Second)
	add(-0.5)
	return each
}

// histogram has the counts of a native histogram of Prometheus by bucket, of which the i-th ends at
// base to the power of i.
type histogram struct {
	base   float64
	counts map[int]float64
}

// readTicks returns how long all ticks of a table have taken, in seconds.
func readTicks(numbers string) (h histogram) {
	ask, err := http.NewRequest(http.MethodGet, "http://"+numbers+"/metrics", http.NoBody)
	fail(err)
	ask.Header.Set("Accept", string(expfmt.FmtProtoDelim))
	answer, err := http.DefaultClient.Do(ask)
	fail(err)
	defer answer.Body.Close()
	metrics := expfmt.NewDecoder(answer.Body, expfmt.ResponseFormat(answer.Header))
	for {
		var m dto.MetricFamily
		if err := metrics.Decode(&m); err != nil {
			fail(fmt.Errorf("%s/metrics tells no broadside_tick_seconds: %w", numbers, err))
		}
		if m.GetName() == "broadside_tick_seconds" {
			h := bucketsOf(m.GetMetric()[0].GetHistogram())
			if len(h.counts) == 0 {
				fail(fmt.Errorf("%s/metrics has no native histogram of ticks", numbers))
			}
			return h
		}
	}
}

// bucketsOf returns the buckets of a histogram, each of which is stored as the difference from the one
// before.
func bucketsOf(of *dto.Histogram) histogram {
	h := histogram{base: math.Exp2(math.Exp2(-float64(of.GetSchema()))), counts: map[int]float64{}}
	deltas, index, count := of.GetPositiveDelta(), 0, int64(0)
	for _, s := range of.GetPositiveSpan() {
		index += int(s.GetOffset())
		for range s.GetLength() {
			count += deltas[0]
			h.counts[index], deltas, index = float64(count), deltas[1:], index+1
		}
	}
	return h
}

// since returns what a histogram has counted since an earlier reading.
func (h histogram) since(before histogram) histogram {
	counts := maps.Clone(h.counts)
	for i, n := range before.counts {
		counts[i] -= n
	}
	return histogram{h.base, counts}
}

// quantile returns the value below which the given part of all lies, interpolated in its bucket.
func (h histogram) quantile(part float64) float64 {
	all := 0.0
	for _, n := range h.counts {
		all += n
	}
	at, under, end := part*all, 0.0, 0.0
	for _, i := range slices.Sorted(maps.Keys(h.counts)) {
		from := math.Pow(h.base, float64(i-1))
		n := h.counts[i]
		if end = from * h.base; n > 0 && under+n >= at {
			return from + (end-from)*(at-under)/n
		}
		under += n
	}
	return end
}

// slowTicks returns the 99th percentile of each table's tick times over a period, in milliseconds.
func slowTicks(tables []*table, long time.Duration) (each []float64) {
	before := make([]histogram, len(tables))
	for i, t := range tables {
		before[i] = readTicks(t.numbers)
	}
	time.Sleep(long)
	for i, t := range tables {
		each = append(each, 1000*readTicks(t.numbers).since(before[i]).quantile(0.99))
	}
	return each
}

// onlooker is the main screen of the first ship.
var onlooker = crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}

// table is a table with many viewers of a ship that flies.
type table struct {
	*process
	numbers string // the address of its metrics
	leave   []func()
}

func (t *table) come() (leave func(), err error) { return sit(t.address, "Guest", onlooker) }

// openTable opens a table and makes the ship fly.
func openTable(state, server string) (*table, error) {
	numbers, err := freePort()
	if err != nil {
		return nil, err
	}
	p, err := start(state, server, "host", "--scenario", "cruisers", "--live", "--now", "--address", "127.0.0.1:0", "--discovery=false", "--web", "off", "--bot-pace", "1m", "--metrics", numbers)
	if err != nil {
		return nil, err
	}
	t := &table{process: p, numbers: numbers, leave: []func(){p.stop}}
	land, err := fly(t.address)
	if err != nil {
		p.stop()
		return nil, err
	}
	t.leave = append(t.leave, land)
	return t, nil
}

func (t *table) close() {
	for _, leave := range slices.Backward(t.leave) {
		leave()
	}
}

// withDeadLink returns the slow ticks of two tables at one time, with another guest at each; the
// link of the one at the first is dead.
func withDeadLink(dying, living *table, long time.Duration) []float64 {
	var cables [2]rough.Cable
	tables := []*table{dying, living}
	var leave []func()
	for i, t := range tables {
		l, err := sitOver(t.address, "Last", onlooker, cables[i].Open)
		fail(err)
		leave = append(leave, l)
	}
	cables[0].Pull()
	slow := slowTicks(tables, long)
	cables[0].PlugIn()
	for _, l := range leave {
		l()
	}
	return slow
}

// fly makes somebody fly the first ship in circles.
func fly(address string) (leave func(), err error) {
	g, err := join(address, "Pilot", helm, rough.Sea{}, nil)
	if err != nil {
		return nil, err
	}
	g.steer(60)
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		for {
			if _, err := g.next(ctx); err != nil {
				return
			}
		}
	}()
	return func() {
		cancel()
		g.leave()
	}, nil
}

// crowdScene measures tables in processes of their own with many viewers of a ship that flies.
func crowdScene(server string) scene {
	return func(quick bool) ([]row, func(), error) {
		long := 8 * time.Second // a dead link is kept for ten
		if quick {
			long = 2 * time.Second
		}
		state, err := os.MkdirTemp("", "compare")
		if err != nil {
			return nil, nil, err
		}
		var tables []*table
		var peer *process
		shut := func() {
			for _, t := range tables {
				t.close()
			}
			if peer != nil {
				peer.stop()
			}
			_ = os.RemoveAll(state)
		}
		for len(tables) < 2 && err == nil {
			var t *table
			if t, err = openTable(filepath.Join(state, strconv.Itoa(len(tables))), server); err == nil {
				tables = append(tables, t)
			}
		}
		var self, profiles string
		if err == nil {
			self, err = os.Executable()
		}
		if err == nil {
			profiles, err = freePort()
		}
		if err == nil {
			peer, err = start(state, self, "-peer", "-profiles", profiles)
		}
		if err != nil {
			shut()
			return nil, nil, err
		}
		return []row{memoryRow(tables[0], peer, profiles), deadRow(tables[0], tables[1], long)}, shut, nil
	}
}

func memoryRow(t *table, peer *process, profiles string) row {
	warm := false
	held := together(2, func() []float64 {
		if !warm { // whatever is created only once must exist already
			warm = true
			gather(many, t.come)()
		}
		return perGuest(holder{t.numbers, t.come}, holder{profiles, func() (func(), error) { return bare(peer.address) }})
	})
	return row{
		what: "memory that a table takes for a client, heap and stacks", unit: "kB", wanted: target{most: 70}, peer: "bare quic-go with acks",
		ours: held[0], theirs: held[1],
	}
}

// deadRow makes the tables take turns.
func deadRow(a, b *table, long time.Duration) row {
	seated := false
	slow := together(2, func() []float64 {
		if !seated {
			seated = true
			for _, t := range []*table{a, b} {
				t.leave = append(t.leave, gather(crowd-1, t.come))
			}
		}
		a, b = b, a
		return withDeadLink(a, b, long)
	})
	return row{
		what: fmt.Sprintf("all but a hundredth of ticks are made within, one of %d links dead", crowd), unit: "ms", wanted: target{1.05, true}, peer: "all alive",
		ours: slow[0], theirs: slow[1],
	}
}
