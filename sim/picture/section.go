package picture

import (
	"cmp"
	"slices"
	"sort"

	"broadside/ships"
	"broadside/sim/field"
)

// Flat is a picture as rows of numbers and texts, in sections: what frames are
// made from and what they are applied to. It is never changed once made.
type Flat struct {
	Tick     int64
	sections [sectionCount]section
	shared   *[sectionCount]section // those that other pictures have, too; nil: none
}

// section is the rows of one kind of record, by rising key.
type section []keyed

// is reports whether two sections are one.
func (s section) is(o section) bool {
	return len(s) == len(o) && (len(s) == 0 || &s[0] == &o[0])
}

type keyed struct {
	key uint64
	field.Row
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
	sectionCount
)

// sharedSections are those of a Backdrop.
const sharedSections uint64 = 1<<textSection | 1<<goalSection | 1<<contactSection | 1<<objectSection | 1<<turnSection | 1<<deckSection |
	1<<lineSection | 1<<consoleSection | 1<<mineSection | 1<<thingSection | 1<<personSection

// maxRows is how many rows a section may have.
const maxRows = 1 << 13

// Flatten turns a picture into rows.
func (p *Picture) Flatten() *Flat {
	backdrop, own := p.backdrop, p.own
	if backdrop == nil {
		backdrop = &Backdrop{
			Texts: p.Texts, Goals: p.Goals, Contacts: p.Contacts, Objects: p.Objects, Turns: p.Turns,
			Decks: p.Decks, Lines: p.Lines, Consoles: p.Consoles, Mines: p.Mines, Things: p.Things, People: p.People,
		}
	}
	if own == nil {
		own = &Own{}
	}
	f := &Flat{Tick: p.Tick, sections: backdrop.flat()}
	if p.backdrop != nil {
		f.shared = p.backdrop.sections
	}
	own.flatten(p, &f.sections)
	return f
}

func textKey(t *Passage) uint64 { return uint64(t.Kind) }

func goalKey(g *GoalRow) uint64 { return uint64(g.Number) }

func contactKey(k *Contact) uint64 { return uint64(k.ID) }

func objectKey(o *ships.Object) uint64 { return uint64(o.ID) }

func sheetKey(s *Sheet) uint64 { return uint64(s.ID) }

func mountKey(m *MountRow) uint64 { return uint64(m.Ship)<<8 | uint64(m.Mount) }

func crewKey(r *CrewRow) uint64 { return seatKey(r.Seat.Ship, uint8(r.Seat.Role), r.Seat.Number) }

func legKey(l *LegRow) uint64 { return uint64(l.Ship)<<8 | uint64(l.Number) }

func turnKey(t *TurnRow) uint64 { return seatKey(t.Seat.Ship, uint8(t.Seat.Role), t.Seat.Number) }

func heldKey(h *HeldRow) uint64 { return uint64(h.Number) }

func featureKey(r *FeatureRow) uint64 { return uint64(r.Feature) }

func classKey(k *ClassRow) uint64 { return uint64(k.Number) }

func triggerKey(t *TriggerRow) uint64 { return uint64(t.Number) }

func deckKey(d *DeckRow) uint64 { return uint64(d.Number) }

func lineKey(l *LineRow) uint64 { return uint64(l.Deck)<<24 | uint64(l.Level)<<16 | uint64(l.Y) }

func consoleKey(k *ConsoleRow) uint64 { return uint64(k.Number) }

func mineKey(m *MineRow) uint64 { return uint64(m.Number) }

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
	key := uint64(a.Verb)<<56 | uint64(a.Item)<<48 | uint64(a.Hand)<<40 | uint64(a.Softer)<<45 | uint64(a.Console)<<32 | uint64(a.Person)<<16 | uint64(a.Ship)
	if a.Way {
		key |= 1 << 47
	}
	return key
}

