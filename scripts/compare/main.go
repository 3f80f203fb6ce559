//go:build unix

// Compare measures Broadside beside bare loops, bare quic-go and plain msgpack. Each row runs in
// blocks (ours, theirs, theirs, ours) and is measured in processor time of one process tree; the
// results are medians and the middle nine tenths, with the load of the machine. With -out it writes
// them to a page; -quick takes a minute.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"
	"time"
)

// row is a figure of ours beside a peer's; less is better.
type row struct {
	what, unit string
	peer       string // what is measured beside ours; "": nothing
	wanted     target
	why        string         // it is not reached, where that is known
	ours       func() float64 // measures a block
	theirs     func() float64
}

// target is what a figure may be at most: so much, or that many times the peer's.
type target struct {
	most   float64
	ofPeer bool
}

func (t target) String() string {
	if t.ofPeer {
		return fmt.Sprintf("%v × the peer", t.most)
	}
	return fmt.Sprint(t.most)
}

// scene prepares what rows are measured in, when it is their turn.
type scene func(quick bool) (rows []row, shut func(), err error)

// servedPeer parses the flags. If they say so, it serves as the peer of the links until it is
// killed, and returns true.
func servedPeer() bool {
	peer := flag.Bool("peer", false, "be the peer of the links")
	profiles := flag.String("profiles", "", "and tell of its memory at this `address`")
	flag.Parse()
	if *peer {
		fail(servePeer(*profiles))
	}
	return *peer
}

func main() {
	quick := flag.Bool("quick", false, "take fewer blocks: a minute instead of eight")
	out := flag.String("out", "", "write the page to this `file`")
	server := flag.String("server", "bin/broadside-server", "the `program` that hosts")
	only := flag.String("only", "", "measure `rows` whose names have this in them")
	if servedPeer() {
		return
	}
	// Buffers cannot be set on the wrapped sockets.
	fail(os.Setenv("QUIC_GO_DISABLE_RECEIVE_BUFFER_WARNING", "true"))
	blocks := 5
	if *quick {
		blocks = 1
	}
	var table, missed strings.Builder
	fmt.Fprintf(&table, "| what | unit | ours | beside it | ratio | at most | reached |\n|---|---|---|---|---|---|---|\n")
	for _, open := range []scene{stepScene, pictureScene, replayScene, footScene, hostileScene, linkScene(*server), crowdScene(*server), roughScene(*server)} {
		rows, shut, err := open(*quick)
		fail(err)
		for i := range rows {
			if !strings.Contains(rows[i].what, *only) {
				continue
			}
			r := &rows[i]
			f := r.measure(blocks)
			fmt.Print(f.line(r))
			table.WriteString(f.line(r))
			if !f.reach(r.wanted) {
				fmt.Fprintf(&missed, "- %s: %s\n", r.what, cmp.Or(r.why, "not looked into."))
			}
		}
		shut()
	}
	if *out != "" {
		fail(writePage(*out, table.String(), missed.String(), blocks))
	}
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// figures are the results of a row's blocks.
type figures struct{ ours, theirs, ratios []float64 }

// together returns one function for each of count figures that are measured at the same time. The
// first to be called without a stored result measures all of them again.
func together(count int, measure func() []float64) (each []func() float64) {
	left := make([][]float64, count)
	for i := range count {
		each = append(each, func() float64 {
			if len(left[i]) == 0 {
				for n, x := range measure() {
					left[n] = append(left[n], x)
				}
			}
			x := left[i][0]
			left[i] = left[i][1:]
			return x
		})
	}
	return each
}

// measure runs the blocks of a row.
func (r *row) measure(blocks int) (f figures) {
	for range blocks {
		a := r.ours()
		if r.theirs == nil {
			f.ours = append(f.ours, a, r.ours())
			continue
		}
		b, c, d := r.theirs(), r.theirs(), r.ours()
		f.ours, f.theirs = append(f.ours, a, d), append(f.theirs, b, c)
		f.ratios = append(f.ratios, (a+d)/max(b+c, 1e-9))
	}
	return f
}

// line formats a row of the table.
func (f figures) line(r *row) string {
	beside, ratio := "", ""
	if len(f.theirs) > 0 {
		beside, ratio = fmt.Sprintf("%s: %s", r.peer, spread(f.theirs)), spread(f.ratios)
	}
	reached := map[bool]string{true: "yes", false: "**no**"}[f.reach(r.wanted)]
	return fmt.Sprintf("| %s | %s | %s | %s | %s | %s | %s |\n", r.what, r.unit, spread(f.ours), beside, ratio, r.wanted, reached)
}

// reach reports whether the median reaches a target.
func (f figures) reach(t target) bool {
	of := f.ours
	if t.ofPeer {
		of = f.ratios
	}
	return quantile(of, 0.5) <= t.most
}

// quantile sorts figures, and returns that within which the given part of all lies.
func quantile[T cmp.Ordered](all []T, part float64) T {
	slices.Sort(all)
	return all[int(part*float64(len(all)-1)+0.5)]
}

// spread formats the median, and the middle nine tenths if there are enough values.
func spread(all []float64) string {
	if len(all) < 4 {
		return number(quantile(all, 0.5))
	}
	return fmt.Sprintf("%s (%s to %s)", number(quantile(all, 0.5)), number(quantile(all, 0.05)), number(quantile(all, 0.95)))
}

func number(x float64) string {
	switch {
	case x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.2g", x)
}

// worked returns the processor time of this program.
func worked() time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// perRun returns how many microseconds of processor time a run takes, measured over at least a
// tenth of a second. Asking for the time disturbs what runs next, so it is asked once in as many
// runs as take a millisecond.
func perRun(run func()) float64 {
	const least, often = 100 * time.Millisecond, time.Millisecond
	run()
	n, together := 0, 1
	began, took := worked(), time.Duration(0)
	for took < least {
		for range together {
			run()
		}
		n += together
		last := took
		if took = worked() - began; took-last < often {
			together *= 2
		}
	}
	return float64(took.Nanoseconds()) / 1000 / float64(n)
}

// writePage writes the table to a page, with a description of the machine.
func writePage(path, table, missed string, blocks int) error {
	load, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return err
	}
	words := strings.Fields(string(load))
	sleep := perWall(func() { time.Sleep(time.Millisecond) }, 200)
	text := fmt.Sprintf(`# Performance

Written by `+"`make compare`"+`, which measures each row in four blocks, %d times over: ours, theirs, theirs, ours, by the time that processors work. A cell has
the median and, in brackets, the middle nine tenths; *at most* is what the median should be, as a number of the row's unit or a ratio. All ran on one
machine in one go: %d processors (%s), a load of %s when it ended, and a sleep of 1 ms took %.2f ms.

%s
Not reached:

%s
Not measured here: a station's frames (Ctrl+F3 shows them); nor Nakama, boardgame.io and EmptyEpsilon, which are no Go packages to link.
`, blocks, processors(), model(), words[0], sleep/1000, table, missed)
	return os.WriteFile(path, []byte(text), 0o644)
}

// perWall returns how many microseconds a run takes, as the median of a number of times.
func perWall(run func(), times int) float64 {
	var all []float64
	for range times {
		began := time.Now()
		run()
		all = append(all, float64(time.Since(began).Nanoseconds())/1000)
	}
	return quantile(all, 0.5)
}
