// Package gunner is the gunner's station: the weapons, where each can fire, and what each shot
// would do to each target.
package gunner

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/plot"
	"broadside/cmd/station/ready"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Screen is the gunner's station.
type Screen struct {
	space   plot.Map
	weapon  uint8
	picked  bool     // somebody has chosen the weapon; otherwise it is the best one
	served  space.ID // the target for which it was chosen
	target  space.ID
	aimed   bool // somebody has chosen the target; otherwise it is one within reach
	lost    bool // the target was lost on this screen, while somebody acts
	disable bool
	ready   ready.Choice

	revealed space.ID // the ship to which the list was last scrolled
}

// Heights of the target list.
const (
	head      = 40.0
	rowHeight = 46.0

	frame       = 24.0 // of the list's width
	alongHeight = 68.0 // of the control beside the order
)

// New makes a gunner's station.
func New() *Screen { return &Screen{} }

// Show draws the station and returns what is ordered.
func (s *Screen) Show(u *kit.UI, v *view.View, r kit.Rect) (ordered []sim.Intent) {
	own := v.Ship()
	if own == nil {
		return nil
	}
	mounts := v.MountsOf(own.ID)
	s.attend(u, v, mounts)
	left := r.Left(276)
	r.Left(kit.Gap)
	height := 106.0
	if v.HasAlong(crew.Attack) {
		height += alongHeight + kit.Gap
	}
	foot := r.Foot(height)
	r.Foot(kit.Gap)
	s.weapons(u, v, left, mounts)
	var targets kit.Rect
	if r.W > 1000 { // a wide window has room beside the map, not below it
		targets = r.Side(660)
		r.Side(kit.Gap)
	} else {
		rows := min(len(v.Foes()), int((r.H*0.42-head)/rowHeight))
		targets = r.Foot(head + rowHeight*float64(max(1, rows)) + s.noteHeight(u, v, r.W-frame))
		r.Foot(kit.Gap)
	}
	s.situation(u, v, r, mounts)
	if len(mounts) == 0 {
		return nil
	}
	s.targets(u, v, targets, &mounts[s.weapon])
	return s.fire(u, v, foot, &mounts[s.weapon])
}

// attend chooses the target and the weapon unless somebody else has. What somebody presses is meant
// for what they have seen, so neither changes on the screen that handles it.
func (s *Screen) attend(u *kit.UI, v *view.View, mounts []picture.MountRow) {
	acts, was := len(u.In.Keys) > 0 || u.In.Pressed || u.In.Released, s.target
	kept := v.Contact(was) != nil && !v.Contact(was).State.Gone()
	target := v.Aim(u, was)
	s.lost = acts && was != 0 && !kept
	if acts && kept && target == was && int(s.weapon) < len(mounts) {
		return
	}
	s.retarget(v, mounts, target)
	s.serve(v, mounts)
}

// retarget sets the target; if nobody has chosen it and no weapon reaches it, the first ship that
// one reaches.
func (s *Screen) retarget(v *view.View, mounts []picture.MountRow, target space.ID) {
	if target != s.target {
		was := v.Contact(s.target)
		s.aimed = was != nil && !was.State.Gone() // otherwise nobody has chosen
		s.target = target
	}
	if s.aimed || s.reaches(v, mounts, target) {
		return
	}
	for _, k := range v.Foes() {
		if s.reaches(v, mounts, k.ID) {
			s.target = k.ID
			return
		}
	}
}

// reaches reports whether a weapon, or the chosen one, reaches a ship from here.
func (s *Screen) reaches(v *view.View, mounts []picture.MountRow, target space.ID) bool {
	for i := range mounts {
		if s.picked && i != int(s.weapon) {
			continue
		}
		if o := v.Option(crew.Attack, uint8(i), target); o != nil {
			if rule, _ := miss(v, o, &mounts[i]); rule == "" {
				return true
			}
		}
	}
	return false
}

