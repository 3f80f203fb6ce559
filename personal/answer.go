package personal

import (
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// Powers that are used by reaction answer a moment: a blow whose damage is still to
// come, or a wound (ME-REACT, HOE-REACT).

// answering is the place, from 1, of the first power of somebody's that answers a
// moment and can be paid for now; 0: there is none.
func (f *Fight) answering(p *Person, m rulebook.Moment, subject crew.ID, tags rulebook.Tags, kind int8) uint8 {
	if p.Standing.Powers == Never {
		return 0
	}
	for n, power := range f.Powers(p) {
		x := Prompt{Person: p.ID, Kind: MayPower, Subject: subject, Power: uint8(n + 1)}
		if w := &f.Book().Powers[power]; w.Answers == m && !w.Sure && w.When&^tags == 0 && (w.Answered == 0 || w.Answered&(1<<kind) != 0) && f.mayAnswer(p, &x) == nil {
			return x.Power
		}
	}
	return 0
}

// mayAnswer refuses what cannot be done by reaction, or paid for.
func (f *Fight) mayAnswer(p *Person, x *Prompt) error {
	if err := f.reacts(p); err != nil {
		return err
	}
	return f.free(p, f.answered(p, x))
}

// answered is the cast that a prompt asks for: on whoever gave cause for it, or on
// oneself.
func (f *Fight) answered(p *Person, x *Prompt) *Cast {
	e := &f.Book().Powers[f.Powers(p)[x.Power-1]].Effect
	i := &Cast{Power: x.Power, At: p.At}
	if e.Range > 0 || e.Aim == rulebook.ByTouch {
		i.Target = x.Subject
	}
	return i
}

// offersPower asks the target of a hit whether a power answers it before it lands.
func (f *Fight) offersPower(b *Blow, m *means, t *Person) bool {
	n := f.answering(t, rulebook.Struck, b.By, hitTags(m), m.weapon.Type)
	if n == 0 {
		return false
	}
	f.Blows = append(f.Blows, *b)
	f.prompt(Prompt{Person: t.ID, Kind: MayPower, Subject: b.By, Power: n})
	return true
}

// offersAnswer asks who has been hurt by somebody else whether a power answers.
func (f *Fight) offersAnswer(p *Person, w *Wound) {
	if p.State != Able {
		return
	}
	f.sure(p, rulebook.Hurt, w)
	if w.By == 0 || w.By == p.ID {
		return
	}
	if n := f.answering(p, rulebook.Hurt, w.By, w.Tags, w.Type); n > 0 {
		f.prompt(Prompt{Person: p.ID, Kind: MayPower, Subject: w.By, Power: n})
	}
}

// offersMeeting asks who is about to take damage whether a power answers it, and says
// whether it waits for that.
func (f *Fight) offersMeeting(p *Person, w *Wound) bool {
	if w.Met || p.State != Able || len(f.Met) == maxBlows {
		return false
	}
	subject := w.By
	if subject == 0 {
		subject = p.ID
	}
	n := f.answering(p, rulebook.Meeting, subject, w.Tags, w.Type)
	if n == 0 {
		return false
	}
	w.Met = true
	f.Met = append(f.Met, *w)
	f.prompt(Prompt{Person: p.ID, Kind: MayPower, Subject: subject, Power: n})
	return true
}

// answerBy uses a power by reaction, or does not, and lets the blow land that
// waited for it.
func (f *Fight) answerBy(p *Person, x *Prompt, take bool) {
	w := &f.Book().Powers[f.Powers(p)[x.Power-1]]
	var b Blow
	waits := w.Answers == rulebook.Struck && len(f.Blows) > 0
	if waits {
		b = f.Blows[0]
		f.Blows = f.Blows[:copy(f.Blows, f.Blows[1:])]
	}
	var met Wound
	if w.Answers == rulebook.Meeting && len(f.Met) > 0 {
		met = f.Met[0]
		f.Met, f.meeting = f.Met[:copy(f.Met, f.Met[1:])], met.Type
	}
	if take && f.mayAnswer(p, x) == nil {
		f.payReaction(p)
		cast, was := f.answered(p, x), f.Defence(p)
		f.do(p, cast)
		f.turned(p, &b, f.Defence(p)-was)
		f.meddle(p, w, cast, x.Subject)
		if d := w.Effect.Soak; d != (dice.Dice{}) {
			r := dice.Roll{Cause: "soak"}
			r.Add("power", int(d.Plus))
			r.Sum(f.Tray, int(d.Count), max(1, int(d.Faces)))
			f.inside(p, &DamageRolled{Roll: r, By: p.ID, Cause: w.Name})
			b.Soaked = r.Total
		}
	} else {
		f.inside(p, &LetGo{p.ID, MayPower})
	}
	if f.meeting = 0; met.Met {
		f.hurt(met)
	}
	if waits {
		f.resume(&b)
	}
	f.goOn(w.Answers)
}

// turned lets a blow miss that an answer has raised Defence beyond.
func (f *Fight) turned(p *Person, b *Blow, more int) {
	if b.Need += int16(more); more > 0 && b.Degree == Success && b.Total < b.Need {
		b.Degree = Failure
		f.tell(p, &Did{p.ID, "turns the blow", 0})
	}
}

// sure uses the powers that answer a wound without being asked for.
func (f *Fight) sure(p *Person, m rulebook.Moment, w *Wound) {
	for i, n := range f.Powers(p) {
		x := &f.Book().Powers[n]
		cast := &Cast{Power: uint8(i + 1), At: p.At}
		if !x.Sure || x.Answers != m || x.When&^w.Tags != 0 || x.Answered != 0 && x.Answered&(1<<w.Type) == 0 || f.affordsPower(p, x, cast) != nil {
			continue
		}
		cast.Do(f, p)
	}
}
