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
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// options are the orders that a seat could give, each judged by Validate.
func (v *viewer) options(rows []picture.Option) []picture.Option {
	m, id := v.At(v.seat)
	if m == nil || v.all || !v.Begun() {
		return rows
	}
	own, roles := v.Ship(m.Seat.Ship), v.RolesOf(m)
	if own != nil { // or they are on foot, and of no ship
		v.out, v.page = v.gallery.outlookOf(own.ID, v.side), v.gallery.pageOf(id, own)
		v.focus = v.focusOn(own)
	}
	for _, row := range crew.Table() {
		if roles&row.Roles == 0 {
			continue
		}
		switch row.Verb {
		case crew.Attack:
			rows = v.attackOptions(rows, m, own)
			rows = v.chosenOptions(rows, m, own)
		case crew.FireAt:
			rows = v.placeOptions(rows, m, own)
		case crew.Evade, crew.Ram:
			rows = v.shipOptions(rows, row.Verb, m, own)
		case crew.Dock, crew.Undock:
			rows = v.dockOptions(rows, row.Verb, own)
		case crew.Land, crew.TakeOff:
			rows = v.bayOptions(rows, row.Verb, own)
		case crew.Interfere:
			rows = v.interfereOptions(rows, m, own)
		case crew.Direct:
			rows = v.directOptions(rows, m, own)
		case crew.Feature, crew.CastPower:
			rows = v.featureOptions(rows, row.Verb, m, own)
		case crew.Yield:
			for _, id := range sim.YieldsTo(v.World, v.IDOf(m)) {
				to := v.Member(id).Seat
				rows = append(rows, v.judgeOption(picture.Option{Verb: crew.Yield, Seat: to}, &sim.Yield{To: to}))
			}
		case crew.Stand:
		case crew.Resave:
			rows = v.resaveOptions(rows, m, own)
		case crew.Astrogate, crew.Jump:
			rows = v.jumpOptions(rows, row.Verb, m, own)
		case crew.Drop:
			rows = v.dropOptions(rows, own)
		case crew.Detonate:
			rows = v.detonateOptions(rows, m, own)
		case crew.Reload:
			rows = v.reloadOptions(rows, own)
		case crew.Patch, crew.Stabilise:
			rows = append(rows, v.mendOption(row.Verb, m, own))
		default:
			rows = append(rows, v.plainOption(row.Verb, m))
		}
	}
	return rows
}

// acting is the first seat in whose turn the battle stands, other
// than in live tempo, or no seat.
func acting(w *sim.World) crew.Seat {
	if w.Order.Tempo == crew.Live || !w.Begun() || int(w.Order.Current) >= len(w.Order.Slots) {
		return crew.Seat{}
	}
	for at := range w.Order.Slots {
		if !w.Order.Slots[at].Acts {
			continue
		}
		for _, id := range w.Order.Slots[at].Members {
			if p := w.Fight.Person(id); w.OpenTurn(id) || p != nil && p.Open && w.Fight.Acts(p) { // who walks has the turn still
				return w.Member(id).Seat
			}
		}
	}
	return crew.Seat{}
}

// optionsOf adds to a picture the orders that a seat could give, and its features, as it would
// see them itself with another viewer's request.
func (v *viewer) optionsOf(seat crew.Seat, p *picture.Picture) {
	s := v.Ship(seat.Ship)
	if s == nil {
		return
	}
	as := viewer{World: v.World, gallery: v.gallery, seat: seat, side: s.Side, asked: v.asked, every: v.every}
	p.Options, p.Features = as.options(p.Options), as.features(p.Features)
}

// judgeOption fills in whether an order is legal, and if not, why.
func (v *viewer) judgeOption(o picture.Option, i sim.Intent) picture.Option {
	o.Cost = crew.RuleOf(i.Verb()).Cost
	if m, _ := v.At(v.seat); m != nil {
		if crewed, ok := i.(ships.Intent); ok {
			o.Cost = impact.Cost(&v.World.Battle, crewed, m)
		}
	}
	return refuse(o, v.Validate(&sim.Order{Seat: v.seat, Intent: i}))
}

// refuse fills in why an order is refused, which it is not where that is nil.
func refuse(o picture.Option, r *crew.Refusal) picture.Option {
	if o.Rule, o.Why = "", ""; r != nil {
		o.Rule, o.Why = r.Rule, picture.Fit(r.Why)
	}
	return o
}

