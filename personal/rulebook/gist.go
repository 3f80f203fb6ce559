package rulebook

import (
	"slices"

	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

// UnarmedStrike is the name of a blow without a weapon.
const UnarmedStrike = "unarmed strike"

// NameButt returns the name of striking with a gun. It is a name of its own, which
// languages translate as a whole.
func NameButt(gun string) string { return gun + " butt" }

// NameBlast returns the name of the detonation of somebody primed, in the same way.
func NameBlast(primed string) string { return primed + " detonation" }

// NameKinds returns the text for a set of kinds of creatures.
func (b *Book) NameKinds(set uint32) say.Text {
	var names []string
	for i, k := range b.Kinds {
		if set&(2<<i) != 0 {
			names = append(names, k)
		}
	}
	return say.Join("%s or %s", say.Names(names))
}

// Hinders reports whether an effect keeps its targets from moving or acting.
func (b *Book) Hinders(e *Effect) bool {
	n := e.Brings()
	return n >= 0 && e.Harms() && b.binds(n)
}

func (b *Book) binds(n int16) bool {
	c := &b.Conditions[n]
	return c.Flags&(NoActions|NoMove) != 0 || c.Pace.Speed == 0 || slices.ContainsFunc(c.Implies, b.binds)
}

// Chooses reports whether an effect gives points whose receiver chooses between them and
// the old ones.
func (b *Book) Chooses(e *Effect) bool {
	n := e.Lends()
	return n >= 0 && b.Layers[n].Stacking == StackChoose
}

// Gist returns the texts for what a weapon does besides its damage.
func (b *Book) Gist(w *Weapon) (all []say.Text) {
	if w.Bonus != 0 || w.Plus != 0 {
		all = append(all, say.Of("%+d to hit, %+d to damage", w.Bonus, w.Plus))
	}
	if w.Guard > 0 {
		all = append(all, say.Of("%+d raised", w.Guard))
	}
	if w.Extra.Damage != (dice.Dice{}) {
		all = append(all, b.more(w.Extra.Damage, w.Extra.Type, w.Extra.Kinds))
	}
	if w.Vicious >= 0 {
		all = append(all, say.Of("%s to damage", b.Abilities[w.Vicious]))
	}
	if w.Fumble >= 0 {
		all = append(all, say.Of("a 1: %s", b.Tables[w.Fumble].Name))
	}
	if w.Splash.Size > 0 {
		all = append(all, say.Of("others within %d %s too", w.Splash.Size, b.Unit))
	}
	for i := range w.Riders {
		all = append(all, b.gist(&w.Riders[i]))
	}
	if w.Misfire > 0 {
		all = append(all, say.Of("breaks on %d or less", w.Misfire))
	}
	if w.Props&Natural != 0 {
		return all
	}
	return append(all, b.usage(w)...)
}

// more returns the text for damage in addition to a weapon's, and the kinds that it is
// limited to.
func (b *Book) more(damage dice.Dice, of int8, kinds uint32) say.Text {
	if who := b.NameKinds(kinds); who != "" {
		return say.Of("%s %s more against the %s", damage, b.Types[of], who)
	}
	return say.Of("%s %s more", damage, b.Types[of])
}

// usage returns the texts for how a weapon is handled.
func (b *Book) usage(w *Weapon) (all []say.Text) {
	note := func(when bool, message say.Text, values ...any) {
		if when {
			all = append(all, say.Of(message, values...))
		}
	}
	if e := w.Fires; e != nil {
		all = append(all, b.firing(e)...)
	}
	for i := range w.Adds {
		all = append(all, b.added(&w.Adds[i], w.Traits.Charge))
	}
	note(w.Each > 1, "%d heat an attack", w.Each)
	note(w.Props&Cooling != 0, "no clips: %d heat back in a round without an attack; when empty, it jams", w.Cools)
	note(w.Sweep > 0, "%d heat a burst", w.Sweep)
	note(w.Over > space.NoCover, "past %s", b.CoverName(w.Over))
	x := &w.Traits
	note(x.Steady > 0, "%+d within normal range", x.Steady)
	note(x.Repeat > 0, "only %d off for each earlier attack", x.Repeat)
	note(x.Pierces > 0, "up to %+d to hit, as armour allows", x.Pierces)
	note(x.Rebounds > 0, "%+d to hit after a miss", x.Rebounds)
	note(x.Sweeps > 0, "%+d to hit on another target", x.Sweeps)
	note(x.Forceful, "1 more damage for each earlier attack")
	note(!x.Deadly.IsNone(), "%s more on a critical hit", x.Deadly)
	note(x.Leeches, "gives back what it takes")
	note(w.Ward > 0, "%+d %s in hand", w.Ward, b.Words.Defence)
	note(w.Butt.Damage != dice.Dice{}, "%s %s as a blow", w.Butt.Damage, b.Types[w.Butt.Type])
	for n := range b.Layers {
		note(w.Passes&(1<<n) != 0, "passes %s", b.Layers[n].Name)
	}
	for i, says := range propertyGists {
		note(says != "" && w.Props&(1<<i) != 0, says)
	}
	var abilities []string
	for n, name := range b.Abilities {
		if w.Abilities&(1<<n) != 0 {
			abilities = append(abilities, name)
		}
	}
	if len(abilities) > 1 {
		all = append(all, say.Join("%s or %s", say.Names(abilities)))
	}
	return all
}

// propertyGists are the properties as their bearers read them; those covered by other
// texts have none.
var propertyGists = [...]say.Text{"two-handed", "light", "can be thrown", "heavy: Strength 15", "bursts", "double tap", "hip fire", "half to one nearby", "silent", "", "aimed for a round first", "",
	"", "", "strikes as initiative is rolled", "magical", "throws a gaze back", "a hit brings it back", "", "", "no reloading in a fight", "drawn for free",
	"reloaded as a bonus action", "never reloaded as a bonus action", "cannot miss whom you see", "a miss adds 1 to the next, until a hit", "half damage beyond normal range",
	"gives back half of what it deals", "leaves you open until your next turn"}

// Reach returns the texts for how an effect is resolved: the save against it, with its DC
// if that is known, its area and its range.
func (b *Book) Reach(e *Effect, dc int8) (all []say.Text) {
	if brings := e.Brings(); e.Aim == BySave {
		save := b.save(e.Ability, max(dc, e.DC))
		switch {
		case e.Half && brings >= 0:
			save = say.Of("%s for half and not %s", save, b.Conditions[brings].Name)
		case e.Half:
			save = say.Of("%s for half", save)
		case brings >= 0:
			save = say.Of("%s or %s", save, b.Conditions[brings].Name)
		}
		all = append(all, save)
	}
	if e.Shape != NoArea && e.Size > 0 {
		all = append(all, say.Kind(say.Text(ShapeNames[e.Shape]), say.Amount(e.Size, b.Unit)))
	}
	return all
}

// save returns the text for a save, with its DC if that is known.
func (b *Book) save(ability, dc int8) say.Text {
	if dc > 0 {
		return say.Numbered(b.Abilities[ability], dc)
	}
	return say.Name(b.Abilities[ability])
}

// firing returns the texts for how a shot works that is not an attack against Defence.
func (b *Book) firing(e *Effect) (all []say.Text) {
	all = b.Reach(e, 0)
	if e.Aim == NoRoll {
		all = []say.Text{"without fail"}
	}
	if e.Core > 0 {
		all = append(all, say.Of("no save within %d", e.Core))
	}
	if x := Find[*StripOp](e); x != nil {
		for n := range b.Layers {
			if x.Layers&(1<<n) != 0 {
				all = append(all, say.Of("strips %s", b.Layers[n].Name))
			}
		}
	}
	if n := e.Brings(); n >= 0 {
		all = append(all, say.Name(b.Conditions[n].Name))
	}
	if x := Find[*ThenOp](e); x != nil {
		all = append(all, say.Of("then %s", say.List(b.firing(&x.Effect))))
	}
	return all
}

// whenAdded has the texts for when a weapon does extra damage; "": always.
var whenAdded = [...]say.Text{"", "%s, charged: 2 heat and a bonus action", "%s against targets without cover", "%s on a miss", "%s against the wounded"}

// added returns the text for extra damage of a weapon: "2d6 lightning more, charged".
func (b *Book) added(x *Add, by Stake) say.Text {
	what := b.more(x.Damage, x.Type, x.Kinds)
	if x.Save >= 0 {
		what = say.Of("%s, %s for half", what, b.save(x.Save, x.DC))
	}
	switch {
	case whenAdded[x.When] == "":
		return what
	case x.When == OnCharged && by.Amount > 0:
		return say.Of("%s, charged: %d %s", what, by.Amount, b.Reserves[by.Reserve].Name)
	}
	return say.Of(whenAdded[x.When], what)
}

// gist returns the text for a rider: "Might 10 or sapped".
func (b *Book) gist(x *Rider) say.Text {
	var all []say.Text
	if x.Condition >= 0 {
		all = append(all, say.Name(b.Conditions[x.Condition].Name))
	}
	if x.Crit >= 0 {
		all = append(all, say.Of("a critical hit %s", b.Conditions[x.Crit].Name))
	}
	if x.Table >= 0 {
		all = append(all, say.Name(b.Tables[x.Table].Name))
	}
	for i := range b.Reserves {
		if d := x.Loses[i]; d.Count > 0 {
			all = append(all, say.Of("%s %s lost", d, b.Reserves[i].Name))
		} else if d.Plus > 0 {
			all = append(all, say.Of("%d %s lost", d.Plus, b.Reserves[i].Name))
		}
	}
	if x.Push > 0 {
		all = append(all, say.Of("moved %d %s away", x.Push, b.Unit))
	}
	if x.Pull > 0 {
		all = append(all, say.Of("moved %d %s nearer", x.Pull, b.Unit))
	}
	what := say.List(all)
	if x.Save >= 0 {
		return say.Of("%s or %s", b.save(x.Save, x.DC), what)
	}
	return what
}
