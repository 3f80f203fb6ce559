package hall

import (
	"fmt"
	"path/filepath"

	"broadside/sim/field"
)

// maxPiece is the most of a file that one change holds, in bytes.
const maxPiece = 256 << 10

// maxChanges bounds the changes of one message.
const maxChanges = 4096

// A change is a change to the folder of a table's battles.
type change struct {
	kind changeKind
	name string
	to   string // of a rename
	at   int64  // of a piece; of a cut, the new size
	data []byte // of a piece
}

type changeKind uint8

const (
	created changeKind = iota
	written
	renamed
	removed
	cut
	changeKinds
)

// Fields describes a change.
func (x *change) Fields(c field.Coder) {
	field.Int(c, "kind", &x.kind, 0, int64(changeKinds)-1)
	field.Text(c, "name", &x.name, 255)
	field.Text(c, "to", &x.to, 255)
	field.Int(c, "at", &x.at, 0, 1<<40)
	x.data = c.Bytes("data", x.data, maxPiece)
	for _, name := range []string{x.name, x.to} {
		if name != "" && (name != filepath.Base(name) || name == "." || name == ".." || filepath.Separator != '/' && filepath.VolumeName(name) != "") {
			c.Fail(fmt.Errorf("%q is not the name of a file in a folder", name))
		}
	}
	if x.name == "" || x.kind == renamed && x.to == "" {
		c.Fail(fmt.Errorf("a change names no file"))
	}
}

// changes are the changes of one message.
type changes []change

// Fields describes changes.
func (x *changes) Fields(c field.Coder) {
	field.List(c, "changes", (*[]change)(x), maxChanges, func(c field.Coder, x *change) { x.Fields(c) })
}

// size returns about how many bytes a change takes in a message.
func (x *change) size() int { return len(x.data) + len(x.name) + len(x.to) + 24 }
