package personal_test

import (
	"math/bits"
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
)

// duel returns a fight between two people with the first sheet of a book, 4 squares apart
// in a room. The first has whatever give adds.
func duel(t *testing.T, from *rulebook.Library, book int, give func(*rulebook.Book, *rulebook.Sheet)) (f *personal.Fight, by, on *personal.Person) {
	t.Helper()
	lib := *from
	lib.Books = append([]rulebook.Book(nil), lib.Books...)
	b := &lib.Books[book]
	plain := b.Sheets[b.Sheet("plain")]
	plain.HP, plain.Slots, plain.Casting, plain.Clips = 200, [rulebook.MaxSlots]int8{9, 9, 9, 9, 9}, int8(len(b.Abilities)-1), 5
	plain.Reserves = [rulebook.MaxReserves]int16{50, 50, 50}
	plain.Scores[0] = 18
	b.Sheets = append([]rulebook.Sheet{plain, plain}, b.Sheets[2:]...)
	give(b, &b.Sheets[0])
	plan := deckplan.Plan{Key: "room", Name: "Room", Width: 12, Height: 5}
	plan.AddLevel("room", []string{"############", "#..........#", "#..........#", "#..........#", "############"})
	lib.Plans = []deckplan.Plan{plan}
	f = &personal.Fight{Rules: int16(book)}
	f.Join(&lib, newTray(3), newLog(), new(crew.Windows))
	f.AddDeck(0, 0)
	for i, x := range []int16{2, 3} {
		a := personal.Arrival{Name: "N", Sheet: int16(i), At: deckplan.Square{X: x, Y: 2}, Special: true}
		if a.Side = 0; i == 1 {
			a.Side = 1
		}
		if err := action.EnterDeck(f, crew.ID(i+1), &a); err != nil {
			t.Fatal(err)
		}
	}
	action.StartTurn(f, 1)
	return f, &f.People[0], &f.People[1]
}

// obey checks and carries out an order, and lets some turns pass, so that what lasts runs
// out.
func obey(t *testing.T, f *personal.Fight, p *personal.Person, i personal.Intent) {
	t.Helper()
	if err := action.Validate(f, p, i); err != nil {
		t.Fatal(err)
	}
	i.Do(f, p)
	for range 3 {
		tick(f)
		f.Comers = nil // a world would let them in
		for id := crew.ID(1); id <= 2; id++ {
			action.EndTurn(f, id)
			action.StartTurn(f, id)
			tick(f)
			f.Comers = nil
		}
	}
	if wrong := action.CheckState(f); wrong != "" {
		t.Fatal(wrong)
	}
	for _, e := range *f.Log {
		if e.Fact.Sentence() == "" {
			t.Fatalf("%T says nothing", e.Fact)
		}
	}
}

// provoke makes somebody strike until the target may react.
func provoke(t *testing.T, f *personal.Fight, by, on *personal.Person) {
	t.Helper()
	for range 60 {
		action.StartTurn(f, by.ID)
		if f.Book().Powers[f.SheetOf(on).Powers[0]].Answers == rulebook.Plunging {
			on.Height = 8
			(&action.DeckRuling{Kind: action.RulePlace, Person: on.ID, At: on.At, Amount: 8}).Do(f)
		}
		if w := &f.Book().Powers[f.SheetOf(on).Powers[0]]; w.Answers == rulebook.Meeting {
			(&action.DeckRuling{Kind: action.RuleHurt, Person: on.ID, Other: by.ID, Amount: 1, Number: answered(w)}).Do(f)
			wound.Settle(f)
		}
		for _, i := range [...]personal.Intent{&combat.Use{Device: 1, At: on.At.Plus(-1, 0)}, &combat.Cast{Power: 1, Target: on.ID, At: on.At}} {
			if len(*f.Windows) == 0 && action.Validate(f, by, i) == nil {
				i.Do(f, by)
			}
		}
		if i := (&combat.Attack{Target: on.ID}); len(*f.Windows) == 0 && action.Validate(f, by, i) == nil {
			i.Do(f, by)
			wound.Settle(f)
		}
		if f.Windows.Asked() == on.ID {
			return
		}
		action.EndTurn(f, by.ID)
	}
	t.Fatal("nothing is awaited")
}

