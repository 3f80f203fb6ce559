package netcode

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"broadside/sim/picture"
	"broadside/sim/say"
)

// Link is one side's end of a connection. Its methods may be called from any goroutine.
type Link interface {
	// Send queues a message and returns at once. Acks are not queued: only the latest is sent.
	// Events that are too many for one message are sent as several. The error is an *Ended if
	// the link has ended, or wraps ErrSize, ErrCount or field.ErrRange if the message cannot
	// be sent.
	Send(Message) error

	// SendPacked is Send for a message that Pack has encoded for several links of a server.
	SendPacked(Packed) error

	// SendFrame replaces a frame that has not been sent yet, and returns at once. It copies
	// the frame's bits.
	SendFrame(picture.Frame) error

	// Inbox returns the channel of received messages, in order for those of the stream; frames
	// and acks may be lost or late. It is closed after the last one. A link whose inbox is
	// full stops reading.
	Inbox() <-chan Message

	// NotifyOrders has a function called, by a goroutine of the link, whenever an order has
	// reached the inbox. It must not wait.
	NotifyOrders(func())

	// Close says goodbye, with a reason for people, and ends the link. It returns at once;
	// Done is closed when everything has ended.
	Close(Code, say.Text)

	// Done is closed when the link has ended together with its goroutines.
	Done() <-chan struct{}

	// Err returns why the link ended, as an *Ended, or nil if it has not.
	Err() error

	// Remote names the other side, for logs.
	Remote() string

	// Carrier returns what carries the link.
	Carrier() Carrier

	// Pinned reports whether the table has proven its key to the guest, so that nobody between
	// them can listen.
	Pinned() bool

	// Quiet returns the time since anything came from the other side, pings included.
	Quiet() time.Duration

	// RoundTrip returns the current round-trip time.
	RoundTrip() time.Duration
}

// Carrier describes to people what carries a link.
type Carrier struct {
	Name string // QUIC, WebTransport, WebSocket or memory
	Why  string // why a WebSocket is used and not WebTransport, if the guest knows
}

// carrier is what carries a link: a stream and datagrams.
type carrier interface {
	io.ReadWriter // the stream

	// sendDatagram may block; it returns errTooLarge for a datagram that the path cannot
	// carry.
	sendDatagram([]byte) error
	receiveDatagram(context.Context) ([]byte, error)

	// shut ends the carrier at once; blocked calls return an error.
	shut(Code, say.Text)

	// ended returns what an error of the carrier means for the link.
	ended(error) *Ended

	kind() Carrier
	remote() string
	pinned() bool
	roundTrip() time.Duration
}

// untimed is a carrier that cannot measure its round-trip time: the link measures it with
// pings.
type untimed interface{ answered(took time.Duration) }

// errTooLarge is a carrier's answer to a datagram that the path cannot carry.
var errTooLarge = errors.New("the datagram does not fit the path")

// side distinguishes a server's end of a link from a client's.
type side struct {
	stream, datagram Channel // what it reads
	opener           Kind    // what it must hear first
	padding          int     // the least that it writes at once
	asks             bool    // whether it pings when it hears nothing
}

var (
	serverSide = side{stream: ToServer, datagram: AckToServer, opener: KindHello}
	clientSide = side{stream: ToClient, datagram: FrameToClient, opener: KindWelcome, padding: PaddedSize, asks: true}
)

// link is a Link over any carrier.
type link struct {
	side  side
	c     carrier
	inbox chan Message
	out   outbox

	mu     sync.Mutex
	over   *Ended
	linger *time.Timer

	stop    <-chan struct{} // closed when over is set
	halt    func()          // closes it
	silent  chan struct{}   // closed at the end of the stream
	done    chan struct{}
	opening sync.Mutex  // held while the opener is put into the inbox
	greeted atomic.Bool // the opener has come
	born    time.Time
	heard   atomic.Int64 // when anything last came, as a time.Duration since born
	running atomic.Int32 // goroutines
	after   func()       // called when the link is done, or nil
	ordered atomic.Value // a func(): called when an order has reached the inbox
	buried  bool

	acknowledged atomic.Int64 // the tick of the latest frame that the client has assembled
	repeated     atomic.Int64 // the tick of the frame that is sent again unless it is acknowledged
	again        *time.Timer  // has it sent again
	lapsed       atomic.Bool  // it is due

	deadline *time.Timer // ends the link when less than MinTaken is written in StallTime
}

func newLink(c carrier, s side) *link {
	ctx, halt := context.WithCancel(context.Background())
	l := &link{
		side: s, c: c, born: time.Now(), stop: ctx.Done(), halt: halt,
		inbox:  make(chan Message, InboxSize),
		out:    outbox{wake: make(chan struct{}, 1)},
		silent: make(chan struct{}),
		done:   make(chan struct{}),
	}
	l.deadline = time.AfterFunc(StallTime, func() {
		l.finish(&Ended{Code: Stalled, Reason: say.Of("Less than %d KB was read in %d s.", MinTaken>>10, int(StallTime/time.Second))})
	})
	l.deadline.Stop()
	l.again = time.AfterFunc(RepeatTime, func() {
		l.lapsed.Store(true)
		l.out.nudge()
	})
	l.again.Stop()
	l.running.Store(3)
	go l.sendLoop()
	go l.streamLoop()
	go l.datagramLoop(ctx)
	return l
}

