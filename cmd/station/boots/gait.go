package boots

import (
	"slices"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// gait is how a click on the deck moves the character, and at what height for one who flies.
type gait struct {
	mode   rulebook.Mode
	jump   bool
	step   bool // one careful step
	height int16
	later  bool // as a reaction, with the whole speed
	onFoot bool // climbing goes where walking does, at the same cost
}

// taken reports whether a row of steps belongs to the gait.
func (g *gait) taken(st *picture.StepRow) bool {
	mode := g.mode
	if g.onFoot {
		mode = rulebook.Walk
	}
	return st.Mode == mode && st.Jump == g.jump && st.Careful == g.step && (g.later || st.Hard&personal.Later == 0)
}

func (g *gait) name() say.Text {
	switch {
	case g.jump:
		return "jump"
	case g.step:
		return "step with care"
	}
	return say.Text(g.mode.String())
}

// kinds returns the gaits that the character can use now.
func kinds(v *view.View) (list []gait) {
	list = append(list, gait{})
next:
	for i := range v.Steps {
		st := &v.Steps[i]
		if st.Hard&personal.Later != 0 {
			continue
		}
		for k := range list {
			if list[k].taken(st) {
				continue next
			}
		}
		list = append(list, gait{mode: st.Mode, jump: st.Jump, step: st.Careful})
	}
	walks := slices.ContainsFunc(v.Steps, func(st picture.StepRow) bool { return list[0].taken(&st) && st.At != st.From })
	if walks && !slices.ContainsFunc(list, func(g gait) bool { return g.mode == rulebook.Climb }) {
		list = append(list, gait{mode: rulebook.Climb, onFoot: true})
	}
	return list
}

// strides returns the controls for choosing the gait.
func (s *Screen) strides(v *view.View, me *picture.PersonRow) (list []extra) {
	all, at := kinds(v), -1
	for i := range all {
		if all[i].mode == s.gait.mode && all[i].jump == s.gait.jump && all[i].step == s.gait.step {
			at = i
		}
	}
	if at < 0 {
		s.gait, at = gait{height: me.Height}, 0
	}
	s.gait.onFoot = all[at].onFoot
	next := all[(at+1)%len(all)]
	move := kit.Action{Name: say.Of("Move: %s", s.gait.name()), Short: kit.Capital(s.gait.name()), Key: "boots.gait", On: at > 0, Cut: true, Does: say.Of("How a click on the deck moves you. Press for: %s.", next.name())}
	if len(all) == 1 {
		move.Does, move.Why, move.Brief = "How a click on the deck moves you.", "There is no other way to move now.", "No other way."
		if why := notNow(v); why != "" {
			move.Why, move.Brief = why, ""
		}
	}
	list = append(list, extra{move, func() sim.Intent {
		s.gait = next
		s.gait.height = me.Height
		return nil
	}})
	d := s.deck.Row()
	if s.gait.mode != rulebook.FlyMode || d == nil {
		return list
	}
	for _, c := range [...]struct {
		name say.Text
		key  kit.Bound
		by   int16
	}{{"Rise", "boots.rise", d.Square}, {"Sink", "boots.sink", -d.Square}} {
		to := max(0, s.gait.height+c.by)
		list = append(list, extra{kit.Action{Name: say.Of("%s to %d %s", c.name, to, d.Unit), Key: c.key, Cut: true,
			Does: "The height of your next flight; each unit up or down costs one of movement. Click yourself to rise in place."}, func() sim.Intent {
			s.gait.height = to
			return nil
		}})
	}
	return list
}

// climb returns what the change of height adds to the cost of a way.
func (g *gait) climb(me *picture.PersonRow) int16 {
	if g.mode != rulebook.FlyMode {
		return 0
	}
	return max(g.height-me.Height, me.Height-g.height)
}

// move returns the order to move along a path with the gait.
func (g *gait) move(path []deckplan.Square) sim.Intent {
	if g.step {
		return &action.Deed{What: crew.CarefulStep, At: path[0]}
	}
	i := &movement.Move{Path: path, Mode: g.mode, Jump: g.jump}
	if g.mode == rulebook.FlyMode {
		i.Height = g.height
	}
	return i
}

// pays returns what the book in play takes for a move with the gait besides its length, or "".
func (g *gait) pays(v *view.View) say.Text {
	switch {
	case g.later: // paid with the reaction
		return ""
	case g.jump:
		jump, _ := v.FootOrder(picture.JumpOrder)
		return jump.Takes()
	}
	walk, _ := v.FootOrder(crew.PermissionOf(crew.Walk).Name)
	return walk.Takes()
}

// aboutMoves describes what a walk costs by the book in play.
func aboutMoves(v *view.View) say.Text {
	says := say.Text("Difficult ground takes twice as much.")
	if pays := (&gait{}).pays(v); pays != "" {
		return say.Of("Each move takes %s, and what it leaves of the speed is lost. %s", pays, says)
	}
	return says
}

// price describes the cost of a path, any objection to its last step, and whether it leads through
// fire.
func (s *Screen) price(v *view.View, path []deckplan.Square, st *picture.StepRow, me *picture.PersonRow, d *picture.DeckRow) say.Text {
	if s.gait.step {
		return "an action to step there: nobody reacts to it"
	}
	says := say.Of("%d %s to %s", st.Cost+s.gait.climb(me), d.Unit, s.gait.name())
	if s.gait.mode == rulebook.FlyMode && s.gait.height != me.Height {
		says = say.Of("%s at %d %s", says, s.gait.height, d.Unit)
	}
	if pays := s.gait.pays(v); pays != "" {
		says = say.Pair(says, pays)
	}
	if st.Climbs > 0 {
		says = say.Of("%s, %s to climb", says, say.Count(int(st.Climbs), "%d action", "%d actions"))
	}
	if words := st.Hard.Words(); len(words) > 0 {
		says = say.Pair(says, say.List(say.Names(words)))
	}
	for _, q := range path[min(1, len(path)):] {
		if s.deck.Symbol(q) == '*' {
			return say.Of("%s, through a hazard", says)
		}
	}
	return says
}
