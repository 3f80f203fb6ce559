package configs

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/personal/rulebook"
)

// classTable is what a class of Mass Effect 5e gives. What grows has an entry for each level from the first.
type classTable struct {
	die              int8
	saves, casting   string // casting: one of these abilities
	trained          string // kinds of weapons, and then how many of choose
	choose           string
	slots            [][]int8 // of each level of power
	points, limit    []int8   // tech points, which are slots here, and the most for one power
	cantrips, spells []int
	prepared         func(level, modifier int) int // instead of spells
	owns             map[string]int                // powers and features of the class, and the level at which they come
	ticks            []int8                        // of its barrier
	sneak            []int8                        // dice
	attacks          []int8
	expert           int
	list             string // powers that it can learn
}

// classTables are the class tables up to level 6, and the spell lists of chapter 13 by our names.
var classTables = map[string]classTable{
	"adept": {
		die: 6, saves: "Charisma Wisdom", casting: "Wisdom", trained: "pistol", choose: "1 melee weapon, SMG",
		slots:    [][]int8{{2}, {4}, {6}, {7}, {7, 2}, {7, 3}},
		cantrips: []int{4, 4, 5, 5, 5, 5}, spells: []int{3, 4, 5, 6, 7, 8},
		owns: map[string]int{"adept-wall": 1}, ticks: []int8{2, 2, 2, 2, 2, 2},
		list: "shed-wall spring weighted-blow wither rift-bolt slam feather-down fling " +
			"loose-footing hurl anchor-field spear hoist sap rolling-shock wither-cloud mirror-ward circling-motes unweigh lash stillness unravel",
	},
	"engineer": {
		die: 8, saves: "Constitution Intelligence", casting: "Intelligence", trained: "pistol", choose: "1 rifle, melee weapon, SMG",
		points: []int8{2, 4, 5, 7, 11, 13}, limit: []int8{1, 1, 1, 1, 2, 2},
		prepared: func(level, modifier int) int { return modifier + level },
		list: "rime-field rime damping-field likeness guarding-field siphon mend prompting kindle gnawing-swarm mote-cloud nettle leaping-arc calming-scent " +
			"venom-cloud cripple plasma-darts jolt paint frost-breath severance spark-whip pylon-net many-hands",
	},
	"infiltrator": {
		die: 8, saves: "Dexterity Intelligence", casting: "Intelligence", trained: "pistol", choose: "2 rifle, melee weapon, SMG, sniper rifle",
		points: []int8{2, 2, 3, 4, 6, 6}, limit: []int8{1, 1, 1, 1, 1, 1}, cantrips: []int{0, 1, 1, 1, 1, 2},
		prepared: func(level, modifier int) int { return max(1, modifier+level/2) },
		owns:     map[string]int{"vanish": 1, "quick-actions": 2, "twist-aside": 5, "avoidance": 7}, sneak: []int8{1, 1, 2, 2, 3, 3}, expert: 2,
		list: "blade-volley hornet-gun adder-darts stimulant tactical-scan point-defence rime-field rime damping-field likeness guarding-field mend prompting " +
			"kindle gnawing-swarm nettle leaping-arc calming-scent venom-cloud cripple plasma-darts jolt paint",
	},
	"sentinel": {
		die: 10, saves: "Charisma Constitution", casting: "Charisma Intelligence Wisdom", trained: "pistol", choose: "2 rifle, melee weapon, shotgun, SMG",
		slots:    [][]int8{{1}, {2}, {2}, {2}, {0, 2}, {0, 2}},
		cantrips: []int{2, 2, 2, 3, 3, 3}, spells: []int{2, 3, 4, 5, 6, 7},
		owns: map[string]int{"plate": 1, "sentinel-wall": 1}, ticks: []int8{3, 3, 3, 3, 4, 4},
		list: "shed-wall weighted-blow rift-bolt slam fling loose-footing tearing-arc hurl rime damping-field guarding-field siphon mend prompting kindle " +
			"gnawing-swarm spear mote-cloud leaping-arc calming-scent hoist plasma-darts rolling-shock paint " +
			"mirror-ward frost-breath severance unweigh lash stillness pylon-net many-hands unravel",
	},
	"soldier": {
		die: 10, saves: "Strength Dexterity", trained: "rifle, pistol, melee weapon, shotgun, SMG, sniper rifle", cantrips: []int{1, 1, 1, 2, 2, 2}, attacks: []int8{1, 1, 1, 1, 2, 2},
		list: "blade-volley hornet-gun blade-coat stunner-rounds flak-shot brace meteor-stomp hawk-rocket hex-screen adder-darts siege-wave stimulant tactical-scan point-defence heat-dump",
	},
	"vanguard": {
		die: 12, saves: "Strength Wisdom", casting: "Wisdom", trained: "pistol, melee weapon", choose: "1 shotgun, SMG",
		slots:    [][]int8{{}, {2}, {3}, {4}, {6}, {6}},
		cantrips: []int{4, 4, 4, 5, 5, 5}, spells: []int{0, 2, 3, 3, 4, 4},
		owns: map[string]int{"kinetic-wall": 1, "danger-sense": 2, "brutal-critical": 9}, ticks: []int8{3, 3, 3, 4, 4, 4}, attacks: []int8{1, 1, 1, 1, 2, 2},
		list: "blade-volley shed-wall spring weighted-blow headlong brace meteor-stomp adder-darts bursting-ring rift-bolt siege-wave slam feather-down " +
			"stimulant fling loose-footing tearing-arc hurl anchor-field spear hoist rolling-shock wither-cloud",
	},
}

