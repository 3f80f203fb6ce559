package picture

import (
	"slices"

	"broadside/ships"
	"broadside/sim/space"
)

// Backdrop is the part of a picture that is the same for everybody with the same
// knowledge: a side, or the GM. It keeps its rows from tick to tick.
type Backdrop struct {
	Texts      []Passage
	Goals      []GoalRow
	Contacts   []Contact
	Conditions []ConditionRow
	Objects    []ships.Object
	Turns      []TurnRow
	Decks      []DeckRow
	Lines      []LineRow
	Consoles   []ConsoleRow
	Mines      []MineRow
	Things     []ThingRow
	People     []PersonRow
	Redrawn    Redrawn // of the turns since the last Settle

	texts      kept[Passage]
	goals      kept[GoalRow]
	contacts   kept[Contact]
	conditions kept[ConditionRow]
	objects    kept[ships.Object]
	turns      kept[TurnRow]
	decks      kept[DeckRow]
	lines      kept[LineRow]
	consoles   kept[ConsoleRow]
	mines      kept[MineRow]
	things     kept[ThingRow]
	people     kept[PersonRow]

	clock int64 // the tick of the last Settle
	last  sheaf
}

// Settle turns the lists of a Backdrop into rows in Paper, as of a tick.
func (b *Backdrop) Settle(all *Paper, tick int64) {
	b.flyOn(all, tick)
	b.last = all.sheaf(b.last, sharedSections, &[sectionCount]section{
		textSection:      keep(all, &b.texts, b.Texts, textKey),
		goalSection:      keep(all, &b.goals, b.Goals, goalKey),
		contactSection:   keep(all, &b.contacts, b.Contacts, contactKey),
		conditionSection: keep(all, &b.conditions, b.Conditions, conditionKey),
		objectSection:    keep(all, &b.objects, b.Objects, objectKey),
		turnSection:      keepBut(all, &b.turns, b.Turns, turnKey, b.Redrawn),
		deckSection:      keep(all, &b.decks, b.Decks, deckKey),
		lineSection:      keep(all, &b.lines, b.Lines, lineKey),
		consoleSection:   keep(all, &b.consoles, b.Consoles, consoleKey),
		mineSection:      keep(all, &b.mines, b.Mines, mineKey),
		thingSection:     keep(all, &b.things, b.Things, thingKey),
		personSection:    keep(all, &b.people, b.People, personKey),
	})
	b.Redrawn = Redrawn{At: b.Redrawn.At[:0]}
}

// longFlight is how many ticks a row can predict a contact that flies on.
const longFlight = space.MostTurning / 2

// flyOn advances the kept contacts to what was predicted for a tick.
func (b *Backdrop) flyOn(all *Paper, tick int64) {
	k, ticks := &b.contacts, tick-b.clock
	b.clock, all.clock = tick, tick
	if ticks < 0 || ticks > longFlight {
		*k = kept[Contact]{}
		return
	}
	var next section
	for i := range k.list {
		c := &k.list[i]
		if !c.Moves() {
			continue
		}
		if ticks == 1 {
			c.Next()
		} else {
			c.Reckoning = c.Foretell(ticks)
		}
		if at := k.at[i]; tick-k.rows[at].at > longFlight {
			if next == nil {
				next = all.list(len(k.rows))
				copy(next, k.rows)
			}
			next[at] = all.write(contactKey(c), c, 1)
		}
	}
	if next != nil {
		k.rows = next
	}
}

// NewPicture begins a picture with the lists of a Backdrop.
func (b *Backdrop) NewPicture() *Picture {
	return &Picture{
		Texts: b.Texts, Goals: b.Goals, Contacts: b.Contacts, Conditions: b.Conditions, Objects: b.Objects, Turns: b.Turns,
		Decks: b.Decks, Lines: b.Lines, Consoles: b.Consoles, Mines: b.Mines, Things: b.Things, People: b.People,
	}
}

// Copy begins a picture with copies of the lists that are redrawn in place.
func (b *Backdrop) Copy() *Picture {
	p := b.NewPicture()
	p.Goals, p.Contacts, p.Objects, p.Turns = slices.Clone(p.Goals), slices.Clone(p.Contacts), slices.Clone(p.Objects), slices.Clone(p.Turns)
	return p
}
