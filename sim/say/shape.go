package say

// The shapes in which texts are combined outside of sentences: lists, titles, values.
// They are the only messages without a word. A language can set them in its own way, such
// as with a space before a colon.
const (
	pairShape      Text = "%s, %s"
	clausesShape   Text = "%s; %s"
	sentencesShape Text = "%s %s"
	dotShape       Text = "%s · %s"
	withShape      Text = "%s + %s"
	labelShape     Text = "%s: %s"
	asideShape     Text = "%s (%s)"
	ruledShape     Text = "%s [%s]"
	captionShape   Text = "[%s]"
	amountShape    Text = "%d %s"
	numberedShape  Text = "%s %d"
	changeShape    Text = "%s %d → %s"
	doesShape      Text = "%s %s."
	doesToShape    Text = "%s %s %s."
	capitalShape   Text = "%S"
	stopShape      Text = "%s."
	sentenceShape  Text = "%S."
	forShape       Text = "+%s"
	againstShape   Text = "−%s"
)

// Pair joins two texts with a comma.
func Pair(one, other any) Text { return Of(pairShape, one, other) }

// List joins texts with commas.
func List(texts []Text) Text { return Join(pairShape, texts) }

// Items splits a list.
func Items(list Text) []Text {
	pair := parts(list)
	if len(pair) != 3 || textOf(pair[0]) != pairShape {
		if list == "" {
			return nil
		}
		return []Text{list}
	}
	return append(Items(textOf(pair[1])), Items(textOf(pair[2]))...)
}

// Clauses joins texts with semicolons.
func Clauses(texts ...Text) Text { return Join(clausesShape, texts) }

// Sentences joins texts with spaces, without the empty ones.
func Sentences(texts ...Text) (all Text) {
	for _, t := range texts {
		switch {
		case t == "":
		case all == "":
			all = t
		default:
			all = Of(sentencesShape, all, t)
		}
	}
	return all
}

// Place returns the message that names a square by its column and row alone.
func Place() Text { return sentencesShape }

// Kind returns a value and its kind: "2d6 fire".
func Kind(value, of any) Text { return Of(sentencesShape, value, of) }

// Dots joins texts with dots, in one line of a list.
func Dots(texts ...Text) Text { return Join(dotShape, texts) }

// With returns an order and what is chosen with it.
func With(texts ...Text) Text { return Join(withShape, texts) }

// Label returns a title and its content.
func Label(title, what any) Text { return Of(labelShape, title, what) }

// Aside returns a text with an explanation.
func Aside(text, more any) Text { return Of(asideShape, text, more) }

// Ruled returns a text followed by the id of a rule.
func Ruled(text, rule any) Text { return Of(ruledShape, text, rule) }

// Caption returns the caption of a sound.
func Caption(text any) Text { return Of(captionShape, text) }

// Amount returns a number of something that a data file names: "30 ft".
func Amount(n, of any) Text { return Of(amountShape, n, of) }

// Numbered returns one of several of the same name: "Gunner 2".
func Numbered(name, n any) Text { return Of(numberedShape, name, n) }

// Change returns an old and a new value.
func Change(name any, was any, is any) Text { return Of(changeShape, name, was, is) }

// Does returns somebody and what they do, in words that follow a name; to is the person
// to whom they do it, or "".
func Does(who, does, to Text) Text {
	if to == "" {
		return Of(doesShape, who, does)
	}
	return Of(doesToShape, who, does, to)
}

// Capital returns a text with a capital first letter.
func Capital(t any) Text { return Of(capitalShape, t) }

// Stop returns a text with a full stop.
func Stop(t any) Text { return Of(stopShape, t) }

// Sentence returns a text with a capital and a full stop.
func Sentence(t any) Text { return Of(sentenceShape, t) }

// For returns a reason for a roll: advantage.
func For(reason any) Text { return Of(forShape, reason) }

// Against returns a reason against one: disadvantage.
func Against(reason any) Text { return Of(againstShape, reason) }

// Reason undoes For or Against: it returns the reason, and which of them it was, if
// either.
func Reason(t Text) (reason Text, good, bad bool) {
	if p := parts(t); len(p) == 2 {
		switch textOf(p[0]) {
		case forShape:
			return textOf(p[1]), true, false
		case againstShape:
			return textOf(p[1]), false, true
		}
	}
	return t, false, false
}
