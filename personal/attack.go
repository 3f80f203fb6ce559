package personal

import (
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Hand says with what, and how, an attack is made.
type Hand uint8

// The hands.
const (
	WithWeapon      Hand = iota // Weapon, from 1; 0 is the bare fist
	WithButt                    // striking with a gun (ME-GUNBUTT)
	WithThrow                   // throwing a weapon that can be thrown
	WithSecond                  // the other hand, by bonus action (ME-TWOWEAPON)
	WithTap                     // once more with the same weapon, by bonus action
	WithBurst                   // an area, by the weapon's burst
	WithCall                    // at a spot that may be weak, with disadvantage
	WithSecondThrow             // the other hand, throwing what it holds
	WithCharge                  // charged by bonus action first
	lastHand        = WithCharge
)

// Attack is one attack of an attack action (ME-ATTACK, ME-TOHIT, HOE-TOHIT):
// with a weapon at a person, or at a square where somebody unseen is guessed to
// be (ME-UNSEEN) or where a door stands.
type Attack Swing

// Swing is what an attack is made with, and at whom.
type Swing struct {
	Weapon uint8
	Hand   Hand
	Target crew.ID
	At     deckplan.Square // where Target is 0
	Spare  bool            // at 0, knock out instead (ME-KNOCKOUT, HOE-NONLETHAL)
}

func (*Attack) Verb() crew.Verb { return crew.Strike }

// Fields describes an Attack.
func (i *Attack) Fields(c field.Coder) { (*Swing)(i).Fields(c) }

// Fields describes a Swing.
func (i *Swing) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, maxArms)
	field.Int(c, "hand", &i.Hand, 0, int64(lastHand))
	idField(c, "target", &i.Target)
	i.At.Fields(c)
	field.Bool(c, "spare", &i.Spare)
}

// means is a weapon in use: what it is, whose, and how it is used.
type means struct {
	arm    *ArmState // nil: the bare fist
	weapon rulebook.Weapon
	hand   Hand
	ranged bool
	reach  int16
	saved  int8 // shots that a burst takes less
}

// means finds what an attack is made with.
func (f *Fight) means(p *Person, i *Attack) (m means, err error) {
	book := f.Book()
	m = means{hand: i.Hand, reach: book.Ranges.Reach}
	if i.Hand == WithCall && !book.Attack.Called {
		return m, book.Refuse(rulebook.TopicTurn, "%s knows no called shots", book.Name)
	}
	if i.Weapon == 0 {
		u := book.Attack.Unarmed
		m.weapon = rulebook.Weapon{Name: "unarmed strike", Damage: u.Damage, Type: u.Type, Props: rulebook.Natural, Abilities: u.Abilities, Table: -1, Vicious: -1, Fumble: -1}
		if i.Hand != WithWeapon && i.Hand != WithCall {
			return m, book.Refuse(rulebook.TopicHands, "a fist cannot be used so")
		}
		return m, nil
	}
	if int(i.Weapon) > len(p.Arms) || p.Arms[i.Weapon-1].Gone {
		return m, book.Refuse(rulebook.TopicHands, "%s", f.noWeapon(p, i.Weapon))
	}
	m.arm = &p.Arms[i.Weapon-1]
	m.weapon = *f.weapon(m.arm)
	w := &m.weapon
	switch {
	case m.arm.Broken:
		return m, book.Refuse(rulebook.TopicHands, "%s is broken", w.Name)
	case w.Props&rulebook.Natural == 0 && !m.arm.Drawn:
		return m, book.Refuse(rulebook.TopicHands, "%s is not in hand: draw it first", w.Name)
	case m.throws() && w.Props&rulebook.Thrown == 0:
		return m, book.Refuse(rulebook.TopicRange, "%s cannot be thrown", w.Name)
	case i.Hand == WithTap && w.Props&rulebook.DoubleTap == 0:
		return m, book.Refuse(rulebook.TopicAmmo, "%s fires no double tap", w.Name)
	case i.Hand == WithBurst && !f.Bursts(p, w):
		return m, book.Refuse(rulebook.TopicAmmo, "%s fires no bursts", w.Name)
	case i.Hand == WithCharge && !w.Charging():
		return m, book.Refuse(rulebook.TopicAmmo, "%s cannot be charged", w.Name)
	case i.Hand == WithButt && !w.Ranged():
		return m, book.Refuse(rulebook.TopicRange, "%s is no gun to strike with", w.Name)
	}
	m.reach += w.Reach
	m.ranged = w.Ranged() || m.throws()
	if f.flags(p)&rulebook.Dumping != 0 {
		m.saved = 1
	}
	if i.Hand == WithButt {
		b := book.Attack.Butt
		if w.Butt.Damage != (dice.Dice{}) {
			b = w.Butt
		}
		w.Name += " butt"
		w.Damage, w.Type, w.Heat, m.ranged, w.Abilities, w.Plus, w.Bonus = b.Damage, b.Type, 0, false, b.Abilities, 0, 0
		m.reach = book.Ranges.Reach
	}
	return m, nil
}

