package picture

import (
	"slices"

	"broadside/ships"
)

// Backdrop is what all see alike who may know the same: those of a side, or the GM.
type Backdrop struct {
	Texts    []Passage
	Goals    []GoalRow
	Contacts []Contact
	Objects  []ships.Object
	Turns    []TurnRow
	Decks    []DeckRow
	Lines    []LineRow
	Consoles []ConsoleRow
	Mines    []MineRow
	Things   []ThingRow
	People   []PersonRow

	sections *[sectionCount]section // made by the first picture that is flattened
	kept     [sectionCount]section  // of an earlier backdrop that shows the same
}

// Settle makes the lists of a Backdrop its own. Those that show the same as in an
// earlier one, unless that is nil, become the earlier ones, with their rows.
func (b *Backdrop) Settle(was *Backdrop) {
	if was == nil {
		was = &Backdrop{}
	}
	settle(b, was, textSection, &b.Texts, was.Texts)
	settle(b, was, goalSection, &b.Goals, was.Goals)
	settle(b, was, contactSection, &b.Contacts, was.Contacts)
	settle(b, was, objectSection, &b.Objects, was.Objects)
	settle(b, was, turnSection, &b.Turns, was.Turns)
	settle(b, was, deckSection, &b.Decks, was.Decks)
	settle(b, was, lineSection, &b.Lines, was.Lines)
	settle(b, was, consoleSection, &b.Consoles, was.Consoles)
	settle(b, was, mineSection, &b.Mines, was.Mines)
	settle(b, was, thingSection, &b.Things, was.Things)
	settle(b, was, personSection, &b.People, was.People)
}

func settle[T comparable](b, was *Backdrop, at int, list *[]T, before []T) {
	if !slices.Equal(*list, before) {
		*list = append([]T(nil), *list...)
		return
	}
	*list = before
	if was.sections != nil {
		b.kept[at] = was.sections[at]
	}
}

// Picture begins a picture before it.
func (b *Backdrop) Picture() *Picture {
	return &Picture{
		Texts: b.Texts, Goals: b.Goals, Contacts: b.Contacts, Objects: b.Objects, Turns: b.Turns,
		Decks: b.Decks, Lines: b.Lines, Consoles: b.Consoles, Mines: b.Mines, Things: b.Things, People: b.People,
	}
}

// Shared begins a picture as well. The rows of the Backdrop are flattened once for all that
// are begun so, and must not be changed in any of them.
func (b *Backdrop) Shared() *Picture {
	p := b.Picture()
	p.backdrop = b
	return p
}

// flat are its sections; the others are empty.
func (b *Backdrop) flat() [sectionCount]section {
	if b.sections == nil {
		all := &block{}
		b.sections = &[sectionCount]section{
			textSection:    keptRows(all, b.kept[textSection], b.Texts, textKey),
			goalSection:    keptRows(all, b.kept[goalSection], b.Goals, goalKey),
			contactSection: keptRows(all, b.kept[contactSection], b.Contacts, contactKey),
			objectSection:  keptRows(all, b.kept[objectSection], b.Objects, objectKey),
			turnSection:    keptRows(all, b.kept[turnSection], b.Turns, turnKey),
			deckSection:    keptRows(all, b.kept[deckSection], b.Decks, deckKey),
			lineSection:    keptRows(all, b.kept[lineSection], b.Lines, lineKey),
			consoleSection: keptRows(all, b.kept[consoleSection], b.Consoles, consoleKey),
			mineSection:    keptRows(all, b.kept[mineSection], b.Mines, mineKey),
			thingSection:   keptRows(all, b.kept[thingSection], b.Things, thingKey),
			personSection:  keptRows(all, b.kept[personSection], b.People, personKey),
		}
	}
	return *b.sections
}

// keptRows are the rows of a list, if they have not been kept.
func keptRows[T any, P record[T]](b *block, kept section, list []T, key func(*T) uint64) section {
	if kept != nil || len(list) == 0 {
		return kept
	}
	rows := b.begin(len(list))
	for i, at := range inOrder(nil, list, key) {
		rows = append(rows, keyed{at.key, b.write(P(&list[at.at]), len(list)-i)})
	}
	return rows
}
