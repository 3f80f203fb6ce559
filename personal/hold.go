package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// MaxHolds is the maximum number of people that one person holds and carries.
const MaxHolds = 8

// Hold is a person's hold on somebody they grapple or carry (ME-GRAPPLE, HOE-BULK).
type Hold struct {
	Person  crew.ID
	Carried bool // not grappled
}

// Fields describes a Hold.
func (h *Hold) Fields(c field.Coder) {
	IDField(c, "person", &h.Person)
	field.Bool(c, "carried", &h.Carried)
}

// HasHold reports whether one person grapples or carries another.
func (p *Person) HasHold(id crew.ID) bool {
	return slices.ContainsFunc(p.Holds, func(h Hold) bool { return h.Person == id })
}

// Touching reports whether one of two people grapples or carries the other.
func Touching(a, b *Person) bool { return a.HasHold(b.ID) || b.HasHold(a.ID) }

// OnHeld reports whether the space that a person would occupy at a square contains anyone
// whom they grapple.
func (f *Fight) OnHeld(p *Person, at deckplan.Square) bool {
	return slices.ContainsFunc(p.Holds, func(h Hold) bool {
		o := f.Person(h.Person)
		return !h.Carried && deckplan.Gap(at, f.Span(p), o.At, f.Span(o)) == 0
	})
}

// Grips reports whether one person grapples another.
func (p *Person) Grips(id crew.ID) bool { return slices.Contains(p.Holds, Hold{Person: id}) }

// HoldsFast reports whether one person holds another by a condition of theirs, such as with
// claws or in their mouth. It takes no hand.
func HoldsFast(p, o *Person) bool {
	return p.HasHold(o.ID) && slices.ContainsFunc(o.Conditions, func(a Affliction) bool { return a.By == p.ID && a.Ends == rulebook.EndsHold })
}

// Around returns whom a person is inside, or nil.
func Around(f *Fight, p *Person) *Person {
	for i := range p.Conditions {
		if a := &p.Conditions[i]; f.Book().Conditions[a.Condition].Flags&rulebook.Within != 0 && a.Ends == rulebook.EndsHold {
			return f.Person(a.By)
		}
	}
	return nil
}

// Enclosed reports whether one of two people is inside a creature that is neither the other nor
// around both of them.
func Enclosed(f *Fight, p, o *Person) bool {
	a, b := Around(f, p), Around(f, o)
	return a != b && a != o && b != p
}

// HandsReach reports whether somebody can lay hands on somebody else: close by, with nothing solid
// between them.
func HandsReach(f *Fight, p, o *Person) bool {
	return f.Distance(p, o) <= f.Book().Ranges.Reach && f.LineOfSight(p, o) && !Enclosed(f, p, o)
}

// IsCarrying reports whether somebody carries anybody.
func IsCarrying(p *Person) bool {
	return slices.ContainsFunc(p.Holds, func(h Hold) bool { return h.Carried })
}

// handsHold returns the number of hands that holds take: one for each person grappled,
// one for all who are carried, and none for those held fast.
func handsHold(f *Fight, p *Person) (n int) {
	carries := 0
	for _, h := range p.Holds {
		switch {
		case HoldsFast(p, f.Person(h.Person)):
		case h.Carried:
			carries = 1
		default:
			n++
		}
	}
	return n + carries
}

// Holder returns the person who grapples somebody, or nil.
func (f *Fight) Holder(p *Person) *Person {
	for i := range f.People {
		if o := &f.People[i]; o.Grips(p.ID) {
			return o
		}
	}
	return nil
}

// drags reports whether somebody grapples a person who slows them (ME-GRAPPLE).
func drags(f *Fight, p *Person) bool {
	return slices.ContainsFunc(p.Holds, func(h Hold) bool {
		return !h.Carried && f.Size(p)-f.Size(f.Person(h.Person)) < 2
	})
}

// isHeldByFlyer reports whether a flyer who is no lower than somebody keeps them from falling.
func isHeldByFlyer(f *Fight, p *Person) bool {
	for i := range f.People {
		if o := &f.People[i]; o.HasHold(p.ID) && o.Height >= p.Height && airborne(f, o) {
			return true
		}
	}
	return false
}

// hands returns how many hands somebody can use.
func hands(f *Fight, p *Person) int {
	n := 2
	for i := range p.Conditions {
		if h := f.Book().Conditions[p.Conditions[i].Condition].Hands; h >= 0 {
			n = min(n, int(h))
		}
	}
	return n
}

// HandsFree returns how many hands somebody has free.
func (f *Fight) HandsFree(p *Person) int {
	n := hands(f, p)
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Drawn && !a.Gone {
			n -= f.Weapon(a).Hands()
		}
	}
	return n - handsHold(f, p)
}

// CanResist reports whether somebody resists being held and pushed, which people at 0 and
// sleepers do not.
func CanResist(f *Fight, p *Person) bool { return f.CanAct(p) && !IsUnconscious(f, p) }

// BetterDefence returns the skill with which somebody resists a hold.
func BetterDefence(f *Fight, p *Person) int8 {
	book := f.Book()
	a, b := book.SkillFor(rulebook.SkillGrapple), book.SkillFor(rulebook.SkillResist)
	x, y := f.PrepareCheck(p, -1, a, "", nil), f.PrepareCheck(p, -1, b, "", nil)
	if b >= 0 && y.Bonus() > x.Bonus() {
		return b
	}
	return a
}

// IsUnconscious reports whether somebody lies unconscious, whatever hit points they have left.
func IsUnconscious(f *Fight, p *Person) bool { return f.Has(p, rulebook.PartDown) }

// CarryingRoom returns how much more a person can carry: their strength score, less what they
// are carrying.
func CarryingRoom(f *Fight, p *Person) int8 {
	most := f.SheetOf(p).Scores[f.Book().Movement.Strength]
	for _, h := range p.Holds {
		if h.Carried {
			most -= f.Book().Sizes[f.Size(f.Person(h.Person))].Bulk
		}
	}
	return most
}

// CheckCharmed refuses a person's own orders in a turn controlled by somebody who has
// charmed them. The GM gives those orders.
func CheckCharmed(f *Fight, p *Person) error {
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if c := &f.Book().Conditions[a.Condition]; p.Open && c.Flags&rulebook.Steers != 0 && (a.Number == 0 || a.Ends == rulebook.EndsFocus) {
			return f.Book().Refuse(rulebook.TopicTurn, "%s is %s: the GM decides what they do this turn", p.Name, c.Name)
		}
	}
	return nil
}
