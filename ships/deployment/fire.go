package deployment

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/damage"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Fire attacks with one weapon (SHIP-ATTACK). The first attack of a turn takes the
// action; the weapon's remaining attacks may follow in the same turn.
type Fire struct {
	Weapon     uint8 // the ship's mount, from 0
	Target     space.ID
	Attacks    uint8 // how many of the weapon's attacks; 0: all remaining
	Disable    bool  // disable rather than destroy at 0 (SHIP-DISABLE)
	Bonus      bool  // the one attack granted by a feature as a bonus action
	ships.With       // gambits go with the first attack, or the first that hits; masteries with all
}

func (*Fire) Verb() crew.Verb { return crew.Attack }

// Fields describes a Fire.
func (i *Fire) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	ships.ShipField(c, "target", &i.Target)
	field.Int(c, "attacks", &i.Attacks, 0, 100)
	field.Bool(c, "disable", &i.Disable)
	field.Bool(c, "bonus", &i.Bonus)
	i.With.Fields(c)
}

// Price returns the cost of the attack: less than an action if a feature grants it.
func (i *Fire) Price(b *ships.Battle, by *crew.Member) crew.Cost {
	if i.bonus(b, by) {
		if spareShot(b, b.ShipOf(by), by) {
			return crew.Free
		}
		return crew.Bonus
	}
	return crew.Action
}

// bonus reports whether the attack is the one granted by a feature: it was asked for, or
// the action is spent and nothing else is left.
func (i *Fire) bonus(b *ships.Battle, by *crew.Member) bool {
	s := b.ShipOf(by)
	return i.Bonus || !by.Action && (by.Bonus || spareShot(b, s, by)) && grantsShot(b, s, by) && !i.latched(b, by)
}

// latched reports whether the gunner has attacks left with the weapon.
func (i *Fire) latched(b *ships.Battle, by *crew.Member) bool {
	s := b.ShipOf(by)
	return int(i.Weapon) < len(s.Mounts) && s.Mounts[i.Weapon].Left > 0 && s.Mounts[i.Weapon].Latch == b.IDOf(by)
}

// Continues reports whether the order continues attacks that the action has already paid
// for.
func (i *Fire) Continues(b *ships.Battle, by *crew.Member) bool { return !i.Bonus && i.latched(b, by) }

// Check refuses weapons that cannot fire and targets that cannot be hit.
func (i *Fire) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if err := i.checkWeapon(b, by, s); err != nil {
		return err
	}
	t, err := b.Foe(by, i.Target, "SHIP-ATTACK")
	if err != nil {
		return err
	}
	if i.Disable && t.Charge.Live {
		return crew.Refuse("SHIP-DISABLE", "%s is a bomb: it goes off when it is hit", t.Name)
	}
	if err := i.checkNear(b, by, s, t); err != nil {
		return err
	}
	if err := impact.CheckWith(b, by, i.With, crew.Attack); err != nil {
		return err
	}
	for _, id := range i.With.Features {
		if err := b.FeatureOf(id).CheckSuits(b.ClassOf(s).Mounts[i.Weapon].Weapon.Grade, b.ClassOf(t).Size); err != nil {
			return err
		}
	}
	return checkAim(b, impact.BearOn(b, s, int(i.Weapon), t, impact.TraceSight(b, s, t)), b.Telling.Names.Of(t.Name))
}

func (i *Fire) checkWeapon(b *ships.Battle, by *crew.Member, s *ships.Ship) error {
	if int(i.Weapon) >= len(s.Mounts) {
		return crew.Refuse("SHIP-ATTACK", "%s has no weapon %d", s.Name, i.Weapon)
	}
	m, w, bonus := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon, i.bonus(b, by)
	left := int(attacksOf(s, w))
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
	case impact.Remote(b, by, s) && int16(i.Weapon) >= b.ClassOf(s).Slaved:
		return crew.Refuse("SHIP-DEVICE", "the %s is not slaved to the cockpit", w.Name)
	case bonus && !grantsShot(b, s, by):
		return crew.Refuse("SHIP-BONUS", "nothing grants you an attack as a bonus action")
	case left == 0:
		return crew.Refuse("SHIP-ATTACK", "the %s has fired; it can fire again from the start of its gunner's next turn", w.Name)
	case int(i.Attacks) > left:
		return crew.Refuse("SHIP-ATTACK", "the %s has %s left, not %d", w.Name, say.Count(left, "%d attack", "%d attacks"), i.Attacks)
	case w.Ammo > 0 && m.Ammo < int16(max(1, i.Attacks)):
		return crew.Refuse("SHIP-ATTACK", "the %s has ammunition for %s", w.Name, say.Count(int(m.Ammo), "%d attack", "%d attacks"))
	case i.Disable && w.Grade != shipyard.Primary:
		return crew.Refuse("SHIP-DISABLE", "only a primary weapon can disable; the %s is %s", w.Name, w.Grade)
	}
	return nil
}

