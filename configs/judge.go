package configs

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// doubt warns about an entry of a folder that is being checked.
func (e *entry) doubt(line int, path, message, remedy string) {
	e.doubtPath(line, e.key+path, message, remedy)
}

// doubtPath is doubt with the full path.
func (e *entry) doubtPath(line int, path, message, remedy string) {
	if e.judged {
		e.page.Warn(line, path, message, remedy)
	}
}

// judgeWeapons finds weapons that no ship carries.
func (l *loader) judgeWeapons(lib *shipyard.Library) {
	carried := map[string]bool{}
	for i := range lib.Classes {
		for _, m := range lib.Classes[i].Mounts {
			carried[m.Weapon.Key] = true
		}
	}
	for i := range lib.Features {
		carried[lib.Features[i].Weapon] = true // built in
	}
	for i := range l.weapons {
		if e := &l.weapons[i]; !carried[e.key] {
			e.doubt(e.line, "", "no ship carries this weapon", "mount it on a class, or remove it")
		}
	}
}

// judgeClass finds crews that cannot operate their ship, and seats with nothing to do.
func (e *entry) judgeClass(c *shipyard.Class) {
	var counts [crew.GM + 1]int
	gunners := 0
	for _, b := range c.Crew {
		counts[b.Role]++
		if b.Roles.Has(crew.Gunner) {
			gunners++
		}
	}
	for role := crew.Pilot; role <= crew.Coordinator; role++ {
		if role != crew.Gunner && counts[role] > 1 {
			e.page.Say(e.line, e.key+".crew", fmt.Sprintf("there are %d seats for a %s", counts[role], role),
				"have one of each deployment, and as many gunners as hardpoints")
		}
	}
	switch {
	case counts[crew.Pilot] == 0:
		e.doubt(e.line, ".crew", "nobody can fly this ship", "add a pilot")
	case gunners == 0 && len(c.Mounts) > 0:
		e.doubt(e.line, ".crew", "nobody can fire its weapons", "add a gunner")
	case gunners > len(c.Mounts) && counts[crew.Gunner] > 0:
		e.doubt(e.line, ".crew", fmt.Sprintf("%d gunners share %d hardpoints, so a seat has nothing to do", gunners, len(c.Mounts)),
			"remove a gunner, or add a hardpoint")
	case counts[crew.Coordinator] > 0 && len(c.Crew) == 1:
		e.doubt(e.line, ".crew", "the coordinator has nobody to direct", "add crewmates")
	}
}

// judgeScene finds battles that cannot be played as written.
func (e *entry) judgeScene(s *scene) {
	errors := s.Errors
	for i := range s.Ships {
		if s.Ships[i].Bay != "" {
			e.judgeBay(s, i)
		} else {
			e.judgePlace(s, i)
		}
		e.judgeGroup(s, i)
		e.judgeApart(s, i)
	}
	e.judgeCast(s.cast)
	for i := range s.places {
		if p := &s.places[i]; !p.used {
			e.doubt(p.line, ".places."+p.key, "no goal and no trigger uses this place", "use it as a `zone:`, or remove it")
		}
	}
	e.judgeSides(s)
	if s.Errors == errors {
		e.judgeStart(s)
		e.judgeDecks(s)
	}
	e.judgeTriggers(s)
	for i := range s.Goals {
		e.judgeGoal(s, i)
	}
}

func (s *scene) disc(i int) space.Disc { return s.body(&s.Ships[i]) }

func (s *scene) body(a *ships.Arrival) space.Disc {
	return space.Disc{At: a.At, Radius: s.lib.Classes[a.Class].Across / 2}
}

func overlap(a, b space.Disc) bool { return space.Nearer(a.At, b.At, a.Radius+b.Radius) }

// judgePlace refuses ships that begin in the space of another, or in a solid object.
func (e *entry) judgePlace(s *scene, i int) {
	path := fmt.Sprintf("%s.ships[%d].at", e.key, i)
	for j := range s.Ships[:i] {
		if s.Ships[j].Bay == "" && overlap(s.disc(i), s.disc(j)) {
			e.page.Say(s.lines.ships[i], path, fmt.Sprintf("%s begins in the space of %s", s.Ships[i].Name, s.Ships[j].Name),
				fmt.Sprintf("put their middles at least %v apart", s.disc(i).Radius+s.disc(j).Radius))
		}
	}
	for j := range s.Objects {
		if o := &s.Objects[j]; o.Kind.Solid() && overlap(s.disc(i), o.Disc()) {
			e.page.Say(s.lines.ships[i], path, fmt.Sprintf("%s begins inside the %s at line %d", s.Ships[i].Name, o.Kind, s.lines.objects[j]),
				fmt.Sprintf("put it at least %v from its middle", s.disc(i).Radius+o.Radius))
		}
	}
}

