package action

import (
	"broadside/personal"
	"broadside/personal/rulebook"
)

// refillTokens restores the tokens that are refilled at a time.
func refillTokens(f *personal.Fight, p *personal.Person, when rulebook.Refill) {
	book, sheet := f.Book(), f.SheetOf(p)
	for i := range book.Tokens {
		t := &book.Tokens[i]
		if t.Refill != when {
			continue
		}
		p.Tokens[i] = t.Count
		if i == 0 && sheet.Actions > 0 {
			p.Tokens[i] = sheet.Actions
		}
		if i == 0 {
			p.Tokens[i] = max(0, p.Tokens[i]+personal.ExtraTokens(f, p))
		}
	}
}

// dropTokens removes the tokens left at the end of a turn that are not kept or held
// (HOE-HELD).
func dropTokens(f *personal.Fight, p *personal.Person, roundEnds bool) {
	book := f.Book()
	for i := range book.Tokens {
		if l := book.Tokens[i].Left; l == rulebook.Lost || l == rulebook.Held && roundEnds {
			p.Tokens[i] = 0
		}
	}
}
