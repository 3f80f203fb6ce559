package personal_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// stamina is more than any attack takes.
const stamina = 20_000

// bout is a duel in which one order is given over and over from the same state.
type bout struct {
	f              *personal.Fight
	by, on         *personal.Person
	wasBy, wasOn   personal.Person
	armsBy, armsOn []personal.ArmState
	ailsBy, ailsOn []personal.Affliction
	thingsBy       []rulebook.Supply
	edges          []personal.Edge
}

func newBout(f *personal.Fight, by, on *personal.Person) *bout {
	return &bout{f: f, by: by, on: on, wasBy: *by, wasOn: *on, armsBy: slices.Clone(by.Arms), armsOn: slices.Clone(on.Arms),
		ailsBy: slices.Clone(by.Conditions), ailsOn: slices.Clone(on.Conditions), thingsBy: slices.Clone(by.Devices), edges: slices.Clone(f.Edges)}
}

// restore undoes whatever an order has done.
func (b *bout) restore() {
	*b.by, *b.on = b.wasBy, b.wasOn
	b.by.Arms, b.on.Arms = slices.Clone(b.armsBy), slices.Clone(b.armsOn)
	b.by.Conditions, b.on.Conditions = slices.Clone(b.ailsBy), slices.Clone(b.ailsOn)
	b.by.Devices, b.f.Edges = slices.Clone(b.thingsBy), slices.Clone(b.edges)
	b.f.Wounds, b.f.Comers, *b.f.Log = b.f.Wounds[:0], nil, (*b.f.Log)[:0]
	b.f.Decks[0].Clouds, b.f.Decks[0].Mines = nil, nil
}

// mean returns the average damage of an order in tenths, as it is taken or only as it is dealt, and
// how far it may be off.
func (b *bout) mean(times int, i personal.Intent, dealt bool) (mean, off float64) {
	var sum, squares float64
	for range times {
		b.restore()
		i.Do(b.f, b.by)
		for len(*b.f.Windows) > 0 {
			(&answer{crew.Reply{}}).Do(b.f, b.by)
		}
		lost := 0.0
		for j := range b.f.Wounds {
			for _, x := range b.f.Wounds[j].Portions() {
				if dealt && b.f.Wounds[j].Target == b.on.ID {
					lost += float64(x.Amount)
				}
			}
		}
		switch wound.Settle(b.f); {
		case dealt:
		case b.f.Book().Toll == rulebook.TakesInjuries:
			lost = float64(b.on.Harm - b.wasOn.Harm)
		default:
			lost = float64(b.wasOn.HP - b.on.HP)
		}
		sum += lost
		squares += lost * lost
	}
	b.restore()
	n := float64(times)
	mean = sum / n
	return 10 * mean, 10*5*math.Sqrt(max(0, squares/n-mean*mean)/n) + 0.6
}

// ordeal is a duel whose target neither resists nor falls.
func ordeal(t *testing.T, lib *rulebook.Library, book int, apart int16, give func(*rulebook.Book, *rulebook.Sheet)) *bout {
	f, by, on := duel(t, lib, book, func(b *rulebook.Book, s *rulebook.Sheet) {
		b.Sheets[1].HP, b.Sheets[1].Armour = stamina, nil
		for i := range b.Sheets[1].Pools {
			b.Sheets[1].Pools[i] = rulebook.LayerPoints{Lends: -1}
		}
		give(b, s)
	})
	on.At.X = by.At.X + apart
	on.HP = stamina
	return newBout(f, by, on)
}

// check compares a forecast with what many throws deal.
func (b *bout) check(t *testing.T, what string, harm int32, i personal.Intent, dealt bool) {
	t.Helper()
	mean, off := b.mean(1200, i, dealt)
	if math.Abs(mean-float64(harm)) > off {
		t.Errorf("%s: foreseen are %d tenths, and dealt %.1f, give or take %.1f", what, harm, mean, off)
	}
}

