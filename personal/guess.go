package personal

import "broadside/sim/dice"

// guess is an attack on a square. A wrong guess misses whatever the die shows,
// which is thrown all the same, so that the log gives nothing away (ME-UNSEEN).
func (f *Fight) guess(p *Person, m *means, i *Attack) {
	if n := f.door(p.Deck, i.At); n >= 0 && f.shut(p.Deck, i.At) {
		f.batter(p, m, n, i)
		return
	}
	t := f.standsAt(p.Deck, i.At)
	if t != nil && t != p {
		f.strike(p, m, t, &Attack{Weapon: i.Weapon, Hand: i.Hand, Target: t.ID, Spare: i.Spare})
		return
	}
	if n := f.mineAt(p.Deck, i.At, p.Side); n >= 0 {
		f.shoot(p, m, n)
		return
	}
	r := dice.Roll{Cause: "attack"}
	r.Disadvantage("an unseen target")
	r.D20(f.Tray)
	f.emit(f.watchers(p), &Guessed{By: p.ID, Weapon: m.weapon.Name, Roll: r})
}

// batter is an attack on a closed door.
func (f *Fight) batter(p *Person, m *means, n int, i *Attack) {
	book := f.Book()
	d := &f.Decks[p.Deck].Doors[n]
	r := f.rollAt(p, m, i.At)
	r.D20(f.Tray)
	o := outcome(book, r, int(book.Doors.Defence), true)
	told := &Battered{By: p.ID, At: i.At, Roll: r, Need: int16(book.Doors.Defence)}
	f.tell(p, told)
	if !o.Good() {
		return
	}
	told.Lost = int16(f.dealt(p, m, &Blow{}, o.Degree == CriticalSuccess))
	if d.Points -= min(d.Points, told.Lost); d.Points == 0 {
		d.Broken, d.Open, d.Locked = true, true, false
		told.Broken = true
		f.doorStamp++
	}
}
