package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// FindPrice returns the first price of an act that somebody can pay now, or why there is none.
// Out of their own turn only what is held can be paid; what is free can be done once they have
// had their turn (HOE-FREE), or at any time (ME-GRAPPLE, HOUSE-LURASKO).
func (f *Fight) FindPrice(p *Person, act rulebook.ActionKind) (price int, err error) {
	book := f.Book()
	a := &book.Actions[act]
	if !a.Has {
		return 0, book.Refuse(rulebook.TopicTurn, "%s has no order \"%s\"", book.Name, act)
	}
	if err := CheckForbidden(f, p, act); err != nil {
		return 0, err
	}
	if p.Acting {
		return -1, nil
	}
	if !p.Open && !p.Ambush.Open && !mayOutOfTurn(book, p, a) {
		return 0, book.Refuse(rulebook.TopicTurn, "it is not your turn")
	}
	if a.Half || a.Full {
		if err := checkMovement(f, p, a); err != nil {
			return 0, err
		}
	}
	if len(a.Prices) == 0 {
		return -1, nil
	}
	var names []string
	var barred error
	for i, x := range a.Prices {
		if err := f.CheckReserved(p, x.Token, act); err != nil {
			barred = err
			continue
		}
		if p.Tokens[x.Token] >= x.Count {
			return i, nil
		}
		if p.Tokens[x.Token] > 0 {
			barred = crew.Refuse(a.Rule, "%s has %d %s left, and that takes %d", p.Name, p.Tokens[x.Token], book.Tokens[x.Token].Called(p.Tokens[x.Token]), x.Count)
		}
		names = append(names, book.Tokens[x.Token].Name)
	}
	if barred != nil {
		return 0, barred
	}
	return 0, crew.Refuse(a.Rule, "%s has no %s left", p.Name, say.Join("%s or %s", say.Names(names)))
}

// mayOutOfTurn reports whether an act can be done out of one's own turn.
func mayOutOfTurn(book *rulebook.Book, p *Person, a *rulebook.Action) bool {
	if len(a.Prices) == 0 && a.Whenever {
		return true
	}
	held := slices.ContainsFunc(a.Prices, func(x rulebook.Price) bool { return book.Tokens[x.Token].Left == rulebook.Held })
	return p.Began && (held || len(a.Prices) == 0 && a.Any)
}

// checkMovement refuses an act that takes half or all of the movement, as standing up does, if that is not left.
func checkMovement(f *Fight, p *Person, a *rulebook.Action) error {
	gait := Gait(f, p)
	left, top := f.MovementLeft(p, gait), f.TopSpeed(p, gait)
	switch {
	case top == 0:
		return crew.Refuse(a.Rule, "%s cannot stand up at a speed of 0", p.Name)
	case a.Half && 2*left < top-top%2:
		return crew.Refuse(a.Rule, "%s has %d %s of movement left, and standing up takes %d", p.Name, left, f.Book().Unit, top/2)
	case a.Full && p.Spent > 0:
		return crew.Refuse(a.Rule, "%s has moved already, and standing up takes all of it", p.Name)
	}
	return nil
}

// CheckForbidden returns the refusal of an act that a condition forbids, or nil.
func CheckForbidden(f *Fight, p *Person, act rulebook.ActionKind) error {
	for i := range p.Conditions {
		if c := &f.Book().Conditions[p.Conditions[i].Condition]; c.Bars.Has(act) {
			return f.Book().Refuse(rulebook.TopicTurn, "%s is %s and cannot do that", p.Name, c.Name)
		}
	}
	return nil
}

// CheckReserved returns the refusal of an act while the action can only be used to reload
// (ME-RAPID) or to fire an aimed weapon.
func (f *Fight) CheckReserved(p *Person, token int8, act rulebook.ActionKind) error {
	book := f.Book()
	switch {
	case token != 0:
	case p.MustReload && act != rulebook.ActReload:
		return book.Refuse(rulebook.TopicAmmo, "a rapid reload has failed: the action must be to reload")
	case act != rulebook.ActAttack && f.Has(p, rulebook.PartAiming):
		return TakesAim(f, p)
	}
	return nil
}

// TakesAim refuses everything else to a person who is aiming.
func TakesAim(f *Fight, p *Person) error {
	return crew.Refuse(f.Book().Actions[rulebook.ActTarget].Rule, "%s is %s: fire, or end that with a bonus action", p.Name, f.Book().Conditions[f.Book().Roles[rulebook.PartAiming]].Name)
}

// Pay pays for an act.
func (f *Fight) Pay(p *Person, act rulebook.ActionKind) {
	a := &f.Book().Actions[act]
	price, err := f.FindPrice(p, act)
	if err != nil {
		return // already required by Check
	}
	if a.Full {
		p.Spent += f.TopSpeed(p, Gait(f, p))
	}
	if a.Half {
		p.Spent += f.TopSpeed(p, Gait(f, p)) / 2
	}
	if price >= 0 {
		x := a.Prices[price]
		p.Tokens[x.Token] -= x.Count
	}
}

// HoldsReady reports whether a readied action of a book is a held action, which is lost
// at the end of the round (HOE-HELD).
func HoldsReady(b *rulebook.Book) bool {
	return slices.ContainsFunc(b.Actions[rulebook.ActReady].Prices, func(x rulebook.Price) bool { return b.Tokens[x.Token].Left == rulebook.Held })
}

// CheckReaction returns why somebody cannot react any more, or nil.
func (f *Fight) CheckReaction(p *Person) error {
	book := f.Book()
	switch {
	case f.Helpless(p) || f.Flags(p)&rulebook.NoReactions != 0:
		return book.Refuse(rulebook.TopicReact, "%s cannot react", p.Name)
	case p.Surprised && book.Surprise.Round:
		return book.Refuse(rulebook.TopicSurprise, "%s is surprised and cannot react in this round", p.Name)
	case p.Surprised:
		return book.Refuse(rulebook.TopicSurprise, "%s is surprised and cannot react before the end of their first turn", p.Name)
	}
	if i := reactionToken(book); i >= 0 && p.Tokens[i] == 0 {
		return book.Refuse(rulebook.TopicReact, "%s's %s is used", p.Name, book.Tokens[i].Name)
	}
	return nil
}

// reactionToken returns the token of reactions, or -1 if a book has none.
func reactionToken(b *rulebook.Book) int {
	return slices.IndexFunc(b.Tokens, func(t rulebook.Token) bool { return t.Any })
}

// HasReacted reports whether somebody has no reaction left, in a book that counts
// reactions.
func HasReacted(f *Fight, p *Person) bool {
	i := reactionToken(f.Book())
	return i >= 0 && p.Tokens[i] == 0
}

// PayReaction takes the token of reactions, if a book has one.
func PayReaction(f *Fight, p *Person) {
	if i := reactionToken(f.Book()); i >= 0 && p.Tokens[i] > 0 {
		p.Tokens[i]--
	}
}

// MayRegain reports whether something that somebody does may start a layer's regaining
// (ME-REGEN).
func MayRegain(f *Fight, p *Person, layer int, how rulebook.Regain) bool {
	c := &p.Pools[layer]
	return f.Book().Layers[layer].Regain&how != 0 && c.Begun == 0 && c.Regain > 0 && c.Points < c.Most
}

// The phases of a layer's regaining (ME-REGEN). Something that its owner does in a turn
// makes it try; a next turn without damage begins it; then only damage that the layer
// could have met, or its maximum, ends it.
const (
	Tried        = 1
	ShelterTurns = 2
)
