package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Standing calls offer for each feature aboard a ship that answers a moment and can be
// paid for. What is everybody's is offered to the last of the crew first: the pilot and the
// gunners, who come first, have more to do with a reaction.
func Standing(b *ships.Battle, s *ships.Ship, at shipyard.Moment, offer func(ships.User)) {
	fitted := b.ClassOf(s).Moments.Has(at)
	for _, m := range b.AtConsoles(s) {
		offerOwn(b, m, m.Features, s, at, offer)
		if fitted {
			offerOwn(b, m, s.Features, s, at, func(u ships.User) {
				if u.Feature.Role != crew.NoRole {
					offer(u)
				}
			})
		}
	}
	for i := len(s.Crew) - 1; fitted && i >= 0; i-- {
		offerOwn(b, b.Member(s.Crew[i]), s.Features, s, at, func(u ships.User) {
			if u.Feature.Role == crew.NoRole {
				offer(u)
			}
		})
	}
}

// offerOwn offers those of a list of features that answer a moment: a member's own, or
// those of the ship that the member works.
func offerOwn(b *ships.Battle, m *crew.Member, has []crew.Have, s *ships.Ship, at shipyard.Moment, offer func(ships.User)) {
	for i := range has {
		u := ships.User{Member: m, Have: &has[i], Feature: b.FeatureOf(has[i].Feature)}
		if u.Feature.Usage == shipyard.Standing && u.Feature.Moment == at && u.Have.Stance != crew.Never && (!u.Feature.Kind.Fitted() || mayWork(b, m, s, u.Feature)) && canAnswer(b, s, u) {
			offer(u)
		}
	}
}

// canAnswer reports whether a feature could answer now: its price can be paid, and the
// ship can act.
func canAnswer(b *ships.Battle, s *ships.Ship, u ships.User) bool {
	switch {
	case u.Feature.Cost == crew.Reaction && (!u.Member.Reaction || !s.CanReact()):
		return false
	case s.State.Gone() || u.Feature.Moment != shipyard.Wrecked && u.Feature.Moment != shipyard.Fails && !s.CanAct():
		return false
	}
	return CheckPayable(b, u) == nil
}

// ApplyLate applies what can still change a thrown roll: the dice that its own side
// holds, and features of those who have marked its ship (SHIP-REACT).
func ApplyLate(b *ships.Battle, r *dice.Roll, need int, what *ships.Rolling) {
	s := b.Ship(what.Ship)
	if s == nil || r.Dice.Len() == 0 {
		return
	}
	attack := what.Touch&shipyard.Attacks != 0
	if n := r.Natural(); int(r.Total) < need || attack && n == 1 {
		helpFailed(b, r, need, what, s)
	}
	if n := r.Natural(); int(r.Total) >= need && !(attack && (n == 1 || n >= 20)) {
		hinderMarked(b, r, need, what, s)
	}
	EndStored(b, what)
}

// helpFailed applies help to a failed roll until it succeeds.
func helpFailed(b *ships.Battle, r *dice.Roll, need int, what *ships.Rolling, s *ships.Ship) {
	attack := what.Touch&shipyard.Attacks != 0
	fails := func() bool { return int(r.Total) < need || attack && r.Natural() == 1 }
	for i := range what.Chosen {
		k := &what.Chosen[i]
		k.EachChange(what, func(x *shipyard.Change, name say.Text, _ *crew.Member) {
			thrown := x.How == modifier.Die || x.How == modifier.Plus // part of the roll from the start
			if !thrown && fails() && x.CanTurn(r, need, attack) && payOpen(b, what.By, k, what.Against) {
				x.Apply(r, &b.Tray, name)
			}
		})
	}
	kept, used := s.Effects[:0], []ships.Effect(nil)
	for _, e := range s.Effects {
		if e.How.Late() && fails() && e.Fits(what) && e.CanTurn(r, need, attack) {
			e.Apply(r, &b.Tray, b.CauseOf(&e))
			used = append(used, e)
			continue
		}
		kept = append(kept, e)
	}
	if s.Effects = kept; used != nil {
		takeStored(b, used)
	}
	Standing(b, s, shipyard.Fails, func(u ships.User) {
		if fails() {
			answer(b, u, r, need, what)
		}
	})
	avoidSave(b, s, r, need, what)
}