// checkNear restricts an attack granted after another: it must be on a different ship
// and, if the feature has a reach, near the first target and with the same weapon.
func (i *Fire) checkNear(b *ships.Battle, by *crew.Member, s, t *ships.Ship) error {
	n := findGranted(b, s, by)
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
		return crew.Refuse("SHIP-FEATURE", "%s is more than %d ft from %s", t.Name, f.Reach.Feet(), first.Name)
	}
	return nil
}

// checkAim refuses a shot that does not reach its target. It does not say how far away that is: options are
// refused like this every tick, and would change with every ten feet. So each refusal is worded only once.
func checkAim(b *ships.Battle, a ships.AimedShot, target say.Text) error {
	w := &a.Mounting.Weapon
	miss := ships.Miss{Target: target}
	switch {
	case a.Band == shipyard.BeyondReach:
		miss.Rule, miss.Weapon, miss.Reach = "SHIP-RANGE", b.Telling.Names.Of(w.Name), max(w.Near, w.Far).Feet()
	case !a.InArc:
		miss.Rule, miss.Weapon, miss.Place = "SHIP-ARC", b.Telling.Names.Of(w.Name), a.Mounting.Place()
	case a.Cover == space.TotalCover:
		miss.Rule = "SHIP-COVER"
	default:
		return nil
	}
	why, worded := b.Telling.Misses[miss]
	if !worded {
		if b.Telling.Misses == nil {
			b.Telling.Misses = map[ships.Miss]error{}
		}
		why = refuseMiss(miss)
		b.Telling.Misses[miss] = why
	}
	return why
}

func refuseMiss(m ships.Miss) error {
	switch m.Rule {
	case "SHIP-RANGE":
		return crew.Refuse(m.Rule, "%s is beyond the %s's %d ft", m.Target, m.Weapon, m.Reach)
	case "SHIP-ARC":
		return crew.Refuse(m.Rule, "%s is outside the %s arc of the %s", m.Target, m.Place, m.Weapon)
	}
	return crew.Refuse(m.Rule, "%s is wholly hidden behind cover", m.Target)
}

// Do fires with a reaction.
func (i *Fire) Do(b *ships.Battle, by *crew.Member) { i.DoFor(b, by, crew.Reaction) }

// DoFor throws the attacks one after another: to hit or save, then damage. An order paid
// for with an action or a reaction does not use the attack granted by a feature.
func (i *Fire) DoFor(b *ships.Battle, by *crew.Member, paid crew.Cost) {
	s, t := b.ShipOf(by), b.Ship(i.Target)
	m, w := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon
	bonus := paid == crew.Bonus || paid == crew.Free
	count, granted := i.attacksOf(b, by, s, bonus)
	with := append(impact.Choose(b, by, i.With, t.ID), granted...)
	for ; count > 0 && s.State == ships.Able && (w.Ammo == 0 || m.Ammo > 0); count-- {
		if unreachable(b, s, t, i) {
			break // the target has slipped away
		}
		if !bonus {
			m.Left--
		}
		if w.Ammo > 0 {
			m.Ammo--
		}
		rollAttack(b, by, s, t, i, with)
		with = impact.AfterFirst(with)
	}
}

// attacksOf returns how many attacks the order makes and what a granting feature adds to
// them, and takes the weapon, or the granted attack.
func (i *Fire) attacksOf(b *ships.Battle, by *crew.Member, s *ships.Ship, bonus bool) (int8, []ships.Chosen) {
	m, w := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon].Weapon
	if bonus {
		if n := findGranted(b, s, by); n >= 0 {
			e := s.Effects[n]
			s.Effects = append(s.Effects[:n], s.Effects[n+1:]...)
			return 1, []ships.Chosen{{Feature: b.FeatureOf(e.Feature), Faces: e.Faces, ID: e.Feature}}
		}
	}
	if m.Latch == 0 {
		m.Latch, m.Left = b.IDOf(by), attacksOf(s, w)
	}
	if i.Attacks > 0 {
		return min(int8(i.Attacks), m.Left), nil
	}
	return m.Left, nil
}

