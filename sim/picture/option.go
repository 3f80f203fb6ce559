package picture

import "broadside/sim/say"

// Fit returns a text if a row can hold it; else only its message is left.
func Fit(t say.Text) say.Text {
	if len(t) > say.Max {
		return t.Message()
	}
	return t
}

// FitList returns a list of as many texts as a row can hold.
func FitList(texts []say.Text) (all say.Text) {
	for n := len(texts); n > 0; n-- {
		if all = say.List(texts[:n]); len(all) <= say.Max {
			return all
		}
	}
	return ""
}
