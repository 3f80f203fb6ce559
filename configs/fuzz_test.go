package configs

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"broadside/sim"
)

// FuzzLoad reads any text as each kind of file: it never panics, what is wrong is
// told with words, and what is loaded can be played.
func FuzzLoad(f *testing.F) {
	err := fs.WalkDir(shipped, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(shipped, name)
		f.Add(text)
		return err
	})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, kind := range []string{"weapons", "classes", "scenarios"} {
			data, problems := Load(fstest.MapFS{kind + "/x.yaml": {Data: text}})
			if (data == nil) != Broken(problems) {
				t.Fatalf("data %v with %v", data != nil, problems)
			}
			for _, p := range problems {
				if p.File == "" || p.Message == "" || p.Remedy == "" || p.Line < 0 {
					t.Errorf("a problem without words: %+v", p)
				}
			}
			if data == nil {
				continue
			}
			for i := range data.Scenarios {
				w, err := sim.New(data.Library, &data.Scenarios[i], 1)
				if err != nil {
					t.Fatalf("%s: %v", data.Scenarios[i].Key, err)
				}
				if _, err := w.Step(nil); err != nil {
					t.Fatalf("%s: %v", data.Scenarios[i].Key, err)
				}
			}
		}
	})
}
