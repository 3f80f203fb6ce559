package ships

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Trigger is a circumstance that a crew member can wait for.
type Trigger uint8

// The triggers.
const (
	EntersRange Trigger = iota // the subject comes within Feet
	EntersArc                  // the subject comes into the arc and reach of Weapon
	FiresAt                    // the subject attacks this ship
	ComesIntoSight
	MovesAway   // the subject goes beyond Feet
	IsCalled    // somebody of the own side, or a GM, calls Word
	lastTrigger = IsCalled
)

var triggerNames = [...]string{"range", "arc", "attack", "sight", "leaves", "call"}

// circumstances are what the triggers wait for, in a log's words.
var circumstances = [...]string{
	"a ship that comes into range", "a ship that comes into the arc", "an attack on the ship",
	"a ship that comes into sight", "a ship that goes away", "a word that is called",
}

func (t Trigger) String() string { return triggerNames[t] }

// ParseTrigger reads the name of a trigger.
func ParseTrigger(word string) (Trigger, bool) {
	for i, name := range triggerNames {
		if name == word {
			return Trigger(i), true
		}
	}
	return 0, false
}

// Circumstance is what somebody waits for.
type Circumstance struct {
	Trigger Trigger
	Subject space.ID // 0: any hostile ship
	Feet    space.Length
	Weapon  uint8
	Word    string // IsCalled
}

// Fields describes a Circumstance.
func (i *Circumstance) Fields(c field.Coder) {
	field.Int(c, "trigger", &i.Trigger, 0, int64(lastTrigger))
	shipField(c, "subject", &i.Subject)
	field.Int(c, "feet", &i.Feet, 0, int64(shipyard.MaxLeg))
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	field.Text(c, "word", &i.Word, MaxWord)
}

// Ready waits for a circumstance and then, by reaction, does what an action could
// have done (SHIP-READY).
type Ready struct {
	Circumstance
	Response Intent // without a target, at the ship that sets it off
}

func (*Ready) Verb() crew.Verb { return crew.Ready }

// Fields describes a Ready.
func (i *Ready) Fields(c field.Coder) {
	i.Circumstance.Fields(c)
	IntentField(c, &i.Response, NewIntent, crew.Ready, crew.React)
}

// Check refuses responses that the seat could not order, and those that are no
// action.
func (i *Ready) Check(b *Battle, by *crew.Member) error {
	if i.Response == nil {
		return crew.Refuse("SHIP-READY", "a response is missing")
	}
	row := crew.RuleOf(i.Response.Verb())
	title := row.Title
	if id := invokes(i.Response); id != 0 {
		if b.owned(by, id) == nil {
			return b.unlearnt(id)
		}
		title = b.FeatureOf(id).Name
	}
	switch {
	case b.Cost(i.Response, by) != crew.Action || row.Verb == crew.Ready:
		return crew.Refuse("SHIP-READY", "%s is no action and cannot be a response", title)
	case b.RolesOf(by)&row.Roles == 0:
		return crew.Refuse("SHIP-ROLE", "%s is for the %s", row.Title, row.Roles)
	case i.Subject != 0:
		if _, err := b.foe(by, i.Subject, "SHIP-READY"); err != nil && i.Trigger != ComesIntoSight {
			return err
		}
	}
	if i.Trigger == IsCalled && i.Word == "" {
		return crew.Refuse("SHIP-READY", "say for which word you wait")
	}
	if i.Trigger == EntersArc && int(i.Weapon) >= len(b.ship(by).Mounts) {
		return crew.Refuse("SHIP-READY", "%s has no weapon %d", b.ship(by).Name, i.Weapon)
	}
	return nil
}

// Do waits from now on; a trigger that already holds must end before it can
// happen.
func (i *Ready) Do(b *Battle, by *crew.Member) {
	id := b.IDOf(by)
	b.forget(id)
	r := Readied{Member: id, Circumstance: i.Circumstance, Response: i.Response}
	r.Was = b.holding(nil, &r)
	b.Readied = append(b.Readied, r)
	b.inside(b.ship(by), &HasReadied{By: by.Seat, Trigger: i.Trigger, Response: i.Response.Verb()})
}

// Readied is what a crew member has ready.
type Readied struct {
	Member crew.ID
	Circumstance
	Response Intent
	Was      []space.ID // the ships for which the circumstance held when last looked at
	Fired    bool       // the trigger has happened and its owner has not answered
	By       space.ID   // the ship that it happened with; 0: with none
}

