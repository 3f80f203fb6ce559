package shipyard

import "broadside/sim/schema"

// Hook is something that a feature does and the vocabulary cannot express. Words.Hooks
// has their names in this order.
type Hook uint8

// The hooks.
const (
	NoHook   Hook = iota
	Harpoon       // a ram whose save fails holds its target
	Blanket       // its shields take damage for friends nearby
	LastHook = Blanket
)

// Reworded lists former hooks that the vocabulary expresses now.
var Reworded = [...]schema.Reword{
	{Word: "weathered", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: region-damage, how: resist}"}}}},
	{Word: "pinpoint", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: range, how: times, n: 3, grades: [primary, secondary]}"}}}},
	{Word: "bay", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: docking-bays, how: plus, n: 1}"}}}},
	{Word: "carrier", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: docking-bays, how: plus, n: 4}"}}}},
	{Word: "surge", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: upkeep, how: plus, n: 1}"}}}},
	{Word: "scan", To: []schema.Rewrite{{Key: "sees", Text: "[hidden]"}}},
	{Word: "truesight", To: []schema.Rewrite{{Key: "sees", Text: "[invisible, dust]"}}},
	{Word: "clear-view", To: []schema.Rewrite{{Key: "sees", Text: "[dust]"}}},
	{Word: "sweep", To: []schema.Rewrite{{Key: "target", Text: "every-ship"}}},
	{Word: "line", To: []schema.Rewrite{{Key: "target", Text: "line"}}},
	{Word: "shake-off", To: []schema.Rewrite{{Key: "retry", Text: "each-end"}}},
	{Word: "throw-off", To: []schema.Rewrite{{Key: "retry", Text: "each-turn"}}},
	{Word: "lift", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: raise, n: 1, of: proficiency}"}}}},
	{Word: "crown", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: raise, n: 20}"}}}},
	{Word: "retro", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: fall-back, on: own-ship, n: 50}"}}}},
	{Word: "dash", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: advance, on: own-ship, n: 1}"}}}},
	{Word: "encore", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: rouse}"}}}},
	{Word: "all-hands", Beside: "target", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: renew, on: target}", "{do: rouse, on: target, n: 5}"}}}},
	{Word: "all-hands", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: renew, on: own-ship}", "{do: rouse, on: own-ship, n: 5}"}}}},
	{Word: "backup"},
	{Word: "shore", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: shore, on: own-ship}"}}}},
	{Word: "nanites", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: patch, on: target}"}}}},
	{Word: "couple", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: couple, on: target}"}}}},
	{Word: "spill", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: spill, on: own-ship}"}}}},
	{Word: "current", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: ram-save, how: disadvantage}"}}}},
	{Word: "pathfinder", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: mishap, how: disadvantage}"}}}},
	{Word: "scuttle", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: explode, on: own-ship, lapse: true}"}}}},
	{Word: "immune", To: []schema.Rewrite{{Key: "acts", Items: []string{
		"{do: change, on: own-ship, touch: suffered, how: times, n: 0, turns: 4}",
		"{do: change, on: own-ship, touch: flying-speed, how: times, n: 1, turns: 4}",
		"{do: change, on: own-ship, touch: turning-speed, how: times, n: 4, turns: 4}",
		"{do: overload, on: own-ship, lapse: true}",
	}}}},
	{Word: "last-patch", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: mending, how: least, n: 2, of: intelligence-or-1}"}}}},
	{Word: "reroute", To: []schema.Rewrite{{Key: "ends", Text: "[" + schema.Itself + ", reroute-engines, reroute-shields, reroute-weapons]"}}},
	{Word: "two-dice", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: hit-dice, how: plus, n: 1}"}}}},
	{Word: "bleed", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: past-shields, how: plus, n: 1, of: ship-strength}"}}}},
	{Word: "council", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: directed, how: plus, n: 1}"}}}},
	{Word: "far-plan", To: []schema.Rewrite{{Key: "reach", Text: "5280"}, {Key: "acts", Items: []string{"{do: change, touch: directed, how: plus, n: 1}"}}}},
	{Word: "bulkheads", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: locks, how: plus, n: 20}"}}}},
	{Word: "hardy", To: []schema.Rewrite{itself, {Key: "when", Text: "beaten"}, {Key: "acts", Items: []string{"{do: destruction-save, on: own-ship}"}}}},
	{Word: "brief", To: []schema.Rewrite{itself, {Key: "when", Text: "launches"}, {Key: "once", Text: "true"}, {Key: "target", Text: "friend"}, {Key: "acts", Items: []string{
		"{do: change, on: target, touch: [check, attack, save], how: advantage, first: true}",
	}}}},
	{Word: "concentrate", To: []schema.Rewrite{itself, {Key: "when", Text: "falters"}, {Key: "target", Text: "foe"}, {Key: "acts", Items: []string{
		"{do: change, on: target, touch: attacked, how: advantage, versus: true, first: true, turns: 1, turns-of: pilot, end: true}",
	}}}},
	{Word: "summons", To: []schema.Rewrite{itself, {Key: "when", Text: "ambushed"}, {Key: "acts", Items: []string{"{do: alert}", "{do: alert, on: own-ship, n: 1}"}}}},
	{Word: "feedback", To: []schema.Rewrite{{Key: "target", Text: "foe"}, {Key: "acts", Items: []string{"{do: damage, on: target, hit-dice: 1, alike: true, grades: [primary, secondary]}"}}}},
	{Word: "redirect", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: directed, how: reroll}"}}}},
	{Word: "uplift", To: []schema.Rewrite{{Key: "reach", Text: "60"}, {Key: "acts", Items: []string{"{do: change, touch: directed, how: natural, die: d20}"}}}},
	{Word: "quick-start", To: []schema.Rewrite{{Key: "brings", Items: []string{"short-start"}}, {Key: "acts", Items: []string{"{do: start, on: own-ship, n: 1}"}}}},
	{Word: "slaved", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: slaved, how: plus, n: 1}"}}}},
	{Word: "salvo", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: remote-fire, how: times, n: 0}"}}}},
	{Word: "evasion", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: save, how: milder, saves: [dex]}"}}}},
	{Word: "navcomputer", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: change, touch: check, how: by-skill, skills: [technology], orders: [astrogate]}"}}}},
	{Word: "avoid", To: []schema.Rewrite{{Key: "acts", Items: []string{
		"{do: change, touch: ac, how: instead, skills: [piloting]}",
		"{do: change, touch: save, how: instead, skills: [piloting]}",
	}}}},
	{Word: "slip", To: []schema.Rewrite{{Key: "acts", Items: []string{"{do: slip, on: own-ship, n: 50, die: pool}"}}}},
	{Word: "pierce", To: []schema.Rewrite{{Key: "reach", Text: "150"}, {Key: "acts", Items: []string{"{do: damage, on: behind, die: pool, alike: true}"}}}},
	{Word: "rally", To: []schema.Rewrite{{Key: "target", Text: "crewmates"}, {Key: "most", Text: "2"}, {Key: "most-of", Text: "charisma"}, {Key: "acts", Items: []string{
		"{do: change, on: target-member, touch: [check, attack, save], how: sure, n: 1, of: die, first: true, turns: 1, end: true}",
	}}}},
	{Word: "dread", To: []schema.Rewrite{{Key: "target", Text: "foe-crews"}, {Key: "test", Text: "{save: wis, dc: [proficiency, charisma]}"}, {Key: "retry", Text: "each-end"}, {Key: "acts", Items: []string{
		"{do: change, on: target-member, touch: [check, attack, save], how: disadvantage, every-round: true, turns: 10, if: overcome}",
	}}}},
}

