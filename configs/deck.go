package configs

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
)

type yamlNode = yaml.Node

// plan reads a deck plan: maps of its levels, a row a line, in the symbols of
// personal.Symbols.
func (e *entry) plan(m *mapping, lib *rulebook.Library) deckplan.Plan {
	p := deckplan.Plan{Key: e.key}
	m.need("name", "levels")
	m.text("name", &p.Name, crew.MaxName)
	m.text("notes", &p.Notes, 600)
	word(m, "size", &p.Size, func(w string) (string, error) {
		if w == "station" {
			return w, nil
		}
		s, err := shipyard.ParseSize(w)
		return s.String(), err
	})
	m.within("hazard", func(m *mapping) {
		m.need("damage", "type")
		word(m, "damage", &p.Hazard, parseHarm)
		word(m, "type", &p.HazardType, func(w string) (string, error) {
			var all []string
			for i := range lib.Books {
				if slices.Contains(lib.Books[i].Types, w) {
					return w, nil
				}
				all = append(all, lib.Books[i].Types...)
			}
			return "", noSuch("damage type", w, all)
		})
	})
	errors := m.errors
	var maps []levelMap
	m.each("levels", deckplan.MaxLevels, func(m *mapping) { maps = append(maps, m.level(&p)) })
	for i := range maps {
		for _, wrong := range p.AddLevel(maps[i].name, maps[i].rows) {
			maps[i].tell(m, wrong)
		}
	}
	if m.errors == errors && len(maps) > 0 {
		for _, wrong := range p.Judge(p.Size != "" && p.Size != "station") {
			maps[wrong.Level].tell(m, wrong)
		}
	}
	return p
}

// levelMap is the map of a level and the line of its first row.
type levelMap struct {
	name string
	rows []string
	line int
}

func (l *levelMap) tell(m *mapping, wrong deckplan.PlanError) {
	line := l.line
	if wrong.Row >= 0 {
		line += wrong.Row
	}
	m.say(line, m.path, wrong.Message, wrong.Remedy)
}

func (m *mapping) level(p *deckplan.Plan) (l levelMap) {
	m.need("name", "map")
	m.text("name", &l.name, crew.MaxName)
	n := m.ask("map")
	if n == nil {
		return l
	}
	if n.Kind != yaml.ScalarNode || n.Style&yaml.LiteralStyle == 0 {
		m.say(n.Line, m.at("map"), "this is no map", "write `map: |` and then the rows, one a line")
		return l
	}
	l.rows, l.line = strings.Split(strings.TrimRight(n.Value, "\n"), "\n"), n.Line+1
	if len(l.rows) > deckplan.MaxHigh {
		m.say(l.line+deckplan.MaxHigh, m.at("map"), "the map has too many rows", "have at most 64")
		l.rows = l.rows[:deckplan.MaxHigh]
	}
	first := len(l.rows[0])
	for i, row := range l.rows {
		if len(row) > deckplan.MaxWide {
			m.say(l.line+i, m.at("map"), "the row is too long", "have at most 96 squares")
			l.rows[i] = row[:deckplan.MaxWide]
		}
		if len(row) != first && max(len(row), first) <= deckplan.MaxWide {
			m.say(l.line+i, m.at("map"), fmt.Sprintf("the row has %d squares, and the first of the map has %d", len(row), first),
				"make all rows equally long, with _ for what is outside")
		}
		p.Wide = max(p.Wide, int16(len(l.rows[i])))
	}
	p.High = max(p.High, int16(len(l.rows)))
	return l
}