// answered returns the first damage type that a power answers.
func answered(w *rulebook.Power) int16 { return int16(bits.TrailingZeros32(w.Answered) % 32) }

// happens brings about the moment of a power that works without being asked for.
func happens(t *testing.T, f *personal.Fight, p, o *personal.Person, w *rulebook.Power) {
	t.Helper()
	hurt, by := p, o
	if w.Answers == rulebook.Felling {
		hurt, by = o, p
	}
	amount := hurt.HP + 90 // and what its layers hold
	if w.Sure {
		amount = hurt.HP / 2
	}
	switch w.Answers {
	case rulebook.Beginning:
		action.BeginRound(f)
	default:
		(&action.DeckRuling{Kind: action.RuleHurt, Person: hurt.ID, Other: by.ID, Amount: amount, Number: answered(w)}).Do(f)
	}
	wound.Settle(f)
	for _, e := range *f.Log {
		if u, ok := e.Fact.(*personal.Used); ok && u.What == w.Name && u.By == p.ID {
			return
		}
	}
	t.Errorf("%s has not happened", w.Name)
}

// give gives somebody what a power answers: a grenade, or a power of its school.
func give(b *rulebook.Book, s *rulebook.Sheet, w *rulebook.Power) {
	for n := range b.Devices {
		if d := &b.Devices[n]; w.Answers == rulebook.Lobbed && d.Act == rulebook.ActUse && d.Effect.Shape == rulebook.Sphere && !d.Mine && !d.Smoke {
			s.Devices = []rulebook.Supply{{Device: int16(n), Count: 9}}
			return
		}
	}
	for n := range b.Powers {
		if x := &b.Powers[n]; w.Answers == rulebook.Casting && x.School == w.Against && x.Answers == rulebook.NoPrompt {
			s.Powers = []int16{int16(n)}
			return
		}
	}
}

// Every power of every book can be cast once.
func TestEveryPowerWorks(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i, power := range all.Books[n].Powers {
			t.Run(all.Books[n].Key+" "+power.Key, func(t *testing.T) {
				f, p, o := duel(t, all, n, func(b *rulebook.Book, s *rulebook.Sheet) {
					s.Powers = []int16{int16(i)}
					give(b, &b.Sheets[1], &power)
					for n := range s.Pools {
						s.Pools[n].Points = max(5, s.Pools[n].Points)
					}
					for power.Effect.Kinds != 0 && power.Effect.Kinds&(1<<b.Sheets[1].Kind) == 0 {
						b.Sheets[1].Kind++
					}
				})
				if x := rulebook.Find[*rulebook.RaiseOp](&power.Effect); x != nil {
					p.Pools[x.Layer].Points = 0
				}
				on := o
				if power.Effect.Own {
					on = p
				}
				for _, n := range power.Effect.Only {
					(&action.DeckRuling{Kind: action.RuleAfflict, Person: on.ID, Other: p.ID, Number: n}).Do(f)
				}
				if power.Answers != rulebook.NoPrompt && !power.Answers.Asked() || power.Sure {
					happens(t, f, p, o, &power)
					return
				}
				if power.Answers != rulebook.NoPrompt {
					provoke(t, f, o, p)
					obey(t, f, p, &answer{crew.Reply{Take: true}})
					return
				}
				cast := &combat.Cast{Power: 1, Target: o.ID, At: o.At}
				if power.Effect.Shape == rulebook.Wall { // where nobody stands
					cast.At = o.At.Plus(1, 0)
				}
				if power.Lift.Pounds > 0 {
					p.Reserves[power.Lift.Reserve] = 40
				}
				if x := rulebook.Find[*rulebook.CallOp](&power.Effect); x != nil && x.Within > 0 { // it finds the body by itself
					o.State, cast.Target = personal.Dead, 0
				}
				obey(t, f, p, cast)
			})
		}
	}
}

