package configs

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"broadside/ships/shipyard"
)

// files returns a folder of data in memory: path, text, path, text.
func files(t *testing.T, pairs ...string) fs.FS {
	t.Helper()
	dir := fstest.MapFS{}
	for i := 0; i < len(pairs); i += 2 {
		dir[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return dir
}

// loadOver reads a folder as Load does, but over one shipped book and one shipped scenario: most of
// the time of Load goes into the others.
func loadOver(t *testing.T, dir fs.FS) (*Data, []Problem) {
	t.Helper()
	base := fstest.MapFS{}
	for _, pattern := range []string{"conditions/*", "weapons/*", "bombs/*", "features/*", "crew/*", "classes/*", "decks/*", "books/me5e.yaml", "chapters/me5e-*", "scenarios/duel.yaml"} {
		names, err := fs.Glob(shipped, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(shipped, name)
			if err != nil {
				t.Fatal(err)
			}
			base[name] = &fstest.MapFile{Data: text}
		}
	}
	return load([]fs.FS{folder{base, "configs"}, dir})
}

func mustLoad(t *testing.T, dirs ...fs.FS) *Data {
	t.Helper()
	data, problems := Load(dirs...)
	for _, p := range problems {
		if !p.Warning {
			t.Error(p)
		}
	}
	if data == nil {
		t.FailNow()
	}
	return data
}

func TestShippedDataIsWhole(t *testing.T) {
	for _, p := range Check("") {
		t.Error(p)
	}
	data := mustLoad(t)
	if first := data.Scenarios[0].Key; first != "duel" {
		t.Errorf("the first scenario is %s, not duel", first)
	}
	if n := len(data.Library.Classes); n < 20 {
		t.Errorf("%d hulls are shipped", n)
	}
	stations, tiers := 0, map[int8]bool{}
	sizes := map[shipyard.Size]bool{}
	for i := range data.Library.Classes {
		c := &data.Library.Classes[i]
		sizes[c.Size], tiers[c.Tier] = true, true
		if c.Station {
			stations++
		}
	}
	if len(sizes) != 6 || len(tiers) < 4 || stations == 0 {
		t.Errorf("hulls of %d sizes and %d tiers are shipped, and %d stations", len(sizes), len(tiers), stations)
	}
	if n := len(data.Scenarios); n < 10 {
		t.Errorf("%d scenarios are shipped", n)
	}
	playable(t, data)
}

func TestLaterFoldersOverrideAndAdd(t *testing.T) {
	house := files(t, "weapons/laser.yaml", `
laser-cannon: {name: house cannon, grade: primary, type: energy, damage: {small: 1d8, huge: 2d8}, range: {near: 500, far: 900}}
pop-gun: {name: pop gun, grade: primary, type: kinetic, damage: {small: 1d4, huge: 2d4}, range: {near: 100, far: 200}}
`, "classes/skiff.yaml", `
skiff: {name: Skiff, shape: dart, size: small, space: 30, hardpoints: [{weapon: pop-gun, mount: aft}], crew: [{role: solo}]}
`)
	guest := files(t, "weapons/laser.yaml", `
pop-gun: {name: cork gun, grade: primary, type: kinetic, damage: {small: 1d6, huge: 2d4}, range: {near: 100, far: 200}}
`)
	before, data := mustLoad(t), mustLoad(t, house, guest)
	if got := data.Library.Pattern("laser-cannon").Name; got != "house cannon" {
		t.Errorf("the laser cannon is still a %s", got)
	}
	corvette := data.Library.Classes[data.Library.Class("corvette")]
	if got := corvette.Mounts[0].Weapon.Damage.String(); got != "1d10" {
		t.Errorf("the corvette's cannon deals %s, not 1d8 a step up", got)
	}
	skiff := data.Library.Classes[data.Library.Class("skiff")]
	if got := skiff.Mounts[0].Weapon; got.Name != "cork gun" || got.Damage.String() != "1d6" {
		t.Errorf("the skiff has a %s of %s: the last folder does not win", got.Name, got.Damage)
	}
	if len(data.Library.Patterns) != len(before.Library.Patterns)+1 || len(data.Library.Classes) != len(before.Library.Classes)+1 {
		t.Errorf("%d weapons and %d classes: one of each should be new", len(data.Library.Patterns), len(data.Library.Classes))
	}
}

// A shipped class that an override breaks is reported at its own place, and no data is returned.
func TestOverrideThatBreaksWhatNamesIt(t *testing.T) {
	data, problems := Load(files(t, "weapons/rapid.yaml",
		"rapid-laser: {name: tick, grade: primary, type: energy, damage: {small: 1d4, huge: 1d4}, range: {near: 1, far: 1}}",
		"classes/drone.yaml",
		"drone: {name: D, shape: disc, size: tiny, space: 20, hardpoints: [{weapon: rapid-laser, mount: fore}], crew: [{role: brain}]}"))
	if data != nil {
		t.Error("a d4 weapon was fitted to a tiny ship, whose dice are a step smaller")
	}
	wantProblem(t, problems, "classes/drone.yaml", 1, "a d4 has no die", "d4 to d12")
}

func TestSameKeyTwiceInAFolder(t *testing.T) {
	gun := "gun: {name: gun, grade: primary, type: energy, damage: {small: 1d6, huge: 1d6}, range: {near: 1, far: 2}}\n"
	_, problems := Load(files(t, "weapons/a.yaml", gun, "weapons/b.yaml", "\n"+gun))
	wantProblem(t, problems, "weapons/b.yaml", 2, "weapons/a.yaml:1", "another key")
}

func TestCheckNamesFilesOnDisk(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "weapons", "bad.yaml")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("zap:\n  name: zap\n  grade: prime\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	wantProblem(t, Check(dir), file, 3, "prime", "primary")
	wantProblem(t, Check(filepath.Join(dir, "nothing")), filepath.Join(dir, "nothing"), 0, "cannot be read", "name a folder")

	var out strings.Builder
	if err := Print(&out, Check(dir)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), file+":3: zap.grade: ") || !strings.HasSuffix(out.String(), "\n1 error, no warnings\n") {
		t.Errorf("printed:\n%s", &out)
	}
}

// A pipe would make its reader wait forever.
func TestPipesAreNotOpened(t *testing.T) {
	pipe := fstest.MapFS{"weapons/x.yaml": {Data: []byte("# a gun\n"), Mode: fs.ModeNamedPipe | 0o600}}
	_, problems := loadOver(t, pipe)
	wantProblem(t, problems, "weapons/x.yaml", 0, "this is not a file", "make it a readable file")
}

// wantProblem looks for a problem at a place whose message and remedy contain the given words.
func wantProblem(t *testing.T, problems []Problem, file string, line int, message, remedy string) {
	t.Helper()
	for _, p := range problems {
		if p.File == file && p.Line == line && strings.Contains(p.Message, message) && strings.Contains(p.Remedy, remedy) {
			return
		}
	}
	t.Errorf("no problem at %s:%d says %q and %q; there are:", file, line, message, remedy)
	for _, p := range problems {
		t.Log(p)
	}
}

// Rules cause some conditions of ships, and refer to them by their keys.
func TestConditionsThatRulesCauseAreRequired(t *testing.T) {
	_, problems := load([]fs.FS{fstest.MapFS{"conditions/x.yaml": {Data: []byte("laden: {name: laden, says: slow, speed: half}\n")}}})
	var told strings.Builder
	for _, p := range problems {
		fmt.Fprintln(&told, p)
	}
	for _, key := range shipyard.KnownKeys {
		if missing := strings.Contains(told.String(), fmt.Sprintf("no condition %q", key)); missing == (key == "laden") {
			t.Errorf("%s is missing: %t; told is\n%s", key, missing, &told)
		}
	}
}
