package ships

import (
	"fmt"
	"slices"
	"unicode"
	"unicode/utf8"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Fire attacks with one weapon (SHIP-ATTACK). The first attack of a turn takes
// the action; what is left of the weapon's attacks may follow in the same turn.
type Fire struct {
	Weapon  uint8 // the ship's mount, from 0
	Target  space.ID
	Attacks uint8 // how many of the weapon's attacks; 0: all that are left
	Disable bool  // disable rather than destroy at 0 (SHIP-DISABLE)
	Bonus   bool  // the one attack that a feature grants as a bonus action
	With          // gambits go with the first attack, or the first that hits; masteries with all
}

func (*Fire) Verb() crew.Verb { return crew.Attack }

// Fields describes a Fire.
func (i *Fire) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	shipField(c, "target", &i.Target)
	field.Int(c, "attacks", &i.Attacks, 0, 100)
	field.Bool(c, "disable", &i.Disable)
	field.Bool(c, "bonus", &i.Bonus)
	i.With.Fields(c)
}

// Price is a bonus action where a feature grants the attack for one.
func (i *Fire) Price(b *Battle, by *crew.Member) crew.Cost {
	if i.bonus(b, by) {
		if b.spareShot(b.ship(by), by) {
			return crew.Free
		}
		return crew.Bonus
	}
	return crew.Action
}

// bonus says whether the attack is the one that a feature grants: it was asked
// for, or the action is spent and this is what is left.
func (i *Fire) bonus(b *Battle, by *crew.Member) bool {
	s := b.ship(by)
	return i.Bonus || !by.Action && (by.Bonus || b.spareShot(s, by)) && b.grantsShot(s, by) && !i.latched(b, by)
}

// latched says whether the weapon has attacks left to its gunner.
func (i *Fire) latched(b *Battle, by *crew.Member) bool {
	s := b.ship(by)
	return int(i.Weapon) < len(s.Mounts) && s.Mounts[i.Weapon].Left > 0 && s.Mounts[i.Weapon].Latch == b.IDOf(by)
}

// Continues says whether the order goes on with attacks that the action has
// already been paid for.
func (i *Fire) Continues(b *Battle, by *crew.Member) bool { return !i.Bonus && i.latched(b, by) }

// Check refuses weapons that cannot fire and targets that cannot be hit.
func (i *Fire) Check(b *Battle, by *crew.Member) error {
	s := b.ship(by)
	if err := i.checkWeapon(b, by, s); err != nil {
		return err
	}
	t, err := b.foe(by, i.Target, "SHIP-ATTACK")
	if err != nil {
		return err
	}
	if err := i.checkNear(b, by, s, t); err != nil {
		return err
	}
	if err := b.checkWith(by, i.With, crew.Attack); err != nil {
		return err
	}
	for _, id := range i.With.Features {
		if err := b.FeatureOf(id).Suits(b.ClassOf(s).Mounts[i.Weapon].Weapon.Grade, b.ClassOf(t).Size); err != nil {
			return err
		}
	}
	return checkAim(b.aim(by, s, int(i.Weapon), t), t)
}

