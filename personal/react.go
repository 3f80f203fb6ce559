package personal

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// PromptKind is what somebody may react with.
type PromptKind uint8

// The kinds.
const (
	MayStrike  PromptKind = iota // an opportunity attack
	MayAnswer                    // what was readied
	MayGuard                     // raising a shield against a blow
	MaySwift                     // a swift weapon, as initiative is rolled
	MayPower                     // a power that answers a blow, or a wound
	lastPrompt = MayPower
)

var promptNames = [...]string{"an opportunity attack", "what was readied", "a raised shield", "a swift weapon", "a power"}

// Awaits says what is awaited of somebody: a power by its name.
func (f *Fight) Awaits(x *Prompt) string {
	if p := f.Person(x.Person); x.Kind == MayPower && p != nil {
		return f.Book().Powers[f.Powers(p)[x.Power-1]].Name
	}
	return x.Kind.String()
}

func (k PromptKind) String() string { return promptNames[k] }

// Prompt is a reaction that is awaited: the turn stands still until it is taken,
// let go, or its time runs out (ME-REACT, HOE-REACT).
type Prompt struct {
	Person  crew.ID
	Kind    PromptKind
	Subject crew.ID
	Power   uint8 // its place on the sheet, from 1
	Left    int16 // ticks
	Done    bool  // answered; kept until the step that it was about is made
}

// Fields describes a Prompt.
func (p *Prompt) Fields(c field.Coder) {
	idField(c, "person", &p.Person)
	field.Int(c, "kind", &p.Kind, 0, int64(lastPrompt))
	idField(c, "subject", &p.Subject)
	field.Int(c, "power", &p.Power, 0, 64)
	field.Int(c, "left", &p.Left, 0, crew.WindowTicks)
	field.Bool(c, "done", &p.Done)
}

// Blow is an attack that has been thrown and may still be turned.
type Blow struct {
	By, Target  crew.ID
	Attack      Swing
	Degree      Degree
	Total, Need int16
	Edge        int8
	Soaked      int32 // off its damage
	Amount      int32 // of its damage, where that was thrown before the roll
	Thrown      bool
}

// unmissable is what a blow has to reach that cannot be turned.
const unmissable = -100

// Fields describes a Blow.
func (b *Blow) Fields(c field.Coder) {
	idField(c, "by", &b.By)
	idField(c, "target", &b.Target)
	b.Attack.Fields(c)
	field.Int(c, "degree", &b.Degree, 0, int64(CriticalSuccess))
	field.Int(c, "total", &b.Total, -100, 200)
	field.Int(c, "need", &b.Need, unmissable, 200)
	field.Int(c, "edge", &b.Edge, -1, 1)
	field.Int(c, "soaked", &b.Soaked, 0, MaxPoints)
	field.Int(c, "amount", &b.Amount, 0, MaxPoints)
	field.Bool(c, "thrown", &b.Thrown)
}

func (f *Fight) prompt(p Prompt) {
	if len(f.Prompts) == maxPrompts {
		return
	}
	p.Left = crew.WindowTicks
	f.Prompts = append(f.Prompts, p)
	f.inside(f.Person(p.Person), &MayReact{p.Person, p.Kind, f.Awaits(&p), p.Subject})
}

// Awaited is who may react now, or nobody.
func (f *Fight) Awaited() crew.ID {
	if len(f.Prompts) == 0 {
		return 0
	}
	return f.Prompts[0].Person
}

// queues says whether a reaction is awaited of somebody, now or after others.
func (f *Fight) queues(p *Person) bool {
	return slices.ContainsFunc(f.Prompts, func(x Prompt) bool { return x.Person == p.ID })
}

// asked says whether somebody has been asked about the step that is about to be
// made: nobody strikes twice at one step.
func (f *Fight) asked(by, subject crew.ID) bool {
	return slices.Contains(f.Spared, Pair{by, subject})
}

