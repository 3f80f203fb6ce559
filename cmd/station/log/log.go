// Package log tells what has happened: each roll with its dice, its modifiers by name, what it was
// against, and its result.
package log

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Tone is the result of an entry for the one who rolled the dice.
type Tone uint8

// The tones.
const (
	Even  Tone = iota // neither well nor badly
	Well              // a hit, a success
	Badly             // a miss, a failure
	Grave             // somebody is hurt, or lost
)

// Throw is a roll as the log shows it.
type Throw struct {
	Dice  []dice.Die
	Says  string // modifiers and reasons by name, and the total
	Total int
}

// Added returns the total of the modifiers.
func (t *Throw) Added() int {
	n := t.Total
	for _, d := range t.Dice {
		switch {
		case d.Dropped:
		case d.Minus:
			n += int(d.Value)
		default:
			n -= int(d.Value)
		}
	}
	return n
}

// Entry is one event.
type Entry struct {
	Tick   int64
	Kind   event.Kind // 0: somebody spoke
	Who    string
	What   string
	Named  bool // What is the name of a roll, not of an act
	Throws []Throw
	Need   string // what the roll was against
	Result string
	Tone   Tone
	Foe    bool     // a hostile ship rolled or acted, or it happened to one
	Ship   space.ID // where it happened
	At     space.ID // the ship to which it happened
	Person crew.ID  // who rolled on a deck, or to whom it happened there
	Fact   event.Fact
	Number int     // among all entries ever
	Heard  float64 // seconds, on the log's clock

	Changes []say.Text // of numbers of one's own, from what to what
}

// Names names ships, seats and people.
type Names interface {
	event.Names
	PersonName(crew.ID) string
}

// Line returns an entry in one line, without its dice.
func (e *Entry) Line() say.Text {
	if e.Who == "" {
		return say.Name(e.What)
	}
	return say.Label(say.Name(e.Who), say.Clauses(say.Name(e.What), say.Name(e.Result)))
}

// keep is how many entries a log holds.
const keep = 400

// Log is what a seat knows of the battle, the latest last.
type Log struct {
	Entries  []Entry
	Count    int                      // of all entries ever, including dropped ones
	Hostile  func(space.ID) bool      // reports hostile ships; nil: none is
	Enemy    func(crew.ID) bool       // reports hostile people on a deck; nil: nobody is
	Clock    func(tick int64) float64 // seconds; nil: the battle's own
	Language *say.Language            // of its texts; nil: English
	deeds    []Deeds
	begun    bool    // it has been told that the battle has begun
	back     int     // entries below the box
	swiped   float64 // by a finger, a fraction of an entry
}

// Seconds returns the time of a tick at the battle's own speed.
func Seconds(tick int64) float64 { return float64(tick) * 6 / crew.RoundTicks }

// Add tells an event with the names known now: a ship that is gone from the picture keeps its name
// in the log.
func (l *Log) Add(e event.Event, n Names) {
	s := speaker{n, l.Language}
	entry := tell(e.Fact, s)
	entry.Tick, entry.Kind, entry.Fact, entry.Heard = e.Tick, e.Fact.Kind(), e.Fact, Seconds(e.Tick)
	if l.Clock != nil {
		entry.Heard = l.Clock(e.Tick)
	}
	who := entry.Ship
	if who == 0 || entry.Kind == ships.KindSaved { // the target rolls
		who = entry.At
	}
	entry.Foe = l.hostile(who) || l.enemy(entry.Person)
	if !l.begun {
		var says say.Text
		says, l.begun = sim.OpeningText(e.Fact)
		switch e.Fact.(type) {
		case *sim.TempoSet, *sim.Paused:
			entry.What = s.tell(says)
		}
	}
	l.count(e.Fact, s)
	l.push(entry)
}

// Judge makes the log tell friend from foe by what a seat sees now. Anyone it does not see is a
// foe, as it sees all of its own side. A GM has no foes.
func (l *Log) Judge(now func() *picture.Picture) {
	foe := func(side event.Side, seen bool) bool {
		head := &now().Head
		return head.Seat.Role != crew.GM && (!seen || side != head.Side)
	}
	l.Hostile = func(id space.ID) bool {
		if k := now().Contact(id); k != nil {
			return foe(k.Side, true)
		}
		return foe(0, false)
	}
	l.Enemy = func(id crew.ID) bool {
		if k := now().Person(id); k != nil {
			return foe(k.Side, true)
		}
		return foe(0, false)
	}
}

// Say adds what somebody has said, or what they did that is no event of the battle, without their name.
func (l *Log) Say(tick int64, from, text string) {
	l.push(Entry{Tick: tick, Who: from, What: text})
}

// Fresh returns the entries since a count, and updates the count. On the first call there are none.
func (l *Log) Fresh(since *int) []Entry {
	n := min(len(l.Entries), l.Count-*since)
	if *since == 0 || n < 0 {
		n = 0
	}
	*since = l.Count
	return l.Entries[len(l.Entries)-n:]
}

