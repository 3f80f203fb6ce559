package bridge

import (
	"slices"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// features is the page of what the seat has learnt and what the ship is fitted with: what can be
// ordered, what can go along with another order, and what works by itself.
type features struct {
	open       bool
	view.Along                   // what goes along with the next order
	spare      bool              // the free d4 replaces a die
	also       crew.Seat         // whom the next Direct helps too; no ship: nobody
	of         [2]shipyard.Scale // what the next comparison compares
	heard      int               // entries of the log so far
}

// learntKey opens the page and closes it.
const learntKey = "bridge.features"

// button draws the control that opens the page. It shows what will go along with the next order.
func (f *features) button(u *kit.UI, v *view.View, r kit.Rect) {
	f.Settle(v)
	a := kit.Action{Name: "Features", Key: learntKey, On: len(f.Chosen) > 0, Does: "What you have learnt, and what the ship is fitted with."}
	if can := now(v); len(can) > 0 {
		a.Name, a.Does = say.Of("Features: %d now", len(can)), say.Of("Now: %s.", say.List(say.Names(can)))
	}
	if len(v.Features) == 0 {
		a.Rule, a.Why, a.Brief = "SHIP-FEATURE", "You have learnt nothing that this battle has a use for.", "None learnt."
	}
	if len(f.Chosen) > 0 {
		a.Does = say.Of("With the next order: %s.", f.chosenNames(v))
	}
	if u.Do(r, a) {
		f.open = true
	}
}

// now returns the names of the features that can be ordered now, or go along with an order that
// can.
func now(v *view.View) (names []string) {
	for i := range v.Options {
		o := &v.Options[i]
		if r := v.FeatureRow(o.Feature); r != nil && o.Why() == "" && (o.Verb == crew.Feature || o.Verb == crew.CastPower) && !slices.Contains(names, r.Name) {
			names = append(names, r.Name)
		}
	}
	for i := range v.Features {
		r := &v.Features[i]
		if r.Usage == shipyard.Along && r.With != crew.NoVerb && view.Spent(r) == "" && possible(v, r.With) && !slices.Contains(names, r.Name) {
			names = append(names, r.Name)
		}
	}
	return names
}

// possible reports whether an order can be given now.
func possible(v *view.View, verb crew.Verb) bool {
	return slices.ContainsFunc(v.Options, func(o picture.Option) bool { return o.Verb == verb && o.Why() == "" })
}

// attach adds what was chosen to the orders with which it goes along.
func (f *features) attach(v *view.View, ordered []sim.Intent) {
	for _, i := range ordered {
		var with *ships.With
		switch i := i.(type) {
		case *deployment.Direct:
			if f.also != i.Helped {
				i.Also = f.also
			}
			f.also = crew.Seat{}
			continue
		case *deployment.Fire:
			with = &i.With
		case *deployment.Ram:
			with = &i.With
		case *deployment.Evade:
			with = &i.With
		case *deployment.Interfere:
			with = &i.With
		case *deployment.Patch:
			with = &i.With
		default:
			continue
		}
		f.Chosen = slices.DeleteFunc(f.Chosen, func(id crew.FeatureID) bool {
			r := v.FeatureRow(id)
			fits := r != nil && r.With == i.Verb()
			if fits {
				with.Features = append(with.Features, id)
				with.Spare = with.Spare || f.spare && r.Free
			}
			return fits
		})
		f.spare = f.spare && !with.Spare
	}
}

// release drops everything that was to go along with the next order.
func (f *features) release(u *kit.UI, v *view.View) {
	u.Tell(kit.Toast{Text: say.Of("No longer with the next order: %s.", f.chosenNames(v)), Tone: kit.Warn})
	f.Chosen = nil
}

// chosenNames names what goes along with the next order.
func (f *features) chosenNames(v *view.View) say.Text {
	var names []string
	for _, id := range f.Chosen {
		names = append(names, v.FeatureRow(id).Name)
	}
	return say.List(say.Names(names))
}

// line is one row of the page.
type line struct {
	kit.Action
	give   sim.Intent     // an order
	choose crew.FeatureID // or something to go along with one
	turn   func()         // or a choice of this page
}

// lines returns the rows of the page. Each keeps its number, whether it can be used now or not:
// only those with a row for each target, which come and go, are behind all others that have a key.
func (f *features) lines(v *view.View) []line {
	var fixed, targeted, always []line
	free := slices.ContainsFunc(v.Features, func(r picture.FeatureRow) bool { return r.Free })
	if f.spare = f.spare && free; free {
		fixed = append(fixed, line{turn: func() { f.spare = !f.spare }, Action: kit.Action{
			Name: "The free d4", On: f.spare, Does: "Once a round it replaces the next deployment die that you spend."}})
	}
	for i := range v.Features {
		r := &v.Features[i]
		switch {
		case r.Second:
			fixed = append(fixed, f.second(v, r))
		case r.Usage == shipyard.Ordered:
			if r.Asks != 0 {
				fixed = append(fixed, f.asked(r, 0), f.asked(r, 1))
			}
			if r.Target.Named() {
				targeted = append(targeted, f.orders(v, r)...)
			} else {
				fixed = append(fixed, f.orders(v, r)...)
			}
		case r.Usage == shipyard.Along && r.With != crew.NoVerb:
			fixed = append(fixed, f.along(v, r))
		case r.Usage == shipyard.Along:
			always = append(always, line{Action: kit.Action{Name: say.Name(r.Name), Does: say.Name(r.Says)}})
		case r.Usage == shipyard.Standing:
			fixed = append(fixed, standing(v, r))
		default:
			always = append(always, line{Action: kit.Action{Name: say.Name(r.Name), Does: say.Of("Always: %s", r.Says)}})
		}
	}
	return slices.Concat(fixed, targeted, always)
}

// second returns the choice of whom the next Direct helps besides its target.
func (f *features) second(v *view.View, r *picture.FeatureRow) line {
	seats := []crew.Seat{{}}
	for _, o := range v.OptionsOf(crew.Direct) {
		if o.Target == 0 {
			seats = append(seats, o.Seat)
		}
	}
	at := max(0, slices.Index(seats, f.also))
	f.also = seats[at]
	name := say.Text("nobody else")
	if at > 0 {
		name = say.Of("%s too", f.also.Name())
	}
	return line{
		Action: kit.Action{Name: say.Label(r.Name, name), On: at > 0, Does: say.Of("%s Again: the next person.", r.Says)},
		turn:   func() { f.also = seats[(at+1)%len(seats)] },
	}
}

// asked returns the choice of one of the two things that a feature compares next.
func (f *features) asked(r *picture.FeatureRow, n int) line {
	list := r.Asks.List()
	if f.of[0] == f.of[1] || !r.Asks.Has(f.of[0]) || !r.Asks.Has(f.of[1]) {
		f.of = r.Asks.Pair()
	}
	return line{
		Action: kit.Action{Name: say.Of([...]say.Text{"%s, one thing: %s", "%s, the other: %s"}[n], r.Name, f.of[n].Compared()), On: true, Does: "What is compared. Again: the next thing."},
		turn: func() {
			for at := slices.Index(list, f.of[n]) + 1; ; at++ {
				if next := list[at%len(list)]; next != f.of[1-n] {
					f.of[n] = next
					return
				}
			}
		},
	}
}

// orders returns the orders of a feature: those that can be given, or one that says why none can.
func (f *features) orders(v *view.View, r *picture.FeatureRow) []line {
	var ready, not []line
	for i := range v.Options {
		o := &v.Options[i]
		if o.Feature != r.Feature || o.Verb != crew.Feature && o.Verb != crew.CastPower {
			continue
		}
		l := line{Action: kit.Action{Name: say.Name(r.Name), Does: say.Sentences(say.Name(r.Says), v.Price(r, o)), Rule: o.Rule(), Why: o.Why()}}
		switch {
		case o.Seat.Ship != 0:
			l.Name = say.Label(l.Name, o.Seat.Name())
		case o.Target != 0:
			l.Name = say.Label(l.Name, o.Target.Name())
		}
		invoke := deployment.Invoke{Feature: o.Feature, Target: o.Target, Seat: o.Seat, Spare: f.spare && r.Free}
		if r.Asks != 0 {
			invoke.Of = f.of
			l.Does = say.Of("Learn whether it has more %s, and more %s, than your ship. %s", f.of[0].Compared(), f.of[1].Compared(), v.Price(r, o))
		}
		if l.give = &invoke; o.Verb == crew.CastPower {
			l.give = &deployment.Cast{Invoke: invoke}
		}
		if o.Why() == "" {
			ready = append(ready, l)
		} else if not == nil {
			l.Name = say.Name(r.Name)
			not = append(not, l)
		}
	}
	if ready == nil {
		return not
	}
	return ready
}

// along returns the choice of something that can go along with the next order of its kind.
func (f *features) along(v *view.View, r *picture.FeatureRow) line {
	on := slices.Contains(f.Chosen, r.Feature)
	l := line{choose: r.Feature, Action: kit.Action{Name: say.Of("%s: with %s", r.Name, crew.PermissionOf(r.With).Title), On: on, Does: say.Sentences(say.Name(r.Says), view.Pool(r))}}
	for i := range v.Options {
		if o := &v.Options[i]; o.Feature == r.Feature && o.Verb == crew.Attack && o.Why() == "" {
			l.Does = say.Of("%s On %s: %s.", l.Does, o.Target.Name(), view.Percent(o.Chance))
			break
		}
	}
	if why := view.Spent(r); why != "" {
		l.Rule, l.Why = "SHIP-FEATURE", why
	}
	return l
}

// standing returns a standing order; each click gives it again.
func standing(v *view.View, r *picture.FeatureRow) line {
	when := [...]say.Text{"when it changes the outcome", "whenever possible", "never"}
	short := [...]say.Text{"when useful", "always", "never"}
	press := [...]say.Text{"Press to use it when it changes the outcome.", "Press to use it whenever possible.", "Press to never use it."}
	cost := say.Text("")
	if r.Cost == crew.Reaction {
		cost = "Costs your reaction."
	}
	l := line{
		Action: kit.Action{Name: say.Label(r.Name, when[r.Stance]), Short: say.Label(r.Name, short[r.Stance]), Cut: true, On: r.Stance != crew.Never, Does: say.Sentences(say.Name(r.Says), cost, view.Pool(r), press[r.Stance.Following()])},
		give:   &deployment.Stand{Feature: r.Feature, Stance: r.Stance.Following()},
	}
	switch h := &v.Head; { // there is no option that says so
	case h.Over:
		l.Rule, l.Why = crew.Manners, "The battle is over."
	case h.Paused && h.Round == 0:
		l.Rule, l.Why = "SHIP-ROUND", "The battle has not begun."
	case h.Paused:
		l.Rule, l.Why = crew.Manners, "The battle is paused."
	}
	return l
}

// tellOfUse says, the first time that a standing order uses a feature with a pool, what is left and
// where to change the order: it has cost its owner something unasked.
func (f *features) tellOfUse(u *kit.UI, v *view.View) {
	fresh := v.Log.Fresh(&f.heard)
	if v.Tips == nil || v.Reel != nil {
		return
	}
	for _, e := range fresh {
		used, ok := e.Fact.(*ships.Invoked)
		if !ok || used.By != v.Head.Seat {
			continue
		}
		for i := range v.Features {
			r := &v.Features[i]
			if key := "standing." + strings.ReplaceAll(r.Name, " ", "-"); r.Name == used.Name && r.Usage == shipyard.Standing && r.Pool != shipyard.NoPool && !v.Tips.Told(key) {
				v.Tips.Tell(key)
				u.Tell(kit.Toast{Text: say.Sentences(say.Of("%s was used automatically, by its standing order.", r.Name), view.Pool(r), say.Of("%s changes that.", say.Name(u.Label(learntKey)))), Tone: kit.Warn})
			}
		}
	}
}

const lineHeight = 84.0

// high returns how high a row of a width is: enough for what it does and why it cannot be used now.
func (l *line) height(u *kit.UI, width float64) float64 {
	return max(lineHeight, l.Needs(u, width)+6)
}

// show draws the page. It closes when something is ordered or chosen to go along with an order, but
// not after standing orders.
func (f *features) show(u *kit.UI, v *view.View) (ordered []sim.Intent) {
	f.Settle(v)
	if slices.ContainsFunc(v.Features, func(r picture.FeatureRow) bool { return r.Usage == shipyard.Ordered && r.Target.Named() }) {
		v.AskAll()
	}
	all := f.lines(v)
	width := min(900, u.Size.W-60)
	whole := 0.0
	for i := range all {
		whole += all[i].height(u, width-pageEdges)
	}
	closes := false
	title := say.Text("What you have learnt, and what the ship is fitted with")
	if u.Small {
		title = say.Text("Features")
	}
	f.open = page(u, title, learntKey, width, min(u.Size.H-80, max(180, whole+110)), func(r kit.Rect) {
		u.Afresh("features")
		whole = 0
		for i := range all {
			whole += all[i].height(u, r.W-kit.ScrollBar)
		}
		u.Scroll("features", r, whole, func(r kit.Rect) {
			for i := range all {
				l := &all[i]
				box := r.Top(l.height(u, r.W))
				box.Foot(6)
				if l.give != nil || l.choose != 0 || l.turn != nil {
					l.Key = pageKey(i)
				}
				if !u.Do(box, l.Action) {
					continue
				}
				switch _, stands := l.give.(*deployment.Stand); {
				case l.turn != nil:
					l.turn()
				case l.choose != 0:
					f.Toggle(v, l.choose)
					closes = true // so that its order is heard next
				case l.give != nil:
					ordered = append(ordered, l.give)
					closes = closes || !stands
				}
			}
		})
	})
	if closes {
		f.open, f.spare = false, f.spare && len(ordered) == 0
		u.Dismiss()
	}
	return ordered
}
