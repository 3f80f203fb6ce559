package configs

import (
	"cmp"
	"slices"

	"broadside/ships/shipyard"
	"broadside/sim/scenario"
)

// build reads the entries, first those that others name, and judges what came
// out whole.
func (l *loader) build() *Data {
	lib := &shipyard.Library{}
	for i := range l.weapons {
		e := &l.weapons[i]
		var p shipyard.Pattern
		if l.whole(e, func(m *mapping) { p = e.weapon(m) }) {
			lib.Patterns = append(lib.Patterns, p)
		}
	}
	for i := range l.bombs {
		e := &l.bombs[i]
		var k shipyard.Bomb
		if l.whole(e, func(m *mapping) { k = e.bomb(m) }) {
			lib.Bombs = append(lib.Bombs, k)
		}
	}
	l.reserve(lib)
	for i := range lib.Features {
		e := &l.features[i]
		l.whole(e, func(m *mapping) { lib.Features[i] = e.feature(m, lib) })
	}
	l.lib = lib
	l.crewFiles()
	l.folk = l.footbooks()
	for i := range l.classes {
		e := &l.classes[i]
		var c shipyard.Class
		if l.whole(e, func(m *mapping) { c = l.class(e, m, lib) }) {
			lib.Classes = append(lib.Classes, c)
			e.judgeClass(&c)
			e.judgeCast(l.cast)
		}
	}
	for i := range l.bombs {
		if e := &l.bombs[i]; lib.Class(e.key) >= 0 {
			e.page.say(e.line, e.key, "there is a ship class of this name too", "give one of them another key")
		}
	}
	for i := range lib.Bombs {
		lib.Classes = append(lib.Classes, lib.Bombs[i].Class())
	}
	scenes, lessons := l.scenes(l.scenarios), l.scenes(l.lessons)
	for i := range l.lessons {
		if e := &l.lessons[i]; slices.ContainsFunc(l.scenarios, func(o entry) bool { return o.key == e.key }) {
			e.page.say(e.line, e.key, "there is a scenario of this name too", "give one of them another key")
		}
	}
	if l.errors == 0 {
		l.judgeWeapons(lib)
	}
	return &Data{Library: lib, Persons: l.folk, Crew: l.persons, Scenarios: scenes, Lessons: lessons}
}

// scenes reads scenarios, or lessons, and puts them in order.
func (l *loader) scenes(entries []entry) []scenario.Scenario {
	var scenes []*scene
	for i := range entries {
		e := &entries[i]
		var s *scene
		if l.whole(e, func(m *mapping) { s = l.scenario(e, m, l.lib, l.folk) }) {
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

// whole says whether an entry was read without an error.
func (l *loader) whole(e *entry, read func(*mapping)) bool {
	errors := l.errors
	if m := e.page.mapping(e.node, e.key); m != nil {
		read(m)
		m.done()
	}
	return l.errors == errors
}
