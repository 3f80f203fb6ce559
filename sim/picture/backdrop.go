package picture

import "broadside/ships"

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
			textSection:    rows(all, b.Texts, textKey),
			goalSection:    rows(all, b.Goals, goalKey),
			contactSection: rows(all, b.Contacts, contactKey),
			objectSection:  rows(all, b.Objects, objectKey),
			turnSection:    rows(all, b.Turns, turnKey),
			deckSection:    rows(all, b.Decks, deckKey),
			lineSection:    rows(all, b.Lines, lineKey),
			consoleSection: rows(all, b.Consoles, consoleKey),
			mineSection:    rows(all, b.Mines, mineKey),
			thingSection:   rows(all, b.Things, thingKey),
			personSection:  rows(all, b.People, personKey),
		}
	}
	return *b.sections
}
