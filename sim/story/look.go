package story

import (
	"cmp"
	"fmt"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// log prints what a seat was told about the last command, in its own words.
func (g *stage) log(p *phrase) error {
	seat, err := g.watcher(p)
	if err != nil {
		return err
	}
	sides, all := sight.SidesOf(g.world, seat)
	seen := sight.View(g.world, seat)
	for _, e := range g.events {
		if e.IsFor(sides, all) {
			g.lines = append(g.lines, say.English(e.Fact.Sentence(), seen))
		}
	}
	return nil
}

func (g *stage) watcher(p *phrase) (crew.Seat, error) {
	seat, err := g.seat(p)
	if err == nil && !sight.CanView(g.world, seat) {
		err = g.nobody(seat)
	}
	return seat, err
}

// see prints the ships in a seat's picture, with what it may know of them.
func (g *stage) see(p *phrase) error {
	seat, err := g.watcher(p)
	if err != nil {
		return err
	}
	seen := sight.View(g.world, seat)
	for i := range seen.Contacts {
		g.lines = append(g.lines, contact(seen, &seen.Contacts[i]))
	}
	return nil
}

func contact(seen *picture.Picture, k *picture.Contact) string {
	worn, known := "", "hull unknown"
	if k.Worn {
		worn = ", worn"
	}
	if k.Hull >= 0 {
		known = fmt.Sprintf("hull %d, shields %d", k.Hull, k.Shield)
	}
	state := ""
	if k.State != ships.Able {
		state = ", " + k.State.String()
	}
	for _, row := range seen.ConditionsIn(k.Conditions) {
		state += ", " + row.Name.String()
	}
	return fmt.Sprintf("%s at %s heading %s%s%s, %s", k.Name, place(k.At), k.Heading, state, worn, known)
}

// options prints what a seat could order now, as its station shows it in advance: whether
// it may, the roll and the outcome.
func (g *stage) options(p *phrase) error {
	seat, err := g.watcher(p)
	if err != nil {
		return err
	}
	seen := sight.View(g.world, seat)
	for i := range seen.Options {
		g.lines = append(g.lines, g.option(seen, &seen.Options[i]))
	}
	for i := range seen.Acts {
		g.lines = append(g.lines, act(seen, &seen.Acts[i]))
	}
	for i := range seen.Gear {
		if gear := &seen.Gear[i]; gear.Kind == picture.DeviceGear || gear.Kind == picture.PowerGear {
			verb := crew.UseDevice
			if gear.Kind == picture.PowerGear {
				verb = crew.Cast
			}
			text := crew.PermissionOf(verb).Title.String() + ", " + gear.Name
			if gear.Rule != "" {
				text += fmt.Sprintf(": refused [%s] %s", gear.Rule, cmp.Or(gear.Why, "it is not your turn"))
			}
			g.lines = append(g.lines, text)
		}
	}
	return nil
}

// act returns an order that somebody on foot could give, and its roll.
func act(seen *picture.Picture, a *picture.ActRow) string {
	text := crew.PermissionOf(a.Verb).Title.String()
	weapon, kind := "bare hands", picture.ArmGear
	switch {
	case a.Verb == crew.Cast:
		kind = picture.PowerGear
	case a.Verb == crew.UseDevice, a.Verb == crew.HandOver && a.Way:
		kind = picture.DeviceGear
	}
	for i := range seen.Gear {
		if g := &seen.Gear[i]; g.Kind == kind && g.Number == a.Item {
			weapon = g.Name
		}
	}
	for i := range seen.Things {
		if x := &seen.Things[i]; a.Verb == crew.PickUp && x.Person == a.Person && x.Number == a.Item {
			weapon = x.Name
		}
	}
	switch {
	case a.Verb == crew.Escape && a.Way:
		from := a.Reasons.String()
		if a.Person != 0 {
			from = seen.PersonName(a.Person)
		}
		return text + " from " + from + prospect(&picture.Option{Says: &picture.OptionTexts{Rule: a.Rule, Why: a.Why}})
	case a.Verb == crew.Strike && a.Hand != personal.WithWeapon:
		text += ", " + weapon + " (" + handWords[a.Hand] + ")"
	case a.Verb == crew.Door, a.Verb == crew.Force:
		text += " at " + a.At.String()
	case a.Verb == crew.Strike, a.Item > 0:
		text += ", " + weapon
	case a.Hand == personal.WithSecond:
		text += ", quick"
	}
	if way := map[crew.Verb]string{crew.Look: "investigation", crew.Shove: "push", crew.Door: "shut", crew.Help: "against"}[a.Verb]; a.Way && way != "" {
		text += " (" + way + ")"
	}
	if a.Softer > 0 {
		text += [...]string{"", ", half", ", quarter"}[a.Softer]
	}
	if a.Person != 0 {
		text += ", " + seen.PersonName(a.Person)
	}
	for i := range seen.Consoles {
		if k := &seen.Consoles[i]; k.Number == a.Console && (a.Verb == crew.Seize || a.Verb == crew.Sabotage || a.Verb == crew.Rewire) {
			text += ", " + seen.SeatName(k.Seat)
		}
	}
	if a.Ship != 0 {
		text += ", " + seen.ShipName(a.Ship)
	}
	return text + prospect(&picture.Option{Chance: a.Chance, Need: a.Need, Bonus: a.Bonus, Says: &picture.OptionTexts{Rule: a.Rule, Why: a.Why, Reasons: a.Reasons}})
}

func (g *stage) option(seen *picture.Picture, o *picture.Option) string {
	text := crew.PermissionOf(o.Verb).Title.String()
	if o.Verb == crew.Attack {
		s := g.world.Ship(seen.Head.Seat.Ship)
		text += ", " + g.world.ClassOf(s).Mounts[o.Weapon].Weapon.Name
	}
	if o.Feature != 0 {
		text += ", " + g.world.FeatureOf(o.Feature).Name
	}
	if name := o.Name(); name != "" {
		text += ", " + name.String()
	}
	if o.Seat.Role != crew.NoRole {
		text += ", " + seen.SeatName(o.Seat)
	}
	if o.Target != 0 && o.Verb != crew.Interfere {
		text += ", " + seen.ShipName(o.Target)
	}
	return text + prospect(o)
}

// prospect returns why something cannot be ordered, or its expected outcome.
func prospect(o *picture.Option) string {
	w := o.Texts()
	if w.Rule != "" {
		return fmt.Sprintf(": refused [%s] %s", w.Rule, w.Why)
	}
	if o.Chance == 0 && o.Need == 0 {
		if o.Feature != 0 && w.Reasons != "" {
			return ": " + w.Reasons.String()
		}
		return ""
	}
	text := fmt.Sprintf(": %d.%d%%", o.Chance/10, o.Chance%10)
	if o.Need != 0 {
		text += fmt.Sprintf(", %+d against %d", o.Bonus, o.Need)
	}
	if w.Reasons != "" {
		text += ", " + w.Reasons.String()
	}
	if o.Shield != 0 || o.Hull != 0 {
		text += fmt.Sprintf("; shields %d.%d, hull %d.%d", o.Shield/10, o.Shield%10, o.Hull/10, o.Hull%10)
	}
	return text
}

// showShot prints the roll and the outcome of an attack of a seat, and why it cannot be
// ordered now: show aim SEAT SHIP with WEAPON [with KEY]... [spare].
func (g *stage) showShot(p *phrase) error {
	seat, err := g.seat(p)
	if err != nil {
		return err
	}
	m, _ := g.world.HolderOf(seat)
	own := g.world.Ship(seat.Ship)
	if m == nil || own == nil {
		return g.nobody(seat)
	}
	t, err := g.ship(p)
	if err == nil {
		err = p.need("with")
	}
	if err != nil {
		return err
	}
	i := &deployment.Fire{Target: t.ID}
	if i.Weapon, err = g.weapon(seat.Ship, p.next()); err == nil {
		i.With, err = g.with(p)
	}
	if err == nil && int(i.Weapon) >= len(own.Mounts) {
		err = fmt.Errorf("%w: %s has %d mounts", ErrName, own.Name, len(own.Mounts))
	}
	if err != nil {
		return err
	}
	f := deployment.ForecastFire(&g.world.Battle, m, own, int(i.Weapon), t, i.With)
	text := fmt.Sprintf("%+d against %d", f.Roll.Bonus(), f.Need)
	if f.Saves {
		text = fmt.Sprintf("its Dexterity save, %+d against %d", f.Roll.Bonus(), f.Need)
	}
	text += fmt.Sprintf(", %s, %s", f.Range, f.Band)
	if f.Cover != space.NoCover {
		text += ", " + f.Cover.String()
	}
	for _, r := range f.Roll.Reasons.All() {
		if r.Good {
			text += ", advantage: " + r.Name.String()
		} else {
			text += ", disadvantage: " + r.Name.String()
		}
	}
	text += fmt.Sprintf("; %d.%d%%, shields %d.%d, hull %d.%d", f.Chance/10, f.Chance%10, f.Shield/10, f.Shield%10, f.Hull/10, f.Hull%10)
	g.lines = append(g.lines, text)
	if r := g.world.Validate(&sim.Order{Seat: seat, Intent: i}); r != nil {
		g.lines = append(g.lines, fmt.Sprintf("refused [%s] %s", r.Rule, r.Why))
	}
	return nil
}

// showCover prints the cover that one ship has against another: show cover SHIP from
// SHIP.
func (g *stage) showCover(p *phrase) error {
	t, err := g.ship(p)
	if err == nil {
		err = p.need("from")
	}
	if err != nil {
		return err
	}
	s, err := g.ship(p)
	if err == nil {
		g.lines = append(g.lines, g.world.CoverOf(s, t).String())
	}
	return err
}
