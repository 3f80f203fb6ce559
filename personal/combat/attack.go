// Package combat holds what happens to people: attacks, powers and devices, reactions,
// conditions, and their consequences.
package combat

import (
	"cmp"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Attack is one attack of an attack action (ME-ATTACK, ME-TOHIT, HOE-TOHIT): with a
// weapon at a person, or at a square where an unseen person is guessed to be (ME-UNSEEN)
// or where there is a door.
type Attack personal.Swing

func (*Attack) Verb() crew.Verb { return crew.Strike }

// Fields describes an Attack.
func (i *Attack) Fields(c field.Coder) { (*personal.Swing)(i).Fields(c) }

// Check refuses attacks that cannot be made from here now.
func (i *Attack) Check(f *personal.Fight, p *personal.Person) error {
	return aim.MayAttack(f, p, (*personal.Swing)(i))
}

// Do makes the attack.
func (i *Attack) Do(f *personal.Fight, p *personal.Person) {
	m, err := aim.MeansOf(f, p, (*personal.Swing)(i))
	if err != nil {
		return
	}
	payAttack(f, p, i, &m)
	jams := personal.HeatWeapon(f, &m)
	if m.Arm != nil && m.Ranged && m.Weapon.Props&rulebook.Thrown != 0 {
		LetLie(f, p, m.Arm, aim.TargetSquare(f, (*personal.Swing)(i)))
	}
	e, was := aim.ShotOf(f, p, &m), p.Tries
	switch {
	case m.Weapon.Blast.Zone != rulebook.NoZone:
		attackZone(f, p, &m, aim.TargetSquare(f, (*personal.Swing)(i)))
	case e != nil:
		fireShot(f, p, &m, e, i)
	case i.Hand == personal.WithBurst:
		fireBurst(f, p, &m, i.At)
	case i.Target == 0:
		attackSquare(f, p, &m, i)
	default:
		if t := f.Person(i.Target); t != nil {
			strike(f, p, &m, t, i)
		}
	}
	if p.Tries == was {
		countAttack(f, p)
	}
	if jams {
		f.TellDeed(p, say.Of("has %s jam", m.Weapon.Name), 0)
	}
	giveAway(f, p, noise(m.Weapon.Props&rulebook.Silent == 0))
	BreakOff(f, p, rulebook.BreakActs|rulebook.BreakStrikes)
	if e != nil && m.Weapon.Props&rulebook.Exposing != 0 {
		exposeSelf(f, p)
	}
}

// payAttack pays for an attack. The remaining attacks of an attack action can be made
// after more movement (ME-BETWEEN).
func payAttack(f *personal.Fight, p *personal.Person, i *Attack, m *personal.Means) {
	switch x := m.Weapon.Traits.Charge; {
	case i.Hand != personal.WithCharge:
	case x.Amount > 0:
		SpendReserve(f, p, x.Reserve, x.Amount)
	default:
		f.Pay(p, rulebook.ActTap)
	}
	switch {
	case m.IsOffHand():
		f.Pay(p, rulebook.ActSecond)
	case i.Hand == personal.WithTap:
		f.Pay(p, rulebook.ActTap)
	case p.Blows > 0:
		p.Blows--
	default:
		f.Pay(p, rulebook.ActAttack)
		p.Blows = max(1, attacksOf(f, p, i)) - 1
	}
	if (i.Hand == personal.WithWeapon || i.Hand == personal.WithThrow) && m.Arm != nil && m.Weapon.Props&rulebook.Light != 0 && !m.Weapon.Ranged() {
		p.Struck = int8(i.Weapon)
	}
}

// attacksOf returns how many attacks an attack action has if it begins with a weapon.
func attacksOf(f *personal.Fight, p *personal.Person, i *Attack) int8 {
	sheet := f.SheetOf(p)
	if n := int(i.Weapon) - 1; n >= 0 && n < len(sheet.Weapons) && sheet.Weapons[n].Blows > 0 {
		return sheet.Weapons[n].Blows
	}
	return sheet.Attacks
}

// strike throws an attack at a person and, if it hits, deals its damage, unless they may
// still react.
func strike(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, i *Attack) {
	var shot personal.Shot
	if aim.Prepare(f, &shot, p, m, t) != nil {
		return
	}
	b := personal.Blow{By: p.ID, Attack: personal.Swing(*i), Target: t.ID}
	told := guessTold(f, p, m, t, i.At)
	if damageFirst(f.Book()) && !breaksThrough(f, p, m, t, &b) {
		if told != nil {
			strikeNobody(f, p, m, i.At, event.Sides(0).With(p.Side))
		}
		hitAround(f, &b, m, p, t)
		return
	}
	o := throwAttack(f, &shot, p, t)
	if o.Good() && isSureCritical(f, p, t) {
		o.Degree = personal.CriticalSuccess
	}
	if o.Degree == personal.CriticalSuccess && !energy.CanBeCritical(f, m, f.Distance(p, t)) {
		o.Degree = personal.Success
	}
	broke := misfires(m, &o)
	to := f.Watchers(t)
	if told == nil {
		to = to.With(p.Side)
	}
	f.Emit(to, shot.Told(f, p, t, m.Weapon.Name, o))
	tellGuess(f, p, told, &shot.Roll, o.Good())
	on := t.ID
	if told != nil && !o.Good() {
		on = 0
	}
	sufferDie(f, p, m, &o, on, broke)
	b.Degree, b.Total, b.Need, b.Edge = o.Degree, int16(shot.Roll.Total), int16(shot.Need), int8(shot.Roll.Edge())
	if shot.Sure {
		b.Need = personal.Unmissable
	}
	if o.Good() && (offersGuard(f, &b, t) || offersPower(f, &b, m, t) || offersChoice(f, &b, p) || offersAura(f, &b, m, t)) {
		return
	}
	landBlow(f, &b, m)
}

// sufferDie applies what an attack's die does to the attacker, at a person or, if they know
// of nobody there, at 0.
func sufferDie(f *personal.Fight, p *personal.Person, m *personal.Means, o *personal.Outcome, on crew.ID, broke bool) {
	m.NoteRange(o.Good())
	if broke {
		breakWeapon(p, m.Arm)
		f.Tell(p, &personal.Broke{By: p.ID, Weapon: m.Weapon.Name})
	}
	fumble(f, p, m, o)
	if !countsAttacks(f, p) {
		return
	}
	countAttack(f, p)
	if a := m.Arm; a != nil {
		a.Off = !o.Good()
		a.Others = a.Others || a.First != 0 && a.First != on && on != 0
		a.First = cmp.Or(a.First, on)
	}
}

// damageFirst reports whether the damage of an attack is thrown before its roll.
func damageFirst(b *rulebook.Book) bool { return b.Screens() || b.Attack.Together }

// breaksThrough throws the damage of an attack before its roll, and reports whether any of
// it gets through the layers before the roll (LOL-SHIELD-MED).
func breaksThrough(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, b *personal.Blow) bool {
	book := f.Book()
	all := rollVolley(f, p, m, t, b)
	b.Widens = energy.Widens(book, b.Attack.Hand, all)
	w := personal.Wound{Target: t.ID, By: p.ID, Tags: energy.TagsOf(f, m, p, t), Cause: f.Names.Of(m.Weapon.Name)}
	w.Gather(all)
	covers, others := w, w
	covers.Outer, others.Inner = true, true
	if len(m.Weapon.Blast.Parts) == 0 {
		screenWound(f, t, &covers)
		others.Gather(covers.Portions())
	}
	b.Rest = others.Portions()
	screenWound(f, t, &others)
	b.Parts, b.Thrown = energy.RemainingOf(others.Portions()), true
	if b.Widens > 0 {
		energy.TellRemains(f, p, f.Names.Of(m.Weapon.Name), all, b.Parts)
		if energy.EnergyOf(book, b.Rest) == 0 {
			b.Widens = 0
		}
	}
	if energy.Total(all) == 0 {
		b.Parts = others.Portions() // a harmless blow is rolled like any other
	}
	return len(b.Parts) > 0
}

// misfires reports whether a natural roll was low enough to break a weapon, and then
// makes the attack a miss.
func misfires(m *personal.Means, o *personal.Outcome) bool {
	if n := m.Misfires(); n == 0 || o.Natural > int16(n) {
		return false
	}
	o.Degree = personal.Failure
	return true
}

// landBlow resolves an attack that can no longer be turned: it misses, or deals its damage.
func landBlow(f *personal.Fight, b *personal.Blow, m *personal.Means) {
	p, t := f.Person(b.By), f.Person(b.Target)
	if p == nil || t == nil {
		return
	}
	if comesBack(m) {
		at := t.At
		if aim.IsGuess(f, p, t) {
			at = b.Attack.At
		}
		bringBack(f, p, m, at, b.Degree >= personal.Success)
	}
	if b.Degree < personal.Success {
		if b.Thrown {
			hitAround(f, b, m, p, t)
		}
		caughtOn(f, b, m, p, t)
		graze(f, p, m, t)
		BreakOff(f, p, rulebook.BreakMisses)
		strayShot(f, p, m, b, t)
		return
	}
	dealHit(f, b, m, p, t)
}

// soaked names the damage that a reaction takes off a blow.
const soaked say.Text = "taken off"

// dealHit deals an attack to the person it hits, with all its effects.
func dealHit(f *personal.Fight, b *personal.Blow, m *personal.Means, p, t *personal.Person) {
	crit := b.Degree == personal.CriticalSuccess || hitsWeakness(f, m, t) || f.Flags(p)&rulebook.Telling != 0
	amount := int32(0)
	if !b.Thrown {
		amount = rollDamage(f, p, m, b, crit)
	} else if len(b.Parts) > 0 {
		amount = b.Parts[0].Amount
	}
	rolled, changes := amount, field.Few[dice.Mod]{}
	amount = max(0, amount-b.Soaked)
	dice.NoteChange(&changes, soaked, amount-rolled)
	on, at := t.Deck, t.At
	if fades(f, p, m, t) {
		dice.NoteChange(&changes, "beyond normal range", amount/2-amount)
		amount /= 2
	}
	BreakOff(f, p, rulebook.BreakHits)
	applyRiders(f, p, m, t, crit, false)
	w := personal.Wound{
		Target: t.ID, By: p.ID, Type: m.Weapon.Type, Amount: amount, Critical: crit, Tags: personal.HitTags(m), Spare: b.Attack.Spare || b.Attack.HeldBack(),
		Bypass: m.Weapon.Props&rulebook.Phasic != 0,
		Attack: true, Drive: m.Weapon.Drive, Surge: strategy.CriticalDrive(f.Book(), crit), Cause: f.Names.Of(m.Weapon.Name),
		Also: extraType(f, m, t), Called: m.Hand == personal.WithCall && b.Degree >= personal.Success, Enchanted: m.Weapon.Props&rulebook.Enchanted != 0,
		Passes: m.Weapon.Passes, Changes: changes,
	}
	if b.Thrown {
		energy.CarryThrown(f, b, m, &w, amount)
	} else {
		w.Parts = addedDamage(f, p, m, t, crit)
	}
	healByHit(f, p, m, amount)
	boostHit(f, p, t, &w, -1)
	if b.Thrown && b.Degree >= personal.Success { // a miss bursts before it strays
		hitAround(f, b, m, p, t)
	}
	applyRiders(f, p, m, t, crit, true)
	strikeBack(f, t, p, &w)
	splash(f, &m.Weapon.Splash, &w, t)
	if m.Weapon.Props&rulebook.Arc != 0 && m.Ranged {
		arcOn(f, p, m, t, amount)
	}
	leaveGround(f, p, m, on, at)
}

// isSureCritical reports whether any hit on somebody from the attacker's position is
// critical.
func isSureCritical(f *personal.Fight, p, t *personal.Person) bool {
	return f.Flags(t)&rulebook.CritMet != 0 && f.Distance(p, t) <= f.Book().Ranges.Reach
}

// rollDamage throws the damage of a hit: if it is critical, dice are doubled and
// additions are not (ME-CRIT, HOE-CRIT).
func rollDamage(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, crit bool) int32 {
	book, t := f.Book(), f.Person(b.Target)
	d := damageDice{counted: 1}
	d.prepare(f, p, m, b, t, crit)
	r := &d.roll
	for _, s := range d.sets {
		r.ThrowSum(f.Tray, s.Count, s.Faces)
	}
	p.Sneaked = p.Sneaked || d.sneaks
	personal.FloorDamage(r)
	if r.Dice.Len()+r.Mods.Len() > 0 {
		strategy.RaiseCritical(book, r, crit)
		personal.TellHarm(f, p, t, p.ID, r, f.Names.Of(m.Weapon.Name))
	}
	amount := r.Total + extraDamage(f, p, m, t)
	if x := m.Weapon.Traits.Deadly; crit && !x.IsNone() {
		more := f.DamageDice("deadly", x, 1)
		personal.TellHarm(f, p, t, p.ID, &more, f.Names.Of(m.Weapon.Name))
		amount += more.Total
	}
	return amount
}

// fades reports whether a hit deals half damage because it is beyond normal range.
func fades(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) bool {
	return m.Weapon.Props&rulebook.Fading != 0 && m.Ranged && f.Distance(p, t) > m.Weapon.Near
}

// rollVolley rolls the damage of a hit: of its weapon and, in a book where all weapons in
// hand strike as one, of the others, each with its own additions (LOL-COMBINED,
// LOL-RESIST-SPLIT).
func rollVolley(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, b *personal.Blow) []personal.Portion {
	all := rollSalvo(f, p, m, t, b, 0)
	for n, o := range aim.WeaponsBeside(f, p, m, t, &b.Attack) {
		personal.HeatWeapon(f, &o)
		all = append(all, rollSalvo(f, p, &o, t, b, uint8(n+1))...)
	}
	return all
}

// rollSalvo throws the damage of one weapon of an attack. The parts of an explosive keep
// their own drives (LOL-EXPLOSIVE).
func rollSalvo(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, b *personal.Blow, of uint8) (all []personal.Portion) {
	book := f.Book()
	surge := book.Attack.Surge
	if !m.Ranged && m.Weapon.Props&rulebook.Precise != 0 {
		surge = max(surge, book.Attack.Precise)
	}
	for _, x := range m.Weapon.Blast.Parts {
		x.Damage.Plus = energy.Soften(x.Damage.Plus, m.Softer)
		r := f.DamageDice("", x.Damage, 1)
		personal.TellHarm(f, p, t, p.ID, &r, f.Names.Of(m.Weapon.Name))
		all = append(all, personal.Portion{Type: x.Type, Amount: r.Total, Drive: x.Drive >> m.Softer, Surge: surge, Of: of})
	}
	if all != nil {
		return all
	}
	drive := m.Weapon.Drive
	if drive > 0 {
		drive += int16(energy.StrengthBonus(f, p, m, b))
	}
	if m.Ranged {
		drive >>= m.Softer
	}
	all = append(all, personal.Portion{Type: m.Weapon.Type, Amount: rollDamage(f, p, m, b, false), Drive: drive, Surge: surge, Also: m.Weapon.Material, Of: of})
	for _, x := range addedDamage(f, p, m, t, false) {
		x.Of, x.Surge, x.Carried = of, surge, true
		if int32(drive) >= x.Amount {
			x.Drive = drive
		}
		all = append(all, x)
	}
	return all
}

// damageDice is a hit's own damage before it is thrown.
type damageDice struct {
	roll   dice.Roll   // what is added
	sets   [3]dice.Set // in the order in which they are thrown
	sneaks bool

	counted int // of the attacks of the turn, if this one is counted already
}

// prepare adds everything up, for the target of a blow.
func (d *damageDice) prepare(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person, crit bool) {
	book, sheet, r := f.Book(), f.SheetOf(p), &d.roll
	times := strategy.DiceTimes(book, crit)
	own := inHands(f, p, m)
	own.Plus = energy.Soften(own.Plus, m.Softer)
	personal.PrepareDamage(r, "", own)
	switch {
	case m.Arm != nil && m.Arm.Fixed && m.Hand != personal.WithButt:
		r.Add("damage bonus", int(m.Arm.Plus))
	case book.Attack.Ability && !book.Attack.Plain:
		a := f.BestAbility(p, m.Weapon.Abilities)
		n := f.Modifier(p, a)
		switch {
		case m.Throws() && book.Attack.Thrown >= 0:
			a = book.Attack.Thrown
			n = f.Modifier(p, a)
		case m.Ranged && book.Attack.Melee:
			n = 0
		}
		if n < 0 || !m.IsOffHand() && m.Hand != personal.WithTap {
			r.AddNamed(&f.Names, book.Abilities[a], n)
		}
	}
	r.AddNamed(&f.Names, m.Weapon.Name, int(energy.Soften(m.Weapon.Plus, m.Softer)))
	if n := energy.StrengthBonus(f, p, m, b); n > 0 {
		r.AddNamed(&f.Names, book.Abilities[book.Attack.Power], n)
	}
	if n := m.Weapon.Vicious; n >= 0 {
		r.AddNamed(&f.Names, book.Abilities[n], max(0, f.Modifier(p, n)))
	}
	personal.AddConditions(f, r, p, rulebook.OnDamage)
	if m.Weapon.Traits.Forceful && countsAttacks(f, p) {
		r.Add("earlier attacks", int(p.Tries)-d.counted)
	}
	if sheet.Features&rulebook.BrutalCritical != 0 && crit && !m.Ranged && own.Count > 0 {
		d.sets[0] = dice.Set{Count: 1, Faces: int(own.Faces)}
	}
	d.sets[1] = dice.Set{Count: int(own.Count) * times, Faces: int(own.Faces)}
	if d.sneaks = isSneakAttack(f, p, m, b, t); d.sneaks {
		d.sets[2] = dice.Set{Count: int(sheet.Sneak.Count) * times, Faces: int(sheet.Sneak.Faces)}
	}
}

// isSneakAttack reports whether a hit has the damage of a sneak attack: once a turn, with a
// weapon and with advantage, or, if nothing hinders it, with another foe beside the target.
func isSneakAttack(f *personal.Fight, p *personal.Person, m *personal.Means, b *personal.Blow, t *personal.Person) bool {
	sheet := f.SheetOf(p)
	if sheet.Features&rulebook.SneakAttack == 0 || sheet.Sneak.Count == 0 || m.Arm == nil || p.Sneaked {
		return false
	}
	return b.Edge > 0 || b.Edge == 0 && t != nil && personal.OtherFoeBeside(f, p, t, m.Foreseen)
}

// countsAttacks reports whether somebody's attacks are being counted.
func countsAttacks(f *personal.Fight, p *personal.Person) bool {
	return f.Book().Attack.Repeat != 0 && p.Open && !p.Acting
}

// countAttack counts an attack of somebody's turn.
func countAttack(f *personal.Fight, p *personal.Person) {
	if countsAttacks(f, p) {
		p.Tries = min(p.Tries+1, personal.MaxTries)
	}
}

// attackSquare makes an attack on a square. A wrong guess misses whatever the roll; the
// die is thrown all the same, so that the log gives nothing away (ME-UNSEEN).
func attackSquare(f *personal.Fight, p *personal.Person, m *personal.Means, i *Attack) {
	if n := f.Door(p.Deck, i.At); n >= 0 && f.Shut(p.Deck, i.At) {
		attackDoor(f, p, m, n, i)
		return
	}
	if t := guessedAt(f, p, i.At); t != nil && reaches(f, p, m, t) {
		right := *i
		right.Target = t.ID
		strike(f, p, m, t, &right)
		return
	}
	if n := f.MineAt(p.Deck, i.At, p.Side); n >= 0 {
		shootMine(f, p, m, n)
		return
	}
	if damageFirst(f.Book()) {
		nobody := *p
		nobody.At = i.At
		rollVolley(f, p, m, &nobody, &personal.Blow{By: p.ID, Attack: personal.Swing(*i)})
	}
	strikeNobody(f, p, m, i.At, f.Watchers(p))
}

// attackDoor makes an attack on a closed door.
func attackDoor(f *personal.Fight, p *personal.Person, m *personal.Means, n int, i *Attack) {
	book := f.Book()
	d := &f.Decks[p.Deck].Doors[n]
	r := attackThing(f, p, m, i.At)
	o := strategy.DecisiveOutcome(book, &r, int(book.Doors.Defence))
	told := &personal.Battered{By: p.ID, At: i.At, Roll: r, Need: int16(book.Doors.Defence)}
	f.Tell(p, told)
	if !o.Good() {
		return
	}
	told.Lost = int16(rollDamage(f, p, m, &personal.Blow{}, o.Degree == personal.CriticalSuccess))
	if d.Points -= min(d.Points, told.Lost); d.Points == 0 {
		d.Broken, d.Open, d.Locked = true, true, false
		told.Broken = true
		f.DoorStamp++
	}
}

// resumeBlow lands a blow or an effect that has waited for an answer.
func resumeBlow(f *personal.Fight, b *personal.Blow) {
	by := f.Person(b.By)
	switch {
	case by == nil:
		return
	case b.What != nil:
		landEffect(f, by, b)
		return
	}
	if m, known := madeWith(f, b); known {
		landBlow(f, b, &m)
	}
}

// madeWith returns the means of a waiting blow or effect.
func madeWith(f *personal.Fight, b *personal.Blow) (m personal.Means, known bool) {
	by := f.Person(b.By)
	if by == nil {
		return m, false
	}
	switch i := b.What.(type) {
	case nil:
		m, err := aim.MeansOf(f, by, &b.Attack)
		return m, err == nil || m.Arm != nil
	case *Cast:
		if w, err := Power(f, by, i); err == nil {
			return meansOf(w.Name, &w.Effect), true
		}
	case *Use:
		d := Carried(f, by, i.Device)
		return meansOf(d.Name, &d.Effect), true
	}
	return m, false
}

// exposeSelf leaves a person exposed, as taking aim does, until their next turn.
func exposeSelf(f *personal.Fight, p *personal.Person) {
	if n := f.Book().Roles[rulebook.PartAiming]; n >= 0 {
		Afflict(f, p, personal.Affliction{Condition: n, By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	}
}
