package picture

import (
	"math/bits"

	"broadside/ships"
	"broadside/sim/field"
)

// Flat is a picture as rows of numbers and texts, in sections. Frames are made from it
// and applied to it. It is never changed once made, except for its Tick.
type Flat struct {
	Tick   int64
	clock  int64 // the tick to which its contacts fly on
	shared sheaf // the sharedSections, common to everybody with the same knowledge
	aboard sheaf // the aboardSections, common to everybody who serves on a ship
	own    sheaf // the ownSections
}

// sheaf is the sections of a part of a picture, in order of their numbers. An empty picture has
// none.
type sheaf []section

// section returns the section with a number of a sheaf with those of a set.
func (s sheaf) section(of uint64, at int) section {
	if s == nil {
		return nil
	}
	return s[bits.OnesCount64(of&(1<<at-1))]
}

// isSame reports whether two sheafs are identical.
func (s sheaf) isSame(o sheaf) bool {
	return len(s) == len(o) && (len(s) == 0 || &s[0] == &o[0])
}

// section is the rows of one kind of record, in order of their keys.
type section []*row

// isSame reports whether two sections are identical.
func (s section) isSame(o section) bool {
	return len(s) == len(o) && (len(s) == 0 || &s[0] == &o[0])
}

// row is a record. A contact's row is for one tick; after that, the contact flies on as
// predicted.
type row struct {
	key uint64
	at  int64 // by the clock of its pictures
	field.Row
}

// section returns a section of a picture.
func (f *Flat) section(at int) section {
	switch {
	case sharedSections&(1<<at) != 0:
		return f.shared.section(sharedSections, at)
	case aboardSections&(1<<at) != 0:
		return f.aboard.section(aboardSections, at)
	}
	return f.own.section(ownSections, at)
}

const (
	headSection = iota
	textSection
	goalSection
	contactSection
	objectSection
	sheetSection
	mountSection
	crewSection
	legSection
	turnSection
	optionSection
	heldSection
	classSection
	triggerSection
	featureSection
	deckSection
	lineSection
	consoleSection
	mineSection
	thingSection
	personSection
	selfSection
	stockSection
	gearSection
	stepSection
	actSection
	conditionSection
	reachedSection
	sectionCount
)

// sharedSections are the sections of a Backdrop.
const sharedSections uint64 = 1<<textSection | 1<<goalSection | 1<<contactSection | 1<<conditionSection | 1<<objectSection | 1<<turnSection | 1<<deckSection |
	1<<lineSection | 1<<consoleSection | 1<<mineSection | 1<<thingSection | 1<<personSection

// aboardSections are the sections of Quarters.
const aboardSections uint64 = 1<<sheetSection | 1<<mountSection | 1<<crewSection | 1<<legSection

// ownSections are the sections of Own.
const ownSections = 1<<sectionCount - 1 - sharedSections - aboardSections

// maxRows is how many rows a section may have.
const maxRows = 1 << 13

// Flatten turns a picture into rows.
func (p *Picture) Flatten() *Flat {
	b := &Backdrop{
		Texts: p.Texts, Goals: p.Goals, Contacts: p.Contacts, Conditions: p.Conditions, Objects: p.Objects, Turns: p.Turns,
		Decks: p.Decks, Lines: p.Lines, Consoles: p.Consoles, Mines: p.Mines, Things: p.Things, People: p.People,
	}
	b.Redrawn.All = true
	in := &Paper{once: true}
	b.Settle(in, p.Tick)
	a := &Quarters{Sheets: p.Sheets, Mounts: p.Mounts, Crew: p.Crew, Legs: p.Legs}
	a.Settle(in)
	return new(Own).Flatten(in, p, b, a, true, Redrawn{All: true})
}

func textKey(t *Passage) uint64 { return uint64(t.Kind) }

func goalKey(g *GoalRow) uint64 { return uint64(g.Number) }

func contactKey(k *Contact) uint64 { return uint64(k.ID) }

func conditionKey(r *ConditionRow) uint64 { return uint64(r.Condition) }

func objectKey(o *ships.Object) uint64 { return uint64(o.ID) }

func sheetKey(s *ShipSheet) uint64 { return uint64(s.ID) }

func mountKey(m *MountRow) uint64 { return uint64(m.Ship)<<8 | uint64(m.Mount) }

func crewKey(r *CrewRow) uint64 { return seatKey(r.Seat.Ship, uint8(r.Seat.Role), r.Seat.Number) }

func legKey(l *LegRow) uint64 { return uint64(l.Ship)<<8 | uint64(l.Number) }

func turnKey(t *TurnRow) uint64 {
	return uint64(t.Person)<<32 | seatKey(t.Seat.Ship, uint8(t.Seat.Role), t.Seat.Number)
}

func heldKey(h *HeldRow) uint64 { return uint64(h.Number) }

func featureKey(r *FeatureRow) uint64 { return uint64(r.Feature) }

func classKey(k *ClassRow) uint64 { return uint64(k.Number) }

func triggerKey(t *TriggerRow) uint64 { return uint64(t.Number) }

func deckKey(d *DeckRow) uint64 { return uint64(d.Number) }

func lineKey(l *LineRow) uint64 { return uint64(l.Deck)<<24 | uint64(l.Level)<<16 | uint64(l.Y) }

