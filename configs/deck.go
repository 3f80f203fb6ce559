package configs

import (
	"fmt"
	"slices"
	"strings"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
)

// readPlan reads a deck plan, and checks it as a whole.
func readPlan(m *page.Mapping, p *deckplan.Plan, lib *rulebook.Library) {
	errors := m.Errors
	maps := planKeys(m, p, lib)
	for i := range maps {
		for _, wrong := range p.AddLevel(maps[i].name, maps[i].rows) {
			maps[i].tell(m, wrong)
		}
	}
	if m.Errors == errors && len(maps) > 0 {
		for _, wrong := range p.Judge(p.Size != "" && p.Size != "station") {
			maps[wrong.Level].tell(m, wrong)
		}
	}
}

// planKeys describes a deck plan: maps of its levels, one row per line, in the symbols of
// personal.Symbols.
func planKeys(c schema.Coder, p *deckplan.Plan, lib *rulebook.Library) (maps []levelMap) {
	c.Need("name", "levels")
	schema.Text(c, "name", &p.Name, crew.MaxName, "as people read it")
	schema.Text(c, "notes", &p.Notes, 600, "for those who look for a plan")
	sizes := append(slices.Clone(shipyard.SizeWords.Words), "station")
	schema.PickWord(c, "size", &p.Size, schema.Vocabulary{Noun: "size", Words: sizes}, "of the ships that it is for, or `station` for a place that belongs to no ship")
	schema.Record(c, "hazard", "", "what the symbol `*` does", func(c schema.Coder) {
		c.Need("damage", "type")
		schema.Harm(c, "damage", &p.Hazard, "to anybody who enters it")
		var types []string
		for i := range lib.Books {
			types = append(types, lib.Books[i].Types...)
		}
		n := -1
		if schema.Named(c, "type", &n, "damage type", types, "of the damage, in some book"); n >= 0 {
			p.HazardType = types[n]
		}
	})
	schema.Records(c, "levels", "", deckplan.MaxLevels, "from the top down", func(c schema.Coder) { maps = append(maps, levelKeys(c, p)) })
	return maps
}

// levelMap is the map of a level and the line of its first row.
type levelMap struct {
	name string
	rows []string
	line int
}

func (l *levelMap) tell(m *page.Mapping, wrong deckplan.PlanError) {
	line := l.line
	if wrong.Row >= 0 {
		line += wrong.Row
	}
	m.Say(line, m.Path, wrong.Message, wrong.Remedy)
}

// levelKeys describes a level, and reads its map into rows.
func levelKeys(c schema.Coder, p *deckplan.Plan) (l levelMap) {
	c.Need("name", "map")
	schema.Text(c, "name", &l.name, crew.MaxName, "as people read it")
	text, ok := c.Block(schema.Key{Name: "map", Doc: "a row a line, all equally long, in the symbols told below", Kind: schema.BlockKind})
	m, written := c.(*page.Mapping)
	if !ok || !written {
		return l
	}
	l.rows, l.line = strings.Split(strings.TrimRight(text, "\n"), "\n"), m.LineOf("map")+1
	wrong := func(row int, message, remedy string) { m.Say(l.line+row, m.At("map"), message, remedy) }
	if len(l.rows) > deckplan.MaxHeight {
		wrong(deckplan.MaxHeight, "the map has too many rows", "have at most 64")
		l.rows = l.rows[:deckplan.MaxHeight]
	}
	first := len(l.rows[0])
	for i, row := range l.rows {
		if len(row) > deckplan.MaxWidth {
			wrong(i, "the row is too long", "have at most 96 squares")
			l.rows[i] = row[:deckplan.MaxWidth]
		}
		if len(row) != first && max(len(row), first) <= deckplan.MaxWidth {
			wrong(i, fmt.Sprintf("the row has %d squares, and the first of the map has %d", len(row), first),
				"make all rows equally long, with _ for what is outside")
		}
		p.Width = max(p.Width, int16(len(l.rows[i])))
	}
	p.Height = max(p.Height, int16(len(l.rows)))
	return l
}