func (i *Fire) checkWeapon(b *Battle, by *crew.Member, s *Ship) error {
	if int(i.Weapon) >= len(s.Mounts) {
		return crew.Refuse("SHIP-ATTACK", "%s has no weapon %d", s.Name, i.Weapon)
	}
	m, w, bonus := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon, i.bonus(b, by)
	left := int(w.Attacks)
	switch {
	case bonus:
		left = 1
	case m.Latch != 0:
		left = 0
		if i.Continues(b, by) {
			left = int(m.Left)
		}
	}
	switch {
	case m.Only != 0 && m.Only != b.IDOf(by):
		return crew.Refuse("SHIP-ATTACK", "the %s is out of your reach: it is the %s's", w.Name, b.Member(m.Only).Seat)
	case w.Grade == shipyard.Quaternary:
		return crew.Refuse("SHIP-BOMB", "the %s drops bombs", w.Name)
	case i.Weapon > 0 && b.remote(by, s):
		return crew.Refuse("SHIP-DEVICE", "the %s is not slaved to the cockpit", w.Name)
	case bonus && !b.grantsShot(s, by):
		return crew.Refuse("SHIP-BONUS", "nothing grants you an attack as a bonus action")
	case left == 0:
		return crew.Refuse("SHIP-ATTACK", "the %s has fired; it can fire again from the start of its gunner's next turn", w.Name)
	case int(i.Attacks) > left:
		return crew.Refuse("SHIP-ATTACK", "the %s has %d attacks left, not %d", w.Name, left, i.Attacks)
	case w.Ammo > 0 && m.Ammo < int16(max(1, i.Attacks)):
		return crew.Refuse("SHIP-ATTACK", "the %s has ammunition for %d attacks", w.Name, m.Ammo)
	case i.Disable && w.Grade != shipyard.Primary:
		return crew.Refuse("SHIP-DISABLE", "only a primary weapon can disable; the %s is %s", w.Name, w.Grade)
	}
	return nil
}

// checkNear holds an attack that a feature grants after another to that: on a
// different ship, and where it has a reach, near the first with the same weapon.
func (i *Fire) checkNear(b *Battle, by *crew.Member, s, t *Ship) error {
	n := b.granted(s, by)
	if n < 0 || s.Effects[n].Against == 0 || !i.bonus(b, by) {
		return nil
	}
	f, first := b.FeatureOf(s.Effects[n].Feature), b.Ship(s.Effects[n].Against)
	switch {
	case f.Reach > 0 && s.Mounts[i.Weapon].Latch != b.IDOf(by):
		return crew.Refuse("SHIP-FEATURE", "%s is made with the weapon that you have fired", f.Name)
	case t == first || first == nil:
		return crew.Refuse("SHIP-FEATURE", "%s is made on a different ship", f.Name)
	case f.Reach > 0 && b.Range(first, t) > f.Reach:
		return crew.Refuse("SHIP-FEATURE", "%s is %d ft from %s, more than %d", t.Name, b.Range(first, t).Feet(), first.Name, f.Reach.Feet())
	}
	return nil
}

func checkAim(a Aim, t *Ship) error {
	w := &a.Mounting.Weapon
	switch {
	case a.Band == shipyard.BeyondReach:
		return crew.Refuse("SHIP-RANGE", "%s is %d ft away, beyond the %s's %d ft", t.Name, a.Range.Feet(), w.Name, max(w.Near, w.Far).Feet())
	case !a.InArc:
		return crew.Refuse("SHIP-ARC", "%s is outside the %s arc of the %s", t.Name, a.Mounting.Place(), w.Name)
	case a.Cover == space.TotalCover:
		return crew.Refuse("SHIP-COVER", "%s is wholly hidden behind cover", t.Name)
	}
	return nil
}

// Do throws the attacks one after another: to hit or save, then damage.
func (i *Fire) Do(b *Battle, by *crew.Member) {
	s, t := b.ship(by), b.Ship(i.Target)
	m, w := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon
	bonus := i.Bonus || (!by.Bonus || !by.Action && b.spareShot(s, by)) && b.grantsShot(s, by) && !i.latched(b, by)
	count, granted := i.count(b, by, s, bonus)
	with := append(b.choose(by, i.With, t.ID), granted...)
	for ; count > 0 && s.State == Able && (w.Ammo == 0 || m.Ammo > 0); count-- {
		if !bonus {
			m.Left--
		}
		if w.Ammo > 0 {
			m.Ammo--
		}
		b.attack(by, s, t, i, with)
		with = afterFirst(with)
	}
}

