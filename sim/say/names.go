package say

// NameTexts caches the texts of names, and of messages with one name.
type NameTexts struct {
	recent [16]struct { // of those made, by length and last letter: nearly all that are asked for
		name string
		text Text
	}
	made   map[string]Text
	within map[naming]Text
}

type naming struct {
	message Text
	name    string
}

// Of returns the Name of a string.
func (n *NameTexts) Of(name string) Text {
	if name == "" {
		return ""
	}
	r := &n.recent[(len(name)+5*int(name[len(name)-1]))%len(n.recent)]
	if r.name != name {
		r.name, r.text = name, n.make(name)
	}
	return r.text
}

// make returns the text of a name that is not among the recent ones.
func (n *NameTexts) make(name string) Text {
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
