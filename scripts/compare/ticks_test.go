//go:build unix

package main

import (
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// The ticks of a table are read from its metrics.
func TestTicksAreReadFromWhatATableTells(t *testing.T) {
	ticks := prometheus.NewHistogram(prometheus.HistogramOpts{Name: "broadside_tick_seconds", Help: "x", NativeHistogramBucketFactor: 1.05})
	all := prometheus.NewRegistry()
	all.MustRegister(ticks)
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(all, promhttp.HandlerOpts{}))
	server := httptest.NewServer(mux)
	defer server.Close()
	address := strings.TrimPrefix(server.URL, "http://")
	ticks.Observe(7)
	before := readTicks(address)
	for n := range 100 {
		ticks.Observe(0.001)
		if n%4 == 0 {
			ticks.Observe(0.02)
		}
	}
	now := readTicks(address).since(before)
	for part, want := range map[float64]float64{0.5: 0.001, 0.79: 0.001, 0.81: 0.02, 0.99: 0.02} {
		if got := now.quantile(part); math.Abs(got/want-1) > 0.05 {
			t.Errorf("a part of %v took at most %v s, not %v", part, got, want)
		}
	}
}

// A quantile lies within its bucket, at its rank among the values there.
func TestAQuantileLiesInItsBucket(t *testing.T) {
	for _, c := range []struct {
		counts map[int]float64
		want   float64
	}{
		{map[int]float64{1: 100}, 1.99},
		{map[int]float64{-3: 98, 2: 2}, 3},
		{map[int]float64{0: 100, 5: 0}, 0.995},
	} {
		if got := (histogram{base: 2, counts: c.counts}).quantile(0.99); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("of %v: %v, not %v", c.counts, got, c.want)
		}
	}
}
