package configs

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

var update = flag.Bool("update", false, "rewrite the lists of words, to be read before they are kept")

// ofRules are the parts of chapters that are rules; the others are people and places.
var ofRules = []string{"conditions", "weapons", "armour", "powers", "devices"}

// words lists what stands below a node, other than what is only read by people. Numbers of books
// have lists of their own.
func words(at string, node *yaml.Node, numbersToo bool) (all []string) {
	switch node.Kind {
	case yaml.MappingNode:
		for i := 0; i < len(node.Content); i += 2 {
			if key := node.Content[i].Value; !slices.Contains(inWords, key) {
				all = append(all, words(strings.TrimPrefix(at+"."+key, "."), node.Content[i+1], numbersToo)...)
			}
		}
	case yaml.SequenceNode:
		for i, item := range node.Content {
			all = append(all, words(fmt.Sprintf("%s[%d]", at, i), item, numbersToo)...)
		}
	case yaml.ScalarNode:
		if !numbersToo && aNumber.MatchString(node.Value) {
			return nil
		}
		all = append(all, at+"="+strings.ReplaceAll(node.Value, " ", "_"))
	}
	return all
}

// shippedWords returns a line for each shipped entry that is a rule, by the list that it stands in.
func shippedWords(t *testing.T) map[string][]string {
	t.Helper()
	lists := map[string][]string{}
	add := func(list, entry string, node *yaml.Node) {
		if all := words("", node, list == "features" || list == "conditions"); len(all) > 0 {
			lists[list] = append(lists[list], entry+" "+strings.Join(all, " "))
		}
	}
	files, err := fs.Glob(shipped, "*/*.yaml")
	if err != nil {
		t.Fatal(err)
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
			switch folder := path.Dir(file); folder {
			case "features", "conditions":
				add(folder, key, &node)
			case "books":
				for i := 0; i < len(node.Content); i += 2 {
					add(key, "book "+node.Content[i].Value, node.Content[i+1])
				}
			case "chapters":
				addChapter(&node, add)
			}
		}
	}
	return lists
}

// addChapter adds the entries of a chapter to the list of its book.
func addChapter(node *yaml.Node, add func(list, entry string, node *yaml.Node)) {
	book := ""
	for i := 0; i < len(node.Content); i += 2 {
		part, of := node.Content[i].Value, node.Content[i+1]
		if part == "book" {
			book = of.Value
		}
		for k := 0; slices.Contains(ofRules, part) && k < len(of.Content); k += 2 {
			add(book, part+" "+of.Content[k].Value, of.Content[k+1])
		}
	}
}

// Each word of a rule that is data stands in a list, such as the damage type of a weapon, so that
// none changes by accident.
func TestEachWordOfTheRulesStandsInAList(t *testing.T) {
	for list, lines := range shippedWords(t) {
		slices.Sort(lines)
		file := path.Join("testdata", "words", list+".txt")
		if *update {
			if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		should := strings.Split(strings.TrimSpace(string(text)), "\n")
		for _, line := range lines {
			if !slices.Contains(should, line) {
				t.Errorf("%s: this stands in no list; if it is right, run the test with -update: %s", list, line)
			}
		}
		for _, line := range should {
			if !slices.Contains(lines, line) {
				t.Errorf("%s: this is no longer so; if that is right, run the test with -update: %s", list, line)
			}
		}
	}
}
