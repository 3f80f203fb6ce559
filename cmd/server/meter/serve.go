package meter

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus/promhttp"

	"broadside/netcode"
)

// ErrPublic means that the metrics would be open to other machines.
var ErrPublic = errors.New("metrics and profiles are for this machine alone")

// maxVisits bounds the connections of those who collect the metrics.
const maxVisits = 32

// Open listens for Prometheus at an address of this machine. The error wraps ErrPublic for
// any other address.
func Open(address string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	if host != "localhost" && !net.ParseIP(host).IsLoopback() {
		return nil, fmt.Errorf("%w: write the address as 127.0.0.1:7629", ErrPublic)
	}
	return net.Listen("tcp", address)
}

// Serve serves metrics for Prometheus at /metrics and profiles at /debug/pprof, under the
// server's names, until the context ends.
func (m *Meter) Serve(ctx context.Context, at net.Listener, known netcode.KnownAs) error {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{}))
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
	s := known.NewServer(mux, maxVisits, maxVisits)
	stop := context.AfterFunc(ctx, func() { _ = s.Close() })
	defer stop()
	if err := s.Serve(at); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
