package main

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"broadside/crew"
	"broadside/netcode"
)

// seatWish is a seat as named on the command line: "gm", "1.gunner-2", "hesper.screen",
// "osric-hale.boots".
type seatWish struct {
	ship   string // of boots: the person's name
	role   crew.Role
	number uint8
}

// parseSeat reads a wish.
func parseSeat(s string) (seatWish, error) {
	ship, place, aboard := strings.Cut(s, ".")
	if !aboard {
		if strings.EqualFold(s, crew.GM.String()) {
			return seatWish{role: crew.GM, number: 1}, nil
		}
		return seatWish{}, fmt.Errorf("--seat %q names no seat: write a ship and a seat there, as in 1.gunner or hesper.pilot, or gm", s)
	}
	role, number, err := crew.ParsePlace(strings.ToLower(place))
	if err != nil {
		return seatWish{}, fmt.Errorf("--seat %q: %w", s, err)
	}
	if role == crew.GM {
		return seatWish{}, fmt.Errorf("--seat %q: the GM's chair is on no ship; write gm alone", s)
	}
	return seatWish{ship, role, number}, nil
}

// findIn returns the seat in a lobby, or says why it is not there.
func (w seatWish) findIn(l *netcode.Lobby) (crew.Seat, error) {
	if w.role == crew.GM {
		return crew.Master, nil
	}
	var names []string
	free := peopleFree(l)
	for _, s := range l.Ships {
		if s.ID == 0 && w.role != crew.Boots { // decks on no ship
			continue
		}
		names = append(names, s.Name)
		if w.names(s.Name) || strconv.Itoa(int(s.ID)) == w.ship {
			return crew.Seat{Ship: s.ID, Role: w.role, Number: w.number}, nil
		}
	}
	switch {
	case w.role == crew.Boots:
	case len(names) == 0 && len(free) == 0:
		return crew.Seat{}, fmt.Errorf("this battle has no ships, and so no %s; nobody on foot is free either", w.role)
	case len(names) == 0:
		return crew.Seat{}, fmt.Errorf("this battle has no ships, and so no %s; take the seat of somebody on foot, as by --seat %s.boots", w.role, dashed(free[0].Who))
	default:
		return crew.Seat{}, fmt.Errorf("there is no ship %q here; choose one of %s", w.ship, strings.Join(names, ", "))
	}
	for _, s := range free {
		names = append(names, s.Who)
		if w.names(s.Who) {
			return s.Seat, nil
		}
	}
	return crew.Seat{}, fmt.Errorf("there is no ship %q here, nor a free seat of anybody by that name; choose one of %s", w.ship, strings.Join(names, ", "))
}

// peopleFree returns the free seats that have their person's name.
func peopleFree(l *netcode.Lobby) (all []netcode.Seat) {
	for _, s := range l.Seats {
		if (s.Holder == netcode.Open || s.Holder == netcode.Bot) && s.Who != "" {
			all = append(all, s)
		}
	}
	return all
}

// dashed returns a name as it is written in a wish.
func dashed(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// names reports whether the wish refers to something by its name.
func (w seatWish) names(name string) bool {
	short := plain(w.ship)
	return plain(name) == short || strings.HasPrefix(plain(name), short) && short != "" && !digits(w.ship)
}

// plain returns the letters and digits of a name.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

func digits(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}
