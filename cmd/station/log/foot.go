package log

import (
	"fmt"

	"broadside/personal"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/space"
)

// onFoot tells what people throw on the decks, and what they suffer; it says false
// of any other fact.
func onFoot(f event.Fact, n Names) (e Entry, ok bool) {
	switch f := f.(type) {
	case *personal.Attacked:
		e = struck(f, n)
	case *personal.Guessed:
		e = Entry{Who: n.PersonName(f.By), What: "attacks where somebody may be, " + f.Weapon, Throws: []Throw{throw(&f.Roll)},
			Result: "miss", Tone: Badly, Person: f.By}
	case *personal.Battered:
		e = Entry{Who: n.PersonName(f.By), What: fmt.Sprintf("attacks the door at %s", f.At), Throws: []Throw{throw(&f.Roll)},
			Need: fmt.Sprintf("against %d", f.Need), Result: fmt.Sprintf("it loses %d", f.Lost), Person: f.By}
		if f.Broken {
			e.Result, e.Tone = "it breaks", Well
		}
	case *personal.DamageRolled:
		e = Entry{What: f.Cause.String(), Throws: []Throw{throw(&f.Roll)}, Result: fmt.Sprint(max(0, f.Roll.Total)), Person: f.By}
		if f.By != 0 {
			e.Who, e.What = n.PersonName(f.By), f.Cause.String()+", "+harm(f)
		}
	case *personal.Checked:
		e = Entry{Who: n.PersonName(f.By), What: f.Roll.Cause.String(), Throws: []Throw{throw(&f.Roll)}, Result: fmt.Sprint(f.Roll.Total), Person: f.By}
		if !f.Open {
			e.Need = fmt.Sprintf("against %d", f.Need)
			e.Result, e.Tone = ended(f.Success)
		}
	case *personal.Saved:
		if f.Sure {
			return e, false
		}
		e = Entry{Who: n.PersonName(f.By), What: fmt.Sprintf("%s save against %s", f.Ability, f.Roll.Cause), Throws: []Throw{throw(&f.Roll)},
			Need: fmt.Sprintf("against %d", f.Need), Result: f.Degree.String(), Tone: Badly, Person: f.By}
		if f.Degree >= personal.Success {
			e.Tone = Well
		}
	case *personal.Contested:
		e = Entry{Who: n.PersonName(f.By), What: f.Roll.Cause.String(), Throws: []Throw{throw(&f.Roll), throw(&f.Counter)},
			Need: "against " + n.PersonName(f.Against), Person: f.By}
		e.Result, e.Tone = "a tie", Even
		switch {
		case f.Outcome > 0:
			e.Result, e.Tone = "won", Well
		case f.Outcome < 0:
			e.Result, e.Tone = "lost", Badly
		}
	case *personal.Damaged:
		e = Entry{What: say.English(f.Sentence(), n), Tone: Grave, Person: f.Person}
	default:
		return e, false
	}
	return e, true
}

// struck is an attack, for whoever throws: the target may, in defence.
func struck(f *personal.Attacked, n Names) Entry {
	e := Entry{
		Who: n.PersonName(f.By), What: fmt.Sprintf("attacks %s, %s", n.PersonName(f.Target), f.Weapon),
		Throws: []Throw{throw(&f.Roll)}, Need: fmt.Sprintf("against %d", f.Need), Result: "miss", Tone: Badly, Person: f.By,
	}
	if f.Cover != space.NoCover {
		e.Need += " with " + f.Cover.String()
	}
	switch f.Degree {
	case personal.CriticalFailure:
		e.Result = "critical miss"
		if f.Roll.Natural() == 1 {
			e.Result = "miss on a 1"
		}
	case personal.Success:
		e.Result, e.Tone = "hit", Well
	case personal.CriticalSuccess:
		e.Result, e.Tone = "critical hit", Well
	}
	if f.Defended {
		e.Who, e.What = n.PersonName(f.Target), fmt.Sprintf("defends against %s, %s", n.PersonName(f.By), f.Weapon)
		e.Person, e.Tone = f.Target, Well+Badly-e.Tone
	}
	return e
}

// harm is what a roll of damage dice is for.
func harm(f *personal.DamageRolled) string {
	switch f.Roll.Cause {
	case "healing", "soak":
		return f.Roll.Cause.String()
	}
	return "damage"
}
