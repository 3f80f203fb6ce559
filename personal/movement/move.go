// Package movement holds how people get from square to square: the paths that they order
// and walk, whom they drag along, and what they notice before a step.
package movement

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Move goes along a path, square by square, each adjacent to the one before it (ME-MOVE,
// ME-BREAK, HOE-SPEED). A ladder connects its two ends.
type Move struct {
	Path   []deckplan.Square
	Mode   rulebook.Mode
	Jump   bool  // over what lies between the first square and the last
	Height int16 // flying: the height to rise or sink to before it
}

func (*Move) Verb() crew.Verb { return crew.Walk }

// Fields describes a Move.
func (i *Move) Fields(c field.Coder) {
	field.List(c, "path", &i.Path, personal.MaxPath, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
	field.Int(c, "mode", &i.Mode, 0, int64(rulebook.LastMode))
	field.Bool(c, "jump", &i.Jump)
	field.Int(c, "height", &i.Height, 0, 10_000)
}

// Check walks the path without moving anybody.
func (i *Move) Check(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	if err := i.checkStart(f, p); err != nil {
		return err
	}
	left := f.MovementLeft(p, i.Mode)
	if left <= 0 && personal.LeftElse(f, p) > 0 {
		return book.Refuse(rulebook.TopicSpeeds, "%s has already moved %d %s, and has a speed of %d there", p.Name, p.Spent, book.Unit, f.TopSpeed(p, i.Mode)*int16(1+p.Dashes))
	}
	if i.Jump {
		return i.checkJump(f, p, left)
	}
	return i.checkPath(f, p, left)
}

// checkStart refuses to set out if somebody cannot move now, or not in that way.
func (i *Move) checkStart(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	switch {
	case !p.Open && !p.Acting:
		return book.Refuse(rulebook.TopicTurn, "%s moves only in their own turn", p.Name)
	case len(p.Path) > 0:
		return book.Refuse(rulebook.TopicMove, "%s is still under way", p.Name)
	case len(i.Path) == 0 && (i.Height == p.Height || i.Jump):
		return book.Refuse(rulebook.TopicMove, "the way has no squares")
	case i.Jump && i.Mode != rulebook.Walk:
		return book.Refuse(rulebook.TopicMove, "only those who walk can jump")
	case i.Mode != rulebook.FlyMode && i.Height != 0:
		return book.Refuse(rulebook.TopicMove, "only those who fly can leave the ground")
	case i.Mode == rulebook.FlyMode && personal.Speed(f, p, rulebook.FlyMode) == 0:
		return book.Refuse(rulebook.TopicSpeeds, "%s cannot fly", p.Name)
	case f.Flags(p)&rulebook.NoMove != 0 || f.TopSpeed(p, i.Mode) == 0:
		return book.Refuse(rulebook.TopicMove, "%s cannot move", p.Name)
	case f.Flags(p)&rulebook.Crawls != 0 && i.Mode == rulebook.FlyMode:
		return book.Refuse(rulebook.TopicMove, "%s must stand up first", p.Name)
	}
	if personal.Strides(f, p) && !i.Jump {
		_, err := f.FindPrice(p, rulebook.ActStride)
		return err
	}
	return nil
}

// checkPath refuses squares that cannot be entered one after another, or not with the movement
// that is left.
func (i *Move) checkPath(f *personal.Fight, p *personal.Person, left int16) error {
	book := f.Book()
	cost, short := deckplan.Abs(i.Height-p.Height), false
	defer func(was int16) { p.Height = was }(p.Height)
	p.Height = i.Height // the path begins at that height
	at := p.At
	for _, q := range i.Path {
		c, err := personal.KnownStepCost(f, p, at, q, i.Mode)
		if err != nil {
			return err
		}
		if cost += c; q.Level != at.Level {
			cost, p.Height = cost+p.Height, 0
		}
		if !short {
			left = personal.StepLeft(f, p, i.Mode, at, q)
			short = cost > left
		}
		at = q
	}
	if o := personal.KnownInWay(f, p, at); o != nil {
		return book.Refuse(rulebook.TopicPass, "%s cannot stay where %s is", p.Name, f.NameFor(p, o))
	}
	if err := affordsClimbs(f, p, i); err != nil {
		return err
	}
	if short || cost > left {
		return book.Refuse(rulebook.TopicMove, "that takes %d %s, and %s has %d left", cost, book.Unit, p.Name, left)
	}
	return nil
}

// MostClimbs returns how many climbs somebody can pay for (HOE-COMMON).
func MostClimbs(f *personal.Fight, p *personal.Person) int8 {
	a := &f.Book().Actions[rulebook.ActClimb]
	if !PaysClimbs(f) || p.Acting {
		return personal.MaxPath
	}
	return p.Tokens[a.Prices[0].Token] / a.Prices[0].Count
}

// PaysClimbs reports whether the book charges actions for climbing.
func PaysClimbs(f *personal.Fight) bool {
	a := &f.Book().Actions[rulebook.ActClimb]
	return a.Has && len(a.Prices) > 0
}

// affordsClimbs requires the actions that climbing takes (HOE-COMMON).
func affordsClimbs(f *personal.Fight, p *personal.Person, i *Move) error {
	n, at := int8(0), p.At
	for _, q := range i.Path {
		if personal.Climbs(f, p, at, q, i.Mode) {
			n++
		}
		at = q
	}
	if n > MostClimbs(f, p) {
		a := &f.Book().Actions[rulebook.ActClimb]
		return crew.Refuse(a.Rule, "%s needs %s to climb there", p.Name, say.Count(int(n*a.Prices[0].Count), "%d action", "%d actions"))
	}
	return nil
}

// checkJump requires a straight jump, no longer than the book says. Only its end is
// touched.
func (i *Move) checkJump(f *personal.Fight, p *personal.Person, left int16) error {
	book := f.Book()
	long, leap := int16(len(i.Path))*book.Square, personal.JumpDistance(f, p)
	switch {
	case f.Flags(p)&rulebook.Crawls != 0:
		return book.Refuse(rulebook.TopicMove, "%s must stand up first", p.Name)
	case long > leap && book.Movement.Leap > 0:
		return book.Refuse(rulebook.TopicMove, "%s jumps %d %s at most", p.Name, leap, book.Unit)
	case long > leap:
		return book.Refuse(rulebook.TopicMove, "nobody jumps farther than %d %s", leap, book.Unit)
	case long > left && !personal.Strides(f, p):
		return book.Refuse(rulebook.TopicMove, "that takes %d %s, and %s has %d left", long, book.Unit, p.Name, left)
	}
	at := p.At
	for _, q := range i.Path {
		if deckplan.Near(at, q) != 1 || at.Level != q.Level || f.Blocked(p.Deck, q) {
			return book.Refuse(rulebook.TopicMove, "nobody can jump through %s", q)
		}
		if err := personal.LeapOver(f, p, at, q); err != nil {
			return err
		}
		at = q
	}
	if o := personal.KnownInWay(f, p, at); o != nil {
		return book.Refuse(rulebook.TopicPass, "%s cannot land where %s is", p.Name, f.NameFor(p, o))
	}
	if f.Book().Actions[rulebook.ActJump].Has {
		_, err := f.FindPrice(p, rulebook.ActJump)
		return err
	}
	return nil
}

// Do starts somebody on their path; Advance takes them along it.
func (i *Move) Do(f *personal.Fight, p *personal.Person) {
	if p.Acting {
		p.Aside, p.Stride = p.Stride, personal.Stride{}
	}
	if personal.Strides(f, p) && !i.Jump {
		f.Pay(p, rulebook.ActStride)
		p.Spent = 0
	}
	combat.BreakOff(f, p, rulebook.BreakMoves)
	p.Spent += deckplan.Abs(i.Height - p.Height)
	p.Mode = i.Mode
	if !i.Jump {
		p.Path = p.Path[:0]
		if p.Rises = i.Height; AskLeaving(f, p, p.At, i.Height) {
			p.Path = append(p.Path, p.At)
		} else {
			reachHeight(f, p, len(i.Path) == 0)
		}
		p.Path = append(p.Path, i.Path...)
		p.Beat = 0
		return
	}
	riseTo(f, p, i.Height)
	end := i.Path[len(i.Path)-1]
	if checkMines(f, p, end) {
		combat.TellMoved(f, p, p.Mode)
		return
	}
	if f.Book().Actions[rulebook.ActJump].Has {
		f.Pay(p, rulebook.ActJump)
	}
	p.Spent += int16(len(i.Path)) * f.Book().Square
	p.Path, p.Rises, p.Beat = append(p.Path[:0], i.Path...), 1, 0
	advanceJump(f, p)
}

// Step moves a person into the next square, with those whom they drag, and applies the
// effects of the square.
func Step(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	was := p.At
	personal.ForgetAsked(f, p)
	combat.MoveTo(f, p, to)
	leaveTrail(f, p, was)
	moved := dragHeld(f, p, was)
	combat.EnterSquare(f, p)
	for _, id := range moved {
		if o := f.Person(id); !o.IsOut() {
			combat.EnterSquare(f, o)
		}
	}
	combat.EndHoldsOf(f, p)
}