// Every grenade, mine and remedy can be used once.
func TestEveryDeviceWorks(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i, device := range all.Books[n].Devices {
			t.Run(all.Books[n].Key+" "+device.Key, func(t *testing.T) {
				f, p, o := duel(t, all, n, func(_ *rulebook.Book, s *rulebook.Sheet) {
					s.Devices = []rulebook.Supply{{Device: int16(i), Count: 1}}
					armedFor(s, &device)
				})
				if device.Act == rulebook.ActStabilise {
					(&action.DeckRuling{Kind: action.RuleHP, Person: o.ID}).Do(f)
					(&action.DeckRuling{Kind: action.RuleTrack, Person: o.ID, Amount: 1}).Do(f)
					obey(t, f, p, &action.Deed{What: crew.FirstAid, Person: o.ID})
					return
				}
				obey(t, f, p, &combat.Use{Device: 1, Target: o.ID, At: o.At})
			})
		}
	}
}

// armedFor gives somebody the weapon that fires a device.
func armedFor(s *rulebook.Sheet, d *rulebook.Device) {
	if len(d.With) > 0 {
		s.Weapons = []rulebook.Arm{{Weapon: d.With[0]}}
	}
}

// Every weapon can be used once, after raising it or taking aim if it needs that.
func TestEveryWeaponWorks(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i, weapon := range all.Books[n].Weapons {
			t.Run(all.Books[n].Key+" "+weapon.Key, func(t *testing.T) {
				fires := slices.IndexFunc(all.Books[n].Devices, func(d rulebook.Device) bool { return slices.Contains(d.With, int16(i)) || int(d.ByHand) == i })
				if fires >= 0 {
					f, p, o := duel(t, all, n, func(_ *rulebook.Book, s *rulebook.Sheet) {
						s.Devices = []rulebook.Supply{{Device: int16(fires), Count: 1}}
						s.Weapons = []rulebook.Arm{{Weapon: int16(i)}}
					})
					obey(t, f, p, &combat.Use{Device: 1, At: o.At})
					return
				}
				f, p, o := duel(t, all, n, func(_ *rulebook.Book, s *rulebook.Sheet) { s.Weapons = []rulebook.Arm{{Weapon: int16(i)}} })
				if len(weapon.Only) > 0 {
					(&action.DeckRuling{Kind: action.RuleAfflict, Person: o.ID, Number: weapon.Only[0]}).Do(f)
				}
				if weapon.Props&rulebook.Launcher != 0 {
					obey(t, f, p, &action.Deed{What: crew.TakeAim})
				}
				if weapon.Props&rulebook.Guard != 0 {
					obey(t, f, p, &action.Deed{What: crew.Raise, Item: 1})
				}
				for _, n := range weapon.Only {
					(&action.DeckRuling{Kind: action.RuleAfflict, Person: o.ID, Other: p.ID, Number: n}).Do(f)
				}
				i := &combat.Attack{Weapon: 1, Target: o.ID}
				if weapon.Props&rulebook.Thrown != 0 {
					i.Hand = personal.WithThrow
				}
				obey(t, f, p, i)
			})
		}
	}
}