// stepped forgets whom others have been asked about, once the step is made.
func (f *Fight) stepped(p *Person) {
	f.Spared = slices.DeleteFunc(f.Spared, func(x Pair) bool { return x.Of == p.ID })
}

// promptedBy says whether somebody's step waits for a reaction.
func (f *Fight) promptedBy(subject crew.ID) bool {
	for i := range f.Prompts {
		if f.Prompts[i].Subject == subject {
			return true
		}
	}
	return false
}

// Await counts the time of the reaction that is awaited down; live, it follows
// the standing order at once. It says whether one is awaited still.
func (f *Fight) Await() bool {
	for len(f.Prompts) > 0 {
		x := &f.Prompts[0]
		p := f.Person(x.Person)
		switch a := f.standing(p, x.Kind); {
		case p == nil || p.State != Able:
			f.answer(React{})
		case a == Never:
			f.answer(React{})
		case a == Always || f.Live && x.Kind != MayPower:
			f.answer(React{Take: true})
		case f.Live:
			f.answer(React{})
		default:
			if x.Left--; x.Left > 0 {
				return true
			}
			f.answer(React{})
		}
	}
	return false
}

func (f *Fight) standing(p *Person, k PromptKind) Answer {
	switch {
	case p == nil:
		return Never
	case k == MayStrike, k == MaySwift:
		return p.Standing.Strikes
	case k == MayGuard:
		return p.Standing.Guards
	case k == MayPower:
		return p.Standing.Powers
	}
	return Ask
}

// Fists are the weapon of a reaction that is to use none.
const Fists = maxArms + 1

// React answers the reaction that is awaited (ME-REACT): takes it, where it is an
// opportunity attack with a weapon (from 1; 0 is the first that will do), or lets it go.
type React struct {
	Take   bool
	Weapon uint8
	Spare  bool // at 0, knock out instead (ME-KNOCKOUT)
}

func (*React) Verb() crew.Verb { return crew.Answer }

// Fields describes a React.
func (i *React) Fields(c field.Coder) {
	field.Bool(c, "take", &i.Take)
	field.Int(c, "weapon", &i.Weapon, 0, Fists)
	field.Bool(c, "spare", &i.Spare)
}

// Check refuses when nothing is awaited of them, or when it cannot be done.
func (i *React) Check(f *Fight, p *Person) error {
	book := f.Book()
	switch first := f.Person(f.Awaited()); {
	case first != p && f.queues(p):
		return book.Refuse(rulebook.TopicReact, "%s is asked first", first.Name)
	case first != p:
		return book.Refuse(rulebook.TopicReact, "nothing has happened that %s can react to", p.Name)
	}
	if !i.Take {
		return nil
	}
	x := &f.Prompts[0]
	switch x.Kind {
	case MayStrike:
		if err := f.reacts(p); err != nil {
			return err
		}
		return f.free(p, f.riposte(p, i, x.Subject))
	case MayGuard:
		_, err := f.guard(p)
		return err
	case MayPower:
		return f.mayAnswer(p, x)
	case MaySwift:
		return f.free(p, &Attack{Weapon: f.swift(p), Target: x.Subject})
	}
	if err := f.reacts(p); err != nil {
		return err
	}
	r := f.readied(p.ID)
	if r == nil {
		return book.Refuse(rulebook.TopicReact, "%s has nothing readied", p.Name)
	}
	return f.free(p, responseTo(r, x.Subject))
}

// free checks what somebody does by reaction: it is paid for already, and it is
// nobody's turn but theirs.
func (f *Fight) free(p *Person, i Intent) error {
	was, spent, dashes := p.Acting, p.Spent, p.Dashes
	p.Acting, p.Spent, p.Dashes = true, 0, 0
	err := i.Check(f, p)
	p.Acting, p.Spent, p.Dashes = was, spent, dashes
	return err
}

