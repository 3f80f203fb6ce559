package personal_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// anyIntent draws an order of any verb, with whatever numbers fit its fields.
func anyIntent(t *rapid.T, people int) personal.Intent {
	row := rapid.SampledFrom(crew.FootTable()).Draw(t, "verb")
	i := action.NewIntent(row.Verb)
	if i == nil {
		return &action.Deed{What: crew.Dash}
	}
	i.Fields(&drawer{t: t, people: people})
	return i
}

// likely draws an order that may be legal: a path of neighbouring squares, an attack on
// somebody there, a power or a device near them, or else any order.
func likely(t *rapid.T, f *personal.Fight, p *personal.Person) personal.Intent {
	o := &f.People[rapid.IntRange(0, len(f.People)-1).Draw(t, "on")]
	few := func(name string, most int) uint8 { return uint8(rapid.IntRange(0, most).Draw(t, name)) }
	switch rapid.IntRange(0, 5).Draw(t, "kind") {
	case 0:
		m, at := &movement.Move{Height: p.Height, Mode: rulebook.Mode(few("mode", 1))}, p.At
		for range few("steps", 5) {
			at = at.Plus(int16(few("x", 2))-1, int16(few("y", 2))-1)
			m.Path = append(m.Path, at)
		}
		return m
	case 1:
		return &combat.Attack{Weapon: few("weapon", 3), Hand: personal.Hand(few("hand", 7)), Target: o.ID, At: o.At, Spare: few("spare", 1) == 1}
	case 2:
		return &combat.Cast{Power: few("power", 8), Target: o.ID, At: o.At}
	case 3:
		return &combat.Use{Device: few("device", 3), Target: o.ID, At: o.At}
	case 4:
		return &answer{crew.Reply{Take: true}}
	}
	return anyIntent(t, len(f.People))
}

// answer answers the open window, as a world does.
type answer struct{ crew.Reply }

func (*answer) Verb() crew.Verb    { return crew.ReactOnFoot }
func (*answer) Fields(field.Coder) {}

func (a *answer) Check(f *personal.Fight, p *personal.Person) error {
	return f.Windows.Judge(p.ID, true, &a.Reply, nil, action.SteppedFight{Fight: f})
}

func (a *answer) Do(f *personal.Fight, _ *personal.Person) {
	f.Windows.Answer(a.Reply, nil, action.SteppedFight{Fight: f})
}

// drawer fills a record with random numbers in their ranges, mostly small ones.
type drawer struct {
	t      *rapid.T
	people int
	err    error
}

func (d *drawer) Number(name string, _, lo, hi int64) int64 {
	switch name {
	case "verb on foot":
		return int64(rapid.SampledFrom([]crew.Verb{crew.Walk, crew.Strike, crew.Dash}).Draw(d.t, name))
	case "person", "target", "other", "subject":
		return int64(rapid.IntRange(0, d.people+1).Draw(d.t, name))
	case "level":
		return 0
	}
	return rapid.Int64Range(lo, min(hi, max(lo+12, 12))).Draw(d.t, name)
}

func (d *drawer) Text(_, s string, _ int) string         { return s }
func (d *drawer) Bytes(_ string, b []byte, _ int) []byte { return b }
func (d *drawer) Count(name string, _, max int) int {
	return rapid.IntRange(0, min(max, 4)).Draw(d.t, name)
}
func (d *drawer) Fail(err error) { d.err = err }
func (d *drawer) Err() error     { return d.err }

func hash(f *personal.Fight) uint64 {
	h := &field.Hash{}
	h.Reset()
	f.Fields(h)
	f.Tray.Fields(h)
	f.Windows.Fields(h)
	return h.Sum()
}

