package main

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// spool is a writer that never blocks: a goroutine writes the lines. If the reader is too
// slow, lines are dropped, and a line says how many.
type spool struct {
	lines chan []byte
	done  chan struct{}

	mu     sync.Mutex
	lost   int
	closed bool
}

// spoolLines is how many lines wait for a slow reader.
const spoolLines = 4096

func newSpool(to io.Writer) *spool {
	s := &spool{lines: make(chan []byte, spoolLines), done: make(chan struct{})}
	go func() {
		defer close(s.done)
		for line := range s.lines {
			// A failed write can be reported to nobody.
			_, _ = to.Write(line)
			if n := s.forgive(); n > 0 {
				_, _ = fmt.Fprintf(to, "(%d lines were left out)\n", n)
			}
		}
	}()
	return s
}

func (s *spool) forgive() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.lines) > 0 {
		return 0
	}
	n := s.lost
	s.lost = 0
	return n
}

// Write takes one or more whole lines.
func (s *spool) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return 0, io.ErrClosedPipe
	}
	select {
	case s.lines <- append([]byte(nil), b...):
	default:
		s.lost++
	}
	return len(b), nil
}

// lastLines is how long the reader may take for the remaining lines at the end.
const lastLines = 2 * time.Second

// Close writes the remaining lines, as long as somebody reads them.
func (s *spool) Close() {
	s.mu.Lock()
	if !s.closed {
		s.closed = true
		close(s.lines)
	}
	s.mu.Unlock()
	select {
	case <-s.done:
	case <-time.After(lastLines):
	}
}
