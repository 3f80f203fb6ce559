package ships

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Reveal shows a hidden ship to everyone: it has fired, hit or miss, or rammed
// (SHIP-HIDE).
func (b *Battle) Reveal(s *Ship) {
	if s.Hidden {
		s.Hidden, s.Found = false, 0
		b.TellWatchers(s, &Revealed{s.ID})
	}
}

// Revealed says that a hidden ship is hidden no longer.
type Revealed struct {
	Ship space.ID
}

func (*Revealed) Kind() event.Kind { return KindRevealed }

// Fields describes a Revealed.
func (f *Revealed) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Revealed) Sentence(n event.Names) string {
	return capital(n.ShipName(f.Ship)) + " is hidden no longer."
}

// Attacked is one attack roll.
type Attacked struct {
	By            crew.Seat
	Mount         uint8
	Target        space.ID
	Roll          dice.Roll
	Need          int16 // AC with cover
	Cover         space.Cover
	Hit, Critical bool
}

func (*Attacked) Kind() event.Kind { return KindAttacked }

// Fields describes an Attacked.
func (f *Attacked) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, 0, shipyard.MaxMounts-1)
	ShipField(c, "target", &f.Target)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Int(c, "cover", &f.Cover, 0, int64(space.TotalCover))
	field.Bool(c, "hit", &f.Hit)
	field.Bool(c, "critical", &f.Critical)
}

func (f *Attacked) Sentence(n event.Names) string {
	result := "a miss"
	switch {
	case f.Critical:
		result = "a critical hit"
	case f.Hit:
		result = "a hit"
	}
	cover := ""
	if f.Cover != space.NoCover {
		cover = " with " + f.Cover.String()
	}
	return fmt.Sprintf("%s fires the %s at %s: %s against AC %d%s, %s.", n.SeatName(f.By), f.Roll.Cause,
		n.ShipName(f.Target), f.Roll.String(), f.Need, cover, result)
}

// Saved is a save of a ship against a weapon, or against a ram (Mount -1).
type Saved struct {
	Ship    space.ID
	By      crew.Seat
	Mount   int8
	Roll    dice.Roll
	Need    int16
	Success bool
	Fails   string // the condition by which it fails without a roll
}

func (*Saved) Kind() event.Kind { return KindSaved }

// Fields describes a Saved.
func (f *Saved) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, shipyard.MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Saved) Sentence(n event.Names) string {
	what := "rams"
	if f.Mount >= 0 {
		what = "fires at"
	}
	if f.Fails != "" {
		return fmt.Sprintf("%s %s %s, which is %s and fails its %s.", n.SeatName(f.By), what, n.ShipName(f.Ship), f.Fails, f.Roll.Cause)
	}
	return fmt.Sprintf("%s %s %s, whose %s: %s against %d, %s.", n.SeatName(f.By), what, n.ShipName(f.Ship),
		f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

// DamageRolled is the damage of a hit, before shields and hull. Mount -1 is a ram.
type DamageRolled struct {
	By       crew.Seat
	Mount    int8
	Roll     dice.Roll
	Type     shipyard.DamageType
	Critical bool
	Halves   int8 // what the sum is multiplied by, in halves; 0 and 2: nothing
	Saved    bool // the one ship that it is for has saved, and takes half
}

func (*DamageRolled) Kind() event.Kind { return KindDamageRolled }

// Fields describes a DamageRolled.
func (f *DamageRolled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "mount", &f.Mount, -1, shipyard.MaxMounts-1)
	f.Roll.Fields(c)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Bool(c, "critical", &f.Critical)
	field.Int(c, "halves", &f.Halves, 0, 64)
	field.Bool(c, "saved", &f.Saved)
}

func (f *DamageRolled) Sentence(event.Names) string {
	return fmt.Sprintf("%s: %s, %d %s%s.", capital(f.Roll.Cause), f.Roll.String(), f.Amount(), f.Type, f.How())
}

// Amount is what the roll comes to, before shields and hull.
func (f *DamageRolled) Amount() int32 {
	amount := max(0, f.Roll.Total)
	if f.Halves > 0 {
		amount = amount * int32(f.Halves) / 2
	}
	if f.Saved {
		amount /= 2
	}
	return amount
}

// How says in words what was done to the roll: each with a comma before it.
func (f *DamageRolled) How() (words string) {
	switch {
	case f.Halves == 1:
		words = ", halved"
	case f.Halves > 2:
		words = ", doubled"
	}
	if f.Critical {
		words += ", all dice twice"
	}
	if f.Saved {
		words += ", half by the save"
	}
	return words
}

func capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[n:]
}
