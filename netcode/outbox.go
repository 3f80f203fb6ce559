package netcode

import (
	"errors"
	"sync"
	"time"

	"broadside/sim/picture"
	"broadside/sim/say"
)

// piece is how much of the stream is written at once, in bytes.
const piece = 4 << 10

// keep is the largest buffer that stays in the outbox after a burst, such as the catch-up of
// a newcomer, in bytes: a table has four for each guest.
const keep = 2 << 10

// outbox holds what waits to be sent: bytes for the stream and the latest datagram.
type outbox struct {
	wake chan struct{}

	mu       sync.Mutex
	stream   []byte // envelopes, one after another
	writing  int    // bytes taken by the sender and not yet written
	datagram []byte // one envelope, or empty
	frame    Frame  // the frame being written to datagram
	tick     int64  // of the frame in datagram, or 0
	wide     bool   // too large for a datagram, so it goes on the stream
}

func (o *outbox) nudge() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

func (l *link) Send(m Message) error {
	if m.Kind() == KindAck {
		if err := l.Err(); err != nil {
			return err
		}
		l.out.mu.Lock()
		defer l.out.mu.Unlock()
		return l.post(m)
	}
	return l.queue(func(dst []byte) ([]byte, error) { return appendEnvelopes(dst, m, l.side.padding) })
}

func (l *link) SendPacked(p Packed) error {
	return l.queue(func(dst []byte) ([]byte, error) { return append(dst, p.envelopes...), nil })
}

// queue appends envelopes to the stream, unless too much waits already.
func (l *link) queue(add func([]byte) ([]byte, error)) error {
	if err := l.Err(); err != nil {
		return err
	}
	o := &l.out
	o.mu.Lock()
	out, err := add(o.stream)
	o.stream = out
	full := len(out)+o.writing > MaxQueued
	o.mu.Unlock()
	if full {
		l.finish(&Ended{Code: Stalled, Reason: say.Of("More than %d KB waited to be read.", MaxQueued>>10)})
		return l.Err()
	}
	if err == nil {
		o.nudge()
	}
	return err
}

func (l *link) SendFrame(f picture.Frame) error {
	if err := l.Err(); err != nil {
		return err
	}
	o := &l.out
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.datagram) > 0 && f.Base != 0 && f.Base == o.tick {
		return nil // it builds on the frame that still waits, and would be of no use without it
	}
	o.frame.Frame, o.tick = f, f.Tick
	defer func() { o.frame.Bits = nil }()
	return l.post(&o.frame)
}

// post replaces the waiting datagram. The caller holds the outbox's lock.
func (l *link) post(m Message) error {
	o := &l.out
	out, err := appendEnvelope(o.datagram[:0], m, l.side.padding)
	if err != nil {
		o.datagram = o.datagram[:0] // the failed attempt has overwritten it
		return err
	}
	o.datagram, o.wide = out, len(out) > MaxDatagram
	o.nudge()
	return nil
}

// sendLoop writes. It is the only goroutine that does, so nobody else ever waits for the
// other side.
func (l *link) sendLoop() {
	defer l.leave()
	var ask <-chan time.Time
	_, asksAlways := l.c.(untimed)
	if l.side.asks {
		t := time.NewTicker(QuietTime)
		defer t.Stop()
		ask = t.C
	}
	var s sender
	defer l.again.Stop()
	for {
		select {
		case <-l.stop:
			l.farewell(&s)
			return
		case <-ask:
			// Only a hello may be sent before the welcome.
			if l.greeted.Load() && (asksAlways || l.Quiet() >= QuietTime) {
				_ = l.Send(&Ping{Mark: l.mark()}) // an error means that the link has ended, which is seen above
			}
		case <-l.out.wake:
			if l.lapsed.Swap(false) {
				if err := s.repeat(l); err != nil {
					l.finish(l.c.ended(err))
				}
			}
			if err := s.flush(l); err != nil {
				l.finish(l.c.ended(err))
			}
		}
	}
}

