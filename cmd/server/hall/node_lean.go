//go:build lean

package hall

import "errors"

// Node is a NATS server in this process. This build omits it, as it would be a sixth of what
// "make play" has to build.
type Node struct{}

// StartNode returns an error that says what to do instead.
func StartNode(string, int, string) (*Node, error) {
	return nil, errors.New("\"make play\" builds no NATS server into this program; build a whole one beside it, with: go build -o bin/broadside-hall ./cmd/server")
}

// URL returns "".
func (n *Node) URL() string { return "" }

// Close does nothing.
func (n *Node) Close() {}
