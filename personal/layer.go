package personal

import "broadside/personal/rulebook"

// stops says whether a layer has anything to do with a wound.
func stops(l *rulebook.Layer, w *Wound) bool {
	return l.Bypass&w.Tags == 0 && !(l.Pierce && w.Bypass) && (l.Only == 0 || l.Only&(1<<w.Type) != 0)
}
