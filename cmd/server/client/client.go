// Package client is a station without a window: it joins a table over the network, sits down,
// assembles its pictures and gives orders. Bots use it for battles over the wire.
package client

import (
	"context"
	"errors"
	"fmt"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Client is a guest who has joined a table. It must be used by one goroutine only.
type Client struct {
	Welcome *netcode.Welcome
	Lobby   *netcode.Lobby   // the latest, or nil
	Picture *picture.Picture // the seat's latest, or nil

	// Told is called with the events that the seat may know of; may be nil.
	Told func([]event.Event)
	// Refused is called with each refusal; may be nil.
	Refused func(*netcode.Answer)
	// Talked is called with each line of talk, and with the table's own remarks in English;
	// may be nil.
	Talked func(*netcode.Chat)

	// Heard is called with each message before it is handled; may be nil.
	Heard func(netcode.Message)

	Whole    int // whole pictures received
	Frames   int // frames received
	link     netcode.Link
	seat     crew.Seat
	pictures netcode.Pictures
	number   uint32 // of the last order
	answered uint32 // of the last order that has been answered
	told     int64  // the tick of the latest event
	latest   int64  // the tick of the latest frame
}

// Join joins the table at an address. The guest may have a passphrase and an earlier token.
func Join(ctx context.Context, address string, g netcode.Guest) (*Client, error) {
	link, welcome, err := netcode.Dial(ctx, address, g)
	if err != nil {
		return nil, err
	}
	return On(link, welcome), nil
}

// On returns a client for a link that has been welcomed.
func On(link netcode.Link, welcome *netcode.Welcome) *Client {
	return &Client{Welcome: welcome, link: link, number: welcome.Orders, answered: welcome.Orders}
}

// Sit asks for a seat.
func (c *Client) Sit(seat crew.Seat) error {
	c.seat, c.Picture = seat, nil
	c.pictures.DropAll()
	return c.link.Send(&netcode.Sit{Seat: seat})
}

// Hold asks for one of several seats aboard the ship: to take it besides the current one, to
// give it up, or to look from it.
func (c *Client) Hold(seat crew.Seat, how netcode.How) error {
	if how == netcode.Look {
		c.seat, c.Picture = seat, nil
		c.pictures.DropAll()
	}
	return c.link.Send(&netcode.Hold{Seat: seat, How: how})
}

// Resume sets the seat that the table has given back for a token: its pictures come unasked.
func (c *Client) Resume(seat crew.Seat) { c.seat = seat }

// Recall returns what the client need not be sent again when it returns.
func (c *Client) Recall() (r netcode.Recall) {
	if c.Lobby != nil {
		r = netcode.Recall{Held: c.pictures.Latest(), Told: c.told, Lobby: c.Lobby.Mark}
	}
	return r
}

// GoOn continues from the state of an earlier client, as the welcome has confirmed.
func (c *Client) GoOn(was *Client) {
	c.seat, c.Lobby, c.Picture, c.pictures, c.told = was.seat, was.Lobby, was.Picture, was.pictures, was.told
}

// Seat returns the seat that was last asked for, or given in another battle.
func (c *Client) Seat() crew.Seat { return c.seat }

// Ready tells the table whether the client is ready for the battle.
func (c *Client) Ready(ready bool) error { return c.link.Send(&netcode.Ready{Ready: ready}) }

// Send sends any message.
func (c *Client) Send(m netcode.Message) error { return c.link.Send(m) }

// Order gives an order from the client's seat.
func (c *Client) Order(i sim.Intent) error { return c.OrderAs(c.seat, i) }

// OrderAs gives an order from any seat; the table refuses all but the client's own.
func (c *Client) OrderAs(seat crew.Seat, i sim.Intent) error {
	c.number++
	return c.link.Send(&netcode.Order{Order: sim.Order{Seat: seat, Number: c.number, Intent: i}})
}

// Number returns the number of the last order.
func (c *Client) Number() uint32 { return c.number }

// Waits reports whether an order is still unanswered.
func (c *Client) Waits() bool { return c.answered < c.number }

// Link returns the client's link.
func (c *Client) Link() netcode.Link { return c.link }

// Leave says goodbye and waits until the link has ended.
func (c *Client) Leave(why say.Text) {
	c.link.Close(netcode.Bye, why)
	<-c.link.Done()
}

// Next handles one message and reports whether it led to a new picture. The error is that of
// the link when it has ended, or the context's, or wraps picture.ErrFrame.
func (c *Client) Next(ctx context.Context) (picture bool, err error) {
	select {
	case <-ctx.Done():
		return false, ctx.Err()
	case m, open := <-c.link.Inbox():
		if !open {
			return false, c.link.Err()
		}
		return c.take(m)
	}
}

func (c *Client) take(m netcode.Message) (bool, error) {
	if c.Heard != nil {
		c.Heard(m)
	}
	switch m := m.(type) {
	case *netcode.Lobby:
		c.enter(m)
	case *netcode.Answer:
		c.answered = max(c.answered, m.Number)
		if !m.Accepted && c.Refused != nil {
			c.Refused(m)
		}
	case *netcode.Events:
		for i := range m.Events {
			c.told = max(c.told, m.Events[i].Tick)
		}
		if c.Told != nil {
			c.Told(m.Events)
		}
	case *netcode.Chat:
		if c.Talked != nil {
			c.Talked(m)
		}
	case *netcode.Remark:
		if c.Talked != nil {
			c.Talked(&netcode.Chat{From: c.Welcome.Table, Text: netcode.Sentence(m.Text.String())})
		}
	case *netcode.Frame:
		return c.takeFrame(&m.Frame)
	}
	return false, nil
}

// enter handles a lobby. For a new battle it drops everything of the old one and takes the
// seat that the table has given.
func (c *Client) enter(l *netcode.Lobby) {
	turned := c.Lobby != nil && l.Since != c.Lobby.Since
	c.Lobby = l
	c.pictures.DropUpTo(l.Since)
	if !turned {
		return
	}
	if c.Picture != nil && c.Picture.Tick <= l.Since {
		c.Picture = nil
	}
	c.seat = crew.Seat{}
	mine := l.SeatsOf(c.Welcome.Client)
	if len(mine) > 0 {
		c.seat = mine[0].Seat
	}
	if len(mine) > 1 {
		_ = c.Hold(c.seat, netcode.Look) // an error means that the link has ended, which is noticed elsewhere
	}
}

// takeFrame assembles the picture of a frame, if it can, and acknowledges it.
func (c *Client) takeFrame(f *picture.Frame) (bool, error) {
	if f.Tick <= c.latest { // repeated or late
		return false, nil
	}
	c.latest = f.Tick
	c.Frames++
	if f.Base == 0 {
		c.Whole++
	}
	p, err := c.pictures.Take(f, c.seat)
	if p == nil || err != nil {
		return false, err
	}
	c.Picture = p
	return true, c.link.Send(&netcode.Ack{Tick: f.Tick})
}

// Mind decides a seat's orders.
type Mind interface {
	Decide(*picture.Picture) []sim.Intent
	Refused()
}

// Play lets a mind play the client's seat until the battle, the link or the context ends.
func (c *Client) Play(ctx context.Context, m Mind) error {
	c.Refused = func(*netcode.Answer) { m.Refused() }
	for {
		waited := c.Waits()
		fresh, err := c.Next(ctx)
		if err != nil {
			return err
		}
		// A frame may overtake an answer that was sent before it.
		if answered := waited && !c.Waits(); c.Picture == nil || c.Waits() || !fresh && !answered {
			continue
		}
		if c.Picture.Head.Over {
			return nil
		}
		for _, i := range m.Decide(c.Picture) {
			if err := c.Order(i); err != nil {
				return err
			}
		}
	}
}

// IsOver reports whether an error of Next or Play means only that the table or the context has
// ended.
func IsOver(err error) bool {
	var ended *netcode.Ended
	if errors.As(err, &ended) {
		return ended.Code == netcode.Closing || ended.Code == netcode.Bye
	}
	return errors.Is(err, context.Canceled)
}

// Await handles messages until found returns true.
func (c *Client) Await(ctx context.Context, what string, found func() bool) error {
	for !found() {
		if _, err := c.Next(ctx); err != nil {
			return fmt.Errorf("waiting for %s: %w", what, err)
		}
	}
	return nil
}
