package configs

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
)

// Person is a character file: somebody whom classes and scenarios can name by
// the key.
type Person struct {
	shipyard.Berth
	Key   string
	Notes string // without them it is a hand, of whom there may be many
}

// crewFiles reads the character files.
func (l *loader) crewFiles() {
	for i := range l.people {
		e := &l.people[i]
		p := Person{Key: e.key}
		if l.whole(e, func(m *mapping) { p.Berth = m.person(&p.Notes) }) {
			l.persons = append(l.persons, p)
		}
	}
}

// person reads a character file: their post, the numbers of a berth, and notes.
func (m *mapping) person(notes *string) (b shipyard.Berth) {
	m.need("role", "name")
	word(m, "role", &b, parseBerth)
	m.text("notes", notes, scenario.MaxText)
	m.berth(&b)
	return b
}

// whoIs finds a character file by its key. One that could not be read is told of
// where it stands.
func (l *loader) whoIs(key string) (*Person, error) {
	for i := range l.persons {
		if l.persons[i].Key == key {
			return &l.persons[i], nil
		}
	}
	var keys []string
	for i := range l.people {
		if l.people[i].key == key {
			l.errors++
			return nil, nil
		}
		keys = append(keys, l.people[i].key)
	}
	if l.unread("crew") {
		l.errors++ // they may stand in a file that could not be read, which has been told
		return nil, nil
	}
	if near := nearest(key, keys); near != "" {
		return nil, fmt.Errorf("there is nobody %q: did you mean %s?", key, near)
	}
	return nil, fmt.Errorf("there is nobody %q: write the key of an entry in crew", key)
}

// station puts somebody at a post: a person who is named, or a good hand.
func (m *mapping) station() (b shipyard.Berth) {
	var who *Person
	word(m, "person", &who, m.whoIs)
	switch {
	case who != nil && m.find("role") == nil:
		m.ask("role")
		b = who.Berth
	default:
		if m.find("person") == nil {
			m.need("role")
		}
		word(m, "role", &b, parseBerth)
		if who != nil {
			assume(&b, who)
		}
	}
	m.seated(who, &b)
	b.Features = slices.Clone(b.Features)
	return b
}

// seated notes who has a seat, if it is a person with a name.
func (m *mapping) seated(who *Person, b *shipyard.Berth) {
	if who != nil {
		m.cast = append(m.cast, casting{who, b.Role, b.Solo, m.find("name") != nil, m.lineOf("person"), m.at("person")})
	}
}

// assume gives a berth the numbers of a person, who keeps the berth's post.
func assume(b *shipyard.Berth, who *Person) {
	roles := b.Roles
	b.Member = who.Member
	b.Roles, b.Features = roles, slices.Clone(who.Features)
}

// career reads a deployment with its rank, and the features that were chosen.
func (m *mapping) career(b *shipyard.Berth) {
	if b.Deployment == crew.NoRole {
		b.Deployment = b.Role
	}
	had := *b
	word(m, "deployment", &b.Deployment, parseDeployment)
	whole(m, "rank", &b.Rank, 0, 5)
	whole(m, "points", &b.PointsMax, 0, 60)
	word(m, "craft", &b.Craft, parseAbility)
	chosen := m.chosen(b.Features)
	m.words("features", crew.MaxHaves, func(s string) error {
		id, err := featureID(m.lib, s)
		if err == nil {
			chosen = append(chosen, id)
		}
		return err
	})
	if m.find("features") == nil && b.Rank == had.Rank && b.Deployment == had.Deployment && len(b.Features) > 0 {
		return
	}
	b.Features = b.Features[:0]
	m.lib.Learn(&b.Member)
	for _, id := range chosen {
		b.Features = append(b.Features, crew.Have{Feature: id})
	}
	m.judgeCareer(b, chosen)
}

// chosen are the features that somebody has by choice; where the file lists
// others, none of them are kept.
func (m *mapping) chosen(has []crew.Have) (list []crew.FeatureID) {
	if m.find("features") != nil {
		return nil
	}
	for _, h := range has {
		if m.lib.Features[h.Feature-1].Kind != shipyard.Deployed {
			list = append(list, h.Feature)
		}
	}
	return list
}

// most is how many of a kind a rank may choose.
var most = [...][6]int{
	shipyard.Venture: {0, 1, 2, 3, 4, 5},
	shipyard.Gambit:  {0, 2, 2, 3, 3, 4},
	shipyard.Tactic:  {0, 2, 2, 3, 3, 4},
	shipyard.Style:   {0, 0, 1, 1, 2, 2},
	shipyard.Mastery: {0, 0, 0, 0, 1, 1},
}

// judgeCareer refuses features that somebody could not have learnt.
func (m *mapping) judgeCareer(b *shipyard.Berth, chosen []crew.FeatureID) {
	line, path := m.lineOf("features"), m.at("features")
	var counts [len(most)]int
	for n, id := range chosen {
		f := &m.lib.Features[id-1]
		switch {
		case slices.Contains(chosen[:n], id):
			m.say(line, path, f.Key+" stands here twice", "remove one of the two")
		case f.Kind.Fitted():
			m.say(line, path, f.Key+" is for ships, not for people", "write it under `features` or `modifications` of a class")
		case f.Kind == shipyard.Deployed:
			m.say(line, path, f.Key+" comes by itself with its rank", "remove it")
		case f.Role != crew.NoRole && f.Role != b.Deployment:
			m.say(line, path, fmt.Sprintf("%s is for a %s", f.Key, f.Role), "remove it, or write another deployment")
		case f.Rank > b.Rank:
			m.say(line, path, fmt.Sprintf("%s needs rank %d, and this is rank %d", f.Key, f.Rank, b.Rank), "remove it, or raise the rank")
		case f.Kind == shipyard.Power && b.PointsMax == 0 && f.Uses > 0:
			m.say(line, path, f.Key+" takes power points", "add `points:`")
		case int(f.Kind) < len(most):
			counts[f.Kind]++
		}
	}
	for kind, n := range counts {
		if limit := most[kind][b.Rank]; n > limit {
			m.say(line, path, fmt.Sprintf("%d %ss are more than the %d of rank %d", n, shipyard.FeatureKind(kind), limit, b.Rank), "remove some, or raise the rank")
		}
	}
}
