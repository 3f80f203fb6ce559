package personal

// regrows says whether somebody regains hit points by their nature.
func (f *Fight) regrows(p *Person) bool { return f.SheetOf(p).Regrows.Points > 0 }

// regrow is what they regain at the start of a turn, at 0 as well; who does not, and is
// at 0, dies.
func (f *Fight) regrow(p *Person) {
	if !f.regrows(p) || p.Out() {
		return
	}
	switch charred := p.Charred; {
	case !charred && p.HP < f.maxHP(p):
		f.Heal(p, int32(f.SheetOf(p).Regrows.Points))
	case charred && p.HP == 0:
		f.die(p, DiedAtZero, "")
	}
	p.Charred = false
}