// What an attack with a weapon of any book is expected to deal is the average of what its dice
// deal, in every way in which it can be used. Of weapons with the same properties one is thrown for.
func TestTheForecastOfAWeaponIsTheAverageOfItsDice(t *testing.T) {
	all, foreseen, known := library(), 0, map[string]bool{}
	for n := range all.Books {
		for i := -1; i < len(all.Books[n].Weapons); i++ {
			w, name := rulebook.Weapon{}, "bare hands"
			if i >= 0 {
				w = all.Books[n].Weapons[i]
				name = w.Key
			}
			like := fmt.Sprint(n, w.Props, len(w.Adds), w.Adds, w.Traits, w.Fires != nil, w.Near > 0, w.Both.IsNone(), w.Bonus != 0, w.Plus != 0, w.Extra, w.Blast.Size, w.Vicious, w.Misfire > 0)
			tables := slices.ContainsFunc(w.Riders, func(x rulebook.Rider) bool { return x.Table >= 0 })
			if known[like] || w.Blast.Zone != rulebook.NoZone || tables {
				continue // a table may do more than the attack
			}
			known[like] = true
			for _, apart := range [...]int16{1, 7} { // beside each other, and beyond the normal range of some
				b := ordeal(t, all, n, apart, func(_ *rulebook.Book, s *rulebook.Sheet) {
					if s.Weapons = nil; i >= 0 {
						s.Weapons = []rulebook.Arm{{Weapon: int16(i)}}
					}
				})
				if w.Props&rulebook.Launcher != 0 {
					combat.Afflict(b.f, b.by, personal.Affliction{Condition: b.f.Book().Roles[rulebook.PartAiming], By: b.by.ID, Save: -1, Implied: -1})
					b = newBout(b.f, b.by, b.on)
				}
				for hand := range personal.LastHand + 1 {
					for softer := range uint8(3) {
						a := &combat.Attack{Weapon: uint8(min(1, i+1)), Hand: hand, Target: b.on.ID, Softer: softer}
						shot, err := action.Preview(b.f, b.by, a)
						if err != nil || hand == personal.WithBurst || action.Validate(b.f, b.by, a) != nil {
							continue
						}
						foreseen++
						b.check(t, fmt.Sprint(b.f.Book().Key, " ", name, " hand ", hand, " softer ", softer, " apart ", apart), shot.Harm, a, false)
					}
				}
			}
		}
	}
	if foreseen < 150 {
		t.Errorf("only %d attacks", foreseen)
	}
}

// The same holds for every power and every thing that is aimed at one foe.
func TestTheForecastOfAnEffectIsTheAverageOfItsDice(t *testing.T) {
	n := checkEffects(t, false, func(e *rulebook.Effect) bool {
		return (e.Shape == rulebook.NoArea || e.Shape == rulebook.Leaps) && !other(e)
	})
	if n < 40 {
		t.Errorf("only %d effects", n)
	}
}

// The same holds for each of those in the area of a power or a thing of any book.
func TestTheForecastOfAnAreaIsTheAverageOfItsDice(t *testing.T) {
	if n := checkEffects(t, true, blasts); n < 20 {
		t.Errorf("only %d areas", n)
	}
}

