//go:build !js

package setting

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// parse reads a settings file as YAML.
func (all Schema) parse(f *File, text []byte) error {
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return fmt.Errorf("%s: %s; write it as the lines \"key: value\"", f.Path, strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if len(doc.Content) == 0 {
		return nil
	}
	return all.readGroup(f, "", doc.Content[0])
}

func (all Schema) readGroup(f *File, prefix string, n *yaml.Node) error {
	if n.Kind != yaml.MappingNode {
		return f.errNoLine(n.Line)
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := prefix+n.Content[i].Value, n.Content[i+1]
		if slices.ContainsFunc(all, func(s Setting) bool { return strings.HasPrefix(s.Key, key+".") }) {
			if err := all.readGroup(f, key+".", value); err != nil {
				return err
			}
			continue
		}
		line := n.Content[i].Line
		s, err := all.find(f, line, key)
		if err != nil {
			return err
		}
		words := []string{value.Value}
		switch {
		case s.Kind == List && value.Kind == yaml.SequenceNode:
			words = nil
			for _, x := range value.Content {
				words = append(words, x.Value)
			}
		case value.Kind != yaml.ScalarNode:
			return f.errNotOne(line, key)
		}
		if err := f.set(line, s, strings.Join(words, ",")); err != nil {
			return err
		}
	}
	return nil
}
