package boots

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/picture"
)

// standingOrders returns the controls for what the character does without being asked.
func (s *Screen) standingOrders(v *view.View, own *picture.SelfRow) (list []extra) {
	order := func(name say.Text, key kit.Bound, does say.Text, set func(*personal.Standing)) {
		list = append(list, extra{kit.Action{Name: name, Key: key, Cut: true, Does: does}, func() sim.Intent {
			standing := own.Standing
			set(&standing)
			return &action.Stand{Standing: standing}
		}})
	}
	answer := func(name say.Text, key kit.Bound, does say.Text, of func(*personal.Standing) *crew.Stance) {
		is := own.Standing
		word := [...]say.Text{"ask", "always", "never"}[*of(&is)]
		order(say.Label(name, word), key, say.Of("%s: to be asked each time, always, or never.", does), func(x *personal.Standing) {
			a := of(x)
			*a = a.Following()
		})
	}
	answer("Strikes", "boots.strikes", "Opportunity attacks, and swift weapons", func(x *personal.Standing) *crew.Stance { return &x.Strikes })
	answer("Shield", "boots.guards", "Raising a shield where it helps", func(x *personal.Standing) *crew.Stance { return &x.Guards })
	answer("Powers", "boots.powers", "Powers that answer a blow or a wound", func(x *personal.Standing) *crew.Stance { return &x.Powers })
	if own.Readies {
		answer("Readied", "boots.readied", "What you readied", func(x *personal.Standing) *crew.Stance { return &x.Readied })
	}
	if len(named(v, picture.AuraText)) > 0 {
		answer("Auras", "boots.auras", "Stored damage that answers a touch", func(x *personal.Standing) *crew.Stance { return &x.Auras })
	}
	if names := named(v, picture.CriticalText); len(names) > 0 {
		word, next := following(names, own.Standing.Choice, "ask")
		order(say.Of("Critical: %s", word), "boots.critical", "What your critical hits do, or to be asked each time.", func(x *personal.Standing) { x.Choice = next })
	}
	if names := named(v, picture.RankText); len(names) > 0 {
		word, next := following(names, own.Standing.First, "the least")
		order(say.Of("First: %s", word), "boots.first", "Which of your shields of one rank meets damage first: the one with the fewest points, or one that you name.", func(x *personal.Standing) { x.First = next })
	}
	return list
}

// following returns the name at a number from 1 in a list with gaps, or none at 0, and the next
// number.
func following(names []string, at uint8, none say.Text) (word say.Text, next uint8) {
	word = none
	if n := int(at); n > 0 && n <= len(names) {
		word = say.Name(names[n-1])
	}
	for n := int(at); n < len(names); n++ {
		if names[n] != "" {
			return word, uint8(n + 1)
		}
	}
	return word, 0
}
