// Package cluster is a cluster of NATS servers in this process, for tests.
package cluster

import (
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"broadside/netcode/rough"
)

// Cluster is some NATS servers that keep streams between them.
type Cluster struct {
	URL   string // of all
	nodes []*server.Server
}

// Start starts a cluster, and waits until it keeps streams.
func Start(t testing.TB, size int) *Cluster {
	t.Helper()
	ports, routes := freePorts(t, size)
	c := &Cluster{}
	for i := range size {
		c.nodes = append(c.nodes, start(t, i, ports[i], routes))
	}
	var urls []string
	for _, n := range c.nodes {
		urls = append(urls, n.ClientURL())
	}
	c.URL = strings.Join(urls, ",")
	for until := time.Now().Add(rough.Patience); c.leader() < 0; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatal("the cluster never chooses a leader")
		}
	}
	return c
}

// freePorts returns ports at which nobody listens, and the routes to them.
func freePorts(t testing.TB, size int) (ports []int, routes string) {
	t.Helper()
	var all []string
	for range size {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close() // after all have been chosen
		port := l.Addr().(*net.TCPAddr).Port
		ports, all = append(ports, port), append(all, fmt.Sprint("nats://127.0.0.1:", port))
	}
	return ports, strings.Join(all, ",")
}

func start(t testing.TB, i, port int, routes string) *server.Server {
	t.Helper()
	s, err := server.NewServer(&server.Options{
		ServerName: fmt.Sprint("nats", i+1), Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true,
		Cluster: server.ClusterOpts{Name: "broadside", Host: "127.0.0.1", Port: port}, Routes: server.RoutesFromStr(routes),
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() {
		s.Shutdown()
		s.WaitForShutdown()
	})
	if !s.ReadyForConnections(rough.Patience) {
		t.Fatal("a node of the cluster does not come up")
	}
	return s
}

// leader returns the node that leads the cluster; -1: none does.
func (c *Cluster) leader() int {
	for i, n := range c.nodes {
		if n.Running() && n.JetStreamIsLeader() {
			return i
		}
	}
	return -1
}

// KillLeader ends the node that leads the cluster.
func (c *Cluster) KillLeader(t testing.TB) {
	t.Helper()
	i := c.leader()
	if i < 0 {
		t.Fatal("nobody leads the cluster")
	}
	c.nodes[i].Shutdown()
	c.nodes[i].WaitForShutdown()
}
