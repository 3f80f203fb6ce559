package configs

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"broadside/sim/scenario"
)

var example = regexp.MustCompile("(?s)`mydata/([a-z]+/[a-z]+\\.yaml)`\n\n```yaml\n(.*?)```")

// examples returns the files on a page, as a folder.
func examples(t *testing.T, path string, count int) (fs.FS, string) {
	t.Helper()
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	dir := fstest.MapFS{}
	for _, m := range example.FindAllSubmatch(page, -1) {
		dir[string(m[1])] = &fstest.MapFile{Data: m[2]}
	}
	if len(dir) != count {
		t.Fatalf("%s has %d examples, not %d", path, len(dir), count)
	}
	return dir, string(page)
}

// undoubted loads a page's examples, which must cause no warnings.
func undoubted(t *testing.T, path string, dir fs.FS) *Data {
	t.Helper()
	data, problems := Load(dir)
	for _, p := range problems {
		t.Errorf("%s: %s", path, p)
	}
	if data == nil {
		t.FailNow()
	}
	playable(t, data)
	return data
}

// The examples of docs/data.md load together: a weapon, a condition, a bomb, a ship, a person,
// a feature, a scenario, a book with its chapter, more for a shipped one, and a deck.
func TestExamplesOfTheDocumentLoad(t *testing.T) {
	const path = "../docs/data.md"
	dir, _ := examples(t, path, 11)
	data := undoubted(t, path, dir)
	cutter := data.Library.Classes[data.Library.Class("cutter")]
	if data.Scenario("inspection") == nil || cutter.Mounts[0].Weapon.Damage.String() != "2d8" || len(cutter.Crew) != 3 {
		t.Errorf("the examples came out otherwise than they say: %+v", cutter)
	}
	if gig := data.Persons.Plan("gig"); gig < 0 || len(data.Persons.Plans[gig].Levels) != 2 {
		t.Error("the deck is not there")
	}
	if brawl := data.Persons.Book("brawl"); brawl < 0 || data.Persons.Books[brawl].Sheet("bruiser") < 0 {
		t.Error("the book is not there")
	}
	if data.Library.Feature("steady-nerves") == 0 {
		t.Error("the feature is not there")
	}
	if pilot := data.Scenario("inspection").Ships[0].Crew[0]; pilot.Name != "Marguerite Vane" || pilot.Proficiency != 3 {
		t.Errorf("the scenario did not change the pilot: %+v", pilot.Member)
	}
}

// The ship, the crew and the scenario of docs/writing.md load together.
func TestTheWritingPageLoads(t *testing.T) {
	const path = "../docs/writing.md"
	dir, _ := examples(t, path, 3)
	sc := undoubted(t, path, dir).Scenario("moonrakers")
	if sc == nil || len(sc.Ships) != 2 || len(sc.Reinforcements) != 1 || len(sc.Goals) != 3 || len(sc.Triggers) != 3 {
		t.Fatalf("the scenario came out otherwise than it says: %+v", sc)
	}
	if pilot := sc.Ships[0].Crew[0]; pilot.Name != "Ada Finch" || len(pilot.Features) < 2 {
		t.Errorf("the pilot came out otherwise than she says: %+v", pilot.Member)
	}
}

var row = regexp.MustCompile("`(\\{(?:kind|do): ([a-z-]+).*?\\})`")

// Each premise and each consequence in the tables of docs/writing.md can be written as shown, and
// the tables have every kind.
func TestTheWritingPageHasEveryWord(t *testing.T) {
	_, page := examples(t, "../docs/writing.md", 3)
	when, then := "", ""
	for _, m := range row.FindAllStringSubmatch(page, -1) {
		text := strings.ReplaceAll(m[1], "...", "Ha.")
		if strings.HasPrefix(text, "{kind") {
			when += "        - " + text + "\n"
		} else {
			then += "        - " + text + "\n"
		}
	}
	// The ship that arrives must differ from the one in all other rows.
	then = strings.ReplaceAll(then, "do: arrive, ship: X", "do: arrive, ship: Z")
	scene := `fight:
  title: A Fight
  brief: They meet.
  sides: {gulls: {name: Us, players: true}, revenue: {name: Them}}
  places: {beach: {at: [0, 0], radius: 90}}
  ships:
    - {name: X, class: corvette, side: gulls, at: [0, 0]}
    - {name: Y, class: fighter, side: revenue, at: [900, 0]}
  arrivals: [{name: Z, class: fighter, side: gulls, at: [0, 900]}]
  foot:
    book: me5e
    decks: [{ship: X, hand: trooper}, {plan: prison}]
    fixtures: [{name: Pump lever, deck: 2, at: [3, 3]}]
    people: [{name: Ada Finch, sheet: scout, side: gulls}]
    arrivals: [{name: Relief, sheet: guard, side: revenue, deck: 2}]
  goals: [{key: casks, side: gulls, kind: beat, later: true, text: Won.}]
  triggers:
    landed:
      when: {kind: by-hand}
      if:
` + when + "      then:\n" + then
	_, problems := Load(files(t, "scenarios/x.yaml", scene))
	for _, p := range problems {
		t.Error(p)
	}
	for _, word := range append(scenario.PremiseNames(), scenario.ConsequenceNames()...) {
		if !strings.Contains(when+then, ": "+word) && !strings.Contains(page, "`"+word+"`") {
			t.Errorf("%q is not there", word)
		}
	}
	for _, word := range scenario.GoalNames() {
		if !strings.Contains(page, "`"+word+"`") {
			t.Errorf("the goal %q is not there", word)
		}
	}
}
