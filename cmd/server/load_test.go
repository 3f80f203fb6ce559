package main

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/configs/setting"
	"broadside/netcode"
)

// stationsOfLoad is the number of stations at each table of the load.
const stationsOfLoad = 5

// TestHallLoad runs as many tables of a hall on one machine as HALL_LOAD says, each with a battle
// of bots and idle stations, for HALL_TIME, and reports what they cost. It requires no times:
// people read the output of "make hall-load".
func TestHallLoad(t *testing.T) {
	tables, err := strconv.Atoi(os.Getenv("HALL_LOAD"))
	if err != nil {
		t.Skip("this is for make hall-load")
	}
	lasts, err := time.ParseDuration(os.Getenv("HALL_TIME"))
	if err != nil {
		t.Fatal(err)
	}
	for key, value := range map[string]string{"TEMPO": "live", "NOW": "true", "METRICS": "127.0.0.1:0"} {
		t.Setenv(setting.Prefix+"_"+key, value)
	}
	h := openHall(t, "--local", strconv.Itoa(tables), "--quota", strconv.Itoa(tables))
	ctx, stop := context.WithCancel(t.Context())
	var stations sync.WaitGroup
	defer stations.Wait()
	defer stop()
	began := time.Now()
	for n := range tables {
		l := h.begin(t, fmt.Sprintf("Table %d", n+1))
		i, err := netcode.ParseInvitation(l.Link)
		if err != nil {
			t.Fatal(err)
		}
		for s := range stationsOfLoad {
			c, err := client.Join(ctx, l.Place, netcode.Guest{Hello: netcode.Hello{Name: fmt.Sprintf("Idle %d", s+1)}, Pin: i.Pin})
			if err != nil {
				t.Fatal(err)
			}
			stations.Go(func() {
				defer c.Leave("")
				_ = c.Await(ctx, "the end", func() bool { return false }) // that is how it ends
			})
		}
	}
	t.Logf("%d tables with %d stations each stand after %v, on %d cores", tables, stationsOfLoad, time.Since(began).Round(time.Millisecond), runtime.NumCPU())
	before, spent := h.sum(t), h.cpu(t)
	time.Sleep(lasts)
	after, now := h.sum(t), h.cpu(t)
	for name := range after {
		for i := range after[name] {
			after[name][i].count -= before[name].at(after[name][i].most)
		}
		p50, p99 := after[name].quantile(0.5), after[name].quantile(0.99)
		t.Logf("%s: half under %v, 99 of 100 under %v", name, p50, p99)
	}
	t.Logf("CPU: %.2f %% of a core for each table, %.1f %% in all", 100*(now-spent).Seconds()/lasts.Seconds()/float64(tables), 100*(now-spent).Seconds()/lasts.Seconds())
	t.Logf("memory: %.1f MB for each table", h.memory(t)/float64(tables)/(1<<20))
}

// bucket is a bucket of a histogram: it counts what took at most a time.
type bucket struct {
	most  float64 // seconds
	count float64
}

type histogram []bucket

func (h histogram) at(most float64) float64 {
	for _, b := range h {
		if b.most == most {
			return b.count
		}
	}
	return 0
}

// quantile returns the time that a part p of all did not exceed.
func (h histogram) quantile(p float64) time.Duration {
	if len(h) == 0 {
		return 0
	}
	all := h.at(math.Inf(1))
	for _, b := range h {
		if b.count >= p*all && !math.IsInf(b.most, 1) {
			return time.Duration(b.most * float64(time.Second))
		}
	}
	return math.MaxInt64
}

// sum adds up the histograms of all tables.
func (h *hallProcess) sum(t *testing.T) map[string]histogram {
	t.Helper()
	all := map[string]histogram{}
	line := regexp.MustCompile(`^(broadside_tick(?:_late)?_seconds)_bucket\{le="([^"]+)"\} (\S+)`)
	for _, at := range h.logged(t, regexp.MustCompile(`(http://\S+/metrics)`)) {
		a, err := http.Get(at)
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(a.Body)
		for lines.Scan() {
			f := line.FindStringSubmatch(lines.Text())
			if f == nil {
				continue
			}
			most, err := strconv.ParseFloat(f[2], 64) // +Inf too
			if err != nil {
				t.Fatal(err)
			}
			count, err := strconv.ParseFloat(f[3], 64)
			if err != nil {
				t.Fatal(err)
			}
			found := false
			for i := range all[f[1]] {
				if b := &all[f[1]][i]; b.most == most {
					b.count, found = b.count+count, true
				}
			}
			if !found {
				all[f[1]] = append(all[f[1]], bucket{most, count})
			}
		}
		a.Body.Close()
	}
	http.DefaultClient.CloseIdleConnections()
	return all
}

// logged returns what matches in the log of each table.
func (h *hallProcess) logged(t *testing.T, what *regexp.Regexp) (found []string) {
	t.Helper()
	logs, err := filepath.Glob(filepath.Join(h.state, "hall", "tables", "*", "table.log"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range logs {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if f := what.FindSubmatch(b); f != nil {
			found = append(found, string(f[1]))
		}
	}
	return found
}

// children returns the processes of the tables.
func (h *hallProcess) children(t *testing.T) (all []string) {
	t.Helper()
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", h.Process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range threads {
		if b, err := os.ReadFile(path); err == nil { // threads end
			all = append(all, strings.Fields(string(b))...)
		}
	}
	return all
}

// cpu returns the processor time of all tables.
func (h *hallProcess) cpu(t *testing.T) (used time.Duration) {
	t.Helper()
	const tick = 10 * time.Millisecond // of the kernel's count
	for _, pid := range h.children(t) {
		b, err := os.ReadFile("/proc/" + pid + "/stat")
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(string(b), ") ")
		f := strings.Fields(rest)
		for _, text := range f[11:13] {
			n, err := strconv.Atoi(text)
			if err != nil {
				t.Fatal(err)
			}
			used += time.Duration(n) * tick
		}
	}
	return used
}

// memory returns the private memory of all tables, in bytes.
func (h *hallProcess) memory(t *testing.T) (bytes float64) {
	t.Helper()
	own := regexp.MustCompile(`(?m)^Private_\w+:\s+(\d+) kB`)
	for _, pid := range h.children(t) {
		b, err := os.ReadFile("/proc/" + pid + "/smaps_rollup")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range own.FindAllSubmatch(b, -1) {
			n, err := strconv.Atoi(string(f[1]))
			if err != nil {
				t.Fatal(err)
			}
			bytes += float64(n) * 1024
		}
	}
	return bytes
}
