package configs

import (
	"slices"

	"broadside/configs/page"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
	"broadside/sim/schema"
)

// Person is a character file: somebody whom classes and scenarios can name by the key.
type Person struct {
	shipyard.Berth
	Key   string
	Notes string
	Hand  bool // one of many without a name, called by what they do
}

// crewFiles reads the character files.
func (l *loader) crewFiles() {
	for i := range l.people {
		e := &l.people[i]
		p := Person{Key: e.key}
		if l.whole(e, func(m *page.Mapping) { p.keys(m, l.lib) }) {
			l.persons = append(l.persons, p)
		}
	}
}

// keys describes a character file: a post, the numbers of a berth, and notes.
func (p *Person) keys(c schema.Coder, lib *shipyard.Library) {
	c.Need("role", "name")
	post(c, &p.Berth, "as in a crew")
	schema.Text(c, "notes", &p.Notes, scenario.MaxText, "about them, for those who look for somebody")
	schema.Truth(c, "hand", &p.Hand, "one of many without a name, called by their post: on a deck by their ship and seat")
	p.Berth.Keys(c, lib)
}

// personKey describes a reference to a character file, and returns it, or nil. A file that could
// not be read is reported there, not here.
func (l *loader) personKey(c schema.Coder) *Person {
	n := -1
	schema.Named(c, "person", &n, "person", schema.KeysOf(l.persons, func(p *Person) string { return p.Key }), "from the crew files, whose numbers they have; keys beside it change these")
	if n < 0 {
		return nil
	}
	return &l.persons[n]
}

// station describes somebody at a post: a named person, or a good hand.
func (l *loader) station(c schema.Coder) (b shipyard.Berth) {
	who := l.personKey(c)
	c.NeedOne("role", "person")
	if who != nil {
		b = who.Berth
	}
	post(c, &b, "of the seat; without it that of the person")
	if who != nil && c.Has("role") {
		assume(&b, who)
	}
	l.seated(c, who, &b)
	b.Features = slices.Clone(b.Features)
	return b
}

// seated records who has a seat, if it is a named person.
func (l *loader) seated(c schema.Coder, who *Person, b *shipyard.Berth) {
	if m, written := c.(*page.Mapping); written && who != nil {
		l.cast = append(l.cast, casting{who, b.Role, b.Solo, m.Has("name"), m.LineOf("person"), m.At("person")})
	}
}

// assume gives a berth the numbers of a person. It keeps its post.
func assume(b *shipyard.Berth, who *Person) {
	roles := b.Roles
	b.Member = who.Member
	b.Roles, b.Features = roles, slices.Clone(who.Features)
}