// checkEffects checks the forecasts of powers and things that fit, and returns how many have one.
func checkEffects(t *testing.T, area bool, fits func(*rulebook.Effect) bool) (foreseen int) {
	t.Helper()
	all := library()
	for n := range all.Books {
		for i := range all.Books[n].Powers {
			w := &all.Books[n].Powers[i]
			b := ordeal(t, all, n, 1, func(_ *rulebook.Book, s *rulebook.Sheet) {
				s.Powers, s.Experience.Level = []int16{int16(i)}, 11
				if !area {
					s.Slots[0], s.Slots[1] = 0, 0 // a higher slot is taken
				}
			})
			for x := range b.by.Pools {
				b.by.Pools[x].Points = 20
			}
			b.by.Pools[0].Most = 20
			b = newBout(b.f, b.by, b.on)
			c := &combat.Cast{Power: 1, At: b.on.At}
			if !area {
				c.Target = b.on.ID
			}
			if !fits(&w.Effect) || action.Validate(b.f, b.by, c) != nil {
				continue
			}
			if shot, ok, err := action.ForeseePower(b.f, b.by, c, b.on); ok && err == nil {
				foreseen++
				b.check(t, fmt.Sprint(b.f.Book().Key, " ", w.Key), shot.Harm, c, false)
			}
		}
		for i := range all.Books[n].Devices {
			d := &all.Books[n].Devices[i]
			b := ordeal(t, all, n, 1, func(_ *rulebook.Book, s *rulebook.Sheet) {
				s.Devices = []rulebook.Supply{{Device: int16(i), Count: 5}}
				armedFor(s, d)
			})
			u := &combat.Use{Device: 1, At: b.on.At}
			if !area {
				u.Target = b.on.ID
			}
			if !fits(&d.Effect) || d.Mine || d.Delay || area && d.Effect.Count > 1 || action.Validate(b.f, b.by, u) != nil {
				continue
			}
			if shot, ok, err := action.ForeseeUse(b.f, b.by, u, b.on); ok && err == nil {
				foreseen++
				b.check(t, fmt.Sprint(b.f.Book().Key, " ", d.Key), shot.Harm, u, false)
			}
		}
	}
	return foreseen
}

// blasts reports whether an effect hurts all in an area as soon as it is used, and not in another way
// than by its own damage.
func blasts(e *rulebook.Effect) bool {
	return e.Shape != rulebook.NoArea && e.Shape != rulebook.Leaps && e.Damages() && e.Blasts() > 0 && !other(e)
}

// A power that is used at a higher slot is forecast for it, and an attack for the strength that is
// held back.
func TestAForecastCountsTheSlotAndTheStrength(t *testing.T) {
	all, slots, held := library(), 0, 0
	for n := range all.Books {
		for i := range all.Books[n].Powers {
			w := &all.Books[n].Powers[i]
			if w.More.IsNone() || w.Effect.Shape != rulebook.NoArea && !blasts(&w.Effect) || other(&w.Effect) {
				continue
			}
			b := ordeal(t, all, n, 1, func(_ *rulebook.Book, s *rulebook.Sheet) {
				s.Powers = []int16{int16(i)}
				for k := range s.Slots {
					s.Slots[k] = 2
				}
			})
			last := int32(0)
			for slot := w.Level; slot <= rulebook.MaxSlots; slot += 2 {
				c := &combat.Cast{Power: 1, Target: b.on.ID, At: b.on.At, Slot: slot}
				if w.Effect.Shape != rulebook.NoArea {
					c.Target = 0
				}
				shot, ok, err := action.ForeseePower(b.f, b.by, c, b.on)
				if !ok || err != nil || shot.Harm == 0 || action.Validate(b.f, b.by, c) != nil {
					break
				}
				if slots++; shot.Harm <= last {
					t.Errorf("%s %s: foreseen are %d tenths with slot %d, and %d with a lower one", b.f.Book().Key, w.Key, shot.Harm, slot, last)
				}
				last = shot.Harm
				b.check(t, fmt.Sprint(b.f.Book().Key, " ", w.Key, " slot ", slot), shot.Harm, c, false)
			}
		}
		for i := range all.Books[n].Weapons {
			if w := &all.Books[n].Weapons[i]; w.Ranged() || w.Props&rulebook.Launcher != 0 || i%5 > 0 {
				continue
			}
			b := ordeal(t, all, n, 1, func(_ *rulebook.Book, s *rulebook.Sheet) {
				s.Weapons = []rulebook.Arm{{Weapon: int16(i)}}
				for k := range s.Scores {
					s.Scores[k] = 6
				}
			})
			for less := range int8(5) {
				a := &combat.Attack{Weapon: 1, Target: b.on.ID, Less: less}
				shot, err := action.Preview(b.f, b.by, a)
				if err != nil || less == 0 || action.Validate(b.f, b.by, a) != nil {
					continue
				}
				held++
				b.check(t, fmt.Sprint(b.f.Book().Key, " ", b.f.Book().Weapons[i].Key, " less ", less), shot.Harm, a, false)
			}
		}
	}
	if slots < 20 || held < 8 {
		t.Errorf("only %d slots, and %d ways to hold back", slots, held)
	}
}

