// Package crew defines roles, seats, members with their numbers, the budget of a turn,
// the initiative order, and the table of who may order what.
package crew

import (
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Role is a deployment aboard a ship, a person on foot, the main screen or the GM's
// chair.
type Role uint8

// The roles.
const (
	NoRole Role = iota
	Pilot
	Gunner
	Operator
	Mechanic
	Coordinator
	Screen
	GM
	Boots    // on foot, on a deck
	lastRole = Boots
)

var roleNames = [...]string{"none", "pilot", "gunner", "operator", "mechanic", "coordinator", "screen", "gm", "boots"}

// String returns the name of a role in files, orders and stories.
func (r Role) String() string {
	if int(r) < len(roleNames) {
		return roleNames[r]
	}
	return fmt.Sprintf("role %d", r)
}

// ParseRole parses the name of a role.
func ParseRole(s string) (Role, error) {
	for i, name := range roleNames {
		if i > 0 && name == s {
			return Role(i), nil
		}
	}
	return NoRole, fmt.Errorf("%w %q: use pilot, gunner, operator, mechanic, coordinator, screen, gm or boots", ErrRole, s)
}

// ErrRole means that a word names no role.
var ErrRole = errors.New("there is no role")

// Deployed reports whether the role is a deployment of starship combat.
func (r Role) Deployed() bool { return r >= Pilot && r <= Coordinator }

// PlaysPerson reports whether a holder of the role plays a person, at a console or on foot.
func (r Role) PlaysPerson() bool { return r.Deployed() || r == Boots }

// Roles is a set of roles.
type Roles uint16

// AllStations is every deployment. One person in a snubfighter has them all.
const AllStations Roles = 1<<Pilot | 1<<Gunner | 1<<Operator | 1<<Mechanic | 1<<Coordinator

// Anybody is every deployment, and Boots.
const Anybody = AllStations | 1<<Boots

// Of returns the set of the given roles.
func Of(roles ...Role) Roles {
	var s Roles
	for _, r := range roles {
		s |= 1 << r
	}
	return s
}

// Has reports whether r is in the set.
func (s Roles) Has(r Role) bool { return s&(1<<r) != 0 }

// String returns the names of the set: "pilot, gunner".
func (s Roles) String() string {
	var names []string
	for r := Pilot; r <= lastRole; r++ {
		if s.Has(r) {
			names = append(names, r.String())
		}
	}
	return strings.Join(names, ", ")
}

// Text returns the names of the set as a text.
func (s Roles) Text() say.Text {
	var names []say.Text
	for r := Pilot; r <= lastRole; r++ {
		if s.Has(r) {
			names = append(names, say.Text(r.String()))
		}
	}
	return say.List(names)
}

// MaxSeats is the maximum number of seats of one role on a ship.
const MaxSeats = 32

// maxNumber is the highest number of a seat: those on foot are not counted by ship.
const maxNumber = 255

// countedOnFoot is how many people on foot are numbered consecutively on each side; their
// numbers begin at an eighth of all.
const countedOnFoot = 24

// NumberOnFoot returns a free seat number for somebody on foot on the side-th side, or 0 if all are
// taken. Each side counts from a number of its own, and further numbers are drawn by the Numbering
// of the battle, so that no number reveals how many others there are.
func NumberOnFoot(side int, taken *[maxNumber + 1]bool, by *Numbering) (number uint8) {
	first := 1 + int(bits.Reverse8(uint8(side)))
	for n := first; n < first+countedOnFoot; n++ {
		if !taken[n] {
			return uint8(n)
		}
	}
	least := 2 * MaxMembers
	for n := 1; n <= maxNumber; n++ {
		drawn := int(by.ID(side*(maxNumber+1) + n))
		if (n-1)%32 < countedOnFoot { // kept for another side while others are free
			drawn += MaxMembers
		}
		if !taken[n] && drawn < least {
			number, least = uint8(n), drawn
		}
	}
	return number
}

// Seat is a role on a ship, or the GM's chair (no ship). Where a ship has
// several seats of a role, Number tells them apart, from 1.
type Seat struct {
	Ship   space.ID
	Role   Role
	Number uint8
}

// Master is the GM's chair.
var Master = Seat{Role: GM, Number: 1}

// Fields describes a Seat.
func (s *Seat) Fields(c field.Coder) {
	field.Int(c, "ship", &s.Ship, 0, space.MaxID)
	field.Int(c, "role", &s.Role, 0, int64(lastRole))
	field.Int(c, "number", &s.Number, 0, maxNumber)
}

// String returns the name of the seat on its ship for people: "pilot", "gunner 2",
// "gm".
func (s Seat) String() string { return s.place(" ") }

// Text returns the name of the seat on its ship as a text.
func (s Seat) Text() say.Text {
	if s.Number > 1 {
		return say.Numbered(s.Role, s.Number)
	}
	return say.Text(s.Role.String())
}

// Name returns the text that names the holder of the seat.
func (s Seat) Name() say.Text { return say.Seat(int(s.Ship), int(s.Role), int(s.Number)) }

// SeatAt returns the seat that a text names by ship, role and number.
func SeatAt(of *[3]int) Seat {
	return Seat{Ship: space.ID(of[0]), Role: Role(of[1]), Number: uint8(of[2])}
}

// Place returns the name of the seat on its ship for files and orders: "gunner-2".
func (s Seat) Place() string { return s.place("-") }

func (s Seat) place(between string) string {
	if s.Number > 1 {
		return s.Role.String() + between + strconv.Itoa(int(s.Number))
	}
	return s.Role.String()
}

// ParsePlace parses what Place returns.
func ParsePlace(s string) (Role, uint8, error) {
	name, number, numbered := strings.Cut(s, "-")
	role, err := ParseRole(name)
	if err != nil || !numbered {
		return role, 1, err
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > MaxSeats {
		return NoRole, 0, fmt.Errorf("%w %q: a seat's number is 1 to %d", ErrRole, s, MaxSeats)
	}
	return role, uint8(n), nil
}
