package configs

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// numbers are those of a book's data: by entry, such as `weapons pistol`, and then by the keys that
// lead to each, such as `range.near`.
type numbers map[string]map[string]string

var (
	aNumber  = regexp.MustCompile(`^[-+]?(\d+|\d*d\d+([-+]\d+)?)( .*)?$`) // or dice, and of what, as in `2 action`
	hasDigit = regexp.MustCompile(`\d`)
	inWords  = []string{"says", "name", "notes"}
)

// collect adds the numbers below a node. A value with a digit that is not a number is recorded in
// named.
func (n numbers) collect(t *testing.T, entry, at string, node *yaml.Node, named map[string]string) {
	switch node.Kind {
	case yaml.MappingNode:
		for i := 0; i < len(node.Content); i += 2 {
			if key := node.Content[i].Value; !slices.Contains(inWords, key) {
				n.collect(t, entry, strings.TrimPrefix(at+"."+key, "."), node.Content[i+1], named)
			}
		}
	case yaml.SequenceNode:
		for i, item := range node.Content {
			n.collect(t, entry, fmt.Sprintf("%s[%d]", at, i), item, named)
		}
	case yaml.ScalarNode:
		switch {
		case aNumber.MatchString(node.Value):
			if n[entry] == nil {
				n[entry] = map[string]string{}
			}
			n[entry][at] = strings.ReplaceAll(node.Value, " ", "_")
		case hasDigit.MatchString(node.Value):
			named[node.Value] = entry + " " + at
		}
	default:
		t.Errorf("%s %s: what is this?", entry, at)
	}
}

// shippedNumbers are the numbers of each shipped book and its chapters.
func shippedNumbers(t *testing.T) map[string]numbers {
	t.Helper()
	books, keys, named := map[string]numbers{}, map[string]bool{}, map[string]string{}
	each := func(folder string, yield func(key string, node *yaml.Node)) {
		files, err := fs.Glob(shipped, folder+"/*.yaml")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", folder, len(files), err)
		}
		for _, file := range files {
			text, err := shipped.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var entries map[string]yaml.Node
			if err := yaml.Unmarshal(text, &entries); err != nil {
				t.Fatal(err)
			}
			for _, key := range slices.Sorted(maps.Keys(entries)) {
				node := entries[key]
				keys[key] = true
				yield(key, &node)
			}
		}
	}
	each("books", func(book string, node *yaml.Node) {
		books[book] = numbers{}
		for i := 0; i < len(node.Content); i += 2 {
			if key := node.Content[i].Value; !slices.Contains(inWords, key) {
				books[book].collect(t, "book "+key, "", node.Content[i+1], named)
			}
		}
	})
	each("chapters", func(_ string, node *yaml.Node) {
		book := ""
		for i := 0; i < len(node.Content); i += 2 {
			switch part, of := node.Content[i].Value, node.Content[i+1]; part {
			case "book":
				book = of.Value
			default:
				for k := 0; k < len(of.Content); k += 2 {
					keys[of.Content[k].Value] = true
					books[book].collect(t, part+" "+of.Content[k].Value, "", of.Content[k+1], named)
				}
			}
		}
	})
	for word, place := range named {
		if !keys[word] {
			t.Errorf("%s: %q has a digit, and is neither a number nor the key of an entry", place, word)
		}
	}
	return books
}

// readNumbers adds the numbers of a list: a line for each entry.
func (n numbers) readNumbers(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(path.Join("testdata", "numbers", file))
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		words := strings.Fields(line)
		if len(words) < 3 {
			t.Fatalf("%s:%d: write the part, the key and its numbers", file, i+1)
		}
		entry := words[0] + " " + words[1]
		for _, word := range words[2:] {
			at, value, _ := strings.Cut(word, "=") // without a key the entry is a number itself
			if n[entry] == nil {
				n[entry] = map[string]string{}
			}
			if _, twice := n[entry][at]; twice {
				t.Errorf("%s:%d: %s stands twice", file, i+1, at)
			}
			n[entry][at] = value
		}
	}
}

// differences lists where numbers differ from what they should be.
func (n numbers) differences(should numbers) (list []string) {
	for entry, have := range n {
		for at, value := range have {
			switch want, known := should[entry][at]; {
			case !known:
				list = append(list, fmt.Sprintf("%s %s is %s, and stands in no list", entry, at, value))
			case want != value:
				list = append(list, fmt.Sprintf("%s %s is %s, and not %s", entry, at, value, want))
			}
		}
	}
	for entry, want := range should {
		for at, value := range want {
			if _, there := n[entry][at]; !there {
				list = append(list, fmt.Sprintf("%s %s is missing, and not %s", entry, at, value))
			}
		}
	}
	slices.Sort(list)
	return list
}

// Each number of the books is in one of two lists: of the tables that come with the rules
// (companions B to E), or of those that the rules give elsewhere or that are our own
// (docs/rules.md). So none changes by accident.
func TestEachNumberOfTheBooksStandsInATable(t *testing.T) {
	for book, have := range shippedNumbers(t) {
		should := numbers{}
		should.readNumbers(t, book+".table")
		should.readNumbers(t, book+".ruled")
		for _, d := range have.differences(should) {
			t.Errorf("%s: %s: see testdata/numbers and docs/rules.md", book, d)
		}
	}
}
