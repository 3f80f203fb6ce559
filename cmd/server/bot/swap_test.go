package bot_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"broadside/cmd/server/bot"
	"broadside/configs"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// With one line changed, a scenario is played by the other book: bots walk, strike and shoot in it
// without stalling, and a duel comes to its end.
func TestAScenarioIsPlayedByTheOtherBook(t *testing.T) {
	for _, c := range []struct {
		key, from, to string
		rounds        int32
	}{
		{"crews", "me5e", "ether", 60}, {"lantern", "ether", "me5e", 60}, {"prison", "me5e", "ether", 6}, {"boarders", "me5e", "ether", 6},
	} {
		t.Run(c.key, func(t *testing.T) {
			name := "scenarios/" + c.key + ".yaml"
			text, err := os.ReadFile("../../../configs/" + name)
			if err != nil {
				t.Fatal(err)
			}
			swapped := strings.Replace(string(text), "book: "+c.from, "book: "+c.to, 1)
			data, problems := configs.Load(fstest.MapFS{name: &fstest.MapFile{Data: []byte(swapped)}})
			if data == nil {
				t.Fatal(problems)
			}
			a, err := bot.NewArena(data.Library, data.Scenario(c.key), crew.Rounds, 7)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.World.Fight.Book().Key; got != c.to {
				t.Fatalf("it is played by %s", got)
			}
			rules := ""
			for _, x := range sight.View(a.World, a.World.Member(a.World.Fight.People[0].ID).Seat).Texts {
				if x.Kind == picture.RulesText {
					rules = x.Text
				}
			}
			if me := c.to == "me5e"; !strings.Contains(rules, "\nattack ") || strings.Contains(rules, "\ndash ME-DASH 1 action\n") != me || strings.Contains(rules, " ME-") != me {
				t.Errorf("its orders are by the rules\n%s", rules)
			}
			stood := map[crew.ID]deckplan.Square{}
			for i := range a.World.Fight.People {
				stood[a.World.Fight.People[i].ID] = a.World.Fight.People[i].At
			}
			if err := a.Play(c.rounds, 1_000_000); err != nil {
				t.Fatal(err)
			}
			hurt, moved := 0, 0
			for i := range a.World.Fight.People {
				p := &a.World.Fight.People[i]
				if p.HP < p.MaxHP {
					hurt++
				}
				if p.At != stood[p.ID] {
					moved++
				}
			}
			if c.rounds == 60 && !a.World.Over {
				t.Errorf("it is not over after %d rounds", c.rounds)
			}
			if hurt == 0 || moved == 0 {
				t.Errorf("%d are hurt and %d have moved", hurt, moved)
			}
		})
	}
}
