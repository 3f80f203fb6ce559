package configs

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
)

// Folder is a kind of data folder, and the keys of its entries.
type Folder struct {
	Name  string // "weapons"
	Says  string // what an entry is
	Entry *schema.Description
}

// Folders describes everything that data files can hold, by the walks that read them.
func Folders() []Folder {
	l := &loader{lib: &shipyard.Library{}, folk: &rulebook.Library{}}
	return []Folder{
		{"conditions", "A condition that ships can be in", schema.Describe("", func(c schema.Coder) { (&shipyard.Condition{}).Keys(c, l.lib) })},
		{"weapons", "A weapon of ships", schema.Describe("", (&shipyard.Pattern{Weapon: shipyard.Weapon{Attacks: 1}}).Keys)},
		{"bombs", "What a quaternary weapon drops", schema.Describe("", func(c schema.Coder) { (&shipyard.Bomb{}).Keys(c, l.lib) })},
		{"features", "What people learn and ships are fitted with", schema.Describe("", func(c schema.Coder) { (&shipyard.Feature{}).Keys(c, l.lib) })},
		{"crew", "A person whom classes and scenarios can name", schema.Describe("", func(c schema.Coder) { (&Person{}).keys(c, l.lib) })},
		{"classes", "A ship", schema.Describe("", l.classKeys)},
		{"scenarios", "A scenario", schema.Describe("", l.newScene().keys)},
		{"lessons", "A lesson: a scenario that teaches a seat", schema.Describe("", l.lesson().keys)},
		{"books", "A rulebook for fights on foot", schema.Describe("", (&rulebook.Book{}).Keys)},
		{"chapters", "What a chapter adds to a book", schema.Describe("", chapterKeys)},
		{"decks", "A deck plan", schema.Describe("", func(c schema.Coder) { planKeys(c, &deckplan.Plan{}, l.folk) })},
	}
}

func (l *loader) classKeys(c schema.Coder) {
	d := shipyard.Design{Armour: "none", Shield: "none"}
	d.Keys(c)
	l.fitKeys(c, &d)
	class := shipyard.Class{}
	numberKeys(c, &class, false)
	l.furnish(c, &class)
}

func (l *loader) lesson() *scene {
	s := l.newScene()
	s.teaches = true
	return s
}

func chapterKeys(c schema.Coder) {
	chapterOf(c, nil)
	b := &rulebook.Book{}
	for _, list := range rulebook.ChapterLists {
		b.ChapterKeys(c, list)
	}
}
