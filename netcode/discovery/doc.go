// Package discovery finds tables on the local network, and says how tables, there and in halls,
// describe themselves.
//
// A seeker sends a datagram to the broadcast addresses; each table answers the
// seeker alone with what it plays and where. A question is as long as the
// longest answer, so that nobody can be flooded by asking in their name, and a
// table answers a source only so often. Nothing here is secret and nothing is
// proven: a client that joins checks the table's fingerprint over the link itself.
package discovery
