package boots

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// present describes a person's present state, as far as rulings can change it.
func present(v *view.View, p *picture.PersonRow) say.Text {
	parts := []say.Text{say.Of("%s: %d of %d", kit.Capital(say.Name(v.Text(picture.PointsText))), p.HP, p.MaxHP)}
	if p.State != personal.Able {
		parts = append(parts, say.Text(p.State.String()))
	}
	if has := stocks(v, p.ID, picture.LayerStock, picture.ReserveStock); has != "" {
		parts = append(parts, has)
	}
	if total, has := turnOf(v, p); has {
		parts = append(parts, say.Of("initiative %d", total))
	}
	parts = append(parts, say.Of("at %s", p.At))
	if is := states(p); is != "" {
		parts = append(parts, is)
	} else {
		parts = append(parts, "no condition")
	}
	return say.Stop(say.Clauses(parts...))
}

// turnOf returns somebody's initiative; false before it is rolled.
func turnOf(v *view.View, p *picture.PersonRow) (total int16, has bool) {
	for i := range v.Turns {
		if v.Turns[i].Seat == p.Seat {
			return v.Turns[i].Total, true
		}
	}
	return 0, false
}

// acts describes a ruling on somebody's initiative.
func acts(v *view.View, p *picture.PersonRow, to int32) say.Text {
	if total, has := turnOf(v, p); has {
		return say.Of("From %d to %d; you break ties.", total, to)
	}
	return say.Of("They act on %d; you break ties.", to)
}

// afflicted describes a ruling on a condition, and which of them somebody has.
func afflicted(p *picture.PersonRow, condition string) say.Text {
	if p.Conditions == "" {
		return say.Of("%s. They have no condition now.", kit.Capital(say.Name(condition)))
	}
	return say.Of("%s. Now: %s.", kit.Capital(say.Name(condition)), p.Conditions)
}

// stocked adds to the description of a ruling how much somebody has now.
func stocked(does say.Text, v *view.View, p *picture.PersonRow, stock picture.StockID) say.Text {
	return say.Sentences(does, say.Of("Now %d.", v.StockLeft(p.ID, stock)))
}

// mark is the square of a deck to which a ruling moves somebody.
type mark struct {
	deck uint8
	at   deckplan.Square
}

// put refuses to move somebody to a deck that they are not on, or to where they are.
func (m mark) put(e entry, p *picture.PersonRow) entry {
	switch {
	case m.deck != p.Deck:
		e.Why = "The deck that is shown is not theirs."
	case m.at == p.At:
		e.Why = "They are there: mark another square on the deck first."
	}
	return e
}
