package story_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// Every shipped feature is given to somebody in a battle, and must have some effect.
func TestEveryFeatureWorks(t *testing.T) {
	lib := stock(t).Library
	told := fitted(t, lib)
	for i := range lib.Features {
		id := crew.FeatureID(i + 1)
		f := &lib.Features[i]
		t.Run(f.Key, func(t *testing.T) {
			seeds := uint64(12)
			if told[f.Key] && f.Usage == shipyard.Passive {
				seeds = 1
			}
			for seed := uint64(1); seed <= seeds; seed++ {
				if newTrial(t, lib, id, seed).shows() {
					return
				}
			}
			if !told[f.Key] {
				t.Errorf("nothing came of %s (%s) in twelve battles, and no story has it", f.Key, f.Name)
			}
		})
	}
}

// fitted returns the features that stories name in their log or fit ships with, and those
// that come with them.
func fitted(t *testing.T, lib *shipyard.Library) map[string]bool {
	told := map[string]bool{}
	files, err := filepath.Glob("../../docs/stories/*.story")
	if err != nil || len(files) == 0 {
		t.Fatal("no stories: ", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i := range lib.Features {
			if strings.Contains(string(text), lib.Features[i].Name) {
				told[lib.Features[i].Key] = true
			}
		}
		for line := range strings.SplitSeq(string(text), "\n") {
			if strings.HasPrefix(line, "fit ") {
				for key := range strings.FieldsFuncSeq(line[4:], func(r rune) bool { return r == ',' || r == ' ' }) {
					told[key] = true
				}
			}
		}
	}
	for range 3 {
		for i := range lib.Features {
			f := &lib.Features[i]
			if f.Needs != 0 && told[lib.Features[f.Needs-1].Key] && (f.Kind == shipyard.TierFeature || f.Built.Comes) {
				told[f.Key] = true
			}
			for _, id := range f.Brings {
				told[lib.Features[id-1].Key] = told[lib.Features[id-1].Key] || told[f.Key]
			}
		}
	}
	return told
}

// trial is a battle for one feature: its ship and a friend against a small ship and a
// large one.
type trial struct {
	*testing.T
	*sim.World
	f      *shipyard.Feature
	id     crew.FeatureID
	number uint32
	told   []string
}

func newTrial(t *testing.T, stock *shipyard.Library, id crew.FeatureID, seed uint64) *trial {
	lib := *stock
	f := &lib.Features[id-1]
	size := shipyard.Medium
	for z := shipyard.Tiny; z <= shipyard.Gargantuan && !f.Sizes.Has(size) && f.Sizes != 0; z++ {
		size = z
	}
	own := hull(t, &lib, "own", size, tierOf(f))
	if f.Kind.Fitted() {
		fit(&lib, &own, id)
	}
	other := hull(t, &lib, "other", max(size, shipyard.Large), 0)
	tiny := hull(t, &lib, "small", shipyard.Small, 0)
	first := int16(len(lib.Classes))
	lib.Classes = append(append([]shipyard.Class{}, lib.Classes...), own, other, tiny)
	sc := &scenario.Scenario{Key: "trial", Sides: []scenario.SideInfo{{Name: "Blue"}, {Name: "Red"}}}
	clear := own.Across/2 + other.Across/2 + 80*space.Foot
	add := func(name string, class int16, side event.Side, at space.Point, heading space.Angle, people ...shipyard.Berth) {
		sc.Ships = append(sc.Ships, ships.Arrival{Name: name, Class: first + class, Side: side, At: at, Heading: heading, Special: name != "Small", Crew: people})
		sc.Ships[len(sc.Ships)-1].Hidden = side == 1 && f.Moment == shipyard.Ambushed
	}
	add("Own", 0, 0, space.Point{}, 0, hands(&lib, id)...)
	add("Friend", 2, 0, space.Point{X: own.Across/2 + 50*space.Foot}, 0, hands(&lib, 0)...)
	add("Large", 1, 1, space.Point{Y: clear}, 180*space.Degree, hands(&lib, 0)...)
	add("Small", 2, 1, space.Point{X: -own.Across/2 - 40*space.Foot, Y: 50 * space.Foot}, 180*space.Degree, hands(&lib, 0)...)
	w, err := sim.New(&lib, sc, seed)
	if err != nil {
		t.Fatal(err)
	}
	x := &trial{T: t, World: w, f: f, id: id}
	s := x.ship("Own")
	s.Hull, s.Shield = max(1, s.HullMax*2/3), s.ShieldMax/4
	x.ship("Friend").Hull--
	small := x.ship("Small")
	small.Hull, small.Shield = 2, 0
	stand(s.Features, id)
	for i := range w.Members {
		stand(w.Members[i].Features, id)
	}
	return x
}

func (x *trial) ship(name string) *ships.Ship {
	for i := range x.Ships {
		if x.Ships[i].Name == name {
			return &x.Ships[i]
		}
	}
	return nil
}

// stand makes the feature answer whenever it can, and disables others that could be in
// its way.
func stand(has []crew.Have, id crew.FeatureID) {
	for i := range has {
		if has[i].Stance = crew.Never; has[i].Feature == id {
			has[i].Stance = crew.Always
		}
	}
}

func tierOf(f *shipyard.Feature) int8 {
	if f.Kind.Fitted() {
		return 5
	}
	return 0
}

// fit gives a class a feature, after those that it depends on.
func fit(lib *shipyard.Library, c *shipyard.Class, id crew.FeatureID) {
	if needs := lib.Features[id-1].Needs; needs != 0 {
		fit(lib, c, needs)
	}
	if !slices.Contains(c.Features, id) {
		lib.Fit(c, id)
	}
}

// hull returns a ship of a size with a weapon of each grade that is fired.
func hull(t *testing.T, lib *shipyard.Library, key string, size shipyard.Size, tier int8) shipyard.Class {
	least, _ := size.Spaces()
	d := shipyard.Design{Key: key, Name: key, Size: size, Tier: tier, Across: least, Armour: "none", Shield: "directional", Str: 14, Dex: 14, Con: 14}
	if tier > 0 {
		d.Raises = []crew.Ability{crew.Strength, crew.Strength, crew.Constitution, crew.Constitution, crew.Constitution, crew.Constitution}
		d.Peak = []crew.Ability{crew.Strength, crew.Constitution}[:[...]int{0, 1, 2, 0, 1, 2}[size]]
	}
	for _, weapon := range []string{"light-laser", "slug-railgun", "plasma-torpedo"} {
		w, err := lib.Pattern(weapon).Fit(size)
		if err != nil {
			t.Fatal(err)
		}
		w.Near, w.Far = 1000*space.Foot, 2000*space.Foot
		switch w.Grade {
		case shipyard.Primary:
			w.Near = 110 * space.Foot // so that the foes are beyond it
		case shipyard.Secondary:
			w.Near = 10 * space.Foot
		}
		d.Mounts = append(d.Mounts, shipyard.Mounting{Weapon: w, Turret: true})
	}
	c, err := d.Build()
	if err != nil {
		t.Fatal(err)
	}
	lib.Furnish(&c)
	return c
}

// hands returns one member of each deployment, with their skills. Those who can have the
// feature are of rank 5, and have it.
func hands(lib *shipyard.Library, id crew.FeatureID) (all []shipyard.Berth) {
	for role := crew.Pilot; role <= crew.Coordinator; role++ {
		b := shipyard.Berth{Role: role}
		b.Name, b.Roles, b.Proficiency, b.Gunnery = role.String(), crew.Of(role), 4, true
		b.Scores = [6]int8{14, 14, 14, 16, 14, 16}
		b.Skilled = 1<<(crew.LastSkill+1) - 1
		if id == 0 && role == crew.Operator {
			b.PointsMax, b.Craft = 40, crew.Wisdom
			b.Features = []crew.Have{{Feature: lib.Feature("hush")}, {Feature: lib.Feature("sea-anchor")}}
		}
		if id != 0 {
			f := &lib.Features[id-1]
			if f.Role == role || f.Role == crew.NoRole && role == crew.Operator {
				b.Deployment, b.Rank, b.PointsMax, b.Craft = role, 5, 20, crew.Wisdom
				lib.Learn(&b.Member)
				if f.Kind != shipyard.Deployed && !f.Kind.Fitted() {
					b.Features = append(b.Features, crew.Have{Feature: id})
				}
			}
		}
		all = append(all, b)
	}
	return all
}

func (x *trial) give(seat crew.Seat, i sim.Intent) bool {
	x.number++
	return x.pass([]sim.Order{{Seat: seat, Number: x.number, Intent: i}}).Answers[0].Refusal == nil
}

// pass lets a tick pass and keeps what the log says of it.
func (x *trial) pass(orders []sim.Order) *sim.Result {
	r, err := x.Step(orders)
	if err != nil {
		x.Fatal(err)
	}
	for _, e := range r.Events {
		x.told = append(x.told, say.English(e.Fact.Sentence(), x.World))
	}
	return r
}

// shows fights some rounds, in which everybody gives every order they can, and reports
// whether the feature had any effect.
func (x *trial) shows() bool {
	if x.always() {
		return true
	}
	x.give(crew.Master, &sim.Finish{})
	x.give(crew.Master, &sim.Pause{})
	if x.disabled() {
		x.give(crew.Master, &sim.Edit{Ship: 1, Number: sim.HullNumber})
	}
	for range 160 {
		if x.says() {
			return true
		}
		var seat crew.Seat
		for i := range x.Members {
			if x.Members[i].Open {
				seat = x.Members[i].Seat
				break
			}
		}
		if seat.Ship != 0 {
			x.turn(seat)
			continue
		}
		for range 20 { // until somebody's course is flown to its end
			x.pass(nil)
		}
	}
	return x.says()
}

// turn gives the orders of a turn, beginning with those of the feature.
func (x *trial) turn(seat crew.Seat) {
	for range 6 {
		var i sim.Intent
		best := 0
		for _, o := range sight.View(x.World, seat).Options {
			if o.Rule() != "" && !(o.Verb == crew.Ram && o.Rule() == "SHIP-FLY") {
				continue // a run to the edge of the target may be legal
			}
			next := x.intent(seat, &o)
			if w := x.wants(&o); next != nil && (i == nil || w > best) {
				i, best = next, w
			}
		}
		if _, fires := i.(*deployment.Fire); fires && (x.f.Moment == shipyard.Crits || x.f.Moment == shipyard.Tells) && seat.Ship == 1 {
			x.give(crew.Master, &sim.SetDice{Dice: []dice.Fixed{{Faces: 20, Value: 20}}})
		}
		if i == nil || !x.give(seat, i) {
			break
		}
		if d, ok := i.(*deployment.Direct); ok && d.Also.Ship != 0 {
			x.told = append(x.told, x.f.Name+" directs two")
		}
	}
	x.give(seat, &sim.EndTurn{})
}

// disabled reports whether a feature is for a ship at 0.
func (x *trial) disabled() bool {
	for i := range x.f.Acts {
		if x.f.Usage != shipyard.Ordered && (x.f.Acts[i].Orders.Has(crew.Stabilise) || x.f.Acts[i].Touch&shipyard.Destruct != 0) {
			return true
		}
	}
	return x.f.Tasks().Has(shipyard.Shore) || x.f.Moment == shipyard.Beaten
}

// wants returns how well an order matches what the feature waits for.
func (x *trial) wants(o *picture.Option) int {
	switch {
	case o.Feature == x.id:
		return 3
	case x.f.Moment == shipyard.Fells && o.Verb == crew.Attack && o.Target == x.ship("Small").ID:
		return 2
	case x.rams() && o.Verb == crew.Ram:
		return 2
	}
	for i := range x.f.Acts {
		a := &x.f.Acts[i]
		if a.Orders.Has(o.Verb) || o.Verb == crew.Attack && a.Grades != 0 && a.Grades.Has(shipyard.Grade(o.Weapon)) {
			return 2
		}
	}
	if o.Verb == crew.CastPower {
		return 1
	}
	return 0
}

func (x *trial) intent(seat crew.Seat, o *picture.Option) sim.Intent {
	mine := ships.With{}
	if o.Feature == x.id || o.Verb != crew.Attack && x.f.Usage == shipyard.Along && x.f.With == o.Verb {
		mine.Features = []crew.FeatureID{x.id}
	} else if o.Feature != 0 && seat.Ship < 3 && o.Feature != x.f.After && o.Feature != x.f.Needs {
		return nil
	}
	switch o.Verb {
	case crew.Feature:
		return &deployment.Invoke{Feature: o.Feature, Target: o.Target, Seat: o.Seat, Of: shipyard.Comparable.Pair()}
	case crew.CastPower:
		return &deployment.Cast{Invoke: deployment.Invoke{Feature: o.Feature, Target: o.Target, Seat: o.Seat}}
	case crew.Attack:
		return &deployment.Fire{Weapon: o.Weapon, Target: o.Target, With: mine}
	}
	after := x.f.Tasks().Has(shipyard.Raise) || x.f.Tasks().Has(shipyard.Rouse) // it follows something else
	if x.f.Usage == shipyard.Ordered && x.f.Hook == shipyard.NoHook && !after || x.f.With != crew.NoVerb && o.Verb != x.f.With {
		return nil // its action is kept for the feature
	}
	switch o.Verb {
	case crew.Evade:
		return &deployment.Evade{Target: o.Target, With: x.withMine(mine, crew.Evade)}
	case crew.Interfere:
		return &deployment.Interfere{Target: o.Seat, With: x.withMine(mine, crew.Interfere)}
	case crew.Direct:
		d := &deployment.Direct{Helped: o.Seat, Target: o.Target}
		if x.f.Adds(shipyard.Directed) > 0 && x.f.Reach > 0 && o.Target == 0 {
			d.Also = crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
		}
		return d
	case crew.Patch:
		return &deployment.Patch{With: x.withMine(mine, crew.Patch)}
	case crew.Stabilise:
		return &deployment.Stabilise{}
	case crew.Search:
		return &deployment.Search{Skill: crew.Perception}
	case crew.Ram:
		if x.f.With != crew.Ram && !x.rams() {
			return nil
		}
		own, target := x.Ship(seat.Ship), x.Ship(o.Target)
		legs := deployment.RamCourse(&x.World.Battle, own, target)
		legs[0].Ahead = space.Distance(own.At, target.At) - x.Disc(own).Radius - x.Disc(target).Radius
		legs[0].Ahead = max(0, legs[0].Ahead)/space.Foot*space.Foot + 10*space.Foot
		return &deployment.Ram{Target: o.Target, Legs: legs, With: x.withMine(mine, crew.Ram)}
	}
	return nil
}

func (x *trial) rams() bool {
	for i := range x.f.Acts {
		if x.f.Acts[i].Touch&shipyard.RamDamage != 0 {
			return true
		}
	}
	return x.f.Hook == shipyard.Harpoon
}

func (x *trial) withMine(w ships.With, verb crew.Verb) ships.With {
	if x.f.With != verb {
		w.Features = nil
	}
	return w
}

// says reports whether the log has named the feature.
func (x *trial) says() bool {
	for _, line := range x.told {
		if strings.Contains(line, x.f.Name) || x.f.Hook == shipyard.Harpoon && strings.Contains(line, "is harpooned") {
			return true
		}
	}
	return false
}

// always reports whether a feature changes what can be worked out before a battle: a
// number of its ship, a weapon, or the chances and the worth of an attack.
func (x *trial) always() bool {
	if x.f.Usage != shipyard.Passive {
		return false
	}
	if x.f.Weapon != "" {
		mounts := x.ClassOf(x.Ship(1)).Mounts
		return mounts[len(mounts)-1].Weapon.Key == x.f.Weapon
	}
	without := *x.World
	lib := *x.Library
	lib.Features = append([]shipyard.Feature{}, lib.Features...)
	for i := range lib.Features {
		if crew.FeatureID(i+1) == x.id {
			lib.Features[i].Acts, lib.Features[i].Ends, lib.Features[i].Hook, lib.Features[i].Sees = nil, nil, shipyard.NoHook, 0
		}
	}
	without.Library = &lib
	if x.folds() {
		return true
	}
	for mount := range 3 {
		for _, target := range []space.ID{x.ship("Large").ID, x.ship("Small").ID} {
			if x.worth(x.World, mount, target) != x.worth(&without, mount, target) {
				return true
			}
		}
	}
	return false
}

// folds reports whether a feature changes a class.
func (x *trial) folds() bool {
	own := x.ClassOf(x.Ship(1))
	d := shipyard.Design{Key: own.Key, Size: own.Size, Across: own.Across.Feet(), Armour: "none", Shield: "directional", Str: 14, Dex: 14, Con: 14}
	was, err := d.Build()
	if err != nil {
		x.Fatal(err)
	}
	c := was
	x.Library.Fit(&c, x.id)
	if c.Bays != was.Bays || c.Upkeep != was.Upkeep || c.Locks != was.Locks {
		return true
	}
	return c.AC != was.AC || c.Fly != was.Fly || c.Turn != was.Turn || c.Regen != was.Regen || c.ShieldMax != was.ShieldMax || c.Fuel != was.Fuel ||
		c.Str != was.Str || c.Dex != was.Dex || c.Con != was.Con || c.HullMax != was.HullMax
}

func (x *trial) worth(w *sim.World, mount int, target space.ID) [4]int {
	gunner, _ := w.HolderOf(crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
	f := deployment.ForecastFire(&w.Battle, gunner, w.Ship(1), mount, w.Ship(target), ships.With{})
	return [4]int{f.Chance, f.Later, int(f.Shield), int(f.Hull)}
}