// other reports whether an effect may hurt its target in another way than by its own damage.
func other(e *rulebook.Effect) bool {
	return rulebook.Has[*rulebook.FumbleOp](e) || rulebook.Has[*rulebook.TableOp](e) || rulebook.Has[*rulebook.TurnOp](e)
}

// What a fighter can do, and what lies on them, counts too.
func TestAForecastCountsFeaturesAndConditions(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i := range all.Books[n].Conditions {
			c := &all.Books[n].Conditions[i]
			for _, on := range [2]bool{false, true} {
				b := ordeal(t, all, n, 1, func(_ *rulebook.Book, s *rulebook.Sheet) {
					s.Features |= rulebook.SneakAttack | rulebook.BrutalCritical
					s.Sneak = dice.Dice{Count: 2, Faces: 6}
				})
				p := b.by
				if on {
					p = b.on
				}
				combat.Afflict(b.f, p, personal.Affliction{Condition: int16(i), By: b.by.ID, Levels: 1, Save: -1, Implied: -1})
				wound.Settle(b.f)
				b.on.HP = stamina
				b = newBout(b.f, b.by, b.on)
				a := &combat.Attack{Target: b.on.ID}
				if action.Validate(b.f, b.by, a) != nil {
					continue
				}
				shot, err := action.Preview(b.f, b.by, a)
				if err != nil {
					t.Fatal(err)
				}
				b.check(t, fmt.Sprint(b.f.Book().Key, " ", c.Key, " on the target ", on), shot.Harm, a, true)
			}
		}
	}
}

// A weapon that does more for each earlier attack of a turn does no less in a reaction.
func TestAReactionWithAForcefulWeaponIsNotLessened(t *testing.T) {
	all, forge := library(), 0
	for n := range all.Books {
		if all.Books[n].Key == "forge" {
			forge = n
		}
	}
	b := ordeal(t, all, forge, 1, func(b *rulebook.Book, s *rulebook.Sheet) {
		s.Weapons = []rulebook.Arm{{Weapon: b.Weapon("bolter-shotgun")}}
	})
	b.by.Open, b.by.Blows = false, 1
	b = newBout(b.f, b.by, b.on)
	a := &combat.Attack{Weapon: 1, Target: b.on.ID}
	shot, err := action.Preview(b.f, b.by, a)
	if err != nil {
		t.Fatal(err)
	}
	open := *b.by
	if open.Open = true; open.Tries != 0 {
		t.Fatalf("%d attacks are counted", open.Tries)
	}
	if own, err := action.Preview(b.f, &open, a); err != nil || own.Harm != shot.Harm {
		t.Errorf("foreseen are %d tenths in a turn, and %d in a reaction", own.Harm, shot.Harm)
	}
	b.check(t, "a reaction", shot.Harm, a, false)
}