// count is how many attacks the order comes to; it takes the weapon, or the
// attack that a feature has granted, with what that feature does to it.
func (i *Fire) count(b *Battle, by *crew.Member, s *Ship, bonus bool) (int8, []chosen) {
	m, w := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon
	if bonus {
		if n := b.granted(s, by); n >= 0 {
			e := s.Effects[n]
			s.Effects = append(s.Effects[:n], s.Effects[n+1:]...)
			return 1, []chosen{{Feature: b.FeatureOf(e.Feature), faces: e.Faces, id: e.Feature}}
		}
	}
	if m.Latch == 0 {
		if m.Latch, m.Left = b.IDOf(by), w.Attacks; s.Hampered() {
			m.Left = 1
		}
	}
	if i.Attacks > 0 {
		return int8(i.Attacks), nil
	}
	return m.Left, nil
}

// granted finds the effect that grants a member an attack as a bonus action, or -1.
func (b *Battle) granted(s *Ship, by *crew.Member) int {
	id := b.IDOf(by)
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch == shipyard.Shots && e.Member == id {
			return i
		}
	}
	return -1
}

// spareShot says whether the attack that a feature grants takes no bonus action.
func (b *Battle) spareShot(s *Ship, by *crew.Member) bool {
	n := b.granted(s, by)
	return n >= 0 && s.Effects[n].N > 1
}

func (b *Battle) grantsShot(s *Ship, by *crew.Member) bool { return b.granted(s, by) >= 0 }

// attack is one roll of an attack and what comes of it: a 20 hits and is critical,
// a 1 misses (SHIP-NAT).
func (b *Battle) attack(by *crew.Member, s, t *Ship, i *Fire, with []chosen) {
	if b.sideslip(by, s, t, i) {
		b.reveal(s)
		return
	}
	a := b.aim(by, s, int(i.Weapon), t)
	a.Chosen = with
	b.aimedAt(s, t, &a)
	b.useOnAttack(by, s, t, &a, (*Battle).use)
	b.reveal(s)
	if a.Saves {
		b.saved(by, s, t, i, &a)
		return
	}
	what := b.attacking(by, s, t, &a)
	a.Roll.D20(&b.Tray)
	b.late(&a.Roll, a.Need, &what)
	b.evade(t, &a)
	natural := a.Roll.Natural()
	f := &Attacked{By: by.Seat, Mount: i.Weapon, Target: t.ID, Roll: a.Roll, Need: int16(a.Need), Cover: a.Cover}
	f.Hit = natural == 20 || a.Critical == 0 || natural != 1 && int(a.Roll.Total) >= a.Need
	f.Critical = f.Hit && natural >= a.Critical
	b.Emit(b.Watchers(s)&b.Watchers(t), f)
	b.strain(by, &a.Roll)
	if !f.Hit {
		b.forfeit(s, &what)
		return
	}
	b.hits(by, t, &a)
	damage := b.rollDamage(by, s, t, i, &a, f.Critical)
	b.wound(by, s, t, i, &a, damage, f.Critical)
	b.landed(by, s, t, &a)
	b.crits(by, s, t, &a, f.Critical)
}

func (b *Battle) saved(by *crew.Member, s, t *Ship, i *Fire, a *Aim) {
	ok := a.Fails == ""
	if ok {
		what := b.saving(t, crew.Dexterity)
		a.Roll.D20(&b.Tray)
		b.late(&a.Roll, a.Need, &what)
		out := b.attacking(by, s, t, a)
		b.press(a, &out)
		ok = int(a.Roll.Total) >= a.Need
	}
	f := &Saved{Ship: t.ID, By: by.Seat, Mount: int8(i.Weapon), Roll: a.Roll, Need: int16(a.Need), Success: ok, Fails: a.Fails}
	b.Emit(b.Watchers(s)&b.Watchers(t), f)
	if p := b.Pilot(t); p != nil {
		b.strain(p, &a.Roll)
	}
	if a.Result = shipyard.Overcome; ok {
		a.Result = shipyard.Withstood
	} else {
		b.hits(by, t, a)
	}
	critical := a.Critical < 20 && a.Fails == "" && a.Roll.Natural() == 1 || a.Critical == 0 && !ok
	damage := b.rollDamage(by, s, t, i, a, critical)
	if ok {
		damage /= 2
	}
	b.wound(by, s, t, i, a, b.evasion(t, damage, ok), critical)
	if !ok {
		b.landed(by, s, t, a)
		b.crits(by, s, t, a, a.Fails == "" && a.Roll.Natural() == 1)
		b.rake(s, t)
	}
}