// farewell sends what still waits and the goodbye, and gives the other side until the linger
// timer to close.
func (l *link) farewell(s *sender) {
	l.mu.Lock()
	e, linger := l.over, l.linger
	l.mu.Unlock()
	if linger == nil {
		return
	}
	o := &l.out
	o.mu.Lock()
	if out, err := appendEnvelope(o.stream, &Goodbye{Code: e.Code, Reason: e.Reason}, l.side.padding); err == nil {
		o.stream = out
	}
	o.datagram = o.datagram[:0]
	o.mu.Unlock()
	if s.flush(l) == nil {
		<-l.silent
	}
}

// sender holds the buffers that are swapped with those of the outbox.
type sender struct {
	stream, datagram []byte
	taken            int   // bytes since the deadline was set
	tick             int64 // of the frame in datagram, or 0

	last []byte // the last small frame sent as a datagram, which may be lost
	left int    // how often it may still be repeated
}

// repeat sends the last frame again, unless it is acknowledged. A client that has
// acknowledged none for long hears nothing, and more would only fill its link.
func (s *sender) repeat(l *link) error {
	if behind := l.repeated.Load() - l.acknowledged.Load(); behind <= 0 || behind > MaxBehind {
		return nil
	}
	if s.left--; s.left > 0 {
		l.again.Reset(RepeatTime)
	}
	l.deadline.Reset(StallTime)
	defer l.deadline.Stop()
	if err := l.c.sendDatagram(s.last); !errors.Is(err, errTooLarge) {
		return err
	}
	return nil // the path has become narrower since it was sent
}

// note remembers a small frame to be repeated.
func (s *sender) note(l *link) {
	l.again.Stop()
	if _, safe := l.c.(untimed); safe || s.tick == 0 || len(s.datagram) > MaxRepeated {
		return
	}
	s.last, s.left = append(s.last[:0], s.datagram...), Repeats
	l.repeated.Store(s.tick)
	l.again.Reset(RepeatTime)
}

// flush writes everything that waits. The other side has StallTime to read each MinTaken of
// it.
func (s *sender) flush(l *link) error {
	s.taken = 0
	defer l.deadline.Stop()
	o := &l.out
	for first := true; ; first = false {
		o.mu.Lock()
		s.stream, o.stream = o.stream, s.stream[:0]
		s.datagram, o.datagram = o.datagram, s.datagram[:0]
		wide := o.wide
		s.tick = o.tick
		o.writing = len(s.stream)
		o.mu.Unlock()
		if len(s.stream) == 0 && len(s.datagram) == 0 {
			return nil
		}
		if first {
			l.deadline.Reset(StallTime)
		}
		if err := s.writeStream(l, s.stream); err != nil {
			return err
		}
		if err := s.writeDatagram(l, wide); err != nil {
			return err
		}
		if cap(s.stream) > keep {
			s.stream = nil
		}
		if cap(s.datagram) > keep {
			s.datagram = nil
		}
	}
}

// take counts bytes written, and extends the deadline when they are enough.
func (s *sender) take(l *link, n int) {
	if s.taken += n; s.taken >= MinTaken {
		s.taken = 0
		l.deadline.Reset(StallTime)
	}
}

func (s *sender) writeStream(l *link, b []byte) error {
	for len(b) > 0 {
		n := min(len(b), piece)
		if _, err := l.c.Write(b[:n]); err != nil {
			return err
		}
		s.take(l, n)
		b = b[n:]
		l.out.mu.Lock()
		l.out.writing = max(0, l.out.writing-n)
		l.out.mu.Unlock()
	}
	return nil
}

func (s *sender) writeDatagram(l *link, wide bool) error {
	if len(s.datagram) == 0 {
		return nil
	}
	if !wide {
		err := l.c.sendDatagram(s.datagram)
		if !errors.Is(err, errTooLarge) {
			s.note(l)
			s.take(l, len(s.datagram))
			return err
		}
	}
	return s.writeStream(l, s.datagram)
}
