package sight

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// draft is the drawing of a seat's options.
type draft struct {
	*viewer
	focus   focus   // the ships with options on them
	targets []int32 // the indexes of the foes in it
	out     *outlook
}

func (v *viewer) draft() *draft { return &draft{viewer: v} }

// options returns the orders that a seat could give, each judged by Validate.
func (v *draft) options() []picture.Option {
	m, id := v.HolderOf(v.seat)
	if m == nil || v.all {
		v.page.begin(0, nil, 0)
		return v.page.end()
	}
	own, roles := v.Ship(m.Seat.Ship), v.RolesOf(m)
	v.page.begin(id, v.gallery.recalls(own), m.Seat.Ship)
	if own != nil { // otherwise they are on foot without a ship
		v.out = v.outlookOf(own)
		v.focusOn(own)
	}
	ousted := own != nil && v.serves() == 0
	for i := range crew.Table() {
		if row := &crew.Table()[i]; roles&row.Roles != 0 && (!ousted || sim.Talks(row.Verb)) {
			v.optionsTo(row.Verb, m, own)
		}
	}
	return v.page.end()
}

// optionsTo draws the orders of a verb.
func (v *draft) optionsTo(verb crew.Verb, m *crew.Member, own *ships.Ship) {
	switch verb {
	case crew.Attack:
		v.attackOptions(m, own)
	case crew.FireAt:
		v.placeOptions(m, own)
	case crew.Evade:
		v.evadeOptions(m)
	case crew.Ram:
		v.ramOptions(own)
	case crew.Dock, crew.Undock:
		v.shifting(verb, func() { v.dockOptions(verb, own) })
	case crew.Land, crew.TakeOff:
		v.shifting(verb, func() { v.bayOptions(verb, own) })
	case crew.Interfere:
		v.interfereOptions(m, own)
	case crew.Direct:
		v.shifting(verb, func() { v.directOptions(m, own) })
	case crew.Feature, crew.CastPower:
		v.shifting(verb, func() { v.featureOptions(verb, m, own) })
	case crew.Yield:
		v.shifting(verb, func() { v.yieldOptions(m) })
	case crew.Stand:
	case crew.Resave:
		v.shifting(verb, func() { v.resaveOptions(m, own) })
	case crew.Astrogate, crew.Jump:
		v.jumpOptions(verb, m, own)
	case crew.Drop:
		v.shifting(verb, func() { v.dropOptions(own) })
	case crew.Detonate:
		v.shifting(verb, func() { v.detonateOptions(m, own) })
	case crew.Reload:
		v.shifting(verb, func() { v.reloadOptions(own) })
	case crew.Patch, crew.Stabilise:
		v.mendOption(verb, m, own)
	default:
		v.plainOption(verb, m)
	}
}

// acting returns the first seat whose turn it is, outside of live tempo, or no seat.
func acting(w *sim.World) crew.Seat {
	if w.Order.Tempo == crew.Live || !w.Begun() || int(w.Order.Current) >= len(w.Order.Slots) {
		return crew.Seat{}
	}
	for at := range w.Order.Slots {
		if !w.Order.Slots[at].Acts {
			continue
		}
		for _, id := range w.Order.Slots[at].Members {
			if p := w.Fight.Person(id); w.OpenTurn(id) || p != nil && p.Open && w.Fight.CanAct(p) { // a walker still has the turn
				return w.Member(id).Seat
			}
		}
	}
	return crew.Seat{}
}

// optionsOf adds to a picture the orders that a seat could give, and its features, as
// that seat would see them, for another viewer.
func (v *viewer) optionsOf(seat crew.Seat, p *picture.Picture) {
	side, ok := SideOfSeat(v.World, seat)
	if !ok {
		return
	}
	as := viewer{World: v.World, gallery: v.gallery, seat: seat, side: side, asked: v.asked, every: v.every, page: v.page}
	p.Options, p.Features = as.draft().options(), as.features(p.Features)
}