// Each character of Mass Effect 5e has what the table of their class gives at their level.
func TestCharactersAreByTheTablesOfTheirClasses(t *testing.T) {
	folk := mustLoad(t).Persons
	b := &folk.Books[folk.Book("me5e")]
	seen := map[string]int{}
	for i := range b.Sheets {
		if s := &b.Sheets[i]; s.Class != "" {
			c, known := classTables[s.Class]
			if !known {
				t.Errorf("%s: the book has no class %s", s.Key, s.Class)
				continue
			}
			seen[s.Class]++
			for _, fault := range slices.Concat(c.basics(b, s), c.magic(b, s), c.known(b, s)) {
				t.Errorf("%s, %s of level %d: %s", s.Key, s.Class, s.Experience.Level, fault)
			}
		}
	}
	for class := range classTables {
		if seen[class] != 2 {
			t.Errorf("%d characters are of the class %s, and not two", seen[class], class)
		}
	}
}

// at returns the entry of a level, or nothing.
func at[T any](list []T, level int8) (none T) {
	if int(level) <= len(list) {
		return list[level-1]
	}
	return none
}

// basics checks what has nothing to do with powers.
func (c *classTable) basics(b *rulebook.Book, s *rulebook.Sheet) (faults []string) {
	wrong := func(what string, have, want any) {
		if fmt.Sprint(have) != fmt.Sprint(want) {
			faults = append(faults, fmt.Sprintf("%s %v, the table has %v", what, have, want))
		}
	}
	level, vigour := int32(s.Experience.Level), int32(b.Modifier(s.Scores[b.Levels.Ability]))
	wrong("the die", s.Experience.Gains.Faces, c.die)
	wrong("proficiency", s.Proficiency, 2+b.Levels.RiseOf(1, s.Experience.Level))
	wrong("hit points", s.HP, int32(c.die)+vigour+(level-1)*(int32(c.die)/2+1+vigour))
	wrong("attacks", max(1, s.Attacks), max(1, at(c.attacks, s.Experience.Level)))
	wrong("dice of a sneak attack", s.Sneak.Count, at(c.sneak, s.Experience.Level))
	var saves []string
	for i, name := range b.Abilities {
		if s.Saves&(1<<i) != 0 {
			saves = append(saves, name)
		}
	}
	want := strings.Fields(c.saves)
	slices.Sort(saves)
	slices.Sort(want)
	wrong("saves", saves, want)
	expert := 0
	for i := range b.Skills {
		if s.Expert&(1<<i) != 0 {
			expert++
		}
	}
	wrong("skills with expertise", expert, c.expert)
	number, choice := 0, ""
	fmt.Sscan(c.choose, &number)
	for _, kind := range s.Trained {
		switch {
		case slices.Contains(strings.Split(c.trained, ", "), kind):
		case strings.Contains(c.choose, kind):
			number--
			choice += " " + kind
		default:
			faults = append(faults, "is not trained with "+kind)
		}
	}
	if number < 0 {
		faults = append(faults, "too many chosen weapons:"+choice)
	}
	return faults
}

