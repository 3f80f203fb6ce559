package configs

import (
	"bytes"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"broadside/personal/rulebook"
)

// worded are the keys of data files whose values are shown to people: names, and lists of them.
var worded = map[string]bool{
	"name": true, "title": true, "says": true, "brief": true, "text": true, "say": true, "else": true, "notes": true, "cause": true, "class": true,
	"abilities": true, "types": true, "schools": true, "kinds": true, "weights": true, "bad-word": true,
}

// Texts returns the names and texts of the shipped data and of folders, in order, which a language
// may translate besides the messages.
func Texts(folders ...fs.FS) []string {
	all := map[string]bool{}
	for _, folder := range append([]fs.FS{shipped}, folders...) {
		_ = fs.WalkDir(folder, ".", func(name string, _ fs.DirEntry, err error) error {
			if err != nil || path.Ext(name) != ".yaml" {
				return nil // unreadable files have no texts
			}
			file, err := fs.ReadFile(folder, name)
			if err != nil {
				return nil
			}
			var root yaml.Node
			if yaml.NewDecoder(bytes.NewReader(file)).Decode(&root) == nil {
				collectTexts(&root, false, all)
			}
			return nil
		})
	}
	all[rulebook.UnarmedStrike] = true
	for _, name := range rulebook.Strangers() {
		all[name] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// nameMade collects the names that the program derives from an entry's: of a gun used as a club,
// and of a condition that explodes.
func nameMade(n *yaml.Node, all map[string]bool) {
	has := map[string]string{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		has[n.Content[i].Value] = n.Content[i+1].Value
	}
	name := has["name"]
	_, kind := has["kind"]
	if _, shoots := has["range"]; kind && shoots && name != "" {
		all[rulebook.NameButt(name)] = true
	}
	if _, primed := has["primed"]; primed {
		all[rulebook.NameBlast(name)] = true
	}
}

// collectTexts collects the texts below a node; read is set if its key is shown to people.
func collectTexts(n *yaml.Node, read bool, all map[string]bool) {
	switch n.Kind {
	case yaml.ScalarNode:
		if text := strings.TrimSpace(n.Value); read && text != "" {
			all[text] = true
		}
	case yaml.MappingNode:
		nameMade(n, all)
		for i := 0; i+1 < len(n.Content); i += 2 {
			collectTexts(n.Content[i+1], worded[n.Content[i].Value], all)
		}
	default:
		for _, c := range n.Content {
			collectTexts(c, read, all)
		}
	}
}