// PressTarget lets features chosen with an attack worsen the target's save.
func PressTarget(b *ships.Battle, a *ships.AimedShot, what *ships.Rolling) {
	for i := range what.Chosen {
		k := &what.Chosen[i]
		k.EachChange(what, func(x *shipyard.Change, name say.Text, _ *crew.Member) {
			less := x.Modifier
			less.How = modifier.Less
			if x.How == modifier.Late && less.CanTurn(&a.Roll, a.Need, false) && payOpen(b, what.By, k, what.Against) {
				less.Apply(&a.Roll, &b.Tray, name)
			}
		})
	}
}

// hinderMarked lets members who have marked a roll's ship hinder the roll. A mark is an effect
// by them.
func hinderMarked(b *ships.Battle, r *dice.Roll, need int, what *ships.Rolling, s *ships.Ship) {
	for i := 0; i < len(b.Ships) && len(s.Effects) > 0; i++ {
		o := &b.Ships[i]
		if o.Side == s.Side || len(o.Crew) == 0 {
			continue
		}
		Standing(b, o, shipyard.Succeeds, func(u ships.User) {
			if int(r.Total) >= need && hasMarked(b, s, u.Member, u.Feature.Needs) {
				answer(b, u, r, need, what)
			}
		})
	}
}

// hasMarked reports whether a member has marked a ship with a feature.
func hasMarked(b *ships.Battle, s *ships.Ship, m *crew.Member, by crew.FeatureID) bool {
	id := b.IDOf(m)
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Feature == by && e.By == id {
			return true
		}
	}
	return false
}

// answer uses a feature on a roll, if it fits and its owner's standing order allows it.
func answer(b *ships.Battle, u ships.User, r *dice.Roll, need int, what *ships.Rolling) {
	for a := range u.Feature.Acts {
		x := u.Feature.Acts[a].Change
		own := *what
		own.By = u.Member
		if u.Feature.Acts[a].Do != shipyard.Modify || !ships.ChangeFits(&x, what) || u.Feature.Acts[a].On == shipyard.User && what.Member != b.IDOf(u.Member) {
			continue
		}
		if u.Feature.Acts[a].Pooled {
			x.Faces = FacesOf(b, u)
		}
		if x.How == modifier.Enough {
			x.How, x.N = modifier.Sure, int16(need-int(r.Total))
		}
		if x.How == modifier.Plus || x.How == modifier.Sure {
			x.N, x.Of = x.N*int16(scaleValue(b, x.Of, &own, u.Member)), shipyard.One
		}
		if !x.ChangesRoll(r) || u.Have.Stance != crew.Always && !x.CanTurn(r, need, what.Touch&shipyard.Attacks != 0) {
			continue
		}
		Pay(b, u)
		TellInvoked(b, u, 0, crew.Seat{})
		x.Apply(r, &b.Tray, say.Name(u.Feature.Name))
		playBesides(b, u, ships.Invocation{})
		return
	}
}

// playBesides performs the acts of a feature other than changing the roll or damage that it
// answers.
func playBesides(b *ships.Battle, u ships.User, d ships.Invocation) {
	for i := range u.Feature.Acts {
		if a := &u.Feature.Acts[i]; a.Do != shipyard.Modify && loads(a, d.Blow) {
			actNow(b, u, a, d, shipyard.Overcome)
		}
	}
}