// Every condition can begin and end, with everything that it implies.
func TestEveryConditionComesAndGoes(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i := range all.Books[n].Conditions {
			c := &all.Books[n].Conditions[i]
			t.Run(all.Books[n].Key+" "+c.Key, func(t *testing.T) {
				f, p, o := duel(t, all, n, func(*rulebook.Book, *rulebook.Sheet) {})
				r := &action.DeckRuling{Kind: action.RuleAfflict, Person: o.ID, Number: int16(i)}
				if c.While >= 0 {
					if r.Check(f) == nil {
						t.Fatal("it befalls somebody without the layer that it lasts with")
					}
					o.Pools[c.While].Points = 5
				}
				if err := r.Check(f); err != nil {
					t.Fatal(err)
				}
				r.Do(f)
				if len(o.Conditions) == 0 {
					t.Fatal("it has not befallen anybody")
				}
				obey(t, f, p, &action.Deed{What: crew.Look})
				if c.Kills != (o.State == personal.Dead) {
					t.Fatalf("they are %s", o.State)
				}
				r.Kind = action.RuleRelieve
				r.Do(f)
				for _, a := range o.Conditions {
					if a.Condition == int16(i) && a.Implied < 0 {
						t.Fatal("it does not pass")
					}
				}
			})
		}
	}
}

// Every table can be rolled on, whatever the die shows.
func TestEveryTableDecides(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i := range all.Books[n].Tables {
			table := &all.Books[n].Tables[i]
			seen := map[int8]bool{}
			for seed := uint64(1); len(seen) < len(table.Rows) && seed < 400; seed++ {
				f, _, o := duel(t, all, n, func(*rulebook.Book, *rulebook.Sheet) {})
				f.Tray.Seed(seed)
				*f.Log = (*f.Log)[:0]
				r := &action.DeckRuling{Kind: action.RuleTable, Person: o.ID, Number: int16(i)}
				if err := r.Check(f); err != nil {
					t.Fatal(err)
				}
				r.Do(f)
				wound.Settle(f)
				if wrong := action.CheckState(f); wrong != "" {
					t.Fatal(wrong)
				}
				for _, e := range *f.Log {
					if d, ok := e.Fact.(*personal.Decided); ok {
						seen[d.Die] = true
					}
				}
			}
			if len(seen) != len(table.Rows) {
				t.Errorf("%s: %d rows were seen of %d", table.Key, len(seen), len(table.Rows))
			}
		}
	}
}

// Every sheet can enter a deck and have a turn.
func TestEverySheetEnters(t *testing.T) {
	all := library()
	for n := range all.Books {
		for i := range all.Books[n].Sheets {
			s := &all.Books[n].Sheets[i]
			f := &personal.Fight{Rules: int16(n)}
			f.Join(all, newTray(1), newLog(), new(crew.Windows))
			f.AddDeck(all.Plan("station-ring"), 0)
			if err := action.EnterDeck(f, 1, &personal.Arrival{Name: s.Name, Sheet: int16(i), At: deckplan.Square{X: 20, Y: 6}}); err != nil {
				t.Fatal(err)
			}
			action.StartTurn(f, 1)
			tick(f)
			if wrong := action.CheckState(f); wrong != "" || aim.Defence(f, &f.People[0]) < 1 {
				t.Errorf("%s: %s", s.Key, wrong)
			}
		}
	}
}

// The first power of a book is concentrated on for its rounds and no longer, and
// conditions implied by its first condition are not announced.
func TestFirstEntriesAreLikeOthers(t *testing.T) {
	all := library()
	for n := range all.Books {
		f, p, _ := duel(t, all, n, func(b *rulebook.Book, _ *rulebook.Sheet) {
			b.Conditions = slices.Clone(b.Conditions)
			b.Conditions[0].Implies = []int16{1}
		})
		combat.Afflict(f, p, personal.Affliction{Condition: 0, Save: -1, Implied: -1})
		var told []int16
		for _, e := range *f.Log {
			if x, ok := e.Fact.(*personal.Befell); ok {
				told = append(told, x.Condition)
			}
		}
		if !f.Suffers(p, 1) || !slices.Equal(told, []int16{0}) {
			t.Errorf("%s: the first condition implies the second, and told are %v", f.Book().Key, told)
		}
		combat.Concentrate(f, p, 0, 1)
		if action.EndTurn(f, p.ID); p.Focus.Power >= 0 {
			t.Errorf("%s: the first power goes on after its rounds", f.Book().Key)
		}
	}
}
