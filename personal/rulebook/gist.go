package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

// NameKinds is a set of kinds of creatures in words.
func (b *Book) NameKinds(set uint32) say.Text {
	var names []string
	for i, k := range b.Kinds {
		if set&(2<<i) != 0 {
			names = append(names, k)
		}
	}
	return say.Join("%s or %s", say.Names(names))
}

// Hinders says whether an effect keeps whom it reaches from moving or acting.
func (b *Book) Hinders(e *Effect) bool {
	n := e.Brings()
	return n >= 0 && e.Harms() && b.binds(n)
}

func (b *Book) binds(n int16) bool {
	c := &b.Conditions[n]
	return c.Flags&(NoActions|NoMove) != 0 || c.Speed == 0 || slices.ContainsFunc(c.Implies, b.binds)
}

// Chooses says whether an effect gives points that take the place of old ones, or leave
// those, as their owner likes.
func (b *Book) Chooses(e *Effect) bool {
	n := e.Lends()
	return n >= 0 && b.Layers[n].Stacking == StackChoose
}

// Gist is what a weapon does beside its damage, in words.
func (b *Book) Gist(w *Weapon) (all []string) {
	if w.Bonus != 0 || w.Plus != 0 {
		all = append(all, fmt.Sprintf("%+d to hit, %+d to damage", w.Bonus, w.Plus))
	}
	if w.Guard > 0 {
		all = append(all, fmt.Sprintf("%+d raised", w.Guard))
	}
	if w.Extra.Damage != (dice.Dice{}) {
		who := ""
		for i, k := range b.Kinds {
			if w.Extra.Kinds&(2<<i) != 0 {
				who += " " + k
			}
		}
		all = append(all, strings.TrimSpace(fmt.Sprintf("%s %s more against%s", w.Extra.Damage, b.Types[w.Extra.Type], who)))
	}
	if w.Vicious >= 0 {
		all = append(all, b.Abilities[w.Vicious]+" to damage")
	}
	if w.Fumble >= 0 {
		all = append(all, "a 1: "+b.Tables[w.Fumble].Name)
	}
	if w.Splash.Size > 0 {
		all = append(all, fmt.Sprintf("others within %d %s too", w.Splash.Size, b.Unit))
	}
	for i := range w.Riders {
		all = append(all, b.gist(&w.Riders[i]))
	}
	if w.Misfire > 0 {
		all = append(all, fmt.Sprintf("breaks on %d or less", w.Misfire))
	}
	if w.Props&Natural != 0 {
		return all
	}
	return append(all, b.usage(w)...)
}

// usage is how a weapon is handled, in words.
func (b *Book) usage(w *Weapon) (all []string) {
	say := func(when bool, format string, args ...any) {
		if when {
			all = append(all, fmt.Sprintf(format, args...))
		}
	}
	if e := w.Fires; e != nil {
		all = append(all, b.firing(e))
	}
	for i := range w.Adds {
		all = append(all, b.added(&w.Adds[i]))
	}
	say(w.Each > 1, "%d heat an attack", w.Each)
	say(w.Props&Cooling != 0, "no clips: %d heat back in a round without an attack, and empty it jams", w.Cools)
	say(w.Sweep > 0, "%d heat a burst", w.Sweep)
	say(w.Over > space.NoCover, "past %s", w.Over)
	x := &w.Traits
	say(x.Steady > 0, "%+d within normal range", x.Steady)
	say(x.Repeat > 0, "only %d off for each attack before", x.Repeat)
	say(x.Pierces > 0, "up to %+d to hit, as armour allows", x.Pierces)
	say(x.Rebounds > 0, "%+d to hit after a miss", x.Rebounds)
	say(x.Sweeps > 0, "%+d to hit on another target", x.Sweeps)
	say(x.Forceful, "1 more damage for each attack before")
	say(!x.Deadly.None(), "%s more on a critical hit", x.Deadly)
	say(w.Ward > 0, "%+d %s in hand", w.Ward, b.Words.Defence)
	say(w.Butt.Damage != dice.Dice{}, "%s %s as a blow", w.Butt.Damage, b.Types[w.Butt.Type])
	for n := range b.Layers {
		say(w.Passes&(1<<n) != 0, "passes %s", b.Layers[n].Name)
	}
	for i, says := range propertyGists {
		say(says != "" && w.Props&(1<<i) != 0, "%s", says)
	}
	var abilities []string
	for n, name := range b.Abilities {
		if w.Abilities&(1<<n) != 0 {
			abilities = append(abilities, name)
		}
	}
	say(len(abilities) > 1, "%s", strings.Join(abilities, " or "))
	return all
}

