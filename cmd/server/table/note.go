package table

import (
	"fmt"

	"broadside/netcode"
)

// note tells the terminal what happens around the table.
func (t *Table) note(format string, args ...any) {
	if t.Note != nil {
		t.Note(netcode.Sentence(fmt.Sprintf(format, args...)))
	}
}

// noteOf is a note of what a machine does, which may do it as often as it likes:
// some are left out, and counted.
func (t *Table) noteOf(host, format string, args ...any) {
	m := t.machineOf(host)
	if !m.notes.Allow() {
		m.unsaid++
		return
	}
	if m.unsaid > 0 {
		t.note("(%d more notes of %s were left out)", m.unsaid, host)
		m.unsaid = 0
	}
	t.note(format, args...)
}

// alarm tells the terminal and who minds the table that somebody may mean ill; not more
// often than they can read it.
func (t *Table) alarm(text string) {
	if !t.alarms.Allow() {
		t.unsaid++
		return
	}
	if t.unsaid > 0 {
		text += fmt.Sprintf(" (%d more warnings were left out)", t.unsaid)
		t.unsaid = 0
	}
	t.note("%s", text)
	for _, g := range t.guests {
		if t.minds(g) {
			t.whisper(g, text)
		}
	}
}
