package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/duration"
	"broadside/sim/field"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Handling is what somebody does with an object, in words. Handling one object a turn is
// free (SHIP-OBJECT); a second one takes the action (SHIP-USE).
type Handling struct {
	Text string
}

// Fields describes a Handling.
func (i *Handling) Fields(c field.Coder) { field.Text(c, "text", &i.Text, ships.MaxDeed) }

// Check refuses a deed without words.
func (i *Handling) Check(*ships.Battle, *crew.Member) error {
	if i.Text == "" {
		return crew.Refuse("SHIP-OBJECT", "say what you do")
	}
	return nil
}

func (i *Handling) tell(b *ships.Battle, by *crew.Member, whole bool) {
	b.TellOwnSide(b.ShipOf(by), &ships.Handled{By: by.Seat, Text: say.Name(i.Text), Whole: whole})
}

// Handle is the free interaction of a turn (SHIP-OBJECT). On a deck it may concern
// a fixture of the scenario.
type Handle struct {
	Handling
	Thing crew.FixtureID // the fixture, from 1; 0: described by the text
}

func (*Handle) Verb() crew.Verb { return crew.Handle }

// Fields describes a Handle.
func (i *Handle) Fields(c field.Coder) {
	i.Handling.Fields(c)
	field.Int(c, "thing", &i.Thing, 0, crew.MaxFixtures)
}

// Do emits the deed.
func (i *Handle) Do(b *ships.Battle, by *crew.Member) { i.tell(b, by, false) }

// UseObject is the Use an Object action (SHIP-USE).
type UseObject struct{ Handling }

func (*UseObject) Verb() crew.Verb { return crew.Use }

// Do emits the deed.
func (i *UseObject) Do(b *ships.Battle, by *crew.Member) { i.tell(b, by, true) }

// Improvise is an action that is in no list (SHIP-IMPROVISE). It waits for the GM, who
// rules what is rolled and what follows. If the GM does not answer, it is the requested
// check against ImproviseDC.
type Improvise struct {
	Text   string
	Test   crew.Test
	Gain   ships.Gain
	Helped crew.Seat // Helps
	Target space.ID  // Hinders, aboard a ship
	Foe    crew.ID   // Hinders, on foot
}

// ImproviseDC is the DC of an improvised action if no GM rules otherwise.
const ImproviseDC = 15

func (*Improvise) Verb() crew.Verb { return crew.Improvise }

// Fields describes an Improvise.
func (i *Improvise) Fields(c field.Coder) {
	field.Text(c, "text", &i.Text, ships.MaxDeed)
	field.Int(c, "test", &i.Test, 0, int64(crew.MaxTest))
	field.Int(c, "gain", &i.Gain, 0, int64(ships.LastGain))
	i.Helped.Fields(c)
	ships.ShipField(c, "target", &i.Target)
	field.Int(c, "foe", &i.Foe, 0, crew.MaxMembers)
}

// Check refuses an action without a description, and gains for those who cannot have
// them.
func (i *Improvise) Check(b *ships.Battle, by *crew.Member) error {
	if i.Text == "" {
		return crew.Refuse("SHIP-IMPROVISE", "say what you do")
	}
	if i.Test > crew.LastTest {
		return crew.Refuse("SHIP-IMPROVISE", "there is no such check aboard a ship")
	}
	switch i.Gain {
	case ships.Helps:
		if m, _ := b.HolderOf(i.Helped); m == nil || m.Seat.Ship != by.Seat.Ship {
			return crew.Refuse("SHIP-IMPROVISE", "there is nobody aboard to help")
		}
	case ships.Hinders:
		if s := b.ShipOf(by); s.State == ships.Stowed {
			return crew.Refuse("SHIP-BAY", "%s is in a docking bay, from where nobody hinders a ship", s.Name)
		}
		_, err := b.Foe(by, i.Target, "SHIP-IMPROVISE")
		return err
	}
	return nil
}

// Do plays the requested test against ImproviseDC, because no GM has answered.
func (i *Improvise) Do(b *ships.Battle, by *crew.Member) {
	i.Play(b, by, ships.Terms{Rolled: true, Test: i.Test, Need: ImproviseDC, Gain: i.Gain})
}

// Play plays the improvised action on a GM's terms.
func (i *Improvise) Play(b *ships.Battle, by *crew.Member, k ships.Terms) {
	s := b.ShipOf(by)
	f := &ships.Improvised{By: by.Seat, Text: i.Text, Rolled: k.Rolled, Need: k.Need, Success: true}
	if k.Rolled {
		r := impact.WeighTest(b, by, k.Test, say.Of("improvised %s", k.Test), impact.Thrown)
		switch k.Edge {
		case 1:
			r.Advantage("GM")
		case -1:
			r.Disadvantage("GM")
		}
		skill, skilled := k.Test.Skill()
		if !skilled {
			skill = shipyard.NoSkill
		}
		what := impact.Checking(b, by, skill)
		impact.UseChanges(b, &r, what)
		r.ThrowD20(&b.Tray)
		impact.ApplyLate(b, &r, int(k.Need), &what)
		f.Roll, f.Success = r, r.Total >= int32(k.Need)
	}
	b.TellOwnSide(s, f)
	if k.Rolled {
		impact.StrainShip(b, by, &f.Roll)
	}
	if f.Success && s.State.Crewed() {
		i.grantOutcome(b, by, k.Gain)
	}
}

// grantOutcome grants the gain of an improvised action, if that is still possible.
func (i *Improvise) grantOutcome(b *ships.Battle, by *crew.Member, g ships.Gain) {
	e := ships.Effect{Change: shipyard.Change{Touch: shipyard.Checks | shipyard.Attacks, Modifier: modifier.Helps, First: true}, Lasts: duration.Starts(1, b.IDOf(by)), Cause: crew.Improvise}
	switch g {
	case ships.Helps:
		if _, e.Member = b.HolderOf(i.Helped); e.Member != 0 {
			e.Ship = i.Helped.Ship
			impact.GrantEffect(b, e)
			b.TellOwnSide(b.ShipOf(by), &ships.Directed{By: by.Seat, Helped: i.Helped, Either: true})
		}
	case ships.Hinders:
		if t := b.Ship(i.Target); t != nil {
			e.Ship, e.How = t.ID, modifier.Disadvantage
			impact.GrantEffect(b, e)
			b.TellWatchers(t, &ships.Interfered{Hindered: crew.Seat{Ship: t.ID}})
		}
	}
}