// judgeBay refuses ships that begin in a bay that does not exist or has no room for them.
func (e *entry) judgeBay(s *scene, i int) {
	a, line, path := &s.Ships[i], s.lines.ships[i], fmt.Sprintf("%s.ships[%d].bay", e.key, i)
	carrier := &s.Ships[slices.IndexFunc(s.Ships, func(o ships.Arrival) bool { return o.Name == a.Bay })]
	class, own := &s.lib.Classes[carrier.Class], &s.lib.Classes[a.Class]
	left := class.BayRoom()
	for j := range s.Ships[:i] {
		if s.Ships[j].Bay == a.Bay {
			left -= s.lib.Classes[s.Ships[j].Class].BerthRoom()
		}
	}
	switch {
	case carrier.Side != a.Side:
		e.page.Say(line, path, fmt.Sprintf("%s is on another side than %s", a.Bay, a.Name), "name a ship of its own side, or write `at:`")
	case class.BayRoom() == 0:
		e.page.Say(line, path, fmt.Sprintf("%s has no docking bay, as its class %s has none", a.Bay, class.Key),
			"write `modifications: [docking-bay]` in the class, which must be large or larger, or `at:` here")
	case !class.Holds(own, left):
		e.page.Say(line, path, fmt.Sprintf("the bays of %s have no room for %s", a.Bay, a.Name), "have fewer or smaller ships in it, or write `at:`")
	}
}

// astray is the distance from all other ships at which one is surely misplaced.
const astray = 20_000 * space.Foot

// judgeApart finds ships that nobody will meet.
func (e *entry) judgeApart(s *scene, i int) {
	a := &s.Ships[i]
	if a.Bay != "" || len(s.Ships) < 2 {
		return
	}
	for j := range s.Ships {
		if b := &s.Ships[j]; j != i && b.Bay == "" && space.Within(a.At, b.At, astray) {
			return
		}
	}
	e.doubt(s.lines.ships[i], fmt.Sprintf(".ships[%d].at", i), fmt.Sprintf("%s begins more than %v from every other ship", a.Name, astray), "put it nearer")
}

// casting is a person who was put in a seat.
type casting struct {
	who     *Person
	role    crew.Role
	solo    bool
	another bool // under another name: somebody like them
	line    int
	path    string
}

// judgeCast finds people in two seats, or in one that does not match their post.
func (e *entry) judgeCast(cast []casting) {
	for i, c := range cast {
		for _, other := range cast[:i] {
			if other.who == c.who && !c.who.Hand && !c.another && !other.another {
				e.doubtPath(c.line, c.path, fmt.Sprintf("%s has a seat at line %d already", c.who.Name, other.line), "seat somebody else here")
			}
		}
		if !c.solo && !c.who.Solo && c.who.Role != c.role {
			e.doubtPath(c.line, c.path, fmt.Sprintf("%s is a %s, and sits as %s", c.who.Name, c.who.Role, c.role), "seat somebody of that post here")
		}
	}
}

// judgeGroup finds ships that name a group with which they have nothing in common.
func (e *entry) judgeGroup(s *scene, i int) {
	a := &s.Ships[i]
	for j := range s.Ships[:i] {
		b := &s.Ships[j]
		if a.Group != "" && a.Group == b.Group && (a.Class != b.Class || a.Side != b.Side) {
			e.doubt(s.lines.ships[i], fmt.Sprintf(".ships[%d].group", i),
				fmt.Sprintf("%s and %s are not of one class and side, so they share no initiative", a.Name, b.Name), "give it another group")
			return
		}
	}
}

func (e *entry) judgeSides(s *scene) {
	fielded, players, ends := 0, false, false
	for side := range s.Sides {
		n := s.count(func(a event.Side) bool { return int(a) == side })
		if s.Foot != nil {
			for i := range s.Foot.People {
				if int(s.Foot.People[i].Side) == side {
					n++
				}
			}
		}
		if n == 0 {
			if !s.awaits(event.Side(side)) {
				e.doubt(e.line, ".sides."+s.sides[side], "this side has no ships", "give it one, or remove it")
			}
			continue
		}
		fielded++
		players = players || s.Sides[side].Players
	}
	for _, g := range s.Goals {
		ends = ends || !g.Minor && g.Kind != scenario.Beat && g.Kind != scenario.Protect
	}
	for i := range s.Triggers {
		for _, c := range s.Triggers[i].Then {
			ends = ends || c.Kind == scenario.Win
		}
	}
	if !players {
		e.doubt(e.line, ".sides", "no side with a ship is for players", "write `players: true` at one")
	}
	switch {
	case ends || fielded >= 2 && slices.ContainsFunc(s.Goals, func(g scenario.Goal) bool { return !g.Minor }):
	case fielded >= 2 || len(s.Reinforcements) > 0:
		e.doubt(e.line, ".goals", "no goal ends this battle: it goes on until one side alone can fight", "add one, such as `{side: ..., kind: beat, text: ...}`")
	default:
		e.page.Say(e.line, e.key+".goals", "this battle has no end: there is nobody to beat and nothing to reach", "add a second side, or a goal to reach or to survive")
	}
}