func (l *link) Inbox() <-chan Message    { return l.inbox }
func (l *link) NotifyOrders(do func())   { l.ordered.Store(do) }
func (l *link) Done() <-chan struct{}    { return l.done }
func (l *link) Remote() string           { return l.c.remote() }
func (l *link) Carrier() Carrier         { return l.c.kind() }
func (l *link) Pinned() bool             { return l.c.pinned() }
func (l *link) RoundTrip() time.Duration { return l.c.roundTrip() }

func (l *link) Quiet() time.Duration { return time.Since(l.born) - time.Duration(l.heard.Load()) }

// mark returns the mark of a ping: the age of the link in milliseconds.
func (l *link) mark() uint32 { return uint32(time.Since(l.born) / time.Millisecond) }

// hear notes that something has arrived.
func (l *link) hear() { l.heard.Store(int64(time.Since(l.born))) }

func (l *link) Err() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.over == nil {
		return nil
	}
	return l.over
}

func (l *link) Close(code Code, why say.Text) {
	l.finish(&Ended{Code: code, Reason: fitted(why, MaxReasonBytes)})
}

// finish records why the link has ended, once, and starts its shutdown.
func (l *link) finish(e *Ended) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.over != nil {
		return
	}
	l.over = e
	shut := func() { l.c.shut(e.Code, e.Reason) }
	if e.Remote || e.Code == Stalled || e.Code == Lost || e.Code == Gone {
		l.running.Add(1)
		go func() { // before the others may end
			defer l.leave()
			shut()
		}()
	} else {
		l.linger = time.AfterFunc(LingerTime, shut)
	}
	l.halt()
}

// leave ends one of the link's goroutines. The last one closes Done.
func (l *link) leave() {
	if l.running.Add(-1) > 0 {
		return
	}
	l.deadline.Stop()
	l.mu.Lock()
	if l.linger != nil {
		l.linger.Stop()
	}
	e, after := l.over, l.after
	l.buried = true
	l.mu.Unlock()
	l.c.shut(e.Code, e.Reason)
	close(l.inbox)
	close(l.done)
	if after != nil {
		after()
	}
}

// whenDone registers a function to be called when the link is done.
func (l *link) whenDone(do func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.after = do; l.buried {
		go do()
	}
}

// streamLoop reads the stream to its end. After the link has ended it discards what it reads
// until the other side has closed too.
func (l *link) streamLoop() {
	defer l.leave()
	defer close(l.silent)
	r := streamReader{from: l.side.stream}
	for {
		m, err := r.next(l.c)
		if err != nil {
			l.finish(l.reason(err))
			break
		}
		l.hear()
		if bye, ok := m.(*Goodbye); ok {
			l.finish(&Ended{Code: bye.Code, Reason: reason(string(bye.Reason)), Remote: true})
			l.c.shut(bye.Code, "") // even when both sides said goodbye at once
			return
		}
		if err := l.take(m); err != nil {
			l.finish(l.reason(err))
			break
		}
	}
	_, _ = io.Copy(io.Discard, l.c)
}

// reason returns why an error ends the link: a faulty message or a failed carrier.
func (l *link) reason(err error) *Ended {
	var ended *Ended
	if errors.As(err, &ended) {
		return ended
	}
	if code := CodeOf(err); code != Internal {
		return &Ended{Code: code, Reason: say.Of("A message was refused: %s.", because(err))}
	}
	return l.c.ended(err)
}

// take handles a message of the stream.
func (l *link) take(m Message) error {
	opens := m.Kind() == l.side.opener
	if opens == l.greeted.Load() {
		return fmt.Errorf("%w: %s", ErrOrder, m.Kind())
	}
	switch m := m.(type) {
	case *Ping:
		return l.Send(&Pong{Mark: m.Mark})
	case *Pong:
		if c, ok := l.c.(untimed); ok {
			c.answered(time.Duration(l.mark()-m.Mark) * time.Millisecond)
		}
		return nil
	}
	if l.Err() != nil { // otherwise a message after a dropped opener would come first
		return nil
	}
	if opens { // no datagram may overtake the opener, nor be dropped once it has been read
		l.opening.Lock()
		defer l.opening.Unlock()
	}
	select {
	case l.inbox <- m:
		if opens {
			l.greeted.Store(true)
		}
		if notify, ok := l.ordered.Load().(func()); ok && m.Kind() == KindOrder {
			notify()
		}
	case <-l.stop:
	}
	return nil
}

// open reports whether the opener has reached the inbox.
func (l *link) open() bool {
	l.opening.Lock()
	defer l.opening.Unlock()
	return l.greeted.Load()
}

// awaitDatagram returns the next datagram that has come to a carrier in this process, until the
// carrier ends.
func awaitDatagram(ctx context.Context, arrived <-chan []byte, carrier context.Context) ([]byte, error) {
	select {
	case b := <-arrived:
		return b, nil
	case <-carrier.Done():
		return nil, context.Cause(carrier)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// datagramLoop reads datagrams. It drops one that finds the inbox full or overtakes the
// opener.
func (l *link) datagramLoop(ctx context.Context) {
	defer l.leave()
	for {
		b, err := l.c.receiveDatagram(ctx)
		if err != nil {
			if ctx.Err() == nil {
				l.finish(l.c.ended(err))
			}
			return
		}
		m, err := openDatagram(b, l.side.datagram)
		if err != nil {
			l.finish(l.reason(err))
			return
		}
		l.hear()
		if !l.open() {
			continue
		}
		if a, ok := m.(*Ack); ok {
			if l.acknowledged.Store(max(a.Tick, l.acknowledged.Load())); a.Tick >= l.repeated.Load() {
				l.again.Stop() // most frames are acknowledged before that
			}
		}
		select {
		case l.inbox <- m:
		case <-l.stop:
			return
		default:
		}
	}
}
