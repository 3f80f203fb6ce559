// Package language reads languages other than English: a file for each, with a line for each
// message that it translates.
//
//	language: de
//	messages:
//	  "%s arrives.": "%s trifft ein."
//	  "%d rounds": {by: 1, one: "eine Runde", other: "%d Runden"}
//
// A message that depends on a number has forms, and the position of that number in it.
package language

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"go.yaml.in/yaml/v3"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"broadside/configs/page"
	"broadside/configs/spelling"
	"broadside/sim/say"
)

// ErrLanguage means that a file is not a usable language.
var ErrLanguage = errors.New("the language cannot be used")

// Limits of a language.
const (
	MaxFile     = 2 << 20 // bytes of a file
	maxMistakes = 50      // mistakes reported for a file
)

//go:embed messages.txt
var shipped string

// messages are all messages of the game, embedded as quoted lines.
var messages = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for line := range strings.Lines(shipped) {
		if s, err := strconv.Unquote(strings.TrimSpace(line)); err == nil {
			all[s] = true
		}
	}
	return all
})

// Messages returns all messages of the game, sorted.
func Messages() []string { return slices.Sorted(maps.Keys(messages())) }

// forms are the forms that numbers can take, in the order in which they are reported.
var forms = []struct {
	name string
	form plural.Form
}{{"zero", plural.Zero}, {"one", plural.One}, {"two", plural.Two}, {"few", plural.Few}, {"many", plural.Many}, {"other", plural.Other}}

// formOf returns the form that a number takes in a language.
func formOf(tag language.Tag, n int) string {
	is := plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)
	for _, f := range forms {
		if f.form == is {
			return f.name
		}
	}
	return "other"
}

// formsOf returns the forms of the numbers from 0 in a language, until they repeat.
func formsOf(tag language.Tag) []string {
	all := make([]string, 2*say.FormsRepeat) // the first hundred may differ from all others
	for n := range all {
		all[n] = formOf(tag, n)
	}
	return all
}

// samples returns, for each form, the least number that takes it.
func samples(forms []string) map[string]int {
	all := map[string]int{}
	for n, form := range slices.Backward(forms) {
		all[form] = n
	}
	return all
}

// english is the language that needs no file.
const english = "en"

// Find reads the language that a setting names: nil, which is English, for "" and "en", otherwise
// the file languages/NAME.yaml beside the settings, or the file with that path.
func Find(name, beside string) (*say.Language, error) {
	if name == "" || name == english {
		return nil, nil
	}
	name = pathOf(name, beside)
	file, err := Open(name)
	if err != nil {
		return nil, err
	}
	return Read(name, file)
}

// Folder returns the folder of languages beside the settings.
func Folder(beside string) string { return filepath.Join(beside, "languages") }

func pathOf(name, beside string) string {
	if filepath.Ext(name) == "" && filepath.Base(name) == name {
		return filepath.Join(Folder(beside), name+".yaml")
	}
	return name
}

// Open reads a language file: at most MaxFile bytes, and one more to show that it is too long.
func Open(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %w; \"broadside-server messages\" writes one to begin with", ErrLanguage, err)
	}
	defer f.Close()
	file, err := io.ReadAll(io.LimitReader(f, MaxFile+1))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrLanguage, err)
	}
	return file, nil
}

// Read reads a language. The error names each mistake with the file and line; doubtful passages are
// no error.
func Read(path string, file []byte) (*say.Language, error) {
	r := read(path, file)
	var mistakes []error
	for _, p := range r.Problems {
		if !p.Warning {
			mistakes = append(mistakes, p)
		}
	}
	if mistakes == nil {
		return r.language, nil
	}
	return r.language, fmt.Errorf("%w: %w", ErrLanguage, errors.Join(mistakes...))
}

// Against is what a language is compared with, besides the messages.
type Against struct {
	Names []string        // the names and texts of the data
	Shown func(rune) bool // whether stations can show a character
}

