package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Variant is a set of optional rules that a scenario switches on.
type Variant uint16

// The variants.
const (
	RapidReload    Variant = 1 << iota // ME-RAPID
	CoverBySize                        // ME-COVER-SIZE
	HighGround                         // ME-COVER-HIGH
	FriendlyFire                       // ME-COVER-FRIEND, by a die
	FriendlyArmour                     // ME-COVER-FRIEND, against the friend's Defence
	Venting                            // ME-RELOAD: weapons cool and take no clips
	lastVariant    = Venting
)

var variantNames = [...]string{"rapid-reload", "cover-by-size", "high-ground", "friendly-fire", "friendly-armour", "venting"}

// Variants is the vocabulary of the optional rules.
var Variants = rulebook.Vocabulary{Noun: "variant", Words: variantNames[:]}

// Fight is the state that the rules of a fight on foot work on. Fields walks all of it
// but Library, Tray, Log, Windows, Intent, Things and what lasts only for a tick.
type Fight struct {
	Library *rulebook.Library
	Tray    *dice.Tray             // the world's
	Log     *[]event.Event         // the world's list of the tick's events
	Windows *crew.Windows          // the world's, at consoles too
	Live    bool                   // reactions are taken at once
	Intent  func(crew.Verb) Intent // returns an empty intent to read into
	Things  Things                 // the world's, for people to handle

	Rules    int16 // index of the book in the library
	Variants Variant
	Decks    []Deck
	People   []Person // in the order in which they came
	Edges    []Edge
	Readied  crew.ReadyList[crew.ID, Vicinity, Intent]
	Blows    []Blow
	Pending  []Pending
	Falls    []Plunge
	Met      []Wound // waiting for the reaction of those about to take them
	Peace    int32   // ticks since two sides had somebody who was up
	Spared   []Pair  // people who have been asked about another's next step

	// These last for a tick, or are computed on demand.
	Comers    []Comer
	Wounds    []Wound
	Meeting   int8          // type of the damage being answered
	Sparing   bool          // the blow being settled was held back
	News      []event.Event // since Watch last looked
	facts     facts
	Names     say.NameTexts
	seen      [24]sight
	nextSeen  int
	lines     lines
	DoorStamp uint32
	murk      murk
	kept      field.Kept[Person]
	places    []int16 // by ID: 1 + the place among People
	listed    int     // of People, in places and sides
	sides     event.Sides
	Told      []Gauge  // numbers of People, as last told to their sides
	Former    []Person // those who changed, before the last Renew
}

// Things are the fixtures of the decks, by their numbers from 1, and whatever else people
// handle and describe in words.
type Things interface {
	// Knows reports whether a person's side knows of a fixture.
	Knows(p *Person, thing crew.FixtureID) bool
	// MayHandle returns a *crew.Refusal if a person cannot handle a thing from where they
	// are.
	MayHandle(p *Person, thing crew.FixtureID, text string) error
	Handle(p *Person, thing crew.FixtureID, text string)
}

const (
	MaxWords  = 200
	MaxPeople = 512
	maxEdges  = 1024
	MaxBlows  = 64
)

// Fields describes a Fight.
func (f *Fight) Fields(c field.Coder) { walkFight(c, f, &f.Peace) }

// FieldsAtRest describes a Fight without what changes with time alone.
func FieldsAtRest(c field.Coder, f *Fight) { walkFight(c, f, nil) }

func walkFight(c field.Coder, f *Fight, peace *int32) {
	field.Int(c, "book", &f.Rules, 0, 255)
	field.Int(c, "variants", &f.Variants, 0, int64(2*lastVariant-1))
	field.List(c, "decks", &f.Decks, MaxDecks, func(c field.Coder, d *Deck) { d.Fields(c) })
	field.ListKept(c, "people", &f.People, &f.kept, MaxPeople)
	field.List(c, "edges", &f.Edges, maxEdges, func(c field.Coder, e *Edge) { e.Fields(c) })
	f.Readied.Fields(c, (*Vicinity).Fields, "verb on foot", f.Intent)
	field.List(c, "blows", &f.Blows, MaxBlows, func(c field.Coder, b *Blow) { b.Fields(c, f.Intent) })
	field.List(c, "pending", &f.Pending, MaxBlows, func(c field.Coder, x *Pending) { x.Fields(c, f.Intent) })
	field.List(c, "falls", &f.Falls, MaxBlows, func(c field.Coder, x *Plunge) { x.Fields(c) })
	field.List(c, "met", &f.Met, MaxBlows, func(c field.Coder, w *Wound) { w.Fields(c) })
	if peace != nil {
		field.Int(c, "peace", peace, 0, MinuteTicks)
	}
	field.List(c, "spared", &f.Spared, crew.MaxWindows, func(c field.Coder, x *Pair) {
		IDField(c, "by", &x.By)
		IDField(c, "of", &x.Of)
	})
}