// CheckWith refuses features that do not go with an order or cannot be paid for, and a
// second gambit with one attack.
func CheckWith(b *ships.Battle, by *crew.Member, w ships.With, verb crew.Verb) error {
	gambits, dice := 0, 0
	for n, id := range w.Features {
		h := Owned(b, by, id)
		if h == nil {
			return Unlearnt(b, id)
		}
		u := ships.User{Member: by, Have: h, Feature: b.FeatureOf(id), Spare: w.Spare}
		if u.Feature.Usage != shipyard.Along || u.Feature.With != verb {
			return crew.Refuse("SHIP-FEATURE", "%s does not go with %s", u.Feature.Name, crew.PermissionOf(verb).Title)
		}
		for _, other := range w.Features[:n] {
			if other == id {
				return crew.Refuse("SHIP-FEATURE", "%s can go with an order only once", u.Feature.Name)
			}
		}
		if u.Feature.Kind == shipyard.Gambit {
			gambits++
		}
		if u.Feature.Pool == shipyard.DeploymentDice {
			dice++
		}
		if err := CheckPayable(b, u); err != nil {
			return err
		}
	}
	switch {
	case gambits > 1:
		return crew.Refuse("SHIP-FEATURE", "one gambit goes with an attack")
	case dice > 1 && int(by.Dice) < dice:
		return crew.Refuse("SHIP-FEATURE", "there are not enough dice for all of these")
	}
	return nil
}

// Choose pays for the features chosen with an order, except those that wait for a hit.
func Choose(b *ships.Battle, by *crew.Member, w ships.With, target space.ID) (with []ships.Chosen) {
	for _, id := range w.Features {
		u := ships.User{Member: by, Have: Owned(b, by, id), Feature: b.FeatureOf(id), Spare: w.Spare}
		if u.Feature.Awaits() {
			with = append(with, ships.Chosen{Feature: u.Feature, Faces: FacesOf(b, u), ID: id, Open: true, Spare: w.Spare})
			continue
		}
		faces := Pay(b, u)
		TellInvoked(b, u, target, crew.Seat{})
		with = append(with, ships.Chosen{Feature: u.Feature, Faces: faces, ID: id})
		for n := range u.Feature.Acts {
			a := &u.Feature.Acts[n]
			if (a.On == shipyard.User || a.On == shipyard.OwnShip) && a.If == shipyard.Either && !a.AtHand() {
				actNow(b, u, a, ships.Invocation{Target: target, Faces: faces}, shipyard.Overcome)
			}
		}
	}
	return with
}

// ActOnTarget performs the acts of features chosen with an order, once its outcome is known: on
// its target, and on the user's ship as far as that depends on the outcome.
func ActOnTarget(b *ships.Battle, by *crew.Member, with []ships.Chosen, d ships.Invocation, outcome event.ContestOutcome) {
	result := shipyard.Withstood
	if outcome == event.Won {
		result = shipyard.Overcome
	}
	for _, k := range with {
		u := ships.User{Member: by, Have: Owned(b, by, k.ID), Feature: k.Feature}
		d.Faces = k.Faces
		for n := range k.Acts {
			a := &k.Acts[n]
			if other := a.On == shipyard.TheShip || a.On == shipyard.TheOther; a.If == result || other && a.If == shipyard.Either {
				actNow(b, u, a, d, result)
			}
		}
	}
}

// payOpen pays for a feature chosen with an attack that has waited for this outcome, and
// reports whether it could be paid for.
func payOpen(b *ships.Battle, by *crew.Member, k *ships.Chosen, target space.ID) bool {
	if !k.Open {
		return true
	}
	u := ships.User{Member: by, Have: Owned(b, by, k.ID), Feature: k.Feature, Spare: k.Spare}
	if CheckPayable(b, u) != nil {
		return false
	}
	k.Faces, k.Open = Pay(b, u), false
	TellInvoked(b, u, target, crew.Seat{})
	return true
}

