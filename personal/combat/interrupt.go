package combat

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// askCounter asks somebody's foes whether they answer something that is cast, or thrown
// and comes down at a square, and reports whether it waits for them.
func askCounter(f *personal.Fight, p *personal.Person, i personal.Intent, m rulebook.Prompt, at deckplan.Square, school int8) bool {
	if len(f.Pending) == personal.MaxBlows {
		return false
	}
	waits := false
	for j := range f.People {
		if o := &f.People[j]; personal.Hostile(o, p) && askPower(f, o, p, m, at, school) {
			waits = true
		}
	}
	if waits {
		f.Pending = append(f.Pending, personal.Pending{By: p.ID, What: i})
	}
	return waits
}

// offersHold asks a person who falls, and those near them, whether they stop the fall.
func offersHold(f *personal.Fight, p *personal.Person, height int16) bool {
	if len(f.Falls) == personal.MaxBlows {
		return false
	}
	waits := false
	for j := range f.People {
		if o := &f.People[j]; !personal.Hostile(o, p) && askPower(f, o, p, rulebook.Plunging, p.At, -1) {
			waits = true
		}
	}
	if waits {
		f.Falls = append(f.Falls, personal.Plunge{Person: p.ID, Height: height})
	}
	return waits
}

// askPower opens a window for the first of a person's powers that answers a moment, and
// reports whether there is one.
func askPower(f *personal.Fight, o, p *personal.Person, m rulebook.Prompt, at deckplan.Square, school int8) bool {
	if o.Standing.Powers == crew.Never || o.Deck != p.Deck {
		return false
	}
	for n, power := range f.Powers(o) {
		w := &f.Book().Powers[power]
		x := answerWith(o, n, p.ID)
		if w.Answers != m || w.Against >= 0 && w.Against != school || w.Within > 0 && f.DistanceTo(o, at) > w.Within ||
			o != p && !f.Sees(o, p) || mayAnswer(f, o, &x) != nil {
			continue
		}
		return Ask(f, x) != nil
	}
	return false
}

// answerWith returns the window for a power at a place on somebody's sheet, aimed at the
// person who caused it.
func answerWith(p *personal.Person, place int, subject crew.ID) crew.Window {
	return crew.Window{Member: p.ID, Response: crew.AnsweringPower, Subject: uint16(subject), Power: uint8(place + 1)}
}

// playAnswer applies an answer to what waits for it.
func playAnswer(f *personal.Fight, p *personal.Person, w *rulebook.Power, cast *Cast, subject crew.ID) {
	switch w.Answers {
	case rulebook.Casting, rulebook.Lobbed:
		n := slices.IndexFunc(f.Pending, func(x personal.Pending) bool { return x.By == subject && promptOf(&x) == w.Answers })
		switch {
		case n < 0:
		case w.Counters:
			counterCast(f, p, cast, &f.Pending[n])
		default:
			f.Pending[n].Wary = append(f.Pending[n].Wary, p.ID)
		}
	case rulebook.Plunging:
		for n := range f.Falls {
			if f.Falls[n].Person == subject {
				f.Falls[n].Held = true
			}
		}
	}
}

// counterCast ends a power that is being cast: one of the slot's level or lower at once,
// a higher one by a check.
func counterCast(f *personal.Fight, p *personal.Person, cast *Cast, x *personal.Pending) {
	by, other := f.Person(x.By), x.What.(*Cast)
	w, err := Power(f, by, other)
	if err != nil || x.Failed {
		return
	}
	level, c := max(w.Level, other.Slot), f.Book().Casting.Counter
	x.Failed = level <= cast.Slot || Check(f, p, f.SheetOf(p).Casting, -1, int(c.Base)+int(c.Times)*int(level), say.Of("disrupt %s", w.Name)).Good()
	if x.Failed {
		f.TellDeed(by, say.Of("loses %s as it is cast", w.Name), 0)
	}
}

// resume continues what has waited, once nobody is being asked about a moment any more.
func resume(f *personal.Fight, m rulebook.Prompt) {
	for _, x := range *f.Windows {
		if p := f.Person(x.Member); x.Response == crew.AnsweringPower && p != nil && f.Book().Powers[f.Powers(p)[x.Power-1]].Answers == m {
			return
		}
	}
	switch m {
	case rulebook.Casting, rulebook.Lobbed:
		var due []personal.Pending
		f.Pending = slices.DeleteFunc(f.Pending, func(x personal.Pending) bool {
			if promptOf(&x) == m {
				due = append(due, x)
				return true
			}
			return false
		})
		for i := range due {
			playPending(f, &due[i])
		}
	case rulebook.Plunging:
		list := f.Falls
		f.Falls = nil
		for _, x := range list {
			if p := f.Person(x.Person); p != nil && !x.Held {
				SufferFall(f, p, min(int(x.Height/max(1, f.Book().Falls.Every)), int(f.Book().Falls.Most)))
			}
		}
	}
}

// promptOf returns the moment at which something pending is answered.
func promptOf(x *personal.Pending) rulebook.Prompt {
	if _, thrown := x.What.(*Use); thrown {
		return rulebook.Lobbed
	}
	return rulebook.Casting
}

// playPending applies what has been cast or thrown, unless it was countered.
func playPending(f *personal.Fight, x *personal.Pending) {
	p := f.Person(x.By)
	if p == nil || x.Failed {
		return
	}
	switch i := x.What.(type) {
	case *Cast:
		i.playCast(f, p)
	case *Use:
		i.playUse(f, p, x.Wary)
	}
}