// throws says whether the weapon leaves the hand (ME-TWOWEAPON).
func (m *means) throws() bool { return m.hand == WithThrow || m.hand == WithSecondThrow }

// second says whether it is the attack of the other hand.
func (m *means) second() bool { return m.hand == WithSecond || m.hand == WithSecondThrow }

// Check refuses what cannot be attacked so, from here, now.
func (i *Attack) Check(f *Fight, p *Person) error {
	book := f.Book()
	m, err := f.means(p, i)
	if err != nil {
		return err
	}
	if err := f.affordsAttack(p, &m); err != nil {
		return err
	}
	if err := f.loaded(&m); err != nil {
		return err
	}
	if i.Spare && (m.ranged || !book.Zero.Spare) {
		return book.Refuse(rulebook.TopicSpare, "only a melee attack can spare a life")
	}
	if m.weapon.Props&rulebook.Launcher != 0 && !f.has(p, rulebook.PartAiming) && book.Roles[rulebook.PartAiming] >= 0 {
		return book.Refuse(rulebook.TopicAmmo, "%s must be aimed for a round first", m.weapon.Name)
	}
	if m.weapon.Props&rulebook.Launcher == 0 && f.has(p, rulebook.PartAiming) {
		return f.takesAim(p)
	}
	if e := f.fires(p, &m); e != nil {
		return f.mayFire(p, e, i)
	}
	if i.Hand == WithBurst {
		return f.checkBurst(p, &m, i.At)
	}
	if i.Target == 0 {
		return f.checkGuess(p, &m, i.At)
	}
	t := f.Person(i.Target)
	if t == nil || t == p || t.Out() || t.Deck != p.Deck {
		return book.Refuse(rulebook.TopicRange, "there is nobody to attack")
	}
	if !f.Sees(p, t) && !f.Aware(p, t) {
		return book.Refuse(rulebook.TopicSight, "%s does not know where that is: attack a square instead", p.Name)
	}
	if err := f.atPeace(p, t); err != nil {
		return err
	}
	_, err = f.aim(p, &m, t)
	return err
}

// affordsAttack asks whether this attack is the next of an action that goes on,
// or who pays for it.
func (f *Fight) affordsAttack(p *Person, m *means) error {
	book := f.Book()
	switch m.hand {
	case WithSecond, WithSecondThrow:
		return f.affordsSecond(p, m)
	case WithTap:
		if m.arm == nil || !m.arm.Shot {
			return book.Refuse(rulebook.TopicAmmo, "a double tap follows an attack with the same weapon")
		}
		_, err := f.affords(p, rulebook.ActTap)
		return err
	case WithCharge:
		if _, err := f.affords(p, rulebook.ActTap); err != nil || p.Acting {
			return book.Refuse(rulebook.TopicAmmo, "charging takes a bonus action of one's own turn")
		}
	}
	if p.Blows > 0 && p.Open {
		return f.enough(p, m)
	}
	_, err := f.affords(p, rulebook.ActAttack)
	return err
}