// foes are the hostile ships in focus that a seat knows of and that are not gone.
func (v *viewer) foes(yield func(*ships.Ship)) {
	for i := range v.Ships {
		if s := &v.Ships[i]; v.focus.has(i) && s.Side != v.side && !s.State.Gone() && v.knows(s) {
			yield(s)
		}
	}
}

func (v *viewer) attackOptions(rows []picture.Option, m *crew.Member, own *ships.Ship) []picture.Option {
	v.foes(func(t *ships.Ship) {
		for mount := range own.Mounts {
			if v.ClassOf(own).Mounts[mount].Weapon.Grade == shipyard.Quaternary {
				continue
			}
			rows = append(rows, v.attackOption(uint8(mount), t, m, own, 0))
		}
	})
	return rows
}

// attackOption is an attack with a mount, and with a feature along where it is not 0.
func (v *viewer) attackOption(mount uint8, t *ships.Ship, m *crew.Member, own *ships.Ship, along crew.FeatureID) picture.Option {
	with := func() (w ships.With) {
		if along != 0 {
			w.Features = []crew.FeatureID{along}
		}
		return w
	}
	line := v.out.sightTo(&v.World.Battle, own, t)
	aim := impact.BearOn(&v.World.Battle, own, int(mount), t, line)
	b := bearing{band: aim.Band, cover: aim.Cover, inArc: aim.InArc, shifts: line.Dust || elusive(own, t)}
	if aim.Band == shipyard.BeyondReach {
		b.far = line.Range.TensOfFeet()
	}
	o := v.recall(question{verb: crew.Attack, weapon: mount, feature: along, target: t.ID}, b, func(o picture.Option) picture.Option {
		f := deployment.ForecastFire(&v.World.Battle, m, own, int(mount), t, with())
		o.Chance, o.Later, o.Need, o.Band, o.Cover, o.Saves = int16(f.Chance), int16(f.Later), int16(f.Need), f.Band, f.Cover, f.Saves
		o.Shield, o.Hull = int16(min(f.Shield, 30_000)), int16(min(f.Hull, 30_000))
		o.Roll(&f.Roll)
		o.May(f.May)
		return o
	}, func(o picture.Option) picture.Option {
		if o.Rule == "SHIP-RANGE" { // all else has been asked, and stands
			r, _ := deployment.OutOfReach(&aim, say.Name(t.Name)).(*crew.Refusal)
			return refuse(o, r)
		}
		return v.judgeOption(o, &deployment.Fire{Weapon: mount, Target: t.ID, With: with()})
	})
	o.Range = tens(line.Range)
	return o
}

// elusive reports whether each foot between two ships may bear on an attack: one of them is
// invisible, or what grants the attack is measured from a third ship.
func elusive(own, t *ships.Ship) bool {
	return own.Has(shipyard.Invisible) || t.Has(shipyard.Invisible) ||
		slices.ContainsFunc(own.Effects, func(e ships.Effect) bool { return e.Touch&shipyard.Shots != 0 })
}

// tens rounds a range to ten feet, so that a picture does not change with
// every foot flown.
func tens(l space.Length) space.Length { return space.Length(l.TensOfFeet()) * space.Foot }

func (v *viewer) shipOptions(rows []picture.Option, verb crew.Verb, m *crew.Member, own *ships.Ship) []picture.Option {
	v.foes(func(t *ships.Ship) {
		if t.Charge.Live {
			return
		}
		b := bearing{flown: verb == crew.Ram}
		way := space.Distance(own.At, t.At)
		if b.flown && !v.Grid && way > own.Feet { // it is refused for its length alone
			b.far, b.flown = way.TensOfFeet(), false
		}
		o := v.recall(question{verb: verb, target: t.ID}, b, func(o picture.Option) picture.Option {
			if verb == crew.Ram {
				chance, save := deployment.RamChance(&v.World.Battle, own, t)
				o.Need, o.Saves, o.Chance = int16(impact.RamDC(&v.World.Battle, own)), true, int16(chance)
				o.Roll(&save)
				dealt := int16(deployment.RamWorth(&v.World.Battle, own))
				o.Shield, o.Hull = dealt, dealt
			} else if p := v.Pilot(t); p != nil {
				contest(v.World, &o, m, p, verb, crew.Piloting)
			}
			return o
		}, func(o picture.Option) picture.Option {
			if verb == crew.Ram {
				legs := []ships.Leg{{Ahead: way}}
				if b.flown {
					legs = deployment.Run(&v.World.Battle, own, t)
				}
				return v.judgeOption(o, &deployment.Ram{Target: t.ID, Legs: legs})
			}
			return v.judgeOption(o, &deployment.Evade{Target: t.ID})
		})
		o.Range = tens(v.Range(own, t))
		rows = append(rows, o)
	})
	return rows
}

