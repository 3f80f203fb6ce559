// Package agones reports the state of a game server to Agones, over the REST interface of the
// sidecar that Agones runs beside it.
package agones

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"sync"
	"time"
)

// PortVariable is the environment variable in which Agones gives the port of its sidecar.
const PortVariable = "AGONES_SDK_HTTP_PORT"

// DefaultPort is the port of a sidecar if the environment gives none.
const DefaultPort = "9358"

const (
	// healthEvery is the interval between health reports. Agones waits for 5 s unless a manifest
	// says otherwise.
	healthEvery = 2 * time.Second
	// answerTime is the time limit of one request.
	answerTime = 2 * time.Second
	// lateAfter is how long a sidecar may be silent before that is logged.
	lateAfter = 30 * time.Second
	// maxAnswer bounds an answer, in bytes.
	maxAnswer = 64 << 10
)

// Sidecar reports this game server to Agones: ready while nothing is played on it, allocated while
// something is, so that no autoscaler removes it. Nobody waits for it: a sidecar that starts late
// is told then, and play goes on without one. Its methods may be called from any goroutine.
type Sidecar struct {
	base   string
	log    *slog.Logger
	client *http.Client
	every  time.Duration
	late   time.Duration
	more   chan struct{}

	mu       sync.Mutex
	busy     bool
	told     string    // the last state that Agones was told
	heard    time.Time // when it answered last, or when we began
	reached  bool
	warned   bool
	failures int
}

// New returns the sidecar at a port of this machine.
func New(port string, log *slog.Logger) (*Sidecar, error) {
	if n, err := strconv.Atoi(port); err != nil || n < 1 || n > 65535 {
		return nil, fmt.Errorf("%q is not a port; Agones sets %s by itself", port, PortVariable)
	}
	return &Sidecar{
		base: "http://" + net.JoinHostPort("127.0.0.1", port), log: log, client: &http.Client{Timeout: answerTime, Transport: &http.Transport{}},
		every: healthEvery, late: lateAfter, more: make(chan struct{}, 1), heard: time.Now(),
	}, nil
}

// Run reports the server's state until the context ends, and then that it is shutting down.
func (s *Sidecar) Run(ctx context.Context) {
	defer s.client.CloseIdleConnections()
	for {
		s.note(s.tell(ctx))
		select {
		case <-ctx.Done():
			ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), answerTime)
			defer stop()
			if err := s.post(ctx, "shutdown"); err != nil {
				s.log.Warn("Agones could not be told that this server ends", "error", err)
			}
			return
		case <-s.more:
		case <-time.After(s.every):
		}
	}
}

// SetBusy records whether something is played here.
func (s *Sidecar) SetBusy(busy bool) {
	s.mu.Lock()
	s.busy = busy
	s.mu.Unlock()
	select {
	case s.more <- struct{}{}:
	default:
	}
}

// Reached reports whether the sidecar answered the latest request.
func (s *Sidecar) Reached() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.reached
}

// Failures returns how often the sidecar has not answered.
func (s *Sidecar) Failures() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failures
}

// tell reports the state, if it has changed, and health.
func (s *Sidecar) tell(ctx context.Context) error {
	s.mu.Lock()
	state, told := "ready", s.told
	if s.busy {
		state = "allocate"
	}
	s.mu.Unlock()
	if state != told {
		if err := s.post(ctx, state); err != nil {
			return err
		}
		s.mu.Lock()
		s.told = state
		s.mu.Unlock()
	}
	return s.post(ctx, "health")
}

// note records the outcome of a report.
func (s *Sidecar) note(err error) {
	if errors.Is(err, context.Canceled) {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	s.reached = err == nil
	if err != nil {
		s.failures++
		if silent := now.Sub(s.heard); silent > s.late && !s.warned {
			s.warned = true
			s.log.Warn("the Agones sidecar does not answer; tables play on, but Agones may think that this server is unhealthy; check the pod's sidecar",
				"at", s.base, "for", silent.Round(time.Second), "error", err)
		}
		return
	}
	if s.warned {
		s.log.Warn("the Agones sidecar answers", "at", s.base)
	}
	s.heard, s.warned = now, false
}

// post asks the sidecar to do something.
func (s *Sidecar) post(ctx context.Context, what string) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, s.base+"/"+what, bytes.NewReader([]byte("{}")))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	_, err = s.do(r)
	return err
}

func (s *Sidecar) do(r *http.Request) ([]byte, error) {
	a, err := s.client.Do(r)
	if err != nil {
		return nil, err
	}
	defer a.Body.Close()
	b, err := io.ReadAll(io.LimitReader(a.Body, maxAnswer))
	if err != nil {
		return nil, err
	}
	if a.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the Agones sidecar answers %s to %s", a.Status, r.URL.Path)
	}
	return b, nil
}

// Place returns where people reach this game server: its node and the port that Agones has
// mapped to the first of its ports.
func (s *Sidecar) Place(ctx context.Context) (string, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.base+"/gameserver", nil)
	if err != nil {
		return "", err
	}
	b, err := s.do(r)
	if err != nil {
		return "", err
	}
	var server struct {
		Status struct {
			Address string
			Ports   []struct{ Port int }
		}
	}
	if err := json.Unmarshal(b, &server); err != nil {
		return "", fmt.Errorf("the Agones sidecar's answer cannot be read: %w", err)
	}
	if at := server.Status; at.Address != "" && len(at.Ports) > 0 && at.Ports[0].Port > 0 && at.Ports[0].Port < 1<<16 {
		return net.JoinHostPort(at.Address, strconv.Itoa(at.Ports[0].Port)), nil
	}
	return "", errors.New("no port is mapped to this server by Agones; give its manifest a port of the protocol TCPUDP")
}
