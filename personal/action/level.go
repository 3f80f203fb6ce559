package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// mayLevel refuses a level that the book does not have, and one whose points nobody knows.
func (r *DeckRuling) mayLevel(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	switch x := &book.Levels; {
	case x.Most == 0:
		return crew.Refuse(crew.Manners, "%s has no levels", book.Name)
	case r.Amount < 0 && p.Levels == 0:
		return crew.Refuse(crew.Manners, "%s has been given no level", p.Name)
	case r.Amount < 0 && p.MaxHP+r.Amount < 1:
		return crew.Refuse(crew.Manners, "that leaves %s no %s", p.Name, book.Words.Points)
	case r.Amount < 0:
		return nil
	case p.State == personal.Dead:
		return crew.Refuse(crew.Manners, "%s is dead, and gains no level", p.Name)
	case personal.Level(f, p) >= x.Most:
		return crew.Refuse(crew.Manners, "%s is level %d, and there is none higher", p.Name, x.Most)
	case r.Amount == 0 && gains(f, p).IsNone():
		return crew.Refuse(crew.Manners, "neither the book nor their sheet says how many %s %s gains: say how many", book.Words.Points, p.Name)
	}
	return nil
}

// gains returns the dice of the points that somebody gains with a level.
func gains(f *personal.Fight, p *personal.Person) dice.Dice {
	if d := f.SheetOf(p).Experience.Gains; !d.IsNone() {
		return d
	}
	return f.Book().Levels.Points
}

// level gives somebody a level (its points, those ruled or those of the book, and a reserve), or takes
// one back.
func (r *DeckRuling) level(f *personal.Fight, p *personal.Person) {
	if r.Amount < 0 {
		r.takeLevel(f, p)
		return
	}
	book := f.Book()
	x, was := &book.Levels, personal.Proficiency(f, p)
	p.Levels++
	points, d, thrown := r.Amount, gains(f, p), int32(0)
	if points == 0 {
		roll := f.DamageDice("", d, 1)
		thrown = roll.Total
		points = thrown + int32(f.Modifier(p, x.Ability))
		if x.Adds {
			points += int32(personal.Proficiency(f, p) - was)
		}
		points = max(1, points)
	}
	p.MaxHP = min(personal.MaxPoints, p.MaxHP+points)
	if p.HP > 0 {
		p.HP = min(p.HP+points, f.MaxHP(p))
	}
	if n := x.Reserve; n >= 0 && f.SheetOf(p).Reserves[n] > 0 {
		p.Reserves[n] = min(p.Reserves[n]+x.Stock, personal.MaxReserve)
	}
	told := say.Of("is level %d now, with %d more %s", personal.Level(f, p), points, book.Words.Points)
	if thrown > 0 && d.Count > 0 {
		told = say.Of("is level %d now, with %d more %s: %s gave %d", personal.Level(f, p), points, book.Words.Points, d, thrown)
	}
	tellLevel(f, p, told)
}

// takeLevel takes back a level that somebody was given by mistake, with the points and the reserve of
// it.
func (r *DeckRuling) takeLevel(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	p.Levels--
	p.MaxHP += r.Amount
	if p.HP > 0 {
		p.HP = min(max(1, p.HP+r.Amount), f.MaxHP(p))
	}
	if n := book.Levels.Reserve; n >= 0 && f.SheetOf(p).Reserves[n] > 0 {
		p.Reserves[n] = max(0, p.Reserves[n]-book.Levels.Stock)
	}
	tellLevel(f, p, say.Of("is level %d again, with %d fewer %s", personal.Level(f, p), -r.Amount, book.Words.Points))
}

// tellLevel tells somebody's own side about their level: foes do not know how many points they have.
func tellLevel(f *personal.Fight, p *personal.Person, told say.Text) {
	f.TellOwnSide(p, &personal.Did{By: p.ID, What: told})
}

// carryReserves restores what somebody has of their reserves. What came with levels that the sheet has
// gained since is not added again.
func carryReserves(p *personal.Person, then *personal.Fight, was, began *personal.Person) {
	x := &then.Book().Levels
	for i := range p.Reserves {
		had := began.Reserves[i]
		if int8(i) == x.Reserve && then.SheetOf(was).Reserves[i] > 0 {
			had += int16(was.Levels-p.Levels) * x.Stock
		}
		p.Reserves[i] = crew.Shift(was.Reserves[i], had, p.Reserves[i], 0, personal.MaxReserve)
	}
}

// carryLevels returns the levels that somebody still has beyond a sheet that may have risen since
// they gained them.
func carryLevels(now, then *personal.Fight, p, was *personal.Person) int8 {
	return max(0, min(was.Levels, personal.Level(then, was)-now.SheetOf(p).Experience.Level))
}
