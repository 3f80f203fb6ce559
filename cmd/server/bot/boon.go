package bot

import (
	"fmt"
	"slices"

	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// boon is the outcome of a power that neither harms nor heals: its user's state before and after
// it.
type boon struct {
	round         int32
	before, after stand
}

// stand is somebody's state, as far as such a power could change it.
type stand struct {
	layers, slots, reserves string
	conditions              say.Text
	friends                 int
}

func (s *boots) stand() stand {
	n := 0
	for i := range s.p.People {
		if o := &s.p.People[i]; o.Side == s.me.Side && o.State == personal.Able {
			n++
		}
	}
	all := func(k picture.StockKind) string { return fmt.Sprint(s.stocks(k)) }
	return stand{all(picture.LayerStock), all(picture.SlotStock), all(picture.ReserveStock), s.me.Conditions, n}
}

// steady is the least number of rounds before a boon is used again.
const steady = 3

// bolster uses a power that neither harms nor heals nor raises a layer, when foes are near: once,
// and again if its effect has ended or can be had twice.
func (b *fighter) bolster(s *boots) (string, sim.Intent) {
	if len(s.threats) == 0 {
		return "", nil
	}
	now := s.stand()
	for i := range s.p.Gear {
		g := &s.p.Gear[i]
		if g.Kind != picture.PowerGear || g.Rule != "" || g.Harms || g.Range > 0 || g.Shape != rulebook.NoArea || heals(g) || g.Raises != 0 || g.Own && g.Gives != 0 || s.own.Focus != "" || slices.Contains(b.dry, g.Number) {
			continue
		}
		was, used := b.boons[g.Number]
		if used && was.after == (stand{}) {
			was.after = now
			b.boons[g.Number] = was
		}
		joined := was.after.friends > was.before.friends
		if used && !joined && (was.after == was.before || now == was.after || s.p.Head.Round < was.round+steady) {
			continue
		}
		b.boons[g.Number] = boon{round: s.p.Head.Round, before: now}
		return fmt.Sprint("bolster ", g.Number), &combat.Cast{Power: g.Number, Target: s.me.ID, At: s.me.At}
	}
	return "", nil
}
