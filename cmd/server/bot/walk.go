package bot

import (
	"cmp"
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// walk goes on the most pressing errand that leads anywhere. A fighter with foes to shoot at stays
// where they can be shot at.
func (b *fighter) walk(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil || b.engaged(s) {
		return "", nil
	}
	g.been[s.me.At] = g.been[s.me.At] || !g.leadsOn(s.me.At)
	g.learn(s.steps)
	near := g.ways(s.me.At)
	fresh := s.own.Left == s.own.Speed && s.acts() // another turn would bring no more movement
	for _, e := range b.errands(s, g) {
		goal, n := nearest(e.to, near)
		switch {
		case n < 0:
			continue
		case n <= e.enough && e.roams:
			if name, i := s.goTo(b.stepToUnseenLevel(s, g)); i != nil || !fresh {
				return name, i
			}
		case n <= e.enough:
			return "", nil
		default:
			name, i := b.toward(s, g, goal)
			if i != nil || !fresh || s.me.Squares <= 1 && !e.roams {
				return name, i
			}
		}
		g.been[goal] = true // it is too narrow for somebody so large, or somebody is in the way: look elsewhere
	}
	return "", nil
}

// learn notes how the fighter moves, other than on foot.
func (g *ground) learn(steps []picture.StepRow) {
	for i := range steps {
		st := &steps[i]
		g.leaps = g.leaps || st.Jump
		g.soars = g.soars || st.Mode == rulebook.FlyMode || st.Mode == rulebook.Climb && g.charAt(st.At) == 'v' && st.Hard&personal.Falling == 0
	}
}

// stepToUnseenLevel returns the step from here to a level that was never seen, or nil.
func (b *fighter) stepToUnseenLevel(s *boots, g *ground) *picture.StepRow {
	for i := range s.p.Steps {
		if st := &s.p.Steps[i]; st.Hard&personal.OtherLevel != 0 && st.From == s.me.At && g.charAt(st.At) == ' ' && !b.isBlocked(s, st.At) {
			return st
		}
	}
	return nil
}

// hurry returns a second move for a fighter who has to get away, or is called somewhere while no foe is
// up, and is not there yet.
func (b *fighter) hurry(s *boots) (string, sim.Intent) {
	g := b.decks[s.me.Deck]
	if g == nil || s.may(crew.Dash) == nil {
		return "", nil
	}
	to := s.meeting(g)
	if slices.Contains(to, s.me.At) || !s.leaving() && (len(to) == 0 || len(s.standing()) > 0) {
		return "", nil
	}
	return "dash", &action.Deed{What: crew.Dash, Quick: s.may(crew.Dash).Hand == personal.WithSecond}
}

// nearest returns the square with the shortest way and its distance, or -1. Of equals it takes the
// first on the map.
func nearest(to []deckplan.Square, from ways) (at deckplan.Square, n int) {
	n = -1
	for _, q := range to {
		if w, ok := from.distanceTo(q); ok && (n < 0 || w < n || w == n && isBefore(q, at)) {
			at, n = q, w
		}
	}
	return at, n
}

func isBefore(a, b deckplan.Square) bool {
	if a.Level != b.Level {
		return a.Level < b.Level
	}
	return a.Y < b.Y || a.Y == b.Y && a.X < b.X
}

// toward takes the step of this turn that leads nearest to a place, and opens or forces a door that
// is in the way.
func (b *fighter) toward(s *boots, g *ground, goal deckplan.Square) (string, sim.Intent) {
	from := g.ways(goal)
	here, ok := from.distanceTo(s.me.At)
	if !ok {
		return "", nil
	}
	for _, d := range eight[:4] {
		q := s.me.At.Plus(d.X, d.Y)
		n, ok := from.distanceTo(q)
		if !ok || n >= here {
			continue
		}
		switch g.charAt(q) {
		case '+':
			return fmt.Sprint("door ", q), &action.Deed{What: crew.Door, At: q}
		case 'x':
			if s.acts() {
				return fmt.Sprint("force ", q), &action.Deed{What: crew.Force, At: q}
			}
		}
	}
	var step *picture.StepRow
	least := here
	for i := range s.p.Steps {
		st := &s.p.Steps[i]
		n, ok := from.distanceTo(st.At)
		if !ok || b.isBlocked(s, st.At) {
			continue
		}
		if n < least || n == least && step != nil && shelter(g, st.At) > shelter(g, step.At) {
			step, least = st, n
		}
	}
	return s.goTo(step)
}

// straight returns the squares of a straight way from one to another.
func straight(from, to deckplan.Square) (path []deckplan.Square) {
	for at := from; at != to; {
		at = at.Plus(int16(cmp.Compare(to.X, at.X)), int16(cmp.Compare(to.Y, at.Y)))
		path = append(path, at)
	}
	return path
}

// goTo returns the order that takes a step, by its kind.
func (s *boots) goTo(step *picture.StepRow) (string, sim.Intent) {
	if step == nil || step.At == s.me.At {
		return "", nil
	}
	move := &movement.Move{Mode: step.Mode, Jump: step.Jump}
	if move.Path = pathTo(s.steps, step); step.Jump {
		move.Path = straight(s.me.At, step.At)
	}
	if step.Mode == rulebook.FlyMode {
		move.Height = s.me.Height
	}
	return fmt.Sprint("walk ", step.At), move
}

// isBlocked reports whether somebody stands at a square, or an attempt to go there failed.
func (b *fighter) isBlocked(s *boots, q deckplan.Square) bool {
	return s.taken(q) || b.tried(fmt.Sprint("walk ", q))
}

// taken reports whether somebody else stands or lies at a square.
func (s *boots) taken(q deckplan.Square) bool {
	return slices.ContainsFunc(s.p.People, func(o picture.PersonRow) bool {
		return o.Deck == s.me.Deck && o.At == q && o.ID != s.me.ID && o.State != personal.Dead
	})
}

// shelter returns how many things beside a square give cover there.
func shelter(g *ground, q deckplan.Square) (n int) {
	for _, d := range eight[:4] {
		switch g.charAt(q.Plus(d.X, d.Y)) {
		case ',', 'o', 'O', '#':
			n++
		}
	}
	return n
}

// pathTo returns the way to a step, without the square where the fighter stands.
func pathTo(steps []picture.StepRow, to *picture.StepRow) (path []deckplan.Square) {
	for at := to; at != nil && at.From != at.At; {
		path = append(path, at.At)
		var before *picture.StepRow
		for i := range steps {
			if steps[i].Before(at) {
				before = &steps[i]
			}
		}
		at = before
	}
	slices.Reverse(path)
	return path
}
