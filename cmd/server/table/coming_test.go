package table

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
)

// passing is a link from a machine of its own that records why it was closed.
type passing struct {
	ear
	from, why string
}

func (p *passing) Remote() string { return p.from }

func (p *passing) Close(_ netcode.Code, why say.Text) {
	if p.why == "" {
		p.why = why.String()
	}
}

func (p *passing) Done() <-chan struct{} {
	done := make(chan struct{})
	close(done)
	return done
}

// TestNobodyIsTurnedAwayForWhoIsComing makes far more guests join at once than the table has places
// for: all are let in, some each tick, though those who take no seat have to make room again.
func TestNobodyIsTurnedAwayForWhoIsComing(t *testing.T) {
	synctest.Test(t, nobodyIsTurnedAway)
}

func nobodyIsTurnedAway(t *testing.T) {
	table := New(Settings{Name: "Test", Battle: Battle{World: battle(t, "duel", crew.Rounds)}, Tick: 100 * time.Millisecond})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- table.Run(ctx) }()
	var all []*passing
	for i := range 3 * netcode.MaxPlayers {
		p := &passing{ear: ear{inbox: make(chan netcode.Message, 1), now: func() int64 { return 0 }}, from: fmt.Sprintf("192.0.2.%d:4000", i+1)}
		all = append(all, p)
		table.arrivals <- arrival{p, &netcode.Hello{Name: fmt.Sprint("Guest ", i)}}
	}
	time.Sleep(200 * time.Millisecond) // two ticks, in which the last of them is let in
	cancel()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	for i, p := range all {
		if len(p.heard) == 0 || !strings.Contains(p.why, "closing") && !strings.Contains(p.why, "taken no seat") {
			t.Errorf("guest %d was sent away before they were in: %s", i, p.why)
		}
	}
}