// Check returns what is wrong with a language, and what is doubtful: forms that its numbers take
// and that it lacks, names that no data has, characters that cannot be shown, and how much of it is
// still English.
func Check(path string, file []byte, by Against) []page.Problem {
	r := read(path, file)
	if !page.Broken(r.Problems) {
		if n := len(messages()) - len(r.language.Lines); n > 0 {
			r.Warn(0, "", fmt.Sprintf("%d of %d messages are told in English", n, len(messages())), "\"broadside-server messages\" writes all that there are")
		}
		r.doubtNames(by.Names)
		r.doubtLetters(by.Shown)
		r.doubtEnglish()
	}
	slices.SortStableFunc(r.Problems, page.ByPlace)
	return r.Problems
}

// maxStrange is how many unknown names are reported one by one.
const maxStrange = 20

// doubtNames warns of names that the data does not have, and of how many it has beside them.
func (r *reader) doubtNames(names []string) {
	if len(r.language.Names) == 0 {
		return
	}
	known := map[string]bool{}
	for _, name := range names {
		known[name] = true
	}
	strange := 0
	for _, t := range r.told {
		if !t.name || known[t.english] {
			continue
		}
		if strange++; strange > maxStrange {
			continue
		}
		remedy := "leave it if it is of your own data"
		if near, like := spelling.Nearest(t.english, names); like > 0.85 {
			remedy = fmt.Sprintf("the nearest is %q; %s", page.Short(near), remedy)
		}
		r.Warn(t.line, "", fmt.Sprintf("%q is no name or text of the shipped data", page.Short(t.english)), remedy)
	}
	if strange > maxStrange {
		r.Warn(0, "", fmt.Sprintf("%d more names are not of the shipped data", strange-maxStrange), "leave them if they are of your own")
	}
	if n := len(names) - len(r.language.Names) + strange; n > 0 {
		r.Warn(0, "", fmt.Sprintf("%d of %d names and texts of the shipped data are told in English", n, len(names)), "\"broadside-server messages --names\" writes all that there are")
	}
}

// doubtLetters warns if texts have characters that stations cannot show.
func (r *reader) doubtLetters(shown func(rune) bool) {
	n, line, first := 0, 0, rune(0)
	for _, t := range r.told {
		i := strings.IndexFunc(t.words, func(c rune) bool { return c != '\n' && !shown(c) })
		if i < 0 {
			continue
		}
		if n++; n == 1 {
			line, first = t.line, []rune(t.words[i:])[0]
		}
	}
	if n > 0 {
		r.Warn(line, "", fmt.Sprintf("%d of %d texts have characters that stations cannot show, such as %c (%[3]U)", n, len(r.told), first), "use the letters of Latin (not of Vietnamese), Greek or Cyrillic script")
	}
}

// doubtEnglish warns if more than a tenth of the texts are as they were. Some words are the same in
// two languages.
func (r *reader) doubtEnglish() {
	same, example := 0, ""
	for _, t := range r.told {
		if t.words == t.english && strings.ContainsFunc(verb.ReplaceAllString(t.words, ""), unicode.IsLetter) {
			same, example = same+1, t.english
		}
	}
	if same*10 > len(r.told) && !strings.HasPrefix(r.language.Tag, english) {
		r.Warn(0, "", fmt.Sprintf("%d of %d texts are told in the English words, such as %q", same, len(r.told), page.Short(example)), "translate them, or leave them out")
	}
}

// reader is the state of reading a language.
type reader struct {
	page.Page
	forms    map[string]int // the forms that numbers take in it, each with a sample
	language *say.Language
	mistakes int
	told     []told
}

// told is a text of a language, in one form, and what it is told for.
type told struct {
	line           int
	english, words string
	name           bool // of the data
}

// sections are the keys of a language.
var sections = []string{"language", "messages", "names"}

func read(path string, file []byte) *reader {
	r := &reader{Page: page.Page{Log: &page.Log{}, File: path}, language: &say.Language{Lines: map[say.Text]say.Wording{}}}
	if len(file) > MaxFile {
		r.Say(0, "", fmt.Sprintf("the file is larger than %d MB", MaxFile>>20), "leave out what is not translated")
		return r
	}
	root := r.Parse(file)
	if root == nil {
		if r.Errors == 0 {
			r.Say(0, "", "the file holds nothing", "\"broadside-server messages\" writes one to begin with")
		}
		return r
	}
	m := r.Mapping(root, "")
	if m == nil {
		return r
	}
	if !slices.ContainsFunc(sections, func(key string) bool { return m.Find(key) != nil }) {
		r.Say(0, "", "this is not a language, as it has none of the keys "+strings.Join(sections, ", "), "if it is a file of data, check its folder: \"broadside-server check mydata\"")
		return r
	}
	m.Know(sections...)
	m.Done()
	r.readTag(m)
	if names := m.Find("names"); names != nil {
		r.readNames(names)
	}
	all := m.Find("messages")
	switch {
	case all == nil:
		r.Say(m.Line, "", "messages is missing", "write `messages:` and below it a line for each that is translated")
	case all.Kind != yaml.MappingNode:
		r.Mapping(all, "messages") // reports what is there instead
	default:
		r.readMessages(all)
	}
	return r
}

