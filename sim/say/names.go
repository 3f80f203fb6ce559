package say

// NameTexts caches the texts of names, and of messages with one name.
type NameTexts struct {
	made   map[string]Text
	within map[naming]Text
}

type naming struct {
	message Text
	name    string
}

// Of returns the Name of a string.
func (n *NameTexts) Of(name string) Text {
	t, made := n.made[name]
	if !made {
		if n.made == nil {
			n.made = map[string]Text{}
		}
		t = Name(name)
		n.made[name] = t
	}
	return t
}

// In returns a message with a name as its only value.
func (n *NameTexts) In(message Text, name string) Text {
	of := naming{message, name}
	t, made := n.within[of]
	if !made {
		if n.within == nil {
			n.within = map[naming]Text{}
		}
		t = Of(message, name)
		n.within[of] = t
	}
	return t
}
