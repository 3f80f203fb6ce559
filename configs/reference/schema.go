// Package reference documents data files for their authors: a page of all keys, and JSON schemas
// for editors. Both are derived from the descriptions by which the files are read.
package reference

import (
	"bytes"
	"encoding/json"
	"slices"

	"broadside/configs"
	"broadside/sim/schema"
)

// object is a part of a JSON schema.
type object map[string]any

// JSON returns the schema of the files of a kind of folder.
func JSON(f configs.Folder) ([]byte, error) {
	w := writer{defs: object{}}
	root := object{
		"$schema":              "https://json-schema.org/draft/2020-12/schema",
		"title":                f.Says,
		"type":                 "object",
		"propertyNames":        keyNames,
		"additionalProperties": w.record(f.Entry),
	}
	if len(w.defs) > 0 {
		root["$defs"] = w.defs
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	err := e.Encode(root)
	return b.Bytes(), err
}

// keyNames are the keys by which entries are named.
var keyNames = object{"pattern": "^[a-z0-9-]{1,40}$"}

// writer collects the records that have a type.
type writer struct{ defs object }

// below returns the schema of the record below a key.
func (w *writer) below(d *schema.Description) object {
	if d.Type == "" {
		return w.record(d)
	}
	if w.defs[d.Type] == nil {
		w.defs[d.Type] = object{} // it may contain itself
		w.defs[d.Type] = w.record(d)
	}
	return object{"$ref": "#/$defs/" + d.Type}
}

// record returns the schema of a record.
func (w *writer) record(d *schema.Description) object {
	if len(d.Fields) == 0 {
		return object{"type": "object"} // its keys are names of a book
	}
	properties, required := object{}, []string{}
	for i := range d.Fields {
		f := &d.Fields[i]
		if properties[f.Name] == nil {
			properties[f.Name] = w.field(f)
		} else {
			properties[f.Name] = object{"description": f.Doc} // its meaning depends on the switch
		}
		if f.Needed {
			required = append(required, f.Name)
		}
	}
	o := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		o["required"] = required
	}
	all := []object{}
	for _, keys := range d.OneOf {
		one := []object{}
		for _, key := range keys {
			one = append(one, object{"required": []string{key}})
		}
		all = append(all, object{"anyOf": one})
	}
	if all = append(all, w.cases(d)...); len(all) > 0 {
		o["allOf"] = all
	}
	return o
}

// cases returns the keys for each word of a switch.
func (w *writer) cases(d *schema.Description) (all []object) {
	at := slices.IndexFunc(d.Fields, func(f schema.Field) bool { return f.Name == d.Switch })
	if at < 0 {
		return nil
	}
	for _, word := range d.Fields[at].Words {
		properties, required := object{}, []string{}
		for i := range d.Fields {
			f := &d.Fields[i]
			switch {
			case f.For == nil:
			case f.IsFor(word):
				properties[f.Name] = w.field(f)
			case properties[f.Name] == nil:
				properties[f.Name] = false
			}
			if !f.Needed && f.IsFor(word) && f.NeededFor(word) && !slices.Contains(required, f.Name) {
				required = append(required, f.Name)
			}
		}
		then := object{}
		if len(properties) > 0 {
			then["properties"] = properties
		}
		if len(required) > 0 {
			then["required"] = required
		}
		if len(then) > 0 {
			all = append(all, object{"if": object{"properties": object{d.Switch: object{"const": word}}, "required": []string{d.Switch}}, "then": then})
		}
	}
	return all
}

// field returns the schema of a key's value.
func (w *writer) field(f *schema.Field) object {
	o := w.value(f)
	o["description"] = f.Doc
	return o
}

func (w *writer) value(f *schema.Field) object {
	switch f.Kind {
	case schema.TextKind:
		return object{"type": "string", "maxLength": f.Most}
	case schema.TruthKind:
		return object{"type": "boolean"}
	case schema.NumberKind:
		return number(f)
	case schema.BlockKind:
		return object{"type": "string"}
	case schema.RecordKind:
		if f.Short != nil {
			return object{"anyOf": []object{w.below(f.Below), word(f)}}
		}
		return w.below(f.Below)
	case schema.RecordsKind:
		return object{"type": "array", "items": w.below(f.Below), "maxItems": f.Most}
	case schema.EntriesKind:
		o := object{"type": "object", "additionalProperties": w.below(f.Below), "maxProperties": f.Most}
		if f.Form == schema.KeyForm {
			o["propertyNames"] = keyNames
		}
		return o
	case schema.NumbersKind:
		return object{"type": "array", "items": number(f), "maxItems": f.Most}
	case schema.WordsKind:
		list := object{"type": "array", "items": word(f)}
		if f.Single {
			return object{"anyOf": []object{list, word(f)}}
		}
		return list
	case schema.AmountsKind:
		return object{"type": "object", "additionalProperties": number(f)}
	case schema.PairsKind:
		return object{"type": "object", "additionalProperties": word(f)}
	}
	return word(f)
}

func number(f *schema.Field) object {
	return object{"type": "integer", "minimum": f.Low, "maximum": f.High}
}

// word returns the schema of one of a closed list of words, or of a name that may look like a
// number.
func word(f *schema.Field) object {
	if f.Closed {
		return object{"enum": f.Words}
	}
	return object{"type": []string{"string", "integer"}}
}