// attacksOf returns how many attacks a ship's weapon has in a turn.
func attacksOf(s *ships.Ship, w *shipyard.Weapon) int8 {
	if s.Hampered() {
		return 1
	}
	return w.Attacks
}

// findGranted finds the effect that grants a member an attack as a bonus action, or -1.
func findGranted(b *ships.Battle, s *ships.Ship, by *crew.Member) int {
	id := b.IDOf(by)
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Touch == shipyard.Shots && e.Member == id {
			return i
		}
	}
	return -1
}

// spareShot reports whether the attack that a feature grants takes no bonus action.
func spareShot(b *ships.Battle, s *ships.Ship, by *crew.Member) bool {
	n := findGranted(b, s, by)
	return n >= 0 && s.Effects[n].N > 1
}

func grantsShot(b *ships.Battle, s *ships.Ship, by *crew.Member) bool {
	return findGranted(b, s, by) >= 0
}

// rollAttack makes one roll of an attack and emits its outcome: a 20 hits and is critical,
// a 1 misses (SHIP-NAT).
func rollAttack(b *ships.Battle, by *crew.Member, s, t *ships.Ship, i *Fire, with []ships.Chosen) {
	if sideslip(b, s, t, i) {
		b.Reveal(s)
		return
	}
	a := impact.AimAt(b, by, s, int(i.Weapon), t, impact.Thrown)
	a.Chosen = with
	impact.AimedAt(b, s, t, &a)
	impact.UseOnAttack(b, by, s, t, &a, impact.Thrown)
	b.Reveal(s)
	if a.Saves {
		saved(b, by, s, t, i, &a)
		return
	}
	what := impact.Attacking(b, by, s, t, &a)
	a.Roll.ThrowD20(&b.Tray)
	if a.Critical > 0 { // at 0 any hit is critical
		impact.ApplyLate(b, &a.Roll, a.Need, &what)
		impact.EvadeAttack(b, t, &a)
	}
	impact.EndStored(b, &what)
	natural := a.Roll.Natural()
	f := b.Telling.Attacks.Put(ships.Attacked{By: by.Seat, Mount: i.Weapon, Target: t.ID, Roll: a.Roll, Need: int16(a.Need), Cover: a.Cover})
	f.Hit = natural == 20 || a.Critical == 0 || natural != 1 && int(a.Roll.Total) >= a.Need
	f.Critical = f.Hit && natural >= a.Critical
	b.Emit(b.Watchers(s)&b.Watchers(t), f)
	impact.StrainShip(b, by, &a.Roll)
	if !f.Hit {
		impact.ForfeitMissed(b, s, &what)
		return
	}
	impact.PayForHit(b, by, t, &a, true)
	wound(b, by, s, t, i, &a, rollDamage(b, by, s, t, i, &a, f.Critical))
	impact.ActOnHit(b, by, s, t, &a)
	impact.ActOnCritical(b, by, s, t, &a, f.Critical)
}

func saved(b *ships.Battle, by *crew.Member, s, t *ships.Ship, i *Fire, a *ships.AimedShot) {
	ok, out := a.Fails == "", impact.Attacking(b, by, s, t, a)
	if ok {
		what := impact.SaveAsked(b, t, crew.Dexterity)
		a.Roll.ThrowD20(&b.Tray)
		impact.ApplyLate(b, &a.Roll, a.Need, &what)
		impact.PressTarget(b, a, &out)
		ok = int(a.Roll.Total) >= a.Need
	}
	impact.EndStored(b, &out)
	f := &ships.Saved{Ship: t.ID, By: by.Seat, Mount: int8(i.Weapon), Roll: a.Roll, Need: int16(a.Need), Success: ok, Fails: a.Fails}
	b.Emit(b.Watchers(s)&b.Watchers(t), f)
	if p := b.Pilot(t); p != nil {
		impact.StrainShip(b, p, &a.Roll)
	}
	if a.Result = shipyard.Overcome; ok {
		a.Result = shipyard.Withstood
	}
	impact.PayForHit(b, by, t, a, !ok)
	if t.State.Gone() {
		return
	}
	critical := a.Critical < 20 && a.Fails == "" && a.Roll.Natural() == 1 || a.Critical == 0 && !ok
	w := rollDamage(b, by, s, t, i, a, critical)
	if ok {
		w.Amount /= 2
	}
	impact.SoftenSaved(b, t, crew.Dexterity, &w, ok)
	wound(b, by, s, t, i, a, w)
	if !ok {
		impact.ActOnHit(b, by, s, t, a)
		impact.ActOnCritical(b, by, s, t, a, a.Fails == "" && a.Roll.Natural() == 1)
		impact.FailTogether(b, s, t)
	}
}

