package netcode

import (
	"context"
	"math/rand/v2"
	"sync"
	"time"

	"broadside/sim/say"
)

// A Strait simulates the network between a guest and an InMemory listener, the same for the
// same seed. Where a packet would be lost, a message of the stream is delayed, as over QUIC,
// and a datagram is dropped. It may be changed while in use.
type Strait struct {
	Seed uint64

	mu            sync.Mutex
	lost          int // per thousand
	delay, jitter time.Duration
	out, in       bool // cut
	chance        rand.PCG
	dice          *rand.Rand // of chance
}

// Roughen sets how many packets of a thousand are lost, and the delay of the others: delay
// plus at most jitter.
func (s *Strait) Roughen(lost int, delay, jitter time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lost, s.delay, s.jitter = lost, delay, jitter
}

// Cut cuts or restores each direction: out from the guest, in towards the guest.
func (s *Strait) Cut(out, in bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.out, s.in = out, in
}

func (s *Strait) cut(out bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return out && s.out || !out && s.in
}

// fate returns how long a packet takes and whether it is lost. Everything sent in one
// direction at one moment shares a fate, so that splitting it makes no difference.
func (s *Strait) fate(out bool) (takes time.Duration, lost bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	seed := s.Seed
	if out {
		seed = ^seed
	}
	s.chance.Seed(seed, uint64(time.Now().UnixNano()))
	if s.dice == nil {
		s.dice = rand.New(&s.chance)
	}
	lost = s.dice.IntN(1000) < s.lost
	return s.delay + time.Duration(s.dice.Int64N(int64(s.jitter)+1)), lost
}

// InMemory is a door for guests of the same process, with real links and no network below
// them. It is for tests that play many hours at once.
type InMemory struct{ *door }

// NewInMemory opens a door.
func NewInMemory() *InMemory { return &InMemory{newDoor(Protocol)} }

// Close implements Listener.
func (l *InMemory) Close(why say.Text) { l.close(why) }

// Dial knocks as a guest from a host and waits for the welcome.
func (l *InMemory) Dial(ctx context.Context, g Guest, host string, s *Strait) (Link, *Welcome, error) {
	who := l.arrive(host)
	if who == nil {
		return nil, nil, &Ended{Code: Crowded, Reason: crowded, Remote: true}
	}
	theirs, ours := newPipe(s, host)
	first, cancel := context.WithTimeout(context.Background(), HelloTime)
	if !l.invite(who, func() { theirs.shut(Crowded, crowded) }, func() { defer cancel(); l.greet(first, theirs, who) }) {
		cancel()
		l.leave(who)
		theirs.shut(Closing, closing)
		ours.shut(Closing, closing)
		return nil, nil, &Ended{Code: Closing, Reason: closing, Remote: true}
	}
	return g.enter(ctx, knocked{carrier: ours})
}

// pipeEnd is one end of a connection in memory.
type pipeEnd struct {
	host   string
	strait *Strait
	out    bool // this is the guest's end
	born   time.Time
	other  *pipeEnd

	stream    chan parcel // on its way to this end
	datagrams chan []byte
	rest      []byte
	due       *time.Timer // when the next parcel is; nil before the first
	ctx       context.Context
	cancel    context.CancelCauseFunc

	mu    sync.Mutex
	heard time.Time
}

// parcel is a piece of the stream and when it is due.
type parcel struct {
	b   []byte
	due time.Time
}

const (
	pipePieces = 64                    // of the stream, on their way at once
	pipeAgain  = 40 * time.Millisecond // the delay of a piece whose packet was lost
)

func newPipe(s *Strait, host string) (server, guest *pipeEnd) {
	end := func(out bool) *pipeEnd {
		p := &pipeEnd{
			host: host, strait: s, out: out, born: time.Now(), heard: time.Now(),
			stream: make(chan parcel, pipePieces), datagrams: make(chan []byte, 64),
		}
		p.ctx, p.cancel = context.WithCancelCause(context.Background())
		return p
	}
	server, guest = end(false), end(true)
	server.other, guest.other = guest, server
	for _, p := range []*pipeEnd{server, guest} {
		go p.watch()
	}
	return server, guest
}

// watch ends a connection on which nothing is heard, and keeps an idle one alive.
func (p *pipeEnd) watch() {
	for pause(p.ctx, KeepAlive) {
		if !p.strait.cut(p.out) {
			p.other.hear()
		}
		p.mu.Lock()
		silent := time.Since(p.heard)
		p.mu.Unlock()
		if silent > IdleTime {
			p.cancel(&Ended{Code: Lost, Reason: "The link is lost."})
		}
	}
}

func (p *pipeEnd) hear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.heard = time.Now()
}

func (p *pipeEnd) Write(b []byte) (int, error) {
	takes, lost := p.strait.fate(p.out)
	if lost {
		takes += pipeAgain
	}
	select {
	case p.other.stream <- parcel{append([]byte(nil), b...), time.Now().Add(takes)}:
		return len(b), nil
	case <-p.ctx.Done():
		return 0, context.Cause(p.ctx)
	}
}

func (p *pipeEnd) Read(b []byte) (int, error) {
	for len(p.rest) == 0 {
		select {
		case m := <-p.stream:
			if p.awaits(time.Until(m.due)) {
				p.rest = m.b
			}
		case <-p.ctx.Done():
			return 0, context.Cause(p.ctx)
		}
	}
	n := copy(b, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}

// awaits waits until a parcel that is due in d has arrived, and reports whether it has: the
// other end loses what was on its way when it ended.
func (p *pipeEnd) awaits(d time.Duration) bool {
	for ; ; d = pipeAgain {
		if p.due == nil {
			p.due = time.NewTimer(d)
		} else if d > 0 {
			p.due.Reset(d)
		}
		if d > 0 {
			select {
			case <-p.due.C:
			case <-p.other.ctx.Done():
				return false
			case <-p.ctx.Done():
				return false
			}
		}
		if p.other.ctx.Err() != nil {
			return false
		}
		if !p.other.strait.cut(p.other.out) {
			p.hear()
			return true
		}
	}
}

func (p *pipeEnd) sendDatagram(b []byte) error {
	if len(b) > MaxDatagram {
		return errTooLarge
	}
	takes, lost := p.strait.fate(p.out)
	if lost || p.strait.cut(p.out) {
		return nil
	}
	b = append([]byte(nil), b...)
	time.AfterFunc(takes+1, func() { // after what the stream holds at that moment
		select {
		case p.other.datagrams <- b:
			p.other.hear()
		default: // lost, as datagrams are
		}
	})
	return nil
}

func (p *pipeEnd) receiveDatagram(ctx context.Context) ([]byte, error) {
	return awaitDatagram(ctx, p.datagrams, p.ctx)
}

// shut ends both ends, unless the direction to the other is cut: that end notices by itself.
func (p *pipeEnd) shut(code Code, why say.Text) {
	p.cancel(&Ended{Code: code, Reason: why})
	if code != Gone && !p.strait.cut(p.out) {
		p.other.cancel(&Ended{Code: code, Reason: why, Remote: true})
	}
}

func (p *pipeEnd) ended(err error) *Ended {
	if e, ok := context.Cause(p.ctx).(*Ended); ok {
		return e
	}
	return &Ended{Code: Internal, Reason: because(err)}
}

func (p *pipeEnd) kind() Carrier            { return Carrier{Name: "memory"} }
func (p *pipeEnd) remote() string           { return p.host + ":4000" }
func (p *pipeEnd) pinned() bool             { return true }
func (p *pipeEnd) roundTrip() time.Duration { return p.strait.delay * 2 }
