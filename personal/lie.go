package personal

// Catcher is whoever catches what lies somewhere, the first of several.
func Catcher(f *Fight, a *ArmState) *Person {
	for i := range f.People {
		o := &f.People[i]
		if n := f.SheetOf(o).Catches; n > 0 && o.State == Able && o.Deck == a.Deck && o.At.Level == a.Lies.Level && f.DistanceTo(o, a.Lies) <= n {
			return o
		}
	}
	return nil
}

// Lies tells where a weapon of somebody's lies that they do not carry, or "".
func Lies(f *Fight, p *Person, a *ArmState) string {
	o := f.Person(a.Held)
	switch {
	case !a.Gone, a.Taken:
		return ""
	case o != nil && o.State == Able:
		if !Aware(f, p, o) {
			return "floats beside something"
		}
		return "floats beside " + o.Name
	case o != nil:
		return "lies at " + o.At.String()
	}
	return "lies at " + a.Lies.String()
}