// judgeOption fills in whether an order is legal, and if not, why.
func (v *viewer) judgeOption(o sketch, i sim.Intent) sketch {
	o.Cost = crew.PermissionOf(i.Verb()).Cost
	if m, _ := v.HolderOf(v.seat); m != nil {
		if crewed, ok := i.(ships.Intent); ok {
			o.Cost = impact.Cost(&v.World.Battle, crewed, m)
		}
	}
	return o.refuse(v.Validate(&sim.Order{Seat: v.seat, Intent: i}))
}

// foes walks the hostile ships in focus.
func (v *draft) foes(yield func(*ships.Ship)) {
	for _, i := range v.targets {
		yield(&v.Ships[i])
	}
}

// attackOptions adds the attacks on each foe with each mount, and those that are legal now
// with each feature that can be chosen with them.
func (v *draft) attackOptions(m *crew.Member, own *ships.Ship) {
	was := v.page.changes
	v.foes(func(t *ships.Ship) {
		line := v.lineTo(own, t, true)
		now := between{cover: line.cover, shifts: line.dust || elusive(own, t), mounts: line.mounts}
		v.group(subject{crew.Attack, t.ID}, &now, func() {
			for mount := range own.Mounts {
				if v.ClassOf(own).Mounts[mount].Weapon.Grade != shipyard.Quaternary {
					v.attackOption(uint8(mount), t, m, own, 0)
				}
			}
		})
	})
	chosen := subject{verb: crew.Attack}
	v.page.groupAbout(chosen) // first, because it removes the attacks on ships that are no longer foes in sight
	v.group(chosen, &between{shifts: was != v.page.changes}, func() { v.chosenOptions(m, own) })
	v.page.groups[v.page.group-1].shifts = false // they are valid as long as the attacks are
}

// attackOption adds an attack with a mount, with a feature if along is not 0.
func (v *draft) attackOption(mount uint8, t *ships.Ship, m *crew.Member, own *ships.Ship, along crew.FeatureID) {
	with := func() (w ships.With) {
		if along != 0 {
			w.Features = []crew.FeatureID{along}
		}
		return w
	}
	line := v.lineTo(own, t, true)
	b := bearing{mountBearing: line.mounts[mount], cover: line.cover, shifts: line.dust || elusive(own, t)}
	v.recall(question{verb: crew.Attack, weapon: mount, feature: along, target: t.ID}, b, func(o sketch) sketch {
		f := deployment.ForecastFire(&v.World.Battle, m, own, int(mount), t, with())
		o.Chance, o.Later, o.Need, o.Band, o.Cover, o.Saves = int16(f.Chance), int16(f.Later), int16(f.Need), f.Band, f.Cover, f.Saves
		o.Shield, o.Hull = int16(min(f.Shield, 30_000)), int16(min(f.Hull, 30_000))
		o.roll(&f.Roll, &v.gallery.told)
		o.addMay(f.May)
		return o
	}, func(o sketch) sketch {
		fire := &v.gallery.room.fire
		*fire = deployment.Fire{Weapon: mount, Target: t.ID, With: with()}
		return v.judgeOption(o, fire)
	})
}

// lineTo returns what is between the own ship and another, if aim is set with what can be aimed
// along it.
func (v *draft) lineTo(own, t *ships.Ship, aim bool) *line {
	v.page.lines, v.page.aims = true, v.page.aims || aim
	return v.out.lineTo(&v.World.Battle, own, v.PlaceOf(t.ID), aim)
}

// elusive reports whether an attack between two ships may depend on every foot of their
// distance: one of them is invisible, or a feature that grants the attack measures from a
// third ship.
func elusive(own, t *ships.Ship) bool {
	return own.Suffers(shipyard.Unseen) || t.Suffers(shipyard.Unseen) ||
		slices.ContainsFunc(own.Effects, func(e ships.Effect) bool { return e.Touch&shipyard.Shots != 0 })
}