// readTag reads the tag of the language.
func (r *reader) readTag(m *page.Mapping) {
	name, line := "", m.Line
	if n := m.Find("language"); n != nil {
		name, line = n.Value, n.Line
	}
	tag, err := language.Parse(name)
	if err != nil {
		r.Say(line, "", fmt.Sprintf("language %q: %v", name, err), "write a tag such as de or pt-BR")
		return
	}
	r.language.Tag, r.language.Forms = tag.String(), formsOf(tag)
	r.forms = samples(r.language.Forms)
}

// readNames reads translations of names and texts of data files, which may be anybody's.
func (r *reader) readNames(all *yaml.Node) {
	if all.Kind != yaml.MappingNode {
		r.Mapping(all, "names") // reports what is there instead
		return
	}
	r.language.Names = make(map[string]string, len(all.Content)/2)
	lines := map[string]int{}
	for i := 0; i+1 < len(all.Content) && r.mistakes < maxMistakes; i += 2 {
		key, words := all.Content[i], all.Content[i+1]
		switch {
		case words.Kind != yaml.ScalarNode || words.Value == "":
			r.wrong(key, key.Value, "is told by nothing that can be read", "write the words")
		case lines[key.Value] > 0:
			r.wrong(key, key.Value, fmt.Sprintf("is already in line %d", lines[key.Value]), "remove one of the two")
		default:
			lines[key.Value] = key.Line
			r.language.Names[key.Value] = words.Value
			r.told = append(r.told, told{key.Line, key.Value, words.Value, true})
		}
	}
}

func (r *reader) readMessages(all *yaml.Node) {
	lines := map[string]int{}
	for i := 0; i+1 < len(all.Content) && r.mistakes < maxMistakes; i += 2 {
		key := all.Content[i]
		message := key.Value
		switch {
		case !messages()[message]:
			near, _ := spelling.Nearest(message, Messages())
			r.wrong(key, message, "is not a message", fmt.Sprintf("the nearest is %q", near))
		case lines[message] > 0:
			r.wrong(key, message, fmt.Sprintf("is already in line %d", lines[message]), "remove one of the two")
		default:
			lines[message] = key.Line
			if w, ok := r.wording(message, all.Content[i+1]); ok {
				r.language.Lines[say.Text(message)] = w
			}
		}
	}
}

// wrong reports a mistake in a message.
func (r *reader) wrong(n *yaml.Node, message, what, remedy string) {
	r.mistakes++
	r.Say(n.Line, "", fmt.Sprintf("%q %s", page.Short(message), what), remedy)
}

// wording reads the translation of a message, and reports whether it is usable.
func (r *reader) wording(message string, n *yaml.Node) (w say.Wording, ok bool) {
	before := r.mistakes
	switch n.Kind {
	case yaml.ScalarNode:
		w.Words = say.Text(n.Value)
	case yaml.MappingNode:
		r.readForms(message, n, &w)
	default:
		r.wrong(n, message, "is told by a list or an alias", "write the words, or {by: 1, one: ..., other: ...}")
		return w, false
	}
	if w.Words == "" {
		w.Words = w.Forms["other"]
	}
	if w.Words == "" {
		r.wrong(n, message, "has no words", "write them, or the form other")
		return w, false
	}
	r.checkVerbs(message, n, &w)
	r.told = append(r.told, told{n.Line, message, string(w.Words), false})
	for _, form := range slices.Sorted(maps.Keys(w.Forms)) {
		if words := w.Forms[form]; words != w.Words {
			r.told = append(r.told, told{n.Line, message, string(words), false})
		}
	}
	if r.mistakes == before {
		r.doubtForms(message, n, &w)
	}
	return w, r.mistakes == before
}

