package configs

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"broadside/ships/shipyard"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// A file of an older release is named with the new place of its key, and rewritten.
func TestOldKeysAreFixedOnDisk(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "chapters", "mine.yaml")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	const old = "mine:\n  book: me5e\n  conditions:\n    my-fever:   # of the marshes\n      unrest: {ability: Constitution, dc: 12}  # each rest\n      name: Fever\n"
	if err := os.WriteFile(file, []byte(old), 0o640); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, Check(dir), file, 5, "unrest is ease now", "check --fix")
	fixed, err := Fix(dir)
	if err != nil || len(fixed) != 1 || fixed[0] != file {
		t.Fatalf("%v is fixed, with %v", fixed, err)
	}
	text, err := os.ReadFile(file)
	if want := strings.Replace(old, "unrest:", "ease:", 1); err != nil || string(text) != want {
		t.Errorf("%v, and the file is\n%s", err, text)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if problems := Check(dir); Broken(problems) {
		t.Error(problems)
	}
	if fixed, err := Fix(dir); err != nil || fixed != nil {
		t.Errorf("once more %v is fixed, with %v", fixed, err)
	}
}

// A file that is linked to is rewritten in its own place.
func TestLinkedFilesAreFixedWhereTheyAre(t *testing.T) {
	dir, elsewhere := t.TempDir(), filepath.Join(t.TempDir(), "mine.yaml")
	file := filepath.Join(dir, "chapters", "mine.yaml")
	const old = "mine:\n  book: me5e\n  conditions:\n    my-fever:\n      unrest: {ability: Constitution, dc: 12}\n      name: Fever\n"
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(elsewhere, []byte(old), 0o600)); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, file); err != nil {
		t.Skip("no links here: ", err)
	}
	if fixed, err := Fix(dir); err != nil || len(fixed) != 1 {
		t.Fatalf("%v is fixed, with %v", fixed, err)
	}
	text, err := os.ReadFile(elsewhere)
	if want := strings.Replace(old, "unrest:", "ease:", 1); err != nil || string(text) != want {
		t.Errorf("%v, and the file is\n%s", err, text)
	}
	if to, err := os.Readlink(file); err != nil || to != elsewhere {
		t.Errorf("the link leads to %q, %v", to, err)
	}
}

// A feature of an older release whose hook is written in words now is named, and comes
// out of --fix as one that can be read.
func TestOldHooksAreFixedOnDisk(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "features", "mine.yaml")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	at := map[string]int{} // lines
	for n, w := range shipyard.Reworded {
		more := oldFeature[w.Word+w.Beside]
		if more == "" {
			more = "  kind: modification\n  role: operator\n  use: passive\n"
		}
		fmt.Fprintf(&text, "mine-%d:\n  name: Mine\n  says: Ours.\n%s  hook: %s\n", n, more, w.Word)
		at[w.Word+w.Beside] = strings.Count(text.String(), "\n")
	}
	if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	problems := Check(dir)
	for _, w := range shipyard.Reworded {
		says := "goes without saying now"
		if len(w.To) > 0 {
			says = "is written as `" + w.To[0].Key + "`"
		}
		wantProblem(t, problems, file, at[w.Word+w.Beside], "`hook: "+w.Word+"` "+says, "check --fix")
	}
	if fixed, err := Fix(dir); err != nil || len(fixed) != 1 {
		t.Fatalf("%v is fixed, with %v", fixed, err)
	}
	if problems := Check(dir); Broken(problems) {
		now, _ := os.ReadFile(file)
		t.Errorf("%v of\n%s", problems, now)
	}
	data, _ := Load(Dir(dir))
	n := slices.IndexFunc(shipyard.Reworded[:], func(w schema.Reword) bool { return w.Word == "far-plan" })
	if id := data.Library.Feature(fmt.Sprintf("mine-%d", n)); id == 0 || data.Library.Features[id-1].Reach != 5280*space.Foot {
		t.Error("a far plan does not reach a mile any more")
	}
	n = slices.IndexFunc(shipyard.Reworded[:], func(w schema.Reword) bool { return w.Word == "reroute" })
	if id := data.Library.Feature(fmt.Sprintf("mine-%d", n)); id == 0 || len(data.Library.Features[id-1].Ends) != 4 || data.Library.Features[id-1].Ends[0] != id {
		t.Error("power that is rerouted does not end what it was rerouted to before")
	}
}

