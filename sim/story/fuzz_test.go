package story_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"broadside/sim"
	"broadside/sim/story"
)

// FuzzStory plays everything that can be read. A story may be wrong in any way, and is
// then refused with a line; nothing in it may break the runner or the world.
func FuzzStory(f *testing.F) {
	paths, err := filepath.Glob(docs + "stories/*.story")
	if err != nil {
		f.Fatal(err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	with := stock(f)
	f.Fuzz(func(t *testing.T, text []byte) { playAnything(t, with, text) })
}

// playAnything plays a text as far as it is a story, and then its rewritten form.
func playAnything(t fataler, with *story.Stock, text []byte) {
	if bytes.Contains(text, []byte("wait")) {
		return // a story may wait for hours, which takes too long
	}
	s, err := story.Parse("fuzz.story", text)
	if err != nil {
		fault(t, err)
		return
	}
	r := story.Play(with, s)
	if errors.Is(r.Err, story.ErrUnsound) || errors.Is(r.Err, sim.ErrBroken) {
		t.Fatalf("%v\n%s", r.Err, text)
	}
	if r.Err != nil {
		fault(t, r.Err)
		return
	}
	again, err := story.Parse("fuzz.story", r.Text)
	if err != nil {
		t.Fatalf("rewritten, it does not read: %v", err)
	}
	if r := story.Play(with, again); !r.OK() {
		t.Fatalf("rewritten, it plays otherwise: %v %v", r.Err, r.Differences)
	}
}

// TestShuffledStoriesBreakNothing plays stories in which commands and words have been
// dropped, doubled and swapped, also with those of other stories.
func TestShuffledStoriesBreakNothing(t *testing.T) {
	with := stock(t)
	var commands [][]string // by story
	var words []string
	for _, s := range stories(t) {
		text, err := os.ReadFile(s.File)
		if err != nil {
			t.Fatal(err)
		}
		var own []string
		for _, line := range strings.Split(string(text), "\n") {
			if line != "" && !strings.HasPrefix(line, " ") && !strings.HasPrefix(line, "#") {
				own = append(own, line)
				words = append(words, strings.Fields(line)...)
			}
		}
		commands = append(commands, own)
	}
	rapid.Check(t, func(rt *rapid.T) {
		lines := slices.Clone(rapid.SampledFrom(commands).Draw(rt, "story"))
		for range rapid.IntRange(1, 8).Draw(rt, "changes") {
			at := rapid.IntRange(0, len(lines)-1).Draw(rt, "line")
			switch rapid.IntRange(0, 3).Draw(rt, "change") {
			case 0:
				lines = append(slices.Delete(lines, at, at+1), "begin")
			case 1:
				lines = slices.Insert(lines, at, rapid.SampledFrom(lines).Draw(rt, "again"))
			default:
				parts := strings.Fields(lines[at])
				parts[rapid.IntRange(0, len(parts)-1).Draw(rt, "word")] = rapid.SampledFrom(words).Draw(rt, "another")
				lines[at] = strings.Join(parts, " ")
			}
		}
		playAnything(rt, with, []byte(strings.Join(lines, "\n")+"\n"))
	})
}

type fataler interface {
	Fatalf(format string, args ...any)
}

func fault(t fataler, err error) {
	var f *story.Fault
	if !errors.As(err, &f) || f.Line < 1 {
		t.Fatalf("no line is named: %v", err)
	}
}