// affordsSecond is fighting with two light weapons (ME-TWOWEAPON).
func (f *Fight) affordsSecond(p *Person, m *means) error {
	book := f.Book()
	switch {
	case !book.Attack.TwoWeapon:
		return book.Refuse(rulebook.TopicSecond, "%s knows no second hand", book.Name)
	case p.Struck == 0:
		return book.Refuse(rulebook.TopicSecond, "the second hand follows an attack with a light melee weapon in the first")
	}
	first := &p.Arms[p.Struck-1]
	if m.arm == nil || first == m.arm || f.weapon(first).Props&rulebook.Light == 0 || m.weapon.Props&rulebook.Light == 0 || m.weapon.Ranged() || f.weapon(first).Ranged() {
		return book.Refuse(rulebook.TopicSecond, "both weapons must be light melee weapons, one in each hand")
	}
	_, err := f.affords(p, rulebook.ActSecond)
	return err
}

// checkGuess is an attack on a square: on a door, or on somebody who may be there.
func (f *Fight) checkGuess(p *Person, m *means, at deckplan.Square) error {
	book := f.Book()
	d := f.distanceTo(p, at)
	if f.plan(p.Deck).Index(at) < 0 {
		return book.Refuse(rulebook.TopicRange, "there is no such square")
	}
	if !f.look(p.Deck, p.At).sees(at) {
		return book.Refuse(rulebook.TopicCover, "something solid is in the way")
	}
	return f.inRange(m, d)
}

// inRange refuses what is out of reach (ME-RANGE, ME-MELEE, HOE-RANGE).
func (f *Fight) inRange(m *means, d int16) error {
	book := f.Book()
	switch {
	case !m.ranged && d > m.reach:
		return book.Refuse(rulebook.TopicReach, "%d %s is beyond a reach of %d", d, book.Unit, m.reach)
	case m.ranged && d > m.weapon.Far && !book.Ranges.Beyond:
		return book.Refuse(rulebook.TopicRange, "%d %s is beyond the range of %s, %d", d, book.Unit, m.weapon.Name, m.weapon.Far)
	}
	return nil
}

// Shot is an attack as it would be rolled now.
type Shot struct {
	Roll  dice.Roll
	Need  int
	Cover space.Cover
	Body  crew.ID // the creature that gives the cover

	Defended bool // the roll is the target's
	Sure     bool // it hits, whatever the roll
	Saved    bool // the roll is a save of the target's, which fails by Odds thousandths
	Odds     int
}

// aim works out an attack, or why it cannot be made.
func (f *Fight) aim(p *Person, m *means, t *Person) (Shot, error) {
	book, sheet := f.Book(), f.SheetOf(p)
	d := f.Distance(p, t)
	if err := f.inRange(m, d); err != nil {
		return Shot{}, err
	}
	if err := f.fitting(m, t); err != nil {
		return Shot{}, err
	}
	shelter := f.bestShelter(p, t)
	if shelter.Cover == space.TotalCover {
		return Shot{}, book.Refuse(rulebook.TopicCover, "they have total cover")
	}
	s := Shot{Roll: dice.Roll{Cause: "attack"}}
	s.behind(shelter)
	r := &s.Roll
	switch {
	case m.arm != nil && m.arm.Fixed && m.hand != WithButt:
		r.Add("attack bonus", int(m.arm.Bonus))
	case book.Attack.Ability:
		a := f.best(p, m.weapon.Abilities)
		r.Add(book.Abilities[a], f.modifier(p, a))
		if book.Attack.Proficiency && (m.arm == nil || f.trained(p, &m.weapon)) {
			r.Add("proficiency", int(sheet.Proficiency))
		}
		f.clumsy(r, p, a)
	}
	r.Add(m.weapon.Name, int(m.weapon.Bonus))
	f.finds(&s, m, d)
	f.hinder(r, p, m, t, d)
	tags := f.tags(p, t, m.ranged)
	f.weigh(r, question{kind: rulebook.OnAttack, tags: tags, ability: -1, by: p, on: t})
	if s.Cover <= m.weapon.Over {
		s.Cover = space.NoCover
	}
	s.Sure = m.weapon.Props&rulebook.Sure != 0 && m.ranged && f.Sees(p, t)
	s.Need = f.Defence(t) + int(book.Cover[s.Cover])
	return s, nil
}