// rewordedHows lists former words for how a number or a roll is changed.
var rewordedHows = [...]schema.Reword{{Word: "anew", To: []schema.Rewrite{{Key: "how", Text: "reroll"}}}}

// itself rewrites a passive feature as one that works by itself at a moment.
var itself = schema.Rewrite{Key: "use", Text: "reflex", Instead: "passive"}

// Moment is when a feature answers by standing order, or works by itself.
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
	Tells           // a shot from the ship is critical, or both of its d20 hit
	Beaten          // its hull is damaged at 0, which would cost it levels
	Launches        // another ship takes off from its bays
	Falters         // a ship fails a save against a weapon of another ship of the side, and neither is smaller than it
	Ambushed        // some of its crew are surprised
)

// Bounds of the moments: features that work by themselves answer these, nobody can answer
// the later ones by standing order, and the last are caused by a ship, which is the target.
const (
	reflexMoments Moments = 1<<Opens | 1<<Drained | deafMoments
	deafMoments   Moments = 1<<Beaten | 1<<Ambushed | targetMoments
	targetMoments Moments = 1<<Launches | 1<<Falters
)

// Moments is a set of moments.
type Moments uint32

// Has reports whether m is in the set.
func (s Moments) Has(m Moment) bool { return s&(1<<m) != 0 }
