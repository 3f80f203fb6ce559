package configs

import (
	"fmt"
	"slices"

	"broadside/configs/page"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/schema"
)

// footbooks reads the books, their chapters, and the decks.
func (l *loader) footbooks() *rulebook.Library {
	lib := &rulebook.Library{}
	for i := range l.books {
		e := &l.books[i]
		r := &bookReader{loader: l, book: &rulebook.Book{Key: e.key}}
		if l.whole(e, func(m *page.Mapping) { r.read(m) }) {
			lib.Books = append(lib.Books, *r.book)
		}
	}
	for i := range l.chapters {
		l.hasBook(&l.chapters[i])
	}
	for i := range l.decks {
		e := &l.decks[i]
		p := deckplan.Plan{Key: e.key}
		if l.whole(e, func(m *page.Mapping) { readPlan(m, &p, lib) }) {
			lib.Plans = append(lib.Plans, p)
		}
	}
	return lib
}

// hasBook reports a chapter of a book that does not exist.
func (l *loader) hasBook(e *entry) {
	if m := e.page.Mapping(e.node, e.key); m != nil {
		chapterOf(m, keysOf(l.books))
	}
}

// chapterOf describes the book to which a chapter belongs, and returns its index, or -1.
func chapterOf(c schema.Coder, books []string) int {
	book := -1
	c.Need("book")
	schema.Named(c, "book", &book, "book", books, "that it adds to")
	return book
}

// bookReader reads a book: its rules, and then its chapters.
type bookReader struct {
	*loader
	book  *rulebook.Book
	lines []conditionLine // the lines of the book's conditions
}

type conditionLine struct {
	page *page.Page
	line int
	path string
}

func (r *bookReader) read(m *page.Mapping) {
	r.names()
	errors := r.Errors
	if r.book.Keys(m); r.Errors != errors {
		return // chapters would be checked against what is missing here
	}
	r.readChapters()
	r.chains()
	r.felling(m)
}

// eachChapter walks the chapters of the book, in the order of their files. It reports what is wrong
// with a whole chapter only if tell is set, so that it is reported once.
func (r *bookReader) eachChapter(tell bool, walk func(*page.Mapping)) {
	for i := range r.chapters {
		e := &r.chapters[i]
		var m *page.Mapping
		e.page.Silently(func() bool {
			if m = e.page.Mapping(e.node, e.key); m == nil || chapterOf(m, []string{r.book.Key}) < 0 {
				m = nil
			}
			return tell && m != nil
		})
		if m != nil {
			walk(m)
		}
	}
}

// readChapters reads the chapters, starting with what others name. Each is walked once for each
// kind of thing, so that chapters can name each other's.
func (r *bookReader) readChapters() {
	r.eachChapter(true, func(m *page.Mapping) {
		m.Know(rulebook.ChapterLists[:]...)
		m.Done()
	})
	for _, list := range rulebook.ChapterLists {
		r.eachChapter(false, func(m *page.Mapping) { r.book.ChapterKeys(m, list) })
	}
}

// names records the keys of conditions and sheets before anything names them.
func (r *bookReader) names() {
	b := r.book
	r.eachChapter(false, func(m *page.Mapping) {
		for _, at := range entriesOf(m, "conditions") {
			if b.Condition(at.key) >= 0 {
				m.Say(at.line, at.path, "there is a condition of this name in the book already", "give it another name")
				continue
			}
			b.Conditions = append(b.Conditions, rulebook.Condition{Key: at.key})
			r.lines = append(r.lines, conditionLine{m.Page, at.line, at.path})
		}
		for _, at := range entriesOf(m, "sheets") {
			if b.Sheet(at.key) >= 0 {
				m.Say(at.line, at.path, "the book has one of this key already", "give one of the two another key")
				continue
			}
			b.Sheets = append(b.Sheets, rulebook.NewSheet(at.key))
		}
	})
	if len(b.Conditions) > rulebook.MaxConditions {
		r.Add(page.Problem{File: b.Key, Message: "the book has too many conditions", Remedy: fmt.Sprintf("have at most %d", rulebook.MaxConditions)})
		b.Conditions = b.Conditions[:rulebook.MaxConditions]
	}
}

// named is an entry of a chapter's list.
type named struct {
	key, path string
	line      int
}

// entriesOf returns the entries of a chapter's list that have a valid key. What is wrong with the
// list is reported when it is read.
func entriesOf(m *page.Mapping, list string) (all []named) {
	n := m.Find(list)
	if n == nil {
		return nil
	}
	m.Silently(func() bool {
		if x := m.Page.Mapping(n, m.At(list)); x != nil {
			for _, key := range x.Keys {
				if page.GoodKey(key.Value) {
					all = append(all, named{key.Value, x.At(key.Value), key.Line})
				}
			}
		}
		return false
	})
	return all
}

// chains refuses conditions that cause themselves, lead back to themselves, or return whenever they
// end.
func (r *bookReader) chains() {
	b := r.book
	for i := range b.Conditions {
		for _, way := range []struct {
			name string
			to   func(*rulebook.Condition) []int16
		}{
			{"next", func(c *rulebook.Condition) []int16 { return []int16{c.Step} }},
			{"implies or brings", func(c *rulebook.Condition) []int16 { return slices.Concat(c.Implies, c.Brings) }},
			{"leaves", func(c *rulebook.Condition) []int16 { return slices.Concat(c.Leaves, c.Implies, c.Brings) }},
		} {
			if leadsBack(len(b.Conditions), int16(i), func(n int16) []int16 { return way.to(&b.Conditions[n]) }) {
				at := &r.lines[i]
				at.page.Say(at.line, at.path, fmt.Sprintf("the condition %s leads back to itself by %s", b.Conditions[i].Key, way.name), "cut the circle")
				break
			}
		}
	}
}

// felling refuses injuries that never take anybody out of the fight.
func (r *bookReader) felling(m *page.Mapping) {
	b := r.book
	if b.Toll != rulebook.TakesInjuries || len(b.Injuries.Table) == 0 {
		return
	}
	for _, at := range b.Injuries.Table {
		for left := len(b.Conditions); at >= 0 && left > 0; left-- { // circles have been reported already
			if b.Conditions[at].Flags&rulebook.Fells != 0 {
				return
			}
			at = b.Conditions[at].Step
		}
	}
	m.Fault("injuries", "no injury leads to one that fells, so they never end", "lead a condition of the table by `next:` to one with the flag `fells`")
}

// leadsBack reports whether one of several things can be reached from itself; way returns where
// each leads.
func leadsBack[N int16 | crew.FeatureID](several int, from N, way func(N) []N) bool {
	seen := make([]bool, several)
	for open := []N{from}; len(open) > 0; {
		n := open[len(open)-1]
		open = open[:len(open)-1]
		for _, to := range way(n) {
			if to == from {
				return true
			}
			if to >= 0 && !seen[to] {
				seen[to] = true
				open = append(open, to)
			}
		}
	}
	return false
}