func consoleKey(k *ConsoleRow) uint64 { return uint64(k.Number) }

func mineKey(m *MineRow) uint64 { return uint64(m.Deck)<<8 | uint64(m.Number) }

func thingKey(x *ThingRow) uint64 { return uint64(x.Person)<<8 | uint64(x.Number) }

func personKey(p *PersonRow) uint64 { return uint64(p.ID) }

func selfKey(s *SelfRow) uint64 { return uint64(s.ID) }

func stockKey(s *StockRow) uint64 { return uint64(s.Person)<<16 | uint64(s.Stock) }

func gearKey(g *GearRow) uint64 { return uint64(g.Kind)<<8 | uint64(g.Number) }

func stepKey(s *StepRow) uint64 {
	key := uint64(s.Climbs)<<50 | uint64(s.Mode)<<40 | uint64(s.At.Level)<<32 | uint64(s.At.Y)<<16 | uint64(s.At.X)
	if s.Jump {
		key |= 1 << 48
	}
	if s.Careful {
		key |= 1 << 49
	}
	return key
}

func actKey(a *ActRow) uint64 {
	key := uint64(a.Verb)<<56 | uint64(a.Item)<<49 | uint64(a.Softer)<<46 | uint64(a.Hand)<<42 | uint64(a.Console)<<34 | uint64(a.Person)<<19 | uint64(a.Manner)<<16 | uint64(a.Ship)
	if a.Way {
		key |= 1 << 48
	}
	return key
}

func reachedKey(r *ReachedRow) uint64 { return uint64(r.Person) }

func optionKey(o *Option) uint64 {
	// Options with loads have no seat, and those with seats no load.
	seat := uint64(o.Seat.Ship)<<9 | uint64(o.Seat.Role)<<6 | uint64(o.Seat.Number)
	return uint64(o.Verb)<<56 | uint64(o.Feature)<<46 | uint64(o.Weapon)<<41 | uint64(o.Target)<<25 | (seat + uint64(o.Item))
}

func seatKey[ID ~uint16](ship ID, role, number uint8) uint64 {
	return uint64(ship)<<16 | uint64(role)<<8 | uint64(number)
}

// ShowsSame reports whether two pictures have the same content, whenever they were made.
func (f *Flat) ShowsSame(other *Flat) bool {
	for i := range sectionCount {
		a, b := f.section(i), other.section(i)
		if a.isSame(b) && (i != contactSection || f.clock == other.clock) {
			continue
		}
		if len(a) != len(b) {
			return false
		}
		for n := range a {
			if a[n].key != b[n].key || !same(f.value(i, a[n], nil), other.value(i, b[n], nil)) {
				return false
			}
		}
	}
	return true
}

// Layout is a section on the wire: its name, the key of its rows, and an empty row.
type Layout struct {
	Name, Key string
	Row       field.Record
}

// Layouts returns the sections, in their order.
func Layouts() [sectionCount]Layout {
	const number, id, seat = "number", "id", "ship<<16 | role<<8 | number"
	return [...]Layout{
		headSection:      {"head", "0", &Head{}},
		textSection:      {"texts", "kind", &Passage{}},
		goalSection:      {"goals", number, &GoalRow{}},
		contactSection:   {"contacts", id, &Contact{}},
		conditionSection: {"conditions", "condition", &ConditionRow{}},
		objectSection:    {"objects", id, &ships.Object{}},
		sheetSection:     {"sheets", id, &ShipSheet{}},
		mountSection:     {"mounts", "ship<<8 | mount", &MountRow{}},
		crewSection:      {"crew", seat, &CrewRow{}},
		legSection:       {"legs", "ship<<8 | number", &LegRow{}},
		turnSection:      {"turns", "person<<32 | " + seat, &TurnRow{}},
		optionSection:    {"options", "verb<<56 | feature<<46 | weapon<<41 | target<<25 | (ship<<9 | role<<6 | number) + item", &Option{Says: &OptionTexts{}}},
		heldSection:      {"held", number, &HeldRow{}},
		classSection:     {"classes", number, &ClassRow{}},
		triggerSection:   {"triggers", number, &TriggerRow{}},
		featureSection:   {"features", "feature", &FeatureRow{}},
		deckSection:      {"decks", number, &DeckRow{}},
		lineSection:      {"lines", "deck<<24 | level<<16 | y", &LineRow{}},
		consoleSection:   {"consoles", number, &ConsoleRow{}},
		mineSection:      {"mines", "deck<<8 | number", &MineRow{}},
		thingSection:     {"things", "person<<8 | number", &ThingRow{}},
		personSection:    {"people", id, &PersonRow{}},
		selfSection:      {"selves", id, &SelfRow{}},
		stockSection:     {"stocks", "person<<16 | stock", &StockRow{}},
		gearSection:      {"gear", "kind<<8 | number", &GearRow{}},
		stepSection:      {"steps", "climbs<<50 | careful<<49 | jump<<48 | mode<<40 | level<<32 | y<<16 | x", &StepRow{}},
		actSection:       {"acts", "verb<<56 | item<<49 | way<<48 | softer<<46 | hand<<42 | console<<34 | person<<19 | manner<<16 | ship", &ActRow{}},
		reachedSection:   {"reached", "person", &ReachedRow{}},
	}
}