func (l *Log) push(e Entry) {
	if n := len(l.Entries); n > 0 && e.Minor() && l.Entries[n-1].Minor() && e.What == l.Entries[n-1].What {
		return // turns of people whom nobody sees
	}
	if l.stillReady(&e) {
		return
	}
	l.Count++
	e.Number = l.Count
	if len(l.Entries) >= keep {
		l.Entries = append(l.Entries[:0], l.Entries[len(l.Entries)-keep+1:]...)
	}
	l.Entries = append(l.Entries, e)
}

// stillReady reports whether somebody on a deck has readied again what they had readied, and the log
// tells nothing of them since then.
func (l *Log) stillReady(e *Entry) bool {
	f, ok := e.Fact.(*event.HasReadied)
	if !ok || f.By.Person == 0 {
		return false
	}
	for i := len(l.Entries) - 1; i >= 0; i-- {
		last := &l.Entries[i]
		switch was := last.Fact.(type) {
		case *event.HasReadied:
			if was.By.Person == f.By.Person {
				return last.What == e.What
			}
		case *event.MayReact:
			if was.By.Person == f.By.Person {
				return false
			}
		}
		if last.Person == f.By.Person {
			return false
		}
	}
	return false
}

// tell returns the entry of a fact.
func tell(f event.Fact, n speaker) Entry {
	if e, ok := tellOnFoot(f, n); ok {
		return e
	}
	switch f := f.(type) {
	case *ships.Attacked:
		return attacked(f, n)
	case *ships.FiredAt:
		return firedAt(f, n)
	case *ships.Saved:
		return saved(f, n)
	case *ships.DamageRolled:
		if f.By.Ship != 0 { // somebody unknown has dealt it
			return damageRolled(f, n)
		}
	case *event.Checked:
		return checked(f, n)
	case *event.Contested:
		return contested(f, n)
	case *event.Hid:
		e := Entry{Who: n.tell(f.By.Name()), What: n.tell("hides"), Throws: []Throw{n.throw(&f.Roll)},
			Result: n.say("Stealth %d", f.Roll.Total), Ship: f.By.Seat.Ship, Person: f.By.Person}
		if f.By.Seat.Role != crew.NoRole {
			e.What = n.tell("hides the ship")
		}
		return e
	case *event.Searched:
		return Entry{Who: n.tell(f.By.Name()), What: n.say("searches, %s", f.Roll.Cause), Throws: []Throw{n.throw(&f.Roll)},
			Result: n.say("finds Stealth up to %d", f.Roll.Total), Ship: f.By.Seat.Ship, Person: f.By.Person}
	case *ships.Patched:
		e := Entry{Who: n.SeatName(f.By), What: n.tell("spends a Hit Die"), Throws: []Throw{n.throw(&f.Roll)},
			Result: n.say("+%d hull", f.Gained), Tone: Well, Ship: f.By.Ship, At: f.Ship}
		if f.Ship != f.By.Ship {
			e.What = n.say("spends a Hit Die on %s", f.Ship.Name())
		}
		return e
	case *ships.DestructionSaved:
		e := Entry{Who: n.ShipName(f.Ship), What: n.tell("destruction save"), Named: true, Throws: []Throw{n.throw(&f.Roll)}, Need: n.tell("against 10"), Ship: f.Ship}
		e.Result, e.Tone = n.ended(f.Success)
		return e
	}
	return told(f, n)
}

func attacked(f *ships.Attacked, n speaker) Entry {
	e := Entry{
		Who: n.SeatName(f.By), What: n.say("fires the %s at %s", f.Roll.Cause, f.Target.Name()),
		Throws: []Throw{n.throw(&f.Roll)}, Need: n.say("against AC %d", f.Need),
		Ship: f.By.Ship, At: f.Target,
	}
	if f.Cover != space.NoCover {
		e.Need = n.say("against AC %d with %s", f.Need, f.Cover)
	}
	e.Result, e.Tone = n.shot(f.Hit, f.Critical)
	return e
}

func firedAt(f *ships.FiredAt, n speaker) Entry {
	e := Entry{Who: n.SeatName(f.By), What: n.say("fires the %s at %s", f.Roll.Cause, f.Where()), Ship: f.By.Ship, At: f.Target}
	if f.Roll.Dice.Len() > 0 {
		e.Throws = []Throw{n.throw(&f.Roll)}
	}
	if f.Need > 0 {
		e.Need = n.say("against AC %d", f.Need)
	}
	e.Result, e.Tone = n.shot(f.Hit, f.Critical)
	return e
}

// shot returns the words for the result of a ship's attack, and their tone.
func (n speaker) shot(hit, critical bool) (string, Tone) {
	switch {
	case critical:
		return n.tell("critical hit"), Well
	case hit:
		return n.tell("hit"), Well
	}
	return n.tell("miss"), Badly
}