// rollDamage throws the weapon's dice, twice as many on a critical hit, and
// adds the ship's Strength (SHIP-DAMAGE, SHIP-CRIT).
func (b *Battle) rollDamage(by *crew.Member, s, t *Ship, i *Fire, a *Aim, critical bool) int32 {
	w := &b.ClassOf(s).Mounts[i.Weapon].Weapon
	r, count, halves := b.weighDamage(by, s, t, a, critical, (*Battle).use)
	total := max(0, r.Sum(&b.Tray, count, int(w.Damage.Faces))) * halves / 2
	if critical {
		b.sated(by, s)
	}
	b.Emit(b.Watchers(s)&b.Watchers(t), &DamageRolled{By: by.Seat, Mount: int8(i.Weapon), Roll: r, Type: w.Type, Critical: critical, Halves: int8(halves), Saved: a.Result == shipyard.Withstood})
	return int32(total)
}

// sated ends for this round what makes one critical hit in it harder.
func (b *Battle) sated(by *crew.Member, s *Ship) {
	for i := range s.Features {
		h := &s.Features[i]
		f := b.FeatureOf(h.Feature)
		harder := func(a shipyard.Act) bool { return a.How == shipyard.Harder && a.Touch&shipyard.Deals != 0 }
		if f.Usage == shipyard.Passive && f.Once && !h.Done && slices.ContainsFunc(f.Acts, harder) {
			h.Done = true
			b.invoked(user{by, h, f}, 0, crew.Seat{})
		}
	}
}

// weighDamage is what damage would be rolled with: how many of the weapon's dice,
// and by how many halves the sum is multiplied.
func (b *Battle) weighDamage(by *crew.Member, s, t *Ship, a *Aim, critical bool, apply func(*Battle, *dice.Roll, rolling)) (r dice.Roll, count, halves int) {
	w := &a.Mounting.Weapon
	r.Cause, count, halves = w.Name+" damage", int(w.Damage.Count), 2
	r.Add(w.Name, int(w.Damage.Plus))
	r.Add("ship Strength", crew.Modifier(s.Str))
	out, in := b.attacking(by, s, t, a), b.shotAt(by, s, t, a)
	out.touch, in.touch, out.turned, in.turned = shipyard.Deals, shipyard.Suffers, false, false
	out.later, in.later = a.Later, a.Later
	more := 0
	b.changes(&out, func(x *shipyard.Change, _ string, _ *crew.Member) {
		switch x.How {
		case shipyard.Harder:
			more += int(x.N)
		case shipyard.Times:
			halves = halves * int(x.N) / 2
		}
	})
	b.changes(&in, func(x *shipyard.Change, _ string, _ *crew.Member) {
		if x.How == shipyard.Times {
			halves = halves * int(x.N) / 2
		}
	})
	apply(b, &r, out)
	apply(b, &r, in)
	if critical {
		count *= 2 + more
		for i := range r.More {
			r.More[i].Count *= 2
		}
	}
	return r, count, halves
}

func (b *Battle) wound(by *crew.Member, s, t *Ship, i *Fire, a *Aim, amount int32, critical bool) {
	b.wounds = append(b.wounds, Wound{
		Target: t.ID, By: s.ID, Type: a.Mounting.Weapon.Type, Member: b.IDOf(by), Mount: i.Weapon, Shot: true,
		Amount: b.brace(s, t, &a.Mounting.Weapon, amount), Critical: critical, Disable: i.Disable, chosen: a.Chosen,
	})
}

// reveal shows a hidden ship to everyone: it has fired, hit or miss, or rammed
// (SHIP-HIDE).
func (b *Battle) reveal(s *Ship) {
	if s.Hidden {
		s.Hidden, s.Found = false, 0
		b.seen(s, &Revealed{s.ID})
	}
}

// Revealed says that a hidden ship is hidden no longer.
type Revealed struct {
	Ship space.ID
}

