package configs

import (
	"errors"
	"fmt"
	"regexp"
	"slices"

	"go.yaml.in/yaml/v3"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"broadside/sim/say"
)

// ErrLanguage means that a file is no language that texts could be told in.
var ErrLanguage = errors.New("this is no language")

var forms = map[plural.Form]string{
	plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many",
}

// wording is a message of a file: its words, or a form for each number.
type wording struct {
	Words string
	By    int
	Forms map[string]string `yaml:",inline"`
}

func (w *wording) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		return n.Decode(&w.Words)
	}
	type plain wording
	return n.Decode((*plain)(w))
}

// Language reads a language: a line for each message that it says otherwise than
// English. A message that a number changes has forms, and the number's place in it:
//
//	language: de
//	messages:
//	  "%s arrives.": "%s trifft ein."
//	  "%d rounds": {by: 1, one: "eine Runde", other: "%d Runden"}
func Language(file []byte) (*say.Language, error) {
	var read struct {
		Language string
		Messages map[say.Text]wording
	}
	if err := yaml.Unmarshal(file, &read); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrLanguage, err)
	}
	tag, err := language.Parse(read.Language)
	if err != nil {
		return nil, fmt.Errorf("%w: language %q: %w: write a tag such as de or pt-BR", ErrLanguage, read.Language, err)
	}
	l := &say.Language{Lines: map[say.Text]say.Wording{}, Form: func(n int64) string {
		return forms[plural.Cardinal.MatchPlural(tag, int(max(n, -n)%1_000_000), 0, 0, 0, 0)]
	}}
	for message, w := range read.Messages {
		line := say.Wording{Words: say.Text(w.Words), By: w.By, Forms: map[string]say.Text{}}
		for form, words := range w.Forms {
			if !slices.Contains([]string{"other", "zero", "one", "two", "few", "many"}, form) {
				return nil, fmt.Errorf("%w: %q: there is no form %q: use other, zero, one, two, few or many", ErrLanguage, message, form)
			}
			line.Forms[form] = say.Text(words)
		}
		if line.Words == "" {
			line.Words = line.Forms["other"]
		}
		if line.Words == "" {
			return nil, fmt.Errorf("%w: %q has no words: write them, or the form other", ErrLanguage, message)
		}
		if err := checkVerbs(message, line); err != nil {
			return nil, err
		}
		l.Lines[message] = line
	}
	return l, nil
}

var verb = regexp.MustCompile(`%(\+?)(?:\[(\d+)\])?([sSd%])`)

// checkVerbs compares the values that a wording asks for with those that there are.
func checkVerbs(message say.Text, w say.Wording) error {
	has := 0
	for _, v := range verb.FindAllStringSubmatch(string(message), -1) {
		if v[3] != "%" {
			has++
		}
	}
	if w.By < 0 || w.By > has || w.By == 0 && len(w.Forms) > 0 {
		return fmt.Errorf("%w: %q: by: %d is none of its %d values: write the place of the number that decides, from 1", ErrLanguage, message, w.By, has)
	}
	all := []say.Text{w.Words}
	for _, words := range w.Forms {
		all = append(all, words)
	}
	for _, words := range all {
		next := 0
		for _, v := range verb.FindAllStringSubmatch(string(words), -1) {
			if v[3] == "%" {
				continue
			}
			at := next + 1
			if v[2] != "" {
				fmt.Sscan(v[2], &at)
			}
			if next = at; at < 1 || at > has {
				return fmt.Errorf("%w: %q: %q asks for value %d, and there are %d", ErrLanguage, message, words, at, has)
			}
		}
	}
	return nil
}