func saved(f *ships.Saved, n speaker) Entry {
	what := say.Text("rams %s: %s")
	if f.Mount >= 0 {
		what = "fires at %s: %s"
	}
	e := Entry{Who: n.SeatName(f.By), What: n.say(what, f.Ship.Name(), f.Roll.Cause), Throws: []Throw{n.throw(&f.Roll)},
		Need: n.say("against %d", f.Need), Ship: f.By.Ship, At: f.Ship}
	e.Result, e.Tone = n.tell("save failed"), Badly
	if f.Success {
		e.Result, e.Tone = n.tell("saved"), Well
	}
	return e
}

func damageRolled(f *ships.DamageRolled, n speaker) Entry {
	return Entry{Who: n.SeatName(f.By), What: n.tell(say.List(append([]say.Text{f.Roll.Cause}, f.How()...))), Named: true, Throws: []Throw{n.throw(&f.Roll)},
		Result: n.tell(say.Amount(f.Amount(), f.Type)), Tone: Even, Ship: f.By.Ship}
}

func checked(f *event.Checked, n speaker) Entry {
	e := Entry{Who: n.tell(f.By.Name()), What: n.tell(f.Roll.Cause), Named: true, Throws: []Throw{n.throw(&f.Roll)},
		Result: fmt.Sprint(f.Roll.Total), Ship: f.By.Seat.Ship, Person: f.By.Person}
	if !f.Open {
		e.Need = n.say("against %d", f.Need)
		e.Result, e.Tone = n.ended(f.Success)
	}
	return e
}

func contested(f *event.Contested, n speaker) Entry {
	counter := n.throw(&f.Counter)
	counter.Says = n.say("against %s", f.Counter.Text())
	e := Entry{
		Who: n.tell(f.By.Name()), What: n.tell(f.Roll.Cause), Named: true, Throws: []Throw{n.throw(&f.Roll), counter},
		Need: n.say("against %s", f.Against.Name()), Ship: f.By.Seat.Ship, At: f.Against.Seat.Ship, Person: f.By.Person,
	}
	switch f.Outcome {
	case event.Won:
		e.Result, e.Tone = n.tell("won"), Well
	case event.Lost:
		e.Result, e.Tone = n.tell("lost"), Badly
	default:
		e.Result = n.tell("a tie")
	}
	return e
}

// told returns the entry of a fact without dice, in its own sentence.
func told(f event.Fact, n speaker) Entry {
	e := Entry{What: n.tell(f.Sentence())}
	switch f := f.(type) {
	case *ships.Damaged:
		e.Tone, e.At = Grave, f.Ship
	case *ships.Changed:
		e.At = f.Ship
	case *ships.ShieldsDown:
		e.Tone, e.At = Grave, f.Ship
	case *ships.WasDisabled:
		e.Tone, e.At = Grave, f.Ship
	case *ships.WasDestroyed:
		e.Tone, e.At = Grave, f.Ship
	case *ships.SystemDamaged:
		e.Tone, e.At = Grave, f.Ship
	case *personal.Fell:
		e.Tone, e.Person = Grave, f.Person
	case *personal.Died:
		e.Tone, e.Person = Grave, f.Person
	case *sim.TurnBegan:
		e.What = n.tell(say.Capital(f.Seat.Name()))
	case *sim.RoundBegan:
		e.What = n.say("Round %d", f.Round)
	case *sim.InitiativeRolled:
		e.Who, e.What, e.Named, e.Throws = n.SeatName(f.Seat), n.tell("initiative"), true, []Throw{n.throw(&f.Roll)}
		if f.Tie {
			e.What = n.tell("initiative, to break a tie")
		}
	}
	return e
}

// Colour returns the colour of an entry for the seat: what is good for a foe is bad for it. The
// result's mark and word tell the same.
func (e *Entry) Colour() kit.Colour {
	switch {
	case e.Foe && e.Tone == Well:
		return kit.Bad
	case e.Foe && e.Tone != Even:
		return kit.Good
	}
	return e.Tone.Colour()
}

// named reports whether What is the name of a roll, such as a check.
func (e *Entry) named() bool { return e.Named || e.What != "" && isCapital(e.What) }

// Title returns who did what.
func (e *Entry) Title() string {
	switch {
	case e.Who == "":
		return capitalised(e.What)
	case e.named():
		return capitalised(e.Who + ", " + e.What)
	}
	return capitalised(e.Who + " " + e.What)
}

// capitalised returns a text with a capital, for people without a name.
func capitalised(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// Told returns the entry in one line.
func (e *Entry) Told() string {
	s := e.Title()
	if e.Result != "" {
		s += ": " + e.Result
	}
	return s
}

// Natural returns the face of the d20 that counts, or 0 if none decides anything.
func (e *Entry) Natural() int {
	if len(e.Throws) == 0 || e.Kind == sim.KindInitiativeRolled {
		return 0
	}
	for _, d := range e.Throws[0].Dice {
		if d.Faces == 20 && !d.Dropped {
			return int(d.Value)
		}
	}
	return 0
}

// Minor reports whether the entry only tells that time goes on.
func (e *Entry) Minor() bool { return e.Kind == sim.KindTurnBegan || e.Kind == sim.KindRoundBegan }

// isCapital reports whether words begin with a capital letter.
func isCapital(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.ToUpper(first) == first
}