// propertyGists are the properties as their bearers read them; those that other words
// tell have none.
var propertyGists = [...]string{"two-handed", "light", "can be thrown", "heavy: Strength 15", "bursts", "double tap", "hip fire", "half to one nearby", "silent", "", "aimed for a round first", "",
	"", "", "strikes as initiative is rolled", "magical", "throws a gaze back", "a hit brings it back", "", "", "no reloading in a fight", "drawn for nothing",
	"reloaded by bonus action", "never reloaded by bonus action", "cannot miss whom you see", "a miss adds 1 to the next, until a hit", "half damage beyond normal range",
	"gives back half of what it deals", "leaves you open until your next turn"}

// Reach is how an effect finds whom it works on, in words: the save against it, where
// its number is known, its area and how far away that may be.
func (b *Book) Reach(e *Effect, dc int8) (all []string) {
	if brings := e.Brings(); e.Aim == BySave {
		says := b.Abilities[e.Ability]
		if dc = max(dc, e.DC); dc > 0 {
			says += fmt.Sprintf(" %d", dc)
		}
		switch {
		case e.Half && brings >= 0:
			says += " for half and not " + b.Conditions[brings].Name
		case e.Half:
			says += " for half"
		case brings >= 0:
			says += " or " + b.Conditions[brings].Name
		}
		all = append(all, says)
	}
	if e.Shape != NoArea && e.Size > 0 {
		all = append(all, fmt.Sprintf("%s %d %s", ShapeNames[e.Shape], e.Size, b.Unit))
	}
	return all
}

// firing is how a shot works that is not thrown against Defence, in words.
func (b *Book) firing(e *Effect) string {
	says := strings.Join(b.Reach(e, 0), ", ")
	if e.Aim == NoRoll {
		says = "without fail"
	}
	if e.Core > 0 {
		says += fmt.Sprintf(", no save within %d", e.Core)
	}
	if x := Find[*StripOp](e); x != nil {
		for n := range b.Layers {
			if x.Layers&(1<<n) != 0 {
				says += ", strips " + b.Layers[n].Name
			}
		}
	}
	if n := e.Brings(); n >= 0 {
		says += ", " + b.Conditions[n].Name
	}
	if x := Find[*ThenOp](e); x != nil {
		says += ", then " + b.firing(&x.Effect)
	}
	return says
}

// added is what a weapon does more, in words: "2d6 lightning more, charged".
func (b *Book) added(x *Add) string {
	says := fmt.Sprintf("%s %s more", x.Damage, b.Types[x.Type])
	for i, k := range b.Kinds {
		if x.Kinds&(2<<i) != 0 {
			says += " against the " + k
		}
	}
	if x.Save >= 0 {
		says += fmt.Sprintf(", %s %d for half", b.Abilities[x.Save], x.DC)
	}
	return says + [...]string{"", ", charged: 2 heat and a bonus action", " on who has no cover", " on a miss"}[x.When]
}

// gist is a rider in words: "Might 10 or sapped".
func (b *Book) gist(x *Rider) string {
	var what []string
	if x.Condition >= 0 {
		what = append(what, b.Conditions[x.Condition].Name)
	}
	if x.Crit >= 0 {
		what = append(what, "a critical hit "+b.Conditions[x.Crit].Name)
	}
	if x.Table >= 0 {
		what = append(what, b.Tables[x.Table].Name)
	}
	for i := range b.Reserves {
		if d := x.Loses[i]; d.Count > 0 {
			what = append(what, fmt.Sprintf("%s %s lost", d, b.Reserves[i].Name))
		} else if d.Plus > 0 {
			what = append(what, fmt.Sprintf("%d %s lost", d.Plus, b.Reserves[i].Name))
		}
	}
	says := strings.Join(what, ", ")
	if x.Save >= 0 {
		says = strings.Replace(fmt.Sprintf("%s %d or %s", b.Abilities[x.Save], x.DC, says), " 0 or ", " or ", 1)
	}
	return says
}