// magic checks slots, the ability and the barrier.
func (c *classTable) magic(b *rulebook.Book, s *rulebook.Sheet) (faults []string) {
	level := s.Experience.Level
	slots, points := s.Slots[:], int8(0)
	for len(slots) > 0 && slots[len(slots)-1] == 0 {
		slots = slots[:len(slots)-1]
	}
	for i, n := range slots {
		points += int8(i+1) * n
	}
	if c.points == nil {
		if want := at(c.slots, level); !slices.Equal(slots, want) {
			faults = append(faults, fmt.Sprintf("slots %v, the table has %v", slots, want))
		}
	} else if points != at(c.points, level) || len(slots) != int(at(c.limit, level)) {
		faults = append(faults, fmt.Sprintf("slots %v are %d points, the table has %d, at most %d for a power", slots, points, at(c.points, level), at(c.limit, level)))
	}
	if c.casting != "" && !strings.Contains(c.casting, b.Abilities[s.Casting]) {
		faults = append(faults, "casts with "+b.Abilities[s.Casting])
	}
	ticks := int8(0)
	for _, n := range s.Powers {
		if x := rulebook.Find[*rulebook.GiveOp](&b.Powers[n].Effect); x != nil && b.Layers[x.Layer].Ticks > 0 {
			if ticks = rulebook.AtLevel(x.Grown, level); ticks == 0 {
				ticks = int8(x.Points.Plus)
			}
		}
	}
	if want := at(c.ticks, level); ticks != want {
		faults = append(faults, fmt.Sprintf("a barrier of %d ticks, the table has %d", ticks, want))
	}
	return faults
}

// known checks powers and features.
func (c *classTable) known(b *rulebook.Book, s *rulebook.Sheet) (faults []string) {
	level, cantrips, spells, highest := s.Experience.Level, 0, 0, int8(0)
	for i, n := range s.Slots {
		if n > 0 {
			highest = int8(i + 1)
		}
	}
	var has []string
	for i, key := range rulebook.FeatureList.Words {
		if feature := rulebook.Feature(1) << i; s.Features&feature != 0 && feature != rulebook.SneakAttack {
			has = append(has, key)
		}
	}
	for _, n := range s.Begins {
		has = append(has, b.Conditions[n].Key)
	}
	for _, n := range s.Powers {
		p := &b.Powers[n]
		switch _, own := c.owns[p.Key]; {
		case own:
			has = append(has, p.Key)
			continue
		case !slices.Contains(strings.Fields(c.list), p.Key):
			faults = append(faults, p.Key+" is not on the list of the class")
		case p.Level > highest:
			faults = append(faults, fmt.Sprintf("%s is of level %d", p.Key, p.Level))
		}
		if p.Level == 0 {
			cantrips++
		} else {
			spells++
		}
	}
	for _, key := range has {
		if from, own := c.owns[key]; !own || int(level) < from {
			faults = append(faults, key+" has not come yet")
		}
	}
	for key, from := range c.owns {
		if int(level) >= from && !slices.Contains(has, key) {
			faults = append(faults, key+" is missing")
		}
	}
	most := at(c.spells, level)
	if c.prepared != nil {
		most = c.prepared(int(level), b.Modifier(s.Scores[s.Casting]))
	}
	if cantrips > at(c.cantrips, level) || spells > most {
		faults = append(faults, fmt.Sprintf("knows %d cantrips and %d spells, the table has %d and %d", cantrips, spells, at(c.cantrips, level), most))
	}
	return faults
}
