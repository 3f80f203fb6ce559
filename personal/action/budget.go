package action

import (
	"slices"

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

// dropTokens removes the tokens whose rest is lost then: at the end of a turn, or what is
// held at the end of the round (HOE-HELD).
func dropTokens(f *personal.Fight, p *personal.Person, left ...rulebook.Leftover) {
	book := f.Book()
	for i := range book.Tokens {
		if slices.Contains(left, book.Tokens[i].Left) {
			p.Tokens[i] = 0
		}
	}
}
