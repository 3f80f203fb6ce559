package dice

import (
	"errors"
	"strings"
	"testing"

	"broadside/sim/field"
	"broadside/sim/say"
)

func TestTheSameSeedThrowsTheSameDice(t *testing.T) {
	var a, b Tray
	a.Seed(7)
	b.Seed(7)
	seen := map[int]int{}
	for range 6000 {
		x, _ := a.Throw(6, "test")
		y, _ := b.Throw(6, "test")
		if x != y {
			t.Fatal("two trays with one seed differ")
		}
		seen[x]++
	}
	for face := 1; face <= 6; face++ {
		if seen[face] < 850 || seen[face] > 1150 {
			t.Errorf("face %d fell %d times in 6000", face, seen[face])
		}
	}
}

func TestATraySurvivesPacking(t *testing.T) {
	var a, b Tray
	a.Seed(99)
	a.Throw(20, "before")
	a.Lay(Fixed{20, 13})
	packed, err := field.Pack(&a)
	if err != nil {
		t.Fatal(err)
	}
	if err := field.Unpack(packed, &b); err != nil {
		t.Fatal(err)
	}
	for range 50 {
		x, _ := a.Throw(20, "after")
		y, _ := b.Throw(20, "after")
		if x != y {
			t.Fatal("the unpacked tray throws other dice")
		}
	}
}

func TestFixedDiceMustFit(t *testing.T) {
	var a Tray
	a.Script()
	a.Lay(Fixed{6, 4})
	if a.Throw(20, "attack"); !errors.Is(a.Err(), ErrWrongDie) {
		t.Errorf("a d6 thrown as a d20: %v", a.Err())
	}
	var b Tray
	b.Script()
	if b.Throw(20, "attack"); !errors.Is(b.Err(), ErrNoDie) {
		t.Errorf("no die at all: %v", b.Err())
	}
}

func TestAdvantageKeepsTheRightDie(t *testing.T) {
	for _, c := range []struct {
		good, bad     bool
		first, second int16
		want          int
		dice          int
	}{
		{false, false, 5, 0, 5, 1},
		{true, false, 5, 12, 12, 2}, {true, false, 12, 5, 12, 2},
		{false, true, 5, 12, 5, 2}, {false, true, 12, 5, 5, 2},
		{true, true, 9, 0, 9, 1},
	} {
		var tray Tray
		tray.Script()
		tray.Lay(Fixed{20, c.first})
		if c.second > 0 {
			tray.Lay(Fixed{20, c.second})
		}
		r := Roll{Cause: "check"}
		if c.good {
			r.Advantage("one")
			r.Advantage("two")
		}
		if c.bad {
			r.Disadvantage("three")
		}
		if got := r.ThrowD20(&tray); got != c.want || r.Dice.Len() != c.dice || r.Natural() != c.want {
			t.Errorf("%+v: total %d with %d dice", c, got, r.Dice.Len())
		}
		if tray.Err() != nil || tray.LaidOut() != 0 {
			t.Errorf("%+v: %v, %d left", c, tray.Err(), tray.LaidOut())
		}
	}
}

func TestARollExplainsItself(t *testing.T) {
	var tray Tray
	tray.Lay(Fixed{20, 14}, Fixed{20, 3})
	r := Roll{Cause: "attack"}
	r.Advantage("Direct")
	r.Add("proficiency", 2)
	r.Add("Dexterity", -1)
	r.Add("nothing", 0)
	r.ThrowD20(&tray)
	const want = "d20 14 (GM), dropped 3 (advantage: Direct) + 2 proficiency - 1 Dexterity = 15"
	if r.String() != want {
		t.Errorf("got  %s\nwant %s", r.String(), want)
	}
}

// A modifier may be named by a message that contains the longest name.
func TestRollWithLongNamesIsKept(t *testing.T) {
	name := say.Of("%s proficiency", strings.Repeat(`"`, 64))
	r := Roll{Cause: name}
	r.Add(name, 2)
	r.Advantage(name)
	r.Dice.Add(Die{Faces: 4, Value: 1, Name: name})
	if _, err := field.Pack(&r); err != nil {
		t.Error(err)
	}
}

func TestDiceAreToldAsTheyAreWritten(t *testing.T) {
	for d, want := range map[Dice]string{{Count: 2, Faces: 6}: "2d6", {Count: 1, Faces: 8, Plus: -1}: "1d8-1", {Plus: 5}: "5", {}: "0"} {
		if told := d.Text().String(); told != want || d.String() != want {
			t.Errorf("%+v is told as %q and written as %q, not %q", d, told, d.String(), want)
		}
	}
}
