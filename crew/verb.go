package crew

import "broadside/sim/say"

// Verb is what an order asks for. It is the order's kind on the wire and in the
// journal, so its number is never reused for another verb.
type Verb uint8

// The verbs of starship combat.
const (
	NoVerb Verb = iota
	Fly
	Helm
	Attack
	Evade
	Interfere
	Direct
	Patch
	Stabilise
	Ram
	Ready
	React
	EndTurn
	Hide
	Search
)

// The verbs of features.
const (
	Feature Verb = iota + 16
	CastPower
	Stand
)

// The verbs of conditions and ordnance.
const (
	Resave Verb = iota + 24
	Drop
	Detonate
	Reload
	Astrogate
	Jump
)

// The verbs of ships that are fastened to each other.
const (
	Dock Verb = iota + 36
	Undock
	Land
	TakeOff
)

// Yield concerns the order of turns.
const Yield Verb = 40

// FireAt aims at a place or an object, not at a ship.
const FireAt Verb = 41

// The verbs for what no list provides.
const (
	Handle Verb = iota + 32
	Use
	Improvise
	Call
)

// The GM's rulings.
const (
	RuleTempo Verb = iota + 64
	RulePause
	RuleClock
	RuleEndTurn
	RuleInitiative
	RuleSpawn
	RuleMove
	RuleEdit
	RuleRemove
	RuleEdge
	RuleCover
	RuleDamage
	RuleDice
	RuleHold
	RuleRelease
	RuleCancel
	RuleCommand
	RuleHide
	RuleSay
	RuleEnd
	RuleRename
	RuleSurprise
)

// The rulings on a scenario.
const (
	RulePull Verb = iota + 90
)

// The rulings for what no list provides.
const (
	RuleAllow Verb = iota + 100
	RuleReach
	RuleCall
)

// The rulings on conditions and ordnance.
const (
	RuleCondition Verb = iota + 110
	RuleRepair
	RuleMaintain
	RuleTravel
)

// LastVerb is the highest number of a verb.
const LastVerb Verb = 223

// Cost is what an order takes from the budget of a turn.
type Cost uint8

// The costs.
const (
	Free Cost = iota
	Action
	Bonus
	Reaction
	Movement
	Object   // one a turn
	LastCost = Object
)

func (c Cost) String() string {
	return [...]string{"free", "action", "bonus action", "reaction", "movement", "object interaction"}[c]
}

// When is the time at which a verb may be used.
type When uint8

// The times at which a verb may be used.
const (
	OwnTurn  When = iota // in the turn of the one who gives the order
	AnyTurn              // in anybody's turn
	InWindow             // while the one who gives the order may react
)

// Permission is one row of the table of role and verb.
type Permission struct {
	Verb  Verb
	Name  string   // in stories, logs and at the stations
	Title say.Text // as the rulebook writes it
	Roles Roles    // those who may give the order
	Cost  Cost
	When  When
	ID    string   // the rule that permits it
	Says  say.Text // what it does, for the help of a station
}

// Price returns what an order costs, as people read it: each feature and power has a cost of its own.
func (p *Permission) Price() say.Text {
	if p.Verb == Feature || p.Verb == CastPower {
		return "varies"
	}
	return say.Text(p.Cost.String())
}