// readForms reads the forms of a message, and the value on which they depend.
func (r *reader) readForms(message string, n *yaml.Node, w *say.Wording) {
	w.Forms = map[string]say.Text{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		known := key.Value == "words" || key.Value == "by"
		for _, f := range forms {
			known = known || f.name == key.Value
		}
		number, err := strconv.Atoi(value.Value)
		switch {
		case !known:
			r.wrong(key, message, fmt.Sprintf("has a form %q", page.Short(key.Value)), "use other, zero, one, two, few or many")
		case value.Kind != yaml.ScalarNode:
			r.wrong(value, message, fmt.Sprintf("has no words for %s", key.Value), "write a text")
		case key.Value == "words":
			w.Words = say.Text(value.Value)
		case key.Value != "by":
			w.Forms[key.Value] = say.Text(value.Value)
		case err != nil:
			r.wrong(value, message, fmt.Sprintf("has by: %s, which is not a number", page.Short(value.Value)), "write the place of the number that decides, from 1")
		default:
			w.By = number
		}
	}
}

// doubtForms warns of forms that numbers take in the language and that are missing, and of forms
// that none takes.
func (r *reader) doubtForms(message string, n *yaml.Node, w *say.Wording) {
	if len(w.Forms) == 0 || r.forms == nil {
		return
	}
	for _, f := range forms {
		number, takes := r.forms[f.name]
		_, told := w.Forms[f.name]
		switch {
		case takes && !told && f.name != "other":
			r.Warn(n.Line, "", fmt.Sprintf("%q lacks the form %s, which %s takes for %d", page.Short(message), f.name, r.language.Tag, number), "write it, or it is told as other")
		case told && !takes && f.name != "other" && f.name != "many": // which some languages take for millions
			r.Warn(n.Line, "", fmt.Sprintf("%q has a form %s, which no number takes in %s", page.Short(message), f.name, r.language.Tag), "remove it")
		}
	}
}

var verb = regexp.MustCompile(`%(\+?)(?:\[(\d+)\])?(.?)`)

// verbs returns the values that a wording uses, in order, from 1, and any unknown verb.
func verbs(words string) (all []int, unknown []string) {
	next := 0
	for _, v := range verb.FindAllStringSubmatch(words, -1) {
		switch v[3] {
		case "%":
			continue
		case "s", "S", "d":
		default:
			unknown = append(unknown, v[0])
			continue
		}
		if next++; v[2] != "" {
			next, _ = strconv.Atoi(v[2]) // it consists of digits
		}
		all = append(all, next)
	}
	return all, unknown
}

// checkVerbs compares the values that a wording uses with those of the message. A form may omit the
// number that it stands for.
func (r *reader) checkVerbs(message string, n *yaml.Node, w *say.Wording) {
	values, _ := verbs(message)
	has := slices.Max(append(values, 0))
	if w.By < 0 || w.By > has || w.By == 0 && len(w.Forms) > 0 {
		r.wrong(n, message, fmt.Sprintf("has by: %d, which is none of its %d values", w.By, has), "write the place of the number that decides, from 1")
		return
	}
	all := map[string]say.Text{"": w.Words}
	maps.Copy(all, w.Forms)
	for _, form := range slices.Sorted(maps.Keys(all)) {
		asked, unknown := verbs(string(all[form]))
		for _, v := range unknown {
			r.wrong(n, message, fmt.Sprintf("has %q in %q, which is not a verb", v, all[form]), "write %s, %S, %d or %+d for a value, and %% for a per cent sign")
			return
		}
		for _, at := range asked {
			if at < 1 || at > has {
				r.wrong(n, message, fmt.Sprintf("asks for value %d in %q, and there are %d", at, all[form], has), "ask for one that there is")
				return
			}
		}
		for at := 1; at <= has; at++ {
			if !slices.Contains(asked, at) && at != w.By {
				r.wrong(n, message, fmt.Sprintf("lacks value %d in %q", at, all[form]), fmt.Sprintf("write %%[%d]s or %%[%[1]d]d where it belongs", at))
				return
			}
		}
	}
}