// evadeOptions adds a contest with the pilot of each foe.
func (v *draft) evadeOptions(m *crew.Member) {
	v.foes(func(t *ships.Ship) {
		if t.Charge.Live {
			return
		}
		v.group(subject{crew.Evade, t.ID}, &between{}, func() {
			v.recall(question{verb: crew.Evade, target: t.ID}, bearing{}, func(o sketch) sketch {
				if p := v.Pilot(t); p != nil {
					v.fillContest(&o, m, p, crew.Evade, crew.Piloting)
				}
				return o
			}, func(o sketch) sketch {
				return v.judgeOption(o, &deployment.Evade{Target: t.ID})
			})
		})
	})
}

// ramOptions adds a ramming run on each foe.
func (v *draft) ramOptions(own *ships.Ship) {
	v.foes(func(t *ships.Ship) {
		if t.Charge.Live {
			return
		}
		b := bearing{flown: true}
		if !v.Grid && v.lineTo(own, t, false).beyondRam { // it is refused because of its length
			b.beyond, b.flown = true, false
		}
		v.group(subject{crew.Ram, t.ID}, &between{beyond: b.beyond, flown: b.flown}, func() {
			v.recall(question{verb: crew.Ram, target: t.ID}, b, func(o sketch) sketch {
				chance, save := deployment.RamChance(&v.World.Battle, own, t)
				o.Need, o.Saves, o.Chance = int16(impact.RamDC(&v.World.Battle, own)), true, int16(chance)
				o.roll(&save, &v.gallery.told)
				dealt := int16(deployment.RamWorth(&v.World.Battle, own))
				o.Shield, o.Hull = dealt, dealt
				return o
			}, func(o sketch) sketch {
				ram := &v.gallery.room.ram
				if *ram = (deployment.Ram{Target: t.ID, Legs: append(ram.Legs[:0], ships.Leg{Ahead: space.Distance(own.At, t.At)})}); b.flown {
					ram.Legs = deployment.RamCourse(&v.World.Battle, own, t)
				}
				return v.judgeOption(o, ram)
			})
		})
	})
}

// fillContest fills in a contest. What hinders or helps the other side's roll is not
// told, but included in the chance.
func (v *viewer) fillContest(o *sketch, m, against *crew.Member, order crew.Verb, skill crew.Skill) {
	mine, theirs := impact.CheckPreview(&v.World.Battle, m, order, skill), impact.CheckPreview(&v.World.Battle, against, crew.NoVerb, skill)
	o.Chance = int16(dice.ContestChance(&mine, &theirs))
	o.roll(&mine, &v.gallery.told)
	o.addMay(impact.CheckMay(&v.World.Battle, m, order, skill))
}

// dockOptions adds docking and casting off, in battles with decks to cross to.
func (v *draft) dockOptions(verb crew.Verb, own *ships.Ship) {
	switch {
	case !v.Fight.HasDecks() || v.CheckHouseRule(scenario.HouseDock) != nil:
	case verb == crew.Undock:
		if v.MateOf(own) != nil {
			v.add(v.judgeOption(sketch{Option: picture.Option{Verb: verb}}, &deployment.Undock{}))
		}
	default:
		for i := range v.Ships {
			if t := &v.Ships[i]; t != own && v.knows(t) && t.State.Here() && action.DeckOf(&v.Fight, t.ID) >= 0 {
				o := sketch{Option: picture.Option{Verb: verb, Target: t.ID}}
				v.add(v.judgeOption(o, &deployment.Dock{Target: t.ID}))
			}
		}
	}
}

