package binding

import (
	"slices"
	"strings"
	"testing"

	"broadside/configs"
)

func TestTheTableHasEachActionOnceAndNoConflicts(t *testing.T) {
	seen := map[Name]bool{}
	var s *Set
	for _, sc := range Scopes() {
		for _, beside := range sc.Beside {
			if !strings.Contains(scopeNames(), " "+beside+" ") {
				t.Errorf("%s is beside %q, which is no scope", sc.Name, beside)
			}
		}
		for _, r := range sc.Rows {
			if seen[r.Name] || r.Title == "" {
				t.Errorf("%s is there twice, or has no title", r.Name)
			}
			seen[r.Name] = true
			for _, k := range r.Default() {
				if _, err := parseKey(string(k)); err != nil {
					t.Errorf("%s: %v", r.Name, err)
				}
			}
			if rivals := s.Rivals(r.Name); len(rivals) > 0 {
				t.Errorf("%s has the key of %v", r.Name, rivals)
			}
		}
	}
}

// A browser leaves each action a key, if the table gives it one.
func TestBrowsersLeaveAKeyToEachAction(t *testing.T) {
	spared := 0
	for _, sc := range Scopes() {
		for _, r := range sc.Rows {
			keys := r.keys(true)
			if r.Keys != "" && (len(keys) == 0 || keys[0].Pad()) {
				t.Errorf("a browser takes all keys of %s: %s", r.Name, r.Keys)
			}
			spared += len(r.keys(false)) - len(keys)
		}
	}
	if spared == 0 || taken("Q") || !taken("Ctrl+Shift+T") {
		t.Error("no key is known to be a browser's: the test shows nothing")
	}
}

func scopeNames() string {
	names := " "
	for _, sc := range Scopes() {
		names += sc.Name + " "
	}
	return names
}

func TestBindingsAreReadAsTheyWereWritten(t *testing.T) {
	s, err := Read("# mine\npilot.evade: Ctrl+E PadX # as on the ship before\n\nbridge.end:\n")
	if err != nil {
		t.Fatal(err)
	}
	if keys := s.Keys("pilot.evade"); len(keys) != 2 || keys[0] != "Ctrl+E" || keys[1] != "PadX" {
		t.Errorf("evade is bound to %v", keys)
	}
	if keys := s.Keys("bridge.end"); len(keys) != 0 {
		t.Errorf("the end of a turn is bound to %v", keys)
	}
	again, err := Read(s.Text(false))
	if err != nil || again.Text(true) != s.Text(true) {
		t.Errorf("%v\n%s", err, again.Text(false))
	}
	if n := strings.Count(s.Text(false), "\n"); n != 2+strings.Count(header, "\n") {
		t.Errorf("more than what was changed is written:\n%s", s.Text(false))
	}
	if all, err := Read(s.Text(true)); err != nil || all.Text(false) != s.Text(false) {
		t.Errorf("what is exported is read otherwise: %v", err)
	}
	s.Bind("pilot.evade", "E")
	s.Bind("bridge.end", "N", "PadY")
	if s.Text(false) != header {
		t.Errorf("what is as in the table is written:\n%s", s.Text(false))
	}
}

func TestASlipInTheFileIsNamed(t *testing.T) {
	for text, want := range map[string]string{
		"pilot.evade E":             "line 1: \"pilot.evade E\" has no colon",
		"\npilot.evad: E":           `line 2: there is no action "pilot.evad"; the nearest is "pilot.evade"`,
		"pilot.evade: Strg+E":       `line 1: "Strg+E" is not a key`,
		"pilot.evade: F25":          `line 1: "F25" is not a key`,
		"pilot.evade: Shift+Ctrl+E": `is not a key`,
		"pilot.evade: PadZ":         `"PadZ" is not a key`,
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestASecondOfAKindHasShift(t *testing.T) {
	var s *Set
	for name, want := range map[Name]Key{"boots.dash": "Shift+X", "boots.disarm": "Ctrl+Shift+E"} {
		if keys := s.Keys(name.Second()); len(keys) != 1 || keys[0] != want {
			t.Errorf("the second of %s has %v", name, keys)
		}
	}
	if keys := s.Keys(Name("boots.pick-up").Second()); len(keys) != 0 {
		t.Errorf("the second of what has Shift already has %v", keys)
	}
	if n := Name("boots.dash").Second().Second(); n != "" {
		t.Errorf("a third has %q", n)
	}
}

func TestRivalsAreHeardAtOnce(t *testing.T) {
	s := &Set{}
	s.Bind("pilot.evade", "N")
	if r := s.Rivals("pilot.evade"); len(r) != 1 || r[0] != "bridge.end" {
		t.Errorf("N is that of %v", r)
	}
	s.Bind("pilot.evade", "F") // which the gunner has, at another station
	if r := s.Rivals("pilot.evade"); len(r) != 0 {
		t.Errorf("F is that of %v", r)
	}
}

// Lessons name actions by a list of their own.
func TestLessonsKnowAllActions(t *testing.T) {
	var names []string
	for _, sc := range Scopes() {
		for _, r := range sc.Rows {
			names = append(names, string(r.Name))
		}
	}
	if list := configs.Actions(); !slices.Equal(list, names) {
		t.Errorf("configs/actions.txt is to be:\n%s\nand is:\n%s", strings.Join(names, "\n"), strings.Join(list, "\n"))
	}
}
