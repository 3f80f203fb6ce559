// Package standin is a stand-in for the sidecar of Agones, for tests. It follows the description of
// its REST interface (sdks/swagger/sdk.swagger.json of Agones) and accepts nothing else.
package standin

import (
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"
)

// Sidecar is a sidecar whose game server has been scheduled.
type Sidecar struct {
	Port string

	mu     sync.Mutex
	state  string
	states []string
	health int
	wrong  []string
}

// Start starts a sidecar at a port; "0" chooses a free one.
func Start(t testing.TB, port string) *Sidecar {
	t.Helper()
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", port))
	if err != nil {
		t.Fatal(err)
	}
	s := &Sidecar{state: "Scheduled", Port: strconv.Itoa(l.Addr().(*net.TCPAddr).Port)}
	mux := http.NewServeMux()
	for path, state := range map[string]string{"/ready": "Ready", "/allocate": "Allocated", "/shutdown": "Shutdown", "/health": ""} {
		mux.HandleFunc("POST "+path, func(w http.ResponseWriter, r *http.Request) { s.take(w, r, state) })
	}
	mux.HandleFunc("GET /gameserver", s.tell)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		s.blame(r.Method + " " + r.URL.Path)
		http.NotFound(w, r)
	})
	server := httptest.NewUnstartedServer(mux)
	_ = server.Listener.Close() // it has one of its own
	server.Listener = l
	server.Start()
	t.Cleanup(func() {
		server.Close()
		for _, w := range s.wrong {
			t.Errorf("the sidecar was asked what it does not know: %s", w)
		}
	})
	return s
}

func (s *Sidecar) blame(what string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wrong = append(s.wrong, what)
}

// take handles a call whose body is an empty object.
func (s *Sidecar) take(w http.ResponseWriter, r *http.Request, state string) {
	var body map[string]any
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil || len(body) > 0 || r.Header.Get("Content-Type") != "application/json" {
		s.blame(r.URL.Path + " with another body")
		http.Error(w, "the body is an empty object of JSON", http.StatusBadRequest)
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if state == "" {
		s.health++
	} else {
		s.state, s.states = state, append(s.states, state)
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write([]byte("{}")) // the caller may be gone
}

// tell describes the game server as Agones does: 64-bit integers are strings.
func (s *Sidecar) tell(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{ // the caller may be gone
		"object_meta": map[string]any{"name": "broadside-x7k2p", "namespace": "default", "generation": "1", "creation_timestamp": "1700000000"},
		"spec":        map[string]any{"health": map[string]any{"period_seconds": 5, "failure_threshold": 3, "initial_delay_seconds": 5}},
		"status":      map[string]any{"state": s.state, "address": "203.0.113.7", "ports": []any{map[string]any{"name": "default", "port": 7345}}},
	})
}

// State returns the state of the game server.
func (s *Sidecar) State() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state
}

// States returns every state that the game server has been set to.
func (s *Sidecar) States() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.states...)
}

// Health returns the number of health reports received.
func (s *Sidecar) Health() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.health
}
