package configs

import (
	"cmp"
	"fmt"
	"slices"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
)

// build reads the entries, starting with those that others name, and checks the results as a whole.
func (l *loader) build() *Data {
	lib := &shipyard.Library{}
	l.lib = lib
	l.conditionFiles()
	for i := range l.weapons {
		e := &l.weapons[i]
		p := shipyard.Pattern{Weapon: shipyard.Weapon{Key: e.key, Attacks: 1}}
		if l.whole(e, func(m *page.Mapping) { p.Keys(m) }) {
			lib.Patterns = append(lib.Patterns, p)
		}
	}
	for i := range l.bombs {
		e := &l.bombs[i]
		k := shipyard.Bomb{Key: e.key}
		if l.whole(e, func(m *page.Mapping) { k.Keys(m, lib) }) {
			lib.Bombs = append(lib.Bombs, k)
		}
	}
	l.reserve()
	for i := range lib.Features {
		e := &l.features[i]
		l.whole(e, func(m *page.Mapping) { l.feature(m, &lib.Features[i]) })
	}
	l.featureCircles()
	l.crewFiles()
	l.folk = l.footbooks()
	for i := range l.classes {
		e := &l.classes[i]
		var c shipyard.Class
		if l.whole(e, func(m *page.Mapping) { c = l.class(e.key, m) }) {
			lib.Classes = append(lib.Classes, c)
			e.judgeClass(&c)
			e.judgeCast(l.cast)
		}
	}
	for i := range l.bombs {
		if e := &l.bombs[i]; lib.Class(e.key) >= 0 {
			e.page.Say(e.line, e.key, "there is a ship class of this name too", "give one of them another key")
		}
	}
	for i := range lib.Bombs {
		lib.Classes = append(lib.Classes, lib.Bombs[i].Class())
	}
	scenes, lessons := l.scenes(l.scenarios, false), l.scenes(l.lessons, true)
	for i := range l.lessons {
		if e := &l.lessons[i]; slices.ContainsFunc(l.scenarios, func(o entry) bool { return o.key == e.key }) {
			e.page.Say(e.line, e.key, "there is a scenario of this name too", "give one of them another key")
		}
	}
	if l.Errors == 0 {
		l.judgeWeapons(lib)
	}
	return &Data{Library: lib, Persons: l.folk, Crew: l.persons, Scenarios: scenes, Lessons: lessons}
}

// scenes reads scenarios, or lessons, and sorts them.
func (l *loader) scenes(entries []entry, lessons bool) []scenario.Scenario {
	var scenes []*scene
	for i := range entries {
		e := &entries[i]
		var s *scene
		if l.whole(e, func(m *page.Mapping) { s = l.scenario(e.key, lessons, m) }) {
			scenes = append(scenes, s)
			e.judgeScene(s)
		}
	}
	slices.SortStableFunc(scenes, func(a, b *scene) int {
		return cmp.Or(cmp.Compare(a.order, b.order), cmp.Compare(a.Key, b.Key))
	})
	list := make([]scenario.Scenario, len(scenes))
	for i, s := range scenes {
		list[i] = s.Scenario
	}
	return list
}

// whole reports whether an entry was read without an error.
func (l *loader) whole(e *entry, read func(*page.Mapping)) bool {
	errors := l.Errors
	if m := e.page.Mapping(e.node, e.key); m != nil {
		read(m)
		m.Done()
	}
	e.broken = l.Errors != errors
	return !e.broken
}

// conditionFiles reads the conditions of ships. All get their numbers first, so that they can name
// each other.
func (l *loader) conditionFiles() {
	if len(l.conditions) > shipyard.MaxConditions {
		e := &l.conditions[shipyard.MaxConditions]
		e.page.Say(e.line, e.key, "there are too many conditions", fmt.Sprintf("have at most %d", shipyard.MaxConditions))
		l.conditions = l.conditions[:shipyard.MaxConditions]
	}
	for i := range l.conditions {
		l.lib.Conditions = append(l.lib.Conditions, shipyard.Condition{Key: l.conditions[i].key})
	}
	for i := range l.conditions {
		l.whole(&l.conditions[i], func(m *page.Mapping) { l.lib.Conditions[i].Keys(m, l.lib) })
	}
	for _, key := range l.lib.FindKnown() {
		l.Add(page.Problem{File: "conditions", Message: fmt.Sprintf("there is no condition %q, which a rule brings about", key), Remedy: "write what it does"})
	}
}

// reserve gives every feature its number before any is read, so that features can name each other.
func (l *loader) reserve() {
	if len(l.features) > crew.MaxFeatures {
		e := &l.features[crew.MaxFeatures]
		e.page.Say(e.line, e.key, "there are too many features", fmt.Sprintf("have at most %d", crew.MaxFeatures))
		return
	}
	for i := range l.features {
		l.lib.Features = append(l.lib.Features, shipyard.Feature{Key: l.features[i].key})
	}
}

// featureCircles refuses features that require or lead back to themselves: nobody could have or use
// them.
func (l *loader) featureCircles() {
	all := l.lib.Features
	for i := range all {
		for _, way := range []struct {
			key string
			to  func(*shipyard.Feature) []crew.FeatureID
		}{
			{"needs", func(f *shipyard.Feature) []crew.FeatureID { return []crew.FeatureID{f.Needs} }},
			{"after", func(f *shipyard.Feature) []crew.FeatureID { return []crew.FeatureID{f.After} }},
			{"shares", func(f *shipyard.Feature) []crew.FeatureID { return []crew.FeatureID{f.Shares} }},
			{"replaces", func(f *shipyard.Feature) []crew.FeatureID { return []crew.FeatureID{f.Built.Replaces} }},
			{"needs and replaces", func(f *shipyard.Feature) []crew.FeatureID { return []crew.FeatureID{f.Needs, f.Built.Replaces} }},
		} {
			leads := func(n crew.FeatureID) []crew.FeatureID {
				if n == 0 {
					return nil
				}
				return way.to(&all[n-1])
			}
			if leadsBack(len(all)+1, crew.FeatureID(i+1), leads) {
				e := &l.features[i]
				e.page.Say(e.line, e.key, fmt.Sprintf("the feature %s leads back to itself by %s", e.key, way.key), "cut the circle")
				break
			}
		}
	}
}

// feature reads a feature, and checks that its keys go together. A feature that cannot be read is
// missing only here.
func (l *loader) feature(m *page.Mapping, f *shipyard.Feature) {
	wrong := l.Errors
	f.Keys(m, l.lib)
	if key, err := f.FindFault(); err != nil && l.Errors == wrong {
		m.SayError(m.LineOf(key), m.At(key), err, "see docs/data.md for what goes with what")
	}
}
