package picture

import "broadside/sim/say"

// Fit returns a text if it fits into a row, and otherwise only its message.
func Fit(t say.Text) say.Text {
	if len(t) > say.Max {
		return t.Message()
	}
	return t
}

// FitList returns a list of as many texts as fit into a row.
func FitList(texts []say.Text) say.Text { return fit(texts, say.List) }

// FitListAfter returns a sentence, and behind it a list of as many texts as fit into the row.
func FitListAfter(first say.Text, texts []say.Text) say.Text {
	if all := fit(texts, func(texts []say.Text) say.Text { return say.Sentences(first, say.Capital(say.List(texts))) }); all != "" {
		return all
	}
	return first
}

// FitSentences returns as many sentences as fit into a row, one after the other.
func FitSentences(texts []say.Text) say.Text {
	return fit(texts, func(texts []say.Text) say.Text { return say.Sentences(texts...) })
}

func fit(texts []say.Text, join func([]say.Text) say.Text) say.Text {
	for n := len(texts); n > 0; n-- {
		if all := join(texts[:n]); len(all) <= say.Max {
			return all
		}
	}
	return ""
}