// hinder notes what distance, a foe nearby, sight and weight do to an attack.
func (f *Fight) hinder(r *dice.Roll, p *Person, m *means, t *Person, d int16) {
	book := f.Book()
	if m.ranged && d > m.weapon.Near {
		r.Disadvantage("beyond normal range")
	}
	if m.ranged && book.Ranges.Close > 0 && f.crowded(p, m, t) {
		r.Disadvantage("a foe nearby")
	}
	if m.hand == WithCall {
		r.Disadvantage("a called shot")
	}
	f.instincts(r, p, m, t)
	if x := book.Attack.Heavy; m.weapon.Props&rulebook.Heavy != 0 && m.arm != nil && !m.arm.Fixed && x.Ability >= 0 && f.SheetOf(p).Scores[x.Ability] < x.Least {
		r.Disadvantage("a heavy weapon")
	}
	if !f.Sees(p, t) {
		r.Disadvantage("an unseen target")
	}
	if !f.Sees(t, p) && t.State == Able {
		r.Advantage("unseen")
	}
}

// crowded says whether a seeing, able foe is near enough to hinder a ranged
// attack (ME-CLOSE). Hip fire is not hindered by its own target.
func (f *Fight) crowded(p *Person, m *means, t *Person) bool {
	for i := range f.People {
		o := &f.People[i]
		if !hostile(p, o) || f.helpless(o) || f.Distance(p, o) > f.Book().Ranges.Close || !f.Sees(o, p) {
			continue
		}
		if m.weapon.Props&rulebook.HipFire != 0 && t != nil && f.Distance(p, t) <= f.Book().Ranges.Close {
			continue
		}
		return true
	}
	return false
}

// tags are the facts of an attack that conditions may ask for.
func (f *Fight) tags(p, t *Person, ranged bool) rulebook.Tags {
	tags := rulebook.Melee
	if ranged {
		tags = rulebook.Ranged
	}
	if f.Distance(p, t) <= f.Book().Ranges.Reach {
		return tags | rulebook.Met
	}
	return tags | rulebook.Apart
}

// best is the ability of a set with the highest modifier.
func (f *Fight) best(p *Person, set uint8) int8 {
	best := int8(0)
	found := false
	for a := range int8(rulebook.MaxAbilities) {
		if set&(1<<a) != 0 && (!found || f.modifier(p, a) > f.modifier(p, best)) {
			best, found = a, true
		}
	}
	return best
}

// Do makes the attack.
func (i *Attack) Do(f *Fight, p *Person) {
	m, err := f.means(p, i)
	if err != nil {
		return
	}
	f.payAttack(p, i, &m)
	jams := f.fired(&m)
	if m.arm != nil && m.ranged && m.weapon.Props&rulebook.Thrown != 0 {
		f.letLie(p, m.arm, f.aimedAt(i))
	}
	e := f.fires(p, &m)
	switch {
	case e != nil:
		f.fire(p, &m, e, i)
	case i.Hand == WithBurst:
		f.burst(p, &m, i.At)
	case i.Target == 0:
		f.guess(p, &m, i)
	default:
		if t := f.Person(i.Target); t != nil {
			f.strike(p, &m, t, i)
		}
	}
	if jams {
		f.did(p, "has "+m.weapon.Name+" jam", 0)
	}
	f.giveAway(p, m.weapon.Props&rulebook.Silent != 0)
	f.breakOff(p, rulebook.BreakActs|rulebook.BreakStrikes)
	if e != nil && m.weapon.Props&rulebook.Exposing != 0 {
		f.exposed(p)
	}
}

