package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
)

// Astrogate plots a course for the hyperdrive: a Technology check once the actions of its
// method have been spent. A failure is a mishap.
type Astrogate struct {
	Method ships.Method
}

func (*Astrogate) Verb() crew.Verb { return crew.Astrogate }

// Fields describes an Astrogate.
func (i *Astrogate) Fields(c field.Coder) { field.Int(c, "method", &i.Method, 0, int64(ships.Careful)) }

// Check refuses ships without a hyperdrive, and ships that already have a course.
func (i *Astrogate) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if err := checkDrive(b, s); err != nil {
		return err
	}
	if s.Hyperdrive.Plotted {
		return crew.Refuse("SHIP-JUMP", "the course is worked out: start the hyperdrive")
	}
	return nil
}

func checkDrive(b *ships.Battle, s *ships.Ship) error {
	switch {
	case !b.ClassOf(s).Hyperdrive:
		return crew.Refuse("SHIP-JUMP", "%s has no hyperdrive", s.Name)
	case s.Hyperdrive.Trouble&ships.DeadDrive != 0:
		return crew.Refuse("SHIP-JUMP", "the hyperdrive is dead until maintenance")
	}
	return nil
}

// Do spends an action on the course; the last one throws the check.
func (i *Astrogate) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	h := &s.Hyperdrive
	if h.Method != i.Method {
		h.Method, h.Work = i.Method, 0
	}
	h.Work++
	if h.Work < ships.Methods[i.Method].Actions {
		b.TellOwnSide(s, &ships.Plotting{By: by.Seat, Work: h.Work, Of: ships.Methods[i.Method].Actions})
		return
	}
	h.Work = 0
	r, ok := impact.Reach(b, by, ships.Attempt{Skill: shipyard.NoSkill, Order: crew.Astrogate, Cause: say.Of("astrogation, %s", i.Method), With: nil}, i.Method.DC())
	h.Plotted = ok
	b.TellOwnSide(s, &event.Checked{By: event.Actor{Seat: by.Seat}, Roll: r, Need: int16(i.Method.DC()), Success: h.Plotted})
	if impact.StrainShip(b, by, &r); !h.Plotted && s.State.Crewed() {
		sufferMishap(b, by, true)
	}
}

// sufferMishap applies the mishap of a failed astrogation. It lasts until maintenance. A 20 brings
// two, unless it is one of two.
func sufferMishap(b *ships.Battle, by *crew.Member, twice bool) {
	s := b.ShipOf(by)
	r := dice.Roll{Cause: "hyperspace mishap"}
	impact.UseChanges(b, &r, ships.Rolling{Touch: shipyard.Mishaps, Ship: s.ID})
	n := r.ThrowD20(&b.Tray)
	f := &ships.Mishap{Ship: s.ID, Roll: r}
	switch {
	case n <= 5:
		f.Trouble = ships.BadSensors
	case n <= 10:
		f.Trouble = ships.BadHelm
	case n <= 15:
		f.Trouble = ships.BadShields
	case n <= 19:
		f.Trouble = ships.DeadDrive
	case !twice:
		b.TellOwnSide(s, &ships.Thrown{By: by.Seat, Roll: r})
		return
	}
	b.TellOwnSide(s, f)
	s.Hyperdrive.Trouble |= f.Trouble
	if f.Trouble == ships.BadShields {
		damage := s.MaxHull() / 10
		b.TellWatchers(s, &ships.Damaged{Ship: s.ID, Type: shipyard.Kinetic, Hull: damage, Amount: damage})
		if damage > 0 {
			impact.Breach(b, s, damage, &ships.Wound{Target: s.ID, Type: shipyard.Kinetic, Amount: damage})
		}
	}
	for again := 0; n == 20 && again < 2 && s.State.Crewed(); again++ {
		sufferMishap(b, by, false)
	}
}

// Jump starts the hyperdrive: a minute later the ship is away. Each time it is damaged in
// that minute it makes a Constitution save, and a failure stops the drive.
type Jump struct{}

func (*Jump) Verb() crew.Verb { return crew.Jump }

func (*Jump) Fields(field.Coder) {}

// Check refuses ships without a course, fuel or a hyperdrive, and ships in a gravity
// well.
func (*Jump) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if err := checkDrive(b, s); err != nil {
		return err
	}
	switch {
	case !s.Hyperdrive.Plotted:
		return crew.Refuse("SHIP-JUMP", "there is no course: astrogate first")
	case s.Hyperdrive.Boot > 0:
		return crew.Refuse("SHIP-JUMP", "the hyperdrive is already starting: %s", say.Count(int(s.Hyperdrive.Boot), "%d round", "%d rounds"))
	case s.Suffers(shipyard.NoJump):
		return crew.Refuse("SHIP-JUMP", "%s is %s: its hyperdrive cannot jump", s.Name, s.NameOf(shipyard.NoJump))
	}
	return nil
}

// Do starts the hyperdrive.
func (*Jump) Do(b *ships.Battle, by *crew.Member) {
	var rounds modifier.Tally
	impact.Changes(b, &ships.Rolling{Touch: shipyard.Starts, Ship: by.Seat.Ship, By: by}, func(x *shipyard.Change, _ say.Text, _ *crew.Member) { rounds.Note(x.Modifier, 1) })
	impact.StartHyperdrive(b, by, max(1, int16(rounds.Of(ships.Minute))))
}