// riposte is the opportunity attack of an answer: one melee attack, with a gun by its
// butt (ME-OPPORTUNITY, ME-GUNBUTT).
func (f *Fight) riposte(p *Person, i *React, target crew.ID) *Attack {
	a := &Attack{Weapon: i.Weapon, Target: target, Spare: i.Spare}
	switch n := int(i.Weapon); {
	case n == 0:
		a.Weapon, a.Hand = f.striker(p, f.Person(target))
	case n == Fists:
		a.Weapon = 0
	case n <= len(p.Arms) && f.weapon(&p.Arms[n-1]).Ranged():
		a.Hand = WithButt
	}
	return a
}

// striker is with what somebody strikes who names nothing: the first melee weapon in
// hand that reaches the target, or else the butt of a gun, or else the fist.
func (f *Fight) striker(p, target *Person) (weapon uint8, hand Hand) {
	for i := range p.Arms {
		a := &p.Arms[i]
		w := f.weapon(a)
		switch {
		case a.Gone || a.Broken || !a.Drawn && w.Props&rulebook.Natural == 0:
		case w.Ranged():
			if weapon == 0 && f.Book().Attack.Butt.Damage.Count > 0 {
				weapon, hand = uint8(i+1), WithButt
			}
		case w.Damage.Count > 0 && (target == nil || f.Distance(p, target) <= f.Book().Ranges.Reach+w.Reach):
			return uint8(i + 1), WithWeapon
		}
	}
	return weapon, hand
}

// swift is the swift weapon that somebody holds, by its place from 1, or 0.
func (f *Fight) swift(p *Person) uint8 {
	for i := range p.Arms {
		if a := &p.Arms[i]; f.weapon(a).Props&rulebook.Swift != 0 && a.Drawn && !a.Broken && !a.Gone {
			return uint8(i + 1)
		}
	}
	return 0
}

// Swift asks who holds a swift weapon, as initiative has been rolled, whether they
// strike with it: at the nearest foe that they see within its range.
func (f *Fight) Swift() {
	for i := range f.People {
		p := &f.People[i]
		n := f.swift(p)
		if n == 0 || f.reacts(p) != nil {
			continue
		}
		var best *Person
		for j := range f.People {
			o := &f.People[j]
			if hostile(p, o) && o.State == Able && f.free(p, &Attack{Weapon: n, Target: o.ID}) == nil && (best == nil || f.Distance(p, o) < f.Distance(p, best)) {
				best = o
			}
		}
		if best != nil {
			f.prompt(Prompt{Person: p.ID, Kind: MaySwift, Subject: best.ID})
		}
	}
}

// Do answers.
func (i *React) Do(f *Fight, _ *Person) { f.answer(*i) }

// answer takes the first reaction that is awaited, or lets it go.
func (f *Fight) answer(i React) {
	take := i.Take
	x := f.Prompts[0]
	f.Prompts = f.Prompts[:copy(f.Prompts, f.Prompts[1:])]
	p := f.Person(x.Person)
	if x.Kind == MayStrike {
		f.Spared = append(f.Spared, Pair{x.Person, x.Subject})
	}
	switch x.Kind {
	case MayStrike, MaySwift:
		strike := &Attack{Weapon: f.swift(p), Target: x.Subject}
		if x.Kind == MayStrike {
			strike = f.riposte(p, &i, x.Subject)
		}
		if take && f.reacts(p) == nil && f.free(p, strike) == nil {
			f.payReaction(p)
			f.do(p, strike)
			return
		}
	case MayGuard:
		f.parry(p, take)
		return
	case MayPower:
		f.answerBy(p, &x, take)
		return
	case MayAnswer:
		r := f.readied(p.ID)
		if r == nil {
			return
		}
		r.Fired = false
		response := responseTo(r, x.Subject)
		if take && f.reacts(p) == nil && f.free(p, response) == nil {
			f.payReaction(p)
			f.forget(p.ID)
			if _, ok := response.(*Move); ok {
				p.Answers = x.Subject
			}
			f.do(p, response)
			return
		}
	}
	f.inside(p, &LetGo{x.Person, x.Kind})
}

