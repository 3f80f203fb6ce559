package night_test

import (
	"fmt"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/space"
)

// gm is a person in the GM's chair, who meddles.
type gm struct {
	person
	deeds []netcode.Deed
}

func newGM(n *night) *gm {
	g := &gm{}
	g.init(n, 40, "Mo")
	g.secret = hostKey
	g.pace = 9 * time.Second
	g.act = g.meddle
	return g
}

// whisper is the GM's words to some sides.
const whisper = "Between us: %d"

// vouch lets somebody take a seat of another side.
func (g *gm) vouch(c *client.Client, number uint32) error {
	g.n.mu.Lock()
	for _, p := range g.n.players {
		if p.client == number {
			p.vouched = time.Now()
		}
	}
	g.n.mu.Unlock()
	return c.Send(&netcode.Kick{Client: number, Ban: netcode.Vouch})
}

// sendAway sends somebody away, who then has no seat.
func (g *gm) sendAway(c *client.Client, number uint32) error {
	g.n.mu.Lock()
	for _, p := range g.n.players {
		if p.client == number || p.had.client == number {
			p.banned = time.Now()
		}
	}
	g.n.mu.Unlock()
	return c.Send(&netcode.Kick{Client: number, Ban: netcode.Leave})
}

// bringBack vouches for a player who may have no seat left on their own side.
func (g *gm) bringBack(c *client.Client) error {
	for _, p := range c.Lobby.Players {
		if p.Here && c.Lobby.SeatOf(p.Client) == nil {
			if err := g.vouch(c, p.Client); err != nil {
				return err
			}
		}
	}
	return nil
}

func (g *gm) meddle(c *client.Client) error {
	if c.Heard == nil {
		c.Heard = func(m netcode.Message) {
			if b, ok := m.(*netcode.Back); ok {
				g.deeds = b.Deeds
			}
		}
	}
	if c.Lobby == nil {
		return nil
	}
	if c.Lobby.SeatOf(c.Welcome.Client) == nil || c.Seat() != crew.Master {
		return c.Sit(crew.Master)
	}
	if c.Picture == nil {
		return nil
	}
	if c.Lobby.State == netcode.Paused {
		return c.Order(&sim.Pause{On: false})
	}
	if g.n.isCalm() {
		g.pace = 2 * time.Second
		return g.bringBack(c)
	}
	what := g.dice.IntN(12)
	switch what {
	case 0, 1, 2, 5, 6: // what everybody sees may change
		g.n.watchAll()
	}
	switch what {
	case 0:
		return c.Order(&sim.Pause{On: true})
	case 1:
		return c.Order(&sim.SetTempo{Tempo: crew.Tempo(g.dice.IntN(int(crew.MaxTempo) + 1))})
	case 2:
		return c.Order(&sim.Damage{Ship: space.ID(1 + g.dice.IntN(3)), Type: shipyard.Kinetic, Amount: int32(g.dice.IntN(9))})
	case 3:
		to := event.Sides(1 + g.dice.IntN(3))
		return c.Order(&sim.Say{Text: fmt.Sprintf(whisper, to), Sides: to})
	case 4:
		return c.Send(&netcode.Back{})
	case 5:
		if len(g.deeds) > 0 {
			d := g.deeds[g.dice.IntN(len(g.deeds))]
			g.deeds = nil
			if g.dice.IntN(2) == 0 {
				select {
				case g.n.doomed <- struct{}{}:
				default:
				}
			}
			return c.Send(&netcode.Back{Tick: d.Tick})
		}
	case 6:
		if g.dice.IntN(3) == 0 || c.Lobby.State == netcode.Over {
			return c.Send(&netcode.Battle{Scenario: g.n.Scenarios(nil)[g.dice.IntN(4)].Key, Seed: 1 + g.dice.Uint64N(1<<30)})
		}
	case 7:
		return g.vouch(c, uint32(g.dice.IntN(12)))
	case 8:
		if g.dice.IntN(3) == 0 {
			return g.sendAway(c, uint32(2+g.dice.IntN(12)))
		}
	case 9:
		return c.Send(&netcode.Absence{How: netcode.WaitFor, Seconds: 5 + g.dice.IntN(60)})
	}
	return nil
}