// serve chooses the weapon that does most to the target as it is, until somebody chooses another.
// After a shot, another of the same grade comes first.
func (s *Screen) serve(v *view.View, mounts []picture.MountRow) {
	s.weapon = min(s.weapon, uint8(max(0, len(mounts)-1)))
	if s.picked {
		return
	}
	worth := make([]int, len(mounts))
	for i := range mounts {
		o := v.Option(crew.Attack, uint8(i), s.target)
		if o == nil || mounts[i].Latched && mounts[i].Left == 0 {
			continue
		}
		if rule, _ := miss(v, o, &mounts[i]); rule == "" {
			worth[i] = int(max(o.Shield, o.Hull))
		}
	}
	if s.served == s.target && int(s.weapon) < len(mounts) && worth[s.weapon] > 0 {
		return // it will do; another would come unasked
	}
	like := -1 // the best of the same grade as before, with which an order to spare goes on
	if s.served == s.target && len(mounts) > 0 {
		for i := range worth {
			if worth[i] > 0 && mounts[i].Grade == mounts[s.weapon].Grade && (like < 0 || worth[i] > worth[like]) {
				like = i
			}
		}
	}
	s.served = s.target
	if like >= 0 {
		s.weapon = uint8(like)
		return
	}
	for i := range worth {
		if worth[i] > worth[s.weapon] {
			s.weapon = uint8(i)
		}
	}
}

// situation draws the map with the arc of the chosen weapon and the line to the target.
func (s *Screen) situation(u *kit.UI, v *view.View, r kit.Rect, mounts []picture.MountRow) {
	own, m := v.Ship(), &s.space
	m.Begin(u, v, r)
	for i := range mounts {
		if uint8(i) == s.weapon {
			m.ChosenArc(own, &mounts[i], u.Accent)
		} else {
			m.Arc(own, &mounts[i], u.Accent)
		}
	}
	m.CourseLeft(own, v.Legs, kit.Accent(crew.Pilot))
	if id := m.Ships(s.target); id != 0 {
		if k := v.Contact(id); v.Foe(k) && !k.State.Gone() {
			s.aim(u, id)
		}
	}
	if k, o := v.Contact(s.target), s.option(v, s.target); k != nil && o != nil && int(s.weapon) < len(mounts) {
		c, says := u.Accent, say.Text(o.Band.String())
		if rule, _ := miss(v, o, &mounts[s.weapon]); rule != "" {
			c = kit.Bad
			if o.Band != shipyard.BeyondReach {
				says = map[string]say.Text{"SHIP-ARC": "outside the arc", "SHIP-COVER": "behind cover"}[rule]
			}
		}
		m.Sight(own, k, say.Of("%d ft, %s", v.RangeTo(k), says), c)
	}
	m.End()
}

// aim makes a clicked ship the target.
func (s *Screen) aim(u *kit.UI, id space.ID) {
	s.target, s.aimed = id, true
	u.Use("target.next")
}

// miss returns why a shot cannot reach its target from here, whosever turn it is, and the rule; or
// "".
func miss(v *view.View, o *picture.Option, m *picture.MountRow) (rule string, why say.Text) {
	t := v.Contact(o.Target)
	switch {
	case o.Rule() == "SHIP-RANGE" || o.Rule() == "SHIP-ARC" || o.Rule() == "SHIP-COVER":
		return o.Rule(), o.Why()
	case o.Band == shipyard.BeyondReach:
		return "SHIP-RANGE", say.Of("%s is beyond the %s's %d ft", t.Name, m.Name, max(m.Near, m.Far).Feet())
	case !v.Bears(m, t.At):
		return "SHIP-ARC", say.Of("%s is outside the %s arc of the %s", t.Name, m.Place, m.Name)
	case o.Cover == space.TotalCover:
		return "SHIP-COVER", say.Of("%s is wholly hidden behind cover", t.Name)
	}
	return "", ""
}

// option returns the shot of the chosen weapon at a ship, with what is to go along with it.
func (s *Screen) option(v *view.View, target space.ID) *picture.Option {
	plain := v.Option(crew.Attack, s.weapon, target)
	for _, r := range v.Going(crew.Attack) {
		for i := range v.Options {
			if o := &v.Options[i]; o.Verb == crew.Attack && o.Feature == r.Feature && o.Weapon == s.weapon && o.Target == target {
				return o
			}
		}
	}
	return plain
}

// fire draws the order itself, and what goes along with it.
func (s *Screen) fire(u *kit.UI, v *view.View, r kit.Rect, m *picture.MountRow) (ordered []sim.Intent) {
	if v.HasAlong(crew.Attack) {
		v.ChooseAlong(u, r.Top(alongHeight), "gunner.with", crew.Attack)
		r.Top(kit.Gap)
	}
	cols := r.Columns(3, kit.Gap)
	all, one, response := s.shots(v, m)
	side := cols[1].Rows(2, 6)
	if u.Do(cols[0], all) {
		ordered = append(ordered, s.order(0))
	}
	if says := s.reasons(v); says != "" {
		u.Hint(cols[0], says)
	}
	if u.Do(side[0], one) {
		ordered = append(ordered, s.order(1))
	}
	if u.Do(side[1], s.mercy(m)) {
		s.disable = !s.disable
	}
	if i := s.ready.Do(u, v, cols[2], response); i != nil {
		ordered = append(ordered, i)
	}
	return ordered
}