func (*Revealed) Kind() event.Kind { return KindRevealed }

// Fields describes a Revealed.
func (f *Revealed) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Revealed) Sentence(n event.Names) string {
	return capital(n.ShipName(f.Ship)) + " is hidden no longer."
}

// Attacked is one attack roll.
type Attacked struct {
	By            crew.Seat
	Mount         uint8
	Target        space.ID
	Roll          dice.Roll
	Need          int16 // AC with cover
	Cover         space.Cover
	Hit, Critical bool
}

func (*Attacked) Kind() event.Kind { return KindAttacked }

// Fields describes an Attacked.
func (f *Attacked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, 0, shipyard.MaxMounts-1)
	shipField(c, "target", &f.Target)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Int(c, "cover", &f.Cover, 0, int64(space.TotalCover))
	field.Bool(c, "hit", &f.Hit)
	field.Bool(c, "critical", &f.Critical)
}

func (f *Attacked) Sentence(n event.Names) string {
	result := "a miss"
	switch {
	case f.Critical:
		result = "a critical hit"
	case f.Hit:
		result = "a hit"
	}
	cover := ""
	if f.Cover != space.NoCover {
		cover = " with " + f.Cover.String()
	}
	return fmt.Sprintf("%s fires the %s at %s: %s against AC %d%s, %s.", n.SeatName(f.By), f.Roll.Cause,
		n.ShipName(f.Target), f.Roll.String(), f.Need, cover, result)
}

// Saved is a save of a ship against a weapon, or against a ram (Mount -1).
type Saved struct {
	Ship    space.ID
	By      crew.Seat
	Mount   int8
	Roll    dice.Roll
	Need    int16
	Success bool
	Fails   string // the condition by which it fails without a roll
}

func (*Saved) Kind() event.Kind { return KindSaved }

// Fields describes a Saved.
func (f *Saved) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, shipyard.MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Saved) Sentence(n event.Names) string {
	what := "rams"
	if f.Mount >= 0 {
		what = "fires at"
	}
	if f.Fails != "" {
		return fmt.Sprintf("%s %s %s, which is %s and fails its %s.", n.SeatName(f.By), what, n.ShipName(f.Ship), f.Fails, f.Roll.Cause)
	}
	return fmt.Sprintf("%s %s %s, whose %s: %s against %d, %s.", n.SeatName(f.By), what, n.ShipName(f.Ship),
		f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

// DamageRolled is the damage of a hit, before shields and hull. Mount -1 is a ram.
type DamageRolled struct {
	By       crew.Seat
	Mount    int8
	Roll     dice.Roll
	Type     shipyard.DamageType
	Critical bool
	Halves   int8 // what the sum is multiplied by, in halves; 0 and 2: nothing
	Saved    bool // the one ship that it is for has saved, and takes half
}

func (*DamageRolled) Kind() event.Kind { return KindDamageRolled }

// Fields describes a DamageRolled.
func (f *DamageRolled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, shipyard.MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Bool(c, "critical", &f.Critical)
	field.Int(c, "halves", &f.Halves, 0, 64)
	field.Bool(c, "saved", &f.Saved)
}

func (f *DamageRolled) Sentence(event.Names) string {
	return fmt.Sprintf("%s: %s, %d %s%s.", capital(f.Roll.Cause), f.Roll.String(), f.Amount(), f.Type, f.How())
}

// Amount is what the roll comes to, before shields and hull.
func (f *DamageRolled) Amount() int32 {
	amount := max(0, f.Roll.Total)
	if f.Halves > 0 {
		amount = amount * int32(f.Halves) / 2
	}
	if f.Saved {
		amount /= 2
	}
	return amount
}

// How says in words what was done to the roll: each with a comma before it.
func (f *DamageRolled) How() (words string) {
	switch {
	case f.Halves == 1:
		words = ", halved"
	case f.Halves > 2:
		words = ", doubled"
	}
	if f.Critical {
		words += ", all dice twice"
	}
	if f.Saved {
		words += ", half by the save"
	}
	return words
}

func capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[n:]
}