// answerWindow returns the window of somebody's first power that answers a moment and can be
// paid for now; has reports whether there is one.
func answerWindow(f *personal.Fight, p *personal.Person, m rulebook.Prompt, subject crew.ID, tags rulebook.Tags, kind int8) (x crew.Window, has bool) {
	if p.Standing.Powers == crew.Never {
		return x, false
	}
	if by := f.Person(subject); by != nil && by != p && f.Sees(p, by) {
		tags |= rulebook.Seen
	}
	for n, power := range f.Powers(p) {
		x = answerWith(p, n, subject)
		if w := &f.Book().Powers[power]; w.Answers == m && !w.Sure && w.When&^tags == 0 && (w.Answered == 0 || w.Answered&(1<<kind) != 0) && mayAnswer(f, p, &x) == nil {
			return x, true
		}
	}
	return x, false
}

// mayAnswer refuses powers that cannot be used as a reaction, or paid for.
func mayAnswer(f *personal.Fight, p *personal.Person, x *crew.Window) error {
	if err := f.CheckReaction(p); err != nil {
		return err
	}
	return checkFree(f, p, castOffered(f, p, x))
}

// castOffered returns the cast that a window offers: on the person who caused it, or on p.
func castOffered(f *personal.Fight, p *personal.Person, x *crew.Window) *Cast {
	e := &f.Book().Powers[f.Powers(p)[x.Power-1]].Effect
	i := &Cast{Power: x.Power, At: p.At}
	if e.Range > 0 || e.Names() {
		i.Target = x.Person()
	}
	return i
}

// offersPower asks the target of a hit whether a power answers it before it lands.
func offersPower(f *personal.Fight, b *personal.Blow, m *personal.Means, t *personal.Person) bool {
	x, has := answerWindow(f, t, rulebook.Struck, b.By, personal.HitTags(m), m.Weapon.Type)
	return has && holdBlow(f, b, x)
}

// OffersAnswer asks a person who has been hurt whether they answer with a power. If
// nobody has hurt them, only a power on themselves can. A power that answers by itself
// does so at 0 too.
func OffersAnswer(f *personal.Fight, p *personal.Person, w *personal.Wound) {
	if p.State == personal.Dead {
		return
	}
	useReflexes(f, p, rulebook.Hurt, w)
	if p.State != personal.Able {
		return
	}
	subject := cmp.Or(w.By, p.ID)
	if x, has := answerWindow(f, p, rulebook.Hurt, subject, w.Tags, w.Type); has && (subject != p.ID || castOffered(f, p, &x).Target == 0) {
		Ask(f, x)
	}
}

// OffersMeeting asks a person about to take damage whether they answer with a power, and
// reports whether the damage waits for that.
func OffersMeeting(f *personal.Fight, p *personal.Person, w *personal.Wound) bool {
	if w.Met || p.State != personal.Able || len(f.Met) == personal.MaxBlows {
		return false
	}
	x, has := answerWindow(f, p, rulebook.Meeting, cmp.Or(w.By, p.ID), w.Tags, w.Type)
	if !has || Ask(f, x) == nil {
		return false
	}
	w.Met = true
	f.Met = append(f.Met, *w)
	return true
}

// answerBy uses a power as a reaction, if take is set, and lands the blow that has waited
// for it.
func answerBy(f *personal.Fight, p *personal.Person, x *crew.Window, b *personal.Blow, take bool) {
	w := &f.Book().Powers[f.Powers(p)[x.Power-1]]
	var met personal.Wound
	if w.Answers == rulebook.Meeting && len(f.Met) > 0 {
		met = f.Met[0]
		f.Met, f.Meeting = f.Met[:copy(f.Met, f.Met[1:])], met.Type
	}
	if take {
		personal.PayReaction(f, p)
		cast, was := castOffered(f, p, x), aim.Defence(f, p)
		cast.Slot = SlotFor(f, p, w, cast) // as meddle asks for it
		doFree(f, p, cast)
		raiseDefence(f, p, b, aim.Defence(f, p)-was)
		playAnswer(f, p, w, cast, x.Person())
		if x := rulebook.Find[*rulebook.SoakOp](&w.Effect); x != nil {
			r := dice.Roll{Cause: "soak"}
			personal.AddBase(&r, x.Dice, "power", int(x.Dice.Plus))
			r.ThrowSum(f.Tray, int(x.Dice.Count), max(1, int(x.Dice.Faces)))
			personal.TellRoll(f, p, p.ID, &r, say.Name(w.Name))
			b.Soaked = r.Total
		}
	} else {
		letGo(f, x)
	}
	if f.Meeting = 0; met.Met {
		f.AddWound(met)
	}
	if x.Blow {
		resumeBlow(f, b)
	}
	resume(f, w.Answers)
}

// raiseDefence makes a blow miss if an answer has raised Defence above its roll.
func raiseDefence(f *personal.Fight, p *personal.Person, b *personal.Blow, more int) {
	if b.Need += int16(more); more > 0 && b.Degree == personal.Success && b.Total < b.Need {
		b.Degree = personal.Failure
		f.Tell(p, &personal.Did{By: p.ID, What: "turns the blow", To: 0})
	}
}

// useReflexes uses the powers that answer a wound without being asked for. None of them
// answers the effects of such a power, because two of them could go on for ever.
func useReflexes(f *personal.Fight, p *personal.Person, m rulebook.Prompt, w *personal.Wound) {
	if w.Tags&rulebook.Reflex != 0 {
		return
	}
	for i, n := range f.Powers(p) {
		x := &f.Book().Powers[n]
		cast := &Cast{Power: uint8(i + 1), At: p.At}
		if !x.Sure || x.Answers != m || x.When&^w.Tags != 0 || x.Answered != 0 && x.Answered&(1<<w.Type) == 0 || AffordsPower(f, p, x, cast) != nil {
			continue
		}
		cast.Do(f, p)
	}
}
