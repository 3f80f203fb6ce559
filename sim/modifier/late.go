package modifier

import (
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Promise returns the most that a modifier can do to a thrown roll, or "" if it does not
// wait that long.
func (m Modifier) Promise() say.Text {
	switch m.How {
	case Late:
		if m.N > 1 {
			return say.Of("up to +%dd%d", m.N, m.Faces)
		}
		return say.Of("up to +d%d", m.Faces)
	case Sure:
		return say.Of("up to +%d", m.N)
	case Natural:
		return say.Of("or a %d by", m.N)
	case Enough:
		return "or success by"
	case Second:
		return "or advantage by"
	case Reroll:
		return "or a second roll by"
	}
	return ""
}

// ChangesRoll reports whether a modifier would change a thrown roll at all.
func (m Modifier) ChangesRoll(r *dice.Roll) bool {
	switch m.How {
	case Second:
		return r.Edge() < 0 || r.Reasons.Len() == 0 // else it has advantage, or what cancels it
	case Reroll:
		return m.N == 0 || r.Natural() <= int(m.N)
	}
	return true
}

// CanTurn reports whether a modifier can change the outcome of a thrown roll that must
// reach a number. A natural 1 on an attack misses, whatever is added to it, and a natural
// 20 hits.
func (m Modifier) CanTurn(r *dice.Roll, need int, attack bool) bool {
	total, misses := int(r.Total), attack && r.Natural() == 1
	reaches := func(by int) bool { return total < need && total+by >= need && !misses }
	undercuts := func(by int) bool { return total >= need && total-by < need }
	// succeeds reports whether the roll would succeed if the die showed a face.
	succeeds := func(face int) bool {
		return attack && face == 20 || total-r.Natural()+face >= need && !(attack && face == 1)
	}
	switch n := int(m.N); m.How {
	case Late, Die:
		return reaches(n * int(m.Faces))
	case Less:
		return undercuts(n * int(m.Faces))
	case Sure:
		return reaches(n)
	case Plus:
		return reaches(n) || undercuts(-n) && !misses
	case Second, Reroll:
		best := 20
		if m.How == Second && r.Edge() < 0 {
			best = r.First()
		}
		return (total < need || misses) && m.ChangesRoll(r) && succeeds(best)
	case Natural:
		return r.Natural() < n && succeeds(n)
	}
	return false
}

// Apply applies a modifier to a thrown roll, and throws the dice that it brings.
func (m Modifier) Apply(r *dice.Roll, t *dice.Tray, name say.Text) {
	switch m.How {
	case Late, Die, Less:
		for range m.N {
			r.ThrowLate(t, name, int(m.Faces), m.How == Less)
		}
	case Plus, Sure:
		r.Add(name, int(m.N))
		r.ThrowSum(t, 0, 0)
	case Second:
		r.AddSecond(t, name)
	case Reroll:
		r.Reroll(t, name)
	case Natural:
		r.TurnTo(name, int(m.N))
	}
}