// bayOptions adds the orders of ships that are in a docking bay, or near a bay of their
// side.
func (v *draft) bayOptions(verb crew.Verb, own *ships.Ship) {
	switch {
	case verb == crew.TakeOff:
		if own.State == ships.Stowed {
			v.add(v.judgeOption(sketch{Option: picture.Option{Verb: verb, Target: own.Docked}}, &deployment.TakeOff{}))
		}
	case own.State == ships.Able:
		for i := range v.Ships {
			t := &v.Ships[i]
			if v.ClassOf(t).BayRoom() > 0 && t != own && t.Side == own.Side && !t.State.Gone() && v.ClassOf(own).Size < v.ClassOf(t).Size {
				v.add(v.judgeOption(sketch{Option: picture.Option{Verb: verb, Target: t.ID}}, &deployment.Land{Target: t.ID}))
			}
		}
	}
}

func (v *draft) yieldOptions(m *crew.Member) {
	for _, id := range sim.YieldsTo(v.World, v.IDOf(m)) {
		to := v.Member(id).Seat
		v.add(v.judgeOption(sketch{Option: picture.Option{Verb: crew.Yield, Seat: to}}, &sim.Yield{To: to}))
	}
}

func (v *draft) interfereOptions(m *crew.Member, own *ships.Ship) {
	v.foes(func(t *ships.Ship) {
		beyond := v.lineTo(own, t, false).beyondInterfere
		v.group(subject{crew.Interfere, t.ID}, &between{beyond: beyond}, func() {
			for _, id := range t.Crew {
				other := v.Member(id)
				v.recall(question{verb: crew.Interfere, target: t.ID, seat: other.Seat}, bearing{beyond: beyond}, func(o sketch) sketch {
					v.fillContest(&o, m, other, crew.Interfere, crew.Technology)
					return o
				}, func(o sketch) sketch {
					v.gallery.room.interfere.Target = other.Seat
					return v.judgeOption(o, &v.gallery.room.interfere)
				})
			}
		})
	})
}

// directOptions adds the members whom a coordinator could help, and gunners against each
// foe.
func (v *draft) directOptions(m *crew.Member, own *ships.Ship) {
	as := func(o sketch) sketch { return o }
	help := func(other *crew.Member, b bearing) {
		v.recall(question{verb: crew.Direct, seat: other.Seat}, b, as, func(o sketch) sketch {
			return v.judgeOption(o, &deployment.Direct{Helped: other.Seat})
		})
		if !v.RolesOf(other).Has(crew.Gunner) {
			return
		}
		v.foes(func(t *ships.Ship) {
			v.recall(question{verb: crew.Direct, seat: other.Seat, target: t.ID}, b, as, func(o sketch) sketch {
				return v.judgeOption(o, &deployment.Direct{Helped: other.Seat, Target: t.ID})
			})
		})
	}
	reach := impact.DirectReach(&v.World.Battle, m)
	v.page.fleeting = v.page.fleeting || reach > 0 // even if nobody is within it now
	for i := range v.Ships {
		s := &v.Ships[i]
		if s != own && (reach == 0 || s.Side != own.Side || s.State.Gone() || v.Range(own, s) > reach) {
			continue
		}
		v.aboardEach(s, func(other *crew.Member) {
			if other != m {
				help(other, bearing{shifts: s != own})
			}
		})
	}
}

func (v *draft) mendOption(verb crew.Verb, m *crew.Member, own *ships.Ship) {
	v.group(subject{verb: verb}, &between{}, func() {
		v.recall(question{verb: verb}, bearing{}, func(o sketch) sketch {
			o.Need = impact.StabiliseDC
			if verb == crew.Patch {
				o.Need = int16(impact.PatchDC(own))
			}
			r := impact.CheckPreview(&v.World.Battle, m, verb, crew.MechanicsKit)
			o.Chance = int16(dice.Chance(&r, int(o.Need)))
			o.roll(&r, &v.gallery.told)
			o.addMay(impact.CheckMay(&v.World.Battle, m, verb, crew.MechanicsKit))
			if verb == crew.Patch {
				o.Hull = int16(impact.PatchWorth(&v.World.Battle, own, m, int(o.Chance)))
			}
			return o
		}, func(o sketch) sketch {
			if verb == crew.Patch {
				return v.judgeOption(o, &v.gallery.room.patch)
			}
			return v.judgeOption(o, &v.gallery.room.stabilise)
		})
	})
}