// What a foe's side alone knows of them changes no forecast: what they resist, are immune to or are
// weak against, their layers, their wounds, and who hides beside them.
func TestAForecastTellsNothingOfTheFoe(t *testing.T) {
	all := library()
	for n := range all.Books {
		foresee := func(hides bool, change func(*rulebook.Book, *rulebook.Sheet)) (list []int32) {
			b := ordeal(t, all, n, 1, func(b *rulebook.Book, s *rulebook.Sheet) {
				for i := range b.Weapons {
					if w := &b.Weapons[i]; w.Fires == nil && w.Props&rulebook.Launcher == 0 && len(s.Weapons) < 12 {
						s.Weapons = append(s.Weapons, rulebook.Arm{Weapon: int16(i)})
					}
				}
				s.Features |= rulebook.SneakAttack
				s.Sneak = dice.Dice{Count: 2, Faces: 6}
				for i := range b.Devices {
					if d := &b.Devices[i]; blasts(&d.Effect) && len(s.Devices) < 12 {
						s.Devices = append(s.Devices, rulebook.Supply{Device: int16(i), Count: 1})
					}
				}
				b.Cover.Bodies = space.HalfCover
				change(b, &b.Sheets[1])
			})
			if hides {
				if err := action.EnterDeck(b.f, 3, &personal.Arrival{Name: "Third", Side: 2, At: b.on.At.Plus(1, 0), Special: true}); err != nil {
					t.Fatal(err)
				}
				b.by, b.on, b.f.People[2].Hidden = &b.f.People[0], &b.f.People[1], true
			}
			for i := range b.by.Arms {
				b.by.Arms[i].Drawn = true
				shot, err := action.Preview(b.f, b.by, &combat.Attack{Weapon: uint8(i + 1), Target: b.on.ID})
				if err == nil {
					list = append(list, shot.Harm)
				}
			}
			for i := range b.by.Devices {
				for at := range b.on.At.Plus(-1, -1).Space(4) {
					shot, _, err := action.ForeseeUse(b.f, b.by, &combat.Use{Device: uint8(i + 1), At: at}, b.on)
					if err != nil {
						t.Fatal(err)
					}
					list = append(list, shot.Harm)
				}
			}
			return list
		}
		plain := foresee(false, func(*rulebook.Book, *rulebook.Sheet) {})
		secret := foresee(true, func(b *rulebook.Book, s *rulebook.Sheet) {
			s.Resists, s.Immune, s.Vulnerable, s.Reduce = 0x55555555, 0x11111111, 0x22222222, 3
			s.Weakness = rulebook.Weakness{Types: 1<<31 - 1, Critical: true, Extra: dice.Dice{Count: 3, Faces: 6}, Condition: -1, Table: -1}
			s.Features |= rulebook.Avoidance | rulebook.Swarming
			s.HP = 7
			for i := range s.Pools {
				s.Pools[i].Points = 30
			}
		})
		if len(plain) < 3 || slices.Max(plain) == 0 || !slices.Equal(plain, secret) {
			t.Errorf("%s: foreseen are %v of a plain foe, and %v of one with secrets", all.Books[n].Key, plain, secret)
		}
	}
}

// A forecast allocates nothing.
func TestAForecastAllocatesNothing(t *testing.T) {
	f := hall(t, 60)
	by, on := &f.People[0], &f.People[1]
	m, err := aim.MeansOf(f, by, &personal.Swing{Weapon: 1, Target: on.ID})
	if err != nil {
		t.Fatal(err)
	}
	var shot personal.Shot
	if err := aim.Prepare(f, &shot, by, &m, on); err != nil {
		t.Fatal(err)
	}
	a := &combat.Attack{Weapon: 1, Target: on.ID}
	if n := testing.AllocsPerRun(100, func() { combat.ForeseeStrike(f, by, &m, on, a, &shot) }); n > 0 {
		t.Errorf("it allocates %v times", n)
	}
	if shot.Harm <= 0 {
		t.Errorf("foreseen are %d tenths", shot.Harm)
	}
}