// awaits reports whether a ship of a side is to arrive.
func (s *scene) awaits(side event.Side) bool {
	return slices.ContainsFunc(s.Reinforcements, func(r scenario.Reinforcement) bool { return r.Side == side })
}

func (s *scene) count(of func(event.Side) bool) (n int) {
	for i := range s.Ships {
		if of(s.Ships[i].Side) {
			n++
		}
	}
	return n
}

// peopled reports whether people of another side are on decks.
func (s *scene) peopled(but event.Side) bool {
	return s.Foot != nil && slices.ContainsFunc(s.Foot.People, func(a personal.Arrival) bool { return a.Side != but })
}

// takesByHand reports whether a ship has a deck, so that those who hold its consoles capture it.
func (s *scene) takesByHand(ship space.ID) bool {
	return s.Foot != nil && !s.Foot.Without.Has(scenario.HouseCapture) && slices.ContainsFunc(s.Foot.Decks, func(d scenario.FootDeck) bool { return d.Ship == ship })
}

// disables reports whether a ship of a side, at the start or later, has a weapon that disables.
func (s *scene) disables(side event.Side) bool {
	for i := range len(s.Ships) + len(s.Reinforcements) {
		if a := s.ship(i); a.Side == side && slices.ContainsFunc(s.lib.Classes[a.Class].Mounts, func(m shipyard.Mounting) bool { return m.Weapon.Grade == shipyard.Primary }) {
			return true
		}
	}
	return slices.ContainsFunc(s.Triggers, func(t scenario.Trigger) bool {
		return slices.ContainsFunc(t.Then, func(c scenario.Consequence) bool { return c.Kind == scenario.Join && c.Side == side })
	})
}

func (e *entry) judgeGoal(s *scene, i int) {
	g, line, path := &s.Goals[i], s.lines.goals[i], fmt.Sprintf(".goals[%d]", i)
	if g.Kind == scenario.Beat && s.count(func(side event.Side) bool { return side != g.Side }) == 0 && !s.peopled(g.Side) {
		e.doubt(line, path, "there is nobody to beat", "add a ship of another side, or people on a deck")
	}
	if g.Ship == 0 {
		return
	}
	place := s.ShipAt(g.Ship)
	a := s.ship(place)
	if place >= len(s.Ships) && !g.Later { // the side does not know the ship before it comes
		e.doubt(line, path, fmt.Sprintf("%s has yet to arrive, and the goal is shown as one about an unknown ship", a.Name), "write `later: true`, and have the trigger that brings the ship do `open-goal`")
	}
	switch against := g.Kind == scenario.Beat || g.Kind == scenario.Capture; {
	case a.Side != g.Side && !against:
		e.doubt(line, path+".ship", fmt.Sprintf("%s is on another side", a.Name), "name a ship of the goal's own side")
	case a.Side == g.Side && against:
		e.doubt(line, path+".ship", fmt.Sprintf("%s is on the goal's own side", a.Name), "name a ship of another side")
	}
	switch class := &s.lib.Classes[a.Class]; {
	case g.Kind == scenario.Escape && !class.Hyperdrive:
		e.doubt(line, path+".ship", fmt.Sprintf("%s cannot jump, as its class %s has no hyperdrive", a.Name, class.Key), "write `hyperdrive: true` in the class, or have it `reach` a zone")
	case g.Kind == scenario.Capture && !s.takesByHand(g.Ship) && !s.disables(g.Side):
		e.doubt(line, path, "no ship of the side has a primary weapon, and only these disable", "give it one, or put the ship under `decks:` of `foot:`")
	}
	if g.Kind != scenario.Reach {
		return
	}
	switch step, ok := s.route(s.body(a), g.Zone); {
	case space.Within(a.At, g.Zone.At, g.Zone.Radius):
		e.doubt(line, path+".zone", fmt.Sprintf("%s begins in the zone", a.Name), "move one of the two")
	case !ok:
		e.doubt(line, path+".zone", fmt.Sprintf("%s finds no way to the zone in steps of %v", a.Name, step), "leave a gap between the solid objects")
	}
}