// do does what was paid for by a reaction.
func (f *Fight) do(p *Person, i Intent) {
	blows, struck := p.Blows, p.Struck
	p.Acting = true
	i.Do(f, p)
	p.Acting, p.Blows, p.Struck = false, blows, struck
}

// LetPass lets the reaction that is awaited go.
func (f *Fight) LetPass() { f.answer(React{}) }

// guard finds the shield that somebody could raise now, or why they cannot
// (HOE-SHIELD). The result is its place, from 1.
func (f *Fight) guard(p *Person) (uint8, error) {
	book := f.Book()
	if f.helpless(p) || f.flags(p)&rulebook.NoReactions != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s cannot raise a shield", p.Name)
	}
	for i := range p.Arms {
		a := &p.Arms[i]
		if f.weapon(a).Props&rulebook.Guard == 0 || !a.Drawn || a.Broken || a.Gone {
			continue
		}
		if p.Raised != 0 {
			return 0, book.Refuse(rulebook.TopicShield, "the shield is raised already")
		}
		if _, err := f.affords(p, rulebook.ActRaise); err != nil {
			return 0, err
		}
		return uint8(i + 1), nil
	}
	return 0, book.Refuse(rulebook.TopicShield, "%s holds no shield", p.Name)
}

// offersGuard asks the target of a hit whether they raise a shield against it,
// where that would turn it: the roll is known, a natural 20 hits all the same.
func (f *Fight) offersGuard(b *Blow, t *Person) bool {
	n, err := f.guard(t)
	if err != nil || b.Degree != Success || t.Standing.Guards == Never {
		return false
	}
	if int(b.Total) >= int(b.Need)+int(f.weapon(&t.Arms[n-1]).Guard) {
		return false
	}
	f.Blows = append(f.Blows, *b)
	f.prompt(Prompt{Person: t.ID, Kind: MayGuard, Subject: b.By})
	return true
}

// parry raises the shield, or does not, and lets the blow land.
func (f *Fight) parry(p *Person, take bool) {
	if len(f.Blows) == 0 {
		return
	}
	b := f.Blows[0]
	f.Blows = f.Blows[:copy(f.Blows, f.Blows[1:])]
	if n, err := f.guard(p); take && err == nil {
		f.pay(p, rulebook.ActRaise)
		p.Raised = n
		f.tell(p, &Did{p.ID, "raises " + f.weapon(&p.Arms[n-1]).Name + ": the blow is turned", 0})
		b.Need += int16(f.weapon(&p.Arms[n-1]).Guard)
		if b.Total < b.Need {
			b.Degree = Failure
		}
	} else {
		f.inside(p, &LetGo{p.ID, MayGuard})
	}
	f.resume(&b)
}

// resume lets a blow land that waited for an answer.
func (f *Fight) resume(b *Blow) {
	by := f.Person(b.By)
	if by == nil {
		return
	}
	if m, err := f.means(by, (*Attack)(&b.Attack)); err == nil || m.arm != nil {
		f.land(b, &m, 0)
	}
}

// MayReact says that somebody may react.
type MayReact struct {
	Person  crew.ID
	What    PromptKind
	With    string
	Subject crew.ID
}

func (*MayReact) Kind() event.Kind { return KindMayReact }

// Fields describes a MayReact.
func (f *MayReact) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "what", &f.What, 0, int64(lastPrompt))
	field.Text(c, "with", &f.With, rulebook.MaxName)
	idField(c, "subject", &f.Subject)
}

func (f *MayReact) Sentence(n event.Names) string {
	return fmt.Sprintf("%s may react to %s: %s.", name(n, f.Person), name(n, f.Subject), f.With)
}

// LetGo says that somebody let a reaction pass.
type LetGo struct {
	Person crew.ID
	What   PromptKind
}

func (*LetGo) Kind() event.Kind { return KindLetItGo }

// Fields describes a LetGo.
func (f *LetGo) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "what", &f.What, 0, int64(lastPrompt))
}

func (f *LetGo) Sentence(n event.Names) string { return name(n, f.Person) + " lets it pass." }
