package log

import (
	"fmt"

	"broadside/personal"
	"broadside/sim/event"
	"broadside/sim/say"
)

// tellOnFoot describes what people roll on the decks, and what they suffer; ok is false for any
// other fact.
func tellOnFoot(f event.Fact, n speaker) (e Entry, ok bool) {
	switch f := f.(type) {
	case *personal.Attacked:
		e = struck(f, n)
	case *personal.Guessed:
		e = Entry{Who: n.PersonName(f.By), What: n.say("attacks where somebody may be, %s", f.Weapon), Throws: []Throw{n.throw(&f.Roll)},
			Result: n.tell("miss"), Tone: Badly, Person: f.By}
		if f.Hit {
			e.Result, e.Tone = n.tell("hit"), Well
		}
	case *personal.Battered:
		e = Entry{Who: n.PersonName(f.By), What: n.say("attacks the door at %s", f.At), Throws: []Throw{n.throw(&f.Roll)},
			Need: n.say("against %d", f.Need), Result: n.say("it loses %d", f.Lost), Person: f.By}
		if f.Broken {
			e.Result, e.Tone = n.tell("it breaks"), Well
		}
	case *personal.DamageRolled:
		e = Entry{What: n.tell(say.Capital(f.Cause)), Throws: []Throw{n.throw(&f.Roll)}, Result: fmt.Sprint(max(0, f.Roll.Total)), Person: f.By}
		if f.By != 0 {
			e.Who, e.What, e.Named = n.PersonName(f.By), n.tell(say.Pair(f.Cause, harm(f))), true
		}
	case *personal.Saved:
		if f.Sure {
			return e, false
		}
		e = Entry{Who: n.PersonName(f.By), What: n.say("%s save against %s", f.Ability, f.Roll.Cause), Throws: []Throw{n.throw(&f.Roll)},
			Need: n.say("against %d", f.Need), Result: n.tell(say.Text(f.Degree.String())), Tone: Badly, Person: f.By}
		if f.Degree >= personal.Success {
			e.Tone = Well
		}
	case *personal.Damaged:
		e = Entry{What: n.tell(f.Sentence()), Tone: Grave, Person: f.Person}
	default:
		return e, false
	}
	return e, true
}

// struck describes an attack, from the side of the one who rolls, which can be the target in defence.
func struck(f *personal.Attacked, n speaker) Entry {
	e := Entry{
		Who: n.PersonName(f.By), What: n.say("attacks %s, %s", f.Target.Name(), f.Weapon),
		Throws: []Throw{n.throw(&f.Roll)}, Need: n.say("against %d", f.Need), Result: n.tell("miss"), Tone: Badly, Person: f.By,
	}
	if f.Cover != "" {
		e.Need = n.say("against %d with %s", f.Need, f.Cover)
	}
	switch f.Degree {
	case personal.CriticalFailure:
		e.Result = n.tell("critical miss")
		if f.Roll.Natural() == 1 {
			e.Result = n.tell("miss on a 1")
		}
	case personal.Success:
		e.Result, e.Tone = n.tell("hit"), Well
	case personal.CriticalSuccess:
		e.Result, e.Tone = n.tell("critical hit"), Well
	}
	if f.Defended {
		e.Who, e.What = n.PersonName(f.Target), n.say("defends against %s, %s", f.By.Name(), f.Weapon)
		e.Person, e.Tone = f.Target, Well+Badly-e.Tone
	}
	return e
}

// harm describes what a roll of damage dice is for.
func harm(f *personal.DamageRolled) say.Text {
	switch f.Roll.Cause {
	case "healing", "soak":
		return f.Roll.Cause
	}
	return "damage"
}