// contest fills in a contest. What hinders or helps the other side's roll is
// not told; only the chance knows.
func contest(w *sim.World, o *picture.Option, m, against *crew.Member, order crew.Verb, skill crew.Skill) {
	mine, theirs := impact.CheckPreview(&w.Battle, m, order, skill), impact.CheckPreview(&w.Battle, against, crew.NoVerb, skill)
	o.Chance = int16(dice.ContestChance(&mine, &theirs))
	o.Roll(&mine)
	o.May(impact.CheckMay(&w.Battle, m, order, skill))
}

// dockOptions are for battles that have decks to cross to.
func (v *viewer) dockOptions(rows []picture.Option, verb crew.Verb, own *ships.Ship) []picture.Option {
	switch {
	case !v.Fight.Begun() || v.House(scenario.HouseDock) != nil:
	case verb == crew.Undock:
		if v.Mate(own) != nil {
			rows = append(rows, v.judgeOption(picture.Option{Verb: verb}, &deployment.Undock{}))
		}
	default:
		for i := range v.Ships {
			if t := &v.Ships[i]; t != own && v.knows(t) && t.State.Here() && action.DeckOf(&v.Fight, t.ID) >= 0 {
				o := picture.Option{Verb: verb, Target: t.ID, Range: tens(v.Range(own, t))}
				rows = append(rows, v.judgeOption(o, &deployment.Dock{Target: t.ID}))
			}
		}
	}
	return rows
}

// bayOptions are for ships that are in a docking bay, or near one of their side.
func (v *viewer) bayOptions(rows []picture.Option, verb crew.Verb, own *ships.Ship) []picture.Option {
	switch {
	case verb == crew.TakeOff:
		if own.State == ships.Stowed {
			rows = append(rows, v.judgeOption(picture.Option{Verb: verb, Target: own.Docked}, &deployment.TakeOff{}))
		}
	case own.State == ships.Able:
		for i := range v.Ships {
			t := &v.Ships[i]
			if v.ClassOf(t).BayRoom() > 0 && t != own && t.Side == own.Side && !t.State.Gone() && v.ClassOf(own).Size < v.ClassOf(t).Size {
				rows = append(rows, v.judgeOption(picture.Option{Verb: verb, Target: t.ID, Range: tens(v.Range(own, t))}, &deployment.Land{Target: t.ID}))
			}
		}
	}
	return rows
}

func (v *viewer) interfereOptions(rows []picture.Option, m *crew.Member, own *ships.Ship) []picture.Option {
	v.foes(func(t *ships.Ship) {
		far, b := v.Range(own, t), bearing{}
		if far > deployment.InterfereReach {
			b.far = far.TensOfFeet()
		}
		for _, id := range t.Crew {
			other := v.Member(id)
			o := v.recall(question{verb: crew.Interfere, target: t.ID, seat: other.Seat}, b, func(o picture.Option) picture.Option {
				contest(v.World, &o, m, other, crew.Interfere, crew.Technology)
				return o
			}, func(o picture.Option) picture.Option {
				return v.judgeOption(o, &deployment.Interfere{Target: other.Seat})
			})
			o.Range = tens(far)
			rows = append(rows, o)
		}
	})
	return rows
}

func (v *viewer) directOptions(rows []picture.Option, m *crew.Member, own *ships.Ship) []picture.Option {
	help := func(other *crew.Member) {
		o := picture.Option{Verb: crew.Direct, Seat: other.Seat}
		rows = append(rows, v.judgeOption(o, &deployment.Direct{Helped: other.Seat}))
		if !v.RolesOf(other).Has(crew.Gunner) {
			return
		}
		v.foes(func(t *ships.Ship) {
			o := picture.Option{Verb: crew.Direct, Seat: other.Seat, Target: t.ID, Range: tens(v.Range(own, t))}
			rows = append(rows, v.judgeOption(o, &deployment.Direct{Helped: other.Seat, Target: t.ID}))
		})
	}
	reach := impact.DirectReach(&v.World.Battle, m)
	for i := range v.Ships {
		s := &v.Ships[i]
		if s != own && (reach == 0 || s.Side != own.Side || s.State.Gone() || v.Range(own, s) > reach) {
			continue
		}
		v.aboardEach(s, func(other *crew.Member) {
			if other != m {
				help(other)
			}
		})
	}
	return rows
}

