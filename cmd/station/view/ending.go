package view

import (
	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/sim/say"
)

// Ending asks for confirmation before a turn ends in which somebody can still attack.
type Ending struct {
	asked bool
	round int32
	seat  crew.Seat
	waits turn // to be ended once the picture shows the effect of earlier orders
}

// turn identifies a turn of a seat.
type turn struct {
	open  bool
	round int32
	seat  crew.Seat
}

// Sure reports whether to end the turn; asked is whether that was ordered. If an attack is still
// possible, it says so, and the turn ends when it is ordered again. If it was ordered right after
// another order, that order's effect decides.
func (e *Ending) Sure(u *kit.UI, v *View, end kit.Action, asked bool) bool {
	now := turn{true, v.Head.Round, v.Head.Seat}
	if v.Settling {
		if asked {
			e.waits = now
		}
		return false
	}
	asked, e.waits = asked || e.waits == now && end.Possible(), turn{}
	if !asked {
		return false
	}
	left := v.attackLeft()
	was := *e
	if *e = (Ending{asked: true, round: v.Head.Round, seat: v.Head.Seat}); left == "" || was == *e {
		*e = Ending{}
		return true
	}
	key := say.Name(u.Label("bridge.end"))
	if key == "" {
		key = "End turn"
	}
	u.Tell(kit.Toast{Text: say.Of("You can still attack %s. %s again to end your turn.", left, key), Tone: kit.Warn})
	return false
}

// attackLeft returns whom the seat can still attack with a chance to hit in its turn, or "".
func (v *View) attackLeft() say.Text {
	if v.Role == crew.Boots || v.Head.Seat.Role == crew.Boots {
		for i := range v.Acts {
			if a := &v.Acts[i]; a.Verb == crew.Strike && a.Why == "" && a.Chance > 0 {
				if p := v.Person(a.Person); p != nil && p.Side != v.Head.Side {
					return say.Name(p.Name)
				}
			}
		}
		return ""
	}
	for i := range v.Options {
		if o := &v.Options[i]; o.Verb == crew.Attack && o.Why() == "" && o.Chance > 0 {
			if k := v.Contact(o.Target); k != nil && k.Side != v.Head.Side {
				return say.Name(k.Name)
			}
		}
	}
	return ""
}
