package sight

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
)

// addPowers adds the powers and the things that can be used now and aim at one foe, each with its
// roll or the foe's save, and a power that does more for a higher slot once for each.
func (v *viewer) addPowers(me, o *personal.Person, add adder) {
	v.eachPower(me, func(w *rulebook.Power, i *combat.Cast) {
		if i.Target = o.ID; aimsAtOne(&w.Effect) && i.Ready(&v.Fight, me) == nil {
			v.foreseePower(me, o, i, add)
		}
	})
	v.eachDevice(me, func(d *rulebook.Device, i *combat.Use) {
		if i.Target = o.ID; aimsAtOne(&d.Effect) && !d.Aimed() && i.Ready(&v.Fight, me) == nil {
			shot, ok, err := action.ForeseeUse(&v.Fight, me, i, o)
			v.addForeseen(picture.ActRow{Verb: crew.UseDevice, Item: i.Device, Person: o.ID}, &shot, ok, err, i, add)
		}
	})
}

// addAreas adds the powers and the things that can be used now and harm all in an area, once for
// each person who is known and would be hurt in it, as if it were around them.
func (v *viewer) addAreas(me *personal.Person, add adder) {
	v.eachPower(me, func(w *rulebook.Power, i *combat.Cast) {
		if !isBlast(&w.Effect) || i.Ready(&v.Fight, me) != nil {
			return
		}
		for o := range v.known(me, &w.Effect) {
			i.At = o.At
			v.foreseePower(me, o, i, add)
		}
	})
	v.eachDevice(me, func(d *rulebook.Device, i *combat.Use) {
		if !isBlast(&d.Effect) || i.Ready(&v.Fight, me) != nil {
			return
		}
		for o := range v.known(me, &d.Effect) {
			i.At = o.At
			if shot, ok, err := action.ForeseeUse(&v.Fight, me, i, o); ok && err == nil && shot.Harm > 0 {
				v.addForeseen(picture.ActRow{Verb: crew.UseDevice, Item: i.Device, Person: o.ID, At: i.At}, &shot, ok, err, i, add)
			}
		}
	})
}

// eachPower calls do for each of somebody's powers.
func (v *viewer) eachPower(me *personal.Person, do func(*rulebook.Power, *combat.Cast)) {
	for n := range v.Fight.Powers(me) {
		i := &combat.Cast{Power: uint8(n + 1)}
		if w, err := combat.Power(&v.Fight, me, i); err == nil {
			do(w, i)
		}
	}
}

// eachDevice calls do for each of somebody's things that work as soon as they are used.
func (v *viewer) eachDevice(me *personal.Person, do func(*rulebook.Device, *combat.Use)) {
	for n := range me.Devices {
		i := &combat.Use{Device: uint8(n + 1)}
		if i.Exists(&v.Fight, me) != nil {
			continue
		}
		if d := combat.Carried(&v.Fight, me, i.Device); !d.Mine && !d.Delay {
			do(&d, i)
		}
	}
}

// known yields those on somebody's deck whom their side knows of and an area would harm.
func (v *viewer) known(me *personal.Person, e *rulebook.Effect) func(func(*personal.Person) bool) {
	return func(yield func(*personal.Person) bool) {
		f := &v.Fight
		for i := range f.People {
			o := &f.People[i]
			if !o.IsOut() && o.Deck == me.Deck && personal.Aware(f, v.side, o) && aim.Affects(f, me, e, o) && !yield(o) {
				return
			}
		}
	}
}

// foreseePower adds a power with its forecast for somebody, and again for each higher slot that makes
// a difference.
func (v *viewer) foreseePower(me, o *personal.Person, i *combat.Cast, add adder) {
	f, area := &v.Fight, i.Target == 0
	w, err := combat.Power(f, me, i)
	if err != nil {
		return
	}
	lowest, levels := combat.SlotFor(f, me, w, i), action.SlotsFor(f, me, i.Power)
	for slot := range int8(rulebook.MaxSlots + 1) {
		if slot > 0 && (slot <= lowest || levels&(1<<(slot-1)) == 0 || w.More.IsNone() && w.Effect.Wider == 0) {
			continue
		}
		own := *i
		own.Slot = slot
		shot, ok, err := action.ForeseePower(f, me, &own, o)
		if area && (err != nil || shot.Harm == 0) {
			continue
		}
		v.addForeseen(picture.ActRow{Verb: crew.Cast, Item: i.Power, Person: o.ID, Manner: uint8(slot), At: i.At}, &shot, ok, err, &own, add)
	}
}

// aimsAtOne reports whether an effect harms one target, and perhaps leaps on from there.
func aimsAtOne(e *rulebook.Effect) bool {
	return (e.Shape == rulebook.NoArea || e.Shape == rulebook.Leaps) && !e.Own && e.Harms()
}

// isBlast reports whether an effect harms all in an area as soon as it is used.
func isBlast(e *rulebook.Effect) bool {
	return e.Shape != rulebook.NoArea && e.Shape != rulebook.Leaps && e.Damages() && e.Blasts() > 0
}

// addForeseen adds an act with its forecast, if there is one, or with its refusal.
func (v *viewer) addForeseen(row picture.ActRow, shot *personal.Shot, ok bool, err error, i sim.Intent, add adder) {
	switch {
	case ok && err != nil:
		add(row, i)
	case ok:
		row.Way = shot.Saved
		add(v.withForecast(row, shot), i)
	}
}

// reached adds to a list whom the device or the power that a seat asks about would reach, as far as
// its side knows, with cover and walls. An order that the rules refuse reaches nobody.
func (v *viewer) reached(list []picture.ReachedRow) []picture.ReachedRow {
	me, seat := v.walker()
	if me == nil || v.asked.Placing.Number == 0 {
		return list
	}
	row, f := picture.ReachedRow{Placing: v.asked.Placing}, &v.Fight
	as := viewer{World: v.World, gallery: v.gallery, seat: seat, side: me.Side}
	refused := func(i sim.Intent) bool {
		r := as.Validate(&sim.Order{Seat: seat, Intent: i})
		if r != nil {
			row.Rule, row.Why = r.Rule, picture.Fit(r.Why)
		}
		list = append(list, row)
		return r != nil
	}
	add := func(ids []crew.ID, foresee func(*personal.Person) (personal.Shot, bool, error)) {
		for _, id := range ids {
			if o := f.Person(id); personal.Aware(f, as.side, o) {
				shot, _, err := foresee(o)
				if err != nil {
					shot.Harm = 0
				}
				list = append(list, picture.ReachedRow{Person: id, Harm: picture.Harm(shot.Harm)})
			}
		}
	}
	switch row.Kind {
	case picture.PowerGear:
		if i := (&combat.Cast{Power: row.Number, Slot: row.Slot, At: row.At}); !refused(i) {
			add(action.ReachedByPower(f, me, i), func(o *personal.Person) (personal.Shot, bool, error) { return action.ForeseePower(f, me, i, o) })
		}
	case picture.DeviceGear:
		if i := (&combat.Use{Device: row.Number, At: row.At}); !refused(i) {
			add(action.ReachedByDevice(f, me, i), func(o *personal.Person) (personal.Shot, bool, error) { return action.ForeseeUse(f, me, i, o) })
		}
	}
	return list
}
