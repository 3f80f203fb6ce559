package configs

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"broadside/sim"
)

// FuzzLoad reads any text as a file of each kind, over a folder of one weapon and one class: it
// never panics, problems are reported in words, and what is loaded can be played.
func FuzzLoad(f *testing.F) {
	kinds := []string{"weapons", "classes", "scenarios", "books", "chapters", "decks"}
	for i, kind := range kinds {
		names, err := fs.Glob(shipped, kind+"/*.yaml")
		if err != nil || len(names) == 0 {
			f.Fatalf("no seeds for %s: %v", kind, err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(shipped, name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(uint8(i), text)
		}
	}
	base := fstest.MapFS{
		"weapons/gun.yaml": {Data: []byte("laser-cannon: {name: gun, grade: primary, type: energy, damage: {small: 1d6, huge: 2d6}, range: {near: 450, far: 900}}")},
		"classes/ship.yaml": {Data: []byte("corvette: {name: C, shape: hammer, size: medium, space: 100, crew: [{role: pilot}, {role: gunner}], " +
			"hardpoints: [{weapon: laser-cannon, mount: turret}]}")},
	}
	for _, name := range []string{"books/me5e.yaml", "chapters/me5e-conditions.yaml"} {
		text, err := fs.ReadFile(shipped, name)
		if err != nil {
			f.Fatal(err)
		}
		base[name] = &fstest.MapFile{Data: text}
	}
	f.Fuzz(func(t *testing.T, kind uint8, text []byte) {
		name := kinds[int(kind)%len(kinds)] + "/x.yaml"
		data, problems := load([]fs.FS{base, fstest.MapFS{name: {Data: text}}})
		if (data == nil) != Broken(problems) {
			t.Fatalf("data %v with %v", data != nil, problems)
		}
		for _, p := range problems {
			if p.File == "" || p.Message == "" || p.Remedy == "" || p.Line < 0 {
				t.Errorf("a problem without words: %+v", p)
			}
		}
		if data != nil {
			playable(t, data)
		}
	})
}

func playable(t *testing.T, data *Data) {
	t.Helper()
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		w, err := sim.New(data.Library, sc, 1)
		if err != nil {
			t.Fatalf("%s: %v", sc.Key, err)
		}
		if _, err := w.Step(nil); err != nil {
			t.Fatalf("%s: %v", sc.Key, err)
		}
		for j := range sc.Objects {
			if w.Objects[j].ID != sc.Objects[j].ID {
				t.Errorf("%s: object %d has the ID %d, not %d", sc.Key, j, w.Objects[j].ID, sc.Objects[j].ID)
			}
		}
	}
}