// Renew finds the people who have changed since its last call, and reports whether there are any.
// Former then has what those who were there before were like.
func Renew(f *Fight) (changed bool) {
	f.Former = f.Former[:0]
	field.Renew(f.People, &f.kept, func(_ int, was *Person) {
		if changed = true; was != nil {
			keepFormer(f, was)
		}
	})
	return changed
}

// keepFormer copies a person to Former, into the memory of an earlier one.
func keepFormer(f *Fight, was *Person) {
	n := len(f.Former)
	if n == cap(f.Former) {
		f.Former = append(f.Former, Person{})
	}
	f.Former = f.Former[:n+1]
	p := &f.Former[n]
	conditions, holds, arms := p.Conditions[:0], p.Holds[:0], p.Arms[:0]
	*p = *was
	p.Conditions, p.Holds, p.Arms = append(conditions, was.Conditions...), append(holds, was.Holds...), append(arms, was.Arms...)
}

// Pair is a pair of persons.
type Pair struct{ By, Of crew.ID }

// Join gives the fight what it shares with its world: the library, the dice, the list of
// events and the queue of windows.
func (f *Fight) Join(lib *rulebook.Library, tray *dice.Tray, log *[]event.Event, windows *crew.Windows) {
	f.Library, f.Tray, f.Log, f.Windows = lib, tray, log, windows
}

// HasDecks reports whether there are decks at all.
func (f *Fight) HasDecks() bool { return len(f.Decks) > 0 }

// Book returns the rulebook of the fight.
func (f *Fight) Book() *rulebook.Book { return &f.Library.Books[f.Rules] }

// Person returns the person with an ID, or nil.
func (f *Fight) Person(id crew.ID) *Person {
	if f.listed < len(f.People) {
		listPeople(f)
	}
	if int(id) >= len(f.places) {
		return nil
	}
	if at := int(f.places[id]); at > 0 && at <= len(f.People) && f.People[at-1].ID == id {
		return &f.People[at-1]
	}
	return nil
}

// listPeople records the indexes of people who have come since the last call.
func listPeople(f *Fight) {
	if f.places == nil {
		f.places = make([]int16, crew.MaxMembers+1)
	}
	for ; f.listed < len(f.People); f.listed++ {
		p := &f.People[f.listed]
		f.places[p.ID], f.sides = int16(f.listed+1), f.sides.With(p.Side)
	}
}

// DismissLast removes the last person who came, because they cannot stay.
func DismissLast(f *Fight) {
	f.People = f.People[:len(f.People)-1]
	f.listed = min(f.listed, len(f.People))
}

// ChangeSide makes somebody change sides. The side that they leave knows where they hide.
func ChangeSide(f *Fight, p *Person, side event.Side) {
	if p.Hidden {
		p.Found = p.Found.With(p.Side)
	}
	p.Side, f.sides = side, f.sides.With(side)
}

// SheetOf returns the sheet of a person.
func (f *Fight) SheetOf(p *Person) *rulebook.Sheet { return &f.Book().Sheets[p.Sheet] }

// Weapon returns the weapon of an arm.
func (f *Fight) Weapon(a *ArmState) *rulebook.Weapon { return &f.Book().Weapons[a.Weapon] }

// Settled reports whether no damage is pending, as is always so between ticks.
func (f *Fight) Settled() bool { return len(f.Wounds)+len(f.Comers) == 0 }

// Emit notes that something happened, for the sides that may know it.
func (f *Fight) Emit(to event.Sides, fact event.Fact) {
	*f.Log = append(*f.Log, event.Event{Sides: to, Fact: fact})
}

// EmitLess notes what some sides may know of something that is emitted in full too.
func (f *Fight) EmitLess(to event.Sides, fact event.Fact) {
	*f.Log = append(*f.Log, event.Event{Sides: to, Fact: fact, Less: true})
}

// Tell emits a fact to everyone who is aware of a person.
func (f *Fight) Tell(p *Person, fact event.Fact) { f.Emit(f.Watchers(p), fact) }

// TellOwnSide emits what only a person's own side knows.
func (f *Fight) TellOwnSide(p *Person, fact event.Fact) {
	f.Emit(event.Sides(0).With(p.Side), fact)
}

// Watchers returns the sides with somebody who is aware of a person.
func (f *Fight) Watchers(p *Person) event.Sides {
	to := event.Sides(0).With(p.Side)
	if p.Hidden {
		return to | p.Found
	}
	if f.listed < len(f.People) {
		listPeople(f)
	}
	for i := 0; i < len(f.People) && to != f.sides; i++ {
		if o := &f.People[i]; !to.Has(o.Side) && o.IsUp() && f.InSight(o, p) {
			to = to.With(o.Side)
		}
	}
	return to
}

// Hostile reports whether two people are on different sides.
func Hostile(a, b *Person) bool { return a.Side != b.Side }
