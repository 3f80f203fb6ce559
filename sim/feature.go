package sim

import (
	"fmt"
	"strings"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/field"
	"broadside/sim/space"
)

// FeatureRow is a feature that the seat can use or profits from.
type FeatureRow struct {
	Feature crew.FeatureID // in the library
	Name    string
	Says    string
	Kind    ships.FeatureKind
	Usage   ships.Usage
	With    crew.Verb // the order that it goes with; 0: none
	Cost    crew.Cost
	Pool    ships.Pool
	Left    int16 // of the pool
	Most    int16
	Takes   int16 // power points
	Die     int8  // faces; 0: none
	Target  ships.Target
	Touches ships.Touch // what it can change
	Spoils  ships.Touch // what of it only to the worse for one's own ship
	Tasks   ships.Tasks // what it does
	Brings  ships.Conditions
	Hook    ships.Hook // what it does that has a shape of its own
	Done    bool       // used this turn
	Focus   bool       // kept up by concentration now
	Stance  crew.Stance
	Free    bool          // a free d4 can serve in place of its die
	Second  bool          // with it, Direct helps two
	Work    int8          // actions that it takes; 0: one
	Given   int8          // of them, so far
	Asks    ships.Sources // of these two are compared
	Reach   space.Length  // 0: any distance
	Arc     bool          // only what lies before the bow
}

// Fields describes a FeatureRow.
func (r *FeatureRow) Fields(c field.Coder) {
	field.Int(c, "feature", &r.Feature, 1, crew.MaxFeatures)
	field.Text(c, "name", &r.Name, crew.MaxName)
	field.Text(c, "says", &r.Says, MaxText)
	field.Int(c, "kind", &r.Kind, 0, int64(ships.LastFeatureKind))
	field.Int(c, "usage", &r.Usage, 0, int64(ships.LastUsage))
	field.Int(c, "with", &r.With, 0, int64(crew.LastVerb))
	field.Int(c, "cost", &r.Cost, 0, int64(crew.LastCost))
	field.Int(c, "pool", &r.Pool, 0, int64(ships.LastPool))
	field.Int(c, "left", &r.Left, 0, 1000)
	field.Int(c, "most", &r.Most, 0, 1000)
	field.Int(c, "takes", &r.Takes, 0, 100)
	field.Int(c, "die", &r.Die, 0, 20)
	field.Int(c, "target", &r.Target, 0, int64(ships.LastTarget))
	field.Int(c, "touches", &r.Touches, 0, 1<<32-1)
	field.Int(c, "spoils", &r.Spoils, 0, 1<<32-1)
	field.Int(c, "tasks", &r.Tasks, 0, 1<<16-1)
	field.Bool(c, "done", &r.Done)
	field.Bool(c, "focus", &r.Focus)
	field.Int(c, "stance", &r.Stance, 0, int64(crew.LastStance))
	field.Bool(c, "free", &r.Free)
	field.Bool(c, "second", &r.Second)
	field.Int(c, "work", &r.Work, 0, 100)
	field.Int(c, "given", &r.Given, 0, 100)
	field.Int(c, "asks", &r.Asks, 0, int64(ships.Comparable))
	field.Int(c, "brings", &r.Brings, 0, int64(ships.AllConditions))
	field.Int(c, "hook", &r.Hook, 0, int64(ships.LastHook))
	field.Int(c, "reach", &r.Reach, 0, 4*int64(space.Reach))
	field.Bool(c, "arc", &r.Arc)
}

// features are what the seat can use or profits from.
func (v *viewer) features() (rows []FeatureRow) {
	m, _ := v.At(v.seat)
	if m == nil || v.all {
		return nil
	}
	for _, h := range v.Usable(m) {
		f := v.FeatureOf(h.Feature)
		left, most := v.PoolOf(m, h)
		touches, spoils := f.Touches()
		rows = append(rows, FeatureRow{
			Feature: h.Feature, Name: f.Name, Says: f.Says, Kind: f.Kind, Usage: f.Usage, With: f.With, Cost: f.Cost, Pool: f.Pool,
			Left: int16(left), Most: int16(most), Takes: f.Uses, Die: v.DieFor(m, h), Target: f.Target, Touches: touches, Spoils: spoils, Tasks: f.Tasks(), Done: h.Done,
			Focus: f.Focus && m.Focus == h.Feature, Stance: h.Stance,
			Free: v.FreeDie(m, f), Second: f.Hook == ships.FarPlan || f.Hook == ships.Council,
			Work: f.Work, Given: given(f, h), Asks: f.Asks, Brings: f.Inflicts(), Hook: f.Hook,
			Reach: f.Reach, Arc: f.Arc,
		})
	}
	return rows
}

