package story_test

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"broadside/configs"
	"broadside/sim/story"
)

var update = flag.Bool("update", false, "rewrite stories, to be read before they are kept")

const docs = "../../docs/"

var shipped = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })

// stock returns the shipped data, and what folders add to it.
func stock(t testing.TB, more ...fs.FS) *story.Stock {
	t.Helper()
	load := shipped
	if len(more) > 0 {
		load = func() (*configs.Data, []configs.Problem) { return configs.Load(more...) }
	}
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	return &story.Stock{Library: data.Library, Scenarios: data.Scenarios, Persons: data.Persons}
}

// stories parses every story of the documentation.
func stories(t *testing.T) (all []*story.Story) { return storiesOf(t, docs+"stories/*.story") }

func storiesOf(t *testing.T, pattern string) (all []*story.Story) {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("no stories: %v", err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		s, err := story.Parse(path, text)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

func TestStories(t *testing.T) { play(t, stock(t), stories(t)) }

// What is not shipped can be played as data alone: books that choose other strategies than
// the shipped ones, a condition of ships unknown to any rule, and what causes it.
func TestOtherBooksAndConditionsAreData(t *testing.T) {
	play(t, stock(t, os.DirFS("testdata")), storiesOf(t, "testdata/*.story"))
}

func play(t *testing.T, with *story.Stock, list []*story.Story) {
	for _, s := range list {
		t.Run(filepath.Base(s.File), func(t *testing.T) {
			r := story.Play(with, s)
			if r.Err != nil {
				t.Error(r.Err)
			}
			if *update {
				if err := os.WriteFile(s.File, r.Text, 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			for i := range r.Differences {
				t.Errorf("%s:%d: %s", s.File, r.Differences[i].Line, r.Differences[i].String())
			}
		})
	}
}

// A power can take a fixed number off a blow, as it takes dice off it.
func TestPowerTakesAFixedNumberOff(t *testing.T) {
	book, err := os.ReadFile("../../configs/chapters/ether.yaml")
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(book), "effect: {soak: 1d4}", "effect: {soak: 2}", 1)
	if changed == string(book) {
		t.Fatal("no power of ether takes 1d4 off a blow")
	}
	s, err := story.Parse("fixed.story", []byte(`title A power that takes 2 off a blow
covers HOE-REACT

book ether
room 20 9
sheet hero like plain, hp 30, weapon cutlass, power parry
sheet brute like plain, weapon maul, hp 30
person Ana hero at 2 2 side Blue
person Bru brute at 3 2 side Red
initiative ana 20, bru 10

begin
  ...
pass to bru.boots
  ...
dice 12
bru.boots attack ana with maul
  Bru attacks Ana, maul: d20 12 against 10, a hit.
  Ana may react to Bru: Parry.
dice 5
ana.boots react
  Ana: Stamina -2, now 8.
  Ana uses Parry.
  Parry takes off: 2.
  Damage of maul: d8 5.
  Ana takes physical (5 - 2 taken off): 3 from Health.
`))
	if err != nil {
		t.Fatal(err)
	}
	play(t, stock(t, fstest.MapFS{"chapters/ether.yaml": {Data: []byte(changed)}}), []*story.Story{s})
}

// A condition can add a fixed number whenever its bearer is hurt, as it adds dice.
func TestConditionAddsAFixedNumberWhenItsBearerIsHurt(t *testing.T) {
	book, err := os.ReadFile("../../configs/chapters/ether.yaml")
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(book), "tender: 1d4", "tender: 2", 1)
	if changed == string(book) {
		t.Fatal("no condition of ether adds 1d4 whenever its bearer is hurt")
	}
	s, err := story.Parse("tender.story", []byte(`title A condition that adds 2 whenever its bearer is hurt
covers HOE-DAMAGE

book ether
room 20 9
sheet hero like plain, hp 30
person Ana hero at 2 2 side Blue
person Bru hero at 3 2 side Red
initiative ana 20, bru 10

begin
  ...
gm person afflict ana charred
  Ana is charred.
gm person hurt ana 3 physical
  Damage of charred: 2.
  Ana takes physical (3 + 2 charred): 5 from Health.
gm person hurt ana 0 physical
  Ana takes physical: 0 from Health.
`))
	if err != nil {
		t.Fatal(err)
	}
	play(t, stock(t, fstest.MapFS{"chapters/ether.yaml": {Data: []byte(changed)}}), []*story.Story{s})
}
