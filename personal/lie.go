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