// Nor does that of an area.
func TestAForecastOfAnAreaAllocatesNothing(t *testing.T) {
	all, grenades := library(), 0
	for n := range all.Books {
		for i := range all.Books[n].Devices {
			d := all.Books[n].Devices[i]
			if !blasts(&d.Effect) || d.Effect.Aim != rulebook.BySave {
				continue
			}
			b := ordeal(t, all, n, 1, func(*rulebook.Book, *rulebook.Sheet) {})
			s, shot := combat.DeviceSource(b.f, b.by, &d, b.by.At), personal.Shot{}
			if n := testing.AllocsPerRun(50, func() { combat.ForeseeEffect(b.f, &s, &d.Effect, b.on, b.on.At, &shot) }); n > 0 {
				t.Errorf("%s %s: it allocates %v times", b.f.Book().Key, d.Key, n)
			}
			if grenades++; shot.Harm <= 0 {
				t.Errorf("%s: foreseen are %d tenths", d.Key, shot.Harm)
			}
		}
	}
	if grenades < 5 {
		t.Errorf("only %d grenades", grenades)
	}
}

// A foe who hides nearby changes no forecast of a weapon, a power or a thing, wherever they stand.
func TestAForecastTellsNothingOfAHiddenFoe(t *testing.T) {
	all, foreseen := library(), 0
	for n := range all.Books {
		foresee := func(i int, hides *deckplan.Square) (list []string) {
			b := ordeal(t, all, n, 4, func(b *rulebook.Book, s *rulebook.Sheet) {
				s.Weapons, s.Powers, s.Devices, s.Experience.Level = nil, nil, nil, 11
				if i < len(b.Weapons) {
					s.Weapons = []rulebook.Arm{{Weapon: int16(i)}}
				}
				if i < len(b.Powers) {
					s.Powers = []int16{int16(i)}
				}
				if i < len(b.Devices) {
					s.Devices = []rulebook.Supply{{Device: int16(i), Count: 1}}
					armedFor(s, &b.Devices[i])
				}
			})
			if hides != nil {
				if err := action.EnterDeck(b.f, 3, &personal.Arrival{Name: "Third", Side: 2, At: *hides, Special: true}); err != nil {
					t.Fatal(err)
				}
				b.by, b.on, b.f.People[2].Hidden = &b.f.People[0], &b.f.People[1], true
			}
			for x := range b.by.Pools {
				b.by.Pools[x].Points = 20
			}
			add := func(s personal.Shot, err error) {
				list = append(list, fmt.Sprint(s.Roll.Bonus(), s.Roll.Reasons.All(), s.Need, s.Cover, s.Sure, s.Odds, s.Harm, err))
			}
			for j := range b.by.Arms {
				b.by.Arms[j].Drawn = true
				add(action.Preview(b.f, b.by, &combat.Attack{Weapon: uint8(j + 1), Target: b.on.ID}))
			}
			for j := range b.by.Powers {
				s, _, err := action.ForeseePower(b.f, b.by, &combat.Cast{Power: uint8(j + 1), Target: b.on.ID, At: b.on.At}, b.on)
				add(s, err)
			}
			for j := range b.by.Devices {
				s, _, err := action.ForeseeUse(b.f, b.by, &combat.Use{Device: uint8(j + 1), Target: b.on.ID, At: b.on.At}, b.on)
				add(s, err)
			}
			return list
		}
		for i := range max(len(all.Books[n].Weapons), len(all.Books[n].Powers), len(all.Books[n].Devices)) {
			plain := foresee(i, nil)
			foreseen += len(plain)
			for _, at := range []deckplan.Square{{X: 2, Y: 1}, {X: 3, Y: 2}, {X: 5, Y: 2}, {X: 6, Y: 3}} {
				if told := foresee(i, &at); !slices.Equal(plain, told) {
					t.Errorf("%s, weapon, power or device %d, somebody at %v: %q instead of %q", all.Books[n].Key, i, at, told, plain)
				}
			}
		}
	}
	if foreseen < 100 {
		t.Errorf("only %d forecasts", foreseen)
	}
}
