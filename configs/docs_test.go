package configs

import (
	"os"
	"regexp"
	"testing"
	"testing/fstest"
)

var example = regexp.MustCompile("(?s)`mydata/([a-z]+/[a-z]+\\.yaml)`\n\n```yaml\n(.*?)```")

// The examples of docs/data.md load together, and leave nothing to doubt.
func TestExamplesOfTheDocumentLoad(t *testing.T) {
	page, err := os.ReadFile("../docs/data.md")
	if err != nil {
		t.Fatal(err)
	}
	dir := fstest.MapFS{}
	for _, m := range example.FindAllSubmatch(page, -1) {
		dir[string(m[1])] = &fstest.MapFile{Data: m[2]}
	}
	if len(dir) != 6 {
		t.Fatalf("%d examples were found: there should be a weapon, a bomb, a ship, a person, a feature and a scenario", len(dir))
	}
	data, problems := Load(dir)
	for _, p := range problems {
		t.Errorf("docs/data.md: %s", p)
	}
	if data == nil {
		t.FailNow()
	}
	playable(t, data)
	cutter := data.Library.Classes[data.Library.Class("cutter")]
	if data.Scenario("inspection") == nil || cutter.Mounts[0].Weapon.Damage.String() != "2d8" || len(cutter.Crew) != 3 {
		t.Errorf("the examples came out otherwise than they say: %+v", cutter)
	}
	if data.Library.Feature("steady-nerves") == 0 {
		t.Error("the feature is not there")
	}
	if pilot := data.Scenario("inspection").Ships[0].Crew[0]; pilot.Name != "Marguerite Vane" || pilot.Proficiency != 3 {
		t.Errorf("the scenario did not change the pilot: %+v", pilot.Member)
	}
}
