package configs

import (
	"fmt"
	"slices"
	"testing"

	"broadside/personal/rulebook"
)

// Everybody of Forge of Stars has the hit points and the proficiency of their level (companions C1), and
// nobody wears armour that they are too weak for. Characters have the scores of character creation: 6 in
// all and 3 at most, and a point more at each even level; and they know at most one power a level.
func TestPeopleOfForgeAreByItsFormulas(t *testing.T) {
	b := bookOf(t, "forge")
	strength, mental := slices.Index(b.Abilities, "Strength"), slices.Index(b.Abilities, "Intellect")
	for i := range b.Sheets {
		s := &b.Sheets[i]
		wrong := func(what string, have, want any) {
			if fmt.Sprint(have) != fmt.Sprint(want) {
				t.Errorf("%s: %s %v, the book has %v", s.Key, what, have, want)
			}
		}
		level := int32(s.Experience.Level)
		proficiency := (level+3)/4 + 1
		wrong("proficiency", s.Proficiency, proficiency)
		wrong("hit points", s.HP, int32(s.Scores[strength])+proficiency+5*level)
		for _, n := range s.Armour {
			if x := &b.Armours[n]; x.Weight >= 0 {
				for _, y := range b.Burdens {
					if y.Weight == x.Weight && y.Strength > s.Scores[strength] {
						wrong("Strength for "+x.Name, s.Scores[strength], y.Strength)
					}
				}
			}
		}
		if s.Class == "" {
			continue
		}
		sum, most, raised := 0, 0, int(level)/2
		for _, n := range s.Scores[:len(b.Abilities)] {
			sum += int(n)
			most += max(0, int(n)-3) // beyond what one begins with
		}
		wrong("sum of the scores", sum, 6+raised)
		if most > raised || slices.Max(s.Scores[:]) > 5 {
			t.Errorf("%s: scores %v, with %d raised", s.Key, s.Scores, raised)
		}
		if len(s.Powers) > int(level) {
			t.Errorf("%s: knows %d powers at level %d", s.Key, len(s.Powers), level)
		}
		if s.Casting >= 0 {
			wrong("the score of the powers' DC", s.Scores[s.Casting], slices.Max(s.Scores[mental:len(b.Abilities)]))
		}
	}
}

// primary is the ability of each class of Hands of Ether.
var primary = map[string]string{
	"bard": "Will", "cleric": "Will", "knight": "Might", "mage": "Wit", "monk": "Agility",
	"ranger": "Agility", "rogue": "Agility", "sage": "Wit", "warrior": "Might", "witch": "Will",
}

// Characters of Hands of Ether are of one of its classes: casters have two Mana a level, at most two spells a
// level and two cantrips, and what has to be resisted is against the ability of the class. The points are
// some that the dice of a lineage of their size can give (companions D).
func TestCharactersOfEtherAreByItsTables(t *testing.T) {
	b := bookOf(t, "ether")
	mana := slices.IndexFunc(b.Reserves, func(x rulebook.Reserve) bool { return x.Key == "mana" })
	for i := range b.Sheets {
		s := &b.Sheets[i]
		if s.Class == "" {
			continue
		}
		ability, known := primary[s.Class]
		if !known {
			t.Errorf("%s: the book has no class %s", s.Key, s.Class)
			continue
		}
		level := int32(s.Experience.Level)
		spells, cantrips, skills := 0, 0, int32(0)
		for _, n := range s.Powers {
			switch p := &b.Powers[n]; {
			case p.Skill, p.Cost > 0 && int(p.Reserve) != mana:
				skills++
			case p.Level == 0:
				cantrips++
			default:
				spells++
			}
		}
		if (spells+cantrips > 0 || s.Reserves[mana] > 0) && int32(s.Reserves[mana]) != 2*level {
			t.Errorf("%s: %d Mana at level %d", s.Key, s.Reserves[mana], level)
		}
		if spells > int(2*level) || cantrips > 2+int(level)/3 {
			t.Errorf("%s: %d spells and %d cantrips at level %d", s.Key, spells, cantrips, level)
		}
		if skills > level+1 { // with the primary ability of the class
			t.Errorf("%s: %d skills at level %d", s.Key, skills, level)
		}
		if len(s.Powers) > 0 && b.Abilities[s.Casting] != ability {
			t.Errorf("%s, %s: resisted against %s, and not against %s", s.Key, s.Class, b.Abilities[s.Casting], ability)
		}
		least, most := 6+(level-1), 6*level
		if small := b.Sizes[s.Size].Name == "small"; !small {
			most = 10 * level
		} else if s.Experience.Gains.Faces != 6 {
			t.Errorf("%s: small, and gains %v Health with a level", s.Key, s.Experience.Gains)
		}
		if s.HP < least || s.HP > most {
			t.Errorf("%s: %d Health at level %d, from %d to %d are possible", s.Key, s.HP, level, least, most)
		}
		if scores := s.Scores[:len(b.Abilities)]; slices.Min(scores) < 3 || slices.Max(scores) > 18 {
			t.Errorf("%s: scores %v", s.Key, scores)
		}
	}
}

// bookOf returns a shipped book.
func bookOf(t *testing.T, key string) *rulebook.Book {
	t.Helper()
	folk := mustLoad(t).Persons
	return &folk.Books[folk.Book(key)]
}
