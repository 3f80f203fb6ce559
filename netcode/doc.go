// Package netcode carries messages between a table's server and its stations:
// what they are, how they become bytes, what is refused before it is read, and
// the links on which they travel. docs/wire.md describes the same for somebody
// who writes another client.
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
// Links never make their owner wait: Send and SendFrame return at once, one
// goroutine of each link writes, and a side that reads less than MinTaken in
// StallTime or falls MaxQueued behind is cut off with a reason. Frames and acks go as
// datagrams from a mailbox of one, the latest; all else goes in order on one
// stream. Pings are asked and answered by the links themselves.
//
// Whatever comes in is walked by Guard before the decoder sees a byte, and
// then read field by field, each in its range. The first thing that is wrong
// ends the link with its Code.
package netcode