// payAttack takes what an attack costs. What is left of an attack action stays for
// attacks after more movement (ME-BETWEEN).
func (f *Fight) payAttack(p *Person, i *Attack, m *means) {
	if i.Hand == WithCharge {
		f.pay(p, rulebook.ActTap)
	}
	switch {
	case m.second():
		f.pay(p, rulebook.ActSecond)
	case i.Hand == WithTap:
		f.pay(p, rulebook.ActTap)
	case p.Blows > 0:
		p.Blows--
	default:
		f.pay(p, rulebook.ActAttack)
		p.Blows = max(1, f.attacks(p, i)) - 1
	}
	if (i.Hand == WithWeapon || i.Hand == WithThrow) && m.arm != nil && m.weapon.Props&rulebook.Light != 0 && !m.weapon.Ranged() {
		p.Struck = int8(i.Weapon)
	}
}

// attacks is how many attacks one attack action has that begins with a weapon.
func (f *Fight) attacks(p *Person, i *Attack) int8 {
	sheet := f.SheetOf(p)
	if n := int(i.Weapon) - 1; n >= 0 && n < len(sheet.Weapons) && sheet.Weapons[n].Blows > 0 {
		return sheet.Weapons[n].Blows
	}
	return sheet.Attacks
}

// strike throws an attack at a person and, when it hits, deals it, unless they
// may still do something about it.
func (f *Fight) strike(p *Person, m *means, t *Person, i *Attack) {
	shot, err := f.aim(p, m, t)
	if err != nil {
		return
	}
	b := Blow{By: p.ID, Attack: Swing(*i), Target: t.ID}
	if f.Book().Screens() && !f.breaks(p, m, t, &b) {
		return
	}
	edge := shot.Roll.Edge()
	o := f.throw(&shot, p, t)
	if o.Good() && f.lies(p, t) {
		o.Degree = CriticalSuccess
	}
	f.tell(t, shot.told(p, t, m.weapon.Name, o))
	m.learns(o.Good())
	f.misfire(p, m, &o)
	f.fumble(p, m, &o)
	b.Degree, b.Total, b.Need, b.Edge = o.Degree, int16(shot.Roll.Total), int16(shot.Need), int8(edge)
	if shot.Sure {
		b.Need = unmissable
	}
	if o.Good() && (f.offersGuard(&b, t) || f.offersPower(&b, m, t)) {
		return
	}
	f.land(&b, m, shot.Body)
}

// told is the fact of an attack that was thrown.
func (s *Shot) told(by, on *Person, weapon string, o Outcome) *Attacked {
	return &Attacked{By: by.ID, Target: on.ID, Weapon: weapon, Roll: s.Roll, Need: int16(s.Need), Cover: s.Cover, Degree: o.Degree, Defended: s.Defended}
}

// breaks throws the damage of an attack before its roll, and says whether any of
// it comes through what stands before the roll (LOL-SHIELD-MED).
func (f *Fight) breaks(p *Person, m *means, t *Person, b *Blow) bool {
	w := Wound{Target: t.ID, By: p.ID, Type: m.weapon.Type, Amount: f.dealt(p, m, b, false), Tags: hitTags(m), Cause: m.weapon.Name}
	b.Amount, b.Thrown = f.screen(t, &w), true
	return b.Amount > 0
}

// misfire breaks a weapon whose natural roll was low enough.
func (f *Fight) misfire(p *Person, m *means, o *Outcome) {
	if m.arm != nil && m.weapon.Misfire > 0 && m.ranged && o.Roll.Natural() <= int(m.weapon.Misfire) {
		m.arm.Broken = true
		o.Degree = Failure
		f.tell(p, &Broke{p.ID, m.weapon.Name})
	}
}

// aimedAt is the square that an attack is made at.
func (f *Fight) aimedAt(i *Attack) deckplan.Square {
	if t := f.Person(i.Target); t != nil {
		return t.At
	}
	return i.At
}

