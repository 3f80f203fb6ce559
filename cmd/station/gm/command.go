package gm

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// command gives an order as the chosen seat, with the same checks as the seat's own.
type command struct {
	verb    int
	seat    crew.Seat
	target  space.ID
	weapon  int
	whom    int
	disable bool
	legs    []ships.Leg
	ready   ready.Choice
	skill   crew.Skill // beyond Perception: 0, or 1
	speed   int
	rudder  int
	flying  bool // a click on the map adds a leg
}

func (*command) name() say.Text { return "GIVE AN ORDER" }
func (*command) help() say.Text {
	return "Their number above chooses who; ↑ ↓ what; Tab at which ship."
}
func (c *command) aims() bool { return c.flying }

// draw draws the arc or the course of the order.
func (c *command) draw(u *kit.UI, v *view.View, s *Screen) {
	k := v.Contact(s.ship)
	if k == nil {
		return
	}
	verb := c.chosen(v, s)
	c.flying = verb == crew.Fly
	switch verb {
	case crew.Attack:
		mounts := v.MountsOf(s.ship)
		if len(mounts) > 0 {
			s.space.ChosenArc(k, &mounts[c.weapon%len(mounts)], u.Accent)
		}
		if t := v.Contact(c.target); t != nil {
			s.space.Sight(k, t, say.Of("%d ft", viewOf(v, s.seat).RangeTo(t)), u.Accent)
		}
	case crew.Interfere:
		s.space.Ring(k, deployment.InterfereReach, u.Accent, "1000 ft: Interfere")
	case crew.Fly:
		theirs := viewOf(v, s.seat)
		chart := theirs.Chart(c.reach() + 1000*space.Foot)
		s.space.Course(k, c.legs, &chart, 0, u.Accent)
	}
}

func (c *command) reach() space.Length {
	far := space.Length(0)
	for _, l := range c.legs {
		far += l.Ahead
	}
	return far
}

// verbs returns the orders that the chosen seat can be given.
func verbs(v *view.View, seat crew.Seat) []crew.Permission {
	m := v.CrewAt(seat)
	if m == nil {
		return nil
	}
	var rows []crew.Permission
	for _, row := range crew.Table() {
		if row.Roles&m.Roles == 0 || row.Verb == crew.Ready || talks(row.Verb) || row.Verb == crew.Helm && v.Head.Tempo != crew.Live {
			continue
		}
		rows = append(rows, row)
	}
	return rows
}

// talks reports whether an order is only words, which a GM says without a seat.
func talks(v crew.Verb) bool {
	return v == crew.Handle || v == crew.Use || v == crew.Improvise || v == crew.Call
}

func (c *command) chosen(v *view.View, s *Screen) crew.Verb {
	rows := verbs(v, s.seat)
	if len(rows) == 0 {
		return crew.NoVerb
	}
	return rows[min(c.verb, len(rows)-1)].Verb
}

func (c *command) show(u *kit.UI, v *view.View, r kit.Rect, s *Screen) (ordered []sim.Intent, done bool) {
	if c.seat != s.seat {
		*c = command{seat: s.seat, speed: 50}
	}
	if !c.flying && s.pickup != 0 && s.pickup != s.ship {
		c.target = s.pickup
	}
	rows := verbs(v, s.seat)
	if len(rows) == 0 {
		u.Paragraph(r, "Nobody is aboard.", kit.Type{Colour: kit.Muted})
		return nil, false
	}
	foot := r.Foot(70)
	r.Foot(5)
	wait := foot.Side(140)
	foot.Side(6)
	list := r.Left(124)
	r.Left(8)
	names := make([]say.Text, len(rows))
	for i, row := range rows {
		names[i] = row.Title
	}
	c.verb = pick(u, "orders", list, names, c.verb)
	row := rows[min(c.verb, len(rows)-1)]
	intent, says := c.detail(u, v, r, s, row.Verb)
	a := kit.Action{Name: "Order it", Key: "any.confirm", Does: says}
	a.Rule, a.Why = objectionTo(v, s.seat, &row)
	if o := c.option(v, s.seat, intent); o != nil && a.Why == "" {
		a.Rule, a.Why = o.Rule(), o.Why()
		if o.Chance > 0 {
			a.Does = say.Sentences(says, say.Stop(view.Percent(o.Chance)))
		}
	}
	if intent == nil && a.Why == "" {
		a.Rule, a.Why = row.ID, says
	}
	if u.Do(foot, a) {
		ordered = append(ordered, &sim.Command{Seat: s.seat, Intent: intent})
		c.legs = nil
	}
	then, isShips := intent.(ships.Intent)
	if !isShips || row.Cost != crew.Action {
		u.Do(wait, kit.Action{Name: "Ready", Key: "ready.open", Rule: "SHIP-READY", Why: "Only an action."})
		return ordered, false
	}
	if i := c.ready.Do(u, viewOf(v, s.seat), wait, ready.Response{Intent: then, Says: row.Title, Subject: c.target}); i != nil {
		ordered = append(ordered, &sim.Command{Seat: s.seat, Intent: i})
	}
	return ordered, false
}