// Fields describes a Readied, whose response is made by a function of its verb.
func (r *Readied) Fields(c field.Coder, intent func(crew.Verb) Intent) {
	field.Int(c, "member", &r.Member, 1, crew.MaxMembers)
	r.Circumstance.Fields(c)
	IntentField(c, &r.Response, intent, crew.Ready, crew.React)
	field.List(c, "was", &r.Was, shipyard.MaxShips, func(c field.Coder, id *space.ID) { field.Int(c, "ship", id, 1, space.MaxID) })
	field.Bool(c, "fired", &r.Fired)
	field.Int(c, "set-off-by", &r.By, 0, space.MaxID)
}

// response is what was readied, at the ship that has set it off where no other was
// named: who waits for what comes into sight cannot name it before. Interference is
// then with whoever does there what the seat that was named does.
func (b *Battle) response(r *Readied) Intent {
	switch i := r.Response.(type) {
	case *Fire:
		at := *i
		at.Target = cmp.Or(i.Target, r.By)
		return &at
	case *Evade:
		at := *i
		at.Target = cmp.Or(i.Target, r.By)
		return &at
	case *Invoke:
		at := b.invokedAt(i, r.By)
		return &at
	case *Cast:
		return &Cast{b.invokedAt(&i.Invoke, r.By)}
	case *Interfere:
		if s := b.Ship(r.By); i.Target.Ship == 0 && s != nil {
			at := *i
			at.Target.Ship = s.ID
			if m := b.deployed(s, i.Target.Role); m != nil {
				at.Target = m.Seat
			}
			return &at
		}
	}
	return r.Response
}

// invokes is the feature that an order uses, or 0.
func invokes(i Intent) crew.FeatureID {
	switch i := i.(type) {
	case *Invoke:
		return i.Feature
	case *Cast:
		return i.Feature
	}
	return 0
}

func (b *Battle) invokedAt(i *Invoke, t space.ID) Invoke {
	at := *i
	if b.FeatureOf(i.Feature).Target == shipyard.Foe {
		at.Target = cmp.Or(i.Target, t)
	}
	return at
}

// forget drops what a member has readied.
func (b *Battle) forget(id crew.ID) {
	kept := b.Readied[:0]
	for _, r := range b.Readied {
		if r.Member != id {
			kept = append(kept, r)
		}
	}
	b.Readied = kept
}

// Watch looks for triggers that have happened since it last looked.
func (b *Battle) Watch() {
	news := b.Events[b.watched:]
	for i := range b.Readied {
		r := &b.Readied[i]
		by, happens := b.happens(r, news)
		if happens && b.Member(r.Member).Reaction && b.ship(b.Member(r.Member)).CanReact() {
			r.Fired, r.By = true, by
			m := b.Member(r.Member)
			b.inside(b.ship(m), &Triggered{By: m.Seat, Trigger: r.Trigger})
		}
		r.Was = b.holding(r.Was[:0], r)
	}
	b.watched = len(b.Events)
}

// happens says whether a trigger has happened since last looked at, and with which
// ship: a circumstance holds for one for which it did not hold before.
func (b *Battle) happens(r *Readied, events []event.Event) (space.ID, bool) {
	own := b.ship(b.Member(r.Member))
	switch r.Trigger {
	case FiresAt:
		return firedAt(events, own.ID, r.Subject)
	case IsCalled:
		return 0, b.called(events, own, r.Word)
	}
	var room [8]space.ID
	for _, id := range b.holding(room[:0], r) {
		if !slices.Contains(r.Was, id) {
			return id, true
		}
	}
	return 0, false
}

// holding adds the ships to a list for which a circumstance holds now.
func (b *Battle) holding(list []space.ID, r *Readied) []space.ID {
	if r.Trigger == FiresAt || r.Trigger == IsCalled {
		return list
	}
	own := b.ship(b.Member(r.Member))
	for i := range b.Ships {
		t := &b.Ships[i]
		if t == own || t.State.Gone() || !b.Knows(own.Side, t) {
			continue
		}
		if (r.Subject == t.ID || r.Subject == 0 && t.Side != own.Side && !t.Charge.Live) && b.circumstance(r, own, t) {
			list = append(list, t.ID)
		}
	}
	return list
}

