package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// caught is a ship within a blast.
type caught struct {
	space.ID
	saved, critical bool
}

// blast is what a charge does to everything within its radius that is not wholly
// behind something: the saves of all ships first, then the damage, once. Other
// charges go off too where it does any damage.
func blast(b *ships.Battle, s *ships.Ship) {
	k, g := b.ClassOf(s).Bomb, &s.Charge
	var hit []caught
	for i := range b.Ships {
		t := &b.Ships[i]
		if t == s || t.State.Gone() || b.Range(s, t) > k.Radius {
			continue
		}
		cover := b.CoverOf(s, t)
		if cover == space.TotalCover {
			continue
		}
		if t.Charge.Live {
			if g.Damage.Count > 0 {
				DetonateCharge(b, t)
			}
			continue
		}
		x := ships.Trial{By: seatOf(b, g.By), Save: k.Save, DC: int(g.DC), Cause: k.Name, Attack: bombing(b, g, t)}
		if k.Afflicts {
			x.Of = 1 << k.Condition
		}
		if k.Save == crew.Dexterity {
			x.Cover = cover
		}
		saved, natural := tried(b, t, &x)
		hit = append(hit, caught{t.ID, saved, natural == 1 && keen(b, x.Attack)})
		if k.Afflicts && !saved && (!k.NoLarger || b.ClassOf(t).Size <= g.Size) {
			Afflict(b, t, ships.Affliction{Kind: k.Condition, Rounds: ships.Minute, Until: g.By, By: g.From, Retry: shipyard.ByMechanic, Save: k.Save, DC: g.DC})
		}
	}
	if len(hit) > 0 && g.Damage.Count > 0 {
		shatter(b, s, hit)
	}
}

// bombing is what changes are asked about the bombs of a gunner who is still
// there, or nil: what a gunner and a ship always add. What lasts for one roll is
// for shots.
func bombing(b *ships.Battle, g *ships.Charge, t *ships.Ship) *ships.Rolling {
	by := b.Member(g.By)
	if by == nil || b.Ship(g.From) == nil {
		return nil
	}
	r := &ships.Rolling{Touch: shipyard.Attacks, By: by, Member: g.By, Ship: g.From, Grade: shipyard.Quaternary, Mount: shipyard.MaxMounts, Turned: true, Later: true}
	if by.Gunnery {
		r.Skilled = int(by.Proficiency)
	}
	if t != nil {
		r.Against, r.Size = t.ID, b.ClassOf(t).Size
	}
	return r
}

// keen says whether a natural 1 on a save against an attack is critical.
func keen(b *ships.Battle, r *ships.Rolling) (yes bool) {
	if r != nil {
		Changes(b, r, func(x *shipyard.Change, _ string, _ *crew.Member) { yes = yes || x.How == shipyard.Critical })
	}
	return yes
}

// shatter throws a charge's damage once for all, and its dice once more for those
// whom it has struck critically.
func shatter(b *ships.Battle, s *ships.Ship, hit []caught) {
	k, g := b.ClassOf(s).Bomb, &s.Charge
	r, own, more := dice.Roll{Cause: k.Name + " damage"}, k.Fit(g.Size).Plus, 0
	r.Add(k.Name, int(own))
	r.Add("ship Strength", int(g.Damage.Plus-own))
	if out := bombing(b, g, nil); out != nil {
		out.Touch, out.Turned, out.Size = shipyard.Deals, false, shipyard.Gargantuan+1
		Expected(b, &r, *out)
		Changes(b, out, func(x *shipyard.Change, _ string, _ *crew.Member) {
			if x.How == shipyard.Harder {
				more += int(x.N)
			}
		})
	}
	again := r
	again.Mods, again.Cause = nil, k.Name+" damage once more"
	amount := int32(max(0, r.Sum(&b.Tray, int(g.Damage.Count), int(g.Damage.Faces))))
	told := ships.DamageRolled{By: seatOf(b, g.By), Mount: -1, Roll: r, Type: k.Type}
	b.TellWatchers(s, &told)
	extra := int32(-1)
	for _, h := range hit {
		w := ships.Wound{Target: h.ID, By: g.From, Type: k.Type, Amount: amount, Critical: h.critical}
		if h.critical {
			if extra < 0 {
				extra = int32(again.Sum(&b.Tray, int(g.Damage.Count)*(1+more), int(g.Damage.Faces)))
				b.TellWatchers(s, &ships.DamageRolled{By: told.By, Mount: -1, Roll: again, Type: k.Type})
			}
			w.Amount += extra
		}
		if h.saved {
			if w.Amount /= 2; !k.Half {
				continue
			}
		}
		if k.Save == crew.Dexterity && k.Half {
			w.Amount = Evasion(b, b.Ship(h.ID), w.Amount, h.saved)
		}
		b.Wounds = append(b.Wounds, w)
	}
}
