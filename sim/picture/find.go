package picture

import (
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/ships"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Own returns the sheet of a ship in the picture, or nil.
func (p *Picture) Own(id space.ID) *ShipSheet {
	for i := range p.Sheets {
		if p.Sheets[i].ID == id {
			return &p.Sheets[i]
		}
	}
	return nil
}

// Chart returns the space around one of the seat's own ships, within a reach, as known to
// its pilot and the server.
func (p *Picture) Chart(own *Contact, sheet *ShipSheet, reach space.Length) ships.Chart {
	c := ships.Chart{Radius: own.Across / 2, Turn: sheet.TurningSpeed, Diagonals: sheet.Diagonals, Light: sheet.Light}
	if p.Head.Grid {
		c.Squares = own.Size.Squares()
		reach *= 2 // diagonal squares are longer than they cost
	}
	for i := range p.Objects {
		o := &p.Objects[i]
		if z, ok := ships.ObjectZone(o); ok && space.Within(own.At, o.At, reach+c.Radius+o.Radius) {
			c.Zones = append(c.Zones, z)
		}
	}
	for i := range p.Contacts {
		k := &p.Contacts[i]
		if k.ID != own.ID && k.State.Here() && space.Within(own.At, k.At, reach+c.Radius+k.Across/2) {
			d := space.Disc{At: k.At, Radius: k.Across / 2}
			c.Zones = append(c.Zones, ships.ShipZone(k.ID, d, k.Side != own.Side, own.Size, k.Size))
		}
	}
	return c
}

// Contact returns a ship in the picture, or nil.
func (p *Picture) Contact(id space.ID) *Contact {
	for i := range p.Contacts {
		if p.Contacts[i].ID == id {
			return &p.Contacts[i]
		}
	}
	return nil
}

// ActsOnDeck reports whether what a seat does in words it does on a deck: it is a person in
// boots, or one of a crew whose ship another side has.
func (p *Picture) ActsOnDeck(seat crew.Seat) bool {
	k := p.Contact(seat.Ship)
	return seat.Role == crew.Boots || k != nil && slices.ContainsFunc(p.People, func(o PersonRow) bool { return o.Seat == seat && o.Side != k.Side })
}

// RangeBetween returns the range between two ships in the picture.
func (p *Picture) RangeBetween(a, b *Contact) space.Length {
	return ships.DistanceApart(p.Head.Grid, ships.Body{At: a.At, Size: a.Size, Across: a.Across}, ships.Body{At: b.At, Size: b.Size, Across: b.Across})
}

// Call returns the name of a ship, seat or person, as far as the picture shows it.
func (p *Picture) Call(t say.Thing) say.Text {
	switch {
	case t.Ship != nil:
		return p.callShip(space.ID(*t.Ship))
	case t.Seat != nil:
		return p.callSeat(crew.SeatAt(t.Seat))
	case t.Person != nil:
		if k := p.Person(crew.ID(*t.Person)); k != nil {
			return say.Name(k.Name)
		}
	}
	return "somebody"
}

// Abridge leaves the level out of the name of a square if no deck has several.
func (p *Picture) Abridge(message say.Text) say.Text {
	if message == deckplan.Placed && !slices.ContainsFunc(p.Decks, func(d DeckRow) bool { return d.Levels > 1 }) {
		return say.Place()
	}
	return message
}

func (p *Picture) callShip(id space.ID) say.Text {
	if k := p.Contact(id); k != nil {
		return say.Name(k.Name)
	}
	return "an unknown ship"
}

// ShipName returns the name of a ship, as far as the picture shows it.
func (p *Picture) ShipName(id space.ID) string { return say.English(p.callShip(id), nil) }

// CoverName returns the name of a degree of cover on decks.
func (p *Picture) CoverName(c space.Cover) say.Text {
	for _, t := range p.Texts {
		if t.Kind != CoverText {
			continue
		}
		if names := strings.Split(t.Text, "\n"); int(c) < len(names) && names[c] != "" {
			return say.Name(names[c])
		}
	}
	return say.Text(c.String())
}

// PersonName returns the name of a person on a deck, as far as the picture shows it.
func (p *Picture) PersonName(id crew.ID) string { return say.English(id.Name(), p) }

// Person returns a person whom the picture shows on a deck, or nil.
func (p *Picture) Person(id crew.ID) *PersonRow {
	for i := range p.People {
		if p.People[i].ID == id {
			return &p.People[i]
		}
	}
	return nil
}

// SeatName returns the name of a seat, as far as the picture shows it.
func (p *Picture) SeatName(seat crew.Seat) string { return say.English(p.callSeat(seat), nil) }

func (p *Picture) callSeat(seat crew.Seat) say.Text {
	if seat.Role == crew.Boots {
		for i := range p.People {
			if p.People[i].Seat == seat {
				return say.Name(p.People[i].Name)
			}
		}
		return "somebody"
	}
	alone := true
	for i := range p.Turns {
		t := &p.Turns[i]
		alone = alone && (t.Seat.Ship != seat.Ship || t.Seat == seat)
	}
	return NameSeat(p.callShip(seat.Ship), seat, alone)
}

// NameSeat returns the name of a seat aboard a ship in logs.
func NameSeat(ship say.Text, seat crew.Seat, solo bool) say.Text {
	switch {
	case seat.Role == crew.GM:
		return "The GM"
	case solo:
		return ship
	}
	return say.Of("%s's %s", ship, seat)
}
