package ships

import (
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// The facts of starship combat.
const (
	KindAttacked event.Kind = iota + 1
	KindSaved
	KindDamageRolled
	KindDamaged
	KindShieldsDown
	KindRegenerated
	KindWasDisabled
	KindWasDestroyed
	KindSystemDamaged
	KindDestructionSaved
	KindBecameStable
	KindRevived
	_ // shared with fights on foot
	_
	KindPatched
	KindEvaded
	KindInterfered
	KindDirected
	KindRamDeclared
	KindRammed
	KindFlew
	KindHeld
	_
	_
	_
	KindRevealed
	KindRested
)

// The facts of features.
const (
	KindInvoked event.Kind = iota + 40
	KindStood
	KindThrown
	KindCharged
	KindMended
	KindSlipped
	KindCompared
	KindFaded
	KindWorking
	KindCovered
	KindFrightened
	KindLandedIn
	KindSpilled
	KindChanged
)

// The facts of conditions and ordnance.
const (
	KindAfflicted event.Kind = iota + 80
	KindRelieved
	KindTried
	KindPulled
	KindReleased
	KindDrifted
	KindDetonated
	KindReloaded
	KindBraved
	KindPlotting
	KindMishap
	KindStarting
	KindJumped
	KindRepairing
	KindMaintained
	KindTravelled
)

// The facts of improvised actions.
const (
	KindHandled event.Kind = iota + 120
	KindImprovised
	KindCalled
)

// The facts of docking and boarding.
const (
	KindDockedWith event.Kind = iota + 200
	KindTaken
)

// The facts of shots at places and objects.
const (
	KindFiredAt event.Kind = iota + 125
	KindEroded
	KindThrust
)

// Facts has a constructor for each fact of starship combat.
var Facts = event.Registry{
	KindAttacked:         event.Make[Attacked],
	KindSaved:            event.Make[Saved],
	KindFiredAt:          event.Make[FiredAt],
	KindEroded:           event.Make[Eroded],
	KindThrust:           event.Make[Thrust],
	KindDamageRolled:     event.Make[DamageRolled],
	KindDamaged:          event.Make[Damaged],
	KindShieldsDown:      event.Make[ShieldsDown],
	KindRegenerated:      event.Make[Regenerated],
	KindWasDisabled:      event.Make[WasDisabled],
	KindWasDestroyed:     event.Make[WasDestroyed],
	KindSystemDamaged:    event.Make[SystemDamaged],
	KindDestructionSaved: event.Make[DestructionSaved],
	KindBecameStable:     event.Make[BecameStable],
	KindRevived:          event.Make[Revived],
	KindPatched:          event.Make[Patched],
	KindEvaded:           event.Make[Evaded],
	KindInterfered:       event.Make[Interfered],
	KindDirected:         event.Make[Directed],
	KindRamDeclared:      event.Make[RamDeclared],
	KindRammed:           event.Make[Rammed],
	KindFlew:             event.Make[Flew],
	KindHeld:             event.Make[Held],
	KindRevealed:         event.Make[Revealed],
	KindRested:           event.Make[Rested],
	KindDockedWith:       event.Make[DockedWith],
	KindTaken:            event.Make[Taken],
	KindHandled:          event.Make[Handled],
	KindImprovised:       event.Make[Improvised],
	KindCalled:           event.Make[Called],
	KindInvoked:          event.Make[Invoked],
	KindStood:            event.Make[Stood],
	KindThrown:           event.Make[Thrown],
	KindCharged:          event.Make[Charged],
	KindMended:           event.Make[Mended],
	KindSlipped:          event.Make[Slipped],
	KindCompared:         event.Make[Compared],
	KindFaded:            event.Make[Faded],
	KindWorking:          event.Make[Working],
	KindCovered:          event.Make[Covered],
	KindLandedIn:         event.Make[LandedIn],
	KindSpilled:          event.Make[Spilled],
	KindChanged:          event.Make[Changed],
	KindFrightened:       event.Make[Frightened],
	KindAfflicted:        event.Make[Afflicted],
	KindRelieved:         event.Make[Relieved],
	KindTried:            event.Make[Tried],
	KindReleased:         event.Make[Released],
	KindDrifted:          event.Make[Drifted],
	KindDetonated:        event.Make[Detonated],
	KindPlotting:         event.Make[Plotting],
	KindMishap:           event.Make[Mishap],
	KindStarting:         event.Make[Starting],
	KindRepairing:        event.Make[Repairing],
	KindMaintained:       event.Make[Maintained],
	KindTravelled:        event.Make[Travelled],
	KindJumped:           event.Make[Jumped],
	KindBraved:           event.Make[Braved],
	KindReloaded:         event.Make[Reloaded],
	KindPulled:           event.Make[Pulled],
}

// ShipField describes the ID of a ship; 0: none.
func ShipField(c field.Coder, name string, id *space.ID) {
	field.Int(c, name, id, 0, space.MaxID)
}