// Any order, legal or not, by anybody, in any state: checking it changes nothing and
// throws no dice, carrying it out leaves a sound fight, and its bytes are read back.
func TestAnyOrderIsAskedForFreelyAndLeavesASoundFight(t *testing.T) {
	lib, obeyed := library(), map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		f := crowd(t, lib)
		for i := range f.People {
			action.StartTurn(f, f.People[i].ID)
		}
		for range rapid.IntRange(10, 60).Draw(t, "orders") {
			p := &f.People[rapid.IntRange(0, len(f.People)-1).Draw(t, "who")]
			switch rapid.IntRange(0, 9).Draw(t, "what") {
			case 0:
				action.StartTurn(f, p.ID)
			case 1:
				action.EndTurn(f, p.ID)
			case 2:
				action.BeginRound(f)
			default:
				i := likely(t, f, p)
				before := hash(f)
				err := action.Validate(f, p, i)
				if hash(f) != before {
					t.Fatalf("asking for %T changes the fight", i)
				}
				if err != nil {
					namesNoFoe(t, f, p, err.Error())
				}
				if _, answers := i.(*answer); err == nil && (answers || len(*f.Windows) == 0) {
					obeyed[crew.PermissionOf(i.Verb()).Name]++
					i.Do(f, p)
				}
			}
			for range 3 {
				tick(f)
				f.Comers = nil // a world would let them in
			}
			if wrong := action.CheckState(f); wrong != "" {
				t.Fatal(wrong)
			}
		}
		again := readBack(t, f)
		if hash(again) != hash(f) {
			t.Fatal("its bytes are another fight")
		}
	})
	t.Log("obeyed:", obeyed)
}

// namesNoFoe fails if somebody is told the name of a foe whom they know only by sight.
func namesNoFoe(t *rapid.T, f *personal.Fight, p *personal.Person, told string) {
	for i := range f.People {
		if o := &f.People[i]; personal.Hostile(p, o) && strings.Contains(told, o.Name) {
			t.Fatalf("%s is told of %s by name: %s", p.Name, o.Name, told)
		}
	}
}

// crowd returns a fight between characters and units of either book, close together.
func crowd(t *rapid.T, lib *rulebook.Library) *personal.Fight {
	f := &personal.Fight{}
	f.Join(lib, newTray(rapid.Uint64().Draw(t, "seed")), newLog(), new(crew.Windows))
	f.Rules = int16(rapid.IntRange(0, len(lib.Books)-1).Draw(t, "book"))
	f.Variants = personal.Variant(rapid.IntRange(0, 31).Draw(t, "variants"))
	deck := f.AddDeck(lib.Plan("corvette"), 0)
	id := crew.ID(0)
	for range rapid.IntRange(2, 8).Draw(t, "people") {
		a := personal.Arrival{
			Name: fmt.Sprintf("Number %d.", id+1), Deck: deck, Side: 0, Special: rapid.Bool().Draw(t, "special"),
			Sheet: int16(rapid.IntRange(0, len(f.Book().Sheets)-1).Draw(t, "sheet")),
			At:    deckplan.Square{X: int16(rapid.IntRange(4, 16).Draw(t, "x")), Y: int16(rapid.IntRange(4, 6).Draw(t, "y"))},
		}
		if rapid.Bool().Draw(t, "red") {
			a.Side = 1
		}
		if action.EnterDeck(f, id+1, &a) == nil {
			id++
		}
	}
	if id == 0 {
		t.Skip("nobody found room")
	}
	f.Live = rapid.Bool().Draw(t, "live")
	return f
}

// A standing order must name an injury of the book, or the table would panic at the next
// critical hit.
func TestStandingOrdersAreForInjuriesThatThereAre(t *testing.T) {
	lib := library()
	for n := range lib.Books {
		f := &personal.Fight{}
		f.Join(lib, newTray(1), newLog(), new(crew.Windows))
		f.Rules = int16(n)
		most := uint8(len(f.Book().Injuries.Table) + 1)
		for choice := uint8(0); choice <= 100; choice++ {
			err := (&action.Stand{Standing: personal.Standing{Choice: choice}}).Check(f, nil)
			if (err == nil) != (choice <= most) {
				t.Errorf("%s, choice %d of %d: %v", f.Book().Name, choice, most, err)
			}
		}
	}
}

// readBack returns the fight that a fight's bytes describe.
func readBack(t rapid.TB, f *personal.Fight) *personal.Fight {
	t.Helper()
	packed, err := field.Pack(f)
	if err != nil {
		t.Fatal(err)
	}
	again := &personal.Fight{Intent: action.NewIntent}
	again.Join(f.Library, f.Tray, f.Log, f.Windows)
	if err := field.Unpack(packed, again); err != nil {
		t.Fatal(err)
	}
	return again
}
