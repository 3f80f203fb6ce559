package ships

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"broadside/crew"
	"broadside/sim/dice"
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
}

func (*Fire) Verb() crew.Verb { return crew.Attack }

// Fields describes a Fire.
func (i *Fire) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, MaxMounts-1)
	shipField(c, "target", &i.Target)
	field.Int(c, "attacks", &i.Attacks, 0, 100)
	field.Bool(c, "disable", &i.Disable)
}

// Continues says whether the order goes on with attacks that the action has
// already been paid for.
func (i *Fire) Continues(b *Battle, by *crew.Member) bool {
	s := b.ship(by)
	return int(i.Weapon) < len(s.Mounts) && s.Mounts[i.Weapon].Left > 0 && s.Mounts[i.Weapon].Latch == b.IDOf(by)
}

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
	return checkAim(b.aim(by, s, int(i.Weapon), t), t)
}

func (i *Fire) checkWeapon(b *Battle, by *crew.Member, s *Ship) error {
	if int(i.Weapon) >= len(s.Mounts) {
		return crew.Refuse("SHIP-ATTACK", "%s has no weapon %d", s.Name, i.Weapon)
	}
	m, w := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon
	left := int(w.Attacks)
	if m.Latch != 0 {
		left = 0
		if i.Continues(b, by) {
			left = int(m.Left)
		}
	}
	switch {
	case m.Only != 0 && m.Only != b.IDOf(by):
		return crew.Refuse("SHIP-ATTACK", "the %s is out of your reach: it is the %s's", w.Name, b.Member(m.Only).Seat)
	case w.Grade == Quaternary:
		return crew.Refuse("SHIP-BOMB", "the %s drops bombs", w.Name)
	case left == 0:
		return crew.Refuse("SHIP-ATTACK", "the %s has fired; it can fire again from the start of its gunner's next turn", w.Name)
	case int(i.Attacks) > left:
		return crew.Refuse("SHIP-ATTACK", "the %s has %d attacks left, not %d", w.Name, left, i.Attacks)
	case w.Ammo > 0 && m.Ammo < int16(max(1, i.Attacks)):
		return crew.Refuse("SHIP-ATTACK", "the %s has ammunition for %d attacks", w.Name, m.Ammo)
	case i.Disable && w.Grade != Primary:
		return crew.Refuse("SHIP-DISABLE", "only a primary weapon can disable; the %s is %s", w.Name, w.Grade)
	}
	return nil
}

func checkAim(a Aim, t *Ship) error {
	w := &a.Mounting.Weapon
	switch {
	case a.Band == BeyondReach:
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
	if m.Latch == 0 {
		m.Latch, m.Left = b.IDOf(by), w.Attacks
	}
	count := m.Left
	if i.Attacks > 0 {
		count = int8(i.Attacks)
	}
	for ; count > 0 && (w.Ammo == 0 || m.Ammo > 0); count-- {
		m.Left--
		if w.Ammo > 0 {
			m.Ammo--
		}
		b.attack(by, s, t, i)
	}
}

// attack is one roll of an attack and what comes of it: a 20 hits and is critical,
// a 1 misses (SHIP-NAT).
func (b *Battle) attack(by *crew.Member, s, t *Ship, i *Fire) {
	a := b.aim(by, s, int(i.Weapon), t)
	b.useOnAttack(by, s, t, &a, (*Battle).use)
	b.reveal(s)
	if a.Saves {
		b.saved(by, s, t, i, &a)
		return
	}
	a.Roll.D20(&b.Tray)
	natural := a.Roll.Natural()
	f := &Attacked{By: by.Seat, Mount: i.Weapon, Target: t.ID, Roll: a.Roll, Need: int16(a.Need), Cover: a.Cover}
	f.Critical = natural == 20
	f.Hit = f.Critical || natural != 1 && int(a.Roll.Total) >= a.Need
	b.Emit(b.Watchers(s)&b.Watchers(t), f)
	b.strain(by, &a.Roll)
	if f.Hit {
		damage := b.rollDamage(by, s, t, i, f.Critical)
		b.wound(s, t, i, damage, f.Critical)
	}
}

func (b *Battle) saved(by *crew.Member, s, t *Ship, i *Fire, a *Aim) {
	ok := a.Fails == "" && a.Roll.D20(&b.Tray) >= a.Need
	f := &Saved{Ship: t.ID, By: by.Seat, Mount: int8(i.Weapon), Roll: a.Roll, Need: int16(a.Need), Success: ok, Fails: a.Fails}
	b.Emit(b.Watchers(s)&b.Watchers(t), f)
	if p := b.Pilot(t); p != nil {
		b.strain(p, &a.Roll)
	}
	damage := b.rollDamage(by, s, t, i, false)
	if ok {
		damage /= 2
	}
	b.wound(s, t, i, damage, false)
}

// rollDamage throws the weapon's dice, twice as many on a critical hit, and
// adds the ship's Strength (SHIP-DAMAGE, SHIP-CRIT).
func (b *Battle) rollDamage(by *crew.Member, s, t *Ship, i *Fire, critical bool) int32 {
	w := &b.ClassOf(s).Mounts[i.Weapon].Weapon
	r := dice.Roll{Cause: w.Name + " damage"}
	r.Add(w.Name, int(w.Damage.Plus))
	r.Add("ship Strength", crew.Modifier(s.Str))
	count := int(w.Damage.Count)
	if critical {
		count *= 2
	}
	total := max(0, r.Sum(&b.Tray, count, int(w.Damage.Faces)))
	b.Emit(b.Watchers(s)&b.Watchers(t), &DamageRolled{By: by.Seat, Mount: int8(i.Weapon), Roll: r, Type: w.Type, Critical: critical})
	return int32(total)
}

func (b *Battle) wound(s, t *Ship, i *Fire, amount int32, critical bool) {
	b.wounds = append(b.wounds, Wound{
		Target: t.ID, By: s.ID, Type: b.ClassOf(s).Mounts[i.Weapon].Weapon.Type,
		Amount: amount, Critical: critical, Disable: i.Disable,
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

func (*Revealed) Kind() FactKind { return KindRevealed }

// Fields describes a Revealed.
func (f *Revealed) Fields(c field.Coder) { shipField(c, "ship", &f.Ship) }

func (f *Revealed) Sentence(n Names) string { return n.ShipName(f.Ship) + " is hidden no longer." }

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

func (*Attacked) Kind() FactKind { return KindAttacked }

// Fields describes an Attacked.
func (f *Attacked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, 0, MaxMounts-1)
	shipField(c, "target", &f.Target)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Int(c, "cover", &f.Cover, 0, int64(space.TotalCover))
	field.Bool(c, "hit", &f.Hit)
	field.Bool(c, "critical", &f.Critical)
}

func (f *Attacked) Sentence(n Names) string {
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

func (*Saved) Kind() FactKind { return KindSaved }

// Fields describes a Saved.
func (f *Saved) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Saved) Sentence(n Names) string {
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
	Type     DamageType
	Critical bool
}

func (*DamageRolled) Kind() FactKind { return KindDamageRolled }

// Fields describes a DamageRolled.
func (f *DamageRolled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "type", &f.Type, 0, int64(Thermite))
	field.Bool(c, "critical", &f.Critical)
}

func (f *DamageRolled) Sentence(Names) string {
	twice := ""
	if f.Critical {
		twice = ", all dice twice"
	}
	return fmt.Sprintf("%s: %s, %d %s%s.", capital(f.Roll.Cause), f.Roll.String(), max(0, f.Roll.Total), f.Type, twice)
}

func capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[n:]
}
