// Package language reads other languages than English: a file each, with a line for
// each message that it words otherwise.
//
//	language: de
//	messages:
//	  "%s arrives.": "%s trifft ein."
//	  "%d rounds": {by: 1, one: "eine Runde", other: "%d Runden"}
//
// A message that a number changes has forms, and the number's place in it.
package language

import (
	_ "embed"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"broadside/configs/setting"
	"broadside/sim/say"
)

// ErrLanguage means that a file is no language that texts could be told in.
var ErrLanguage = errors.New("this is no language")

//go:embed messages.txt
var shipped string

// messages are all that there are, quoted, a line each.
var messages = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for line := range strings.Lines(shipped) {
		if s, err := strconv.Unquote(strings.TrimSpace(line)); err == nil {
			all[s] = true
		}
	}
	return all
})

// Messages are all messages of the game, in order.
func Messages() []string { return slices.Sorted(maps.Keys(messages())) }

var forms = map[plural.Form]string{
	plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// Find reads the language that a setting names: nil for "" and "en", which is English,
// else the file languages/NAME.yaml beside the settings, or the file that it is.
func Find(name, beside string) (*say.Language, error) {
	switch {
	case name == "" || name == "en":
		return nil, nil
	case filepath.Ext(name) == "" && filepath.Base(name) == name:
		name = filepath.Join(beside, "languages", name+".yaml")
	}
	file, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("%w: %w; \"broadside-server messages\" writes one to begin with", ErrLanguage, err)
	}
	return Read(name, file)
}

// Read reads a language. An error names each mistake with the file and the line.
func Read(path string, file []byte) (*say.Language, error) {
	var doc struct {
		Language yaml.Node
		Messages yaml.Node
	}
	if err := yaml.Unmarshal(file, &doc); err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrLanguage, path, err)
	}
	tag, err := language.Parse(doc.Language.Value)
	if err != nil {
		return nil, fmt.Errorf("%w: %s:%d: language %q: %w: write a tag such as de or pt-BR", ErrLanguage, path, max(1, doc.Language.Line), doc.Language.Value, err)
	}
	l := &say.Language{Lines: map[say.Text]say.Wording{}, Form: func(n int64) string {
		return forms[plural.Cardinal.MatchPlural(tag, int(max(n, -n)%1_000_000), 0, 0, 0, 0)]
	}}
	var mistakes []error
	for i := 0; i+1 < len(doc.Messages.Content); i += 2 {
		message, n := doc.Messages.Content[i], doc.Messages.Content[i+1]
		line, err := read(message.Value, n)
		if err != nil {
			mistakes = append(mistakes, fmt.Errorf("%w: %s:%d: %q %w", ErrLanguage, path, message.Line, message.Value, err))
		}
		l.Lines[say.Text(message.Value)] = line
	}
	return l, errors.Join(mistakes...)
}

// read reads the wording of a message.
func read(message string, n *yaml.Node) (w say.Wording, err error) {
	if !messages()[message] {
		return w, fmt.Errorf("is no message; the nearest is %q", setting.Nearest(message, Messages()))
	}
	var said struct {
		Words string
		By    int
		Forms map[string]string `yaml:",inline"`
	}
	if n.Kind == yaml.ScalarNode {
		err = n.Decode(&said.Words)
	} else {
		err = n.Decode(&said)
	}
	if err != nil {
		return w, err
	}
	w = say.Wording{Words: say.Text(said.Words), By: said.By, Forms: map[string]say.Text{}}
	for _, form := range slices.Sorted(maps.Keys(said.Forms)) {
		if !slices.Contains([]string{"other", "zero", "one", "two", "few", "many"}, form) {
			return w, fmt.Errorf("has a form %q: use other, zero, one, two, few or many", form)
		}
		w.Forms[form] = say.Text(said.Forms[form])
	}
	if w.Words == "" {
		w.Words = w.Forms["other"]
	}
	if w.Words == "" {
		return w, errors.New("has no words: write them, or the form other")
	}
	return w, checkVerbs(message, w)
}

var verb = regexp.MustCompile(`%(\+?)(?:\[(\d+)\])?([sSd%])`)

// verbs are the values that words ask for, in order, from 1.
func verbs(words string) (all []int) {
	next := 0
	for _, v := range verb.FindAllStringSubmatch(words, -1) {
		if v[3] == "%" {
			continue
		}
		if next++; v[2] != "" {
			next, _ = strconv.Atoi(v[2]) // it is digits
		}
		all = append(all, next)
	}
	return all
}

// checkVerbs compares the values that a wording asks for with those that there are. A
// form may leave out the number that it stands for.
func checkVerbs(message string, w say.Wording) error {
	has := slices.Max(append(verbs(message), 0))
	if w.By < 0 || w.By > has || w.By == 0 && len(w.Forms) > 0 {
		return fmt.Errorf("has by: %d, which is none of its %d values: write the place of the number that decides, from 1", w.By, has)
	}
	all := map[string]say.Text{"": w.Words}
	maps.Copy(all, w.Forms)
	for _, form := range slices.Sorted(maps.Keys(all)) {
		asked := verbs(string(all[form]))
		for _, at := range asked {
			if at < 1 || at > has {
				return fmt.Errorf("asks for value %d in %q, and there are %d", at, all[form], has)
			}
		}
		for at := 1; at <= has; at++ {
			if !slices.Contains(asked, at) && at != w.By {
				return fmt.Errorf("lacks value %d in %q: write %%[%d]s or %%[%[1]d]d where it belongs", at, all[form], at)
			}
		}
	}
	return nil
}
