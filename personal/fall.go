package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// drop lets somebody fall whom nothing holds up: a flyer who is knocked down or
// held still, whoever walks into a shaft (ME-FLYING, HOUSE-SHAFT).
func (f *Fight) drop(p *Person) {
	book := f.Book()
	if f.heldUp(p) {
		return
	}
	height := p.Height
	p.Height = 0
	if height += f.plunge(p); height == 0 {
		return
	}
	f.letGo(p)
	n := min(int(height/max(1, book.Falls.Every)), int(book.Falls.Most))
	f.tell(p, &Dropped{p.ID, height})
	if n == 0 || f.offersHold(p, height) {
		return
	}
	f.crash(p, n)
}

// crash is the damage of a fall, so many dice.
func (f *Fight) crash(p *Person, n int) {
	book := f.Book()
	r := f.damageDice("fall", dice.Dice{Count: int8(n), Faces: book.Falls.Faces}, 1, nil)
	f.emit(f.watchers(p), &DamageRolled{Roll: r, Cause: "the fall"})
	f.hurt(Wound{Target: p.ID, Type: book.Falls.Type, Amount: r.Total, Cause: "fall"})
	if book.Falls.Prone {
		f.setPart(p, rulebook.PartProne, true)
	}
}

// Dropped says that somebody falls.
type Dropped struct {
	Person crew.ID
	Height int16
}

func (*Dropped) Kind() event.Kind { return KindDropped }

// Fields describes a Dropped.
func (f *Dropped) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	field.Int(c, "height", &f.Height, 0, 10_000)
}

func (f *Dropped) Sentence(n event.Names) string {
	return fmt.Sprintf("%s falls from a height of %d.", name(n, f.Person), f.Height)
}
