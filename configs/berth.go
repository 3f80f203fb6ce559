package configs

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
)

// posts are the words for a place in a crew: the five deployments, one person
// who does everything, a droid brain and a central computer.
var posts = []string{"pilot", "gunner", "operator", "mechanic", "coordinator", "solo", "brain", "computer"}

var abilities = []string{"str", "dex", "con", "int", "wis", "cha"}

var skills = []string{"piloting", "technology", "mechanics-kit", "stealth", "perception", "investigation"}

// parseBerth is a berth with the numbers that its post begins with: a good
// hand, proficiency bonus 2, trained in what the post asks for (companions A12).
func parseBerth(post string) (shipyard.Berth, error) {
	if _, err := oneOf("role", posts)(post); err != nil {
		return shipyard.Berth{}, err
	}
	b := shipyard.Berth{Role: crew.Pilot, Solo: post == "solo", Brain: post == "brain"}
	b.Name, b.Proficiency = strings.ToUpper(post[:1])+post[1:], 2
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

// grade reads how good a machine is, and makes it so.
func (m *mapping) grade(b *shipyard.Berth) {
	var grade int8
	word(m, "grade", &grade, func(s string) (int8, error) {
		n := slices.Index(crew.GradeNames(), s)
		switch {
		case n < 0:
			return 0, fmt.Errorf("there is no grade %q: use %s", s, orList(crew.GradeNames()))
		case b.Mind.Kind == crew.NoMachine:
			return 0, fmt.Errorf("a %s is a person and has no grade: leave it out, or have a brain or a computer", b.Role)
		}
		return int8(n), nil
	})
	if b.Mind.Kind != crew.NoMachine {
		b.Install(crew.Mind{Kind: b.Mind.Kind, Grade: grade})
	}
}

// crewList reads the crew of a class.
func (m *mapping) crewList(key string) (berths []shipyard.Berth) {
	m.each(key, crew.MaxSeats, func(m *mapping) {
		b := m.station()
		m.berth(&b)
		m.judgeName(b.Name)
		berths = append(berths, b)
	})
	return berths
}

// berth reads the numbers of a crew member over those that they have.
func (m *mapping) berth(b *shipyard.Berth) {
	if b.Mind.Grade == 0 {
		m.grade(b)
	}
	m.text("name", &b.Name, crew.MaxName)
	m.scores(b.Scores[:])
	whole(m, "proficiency", &b.Proficiency, 0, 12)
	m.truth("gunnery", &b.Gunnery)
	m.skills("skills", &b.Skilled)
	m.skills("expertise", &b.Expert)
	m.career(b)
}

// judgeName warns about a crew member who has the name of a person of the crew files
// without being them: elsewhere that person has other numbers, and features.
func (m *mapping) judgeName(name string) {
	if m.find("name") == nil || m.find("person") != nil {
		return
	}
	for i := range m.persons {
		if who := &m.persons[i]; who.Name == name {
			m.page.warn(m.lineOf("name"), m.at("name"), fmt.Sprintf("%s has a sheet in crew, and this seat does not use it", name),
				fmt.Sprintf("write person: %s, or another name", who.Key))
		}
	}
}

// scores reads ability scores, of which a ship has the first three.
func (m *mapping) scores(to []int8) {
	m.within("scores", func(m *mapping) {
		for i := range to {
			whole(m, abilities[i], &to[i], 1, 30)
		}
	})
}

func (m *mapping) skills(key string, to *crew.Skills) {
	var set crew.Skills
	if m.find(key) == nil {
		m.ask(key)
		return
	}
	m.words(key, len(skills), func(s string) error {
		for i, name := range skills {
			if name == s {
				set = set.With(crew.Skill(i))
				return nil
			}
		}
		return fmt.Errorf("there is no skill %q: use %s", s, orList(skills))
	})
	*to = set
}

// crewChanges reads what a scenario changes about the crew of a class, by place.
func (m *mapping) crewChanges(key string, class []shipyard.Berth) (berths []shipyard.Berth) {
	m.within(key, func(m *mapping) {
		berths = slices.Clone(class)
		for i := range berths {
			m.within(placeOf(berths, i), func(m *mapping) {
				var who *Person
				if word(m, "person", &who, m.whoIs); who != nil {
					assume(&berths[i], who)
				}
				m.seated(who, &berths[i])
				berths[i].Features = slices.Clone(berths[i].Features)
				m.berth(&berths[i])
				m.judgeName(berths[i].Name)
			})
		}
	})
	return berths
}

// placeOf is how the seat of a berth is written: "pilot", "gunner-2".
func placeOf(berths []shipyard.Berth, i int) string {
	seat := crew.Seat{Role: berths[i].Role, Number: 1}
	for _, b := range berths[:i] {
		if b.Role == seat.Role {
			seat.Number++
		}
	}
	return seat.Place()
}
