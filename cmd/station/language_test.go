package main

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/configs"
	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/sim/say"
	"broadside/sim/sight"
)

var (
	lettery = regexp.MustCompile(`[A-Za-z]`)
	named   = regexp.MustCompile(`\b(?:name|names|title|class|points|defence|abilities|skills|types|text|unit):[ \t]*(?:"([^"]*)"|\[([^\]]*)\]|([^,}\n#"\[]+))`)
	diced   = regexp.MustCompile(`\bd?\d*d\d+\b`)
)

// foreign returns a language in which every letter of English is an ø.
func foreign(t *testing.T) *say.Language {
	t.Helper()
	l, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// called returns the names in data files, the longest first.
func called(t *testing.T) (names []string) {
	t.Helper()
	err := filepath.WalkDir("../../configs", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".yaml" {
			return err
		}
		file, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range named.FindAllStringSubmatch(string(file), -1) {
			names = append(names, m[1], strings.TrimSpace(m[3]))
			for _, one := range strings.Split(m[2], ",") {
				names = append(names, strings.TrimSpace(one))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return slices.Compact(names)
}

// english returns what is left of a text without names and dice, if that has letters.
func english(text string, names []string) string {
	rest := text
	for _, n := range names {
		if n != "" {
			rest = strings.ReplaceAll(rest, n, "")
		}
	}
	rest = diced.ReplaceAllString(rest, "")
	if !lettery.MatchString(rest) {
		return ""
	}
	return rest
}

// A station's log tells whole battles in another language: dice, fights in space and on decks, and
// facts without rolls.
func TestTheLogSpeaksAnotherLanguage(t *testing.T) {
	l, names, told := foreign(t), called(t), map[string]bool{}
	for scenario, seat := range map[string]crew.Seat{"duel": at(1, crew.Gunner), "prize": at(1, crew.Boots), "lantern": {Role: crew.Boots, Number: 1}} {
		b, err := rehearsal.Start(scenario, crew.Rounds, 7)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Fight(seat, 4); err != nil {
			t.Fatal(err)
		}
		own := names
		p := sight.View(b.World, crew.Master)
		for _, x := range p.People {
			own = append(own[:len(own):len(own)], x.Name)
		}
		for _, x := range p.Contacts {
			own = append(own[:len(own):len(own)], x.Name)
		}
		h := &log.Log{Language: l}
		for _, e := range b.Events {
			h.Add(e, p)
		}
		for i := range h.Entries {
			e := &h.Entries[i]
			all := []string{e.Who, e.What, e.Need, e.Result}
			for _, x := range e.Throws {
				all = append(all, x.Says)
			}
			for _, text := range all {
				if left := english(text, own); left != "" && !told[text] {
					t.Errorf("%s: %q keeps %q", scenario, text, left)
				}
				told[text] = true
			}
		}
	}
	if len(told) < 100 {
		t.Errorf("only %d texts were told", len(told))
	}
}

// What is the same in every language, besides names in data files: ids of rules, and keys with a
// single letter or a number.
var (
	ids  = regexp.MustCompile(`\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b`)
	caps = regexp.MustCompile(`^(?:ø+\+)*(?:[A-Z]|F\d+)$`)
)

// inEnglish is how many texts of each screen are still in English: the kind of the shields, a word
// of data files, and the name of points in a book without a word of its own. A number may only
// fall.
var inEnglish = map[crew.Role]int{
	crew.Pilot: 0, crew.Gunner: 0, crew.Operator: 0, crew.Mechanic: 1, crew.Coordinator: 0, crew.Boots: 1, crew.GM: 0, crew.Screen: 0,
}

func TestScreensSpeakAnotherLanguage(t *testing.T) {
	for _, tempo := range []crew.Tempo{crew.Rounds, crew.Live} {
		t.Run(tempo.String(), func(t *testing.T) { tellScreens(t, tempo, foreign(t), called(t), inEnglish) })
	}
}

// asNamed is how many texts of each screen remain as in data files in a language that translates
// all their names: most are names of ships, sides and people, and some are weapons. A number may
// only fall.
var asNamed = map[crew.Role]int{
	crew.Pilot: 1, crew.Gunner: 4, crew.Operator: 1, crew.Mechanic: 2, crew.Coordinator: 1, crew.Boots: 5, crew.GM: 3, crew.Screen: 2,
}

func TestScreensTellDataInAnotherLanguage(t *testing.T) {
	l := foreign(t)
	l.Names = map[string]string{}
	for _, text := range configs.Texts() {
		l.Names[text] = "ø"
	}
	if len(l.Names) < 2000 {
		t.Errorf("only %d names and texts are in the data", len(l.Names))
	}
	tellScreens(t, crew.Rounds, l, nil, asNamed)
}

// toldIn returns what a seat sees in the middle of a battle, in a language.
func toldIn(t *testing.T, role crew.Role, tempo crew.Tempo, l *say.Language) *view.View {
	t.Helper()
	scenario, seat := "duel", at(1, role)
	if role == crew.Boots {
		scenario = "prize"
	}
	waits := seat
	if role == crew.GM || role == crew.Screen {
		waits = at(1, crew.Gunner)
	}
	if role == crew.GM {
		seat = crew.Master
	}
	b, err := rehearsal.Start(scenario, tempo, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(waits, 3); err != nil {
		t.Fatal(err)
	}
	v := viewOf(b, seat)
	v.Language, v.Log = l, &log.Log{}
	return v
}

func tellScreens(t *testing.T, tempo crew.Tempo, l *say.Language, names []string, inEnglish map[crew.Role]int) {
	spoken := 0
	for role, most := range inEnglish {
		v := toldIn(t, role, tempo, l)
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		show := onBridge(v)
		for i := range 3 {
			u.Begin(nil, 1920, 1080, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 10+float64(i)/60)
			show(u)
			u.End()
		}
		all, own := u.Texts(), slices.Clone(names)
		for _, x := range v.Contacts {
			own = append(own, strings.Fields(x.Name)...) // a line may end in a name
		}
		kept := slices.DeleteFunc(slices.Clone(all), func(text string) bool {
			return caps.MatchString(text) || english(ids.ReplaceAllString(text, ""), own) == ""
		})
		slices.Sort(kept)
		if kept = slices.Compact(kept); len(kept) > most {
			t.Errorf("%s: %d of %d texts keep English, and %d may: %q", role, len(kept), len(all), most, kept)
		}
		for _, text := range all {
			if strings.ContainsAny(text, "øØ") {
				spoken++
			}
		}
	}
	if spoken < 20 {
		t.Errorf("only %d texts are told in the language", spoken)
	}
}

// tight is how many texts of each screen do not fit in a language that takes a third more room. A
// number may only fall.
var tight = map[crew.Role]int{crew.GM: 2, crew.Mechanic: 1}

func TestScreensHaveRoomForALongerLanguage(t *testing.T) {
	l, err := pseudo.Longer()
	if err != nil {
		t.Fatal(err)
	}
	for _, role := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator, crew.Boots, crew.GM, crew.Screen} {
		v := toldIn(t, role, crew.Rounds, l)
		show := onBridge(v)
		for _, size := range sizes {
			u, err := kit.New()
			if err != nil {
				t.Fatal(err)
			}
			u.Watch = true
			for i := range 3 {
				u.Begin(nil, size.X, size.Y, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 10+float64(i)/60)
				show(u)
				u.End()
			}
			if all := u.Faults(); len(all) > tight[role] {
				t.Errorf("%s at %v: %d texts have no room, and %d may: %v", role, size, len(all), tight[role], all)
			}
		}
	}
}
