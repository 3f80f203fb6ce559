//go:build !js

package returning

import (
	"crypto/tls"
	"sync"
	"time"

	"github.com/quic-go/quic-go"
)

// Way is what a guest remembers of the last table that let it in. It lets the guest return without
// proving its address again, and send the hello with the first packet if the table is far away. The
// zero value remembers nothing. Its methods may be called from any goroutine.
type Way struct {
	mu      sync.Mutex
	at      string
	key     [32]byte
	far     bool
	session *tls.ClientSessionState
	token   *quic.ClientToken
}

// far is the round trip from which one less makes a difference. If it is shorter, the hello waits
// for the handshake: opening a stream before that is a race in quic-go 0.64 when the answer is as
// quick.
const far = 20 * time.Millisecond

// Knock is what one attempt to return takes from a Way, and adds to it.
type Knock struct {
	way     *Way
	at      string
	key     *[32]byte // the key that the table shows
	far     bool
	session *tls.ClientSessionState
	token   *quic.ClientToken
}

// NewKnock takes what there is for an address, so that no other attempt uses it too. The session of
// a table that is no longer trusted is dropped; otherwise shown is set to its key.
func (w *Way) NewKnock(at string, trust func(key [32]byte) error, shown *[32]byte) *Knock {
	k := &Knock{way: w, at: at, key: shown}
	if w == nil {
		return k
	}
	w.mu.Lock()
	key := w.key
	if w.at == at {
		k.session, k.token, k.far = w.session, w.token, w.far
		w.session, w.token = nil, nil
	}
	w.mu.Unlock()
	if k.session != nil && trust(key) != nil {
		k.session = nil
	}
	if k.session != nil {
		*shown = key
	}
	return k
}

// Early reports whether the hello goes with the first packet.
func (k *Knock) Early() bool { return k.session != nil && k.far }

// Reached records the round trip to the table that has answered.
func (k *Knock) Reached(trip time.Duration) { k.keep(func(w *Way) { w.far = trip >= far }) }

// Sessions returns the cache from which TLS takes the session, and in which it stores the next.
func (k *Knock) Sessions() tls.ClientSessionCache { return sessions{k} }

// Proofs returns the store from which QUIC takes the proof of the address, and in which it stores
// the next.
func (k *Knock) Proofs() quic.TokenStore { return proofs{k} }

// GiveBack gives back the session and proof after an attempt that was not heard. A table that heard
// it accepts no session twice.
func (k *Knock) GiveBack() {
	if k.session != nil {
		sessions{k}.Put("", k.session)
	}
	if k.token != nil {
		proofs{k}.Put("", k.token)
	}
}

// keep stores something about the table at the address, and forgets what was stored of another.
func (k *Knock) keep(what func(*Way)) {
	w := k.way
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.at != k.at {
		w.at, w.far, w.session, w.token = k.at, false, nil, nil
	}
	what(w)
}

type sessions struct{ *Knock }

func (s sessions) Get(string) (*tls.ClientSessionState, bool) { return s.session, s.session != nil }

func (s sessions) Put(_ string, state *tls.ClientSessionState) {
	if state != nil {
		s.keep(func(w *Way) { w.key, w.session = *s.key, state })
	}
}

type proofs struct{ *Knock }

func (p proofs) Pop(string) *quic.ClientToken { return p.token }

func (p proofs) Put(_ string, token *quic.ClientToken) { p.keep(func(w *Way) { w.token = token }) }
