//go:build !js

package fair

import (
	"sync/atomic"

	"github.com/quic-go/quic-go/http3/qlog"
	"github.com/quic-go/quic-go/qlogwriter"
)

// requests is the log of a connection, which notices its second request over HTTP/3. The HTTP/3
// server answers malformed requests itself, however many there are, and reports them only to this
// log.
type requests struct {
	second func()
	asked  atomic.Bool  // whether QUIC has asked for its own log, which it does first
	first  atomic.Int64 // the stream of the first request plus one; 0: none yet
}

// WatchRequests returns the log of a connection. It calls second at the second request over HTTP/3
// and at every later one, malformed ones included.
func WatchRequests(second func()) qlogwriter.Trace { return &requests{second: second} }

// AddProducer implements qlogwriter.Trace. Packets are not logged.
func (r *requests) AddProducer() qlogwriter.Recorder {
	if !r.asked.Swap(true) {
		return nil
	}
	return r
}

// SupportsSchemas implements qlogwriter.Trace.
func (*requests) SupportsSchemas(schema string) bool { return schema == qlog.EventSchema }

// RecordEvent implements qlogwriter.Recorder. Requests use the bidirectional streams that a client
// opens, whose numbers are divisible by four (RFC 9000, 2.1).
func (r *requests) RecordEvent(e qlogwriter.Event) {
	f, ok := e.(qlog.FrameParsed)
	if !ok || f.StreamID%4 != 0 {
		return
	}
	stream := int64(f.StreamID) + 1
	if !r.first.CompareAndSwap(0, stream) && r.first.Load() != stream {
		r.second()
	}
}

// Close implements qlogwriter.Recorder.
func (*requests) Close() error { return nil }