// shots returns the orders to fire: with all attacks of a weapon, with one of them, or when
// something happens.
func (s *Screen) shots(v *view.View, m *picture.MountRow) (all, one kit.Action, response ready.Response) {
	if m.Grade != shipyard.Primary || v.Head.Over {
		s.disable = false
	}
	all = shot(s.option(v, s.target), m)
	if v.Awaits(crew.Attack, s.target) && m.Grade != shipyard.Quaternary {
		all.Why = view.Soon
	}
	gone := s.gone()
	if gone != "" {
		all.Rule, all.Why = "SHIP-ATTACK", gone
	}
	all.Name, all.Key = "Fire", "gunner.fire"
	if n := attacks(m); n > 1 {
		all.Name = say.Of("Fire all %d", n)
	}
	all = v.WithGoing(crew.Attack, all)
	one = kit.Action{Name: "Fire one attack", Key: "gunner.one", Rule: all.Rule, Why: all.Why, Does: "One of the weapon's attacks; the rest can follow this turn."}
	if attacks(m) < 2 && one.Why == "" {
		one.Rule, one.Why = "SHIP-ATTACK", "It has only one attack."
	}
	fire := s.order(0)
	return all, one, ready.Response{Intent: fire, Says: ready.Words(v, fire), Subject: s.target, Weapon: &m.Mount, WeaponName: m.Name, Why: gone}
}

// gone returns why nothing is done to a target that was chosen in place of a lost one only now, or "".
func (s *Screen) gone() say.Text {
	switch {
	case !s.lost:
		return ""
	case s.target == 0:
		return "The target is gone, and no other is in sight."
	}
	return "The target is gone; another is chosen now."
}

func (s *Screen) order(attacks uint8) *deployment.Fire {
	return &deployment.Fire{Weapon: s.weapon, Target: s.target, Attacks: attacks, Disable: s.disable}
}

// mercy returns the choice to disable rather than destroy.
func (s *Screen) mercy(m *picture.MountRow) kit.Action {
	a := kit.Action{Name: "Disable only", Key: "gunner.disable", On: s.disable, Does: "At 0 hit points the target is disabled, not destroyed."}
	if m.Grade != shipyard.Primary {
		a.Rule, a.Why = "SHIP-DISABLE", "Only a primary weapon can."
	}
	return a
}

// attacks returns how many attacks of a weapon are left.
func attacks(m *picture.MountRow) int {
	n := int(m.Attacks)
	if m.Latched {
		n = int(m.Left)
	}
	if m.AmmoMax > 0 {
		n = min(n, int(m.Ammo))
	}
	return n
}

// shot describes what a shot needs and would do, or why it cannot be fired.
func shot(o *picture.Option, m *picture.MountRow) kit.Action {
	if m.Grade == shipyard.Quaternary {
		return kit.Action{Rule: "SHIP-BOMB", Why: "It drops bombs: see More."}
	}
	if o == nil {
		return kit.Action{Rule: "SHIP-ATTACK", Why: "There is nobody to fire at."}
	}
	a := kit.Action{Rule: o.Rule(), Why: o.Why()}
	message := say.Text("%s against AC %d of %s: %s. Expect %s off shields, or %s off bare hull.")
	if o.Saves {
		message = "Save %s against %d of %s: %s. Expect %s off shields, or %s off bare hull."
	}
	a.Does = say.Of(message, view.Bonus(o.Bonus, o.Edge), o.Need, o.Target.Name(), chances(o), view.Tenths(o.Shield), view.Tenths(o.Hull))
	return a
}

// chances returns the chances of the attacks of a volley.
func chances(o *picture.Option) say.Text {
	switch o.Later {
	case 0:
		return say.Name(view.Percent(o.Chance))
	case o.Chance:
		return say.Of("%s each", view.Percent(o.Chance))
	}
	return say.Of("%s, then %s", view.Percent(o.Chance), view.Percent(o.Later))
}
