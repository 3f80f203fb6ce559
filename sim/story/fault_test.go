package story_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"broadside/sim/dice"
	"broadside/sim/story"
)

const scene = `title A test
ship Wren fighter at 0 0 side Blue
ship Kite fighter at 0 200 heading 180 side Red
initiative wren 20, kite 10
`

func TestWhatIsWrongWithAStoryIsNamedWithItsLine(t *testing.T) {
	for _, c := range []struct {
		name, text string
		line       int
		want       error
	}{
		{"an unknown verb", scene + "begin\njump wren\n", 6, story.ErrVerb},
		{"an unknown order", scene + "begin\nwren.pilot dance\n", 6, story.ErrVerb},
		{"an unknown ruling", scene + "gm smite kite\n", 5, story.ErrVerb},
		{"a gun of who is on no ship", scene + "book me5e\nroom 9 9\nperson Ana plain at 2 2 side Blue\ngm reach laser ana.boots\n", 8, story.ErrName},
		{"an unknown ship", scene + "begin\nhesper.pilot end\n", 6, story.ErrName},
		{"an unknown class", "title A\nship Wren galleon at 0 0\n", 2, story.ErrName},
		{"an unknown key of a class", "title A\nclass hulk medium colour red\n", 2, story.ErrName},
		{"an unknown armour of a class", "title A\nclass hulk medium armour thick\n", 2, story.ErrName},
		{"a class too wide for its size", "title A\nclass hulk medium across 999\n", 2, story.ErrSetUp},
		{"a score that no ship has", "title A\nclass hulk medium strength 31\n", 2, story.ErrSyntax},
		{"an unknown key of a sheet", "title A\nbook me5e\nsheet ana like umbra-trooper, colour red\n", 3, story.ErrName},
		{"a score beyond all", "title A\nbook me5e\nsheet ana like umbra-trooper, strength 41\n", 3, story.ErrSyntax},
		{"a weapon that no book has", "title A\nbook me5e\nsheet ana like umbra-trooper, weapon lance\n", 3, story.ErrName},
		{"an item without its number", "title A\nbook me5e\nsheet ana like umbra-trooper, device frag-grenade\n", 3, story.ErrSyntax},
		{"a rule of a sheet broken", "title A\nbook me5e\nsheet ana like umbra-trooper, scores 10 10\n", 3, story.ErrSetUp},
		{"an unknown rule", "title A\ncovers SHIP-TEA\n", 2, story.ErrName},
		{"an unknown weapon", scene + "begin\nwren.pilot fire harpoon at kite\n", 6, story.ErrName},
		{"an unknown number", scene + "set wren charm 5\n", 5, story.ErrName},
		{"a number out of bounds", scene + "set wren system-damage 7\nbegin\n", 5, story.ErrSetUp},
		{"no feet", scene + "begin\nwren.pilot fly ahead\n", 6, story.ErrSyntax},
		{"no such craft", scene + "member wren.pilot craft magic\nbegin\n", 5, story.ErrName},
		{"more hull than there is", scene + "set wren hull 900\nbegin\n", 5, story.ErrSetUp},
		{"a die not used", scene + "begin\n\ndice 5\nwren.pilot fly ahead 10\n", 7, story.ErrUnused},
		{"a die laid and forgotten", scene + "begin\n\ndice 5\n", 7, story.ErrUnused},
		{"a throw without a die", scene + "begin\ndice 5\nwren.pilot evade kite\n", 7, dice.ErrNoDie},
		{"a die that does not fit", scene + "begin\ndice d6=5 20\nwren.pilot evade kite\n", 7, dice.ErrWrongDie},
		{"somebody awaited who is there", "title A\nbook me5e\nroom 9 9\nperson ana umbra-trooper at 1 1 awaited\n", 4, story.ErrSyntax},
		{"a die with no such face", scene + "begin\ndice d6=7\n", 6, story.ErrSyntax},
		{"a die left to chance", scene + "begin\ndice 0\n", 6, story.ErrSyntax},
		{"initiative without dice", "title A\nship Wren fighter\nbegin\n", 3, dice.ErrNoDie},
		{"a word too many", scene + "begin now\n", 5, story.ErrSyntax},
		{"a quotation mark missing", "title A\nship \"Wren fighter\n", 2, story.ErrSyntax},
		{"set up too late", scene + "begin\nset wren hull 5\n", 6, story.ErrSetUp},
		{"an expectation without a command", "title A\n  Round 1.\n", 2, story.ErrSyntax},
		{"no title", "begin\n", 1, story.ErrSyntax},
	} {
		err := playText(t, c.text).err
		var fault *story.Fault
		if !errors.As(err, &fault) || !errors.Is(err, c.want) || fault.Line != c.line || fault.File != "test.story" {
			t.Errorf("%s: %v, want line %d: %v", c.name, err, c.line, c.want)
		}
	}
}

