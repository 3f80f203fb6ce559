package boots

import (
	"slices"
	"strconv"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// strike draws the attack with the chosen weapon, or the use of the chosen thing or power, on the
// target; height is that of a control beside it.
func (s *Screen) strike(u *kit.UI, v *view.View, r kit.Rect, height float64) sim.Intent {
	g := s.chosen(v)
	if g == nil || g.Kind == picture.ArmourGear {
		g = &picture.GearRow{Name: "bare hands", Kind: picture.ArmGear}
	}
	t, me := s.subjectOf(v, g), character(v)
	name := say.Text("nobody")
	switch {
	case s.isForAny(v) && aimed(g):
		t, name = nil, "the foe who sets it off"
	case t == nil:
	case me != nil && t.ID == me.ID:
		name = say.Text("yourself")
	default:
		name = say.Name(t.Name)
	}
	switch {
	case me != nil && me.State != personal.Able && !me.Open:
		why := say.Of("You are %s.", say.Text(me.State.String()))
		if me.State == personal.Stable {
			why = "You are down, and stable."
		}
		u.Do(r, kit.Action{Name: fitting(u, r, say.Of("Use %s", g.Name), say.Name(g.Name)), Key: "any.confirm", Why: why})
		return nil
	case g.Kind != picture.ArmGear:
		return s.work(u, v, r, g, t, name)
	case s.isForAny(v) && (g.Drawn || g.Number == 0):
		a := kit.Action{Name: "Attack anyone", Key: "any.confirm", Cut: true, Does: say.Of("%s, at the foe who sets it off, if they can be attacked then.", g.Name)}
		if u.Do(r, a) {
			return &combat.Attack{Weapon: g.Number}
		}
		return nil
	}
	return s.attack(u, v, r, g, name, height)
}

// aimed reports whether a thing or a power is meant for one foe.
func aimed(g *picture.GearRow) bool {
	return g.Kind != picture.ArmGear && !g.Own && (g.Harms || g.Hinders) && (g.Shape == rulebook.NoArea || g.Shape == rulebook.Leaps)
}

// useOf returns the control that uses a thing or a power, on the target or at a place.
func (s *Screen) useOf(u *kit.UI, v *view.View, r kit.Rect, g *picture.GearRow, t *picture.PersonRow, name say.Text) kit.Action {
	a := kit.Action{Name: fitting(u, r, say.Of("Use %s", g.Name), say.Name(g.Name)), Key: "any.confirm", Does: kit.Sentence(g.Says)}
	switch me := character(v); {
	case s.unready(v, g) != "":
		a.Rule, a.Why = g.Rule, s.unready(v, g)
	case t == nil && aimed(g) && !s.isForAny(v):
		a.Why = "There is nobody to use it on."
	case placed(g):
		a.Why, a.Asks = "Click on the deck to place it.", true
	case g.Shape == rulebook.Around && me != nil && s.deck.Row() != nil:
		list := caughtBy(v, me, s.reachOf(g, me, me.At))
		friends, all := namesOf(list, me.Side)
		says := say.Of("Around you: %s.", counted(g, len(friends), len(all)))
		expect := expected(g, list, me.Side)
		a.Does = longest(u, r, say.Sentences(says, expect, a.Does), say.Sentences(says, expect), says)
	case hauls(g) && t != nil && me != nil && t.ID == me.ID:
		a.Why = "Nobody is pushed away from themselves: move to a square."
	case hauls(g):
		a.Does = roomy(u, r, say.Of("On %s, straight away from you.", name), a.Does)
	case g.Own:
		a.Does = roomy(u, r, "On yourself.", a.Does)
	default:
		says := say.Of("On %s.", name)
		if w := foreseen(v, g, s.target, s.manner.slot); w != nil {
			a.Rule, a.Why = w.Rule, w.Why
			if says = thrown(v, name, w, expectation(w)); w.Way || w.Need == 0 && w.Chance > 0 {
				says = fires(name, w)
			}
		}
		a.Does = roomy(u, r, says, a.Does)
	}
	return a
}

// work draws the use of the chosen thing or power, and asks once more if it would harm a friend or
// heal nothing.
func (s *Screen) work(u *kit.UI, v *view.View, r kit.Rect, g *picture.GearRow, t *picture.PersonRow, name say.Text) sim.Intent {
	a := s.useOf(u, v, r, g, t, name)
	me, again, why := character(v), warned{}, say.Text("")
	switch {
	case t == nil || me == nil || t.Side != me.Side:
	case aimed(g):
		again, why = warned{g.Kind, g.Number, t.At}, say.Of("That harms %s, on your own side. Again to do it.", name)
		a.Does = roomy(u, r, say.Of("On %s, on your own side.", name), kit.Sentence(g.Says))
	case g.Heals && g.Raises == 0 && g.Gives == 0 && g.Shape == rulebook.NoArea && t.HP >= 0 && t.HP == t.MaxHP && a.Possible():
		again, why = warned{g.Kind, g.Number, t.At}, say.Of("Nothing to heal: %s lost no %s. Again to use it all the same.", hasLost(t, me), v.Text(picture.PointsText))
		a.Does = roomy(u, r, say.Of("Nothing to heal: %s lost no %s.", hasLost(t, me), v.Text(picture.PointsText)), a.Does)
	}
	if !u.Do(r, a) {
		return nil
	}
	if again != (warned{}) && s.warned != again {
		s.warned = again
		u.Tell(kit.Toast{Text: why, Tone: kit.Warn})
		return nil
	}
	s.warned = warned{}
	on, at := crew.ID(0), deckplan.Square{}
	if t != nil {
		on, at = t.ID, t.At
	}
	return s.use(g, on, at)
}

// hasLost returns the beginning of a sentence about what the character, or somebody, has lost.
func hasLost(t, me *picture.PersonRow) say.Text {
	if t.ID == me.ID {
		return "you have"
	}
	return say.Of("%s has", t.Name)
}

// foreseen returns the act of a power, with a slot, or a thing against somebody, or nil if there is
// none. A slot that makes no difference has none of its own.
func foreseen(v *view.View, g *picture.GearRow, on crew.ID, slot int8) (best *picture.ActRow) {
	for i := range v.Acts {
		a := &v.Acts[i]
		kind := g.Kind == picture.PowerGear && a.Verb == crew.Cast || g.Kind == picture.DeviceGear && a.Verb == crew.UseDevice
		if kind && a.Item == g.Number && a.Person == on && (a.Manner == 0 || a.Manner == uint8(slot)) {
			best = a
		}
	}
	return best
}

// attack draws the attack with a weapon on the target, in the chosen way; height is that of the
// controls of other ways.
func (s *Screen) attack(u *kit.UI, v *view.View, r kit.Rect, g *picture.GearRow, name say.Text, height float64) sim.Intent {
	rows := attacks(v, g, s.target, &s.manner)
	if len(rows) == 0 {
		why := say.Text("There is nobody to attack.")
		if slices.ContainsFunc(v.Acts, func(a picture.ActRow) bool { return a.Verb == crew.Strike && a.Item == g.Number && a.Person != 0 }) {
			why = say.Of("%s is on your side: choose a foe.", name)
		}
		if off := notNow(v); off != "" {
			why = off
		}
		if !g.Drawn && g.Number > 0 {
			why = say.Text("It is not in hand: draw it.")
			if key := u.Label("boots.draw"); key != "" {
				why = say.Of("It is not in hand: %s draws it.", key)
			}
			if g.Lies {
				why = say.Text("It lies there: pick it up, beside it.")
			}
		}
		u.Do(r, kit.Action{Name: fitting(u, r, say.Of("Attack with %s", g.Name), say.Name(g.Name)), Key: "any.confirm", Why: why})
		return nil
	}
	s.hand %= len(rows)
	w := rows[s.hand]
	foot := kit.Rect{}
	if len(rows) > 1 {
		foot = r.Foot(height)
		r.Foot(4)
	}
	a := s.foresee(u, v, r, g, w, name)
	if len(rows) > 1 && u.Do(foot, kit.Action{Name: say.Of("Or: %s", wordingOf(rows[(s.hand+1)%len(rows)].Hand).name), Key: "boots.way", Does: "Another way to use it."}) {
		s.hand++
	}
	s.held(&a)
	if u.Do(r, a) {
		return &combat.Attack{Weapon: w.Item, Hand: w.Hand, Target: s.target, Spare: s.spare, Softer: w.Softer, Less: int8(min(int16(s.manner.less), w.Most))}
	}
	return nil
}

// foresee returns the control of an attack, with its odds and any objection.
func (s *Screen) foresee(u *kit.UI, v *view.View, r kit.Rect, g *picture.GearRow, w *picture.ActRow, name say.Text) kit.Action {
	a := kit.Action{Name: fitting(u, r, say.Of(wordingOf(w.Hand).does, g.Name), say.Name(g.Name)), Key: "any.confirm", Rule: w.Rule, Why: w.Why}
	a.Does = longest(u, r, thrown(v, name, w, expectation(w)), thrown(v, name, w, brief(w)), thrown(v, name, w, chance(w)))
	switch {
	case g.Harms && w.Hand != personal.WithButt:
		a.Does = fires(name, w)
	case w.Hand == personal.WithCharge && g.Most > 0: // the list of carried things shows the others
		a.Does = say.Of("%s Charged: 2 heat and your bonus action first.", a.Does)
	}
	if s.spare && g.Range > 0 && w.Hand != personal.WithButt && (w.Hand == personal.WithThrow || g.Props&rulebook.Thrown == 0) {
		a.Why = "A shot cannot spare a life: strike with the butt, or do not spare it."
	}
	return a
}

// thrown describes the roll of an attack on somebody, and its chance; if they cannot be hit from
// here, only the target.
func thrown(v *view.View, name say.Text, w *picture.ActRow, chance say.Text) say.Text {
	if w.Need == 0 {
		return say.Stop(name)
	}
	need := say.Name(strconv.Itoa(int(w.Need)))
	if !w.Low {
		need = say.Numbered(kit.Capital(say.Name(v.Text(picture.DefenceText))), w.Need)
	}
	if w.Cover != space.NoCover {
		need = say.Of("%s with %s", need, v.CoverName(w.Cover))
	}
	if w.Low {
		return say.Of("%s defends: a throw of more than %s hits (%s).", name, need, chance)
	}
	bonus := view.Bonus(w.Bonus, w.Edge)
	if w.Reasons != "" { // they say more than the word for the edge
		bonus = view.Bonus(w.Bonus, 0)
	}
	says := say.Of("%s: %s against %s", name, bonus, say.Stop(say.Label(need, chance)))
	return say.Sentences(says, kit.Sentence(w.Losses), kit.Sentence(view.Reasons(w.Reasons)))
}

// roomy returns the text of a control and, if there is room, what the list of carried things shows
// too.
func roomy(u *kit.UI, r kit.Rect, says, more say.Text) say.Text {
	return longest(u, r, say.Sentences(says, more), says)
}

// subjectOf returns whom the chosen gear is for: harmless gear is for the own side, and for the
// character unless a friend is chosen.
func (s *Screen) subjectOf(v *view.View, g *picture.GearRow) *picture.PersonRow {
	t, me := person(v, s.target), character(v)
	if g.Kind != picture.ArmGear && !g.Harms && !g.Hinders && me != nil && (t == nil || t.Side != me.Side && g.Lifts == 0) {
		return me
	}
	return t
}

// fires describes a shot that is not rolled against Defence, and the damage to expect.
func fires(name say.Text, w *picture.ActRow) say.Text {
	switch {
	case w.Need > 0:
		return say.Of("%s saves, %s against %d, and fails: %s.", name, view.Bonus(w.Bonus, w.Edge), w.Need, expectation(w))
	case w.Harm > 0:
		return say.Of("%s is hit without fail: expect %s damage.", name, view.Tenths(w.Harm))
	}
	return say.Of("%s is hit without fail.", name)
}

// expectation tells the chance of an attack, and the damage to expect if it deals any.
func expectation(w *picture.ActRow) say.Text {
	if w.Harm > 0 {
		return say.Of("%s, expect %s damage", view.Percent(w.Chance), view.Tenths(w.Harm))
	}
	return chance(w)
}

// brief tells the same in fewer words.
func brief(w *picture.ActRow) say.Text {
	if w.Harm > 0 {
		return say.Of("%s, expect %s", view.Percent(w.Chance), view.Tenths(w.Harm))
	}
	return chance(w)
}

func chance(w *picture.ActRow) say.Text { return say.Name(view.Percent(w.Chance)) }

// longest returns the first of several texts for which a control has room, or the last.
func longest(u *kit.UI, r kit.Rect, all ...say.Text) say.Text {
	for _, says := range all[:len(all)-1] {
		if u.Height(says, r.W-18, kit.Type{Size: kit.Small}) <= r.H-30 {
			return says
		}
	}
	return all[len(all)-1]
}

// attacks returns the possible attacks of a weapon on somebody, held back as chosen.
func attacks(v *view.View, g *picture.GearRow, on crew.ID, m *manner) (rows []*picture.ActRow) {
	for i := range v.Acts {
		a := &v.Acts[i]
		if a.Verb != crew.Strike || a.Item != g.Number || a.Person != on || on == 0 || a.Softer != m.softer {
			continue
		}
		switch n := len(rows); {
		case a.Manner == 0:
			rows = append(rows, a)
		case n > 0 && rows[n-1].Hand == a.Hand && a.Manner <= uint8(m.less):
			rows[n-1] = a
		}
	}
	return rows
}

// wording describes a way to attack: before a weapon's name, and by itself.
type wording struct{ does, name say.Text }

func wordingOf(h personal.Hand) wording {
	return [...]wording{{"Attack with %s", "attack"}, {"Butt with %s", "butt"}, {"Throw %s", "throw"}, {"Second hand: %s", "second hand"}, {"Tap with %s", "double tap"}, {"Burst with %s", "burst"}, {"Call a shot with %s", "called shot"}, {"Second hand throws %s", "second hand, thrown"}, {"Charge %s", "charged shot"}, {"Burst among them with %s", "an area"}}[h]
}

// fitting returns the first of several names that fits a control with the Enter key.
func fitting(u *kit.UI, r kit.Rect, names ...say.Text) say.Text {
	for _, n := range names {
		if u.Width(n, kit.Type{Size: kit.Body, Bold: true}) <= r.W-72 {
			return n
		}
	}
	return names[len(names)-1]
}
