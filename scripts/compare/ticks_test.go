//go:build unix

package main

import (
	"math"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// The ticks of a table are read from its metrics.
func TestTicksAreReadFromWhatATableTells(t *testing.T) {
	ticks := prometheus.NewHistogram(prometheus.HistogramOpts{Name: "broadside_tick_seconds", Help: "x", Buckets: []float64{0.001, 0.005}})
	all := prometheus.NewRegistry()
	all.MustRegister(ticks)
	for _, seconds := range []float64{0.0005, 0.002, 0.003, 1} {
		ticks.Observe(seconds)
	}
	mux := http.NewServeMux()
	mux.Handle("/metrics", promhttp.HandlerFor(all, promhttp.HandlerOpts{}))
	server := httptest.NewServer(mux)
	defer server.Close()
	seconds, counts := ticksBelow(strings.TrimPrefix(server.URL, "http://"))
	if !slices.Equal(seconds, []float64{0.001, 0.005, math.Inf(1)}) || !slices.Equal(counts, []float64{1, 3, 4}) {
		t.Errorf("up to %v s there are %v ticks", seconds, counts)
	}
}