// given is how many actions somebody has spent on what takes several.
func given(f *ships.Feature, h *crew.Have) int8 {
	if f.Work == 0 {
		return 0
	}
	return h.Used
}

// featureOptions are the orders of features and powers, each on every target
// that it could have.
func (v *viewer) featureOptions(rows []Option, verb crew.Verb, m *crew.Member, own *ships.Ship) []Option {
	for _, h := range v.Usable(m) {
		f := v.FeatureOf(h.Feature)
		if f.Usage != ships.Ordered || (f.Kind == ships.Power) != (verb == crew.CastPower) {
			continue
		}
		v.featureTargets(f, m, own, func(t *ships.Ship, seat crew.Seat) {
			i := ships.Invoke{Feature: h.Feature, Target: t.ID, Seat: seat, Of: f.Asks.Pair()}
			o := Option{Verb: verb, Feature: h.Feature, Seat: seat}
			if f.Target == ships.Nobody {
				i.Target = 0
			} else {
				o.Target, o.Range = t.ID, tens(v.Range(own, t))
			}
			v.foreseeFeature(&o, f, m, t, seat)
			if verb == crew.CastPower {
				rows = append(rows, v.judgeOption(o, &ships.Cast{Invoke: i}))
			} else {
				rows = append(rows, v.judgeOption(o, &i))
			}
		})
	}
	return rows
}

// featureTargets walks whom a feature could be used on.
func (v *viewer) featureTargets(f *ships.Feature, m *crew.Member, own *ships.Ship, each func(*ships.Ship, crew.Seat)) {
	switch f.Target {
	case ships.Nobody:
		each(own, crew.Seat{})
	case ships.Foe, ships.FoeCrew:
		v.foes(func(t *ships.Ship) {
			if f.Target == ships.Foe {
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
			case f.Target == ships.Friend && t != own:
				each(t, crew.Seat{})
			case f.Target == ships.Crewmate && (t == own || f.Reach > 0 && v.Range(own, t) <= f.Reach):
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

// foreseeFeature fills in the chance of a feature that is tested.
func (v *viewer) foreseeFeature(o *Option, f *ships.Feature, m *crew.Member, t *ships.Ship, seat crew.Seat) {
	if f.Sweeps() {
		v.foreseeSweep(o, f, m, t)
	}
	if f.Target == ships.Nobody {
		return
	}
	switch f.Test.Kind {
	case ships.Save:
		trial := v.Trial(m, f, t)
		chance, r := v.TrialChance(t, &trial)
		o.Need, o.Chance, o.Saves = int16(trial.DC), int16(chance), true
		o.roll(&r)
	case ships.Contest:
		against, _ := v.At(seat)
		if against == nil {
			against = v.Counterpart(t, f.Test.Skill)
		}
		if against != nil {
			o.contest(v.World, m, against, crew.Feature, f.Test.Skill)
		}
	}
}

// foreseeSweep names the ships that a feature would strike, each with the chance
// that it does.
func (v *viewer) foreseeSweep(o *Option, f *ships.Feature, m *crew.Member, own *ships.Ship) {
	var struck []string
	for i := range v.Ships {
		t := &v.Ships[i]
		if !v.knows(t) || !v.Swept(f, own, t) {
			continue
		}
		text := t.Name
		if t.Side == v.side {
			text += " (yours)"
		}
		if f.Test.Kind == ships.Save {
			trial := v.Trial(m, f, t)
			chance, _ := v.TrialChance(t, &trial)
			text += fmt.Sprintf(" %d.%d%%", chance/10, chance%10)
		}
		struck = append(struck, text)
	}
	o.Reasons = clip(strings.Join(struck, ", "))
}

// chosenOptions are the attacks that are legal now with each feature that can
// go with them.
func (v *viewer) chosenOptions(rows []Option, m *crew.Member, own *ships.Ship) []Option {
	plain := rows
	for _, h := range v.Usable(m) {
		f := v.FeatureOf(h.Feature)
		if f.Usage != ships.Along || f.With != crew.Attack {
			continue
		}
		for i := range plain {
			o := plain[i]
			if o.Verb != crew.Attack || o.Rule != "" {
				continue
			}
			with := ships.With{Features: []crew.FeatureID{h.Feature}}
			rows = append(rows, v.attackOption(o.Weapon, v.Ship(o.Target), m, own, with))
		}
	}
	return rows
}
