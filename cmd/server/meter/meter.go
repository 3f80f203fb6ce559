// Package meter reports how a table is doing: status lines for the host's terminal, and
// metrics for Prometheus.
package meter

import (
	"fmt"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"broadside/cmd/server/table"
)

// Meter measures one table. Its methods may be called from any goroutine and never block.
type Meter struct {
	registry *prometheus.Registry
	took     prometheus.Histogram
	late     prometheus.Histogram
	orders   *prometheus.CounterVec
	events   prometheus.Counter
	frames   prometheus.Counter
	traffic  func() (sent, received uint64)

	mu     sync.Mutex
	also   func() string // may be nil
	last   table.Measure
	window window
}

// window holds the measurements since the last line.
type window struct {
	since          time.Time
	ticks          int
	sum, most      time.Duration
	latest         time.Duration // the longest delay of a tick
	sent, received uint64        // at the beginning of the window
}

// nativeFactor is how much wider each bucket is than the one before, for collectors that can read
// native histograms.
const nativeFactor = 1.05

// maxNative is the largest number of such buckets; if more were needed, they would become wider.
const maxNative = 400

// New returns a meter. Traffic returns the bytes sent and received.
func New(traffic func() (sent, received uint64)) *Meter {
	m := &Meter{
		registry: prometheus.NewRegistry(), traffic: traffic,
		took: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "broadside_tick_seconds", Help: "How long ticks of the table take.",
			Buckets: prometheus.ExponentialBuckets(0.0001, 2, 12), NativeHistogramBucketFactor: nativeFactor, NativeHistogramMaxBucketNumber: maxNative,
		}),
		late: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "broadside_tick_late_seconds", Help: "How late ticks of the table begin.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 2, 12), NativeHistogramBucketFactor: nativeFactor, NativeHistogramMaxBucketNumber: maxNative,
		}),
		orders: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "broadside_orders_total", Help: "Orders that have been given, by whether they were obeyed.",
		}, []string{"answer"}),
		events: prometheus.NewCounter(prometheus.CounterOpts{Name: "broadside_events_total", Help: "Events of the battles."}),
		frames: prometheus.NewCounter(prometheus.CounterOpts{Name: "broadside_frames_total", Help: "Frames sent to stations."}),
	}
	gauge := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, read)
	}
	counter := func(name, help string, read func() float64) prometheus.Collector {
		return prometheus.NewCounterFunc(prometheus.CounterOpts{Name: name, Help: help}, read)
	}
	m.registry.MustRegister(m.took, m.late, m.orders, m.events, m.frames,
		gauge("broadside_players", "Players who are at the table.", m.now(func(t table.Measure) float64 { return float64(t.Players) })),
		gauge("broadside_journal_waiting_bytes", "Bytes of the journal that have not reached the disk.", m.now(func(t table.Measure) float64 { return float64(t.Unwritten) })),
		gauge("broadside_journal_sync_seconds", "How long the last write of the journal took to reach the disk.", m.now(func(t table.Measure) float64 { return t.Synced.Seconds() })),
		counter("broadside_sent_bytes_total", "Bytes sent to stations.", func() float64 { n, _ := traffic(); return float64(n) }),
		counter("broadside_received_bytes_total", "Bytes received from stations.", func() float64 { _, n := traffic(); return float64(n) }),
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
	)
	m.window = m.fresh(time.Now())
	return m
}

// Add registers more collectors, and appends the result of also to each line.
func (m *Meter) Add(also func() string, more ...prometheus.Collector) {
	m.registry.MustRegister(more...)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.also = also
}

// now returns a function that reads a value of the last tick.
func (m *Meter) now(read func(table.Measure) float64) func() float64 {
	return func() float64 {
		m.mu.Lock()
		defer m.mu.Unlock()
		return read(m.last)
	}
}

// Measure records a tick of the table.
func (m *Meter) Measure(t table.Measure) {
	m.took.Observe(t.Took.Seconds())
	m.late.Observe(t.Late.Seconds())
	m.orders.WithLabelValues("obeyed").Add(float64(t.Obeyed))
	m.orders.WithLabelValues("refused").Add(float64(t.Refused))
	m.events.Add(float64(t.Events))
	m.frames.Add(float64(t.Frames))
	m.mu.Lock()
	defer m.mu.Unlock()
	m.last = t
	w := &m.window
	w.ticks++
	w.sum += t.Took
	w.most, w.latest = max(w.most, t.Took), max(w.latest, t.Late)
}

// Line returns the status since the last call, and the number of players.
func (m *Meter) Line(now time.Time) (line string, players int) {
	next := m.fresh(now)
	m.mu.Lock()
	defer m.mu.Unlock()
	w := m.window
	m.window = next
	whole := max(now.Sub(w.since).Seconds(), 0.001)
	mean := w.sum / time.Duration(max(1, w.ticks))
	line = fmt.Sprintf("%s at the table. A step of the battle takes %s to work out, %s at most, and comes %s late at most; each second %s go out and %s come in.%s",
		people(m.last.Players), millis(mean), millis(w.most), millis(w.latest),
		size(float64(next.sent-w.sent)/whole), size(float64(next.received-w.received)/whole), m.disk())
	if m.also != nil {
		line += " " + m.also()
	}
	return line, m.last.Players
}

func (m *Meter) fresh(now time.Time) window {
	w := window{since: now}
	w.sent, w.received = m.traffic()
	return w
}

// disk describes how much of the journal has not reached the disk, if it is much.
func (m *Meter) disk() string {
	if m.last.Unwritten < 1<<16 {
		return ""
	}
	return " The disk is slow: " + size(float64(m.last.Unwritten)) + " of the journal wait for it."
}

func people(n int) string {
	if n == 1 {
		return "1 player"
	}
	return fmt.Sprintf("%d players", n)
}

func millis(d time.Duration) string {
	return fmt.Sprintf("%.1f ms", float64(d)/float64(time.Millisecond))
}

func size(bytes float64) string {
	if bytes < 1000 {
		return fmt.Sprintf("%.0f B", bytes)
	}
	return fmt.Sprintf("%.1f KB", bytes/1000)
}
