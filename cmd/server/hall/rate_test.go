package hall

import (
	"fmt"
	"log/slog"
	"sync/atomic"
	"testing"

	"broadside/cmd/server/hall/cluster"
)

// BenchmarkRenewals measures how many renewals of leases one NATS server can handle, and how many
// three that replicate them: the first limit on the number of tables.
func BenchmarkRenewals(b *testing.B) {
	b.Run("one server", func(b *testing.B) {
		n, err := StartNode("127.0.0.1", 0, b.TempDir())
		if err != nil {
			b.Fatal(err)
		}
		defer n.Close()
		renewAt(b, n.URL(), 1)
	})
	b.Run("three servers", func(b *testing.B) { renewAt(b, cluster.Start(b, 3).URL, 3) })
}

func renewAt(b *testing.B, url string, replicas int) {
	h, err := Connect(url, replicas, slog.New(slog.DiscardHandler))
	if err != nil {
		b.Fatal(err)
	}
	defer h.Close()
	if err := h.Await(b.Context()); err != nil {
		b.Fatal(err)
	}
	var tables atomic.Int64
	b.SetParallelism(32)
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		l, err := h.take(b.Context(), claim{table: fmt.Sprint("table", tables.Add(1)), host: "host", sealed: make([]byte, 700)})
		if err != nil {
			b.Error(err)
			return
		}
		for pb.Next() {
			if err := l.renew(b.Context(), false); err != nil {
				b.Error(err)
				return
			}
		}
	})
}
