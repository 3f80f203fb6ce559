// Package discovery finds tables on the local network, and defines how tables, there and in halls,
// describe themselves.
//
// A seeker sends a datagram to the broadcast addresses; each table tells the seeker alone what it
// plays and where. A question is as long as the longest answer, so that nobody can be flooded by
// questions forged in their name, and a table limits its answers to each source. Nothing here is
// secret or authenticated: a client that joins checks the table's fingerprint over the link itself.
package discovery