// option returns the expected outcome of an order for the seat whose turn it is, or nil.
func (c *command) option(v *view.View, seat crew.Seat, i sim.Intent) *picture.Option {
	if seat != v.Head.Acts {
		return nil
	}
	switch i := i.(type) {
	case *deployment.Fire:
		return v.Option(crew.Attack, i.Weapon, i.Target)
	case *deployment.Evade:
		return v.Option(crew.Evade, 0, i.Target)
	case *deployment.Ram:
		return v.Option(crew.Ram, 0, i.Target)
	case *deployment.Interfere:
		return v.OptionAt(crew.Interfere, i.Target, i.Target.Ship)
	case *deployment.Direct:
		return v.OptionAt(crew.Direct, i.Helped, i.Target)
	case *deployment.Patch, *deployment.Stabilise, *deployment.Hide:
		return v.Option(i.Verb(), 0, 0)
	}
	return nil
}

// objectionTo returns the objections to an order that the picture shows; the table judges the rest.
func objectionTo(v *view.View, seat crew.Seat, row *crew.Permission) (rule string, why say.Text) {
	k, m := v.Contact(seat.Ship), v.CrewAt(seat)
	switch {
	case v.Head.Over:
		return crew.Manners, "The battle is over."
	case v.Head.Paused:
		return crew.Manners, "The battle is paused."
	case k == nil || m == nil:
		return crew.Manners, "Nobody sits there."
	case k.State.Gone():
		return "SHIP-ZERO", say.Of("%s is %s.", k.Name, k.State)
	case row.Verb == crew.React && !v.Head.AsksAtConsole(seat):
		return "SHIP-REACT", "They have nothing to react to."
	case row.Verb != crew.React && v.Head.IsAwaited():
		return "SHIP-REACT", "Somebody may react first."
	case row.Verb != crew.React && !m.Open:
		return "SHIP-ROUND", "It is not their turn."
	case row.Cost == crew.Action && row.Verb != crew.Attack && !m.Action:
		return "SHIP-ACTION", "Their action is used."
	}
	return "", ""
}

// detail asks for what an order needs besides its verb, and returns the order and its effect, or no
// order and the reason.
func (c *command) detail(u *kit.UI, v *view.View, r kit.Rect, s *Screen, verb crew.Verb) (sim.Intent, say.Text) {
	switch verb {
	case crew.Attack:
		return c.attack(u, v, r, s)
	case crew.Evade, crew.Ram:
		return c.orderAtShip(u, v, r, s, verb)
	case crew.Interfere, crew.Direct:
		return c.orderAtSeat(u, v, r, s, verb)
	case crew.Fly:
		return c.fly(u, v, r, s)
	case crew.Helm:
		return c.helm(u, r)
	case crew.Patch:
		return &deployment.Patch{}, "Spend a Hit Die on the hull."
	case crew.Stabilise:
		return &deployment.Stabilise{}, "Mechanic's Kit against 10."
	case crew.React:
		return sim.TakeAtConsole(), "Do what they have readied."
	case crew.Stand:
		if m := v.CrewAt(s.seat); m != nil {
			next := m.Readied.Following()
			return &deployment.Stand{Stance: next}, ready.When(next)
		}
	case crew.Search:
		return c.search(u, r)
	case crew.EndTurn:
		return &sim.EndTurn{}, "End their turn."
	}
	i := deployment.NewIntent(verb)
	if i == nil {
		return nil, "Nobody can order that from here."
	}
	return i, crew.PermissionOf(verb).Says
}