// A word of an act that is another word now is named, and rewritten by --fix.
func TestOldWordsOfActsAreFixedOnDisk(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "features", "mine.yaml")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	const old = "mine:\n  name: Mine\n  says: Ours.\n  kind: modification\n  role: coordinator\n  use: passive\n  acts: [{do: change, touch: directed, how: anew}]\n"
	if err := os.WriteFile(file, []byte(old), 0o600); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, Check(dir), file, 7, "`how: anew` is written as `how` now", "write `how: reroll`")
	if fixed, err := Fix(dir); err != nil || len(fixed) != 1 {
		t.Fatalf("%v is fixed, with %v", fixed, err)
	}
	if problems := Check(dir); Broken(problems) {
		t.Error(problems)
	}
}

// A key that does nothing is taken out, and all else stays as it is written.
func TestIdleKeysAreFixedOnDisk(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "chapters", "mine.yaml")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	const old = `mine:
  book: me5e
  powers:
    one: {name: One, level: 0, casting: action, when: [melee], effect: {range: 5, foes: true, condition: prone, rounds: 3}}
    two:
      name: Two
      level: 0
      sure: true   # it never was
      casting: action
      effect: {bonus: 2, range: 5, heal: 1d4}
`
	const want = `mine:
  book: me5e
  powers:
    one: {name: One, level: 0, casting: action, effect: {range: 5, condition: prone}}
    two:
      name: Two
      level: 0
      # it never was
      casting: action
      effect: {range: 5, heal: 1d4}
`
	if err := os.WriteFile(file, []byte(old), 0o600); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, Check(dir), file, 4, "`rounds` does nothing here", "check --fix")
	if fixed, err := Fix(dir); err != nil || len(fixed) != 1 {
		t.Fatalf("%v is fixed, with %v", fixed, err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != want {
		t.Errorf("%v, and the file is\n%s", err, text)
	}
	if problems := Check(dir); Broken(problems) {
		t.Error(problems)
	}
}

// oldFeature is what a hook needed beside it, where that was more than a passive feature.
var oldFeature = map[string]string{
	"sweep": sweeping, "line": sweeping, "shake-off": clinging, "throw-off": clinging, "nanites": friendly, "couple": friendly, "all-handstarget": friendly,
	"feedback": "  kind: modification\n  role: operator\n  use: standing\n  when: hurt\n  once: true\n  cost: reaction\n", "quick-start": ordered,
	"rally": ordered, "dread": "  kind: modification\n  role: operator\n  use: standing\n  when: opens\n",
	"avoid":   "  kind: feature\n  role: pilot\n  rank: 3\n  use: standing\n  when: hit\n  once: true\n",
	"slip":    "  kind: tactic\n  role: pilot\n  rank: 1\n  use: standing\n  when: aimed\n  once: true\n  pool: deployment-dice\n",
	"pierce":  "  kind: gambit\n  role: gunner\n  rank: 1\n  use: along\n  with: fire\n  once: true\n  pool: deployment-dice\n",
	"backup":  "  kind: modification\n  role: mechanic\n  use: standing\n  when: wrecked\n  pool: own\n  uses: 1\n",
	"reroute": ordered, "two-dice": "  kind: feature\n  role: mechanic\n  rank: 4\n  use: along\n  with: patch\n",
	"lift": ordered, "crown": ordered, "encore": ordered, "all-hands": ordered, "shore": ordered, "immune": ordered, "scuttle": ordered + "  acts:\n    - {do: change, on: own-ship, turns: 1}\n", "spill": answering, "retro": answering, "dash": answering,
}

const (
	ordered   = "  kind: modification\n  role: operator\n  use: order\n  cost: action\n"
	friendly  = ordered + "  target: friend\n"
	answering = "  kind: modification\n  role: pilot\n  use: standing\n  when: hurt\n  acts:\n    - {do: change, on: own-ship, touch: suffered, how: times, n: 1}\n"
)

const clinging = ordered + "  target: foe\n  test: {save: con, dc: [technology]}\n  acts: [{do: change, on: target, touch: ac, how: plus, n: -2, turns: 10}]\n"

const sweeping = ordered + "  reach: 100\n  acts: [{do: damage, on: target, dice: 2d6, type: energy}]\n"
