package netcode

import (
	"context"
	"errors"
	"sync"
	"syscall/js"

	"broadside/sim/say"
)

// browsed is a WebSocket of the browser. It uses no library, as those add an HTTP client with
// TLS to the page, a tenth of its size.
type browsed struct {
	conn   js.Value
	opened chan struct{}
	closed chan struct{}
	news   chan struct{} // signals a new message

	mu   sync.Mutex
	came [][]byte
}

// openSocket opens a WebSocket. A browser does not say why one fails.
func openSocket(ctx context.Context, addr, path string) (socket, error) {
	b := &browsed{opened: make(chan struct{}), closed: make(chan struct{}), news: make(chan struct{}, 1)}
	silent := &Ended{Code: Lost, Reason: say.Of(unreached, CleanLine(addr, MaxReason))}
	if err := attempt(func() { b.conn = js.Global().Get("WebSocket").New(addr + path) }); err != nil {
		return nil, silent
	}
	b.conn.Set("binaryType", "arraybuffer")
	b.listen()
	select {
	case <-b.opened:
		return b, nil
	case <-b.closed:
		return nil, silent
	case <-ctx.Done():
	}
	select {
	case <-b.opened: // it opened, and the page was too busy to see it in time
		return b, nil
	default:
		b.hangUp()
		return nil, errUnheard
	}
}

// listen handles the browser's events until the WebSocket is closed.
func (b *browsed) listen() {
	var all []js.Func
	on := func(what string, do func(js.Value)) {
		f := js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		})
		all = append(all, f)
		b.conn.Set(what, f)
	}
	on("onopen", func(js.Value) { close(b.opened) })
	on("onmessage", func(e js.Value) { b.take(e.Get("data")) })
	on("onclose", func(js.Value) {
		close(b.closed)
		for _, f := range all {
			f.Release()
		}
	})
}

// take keeps a message until it is read. It ignores text and anything longer than a piece.
func (b *browsed) take(data js.Value) {
	var m []byte
	if data.InstanceOf(js.Global().Get("ArrayBuffer")) && data.Get("byteLength").Int() <= 1+piece {
		m = toGo(js.Global().Get("Uint8Array").New(data))
	}
	b.mu.Lock()
	b.came = append(b.came, m)
	b.mu.Unlock()
	select {
	case b.news <- struct{}{}:
	default:
	}
}

// next returns the oldest unread message.
func (b *browsed) next() (m []byte, ok bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.came) == 0 {
		return nil, false
	}
	m, b.came = b.came[0], b.came[1:]
	return m, true
}

var errClosed = errors.New("the WebSocket is closed")

func (b *browsed) read(ctx context.Context) ([]byte, error) {
	for {
		if m, ok := b.next(); ok {
			return m, nil
		}
		select {
		case <-b.news:
		case <-b.closed:
			if m, ok := b.next(); ok {
				return m, nil
			}
			return nil, errClosed
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func (b *browsed) write(_ context.Context, m []byte) error {
	select {
	case <-b.closed:
		return errClosed
	default:
	}
	return attempt(func() { b.conn.Call("send", toJS(m)) })
}

// hangUp ends the connection. The browser waits for the other side, which may be gone.
func (b *browsed) hangUp() { b.conn.Call("close") }

// attempt returns what do throws in the browser.
func attempt(do func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = thrown
		default:
			panic(thrown)
		}
	}()
	do()
	return nil
}

// quicWay always fails: a browser has no QUIC of its own.
func (g *Guest) quicWay(context.Context, string) (func(context.Context) knocked, error) {
	return nil, &Ended{Code: Refused, Reason: elsewhere}
}
