package boots

import (
	"fmt"
	"slices"

	"broadside/cmd/station/deck"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// keys are those of the acts that need no more than their name, or a person.
var keys = map[crew.Verb]kit.Bound{
	crew.Dash: "boots.dash", crew.Disengage: "boots.disengage", crew.Dodge: "boots.dodge", crew.Sneak: "boots.sneak", crew.Look: "boots.look", crew.Escape: "boots.escape", crew.Release: "boots.release", crew.DropProne: "boots.prone",
	crew.StandUp: "boots.prone", crew.Raise: "boots.guard", crew.Lower: "boots.guard", crew.TakeAim: "boots.take-aim", crew.Grapple: "boots.grapple", crew.Shove: "boots.shove", crew.Help: "boots.help", crew.FirstAid: "boots.first-aid", crew.Carry: "boots.carry",
	crew.ReloadArm: "boots.reload", crew.RapidReload: "boots.reload-fast", crew.Seize: "boots.seize", crew.Sabotage: "boots.sabotage", crew.Rewire: "boots.rewire", crew.Cross: "boots.cross", crew.Launch: "boots.launch", crew.Disarm: "boots.disarm", crew.SetOff: "boots.set-off",
}

// acts are the attack with the chosen gear, and every other order that the book
// knows, those that are possible now first.
func (s *Screen) acts(u *kit.UI, v *view.View, own *picture.SelfRow, r kit.Rect) (ordered []sim.Intent) {
	strike := r.Left(min(300, r.W*0.34))
	r.Left(kit.Gap)
	end := strike.Foot(34)
	strike.Foot(6)
	if i := s.strike(u, v, strike); i != nil {
		ordered = append(ordered, i)
	}
	if a, ends := s.End(v); ends && u.Do(end, a) {
		ordered = append(ordered, &sim.EndTurn{})
	}
	return append(ordered, s.list(u, v, own, r, max(2, int(r.W/180)), 32)...)
}

// possible are the orders that the list shows, those that can be given before the others.
func (s *Screen) possible(v *view.View) []*picture.ActRow {
	var rows []*picture.ActRow
	for _, legal := range [...]bool{true, false} {
		for i := range v.Acts {
			a := &v.Acts[i]
			if (a.Rule == "") == legal && s.listed(v, a) && (legal || worth(a)) {
				rows = append(rows, a)
			}
		}
	}
	slices.SortStableFunc(rows, func(a, b *picture.ActRow) int { return rank(a) - rank(b) })
	return rows
}

// list are all orders but those of the chosen gear, in columns and in rows of a height.
func (s *Screen) list(u *kit.UI, v *view.View, own *picture.SelfRow, r kit.Rect, columns int, high float64) (ordered []sim.Intent) {
	rows, strides, extras := s.possible(v), s.strides(v, s.me(v)), s.extras(v, own)
	count, used := len(strides)+len(rows)+len(extras), map[kit.Bound]bool{}
	whole := float64((count+columns-1)/columns) * high
	u.Scroll("acts", r, whole, func(r kit.Rect) {
		for i := 0; i < count; i += columns {
			cols := r.Top(high).Columns(columns, 5)
			for j := range min(columns, count-i) {
				box, n := cols[j].Trim(0, 2), i+j-len(strides)
				switch {
				case n < 0:
					if e := strides[i+j]; u.Do(box, e.Action) {
						e.do()
					}
				case n < len(rows):
					if intent := s.act(u, v, box, rows[n], used); intent != nil {
						ordered = append(ordered, intent)
					}
				default:
					e := extras[n-len(rows)]
					if e.Key = free(used, e.Key); !u.Do(box, e.Action) {
						continue
					}
					if intent := e.do(); intent != nil {
						ordered = append(ordered, intent)
					}
				}
			}
		}
	})
	return ordered
}

// listed says whether an act stands in the list: those about a person only for the
// chosen one, those about a weapon only for the chosen one.
func (s *Screen) listed(v *view.View, a *picture.ActRow) bool {
	switch a.Verb {
	case crew.Strike, crew.EndTurn, crew.Draw, crew.Stow:
		return false
	case crew.Disarm, crew.SetOff:
		return true
	}
	if a.Person != 0 && a.Person != s.target {
		return false
	}
	g := s.chosen(v)
	return a.Item == 0 || g != nil && g.Kind == picture.ArmGear && g.Number == a.Item
}

// worth says whether an act that is not possible is worth its place: one that is
// not only out of turn or out of place.
func worth(a *picture.ActRow) bool {
	switch a.Verb {
	case crew.Escape, crew.Release, crew.Raise, crew.Lower, crew.StandUp, crew.TakeAim, crew.RapidReload, crew.Carry:
		return false
	}
	return true
}

// rank puts what can be done at this place alone, a console or a hatch, before what
// can be done anywhere, and that before what cannot be done.
func rank(a *picture.ActRow) int {
	switch {
	case a.Verb == crew.Cross || a.Verb == crew.Launch: // worth knowing at a hatch, and what is against it
		return 0
	case a.Rule != "":
		return 2
	case a.Verb >= crew.Seize && a.Verb <= crew.Launch, a.Verb == crew.Disarm, a.Verb == crew.SetOff:
		return 0
	}
	return 1
}

// free is the binding of a control that no other of the list has: what there is a
// second of has Shift with it, and a third is clicked.
func free(used map[kit.Bound]bool, k kit.Bound) kit.Bound {
	for _, k := range [...]kit.Bound{k, k.Second()} {
		if !used[k] {
			used[k] = true
			return k
		}
	}
	return ""
}

func (s *Screen) act(u *kit.UI, v *view.View, r kit.Rect, a *picture.ActRow, used map[kit.Bound]bool) sim.Intent {
	row := crew.RuleOf(a.Verb)
	k := kit.Action{Name: row.Title, Key: keys[a.Verb], Rule: a.Rule, Why: a.Why, Does: row.Says, Cut: true}
	if int(a.Item) > len(v.Mines) && (a.Verb == crew.Disarm || a.Verb == crew.SetOff) {
		return nil
	}
	if a.Chance > 0 {
		k.Does = fmt.Sprintf("%+d%s against %d: %s. %s", a.Bonus, edge(a), a.Need, view.Percent(a.Chance), row.Says)
	}
	quick := a.Hand == personal.WithSecond
	if quick {
		k.Name, k.Key, k.Does = k.Name+" (bonus)", k.Key.Second(), "By your bonus action. "+row.Says
	}
	switch a.Verb {
	case crew.ReloadArm, crew.RapidReload:
		k.Brief = unloadable(s.chosen(v))
	case crew.Grapple, crew.Shove:
		k.Does = fmt.Sprintf("%+d%s against d20%+d of theirs: %s. %s", a.Bonus, edge(a), a.Need, view.Percent(a.Chance), row.Says)
	case crew.Release:
		if a.Person != 0 {
			k.Name, k.Key, k.Does = "Let one go", "boots.release-one", "Let go of the chosen one alone."
		} else {
			k.Does = "Let go of all whom you hold or carry."
		}
	case crew.Launch:
		k.Name = "Pod: " + v.ShipName(a.Ship)
	case crew.Cross:
		k.Name += ": " + v.ShipName(a.Ship)
	case crew.Seize, crew.Sabotage, crew.Rewire:
		k.Name, k.Short = k.Name+": "+console(v, a.Console).String(), k.Name+": "+deck.Letter(console(v, a.Console).Role)
	case crew.Disarm, crew.SetOff:
		x := v.Mines[a.Item-1]
		k.Name += fmt.Sprintf(": %s at %d %d", x.Name, x.At.X, x.At.Y)
	}
	k.Key = free(used, k.Key)
	s.held(&k)
	if !u.Do(r, k) {
		return nil
	}
	switch a.Verb {
	case crew.Seize:
		return &sim.Seize{Console: a.Console}
	case crew.Sabotage:
		return &sim.Sabotage{Console: a.Console}
	case crew.Rewire:
		return &sim.Rewire{Console: a.Console}
	case crew.Cross:
		return &sim.Cross{Ship: a.Ship}
	case crew.Launch:
		return &sim.Launch{Ship: a.Ship}
	case crew.Disarm, crew.SetOff:
		return &action.Deed{What: a.Verb, At: v.Mines[a.Item-1].At}
	}
	return &action.Deed{What: a.Verb, Person: a.Person, Item: a.Item, Quick: quick}
}

// unloadable is why a weapon is not reloaded, in two words, or "".
func unloadable(g *picture.GearRow) string {
	switch {
	case g == nil:
		return ""
	case g.Most <= 0:
		return "It has no clip."
	case g.Count == g.Most:
		return "It is full."
	case rulebook.Property(g.Props)&rulebook.Cooling != 0:
		return "It cools."
	case rulebook.Property(g.Props)&rulebook.Charges != 0:
		return "No charges."
	}
	return ""
}

// held lets an order be chosen that is not possible now: it is to wait.
func (s *Screen) held(k *kit.Action) {
	if s.wait.on {
		k.Rule, k.Why = "", ""
	}
}

// console is the seat whose console has a number.
func console(v *view.View, number uint8) (seat crew.Seat) {
	for i := range v.Consoles {
		if v.Consoles[i].Number == number {
			return v.Consoles[i].Seat
		}
	}
	return seat
}

func edge(a *picture.ActRow) string {
	switch {
	case a.Edge > 0:
		return " with advantage"
	case a.Edge < 0:
		return " with disadvantage"
	}
	return ""
}

// strike is the attack with the chosen weapon, or the use of the chosen thing or
// power, on the target.
func (s *Screen) strike(u *kit.UI, v *view.View, r kit.Rect) sim.Intent {
	g := s.chosen(v)
	if g == nil || g.Kind == picture.ArmourGear {
		g = &picture.GearRow{Name: "bare hands", Kind: picture.ArmGear}
	}
	t := s.subjectOf(v, g)
	name := "nobody"
	switch me := s.me(v); {
	case t == nil:
	case me != nil && t.ID == me.ID:
		name = "yourself"
	default:
		name = t.Name
	}
	if me := s.me(v); me != nil && me.State != personal.Able {
		u.Do(r, kit.Action{Name: fitting(u, r, "Use "+g.Name, g.Name), Key: "any.confirm", Why: "You are " + me.State.String() + "."})
		return nil
	}
	if g.Kind != picture.ArmGear {
		a := kit.Action{Name: fitting(u, r, "Use "+g.Name, g.Name), Key: "any.confirm", Does: kit.Sentence(g.Says)}
		switch me := s.me(v); {
		case s.unready(g) != "":
			a.Rule, a.Why = g.Rule, s.unready(g)
		case placed(g):
			a.Why = roomy(u, r, "Click on the deck where it is to be.", a.Does)
		case g.Shape == rulebook.Around && me != nil && s.deck.Row() != nil:
			friends, all := s.within(v, me, s.reachOf(g, me, me.At))
			a.Does = roomy(u, r, "Around you: "+counted(g, len(friends), len(all))+".", a.Does)
		case g.Own:
			a.Does = roomy(u, r, "On yourself.", a.Does)
		default:
			a.Does = roomy(u, r, "On "+name+".", a.Does)
		}
		if u.Do(r, a) {
			on, at := crew.ID(0), deckplan.Square{}
			if t != nil {
				on, at = t.ID, t.At
			}
			return s.use(g, on, at)
		}
		return nil
	}
	if s.wait.on && s.subject(v) == nil && (g.Drawn || g.Number == 0) {
		a := kit.Action{Name: "Attack who comes", Key: "any.confirm", Cut: true, Does: g.Name + ", at the foe who sets it off, if they can be attacked then."}
		if u.Do(r, a) {
			return &combat.Attack{Weapon: g.Number}
		}
		return nil
	}
	ways := s.ways(v, g)
	if len(ways) == 0 {
		why := "There is nobody to attack."
		if !g.Drawn && g.Number > 0 {
			why = "It is not in hand: F draws it."
			if g.Lies {
				why = "It lies there: F picks it up, beside it."
			}
		}
		u.Do(r, kit.Action{Name: fitting(u, r, "Attack with "+g.Name, g.Name), Key: "any.confirm", Why: why})
		return nil
	}
	s.hand %= len(ways)
	w := ways[s.hand]
	foot := kit.Rect{}
	if len(ways) > 1 {
		foot = r.Foot(28)
		r.Foot(4)
	}
	way := how(w.Hand)
	a := kit.Action{Name: fitting(u, r, way.does+" "+g.Name, g.Name), Key: "any.confirm", Rule: w.Rule, Why: w.Why}
	defence := fmt.Sprintf("%s %d: %s.", kit.Capital(v.Text(picture.DefenceText)), w.Need, view.Percent(w.Chance))
	a.Does = fmt.Sprintf("%s: %+d%s against %s", name, w.Bonus, edge(w), defence)
	if w.Reasons != "" {
		a.Does = fmt.Sprintf("%s: %+d against %s %s", name, w.Bonus, defence, kit.Sentence(view.Reasons(w.Reasons)))
	}
	switch {
	case g.Harms && w.Hand != personal.WithButt:
		a.Does = fires(name, w)
	case w.Hand == personal.WithCharge:
		a.Does += " Charged: 2 heat and your bonus action first."
	}
	if len(ways) > 1 && u.Do(foot, kit.Action{Name: "Or: " + how(ways[(s.hand+1)%len(ways)].Hand).name, Key: "boots.way", Does: "Another way to use it."}) {
		s.hand++
	}
	if s.spare && g.Range > 0 && w.Hand != personal.WithButt && (w.Hand == personal.WithThrow || g.Props&uint32(rulebook.Thrown) == 0) {
		a.Why = "A shot cannot spare a life: strike with the butt, or Ctrl+K."
	}
	s.held(&a)
	if u.Do(r, a) {
		return &combat.Attack{Weapon: w.Item, Hand: w.Hand, Target: s.target, Spare: s.spare}
	}
	return nil
}

// roomy is what a control has to say, and where there is room what stands in the list
// of what is carried too.
func roomy(u *kit.UI, r kit.Rect, says, more string) string {
	if all := says + " " + more; u.Height(all, r.W-18, kit.Type{Size: kit.Small}) <= r.H-30 {
		return all
	}
	return says
}

// subjectOf is whom the chosen gear is for: what does no harm is for one's own, and
// for oneself unless a friend is chosen.
func (s *Screen) subjectOf(v *view.View, g *picture.GearRow) *picture.PersonRow {
	t, me := person(v, s.target), s.me(v)
	if helps := g.Kind != picture.ArmGear && !g.Harms && !g.Hinders; helps && me != nil && (t == nil || t.Side != me.Side) {
		return me
	}
	return t
}

// fires tells what becomes of a shot that is not thrown against Defence.
func fires(name string, w *picture.ActRow) string {
	if w.Need == 0 {
		return name + " is hit without fail."
	}
	return fmt.Sprintf("%s saves, %+d%s against %d, and fails: %s.", name, w.Bonus, edge(w), w.Need, view.Percent(w.Chance))
}

// ways are the attacks that the chosen weapon could make on the target.
func (s *Screen) ways(v *view.View, g *picture.GearRow) (rows []*picture.ActRow) {
	for i := range v.Acts {
		if a := &v.Acts[i]; a.Verb == crew.Strike && a.Item == g.Number && a.Person == s.target && s.target != 0 {
			rows = append(rows, a)
		}
	}
	return rows
}

// wording is a way to attack in words: before a weapon's name, and by itself.
type wording struct{ does, name string }

func how(h personal.Hand) wording {
	return [...]wording{{"Attack with", "attack"}, {"Butt with", "butt"}, {"Throw", "throw"}, {"Second hand:", "second hand"}, {"Tap with", "double tap"}, {"Burst with", "burst"}, {"Call a shot with", "called shot"}, {"Second hand throws", "second hand, thrown"}, {"Charge", "charged shot"}}[h]
}

// fitting is the first of some names that a control with the Enter key has room for.
func fitting(u *kit.UI, r kit.Rect, names ...string) string {
	for _, n := range names {
		if u.Width(n, kit.Type{Size: kit.Body, Bold: true}) <= r.W-72 {
			return n
		}
	}
	return names[len(names)-1]
}