func (c *command) attack(u *kit.UI, v *view.View, r kit.Rect, s *Screen) (sim.Intent, say.Text) {
	mounts := v.MountsOf(s.ship)
	if len(mounts) == 0 {
		return nil, "There is no weapon aboard."
	}
	c.weapon %= len(mounts)
	w := &mounts[c.weapon]
	name := say.Pair(w.Name, w.Place)
	if u.Do(r.Top(kit.Finger(u, 32)), kit.Action{Name: name, Cut: true, Key: "tool.next", Does: "The next weapon."}) {
		c.weapon = (c.weapon + 1) % len(mounts)
	}
	r.Top(5)
	c.target = s.aim(u, v, r.Top(kit.Finger(u, 32)), c.target, "at %s", "")
	r.Top(5)
	if u.Do(r.Top(kit.Finger(u, 32)), kit.Action{Name: "To disable", Key: "tool.disable", On: c.disable, Does: "At 0 it is disabled, not destroyed [SHIP-DISABLE]."}) {
		c.disable = !c.disable
	}
	r.Top(5)
	note := say.Of("%s %s, %d to %d ft", w.Damage, w.Type, w.Near.Feet(), w.Far.Feet())
	if w.Latched {
		note = say.Of("%s; latched, %d attacks left", note, w.Left)
	}
	if w.AmmoMax > 0 {
		note = say.Of("%s; %d of %d shots", note, w.Ammo, w.AmmoMax)
	}
	u.Paragraph(r, note, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	t := v.Contact(c.target)
	if t == nil {
		return nil, "There is no target."
	}
	return &deployment.Fire{Weapon: w.Mount, Target: c.target, Disable: c.disable}, say.Of("Fire the %s at %s, AC %d.", w.Name, t.Name, t.AC)
}

func (c *command) orderAtShip(u *kit.UI, v *view.View, r kit.Rect, s *Screen, verb crew.Verb) (sim.Intent, say.Text) {
	c.target = s.aim(u, v, r.Top(kit.Finger(u, 32)), c.target, "", "")
	r.Top(5)
	u.Paragraph(r, crew.PermissionOf(verb).Says, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	k, t := v.Contact(s.ship), v.Contact(c.target)
	if k == nil || t == nil {
		return nil, "There is no other ship."
	}
	if verb == crew.Evade {
		return &deployment.Evade{Target: t.ID}, say.Of("Evade %s.", t.Name)
	}
	chart := viewOf(v, s.seat).Chart(0)
	return &deployment.Ram{Target: t.ID, Legs: chart.RamCourse(ships.Pose{At: k.At, Heading: k.Heading}, t.ID, t.At)}, say.Of("Ram %s, straight at it.", t.Name)
}

// orderAtSeat returns an order about a person: of another ship, or of the own crew.
func (c *command) orderAtSeat(u *kit.UI, v *view.View, r kit.Rect, s *Screen, verb crew.Verb) (sim.Intent, say.Text) {
	on := s.ship
	if verb == crew.Interfere {
		c.target = s.aim(u, v, r.Top(kit.Finger(u, 32)), c.target, "", "")
		on = c.target
	} else {
		c.target = s.aim(u, v, r.Top(kit.Finger(u, 32)), c.target, "attack on %s", "attack on any ship")
	}
	r.Top(5)
	var seats []crew.Seat
	for i := range v.Crew {
		if v.Crew[i].Seat.Ship == on && v.Crew[i].Seat != s.seat {
			seats = append(seats, v.Crew[i].Seat)
		}
	}
	if len(seats) == 0 {
		return nil, "Nobody is there."
	}
	c.whom %= len(seats)
	whom := seats[c.whom]
	if u.Do(r.Top(kit.Finger(u, 32)), kit.Action{Name: say.Of("the %s", say.Text(whom.String())), Cut: true, Key: "tool.next", Does: "The next person."}) {
		c.whom++
	}
	r.Top(5)
	u.Paragraph(r, crew.PermissionOf(verb).Says, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	if verb == crew.Interfere {
		return &deployment.Interfere{Target: whom}, say.Of("Interfere with the %s of %s.", say.Text(whom.String()), on.Name())
	}
	if c.target != 0 {
		return &deployment.Direct{Helped: whom, Target: c.target}, say.Of("Help the %s: attack on %s.", whom, c.target.Name())
	}
	return &deployment.Direct{Helped: whom}, say.Of("Help the %s: next check.", whom)
}

// fly plots a course: a click on the map adds a leg to it.
func (c *command) fly(u *kit.UI, v *view.View, r kit.Rect, s *Screen) (sim.Intent, say.Text) {
	k, sheet := v.Contact(s.ship), v.Own(s.ship)
	if k == nil || sheet == nil {
		return nil, "There is no ship."
	}
	theirs := viewOf(v, s.seat)
	chart := theirs.Chart(c.reach() + sheet.Feet)
	start := ships.Pose{At: k.At, Heading: k.Heading}
	plan := chart.Plan(start, c.legs, 0)
	if s.hit && len(c.legs) < ships.MaxLegs {
		c.legs = append(c.legs, chart.LegToward(plan.End, s.aimed, sheet.Feet-plan.Cost))
	}
	drop := kit.Action{Name: "Drop a leg", Key: "any.undo"}
	if len(c.legs) == 0 {
		drop.Why, drop.Asks = "Nothing is plotted.", true
	}
	if u.Do(r.Top(kit.Finger(u, 32)), drop) {
		c.legs = c.legs[:len(c.legs)-1]
	}
	r.Top(5)
	says := say.Of("Click the map for each leg. %d of %d ft.", plan.Cost.Feet(), sheet.Feet.Feet())
	u.Paragraph(r, says, kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true})
	if len(c.legs) == 0 {
		return nil, "Plot a leg first: click the map."
	}
	if plan.Blocked != nil {
		return nil, "The way is blocked."
	}
	if plan.Cost > sheet.Feet {
		return nil, say.Of("It costs %d ft and %d are left.", plan.Cost.Feet(), sheet.Feet.Feet())
	}
	return &deployment.Fly{Legs: append([]ships.Leg(nil), c.legs...)}, say.Of("Fly %s for %d ft.", say.Count(len(c.legs), "%d leg", "%d legs"), plan.Cost.Feet())
}

func (c *command) search(u *kit.UI, r kit.Rect) (sim.Intent, say.Text) {
	if u.Do(r.Top(kit.Finger(u, 32)), kit.Action{Name: say.Of("By %s", say.Text((crew.Perception + c.skill).String())), Key: "tool.next", Does: "Perception or Investigation."}) {
		c.skill = crew.Investigation - crew.Perception - c.skill
	}
	skill := crew.Perception + c.skill
	return &deployment.Search{Skill: skill}, say.Of("%s: finds every hidden ship whose Stealth it reaches.", say.Text(skill.String()))
}

func (c *command) helm(u *kit.UI, r kit.Rect) (sim.Intent, say.Text) {
	u.Text(r.Top(20), say.Of("throttle %d%%", c.speed), kit.Type{Size: kit.Small, Colour: kit.Muted})
	if v, ok := u.Lever("gm throttle", r.Top(kit.Finger(u, 34)), c.speed, 0, 100, 10, u.Accent); ok {
		c.speed = v
	}
	u.Text(r.Top(20), say.Of("rudder %+d%%", c.rudder), kit.Type{Size: kit.Small, Colour: kit.Muted})
	if v, ok := u.Lever("gm rudder", r.Top(kit.Finger(u, 34)), c.rudder, -100, 100, 10, u.Accent); ok {
		c.rudder = v
	}
	switch {
	case u.Key("any.left"):
		c.rudder = max(-100, c.rudder-10)
	case u.Key("any.right"):
		c.rudder = min(100, c.rudder+10)
	case u.Key("any.left-far"):
		c.speed = max(0, c.speed-10)
	case u.Key("any.right-far"):
		c.speed = min(100, c.speed+10)
	}
	return &deployment.Helm{Throttle: int8(c.speed), Rudder: int8(c.rudder)}, say.Of("Throttle %d%%, rudder %+d%%.", c.speed, c.rudder)
}
