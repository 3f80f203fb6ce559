//go:build !lean

package hall

import (
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Node is a NATS server in this process.
type Node struct{ s *server.Server }

// StartNode starts a NATS server at an address and port of this machine, 0 for any port. It
// keeps its data in a folder.
func StartNode(host string, port int, folder string) (*Node, error) {
	return startNode(host, port, folder, 0)
}

// startNode is StartNode with at most the given number of bytes of data; 0: no limit but the
// disk's.
func startNode(host string, port int, folder string, most int64) (*Node, error) {
	if port == 0 {
		port = server.RANDOM_PORT
	}
	s, err := server.NewServer(&server.Options{
		ServerName: "broadside", Host: host, Port: port, JetStream: most == 0, StoreDir: folder, NoSigs: true, NoLog: true,
		SyncInterval: time.Second,
	})
	if err != nil {
		return nil, fmt.Errorf("the NATS server of the hall: %w", err)
	}
	s.Start()
	if most > 0 {
		if err := s.EnableJetStream(&server.JetStreamConfig{MaxMemory: 64 << 20, MaxStore: most, StoreDir: folder}); err != nil {
			s.Shutdown()
			return nil, err
		}
	}
	if !s.ReadyForConnections(10 * time.Second) {
		s.Shutdown()
		return nil, errors.New("the NATS server of the hall did not start; is its port taken, or its disk full?")
	}
	return &Node{s}, nil
}

// URL returns the server's URL.
func (n *Node) URL() string { return n.s.ClientURL() }

// Close ends the server.
func (n *Node) Close() {
	n.s.Shutdown()
	n.s.WaitForShutdown()
}
