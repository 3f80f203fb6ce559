package main

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"

	"broadside/cmd/server/meter"
)

// watch reports the table's status to the terminal and serves its metrics, until end is
// called.
func (h *hosting) watch(ctx context.Context, m *meter.Meter, tell io.Writer) (end func(), err error) {
	ctx, cancel := context.WithCancel(ctx)
	var watching sync.WaitGroup
	end = func() {
		cancel()
		watching.Wait()
	}
	if h.metrics != "" {
		at, err := meter.Open(h.metrics)
		if err != nil {
			cancel()
			return nil, err
		}
		fmt.Fprintf(tell, "Metrics and profiles:       http://%s/metrics and /debug/pprof\n", at.Addr())
		watching.Go(func() {
			if err := m.Serve(ctx, at, h.known); err != nil {
				fmt.Fprintf(tell, "  *  Metrics are no longer served: %v\n", err)
			}
		})
	}
	if h.status > 0 {
		watching.Go(func() { h.tellStatus(ctx, m, tell) })
	}
	return end, nil
}

// tellStatus prints the table's status at intervals while somebody is there, and once after
// the last has left.
func (h *hosting) tellStatus(ctx context.Context, m *meter.Meter, tell io.Writer) {
	t := time.NewTicker(h.status)
	defer t.Stop()
	were := 0
	for {
		select {
		case <-ctx.Done():
			return
		case now := <-t.C:
			line, players := m.Line(now)
			if players+were > 0 {
				fmt.Fprintf(tell, "  ·  %s\n", line)
			}
			were = players
		}
	}
}
