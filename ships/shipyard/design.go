package shipyard

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim/schema"
)

// Shapes are the silhouettes that a station can draw. A ship's bow is up:
//
//	dart    a slim triangle, for fighters
//	wedge   a broad arrowhead, for warships
//	hammer  a long body with a wide head, for corvettes
//	barge   a box with a blunt bow, for freighters
//	spine   holds strung along a keel, for large haulers and frigates
//	disc    round, for drones and couriers
var Shapes = []string{"dart", "wedge", "hammer", "barge", "spine", "disc"}

// ScoreWords are the abilities that ships have, in their order.
var ScoreWords = []string{"str", "dex", "con"}

const (
	maxSpace = 100_000 // feet
	maxNotes = 2000
)

// Keys describes what the numbers of a class are worked out from.
func (d *Design) Keys(c schema.Coder) {
	c.Need("name", "shape", "size", "space")
	schema.Text(c, "name", &d.Name, crew.MaxName, "as people read it")
	schema.Text(c, "notes", &d.Notes, maxNotes, "for players and GMs")
	schema.PickWord(c, "shape", &d.Shape, schema.Vocabulary{Noun: "shape", Words: Shapes}, "what is drawn")
	schema.Pick(c, "size", &d.Size, SizeWords, "(SHIP-SIZE)")
	d.across(c)
	d.save(c)
	schema.Truth(c, "station", &d.Station, "a space station, from large ships on: it flies 50 ft, turns for 100, has 2 more hull points a die, and its AC comes from its operator's Technology")
	d.Hyperdrive = d.Size.HasHyperdrive() && !d.Station
	schema.Truth(c, "hyperdrive", &d.Hyperdrive, "by default medium and larger ships have one, stations and smaller ships none")
	schema.Whole(c, "tier", &d.Tier, 0, MaxTier, "a Hit Die more for each (SHIP-TIER)")
	raised(c, "raises", &d.Raises, "scores that the tier has raised, by one each: two at tier 1 (one for a tiny ship) and one at each tier after it")
	raised(c, "peak", &d.Peak, "the scores that tier 5 raises most: one for a small or huge ship, two for a medium or gargantuan one")
	schema.PickWord(c, "armour", &d.Armour, schema.Vocabulary{Noun: "armour", Words: armourWords()}, "what the hull is plated with")
	schema.PickWord(c, "shield", &d.Shield, schema.Vocabulary{Noun: "shield", Words: shieldWords()}, "what makes its shields")
	schema.Set(c, "resists", &d.Resists, TypeWords, "half of the damage of these types")
	schema.Set(c, "vulnerable", &d.Vulnerable, TypeWords, "twice the damage of these types")
	scores := [3]int8{d.Str, d.Dex, d.Con}
	Scores(c, scores[:], "where they are not the size's own")
	d.Str, d.Dex, d.Con = scores[0], scores[1], scores[2]
}

// across describes the width of a ship's space, in feet.
func (d *Design) across(c schema.Coder) {
	least, most := d.Size.Spaces()
	limit, words := most, fmt.Sprintf("%d to %d", least, most)
	if most == 0 {
		limit, words = maxSpace, fmt.Sprintf("at least %d", least)
	}
	schema.Whole(c, "space", &d.Across, 1, maxSpace, "feet across, within the size's limits")
	if c.Has("space") && d.Across != 0 && (d.Across < least || d.Across > limit) {
		c.Fault("space", fmt.Sprintf("%d ft does not fit a %s ship", d.Across, d.Size), "write "+words+", or another size")
	}
}

// saves are the proficient saves that a ship of a size may choose from.
var saves = [...][]string{
	Tiny: {"dex"}, Small: {"str", "dex"}, Medium: {"str", "dex", "con"},
	Large: {"str", "con"}, Huge: {"str", "con"}, Gargantuan: {"str", "con"},
}

func (d *Design) save(c schema.Coder) {
	save := ""
	schema.Among(c, "save", &save, ScoreWords, func(word string) (string, error) {
		if words := saves[d.Size]; !slices.Contains(words, word) {
			return "", fmt.Errorf("there is no save for a %s ship, %q: use %s", d.Size, word, schema.OrList(words))
		}
		return word, nil
	}, "that it is proficient in: dex for a tiny ship, str or dex for a small one, any for a medium one, str or con for larger ones")
	if i := slices.Index(ScoreWords, save); i >= 0 {
		d.Saves = 1 << i
	}
}

func raised(c schema.Coder, key string, to *[]crew.Ability, doc string) {
	c.Words(schema.Key{Name: key, Doc: doc, Kind: schema.WordsKind, Most: MaxTier + 1, Words: ScoreWords, Closed: true}, func(word string) error {
		i := slices.Index(ScoreWords, word)
		if i < 0 {
			return fmt.Errorf("%q is not a score of a ship: use str, dex or con", word)
		}
		*to = append(*to, crew.Ability(i))
		return nil
	})
}

func armourWords() []string {
	return schema.KeysOf(Armours[:], func(a *Armour) string { return a.Key })
}

func shieldWords() []string {
	return schema.KeysOf(Shields[:], func(s *Shield) string { return s.Key })
}
