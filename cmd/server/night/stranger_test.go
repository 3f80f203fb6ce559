package night_test

import (
	"errors"
	"math/rand/v2"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/field"
)

// stranger is a client that keeps to no rule.
type stranger struct{ person }

func newStranger(n *night) *stranger {
	s := &stranger{}
	s.init(n, 60, "Eve")
	s.pace = time.Second
	s.act = s.rave
	return s
}

// rave sends anything.
func (s *stranger) rave(c *client.Client) error {
	if s.n.isCalm() {
		return c.Send(&netcode.Stand{})
	}
	for range 1 + s.dice.IntN(8) {
		m := netcode.NewMessage(netcode.Kind(1 + s.dice.IntN(27)))
		switch m := m.(type) {
		case nil, *netcode.Hello, *netcode.Goodbye:
			continue
		case *netcode.Order:
			for m.Intent == nil {
				m.Intent = sim.NewIntent(crew.Verb(s.dice.IntN(int(crew.LastVerb))))
			}
		}
		if !m.Kind().TravelsOver(netcode.ToServer) && m.Kind() != netcode.KindAck {
			continue
		}
		m.Fields(&chaos{dice: s.dice})
		_ = c.Send(m) // what is too long is not sent
	}
	if s.dice.IntN(20) == 0 {
		return errLeft
	}
	return nil
}

// chaos is the Coder that fills a record with anything.
type chaos struct {
	dice *rand.Rand
	err  error
}

func (c *chaos) Number(name string, v, lo, hi int64) int64 {
	if name == "verb" || name == "verb on foot" || name == "fact" {
		return v
	}
	switch c.dice.IntN(4) {
	case 0:
		return lo
	case 1:
		return hi
	case 2:
		return min(hi, max(lo, int64(c.dice.IntN(5))))
	}
	return lo + c.dice.Int64N(max(1, min(hi-lo, 1<<40)))
}

func (c *chaos) Text(_, _ string, max int) string {
	return "\x1b[2J\u202eDoom"[:min(max, 7)]
}
func (c *chaos) Bytes(_ string, b []byte, _ int) []byte { return b }
func (c *chaos) Count(_ string, _, max int) int         { return min(max, c.dice.IntN(4)) }
func (c *chaos) Fail(err error)                         { c.err = errors.Join(c.err, err) }
func (c *chaos) Err() error                             { return c.err }

var _ field.Coder = (*chaos)(nil)
