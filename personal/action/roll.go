package action

import (
	"broadside/crew"
	"broadside/personal"
)

func DropEdges(f *personal.Fight, until crew.ID) {
	kept := f.Edges[:0]
	for _, e := range f.Edges {
		if e.Until != until {
			kept = append(kept, e)
		}
	}
	f.Edges = kept
}
