package netcode

import (
	"context"
	"net/http"

	"github.com/coder/websocket"
)

// hangUp ends a connection. A browser waits for the other side, which may be gone.
func hangUp(c *websocket.Conn) {
	go func() { _ = c.Close(websocket.StatusNormalClosure, "") }()
}

// webError is why there is no connection: a browser does not tell.
func webError(ctx context.Context, _ *http.Response, addr string) error {
	if ctx.Err() != nil {
		return errUnheard
	}
	return &Ended{Code: Lost, Reason: CleanLine("The table at "+addr+" does not answer: see that this device is still on its network, and that the table is open.", MaxReason)}
}

// quicWay is nowhere: a browser has no QUIC of its own.
func (g *Guest) quicWay(context.Context, string) (func(context.Context) knocked, error) {
	return nil, &Ended{Code: Refused, Reason: "A browser reaches only the table that its page is from. Open the link of the other one, or join it with the program."}
}
