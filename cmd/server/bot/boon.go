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

// boon is what came of a power that neither harms nor heals: how its user stood
// before and after it.
type boon struct {
	round         int32
	before, after stand
}

// stand is how somebody stands, as far as such a power could change it.
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

// steady is how many rounds a boon is given before it is used once more.
const steady = 3

// bolster uses what neither harms nor heals nor raises a layer, with foes near: once, and again where
// something has come of it that is gone by now, or that there can be more of.
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