// PayForHit pays for all features that have waited for a hit. A save that has succeeded is
// none: then only those of tiers are paid for, which add to any damage.
func PayForHit(b *ships.Battle, by *crew.Member, t *ships.Ship, a *ships.AimedShot, hit bool) {
	paid := a.Chosen[:0:0]
	for i := range a.Chosen {
		if k := &a.Chosen[i]; !hit && k.Open && k.Kind != shipyard.TierFeature || payOpen(b, by, k, t.ID) {
			paid = append(paid, *k)
		}
	}
	a.Chosen = paid
}

// ForfeitMissed removes what features have promised to the damage of one attack, which
// has missed.
func ForfeitMissed(b *ships.Battle, s *ships.Ship, missed *ships.Rolling) {
	damage := *missed
	damage.Touch = shipyard.Deals
	kept := s.Effects[:0:0]
	for _, e := range s.Effects {
		if !e.First || !e.Fits(&damage) || !aims(b, &e) || s.Promised(&e) {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
}

// AfterFirst returns the features that go with every attack of an order, and those that
// still wait for a hit.
func AfterFirst(with []ships.Chosen) (rest []ships.Chosen) {
	for _, k := range with {
		if k.Kind == shipyard.Mastery || k.Open {
			rest = append(rest, k)
		}
	}
	return rest
}

// ActOnHit performs the acts of features chosen with an attack on the ship that it has
// hit.
func ActOnHit(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot) {
	for _, k := range a.Chosen {
		u := ships.User{Member: by, Have: Owned(b, by, k.ID), Feature: k.Feature}
		for n := range k.Acts {
			switch x := &k.Acts[n]; {
			case x.On == shipyard.Behind:
				pierce(b, u, s, t, a, x, k.Faces)
			case x.On == shipyard.TheShip, x.On == shipyard.TheOther, x.If == shipyard.Overcome:
				actNow(b, u, x, ships.Invocation{Target: t.ID, Faces: k.Faces}, shipyard.Overcome)
			}
		}
	}
}

// AimedAt lets the target use features that answer an attack before it is rolled.
func AimedAt(b *ships.Battle, s, t *ships.Ship, a *ships.AimedShot) {
	Standing(b, t, shipyard.Aimed, func(u ships.User) {
		for n := range u.Feature.Acts {
			x := &u.Feature.Acts[n]
			if x.Do != shipyard.Modify || x.Touch&(shipyard.Saves|shipyard.Targeted) == 0 || x.Touch&shipyard.Targeted == 0 && (!a.Saves || a.Fails != "" || x.Perils != 0) {
				continue
			}
			if x.Sizes != 0 && !x.Sizes.Has(b.ClassOf(s).Size) || x.Scores != 0 && !x.Scores.Has(crew.Dexterity) {
				continue
			}
			change := x.Change
			faces := Pay(b, u)
			if x.Pooled {
				change.Faces = faces
			}
			TellInvoked(b, u, 0, crew.Seat{})
			noteChange(b, &a.Roll, &change, &ships.Rolling{Ship: t.ID, By: u.Member, Turned: a.Saves && x.Touch&shipyard.Targeted != 0}, say.Name(u.Feature.Name), u.Member)
			playBesides(b, u, ships.Invocation{Target: s.ID, Faces: faces})
			return
		}
	})
}

// EvadeAttack lets the target of an attack raise its AC after the roll.
func EvadeAttack(b *ships.Battle, t *ships.Ship, a *ships.AimedShot) {
	if a.Roll.Natural() == 20 || a.Roll.Natural() == 1 || int(a.Roll.Total) < a.Need {
		return
	}
	need := int(a.Roll.Total) + 1 - a.Cover.Bonus()
	if u, x := avoids(b, t, need, &ships.Rolling{Touch: shipyard.ArmourAC, Ship: t.ID}); u != nil {
		r := avoid(b, u, x, need)
		a.Need = max(a.Need, int(r.Total)+a.Cover.Bonus())
		if int(a.Roll.Total) < a.Need {
			return
		}
	}
	Standing(b, t, shipyard.Hit, func(u ships.User) {
		for n := range u.Feature.Acts {
			x := &u.Feature.Acts[n]
			if x.Do != shipyard.Modify || x.Touch&shipyard.ArmourAC == 0 || x.How == modifier.Instead || int(a.Roll.Total) < a.Need {
				continue
			}
			raise := int(x.N) * scaleValue(b, x.Of, &ships.Rolling{Ship: t.ID}, u.Member)
			if u.Have.Stance != crew.Always && int(a.Roll.Total) >= a.Need+raise {
				continue
			}
			Pay(b, u)
			TellInvoked(b, u, 0, crew.Seat{})
			a.Need += raise
		}
	})
}

// Brace lets the target of a wound reduce it.
func Brace(b *ships.Battle, s, t *ships.Ship, gun *shipyard.Weapon, w *ships.Wound) {
	what := ships.Rolling{Grade: gun.Grade, Deals: gun.Type}
	Standing(b, t, shipyard.Hurt, func(u ships.User) {
		if w.Amount == 0 || !anyLoads(u.Feature, &what) {
			return
		}
		faces, target := Pay(b, u), s.ID
		if touches, _ := u.Feature.Touches(); touches&shipyard.Suffers != 0 {
			target = 0
		}
		TellInvoked(b, u, target, crew.Seat{})
		playBesides(b, u, ships.Invocation{Target: s.ID, Faces: faces, Type: gun.Type, Blow: &what})
		for n := range u.Feature.Acts {
			x := &u.Feature.Acts[n]
			if x.Do != shipyard.Modify || x.Touch&shipyard.Suffers == 0 || !loads(x, &what) || w.Amount == 0 {
				continue
			}
			if x.How == modifier.Times {
				w.Change(say.Name(u.Feature.Name), x.Scale(damage.Whole()).Points(w.Amount))
				continue
			}
			r := dice.Roll{Cause: say.Name(u.Feature.Name)}
			die := faces
			if !x.Pooled {
				die = x.Faces
			}
			r.Add(shipyard.ScaleTitles[x.Of], 0)
			less := r.ThrowSum(&b.Tray, max(1, int(x.N)), int(die))
			b.Emit((b.Watchers(s) & b.Watchers(t)).With(t.Side), &ships.Thrown{By: u.Member.Seat, Roll: r})
			w.Change(say.Name(u.Feature.Name), max(0, w.Amount-int32(less)))
		}
	})
}

// SoftenSaved applies features that make a ship's saves of an ability milder to damage that
// the save halves: none of it is left on a success, and half on a failure.
func SoftenSaved(b *ships.Battle, t *ships.Ship, of crew.Ability, w *ships.Wound, saved bool) {
	u := softens(b, t, &ships.Rolling{Touch: shipyard.Saves, Ship: t.ID, Score: of})
	if u == nil || !t.CanAct() {
		return
	}
	if b.ShipOf(u.Member) != nil { // the member who lent it may have left
		TellInvoked(b, *u, 0, crew.Seat{})
	}
	left := w.Amount / 2
	if saved {
		left = 0
	}
	w.Change(say.Name(u.Feature.Name), left)
}

// softens returns the feature that makes the result of a ship's save milder, or nil.
func softens(b *ships.Battle, t *ships.Ship, what *ships.Rolling) *ships.User {
	for _, m := range b.AtConsoles(t) {
		for h := range Usable(b, m) {
			f := b.FeatureOf(h.Feature)
			if f.Usage == shipyard.Passive && f.ActWith(modifier.Milder, func(x *shipyard.Change) bool { return ships.ChangeFits(x, what) }) != nil {
				return &ships.User{Member: m, Have: h, Feature: f}
			}
		}
	}
	for i := range t.Effects {
		e := &t.Effects[i]
		if m := b.Member(e.By); m != nil && e.Feature != 0 && e.How == modifier.Milder && e.Fits(what) {
			return &ships.User{Member: m, Feature: b.FeatureOf(e.Feature)}
		}
	}
	return nil
}