func (v *viewer) mendOption(verb crew.Verb, m *crew.Member, own *ships.Ship) picture.Option {
	return v.recall(question{verb: verb}, bearing{}, func(o picture.Option) picture.Option {
		o.Need = impact.StabiliseDC
		if verb == crew.Patch {
			o.Need = int16(impact.PatchDC(own))
		}
		r := impact.CheckPreview(&v.World.Battle, m, verb, crew.MechanicsKit)
		o.Chance = int16(dice.Chance(&r, int(o.Need)))
		o.Roll(&r)
		o.May(impact.CheckMay(&v.World.Battle, m, verb, crew.MechanicsKit))
		if verb == crew.Patch {
			o.Hull = mended(int(v.ClassOf(own).HitDie), int(o.Chance))
		}
		return o
	}, func(o picture.Option) picture.Option {
		if verb == crew.Patch {
			return v.judgeOption(o, &deployment.Patch{})
		}
		return v.judgeOption(o, &deployment.Stabilise{})
	})
}

// mended is what a Patch gives back on average, in tenths: the die, or the lower
// of two.
func mended(faces, chance int) int16 {
	once := 10 * (faces + 1) / 2
	lower := 10 * (faces + 1) * (2*faces + 1) / (6 * faces)
	return int16((once*chance + lower*(1000-chance)) / 1000)
}

// plainOption is an order without a target: what the seat's time and budget
// allow of it.
func (v *viewer) plainOption(verb crew.Verb, m *crew.Member) picture.Option {
	// Where the ship is bears on the first three, and what somebody is ready for on the last.
	shifts := verb == crew.Fly || verb == crew.Helm || verb == crew.Hide || verb == crew.React
	return v.recall(question{verb: verb}, bearing{shifts: shifts}, func(o picture.Option) picture.Option {
		switch verb {
		case crew.Hide:
			r := deployment.StealthPreview(&v.World.Battle, m)
			o.Roll(&r)
		case crew.Search:
			r := impact.CheckPreview(&v.World.Battle, m, verb, crew.Perception)
			o.Roll(&r)
		}
		return o
	}, func(o picture.Option) picture.Option {
		if i := plainIntent(v.World, verb, m); i != nil {
			return v.judgeOption(o, i)
		}
		return o
	})
}

// plainIntent is an order without a target, or nil.
func plainIntent(w *sim.World, verb crew.Verb, m *crew.Member) sim.Intent {
	switch verb {
	case crew.Fly:
		return &deployment.Fly{}
	case crew.Helm:
		return &deployment.Helm{}
	case crew.Hide:
		return &deployment.Hide{}
	case crew.Search:
		return &deployment.Search{Skill: crew.Perception}
	case crew.Handle:
		return &deployment.Handle{Deed: deployment.Deed{Text: "…"}}
	case crew.Use:
		return &deployment.Use{Deed: deployment.Deed{Text: "…"}}
	case crew.Call:
		return &deployment.Call{Word: "…"}
	case crew.Improvise:
		return &deployment.Improvise{Text: "…"}
	case crew.EndTurn:
		return &sim.EndTurn{}
	case crew.React:
		return sim.Taking(false)
	case crew.Ready:
		return plainReady(w, m)
	}
	return nil
}

// plainReady is a Ready that any seat could give, to ask whether the time for
// it is right.
func plainReady(w *sim.World, m *crew.Member) *deployment.Ready {
	r := &deployment.Ready{Trigger: crew.WhenSeen}
	for _, verb := range [...]crew.Verb{crew.Attack, crew.Evade, crew.Interfere, crew.Direct, crew.Patch} {
		if w.RolesOf(m)&crew.RuleOf(verb).Roles != 0 {
			r.Response = deployment.NewIntent(verb)
			break
		}
	}
	return r
}

func diceText(list []dice.Fixed) string {
	words := make([]string, len(list))
	for i, d := range list {
		words[i] = fmt.Sprintf("d%d=%d", d.Faces, d.Value)
	}
	return strings.Join(words, " ")
}