func (b *Battle) circumstance(r *Readied, own, t *Ship) bool {
	switch r.Trigger {
	case EntersRange:
		return b.Range(own, t) <= r.Feet
	case MovesAway:
		return b.Range(own, t) > r.Feet
	case EntersArc:
		a := b.aim(b.Member(r.Member), own, int(r.Weapon), t)
		return a.InArc && a.Band != shipyard.BeyondReach
	}
	return true // in sight: only known ships are asked about
}

func firedAt(events []event.Event, own, subject space.ID) (space.ID, bool) {
	for _, e := range events {
		switch f := e.Fact.(type) {
		case *Attacked:
			if f.Target == own && (subject == 0 || subject == f.By.Ship) {
				return f.By.Ship, true
			}
		case *Saved:
			if f.Ship == own && f.Mount >= 0 && (subject == 0 || subject == f.By.Ship) {
				return f.By.Ship, true
			}
		}
	}
	return 0, false
}

// called says whether a ship hears a word: from aboard, from a ship that can make
// itself heard, or from the GM.
func (b *Battle) called(events []event.Event, own *Ship, word string) bool {
	for _, e := range events {
		if f, ok := e.Fact.(*Called); ok && e.Sides.Has(own.Side) && strings.EqualFold(f.Word, word) {
			if from := b.Ship(f.By.Ship); from != nil && b.mute(from, own) != "" {
				continue
			}
			return true
		}
	}
	return false
}

// readied finds what a member waits for, or nil.
func (b *Battle) readied(id crew.ID) *Readied {
	for i := range b.Readied {
		if b.Readied[i].Member == id {
			return &b.Readied[i]
		}
	}
	return nil
}

// Answer does a readied response, if it can still be done, or lets the trigger
// go. A trigger let go stays ready.
func (b *Battle) Answer(id crew.ID, take bool) {
	r, m := b.readied(id), b.Member(id)
	if b.Window.Member == id {
		b.Window = crew.Window{}
	}
	if r == nil {
		return
	}
	r.Fired = false
	response := b.response(r)
	if !take || !b.ship(m).CanReact() || response.Check(b, m) != nil {
		b.inside(b.ship(m), &LetGo{m.Seat})
		return
	}
	m.Spend(crew.Reaction)
	b.forget(id)
	response.Do(b, m)
}

// React answers a trigger (SHIP-REACT).
type React struct {
	Take bool
}

func (*React) Verb() crew.Verb { return crew.React }

// Fields describes a React.
func (i *React) Fields(c field.Coder) { field.Bool(c, "take", &i.Take) }

// Check refuses when nothing waits for an answer, or the response is no longer
// possible.
func (i *React) Check(b *Battle, by *crew.Member) error {
	r := b.readied(b.IDOf(by))
	switch {
	case r == nil || !r.Fired:
		return crew.Refuse("SHIP-REACT", "nothing has happened that you are ready for")
	case i.Take:
		return b.response(r).Check(b, by)
	}
	return nil
}

// Do answers.
func (i *React) Do(b *Battle, by *crew.Member) { b.Answer(b.IDOf(by), i.Take) }

// HasReadied says that somebody waits.
type HasReadied struct {
	By       crew.Seat
	Trigger  Trigger
	Response crew.Verb
}

func (*HasReadied) Kind() event.Kind { return KindReadied }

// Fields describes a HasReadied.
func (f *HasReadied) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "trigger", &f.Trigger, 0, int64(lastTrigger))
	field.Int(c, "response", &f.Response, 0, int64(crew.LastVerb))
}

func (f *HasReadied) Sentence(n event.Names) string {
	return fmt.Sprintf("%s readies %s for %s.", n.SeatName(f.By), crew.RuleOf(f.Response).Title, circumstances[f.Trigger])
}

// Triggered says that what somebody waited for has happened.
type Triggered struct {
	By      crew.Seat
	Trigger Trigger
}

func (*Triggered) Kind() event.Kind { return KindTriggered }

// Fields describes a Triggered.
func (f *Triggered) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "trigger", &f.Trigger, 0, int64(lastTrigger))
}

func (f *Triggered) Sentence(n event.Names) string {
	return fmt.Sprintf("%s may react to %s.", n.SeatName(f.By), circumstances[f.Trigger])
}

// LetGo says that a trigger passed without a response.
type LetGo struct {
	By crew.Seat
}

func (*LetGo) Kind() event.Kind { return KindLetGo }

// Fields describes a LetGo.
func (f *LetGo) Fields(c field.Coder) { f.By.Fields(c) }

func (f *LetGo) Sentence(n event.Names) string { return n.SeatName(f.By) + " lets it pass." }