func optionKey(o *Option) uint64 {
	// Loads are listed without seats, and seats without loads.
	seat := uint64(o.Seat.Ship)<<9 | uint64(o.Seat.Role)<<6 | uint64(o.Seat.Number)
	return uint64(o.Verb)<<56 | uint64(o.Feature)<<46 | uint64(o.Weapon)<<41 | uint64(o.Target)<<25 | (seat + uint64(o.Item))
}

func seatKey[ID ~uint16](ship ID, role, number uint8) uint64 {
	return uint64(ship)<<16 | uint64(role)<<8 | uint64(number)
}

type record[T any] interface {
	*T
	field.Record
}

// block is memory that rows share.
type block struct {
	field.RowWriter
	rows section
}

// begin begins a section of so many rows.
func (b *block) begin(count int) section {
	if cap(b.rows)-len(b.rows) < count {
		b.rows = make(section, 0, count+8)
	}
	from := len(b.rows)
	b.rows = b.rows[:from+count]
	return b.rows[from : from : from+count]
}

// write writes a record down as a row. Where too little room is left, the block goes on elsewhere,
// with room for that many more: what has been written stays where it is.
func (b *block) write(r field.Record, more int) field.Row {
	const wide, most = 48, 16 // a row that is kept holds on to the room of all
	if cap(b.Numbers)-len(b.Numbers) < wide {
		b.Numbers, b.Texts = make([]int64, 0, wide+wide/2*min(more, most)), make([]string, 0, 8+4*min(more, most))
	}
	numbers, texts := len(b.Numbers), len(b.Texts)
	r.Fields(&b.RowWriter)
	return field.Row{Numbers: slices.Clip(b.Numbers[numbers:]), Texts: slices.Clip(b.Texts[texts:])}
}

// place is where in a list the row of a key is.
type place struct {
	key uint64
	at  int
}

// inOrder is where in a list its rows are by rising key: as in another list before, if it
// has the same keys.
func inOrder[T any](was []place, list []T, key func(*T) uint64) []place {
	same := len(was) == len(list)
	for n := 0; same && n < len(was); n++ {
		same = key(&list[was[n].at]) == was[n].key
	}
	if same {
		return was
	}
	order := make([]place, len(list))
	for i := range list {
		order[i] = place{key(&list[i]), i}
	}
	slices.SortFunc(order, func(a, b place) int { return cmp.Or(cmp.Compare(a.key, b.key), a.at-b.at) })
	return order
}

func flatten(key uint64, r field.Record) keyed {
	w := field.RowWriter{}
	r.Fields(&w)
	return keyed{key, w.Row}
}

// Shows reports whether two pictures show the same, whenever they were made.
func (f *Flat) Shows(other *Flat) bool {
	for i := range f.sections {
		a, b := f.sections[i], other.sections[i]
		if a.is(b) {
			continue
		}
		if len(a) != len(b) {
			return false
		}
		for n := range a {
			if a[n].key != b[n].key || !same(a[n].Row, b[n].Row) {
				return false
			}
		}
	}
	return true
}

