package shipyard

import "broadside/sim/schema"

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
	Retro            // the ship is thrown back 50 ft when it is hit
	Dash             // the ship flies half its speed ahead before an attack
	Encore           // the user has an action more
	AllHands         // five of the crew have an action more, and the ship its feet
	Hardy            // damage at 0 calls for a destruction save in place of a level
	Backup           // the hull stays at 1
	Shore            // a destruction save succeeds by itself
	Scuttle          // the ship blows up
	Immune           // nothing hurts the ship, and then it may break
	Feedback         // a hit hurts whoever has dealt it
	Bleed            // some damage goes past shields
	Nanites          // a patch of another ship
	Harpoon          // a ram whose save fails holds its target
	Current          // rams and harpoons are harder to save against
	Navcomputer      // astrogation is a Technology check
	QuickStart       // the hyperdrive starts in half the time, or at once
	Couple           // a smaller ship is made fast, or let go
	Slaved           // the first hardpoint can be fired by the pilot
	Salvo            // and without disadvantage
	Blanket          // its shields take what would hurt friends nearby
	Council          // Direct helps two
	Redirect         // whoever is directed can throw a d20 anew
	Pathfinder       // of two mishaps the milder one happens
	Dread            // hostile crews are frightened
	Concentrate      // who has failed a save against another's weapon saves badly
	Brief            // who takes off has advantage on the first roll
	Spill            // cargo is left behind as difficult terrain
	LastHook    = Spill
)

// Reworded are the hooks that words of the vocabulary have taken the place of.
var Reworded = [...]schema.Reword{
	{Word: "weathered", Key: "acts", Text: "{do: change, touch: region-damage, how: resist}", Item: true},
	{Word: "pinpoint", Key: "acts", Text: "{do: change, touch: range, how: times, n: 3, grades: [primary, secondary]}", Item: true},
	{Word: "bay", Key: "acts", Text: "{do: change, touch: docking-bays, how: plus, n: 1}", Item: true},
	{Word: "carrier", Key: "acts", Text: "{do: change, touch: docking-bays, how: plus, n: 4}", Item: true},
	{Word: "surge", Key: "acts", Text: "{do: change, touch: upkeep, how: plus, n: 1}", Item: true},
	{Word: "scan", Key: "sees", Text: "[hidden]"},
	{Word: "truesight", Key: "sees", Text: "[invisible, dust]"},
	{Word: "clear-view", Key: "sees", Text: "[dust]"},
	{Word: "sweep", Key: "target", Text: "every-ship"},
	{Word: "line", Key: "target", Text: "line"},
	{Word: "shake-off", Key: "retry", Text: "each-end"},
	{Word: "throw-off", Key: "retry", Text: "each-turn"},
	{Word: "bulkheads", Key: "acts", Text: "{do: change, touch: locks, how: plus, n: 20}", Item: true},
}

// Moment is when a feature answers by standing order.
type Moment uint8

// The moments.
const (
	NoMoment Moment = iota
	Fails           // a roll of the own crew or ship fails
	Succeeds        // a roll succeeds aboard a ship that the user has marked
	Aimed           // an attack or a save is about to be made against the own ship
	Hit             // an attack has hit the own ship, before its damage
	Hurt            // damage is rolled against the own ship
	Drained         // its shields reach 0
	Wrecked         // its hull reaches 0
	Opens           // the battle begins
	Fells           // a shot of the user brings a ship to 0
	Crits           // a shot from the ship is a critical hit
	Nears           // a hostile ship comes within reach, or ends its turn there
	Tells           // a shot from the ship is critical, or both of its d20 tell
)

// Moments is a set of moments.
type Moments uint32

// Has says whether m is in the set.
func (s Moments) Has(m Moment) bool { return s&(1<<m) != 0 }
