package table_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
	"broadside/sim"
)

// passer is somebody who joins a table again and again.
type passer struct {
	*hosted
	chance *rand.Rand
	name   string
	seats  []crew.Seat
	token  []byte
	stays  int
	// unheard counts how often nobody answered at the door in time.
	unheard int
}

// pass stays at the table for a while, and leaves in one way or another.
func (p *passer) pass() error {
	var line rough.Cable
	c, err := client.Join(p.ctx, p.address, p.guest(p.name, with(p.token), p.by(&line)))
	switch code := netcode.CodeOf(err); {
	case err == nil:
	case code == netcode.Lost: // the machine is busy
		p.unheard++
		return nil
	case code == netcode.Full || code == netcode.Crowded || code == netcode.Kicked || p.ctx.Err() != nil:
		return nil
	case code == netcode.Spent: // the next token was lost with its link
		p.token = nil
		return nil
	default:
		return err
	}
	p.stays++
	p.token = c.Welcome.Token
	for range p.chance.IntN(30) {
		if err := p.act(c); err != nil {
			break // sent away, or replaced by themselves
		}
	}
	switch p.chance.IntN(4) {
	case 0:
		c.Leave("Enough.")
	case 1: // like a killed station
		line.Pull()
		c.Link().Close(netcode.Gone, "")
	case 2: // forgotten, and rejoins meanwhile
		again, err := client.Join(p.ctx, p.address, p.guest(p.name, with(p.token)))
		if err == nil {
			p.token = again.Welcome.Token
			_ = again.Ready(true) // the link may be over
			again.Leave("")
		}
		c.Leave("")
	default:
		c.Link().Close(netcode.Bye, "")
	}
	<-c.Link().Done()
	return nil
}

// act does one thing, sensible or not, and handles what has come.
func (p *passer) act(c *client.Client) error {
	seat := p.seats[p.chance.IntN(len(p.seats))]
	var err error
	switch p.chance.IntN(10) {
	case 0, 1:
		err = c.Sit(seat)
	case 2:
		err = c.Send(&netcode.Stand{})
	case 3:
		err = c.Ready(p.chance.IntN(2) == 0)
	case 4:
		err = c.Send(&netcode.Chat{Text: "Hello."})
	case 5:
		err = c.Send(&netcode.Kick{Client: p.chance.Uint32N(40), Ban: netcode.Ban(p.chance.IntN(3))})
	case 6:
		err = c.OrderAs(seat, &sim.Pause{On: p.chance.IntN(4) == 0})
	case 7:
		err = c.Order(&deployment.Fire{Target: 2})
	case 8:
		err = c.Order(&sim.EndTurn{})
	default:
		err = c.Send(&netcode.Battle{Scenario: "duel", Seed: 3})
	}
	for range 1 + p.chance.IntN(40) {
		if err != nil {
			return err
		}
		select {
		case <-time.After(2 * time.Millisecond):
			return nil
		default:
		}
		if len(c.Link().Inbox()) > 0 {
			_, err = c.Next(p.ctx)
		} else {
			time.Sleep(time.Millisecond)
		}
	}
	return err
}

func TestFaultPeopleComeLeaveAndDie(t *testing.T) {
	long, err := rough.Soak(4*time.Second, 3*time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	prog := &programme{t: t}
	prog.change = func(b *table.Battle) {
		var s table.Settings
		withBots(&s)
		b.Minds, b.Pace, b.Now, b.Opening = s.Minds, s.Pace, true, live
	}
	var d *diary
	h := hostOnLoopback(t, func(s *table.Settings) {
		withBots(s)
		d = audited(s)
		s.Now, s.Opening, s.Programme, s.Journal, s.Capacity = true, live, prog, closing{&prog.closed}, 12
	})
	seats := []crew.Seat{crew.Master, screen, pilot, gunner, raider, {Ship: 3, Role: crew.Pilot, Number: 1}, {Ship: 77, Role: crew.GM, Number: 3}}
	ctx, cancel := context.WithTimeout(h.ctx, long+rough.Patience)
	defer cancel()
	var passing sync.WaitGroup
	end := time.Now().Add(long)
	stays, unheard := make([]int, 16), make([]int, 16)
	for i := range stays {
		p := &passer{hosted: h, chance: rand.New(rand.NewPCG(uint64(i), 5)), name: fmt.Sprint("Passer ", i%9), seats: seats}
		passing.Go(func() {
			for ctx.Err() == nil && (time.Now().Before(end) || p.stays == 0) {
				if err := p.pass(); err != nil {
					t.Errorf("%s: %v", p.name, err)
					return
				}
			}
			stays[i], unheard[i] = p.stays, p.unheard
		})
	}
	passing.Wait()
	all, deaf := 0, 0
	for i, n := range stays {
		all, deaf = all+n, deaf+unheard[i]
	}

	// A guest who joins now finds a working table.
	c := h.join("Ada")
	h.await(c, "the lobby", func() bool { return c.Lobby != nil })
	if n := len(c.Lobby.Players); n > 12 {
		t.Errorf("%d are at a table for 12", n)
	}
	for _, s := range c.Lobby.Seats {
		if s.Holder == netcode.Taken && s.Client != c.Welcome.Client && !here(c.Lobby, s.Client) {
			t.Errorf("somebody who is not here has the seat %+v", s)
		}
	}
	said := false
	c.Talked = func(m *netcode.Chat) { said = said || m.Text == "Still there?" }
	if err := c.Send(&netcode.Chat{Text: "Still there?"}); err != nil {
		t.Fatal(err)
	}
	h.await(c, "its own words", func() bool { return said })
	t.Logf("%d stays in %v, %d knocks unheard, %d battles, %d entries of joins", all, long, deaf, prog.made.Load(), len(d.entries(t, "join")))
	if slices.Contains(stays, 0) || deaf > all/10 {
		t.Errorf("of these stays were %d, and %d knocks unheard", stays, deaf)
	}
	h.end()
}

func here(l *netcode.Lobby, client uint32) bool {
	for _, p := range l.Players {
		if p.Client == client {
			return p.Here
		}
	}
	return false
}