// rollDamage throws the weapon's dice, twice as many on a critical hit, adds the ship's
// Strength (SHIP-DAMAGE, SHIP-CRIT), and then the pure damage of features chosen with the
// attack. If t is nil, the target is an object.
func rollDamage(b *ships.Battle, by *crew.Member, s, t *ships.Ship, i *Fire, a *ships.AimedShot, critical bool) ships.Wound {
	gun := &b.ClassOf(s).Mounts[i.Weapon].Weapon
	o := weighDamage(b, by, s, t, a, critical, impact.Thrown)
	o.Roll.Cause = b.Telling.Names.In("%s damage", gun.Name)
	total := max(0, o.Roll.ThrowSum(&b.Tray, o.Count, int(gun.Damage.Faces)))
	if critical {
		endExploit(b, by, s)
	}
	to := b.Watchers(s)
	if t != nil {
		to &= b.Watchers(t)
	}
	b.Emit(to, b.Telling.Rolls.Put(ships.DamageRolled{By: by.Seat, Mount: int8(i.Weapon), Roll: o.Roll, Type: gun.Type, Critical: critical, Factor: o.Factor, Saved: a.Result == shipyard.Withstood, Resists: o.Resists}))
	w := ships.Wound{Amount: o.Factor.Points(int32(total)), Critical: critical, Resists: o.Resists}
	if t != nil {
		w.Pure = impact.ThrowPure(b, by, s, t, a, critical, o.Roll.Highest)
	}
	return w
}

// endExploit ends, for this round, the features that add to its first critical hit.
func endExploit(b *ships.Battle, by *crew.Member, s *ships.Ship) {
	for i := range s.Features {
		h := &s.Features[i]
		f := b.FeatureOf(h.Feature)
		harder := func(a shipyard.Act) bool { return a.How == modifier.Harder && a.Touch&shipyard.Deals != 0 }
		if f.Usage == shipyard.Passive && f.Once && !h.Done && slices.ContainsFunc(f.Acts, harder) {
			h.Done = true
			impact.TellInvoked(b, ships.User{Member: by, Have: h, Feature: f}, 0, crew.Seat{})
		}
	}
}

// weighDamage returns what damage would be rolled with: the number of the weapon's dice,
// the factor of the sum, and whether something resists it.
func weighDamage(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot, critical bool, purpose impact.Purpose) (o Likelihood) {
	w, r := &a.Mounting.Weapon, &o.Roll
	o.Count, o.Factor, r.Weighed = int(w.Damage.Count), damage.Whole(), purpose == impact.Weighed
	r.AddNamed(&b.Telling.Names, w.Name, int(w.Damage.Plus))
	r.Add("ship Strength", crew.Modifier(s.Str))
	out, in := impact.Attacking(b, by, s, t, a), ships.Rolling{}
	out.Touch, out.Turned, out.Later = shipyard.Deals, false, a.Later
	if t != nil {
		in = impact.ShotAt(b, by, s, t, a)
		in.Touch, in.Turned, in.Later = shipyard.Suffers|shipyard.Harmed, false, a.Later
	}
	more := 0
	impact.Changes(b, &out, func(x *shipyard.Change, _ say.Text, _ *crew.Member) {
		if x.How == modifier.Harder {
			more += int(x.N)
		}
		o.Factor = x.Scale(o.Factor)
	})
	impact.Changes(b, &in, func(x *shipyard.Change, _ say.Text, _ *crew.Member) {
		o.Resists = o.Resists || x.How == modifier.Resist
		o.Factor = x.Scale(o.Factor)
	})
	impact.NoteAll(b, r, out, purpose)
	impact.NoteAll(b, r, in, purpose)
	if critical {
		o.Count *= 2 + more
		for i := range r.More {
			r.More[i].Count *= 2
		}
	}
	return o
}

func wound(b *ships.Battle, by *crew.Member, s, t *ships.Ship, i *Fire, a *ships.AimedShot, w ships.Wound) {
	w.Target, w.By, w.Type, w.Member, w.Mount, w.Shot = t.ID, s.ID, a.Mounting.Weapon.Type, b.IDOf(by), i.Weapon, true
	impact.Brace(b, s, t, &a.Mounting.Weapon, &w)
	w.Disable, w.Chosen, w.Armed, w.Grade = i.Disable, a.Chosen, true, a.Mounting.Weapon.Grade
	b.Wounds = append(b.Wounds, w)
}
