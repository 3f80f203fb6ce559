package say

// NameTexts makes the texts of names, each of them once.
type NameTexts struct{ made map[string]Text }

// Of returns the Name of a string.
func (n *NameTexts) Of(s string) Text {
	t, made := n.made[s]
	if !made {
		if n.made == nil {
			n.made = map[string]Text{}
		}
		t = Name(s)
		n.made[s] = t
	}
	return t
}
