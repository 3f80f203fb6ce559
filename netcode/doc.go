// Package netcode carries messages between a table's server and its stations. It defines the
// messages, their encoding, the checks before decoding and the links that carry them.
// docs/wire.md describes the same for authors of other clients.
//
// A server opens a door and accepts guests, each with a link of their own:
//
//	id, err := netcode.LoadIdentity(dir)
//	door, err := netcode.Listen(":7620", id)
//	link, hello, err := door.Accept(ctx)
//	link.Send(&netcode.Welcome{...})      // or link.Close(netcode.Refused, "...")
//	for m := range link.Inbox() { ... }   // *Sit, *Order, *Ack, ...
//	err = link.Err()                      // why it ended, in plain words
//
// A station dials, and gets the same kind of link:
//
//	link, welcome, err := netcode.Dial(ctx, "host:port", netcode.Guest{
//		Hello: netcode.Hello{Build: build, Name: name},
//		Pin:   known,                     // or Trust: func(Fingerprint) error
//	})
//
// Links never block their owner: Send and SendFrame return at once, one goroutine of each
// link writes, and a side that reads less than MinTaken in StallTime or falls MaxQueued
// behind is cut off with a reason. Frames and acks travel as datagrams, and only the latest
// is kept; everything else travels in order on one stream. Links send and answer pings
// themselves.
//
// Guard walks every incoming message before the decoder sees a byte of it. The decoder then
// reads it field by field, each within its range. The first fault ends the link with its
// Code.
package netcode
