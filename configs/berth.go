package configs

import (
	"fmt"
	"slices"
	"strings"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
)

// posts are the words for a place in a crew: the five deployments, a person who does everything, a
// droid brain and a central computer.
var posts = []string{"pilot", "gunner", "operator", "mechanic", "coordinator", "solo", "brain", "computer"}

// parseBerth returns a berth with the initial numbers of its post: a good hand, proficiency bonus
// 2, trained in what the post asks for (companions A12).
func parseBerth(post string) (shipyard.Berth, error) {
	if !slices.Contains(posts, post) {
		return shipyard.Berth{}, page.NoWord("role", post, posts)
	}
	b := shipyard.Berth{Role: crew.Pilot, Solo: post == "solo", Brain: post == "brain"}
	b.Name, b.Proficiency = titleOf(post), 2
	for i := range b.Scores {
		b.Scores[i] = 10
	}
	switch {
	case b.Solo:
		b.Roles = crew.AllStations
	case b.Brain:
		b.Name = "Droid brain"
		b.Install(crew.Mind{Kind: crew.Brain})
		return b, nil
	case post == "computer":
		b.Name, b.Role = "Central computer", crew.Operator
		b.Install(crew.Mind{Kind: crew.Computer})
		return b, nil
	default:
		b.Role, _ = crew.ParseRole(post)
		b.Roles = crew.Of(b.Role)
	}
	train(&b)
	return b, nil
}

// titleOf returns the title of a nameless person at a post.
func titleOf(post string) string { return strings.ToUpper(post[:1]) + post[1:] }

// isTitle reports whether a name is that of a post, or of a hand of whom there may be many.
func (l *loader) isTitle(name string) bool {
	return slices.ContainsFunc(posts, func(post string) bool { return titleOf(post) == name }) ||
		slices.ContainsFunc(l.persons, func(p Person) bool { return p.Hand && p.Name == name })
}

func train(b *shipyard.Berth) {
	b.Gunnery = b.Roles.Has(crew.Gunner)
	if b.Roles.Has(crew.Pilot) {
		b.Scores[crew.Intelligence] = 14
		b.Skilled = b.Skilled.With(crew.Piloting)
	}
	switch b.Role {
	case crew.Gunner:
		b.Scores[crew.Dexterity] = 14
	case crew.Operator:
		b.Scores[crew.Intelligence] = 14
		b.Skilled = b.Skilled.With(crew.Technology).With(crew.Perception)
	case crew.Mechanic:
		b.Scores[crew.Intelligence] = 14
		b.Skilled = b.Skilled.With(crew.MechanicsKit)
	case crew.Coordinator:
		b.Scores[crew.Charisma] = 14
		b.Skilled = b.Skilled.With(crew.Perception)
	}
}

// post describes somebody's role, with its initial numbers.
func post(c schema.Coder, to *shipyard.Berth, doc string) {
	schema.Among(c, "role", to, posts, parseBerth, doc)
}

// crewList describes the crew of a class.
func (l *loader) crewList(c schema.Coder) (berths []shipyard.Berth) {
	schema.Records(c, "crew", "", crew.MaxSeats, "the usual crew; everybody starts as a competent member of their role, so write only what differs", func(c schema.Coder) {
		b := l.station(c)
		b.Keys(c, l.lib)
		l.judgeName(c, b.Name)
		berths = append(berths, b)
	})
	return berths
}

// judgeName warns about a crew member who has the name of a person of the crew files but is not
// taken from them: elsewhere that person has other numbers and features.
func (l *loader) judgeName(c schema.Coder, name string) {
	m, written := c.(*page.Mapping)
	if !written || !m.Has("name") || m.Has("person") {
		return
	}
	for i := range l.persons {
		if who := &l.persons[i]; who.Name == name {
			m.Warn(m.LineOf("name"), m.At("name"), fmt.Sprintf("%s has a sheet in crew, and this seat does not use it", name),
				fmt.Sprintf("write person: %s, or another name", who.Key))
		}
	}
}

// crewChanges describes how a scenario changes the crew of a class, by place.
func (l *loader) crewChanges(c schema.Coder, class []shipyard.Berth) (berths []shipyard.Berth) {
	if c.Has("crew") {
		berths = slices.Clone(class)
	}
	places := []string{}
	for i := range class {
		places = append(places, placeOf(class, i))
	}
	c.Entries(schema.Key{Name: "crew", Doc: "changes to the crew of the class, by seat: pilot, gunner, gunner-2", Kind: schema.EntriesKind, Most: crew.MaxSeats, Of: "seat", Words: places}, func(key string, c schema.Coder) {
		b := shipyard.Berth{}
		i := slices.Index(places, key)
		if i >= 0 {
			b = berths[i]
		}
		who := l.personKey(c)
		if who != nil {
			assume(&b, who)
		}
		l.seated(c, who, &b)
		b.Features = slices.Clone(b.Features)
		b.Keys(c, l.lib)
		l.judgeName(c, b.Name)
		if i >= 0 {
			berths[i] = b
		}
	})
	return berths
}

// placeOf returns how the seat of a berth is written: "pilot", "gunner-2".
func placeOf(berths []shipyard.Berth, i int) string {
	seat := crew.Seat{Role: berths[i].Role, Number: 1}
	for _, b := range berths[:i] {
		if b.Role == seat.Role {
			seat.Number++
		}
	}
	return seat.Place()
}