// plainOption adds an order without a target, as far as the seat's time and budget allow
// it.
func (v *draft) plainOption(verb crew.Verb, m *crew.Member) {
	var b bearing
	switch verb {
	case crew.Hide:
		if by := v.out.seenBy(&v.World.Battle, v.ShipOf(m)); by != nil {
			b.by, b.since = by.ID, v.page.changedSince(by.ID)
		}
		v.page.hides = true
	case crew.Fly: // changing a course ends it where the ship is
		b.flown = len(v.ShipOf(m).Course) > 0
	case crew.React: // by a readied response
		b.shifts = v.Asked() != 0
	}
	v.group(subject{verb: verb}, &between{flown: b.flown, shifts: b.shifts, witness: b.witness}, func() {
		v.recall(question{verb: verb}, b, func(o sketch) sketch {
			switch verb {
			case crew.Hide:
				r := deployment.StealthPreview(&v.World.Battle, m)
				o.roll(&r, &v.gallery.told)
			case crew.Search:
				r := impact.CheckPreview(&v.World.Battle, m, verb, crew.Perception)
				o.roll(&r, &v.gallery.told)
			}
			return o
		}, func(o sketch) sketch {
			if i := v.gallery.plainIntent(verb, m); i != nil {
				return v.judgeOption(o, i)
			}
			return o
		})
	})
}

// plainOrder names an order without a target that is the same for all who may give it.
type plainOrder struct {
	verb crew.Verb
	then crew.Verb // of a Ready: the response
}

// plainIntent returns an order without a target, or nil.
func (g *Gallery) plainIntent(verb crew.Verb, m *crew.Member) sim.Intent {
	order := plainOrder{verb: verb}
	if verb == crew.Ready {
		order.then = readyVerb(g.world, m)
	}
	i, made := g.room.plain[order]
	if !made {
		if g.room.plain == nil {
			g.room.plain = map[plainOrder]sim.Intent{}
		}
		i = newPlainIntent(order)
		g.room.plain[order] = i
	}
	return i
}

func newPlainIntent(order plainOrder) sim.Intent {
	switch order.verb {
	case crew.Ready:
		return &deployment.Ready{When: crew.WhenSeen, Response: deployment.NewIntent(order.then)}
	case crew.Fly:
		return &deployment.Fly{}
	case crew.Helm:
		return &deployment.Helm{}
	case crew.Hide:
		return &deployment.Hide{}
	case crew.Search:
		return &deployment.Search{Skill: crew.Perception}
	case crew.Handle:
		return &deployment.Handle{Handling: deployment.Handling{Text: "…"}}
	case crew.Use:
		return &deployment.UseObject{Handling: deployment.Handling{Text: "…"}}
	case crew.Call:
		return &deployment.Call{Word: "…"}
	case crew.Improvise:
		return &deployment.Improvise{Text: "…"}
	case crew.EndTurn:
		return &sim.EndTurn{}
	case crew.React:
		return sim.TakeAtConsole()
	}
	return nil
}

// readyVerb returns an order that somebody could ready, to check whether they could ready any, or
// NoVerb.
func readyVerb(w *sim.World, m *crew.Member) crew.Verb {
	for _, verb := range [...]crew.Verb{crew.Attack, crew.Evade, crew.Interfere, crew.Direct, crew.Patch} {
		if w.RolesOf(m)&crew.PermissionOf(verb).Roles != 0 {
			return verb
		}
	}
	return crew.NoVerb
}

func diceText(list []dice.Shown) string {
	words := make([]string, len(list))
	for i, d := range list {
		words[i] = fmt.Sprintf("d%d=%d", d.Faces, d.Value)
	}
	return strings.Join(words, " ")
}
