package ships

import (
	"broadside/crew"
)

// Hook names what a feature does that has a shape of its own. Words.Hooks has
// their names in this order.
type Hook uint8

// The hooks.
const (
	NoHook      Hook = iota
	Evasion          // a Dexterity save for half damage leaves none, or half where it fails
	Pierce           // a ship behind the target takes the die
	Slip             // the ship moves away before an attack is rolled
	Avoid            // a Piloting check takes the place of AC or of a save
	Uplift           // Direct reaches 60 ft and stores a d20
	FarPlan          // Direct reaches a mile, and helps two
	Lift             // a stored d20 gains proficiency
	Crown            // a stored d20 is 20
	Rally            // many get the highest face of the die
	Summons          // the user and one more are not surprised
	Reroute          // what was rerouted before is undone
	TwoDice          // a patch spends two Hit Dice, each with Constitution
	LastPatch        // Hit Dice heal at least twice the Intelligence
	ShakeOff         // the ship saves again at each end of its pilot's turn
	Retro            // the ship is thrown back 50 ft when it is hit
	Dash             // the ship flies half its speed ahead before an attack
	Encore           // the user has an action more
	AllHands         // five of the crew have an action more, and the ship its feet
	Hardy            // damage at 0 calls for a destruction save in place of a level
	Line             // every ship in a line before the bow is struck
	Backup           // the hull stays at 1
	Shore            // a destruction save succeeds by itself
	Scuttle          // the ship blows up
	Immune           // nothing hurts the ship, and then it may break
	Feedback         // a hit hurts whoever has dealt it
	Bleed            // some damage goes past shields
	Pinpoint         // weapons reach half as far again
	Nanites          // a patch of another ship
	Harpoon          // a ram whose save fails holds its target
	Current          // rams and harpoons are harder to save against
	Surge            // maintenance takes away two levels of system damage
	Navcomputer      // astrogation is a Technology check
	QuickStart       // the hyperdrive starts in half the time, or at once
	Couple           // a smaller ship is made fast, or let go
	Slaved           // the first hardpoint can be fired by the pilot
	Salvo            // and without disadvantage
	Scan             // what hides nearby is found
	Truesight        // nothing nearby is invisible
	Blanket          // its shields take what would hurt friends nearby
	Council          // Direct helps two
	Redirect         // whoever is directed can throw a d20 anew
	Pathfinder       // of two mishaps the milder one happens
	Weathered        // environment deals half
	Dread            // hostile crews are frightened
	Concentrate      // who has failed a save against another's weapon saves badly
	ClearView        // dust veils nothing
	Bay              // ships can land
	Carrier          // in two bays more, of twice the room
	Brief            // who takes off has advantage on the first roll
	Bulkhead         // doors aboard are locked, and hard to force
	Spill            // cargo is left behind as difficult terrain
	Sweep            // every ship within reach is struck
	ThrowOff         // the ship saves again at each start of its pilot's turn
	LastHook    = ThrowOff
)

// checkHook refuses what a hook cannot do now.
func (b *Battle) checkHook(u user, t *Ship) error {
	s := b.ship(u.m)
	switch u.f.Hook {
	case QuickStart:
		return (&Jump{}).Check(b, u.m)
	case Couple:
		return b.checkCouple(s, t)
	case Lift, Crown:
		count := 0
		b.stored(u.m, func(*Effect) { count++ })
		if count == 0 {
			return crew.Refuse(u.rule(), "you have no d20 stored: direct somebody first")
		}
	case Rally:
		if rallied(u.m) == 0 {
			return crew.Refuse(u.rule(), "%s reaches twice as many as your Charisma adds, and it adds nothing", u.f.Name)
		}
	case Nanites:
		switch {
		case s.HitDice == 0:
			return crew.Refuse("SHIP-PATCH", "no Hit Dice are left")
		case t.Hull >= t.MaxHull():
			return crew.Refuse("SHIP-PATCH", "the hull of %s is whole", t.Name)
		}
	case Encore:
		if u.m.Action {
			return crew.Refuse(u.rule(), "you still have your action")
		}
	case Shore:
		if s.State != Disabled {
			return crew.Refuse(u.rule(), "%s makes no destruction saves", s.Name)
		}
	}
	return nil
}

// hook does what a feature has of its own, before its acts.
func (b *Battle) hook(u user, d deed) {
	switch u.f.Hook {
	case Lift, Crown:
		b.raise(u)
	case Rally:
		b.rally(u)
	case Reroute:
		b.unroute(b.ship(u.m))
	case Encore:
		u.m.Action = true
	case AllHands:
		b.allHands(u, d)
	case QuickStart:
		b.boot(u.m, 1)
	case Couple:
		b.couple(b.ship(u.m), b.Ship(d.target))
	case Dread:
		b.dread(u)
	case Shore:
		b.shore(b.ship(u.m))
	case Immune:
		b.immune(u)
	case Nanites:
		b.nanites(u, b.Ship(d.target))
	}
}

// unroute ends what a ship's power has been rerouted to.
func (b *Battle) unroute(s *Ship) {
	kept := s.Effects[:0]
	for _, e := range s.Effects {
		if e.Feature == 0 || b.FeatureOf(e.Feature).Hook != Reroute {
			kept = append(kept, e)
		}
	}
	s.Effects = kept
}
