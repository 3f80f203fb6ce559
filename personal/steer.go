package personal

import "broadside/personal/rulebook"

// Steered refuses orders of one's own in a turn that belongs to whoever has charmed
// one: the GM gives them.
func (f *Fight) Steered(p *Person) error {
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if c := &f.Book().Conditions[a.Condition]; p.Open && c.Flags&rulebook.Steers != 0 && a.Left == 0 {
			return f.Book().Refuse(rulebook.TopicTurn, "%s is %s: the GM says what they do in this turn", p.Name, c.Name)
		}
	}
	return nil
}
