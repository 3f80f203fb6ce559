package kit

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"broadside/sim/say"
)

// sources returns the text of all other files of the station.
func sources(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() == "touch.go" || strings.HasSuffix(path, "_test.go") || filepath.Ext(path) != ".go" {
			return err
		}
		b, err := os.ReadFile(path)
		all.Write(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}

// Messages about mouse and keys are replaced for touch by others with the same values, which a
// language translates separately.
func TestTouchesAreMessagesOfTheirOwn(t *testing.T) {
	verbs := regexp.MustCompile(`%\+?[sSd]`)
	code := sources(t)
	lines := map[say.Text]say.Wording{}
	for mouse, touch := range touches {
		if was, is := verbs.FindAllString(string(mouse), -1), verbs.FindAllString(string(touch), -1); !slices.Equal(was, is) {
			t.Errorf("%q has the values %v, and %q has %v", mouse, was, touch, is)
		}
		for _, word := range append(forMouse, "press tab", "their number", "its number", "the key", "↑") {
			if strings.Contains(strings.ToLower(string(touch)), word) {
				t.Errorf("%q speaks of mouse or keys", touch)
			}
		}
		if !strings.Contains(code, `"`+string(mouse)+`"`) {
			t.Errorf("nothing tells %q", mouse)
		}
		lines[touch] = say.Wording{Words: "ø" + touch}
	}
	u := fresh(t)
	tell := func(width int, s say.Text) string {
		u.Begin(nil, width, 800, Input{}, 1)
		defer u.End()
		return u.Told(s)
	}
	nested := say.Of("%s: %s", say.Name("click"), say.Of("%s; click: %s", "a door", say.Of("%d ft", 5)))
	for _, language := range []*say.Language{nil, {Lines: lines}} {
		u.Language = language
		want := map[int]string{1280: "click: a door; click: 5 ft", 390: "click: a door; touch: 5 ft"}
		if language != nil {
			want[390] = "click: øa door; touch: 5 ft"
		}
		for width, words := range want {
			if told := tell(width, nested); told != words {
				t.Errorf("in a window of %d points it is told as %q, want %q", width, told, words)
			}
		}
	}
}

// A hint for a finger disappears with the finger.
func TestATipGoesWithTheFinger(t *testing.T) {
	u := fresh(t)
	u.Watch = true
	told := func(gone bool) bool {
		u.Begin(nil, 390, 844, Input{Mouse: Point{40, 40}, Gone: gone}, 1)
		u.Hint(Rect{20, 20, 60, 40}, "It is spent.")
		u.End()
		return slices.Contains(u.Texts(), "It is spent.")
	}
	if !told(false) {
		t.Error("under a finger nothing is told")
	}
	if told(true) {
		t.Error("what was told stays where the finger was")
	}
}
