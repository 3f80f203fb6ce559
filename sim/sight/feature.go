package sight

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// features returns the features that the seat can use or profits from.
func (v *viewer) features(rows []picture.FeatureRow) []picture.FeatureRow {
	m, _ := v.HolderOf(v.seat)
	if m == nil || v.all {
		return rows
	}
	for h := range impact.Usable(&v.World.Battle, m) {
		f := v.FeatureOf(h.Feature)
		left, most := impact.PoolOf(&v.World.Battle, m, h)
		touches, spoils := f.Touches()
		rows = append(rows, picture.FeatureRow{
			Feature: h.Feature, Name: f.Name, Says: f.Says, Kind: f.Kind, Usage: f.Usage, With: f.With, Cost: f.Cost, Pool: f.Pool,
			Left: int16(left), Most: int16(most), Takes: f.Uses, Die: impact.DieFor(&v.World.Battle, m, h), Target: f.Target, Touches: touches, Spoils: spoils, Tasks: f.Tasks(), Done: h.Done,
			Focus: f.Focus && m.Focus == h.Feature, Stance: h.Stance,
			Free: impact.FreeDie(&v.World.Battle, m, f), Second: f.Adds(shipyard.Directed) > 0,
			Work: f.Work, Given: given(f, h), Asks: f.Asks, Brings: f.Inflicts(), Hook: f.Hook,
			Reach: f.Reach, Arc: f.Arc,
		})
	}
	return rows
}

// featureOptions adds the orders of features and powers, each on every possible target.
func (v *draft) featureOptions(verb crew.Verb, m *crew.Member, own *ships.Ship) {
	for h := range impact.Usable(&v.World.Battle, m) {
		f := v.FeatureOf(h.Feature)
		if f.Usage != shipyard.Ordered || (f.Kind == shipyard.Power) != (verb == crew.CastPower) {
			continue
		}
		v.page.fleeting = true // even if there is no target now
		v.featureTargets(f, m, own, func(t *ships.Ship, seat crew.Seat) {
			i := deployment.Invoke{Feature: h.Feature, Target: t.ID, Seat: seat, Of: f.Asks.Pair()}
			o := sketch{Option: picture.Option{Verb: verb, Feature: h.Feature, Seat: seat}}
			if f.Target.Named() {
				o.Target = t.ID
			} else {
				i.Target = 0
			}
			v.foreseeFeature(&o, f, m, t, seat)
			if verb == crew.CastPower {
				v.add(v.judgeOption(o, &deployment.Cast{Invoke: i}))
			} else {
				v.add(v.judgeOption(o, &i))
			}
		})
	}
}

// featureTargets walks the ships and people that a feature could be used on.
func (v *draft) featureTargets(f *shipyard.Feature, m *crew.Member, own *ships.Ship, each func(*ships.Ship, crew.Seat)) {
	if f.Held != 0 { // foes and friends alike
		for i := range v.Ships {
			if t := &v.Ships[i]; t.HeldBy(own, f.Held) && v.Knows(v.side, t) && !t.State.Gone() {
				each(t, crew.Seat{})
			}
		}
		return
	}
	switch f.Target {
	case shipyard.Nobody, shipyard.EveryShip, shipyard.Line, shipyard.Crewmates, shipyard.FoeCrews:
		each(own, crew.Seat{})
	case shipyard.Foe, shipyard.FoeCrew:
		v.foes(func(t *ships.Ship) {
			if f.Target == shipyard.Foe {
				each(t, crew.Seat{})
				return
			}
			v.aboardEach(t, func(other *crew.Member) { each(t, other.Seat) })
		})
	default:
		for i := range v.Ships {
			t := &v.Ships[i]
			if t.Side != v.side || t.State.Gone() || t.Charge.Live {
				continue
			}
			switch {
			case f.Target == shipyard.Friend && t != own && v.focus.hasOptions(i):
				each(t, crew.Seat{})
			case f.Target == shipyard.Crewmate && (t == own || f.Reach > 0 && v.Range(own, t) <= f.Reach):
				v.aboardEach(t, func(other *crew.Member) { each(t, other.Seat) })
			}
		}
	}
}

func (v *viewer) aboardEach(s *ships.Ship, each func(*crew.Member)) {
	for _, id := range s.Crew {
		each(v.Member(id))
	}
}

// foreseeFeature fills in the chance of a feature with a test.
func (v *draft) foreseeFeature(o *sketch, f *shipyard.Feature, m *crew.Member, t *ships.Ship, seat crew.Seat) {
	if f.Sweeps() {
		v.foreseeSweep(o, f, m, t)
	}
	if !f.Target.Named() {
		return
	}
	switch f.Test.Kind {
	case shipyard.Save:
		trial := impact.TrialOf(&v.World.Battle, m, f, t)
		chance, r := impact.TrialChance(&v.World.Battle, t, &trial)
		o.Need, o.Chance, o.Saves = int16(trial.DC), int16(chance), true
		o.roll(&r, &v.gallery.told)
	case shipyard.Contest:
		against, _ := v.HolderOf(seat)
		if against == nil {
			against = impact.Counterpart(&v.World.Battle, t, f.Test.Skill)
		}
		if against != nil {
			v.fillContest(o, m, against, crew.Feature, f.Test.Skill)
		}
	}
}

// foreseeSweep names the ships that a feature would strike, each with its chance.
func (v *draft) foreseeSweep(o *sketch, f *shipyard.Feature, m *crew.Member, own *ships.Ship) {
	var struck []say.Text
	for i := range v.Ships {
		t := &v.Ships[i]
		if !v.knows(t) || !impact.Swept(&v.World.Battle, f, own, t) {
			continue
		}
		text := say.Name(t.Name)
		if t.Side == v.side {
			text = say.Of("%s (yours)", text)
		}
		if f.Test.Kind == shipyard.Save {
			trial := impact.TrialOf(&v.World.Battle, m, f, t)
			chance, _ := impact.TrialChance(&v.World.Battle, t, &trial)
			text = say.Kind(text, fmt.Sprintf("%d.%d%%", chance/10, chance%10))
		}
		struck = append(struck, text)
	}
	o.texts.Reasons = picture.FitList(struck)
}

// chosenOptions adds the attacks that are legal now, with each feature that can be chosen
// with them.
func (v *draft) chosenOptions(m *crew.Member, own *ships.Ship) {
	plain := v.page.list[:v.page.place]
	for h := range impact.Usable(&v.World.Battle, m) {
		f := v.FeatureOf(h.Feature)
		if f.Usage != shipyard.Along || f.With != crew.Attack {
			continue
		}
		for i := range plain {
			o := &plain[i]
			if o.Verb != crew.Attack || o.Rule() != "" {
				continue
			}
			v.attackOption(o.Weapon, v.Ship(o.Target), m, own, h.Feature)
		}
	}
}

// given returns how many actions somebody has spent on a feature that takes several.
func given(f *shipyard.Feature, h *crew.Have) int8 {
	if f.Work == 0 {
		return 0
	}
	return h.Used
}
