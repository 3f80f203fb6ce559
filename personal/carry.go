package personal

// Carry has a person be as they were after an earlier battle, who has the same
// sheet: their wounds, and what they have used up. What others do to them, and what
// lasts only so long, has ended.
func (p *Person) Carry(was *Person) {
	p.State, p.HP, p.MaxHP = was.State, was.HP, was.MaxHP
	p.Bad, p.Good, p.MostBad = was.Bad, was.Good, was.MostBad
	p.Rest, p.Hours = was.Rest, was.Hours
	p.Slots, p.Reserves, p.Clips = was.Slots, was.Reserves, was.Clips
	p.Worn, p.Doffed = was.Worn, was.Doffed
	for i := range p.Pools {
		p.Pools[i].Points = min(p.Pools[i].Most, was.Pools[i].Points)
	}
	p.Devices = append(p.Devices[:0], was.Devices...)
	p.Arms = append(p.Arms[:0], was.Arms...)
}
