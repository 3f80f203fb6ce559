//go:build !js

package fair

import (
	"sync/atomic"

	"github.com/quic-go/quic-go/http3/qlog"
	"github.com/quic-go/quic-go/qlogwriter"
)

// requests is the log of a connection, which notes its second request over HTTP/3. The HTTP/3
// server answers a malformed request itself, however many there are, and tells nobody of it
// but this log.
type requests struct {
	second func()
	asked  atomic.Bool  // whether QUIC has asked for its own log, which comes first
	first  atomic.Int64 // one more than the stream of the first request; 0: there was none
}

// WatchRequests returns the log of a connection. It calls second at the second request over
// HTTP/3 and at all that follow, malformed ones too.
func WatchRequests(second func()) qlogwriter.Trace { return &requests{second: second} }

// AddProducer implements qlogwriter.Trace. There is no log of packets.
func (r *requests) AddProducer() qlogwriter.Recorder {
	if !r.asked.Swap(true) {
		return nil
	}
	return r
}

// SupportsSchemas implements qlogwriter.Trace.
func (*requests) SupportsSchemas(schema string) bool { return schema == qlog.EventSchema }

// RecordEvent implements qlogwriter.Recorder. Requests come over the streams that a client
// opens for both ways, the numbers of which four divides (RFC 9000, 2.1).
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