// land is an attack that can no longer be turned: a miss, or its damage.
func (f *Fight) land(b *Blow, m *means, body crew.ID) {
	p, t := f.Person(b.By), f.Person(b.Target)
	if p == nil || t == nil {
		return
	}
	f.comesBack(p, t, m, b.Degree >= Success)
	if b.Degree < Success {
		f.caughtOn(b, m, p, t)
		f.graze(p, m, t)
		f.stray(p, m, b, f.Person(body))
		return
	}
	crit := b.Degree == CriticalSuccess || f.laidOpen(m, t) || f.flags(p)&rulebook.Telling != 0
	amount := b.Amount
	if !b.Thrown {
		amount = f.dealt(p, m, b, crit)
	}
	amount = max(0, amount-b.Soaked)
	if m.weapon.Props&rulebook.Fading != 0 && m.ranged && f.Distance(p, t) > m.weapon.Near {
		amount /= 2
	}
	f.breakOff(p, rulebook.BreakHits)
	f.ride(p, m, t, crit)
	w := Wound{
		Target: t.ID, By: p.ID, Type: m.weapon.Type, Amount: amount, Critical: crit, Tags: hitTags(m), Spare: b.Attack.Spare,
		Bypass: m.weapon.Props&rulebook.Phasic != 0,
		Attack: true, Drive: m.weapon.Drive, Surge: surge(f.Book(), crit), Cause: m.weapon.Name,
		Also: f.extra(m, t), Called: m.hand == WithCall, Enchanted: m.weapon.Props&rulebook.Enchanted != 0,
		Parts: f.more(p, m, t, crit), Passes: m.weapon.Passes,
	}
	f.sap(p, m, amount)
	f.hurt(w)
	f.boost(p, t, &w, -1)
	f.thorns(t, p, &w)
	f.splash(&m.weapon.Splash, &w, t)
	if m.weapon.Props&rulebook.Arc != 0 && m.ranged {
		f.arc(p, m, t, amount/2)
	}
}

// lies says whether any hit on somebody from where the attacker is, is critical.
func (f *Fight) lies(p, t *Person) bool {
	return f.flags(t)&rulebook.CritMet != 0 && f.Distance(p, t) <= f.Book().Ranges.Reach
}

func hitTags(m *means) rulebook.Tags {
	tags := rulebook.Melee
	if m.ranged {
		tags = rulebook.Ranged
	}
	if m.weapon.Props&rulebook.Heavy != 0 {
		tags |= rulebook.Weighty
	}
	return tags
}

// dealt throws the damage of a hit: dice twice when it is critical, what is added
// once (ME-CRIT, HOE-CRIT).
func (f *Fight) dealt(p *Person, m *means, b *Blow, crit bool) int32 {
	book, sheet := f.Book(), f.SheetOf(p)
	times := times(book, crit)
	d := f.inHands(p, m)
	r := f.damageDice("", d, times, func(r *dice.Roll) {
		switch {
		case m.arm != nil && m.arm.Fixed && m.hand != WithButt:
			r.Add("damage bonus", int(m.arm.Plus))
		case book.Attack.Ability:
			a := f.best(p, m.weapon.Abilities)
			n := f.modifier(p, a)
			if n < 0 || !m.second() && m.hand != WithTap {
				r.Add(book.Abilities[a], n)
			}
		}
		r.Add(m.weapon.Name, int(m.weapon.Plus))
		if n := m.weapon.Vicious; n >= 0 {
			r.Add(book.Abilities[n], max(0, f.modifier(p, n)))
		}
		r.Add("conditions", f.value(p, rulebook.OnDamage))
		if sheet.Features&rulebook.BrutalCritical != 0 && crit && !m.ranged {
			r.Sum(f.Tray, 1, int(d.Faces))
		}
	})
	if sheet.Features&rulebook.SneakAttack != 0 && !p.Sneaked && b.Edge > 0 && sheet.Sneak.Count > 0 {
		p.Sneaked = true
		r.Sum(f.Tray, int(sheet.Sneak.Count)*times, int(sheet.Sneak.Faces))
	}
	if len(r.Dice)+len(r.Mods) > 0 {
		f.inside(p, &DamageRolled{Roll: r, By: p.ID, Cause: m.weapon.Name})
	}
	return worth(book, r.Total, crit) + f.besides(p, m, f.Person(b.Target))
}