type played struct {
	report *story.Report
	err    error
}

func playText(t *testing.T, text string) played {
	t.Helper()
	s, err := story.Parse("test.story", []byte(text))
	if err != nil {
		return played{nil, err}
	}
	r := story.Play(stock(t), s)
	return played{r, r.Err}
}

const told = scene + `begin
  The battle goes on.
  # A comment stays.
  Round 7.
# And this one.
wren.pilot fly ahead 10
`

func TestADifferenceIsReportedAndRewritten(t *testing.T) {
	p := playText(t, told)
	if p.err != nil || len(p.report.Differences) != 2 || p.report.OK() {
		t.Fatalf("%v, %v", p.err, p.report.Differences)
	}
	if d := p.report.Differences[0]; d.Line != 5 || !strings.Contains(d.String(), "Round 7.") || !strings.Contains(d.String(), "Round 1.") {
		t.Errorf("%d: %s", d.Line, d.String())
	}
	again := playText(t, string(p.report.Text))
	if again.err != nil || !again.report.OK() {
		t.Errorf("rewritten, it plays otherwise: %v %v\n%s", again.err, again.report.Differences, p.report.Text)
	}
	for _, comment := range []string{"  # A comment stays.\n", "# And this one.\n"} {
		if !bytes.Contains(p.report.Text, []byte(comment)) {
			t.Errorf("the comment %q is lost:\n%s", comment, p.report.Text)
		}
	}
}

func TestThreeDotsStandForAnyLines(t *testing.T) {
	for _, c := range []struct {
		wants string
		ok    bool
	}{
		{"  ...\n", true},
		{"  ...\n  Round 1.\n  ...\n", true},
		{"  The battle goes on.\n  ...\n  The turn of Wren begins.\n  ...\n", true},
		{"  ...\n  Round 1.\n", false},
		{"  ...\n  Round 2.\n  ...\n", false},
		{"  Round 1.\n  ...\n", false},
	} {
		p := playText(t, scene+"begin\n"+c.wants)
		if p.err != nil || p.report.OK() != c.ok {
			t.Errorf("%q: %v %v", c.wants, p.err, p.report.Differences)
		}
		if text := string(p.report.Text); c.ok && text != scene+"begin\n"+c.wants {
			t.Errorf("%q is rewritten although it holds: %s", c.wants, text)
		}
	}
}

// shelf has story files in memory.
type shelf struct {
	name, text string
}

func (s *shelf) ReadFile(path string) ([]byte, error) {
	if path != s.name {
		return nil, fmt.Errorf("%s: %w", path, os.ErrNotExist)
	}
	return []byte(s.text), nil
}

func (s *shelf) WriteFile(_ string, text []byte) error {
	s.text = string(text)
	return nil
}

func TestMainPlaysAndRewrites(t *testing.T) {
	files := &shelf{"a.story", told}
	var out strings.Builder
	with := stock(t)
	if err := story.Main(with, files, []string{"a.story"}, false, &out); !errors.Is(err, story.ErrFailed) {
		t.Errorf("a story that differs: %v", err)
	}
	if !strings.Contains(out.String(), "a.story:5: ") || files.text != told {
		t.Errorf("it was not told where: %s", out.String())
	}
	if err := story.Main(with, files, []string{"a.story"}, true, &out); err != nil {
		t.Errorf("rewriting: %v", err)
	}
	if err := story.Main(with, files, []string{"a.story"}, false, &out); err != nil {
		t.Errorf("rewritten: %v\n%s", err, files.text)
	}
	if err := story.Main(with, files, []string{"b.story"}, false, &out); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file that is not there: %v", err)
	}
}

// What a story adds stays in it, even if it names no book.
func TestAStoryAddsNothingToWhatIsShipped(t *testing.T) {
	with := stock(t)
	for range 2 {
		s, err := story.Parse("x.story", []byte("title Somebody of its own\ncovers HOUSE-BREACH\n\nwithout shake\nsheet fixer like plain, hp 60\nroom 9 5\nsquare hatch 1 2\n"))
		if err != nil {
			t.Fatal(err)
		}
		if r := story.Play(with, s); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	for i := range with.Persons.Books {
		if with.Persons.Books[i].Sheet("fixer") >= 0 {
			t.Errorf("%s has a fixer now", with.Persons.Books[i].Key)
		}
	}
}
