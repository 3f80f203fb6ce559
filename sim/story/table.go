package story

import (
	"iter"

	"broadside/crew"
)

// Rule is a row of the rules table in docs/rules.md.
type Rule struct {
	ID    string
	Says  string      // in our words
	Verbs []crew.Verb // the orders that use it
	Open  bool        // not built yet
}

// Rules returns the rows of the table: ships, persons, our own.
func Rules() iter.Seq[*Rule] {
	return func(yield func(*Rule) bool) {
		for _, rules := range [...][]Rule{shipRules[:], personRules[:], houseRules[:]} {
			for i := range rules {
				if !yield(&rules[i]) {
					return
				}
			}
		}
	}
}

// RuleOf finds the row of an id, or nil.
func RuleOf(id string) *Rule {
	for r := range Rules() {
		if r.ID == id {
			return r
		}
	}
	return nil
}

type orders = []crew.Verb

// shipRules are the rules of starship combat.
var shipRules = [...]Rule{
	{"SHIP-ROUND", "Rounds of 6 s. Everyone has one turn in each, and the fight goes on until a side is beaten.", orders{crew.EndTurn, crew.RuleTempo, crew.RulePause, crew.RuleClock, crew.RuleEndTurn, crew.RuleSpawn, crew.RuleRemove, crew.RuleEnd}, false},
	{"SHIP-SURPRISE", "A crew that does not notice hidden foes cannot move, act or react until its first turn is over.", orders{crew.RuleSurprise}, false},
	{"SHIP-INIT", "Initiative is rolled once, highest first; identical NPCs share a roll; ties are broken by dice, by the players among themselves, or by the GM.", orders{crew.RuleInitiative, crew.Yield}, false},
	{"SHIP-ROLE", "What a member may do depends on their deployment; alone in a snubfighter, one person does everything.", orders{crew.Attack, crew.Evade, crew.Interfere, crew.Direct, crew.Patch, crew.Ram}, false},
	{"SHIP-ACTION", "One action a turn.", orders{crew.Attack, crew.Evade, crew.Interfere, crew.Direct, crew.Patch, crew.Stabilise, crew.Ram, crew.Ready}, false},
	{"SHIP-BONUS", "A bonus action only if a feature grants one, and at most one a turn.", orders{crew.Feature, crew.Attack}, false},
	{"SHIP-REACT", "One reaction, back at the start of the next turn; it may interrupt another's turn, which then goes on.", orders{crew.React, crew.Stand}, false},
	{"SHIP-OBJECT", "Speech is free, and so is one object a turn.", orders{crew.Handle, crew.Call, crew.RuleSay}, false},
	{"SHIP-FLY", "Flying speed is in feet per round; each foot flown uses one.", orders{crew.Fly, crew.Helm, crew.RuleMove}, false},
	{"SHIP-TURN", "A turn of 90° costs the turning speed, taken from the flying speed; other angles cost in proportion.", orders{crew.Fly, crew.Helm}, false},
	{"SHIP-GRID", "Optional squares of 50 ft, with diagonals of 50 and 100 ft alternately.", orders{crew.Fly, crew.Ram}, false},
	{"SHIP-BREAK", "A move can be split around the action.", orders{crew.Fly, crew.Attack}, false},
	{"SHIP-BETWEEN", "A move can be split between the attacks of one action.", orders{crew.Fly, crew.Attack}, false},
	{"SHIP-TERRAIN", "Each foot in difficult terrain costs one more, however many reasons there are; the space of a ship is difficult.", orders{crew.Fly, crew.Helm}, false},
	{"SHIP-PASS", "A ship passes through a friend's space always, through a foe's only with two sizes of difference, and ends its move in neither.", orders{crew.Fly}, false},
	{"SHIP-SIZE", "Six sizes, and the space that each controls.", orders{crew.RuleSpawn}, false},
	{"SHIP-ATTACK", "Attack: a gunner fires one weapon, which then waits for the start of that gunner's next turn.", orders{crew.Attack, crew.RuleReach, crew.RuleEdge}, false},
	{"SHIP-PLACE", "An attack may be aimed at an object, or with disadvantage at a place where a hidden target is guessed to be; a wrong guess misses.", orders{crew.FireAt}, false},
	{"SHIP-POWER", "Every deployment can cast powers, but on hostile targets only if they are known to be there.", orders{crew.CastPower}, false},
	{"SHIP-FEATURE", "Deployments, ships' tiers and modifications give features; each says who has it, what it takes and what it does.", orders{crew.Feature, crew.Stand, crew.Attack}, false},
	{"SHIP-DIRECT", "Direct: the coordinator gives advantage on a crewmate's next check, or on their first attack on a target.", orders{crew.Direct}, false},
	{"SHIP-EVADE", "Evade: a Piloting contest. If won, it hinders the other ship's first attack on this one; if lost, this one's on it.", orders{crew.Evade}, false},
	{"SHIP-HIDE", "Hide: the pilot's Stealth, for the benefits of being unseen.", orders{crew.Hide, crew.RuleHide}, false},
	{"SHIP-INTERFERE", "Interfere: a Technology contest with somebody deployed within 1,000 ft; if won, it hinders their next check or attack.", orders{crew.Interfere}, false},
	{"SHIP-PATCH", "Patch: a ship's Hit Die repairs the hull; on a failed check, against 10 or half of the missing points, it is rolled twice for the lower.", orders{crew.Patch}, false},
	{"SHIP-RAM", "Ram: a ship flies through another's space; the other's pilot saves, or both take two of the rammer's Hit Dice and its Strength.", orders{crew.Ram}, false},
	{"SHIP-READY", "Ready: a circumstance and a response, paid for with the reaction when it happens.", orders{crew.Ready, crew.React, crew.Call, crew.RuleCall}, false},
	{"SHIP-SEARCH", "Search: Perception or Investigation finds what is hidden.", orders{crew.Search}, false},
	{"SHIP-USE", "Use an Object, from every deployment.", orders{crew.Use}, false},
	{"SHIP-IMPROVISE", "Actions in no list: the GM says whether they are possible, and what is rolled.", orders{crew.Improvise, crew.RuleAllow, crew.RuleCancel, crew.RuleDice, crew.RuleHold, crew.RuleRelease, crew.RulePull}, false},
	{"SHIP-TOHIT", "To hit: d20 + proficiency + the ship's Dexterity + the weapon's bonus, at least AC.", orders{crew.Attack}, false},
	{"SHIP-NAT", "A 20 hits and is critical, a 1 misses, whatever the numbers.", orders{crew.Attack}, false},
	{"SHIP-RANGE", "Disadvantage beyond normal range, and no attack beyond long; secondary weapons are hindered inside their close range.", orders{crew.Attack}, false},
	{"SHIP-CLOSE", "Within 50 ft of the target every shot has disadvantage.", orders{crew.Attack}, false},
	{"SHIP-ARC", "A fixed hardpoint fires into a cone as wide as it is far; a turret all around.", orders{crew.Attack}, false},
	{"SHIP-WSAVE", "Tertiary and quaternary weapons, and all of Large and larger ships, call for a save: 8 + proficiency + the ship's Dexterity.", orders{crew.Attack}, false},
	{"SHIP-DAMAGE", "Damage is the weapon's dice and the ship's Strength.", orders{crew.Attack}, false},
	{"SHIP-CRIT", "A critical hit rolls all its damage dice twice, and adds modifiers once.", orders{crew.Attack}, false},
	{"SHIP-TYPES", "Energy and kinetic as rolled; pulse double on shields and half on armour, thermite the other way round.", orders{crew.Attack}, false},
	{"SHIP-RESIST", "Resistance halves, then vulnerability doubles, after everything else and once each.", orders{crew.Attack, crew.RuleDamage}, false},
	{"SHIP-COVER", "Cover adds 2 or 5 to AC and Dexterity saves, or hides wholly; only the best counts, and only from its far side.", orders{crew.Attack, crew.RuleCover}, false},
	{"SHIP-HP", "Hull points from 0 to the maximum; nothing is impaired above 0.", orders{crew.RuleDamage, crew.RuleEdit}, false},
	{"SHIP-SP", "Shields take damage first, the hull the rest.", orders{crew.Attack, crew.RuleDamage}, false},
	{"SHIP-REPAIR", "Repairs add up to the maximum; small ones in flight, large ones docked.", orders{crew.Patch, crew.RuleRepair, crew.RuleMaintain, crew.RuleTravel, crew.RuleDamage}, false},
	{"SHIP-ZERO", "At 0 a ship is destroyed, or disabled with one level of system damage; below half it shows wear.", orders{crew.Attack}, false},
	{"SHIP-MASSIVE", "Damage left over at 0 destroys at once if it is at least the maximum.", orders{crew.Attack, crew.RuleDamage}, false},
	{"SHIP-DSAVE", "At 0 the pilot's turn starts with a destruction save against 10: three successes in all are stable, each failure is a level.", orders{crew.EndTurn}, false},
	{"SHIP-DSAVE-NAT", "A 1 on that save is two levels, a 20 restores a hull point.", orders{crew.EndTurn}, false},
	{"SHIP-DMG0", "Damage at 0 is one level, critical two, and destroys if it is at least the maximum.", orders{crew.Attack, crew.RuleDamage}, false},
	{"SHIP-STABLE", "A mechanic's check against 10 makes a ship at 0 stable: no more saves, until it is hurt again.", orders{crew.Stabilise}, false},
	{"SHIP-NPC", "NPC ships explode at 0, unless the GM has marked them special.", orders{crew.RuleEdit, crew.RuleSpawn, crew.RuleCommand, crew.RuleRename}, false},
	{"SHIP-DISABLE", "An attacker who brings a ship to 0 with a primary weapon can disable it: disabled and stable.", orders{crew.Attack}, false},
	{"SHIP-CONDITION", "Blinded, disabled, ionized, invisible, shocked, stalled, stunned, tractored: what each does to a ship, and what ends it.", orders{crew.Resave, crew.RuleCondition}, false},
	{"SHIP-BOMB", "Quaternary weapons drop bombs, which drift 100 ft a round and go off on contact, as a reaction, when destroyed or after a minute.", orders{crew.Drop, crew.Detonate}, false},
	{"SHIP-RELOAD", "A minute of a crew member's actions loads one round of ammunition.", orders{crew.Reload}, false},
	{"SHIP-HAZARD", "Obstacles, corrosive gas, dust, ionic discharge and radiation: the effect of each on a ship that flies into it or stays in it.", orders{crew.Fly, crew.Helm}, false},
	{"SHIP-JUMP", "Astrogation and the hyperdrive: a course, a minute's start that damage can stop, a unit of fuel; mishaps; without fuel, no power.", orders{crew.Astrogate, crew.Jump}, false},
	{"SHIP-BAY", "Docking bays of large ships and carriers: friends land in them, and take off again.", orders{crew.Land, crew.TakeOff}, false},
	{"SHIP-DEVICE", "Devices that operators use on other ships: heavy ion cannon, tractor beam, shield disruptor, sensor dampener, gravity well, interdiction drive.", orders{crew.Feature}, false},
	{"SHIP-HARPOON", "A ram with a boarding harpoon holds a ship within 100 ft, drags it along, and lets six boarders a round cross.", orders{crew.Ram, crew.Resave, crew.Cross}, false},
	{"SHIP-DEFENCE", "Point defence answers every hostile ship and bomb that comes within its reach, or ends its turn there.", orders{crew.Stand}, false},
	{"SHIP-SYSDMG", "Six levels of system damage, each with its own effect and those of the levels before it.", orders{crew.Patch, crew.RuleEdit}, false},
}