// Picture turns rows back into a picture, every number against its range.
func (f *Flat) Picture() (*Picture, error) {
	p := &Picture{Tick: f.Tick}
	var heads []Head
	err := firstError(
		read(&heads, f.sections[headSection]),
		read(&p.Texts, f.sections[textSection]),
		read(&p.Goals, f.sections[goalSection]),
		read(&p.Contacts, f.sections[contactSection]),
		read(&p.Objects, f.sections[objectSection]),
		read(&p.Sheets, f.sections[sheetSection]),
		read(&p.Mounts, f.sections[mountSection]),
		read(&p.Crew, f.sections[crewSection]),
		read(&p.Legs, f.sections[legSection]),
		read(&p.Turns, f.sections[turnSection]),
		read(&p.Options, f.sections[optionSection]),
		read(&p.Held, f.sections[heldSection]),
		read(&p.Classes, f.sections[classSection]),
		read(&p.Features, f.sections[featureSection]),
		read(&p.Decks, f.sections[deckSection]),
		read(&p.Lines, f.sections[lineSection]),
		read(&p.Consoles, f.sections[consoleSection]),
		read(&p.Mines, f.sections[mineSection]),
		read(&p.Things, f.sections[thingSection]),
		read(&p.People, f.sections[personSection]),
		read(&p.Selves, f.sections[selfSection]),
		read(&p.Stocks, f.sections[stockSection]),
		read(&p.Gear, f.sections[gearSection]),
		read(&p.Steps, f.sections[stepSection]),
		read(&p.Acts, f.sections[actSection]),
		read(&p.Triggers, f.sections[triggerSection]),
	)
	if len(heads) > 0 {
		p.Head = heads[0]
	}
	// Rows travel by key; the order of turns is their place.
	sort.SliceStable(p.Turns, func(i, j int) bool { return p.Turns[i].Place < p.Turns[j].Place })
	return p, err
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func read[T any, P record[T]](list *[]T, s section) error {
	if len(s) == 0 {
		return nil
	}
	*list = make([]T, len(s))
	for i := range s {
		r := field.RowReader{Row: s[i].Row}
		P(&(*list)[i]).Fields(&r)
		if r.Err() != nil {
			return r.Err()
		}
	}
	return nil
}

// Layout is a section as it stands on the wire: what it is called, what the key of a
// row is made of, and an empty row.
type Layout struct {
	Name, Key string
	Row       field.Record
}

// Layouts are the sections, in their order.
func Layouts() [sectionCount]Layout {
	const number, id, seat = "number", "id", "ship<<16 | role<<8 | number"
	return [...]Layout{
		headSection:    {"head", "0", &Head{}},
		textSection:    {"texts", "kind", &Passage{}},
		goalSection:    {"goals", number, &GoalRow{}},
		contactSection: {"contacts", id, &Contact{}},
		objectSection:  {"objects", id, &ships.Object{}},
		sheetSection:   {"sheets", id, &Sheet{}},
		mountSection:   {"mounts", "ship<<8 | mount", &MountRow{}},
		crewSection:    {"crew", seat, &CrewRow{}},
		legSection:     {"legs", "ship<<8 | number", &LegRow{}},
		turnSection:    {"turns", seat, &TurnRow{}},
		optionSection:  {"options", "verb<<56 | feature<<46 | weapon<<41 | target<<25 | (ship<<9 | role<<6 | number) + item", &Option{}},
		heldSection:    {"held", number, &HeldRow{}},
		classSection:   {"classes", number, &ClassRow{}},
		triggerSection: {"triggers", number, &TriggerRow{}},
		featureSection: {"features", "feature", &FeatureRow{}},
		deckSection:    {"decks", number, &DeckRow{}},
		lineSection:    {"lines", "deck<<24 | level<<16 | y", &LineRow{}},
		consoleSection: {"consoles", number, &ConsoleRow{}},
		mineSection:    {"mines", number, &MineRow{}},
		thingSection:   {"things", "person<<8 | number", &ThingRow{}},
		personSection:  {"people", id, &PersonRow{}},
		selfSection:    {"selves", id, &SelfRow{}},
		stockSection:   {"stocks", "person<<16 | stock", &StockRow{}},
		gearSection:    {"gear", "kind<<8 | number", &GearRow{}},
		stepSection:    {"steps", "climbs<<50 | careful<<49 | jump<<48 | mode<<40 | level<<32 | y<<16 | x", &StepRow{}},
		actSection:     {"acts", "verb<<56 | item<<48 | hand<<40 | console<<32 | person<<16 | ship", &ActRow{}},
	}
}

// shapes are the widths of each section's rows, as the zero record has them.
func shapes() (all [sectionCount]shape) {
	for i, l := range Layouts() {
		all[i] = widths(l.Row)
	}
	return all
}

type shape struct{ numbers, texts int }

// weight is how many bytes a row takes: its key, two slices, and what is in them.
func (s shape) weight() int { return 8 + 2*24 + 8*s.numbers + 16*s.texts }

func widths(r field.Record) shape {
	row := flatten(0, r)
	return shape{len(row.Numbers), len(row.Texts)}
}