// table lists who may order what (SHIP-ROLE) and what it costs (SHIP-ACTION).
// Everything else is refused.
var table = [...]Permission{
	{Fly, "fly", "Fly", Of(Pilot), Movement, OwnTurn, "SHIP-FLY", "Plot a course of legs and turns; each foot costs one, each 90° the turning speed."},
	{Helm, "helm", "Helm", Of(Pilot), Movement, OwnTurn, "SHIP-FLY", "Throttle and rudder, in live tempo."},
	{Attack, "fire", "Attack", Of(Gunner), Action, OwnTurn, "SHIP-ATTACK", "Attack with one weapon; it cannot fire again until your next turn."},
	{FireAt, "fire-at", "Fire at a place", Of(Gunner), Action, OwnTurn, "SHIP-PLACE", "Attack a place where you think something is hiding, with disadvantage, or an asteroid or a wreck."},
	{Evade, "evade", "Evade", Of(Pilot), Action, OwnTurn, "SHIP-EVADE", "Piloting contest: won, its first attack on you has disadvantage; lost, yours on it has."},
	{Interfere, "interfere", "Interfere", Of(Operator), Action, OwnTurn, "SHIP-INTERFERE", "Technology contest within 1,000 ft: won, disadvantage on the target's next check or attack."},
	{Direct, "direct", "Direct", Of(Coordinator), Action, OwnTurn, "SHIP-DIRECT", "Advantage on a crewmate's next check, or on their first attack on a target."},
	{Patch, "patch", "Patch", Of(Mechanic), Action, OwnTurn, "SHIP-PATCH", "Spend a ship Hit Die to mend the hull; on a failed check, roll two and keep the lower."},
	{Stabilise, "stabilise", "Stabilise", Of(Mechanic), Action, OwnTurn, "SHIP-STABLE", "Mechanic's Kit against 10: a ship at 0 makes no more destruction saves."},
	{Ram, "ram", "Ram", Of(Pilot), Action, OwnTurn, "SHIP-RAM", "While flying through a ship's space: its pilot saves, or both ships take damage."},
	{Ready, "ready", "Ready", AllStations, Action, OwnTurn, "SHIP-READY", "Choose a circumstance and a response, paid with your reaction when it happens."},
	{Hide, "hide", "Hide", Of(Pilot), Action, OwnTurn, "SHIP-HIDE", "Stealth, from behind cover or inside a field: those whose passive Perception it outdoes lose sight of you."},
	{Search, "search", "Search", AllStations, Action, OwnTurn, "SHIP-SEARCH", "Perception or Investigation: finds every hidden ship whose Stealth it reaches."},
	{Drop, "drop", "Drop bombs", Of(Gunner), Action, OwnTurn, "SHIP-BOMB", "Drop bombs: they drift 100 ft a round and go off on contact, as your reaction, or after a minute."},
	{Detonate, "detonate", "Detonate", Of(Gunner), Reaction, AnyTurn, "SHIP-BOMB", "Set off a bomb that you have dropped, and those beside it."},
	{Reload, "reload", "Reload", AllStations, Action, OwnTurn, "SHIP-RELOAD", "Work on loading a weapon: ten actions, by anyone aboard, load one round."},
	{Astrogate, "astrogate", "Astrogate", Of(Operator), Action, OwnTurn, "SHIP-JUMP", "Work out a course for the hyperdrive: Technology against 30 at once, 20 in ten actions, 10 in a hundred; a failure is a mishap."},
	{Jump, "jump", "Jump", Of(Operator), Action, OwnTurn, "SHIP-JUMP", "Start the hyperdrive: in ten rounds the ship is away, unless damage stops it."},
	{Resave, "resave", "Save again", Of(Pilot, Mechanic), Action, OwnTurn, "SHIP-CONDITION", "The ship repeats its save against a condition; a success ends it."},
	{Dock, "dock", "Dock", Of(Pilot), Action, OwnTurn, "HOUSE-DOCK", "Make fast to a ship within 100 ft that cannot get away, or is a friend: people can cross."},
	{Undock, "undock", "Undock", Of(Pilot), Action, OwnTurn, "HOUSE-DOCK", "Cast off from the ship that yours is made fast to."},
	{Land, "land", "Land", Of(Pilot), Action, OwnTurn, "SHIP-BAY", "Go into the docking bay of a friend within 100 ft: nobody can reach you there."},
	{TakeOff, "take-off", "Take off", Of(Pilot), Action, OwnTurn, "SHIP-BAY", "Leave the docking bay, ahead of the bow of the ship that it belongs to, with your whole flying speed."},
	{Handle, "handle", "Object", Anybody, Object, OwnTurn, "SHIP-OBJECT", "Handle one object, free once a turn: say what you do."},
	{Use, "use", "Use an Object", AllStations, Action, OwnTurn, "SHIP-USE", "Handle an object that takes the action, or one more than the free one."},
	{Improvise, "improvise", "Improvise", Anybody, Action, OwnTurn, "SHIP-IMPROVISE", "Anything that is not listed: the GM says what is rolled and what follows."},
	{Call, "call", "Call", Anybody, Free, AnyTurn, "SHIP-OBJECT", "Call a word to your side, free at any time: anyone who is ready for it may act."},
	{Feature, "feature", "Feature", AllStations, Free, OwnTurn, "SHIP-FEATURE", "Use something that you have learnt or the ship is fitted with; it says what it costs."},
	{CastPower, "cast", "Cast a Power", AllStations, Free, OwnTurn, "SHIP-POWER", "Cast a power that you have; it says what it costs. A hostile target must be known to you."},
	{Stand, "stance", "Standing order", AllStations, Free, AnyTurn, "SHIP-REACT", "Say when a feature answers by itself: when it changes the outcome, whenever possible, or never."},
	{Yield, "yield", "Yield", AllStations, Free, AnyTurn, "SHIP-INIT", "Let somebody on your side with the same initiative act first, from the next turn that begins."},
	{React, "react", "React", AllStations, Reaction, InWindow, "SHIP-REACT", "Take your readied response, or let it pass."},
	{EndTurn, "end", "End turn", AllStations, Free, OwnTurn, "SHIP-ROUND", "End your turn; what you have not used is lost."},
	{RuleTempo, "tempo", "Tempo", Of(GM), Free, AnyTurn, "SHIP-ROUND", "Rounds, one turn at a time; live, everyone at once; or together, in rounds with neighbours of a side at once."},
	{RulePause, "pause", "Pause", Of(GM), Free, AnyTurn, "SHIP-ROUND", "Stop the clock, or let it run."},
	{RuleClock, "clock", "Turn clock", Of(GM), Free, AnyTurn, "SHIP-ROUND", "How long a turn may take in rounds tempo."},
	{RuleEndTurn, "end-turn", "End a turn", Of(GM), Free, AnyTurn, "SHIP-ROUND", "End the turn that is open, or the reaction that is awaited."},
	{RuleInitiative, "initiative", "Initiative", Of(GM), Free, AnyTurn, "SHIP-INIT", "Set a place in the initiative order."},
	{RuleSpawn, "spawn", "Spawn", Of(GM), Free, AnyTurn, "SHIP-ROUND", "Bring a ship into the battle."},
	{RuleMove, "move", "Move", Of(GM), Free, AnyTurn, "SHIP-FLY", "Put a ship elsewhere."},
	{RuleEdit, "edit", "Edit", Of(GM), Free, AnyTurn, "SHIP-HP", "Change one of a ship's numbers."},
	{RuleRemove, "remove", "Remove", Of(GM), Free, AnyTurn, "SHIP-ROUND", "Take a ship out of the battle, with everybody aboard."},
	{RuleEdge, "edge", "Advantage", Of(GM), Free, AnyTurn, "SHIP-ATTACK", "Advantage or disadvantage on somebody's next roll."},
	{RuleCover, "cover", "Cover", Of(GM), Free, AnyTurn, "SHIP-COVER", "Set a ship's cover, whatever the geometry says."},
	{RuleDamage, "damage", "Damage", Of(GM), Free, AnyTurn, "SHIP-HP", "Damage a ship, or mend it."},
	{RuleDice, "dice", "Dice", Of(GM), Free, AnyTurn, "SHIP-IMPROVISE", "Set the dice that fall next."},
	{RuleHold, "hold", "Hold", Of(GM), Free, AnyTurn, "SHIP-IMPROVISE", "Hold orders that roll dice until the GM has seen the roll."},
	{RuleRelease, "release", "Release", Of(GM), Free, AnyTurn, "SHIP-IMPROVISE", "Let a held order happen, with the dice shown or others."},
	{RuleAllow, "allow", "Allow", Of(GM), Free, AnyTurn, "SHIP-IMPROVISE", "Say what an improvised action rolls, and what follows from it."},
	{RuleReach, "reach", "Reach", Of(GM), Free, AnyTurn, "SHIP-ATTACK", "Say which gunner alone can reach a weapon, or that all can."},
	{RuleCall, "signal", "Signal", Of(GM), Free, AnyTurn, "SHIP-READY", "Call a word that readied orders may wait for."},
	{RuleCancel, "cancel", "Cancel", Of(GM), Free, AnyTurn, "SHIP-IMPROVISE", "Cancel a held order; it costs nothing."},
	{RuleCommand, "command", "Command", Of(GM), Free, AnyTurn, "SHIP-NPC", "Give an order as any seat."},
	{RuleHide, "conceal", "Hide", Of(GM), Free, AnyTurn, "SHIP-HIDE", "Hide a ship from the other sides, or show it."},
	{RuleSay, "say", "Say", Of(GM), Free, AnyTurn, "SHIP-OBJECT", "Send a message to the table, or to one side."},
	{RuleEnd, "finish", "Finish", Of(GM), Free, AnyTurn, "SHIP-ROUND", "End the battle, or let it go on."},
	{RuleSurprise, "surprise", "Surprise", Of(GM), Free, AnyTurn, "SHIP-SURPRISE", "Say who is surprised, or is not, before their first turn."},
	{RuleRepair, "repair", "Repair", Of(GM), Free, AnyTurn, "SHIP-REPAIR", "Let a mechanic spend Hit Dice on the hull while nobody shoots."},
	{RuleMaintain, "maintain", "Maintain", Of(GM), Free, AnyTurn, "SHIP-REPAIR", "Let a ship be docked: everything is repaired, and a level of system damage is gone."},
	{RuleTravel, "travel", "Travel", Of(GM), Free, AnyTurn, "SHIP-REPAIR", "Let hours pass aboard a ship: its crew rests, and fuel is burnt."},
	{RuleCondition, "condition", "Condition", Of(GM), Free, AnyTurn, "SHIP-CONDITION", "Give a ship a condition, or take it away."},
	{RulePull, "trigger", "Trigger", Of(GM), Free, AnyTurn, "SHIP-IMPROVISE", "Make something in the scenario happen now, or cancel it."},
	{RuleRename, "rename", "Rename", Of(GM), Free, AnyTurn, "SHIP-NPC", "Give a ship another name."},
}

// PermissionOf returns the row of a verb, or nil if there is none.
func PermissionOf(v Verb) *Permission {
	for i := range table {
		if table[i].Verb == v {
			return &table[i]
		}
	}
	for i := range footTable {
		if footTable[i].Verb == v {
			return &footTable[i]
		}
	}
	return nil
}

// Table returns every row, in the order in which stations list them.
func Table() []Permission { return table[:] }

func (v Verb) String() string {
	if r := PermissionOf(v); r != nil {
		return r.Name
	}
	return "nothing"
}
