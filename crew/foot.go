package crew

// The verbs of a fight on foot. The fight's rulebook defines what they cost.
const (
	Walk Verb = iota + 128
	Strike
	Cast
	ReadyOnFoot
	ReactOnFoot
	UseDevice
	StandOnFoot
	Dash
	Disengage
	Dodge
	Help
	Sneak
	Look
	FirstAid
	Grapple
	Shove
	Escape
	Release
	DropProne
	StandUp
	Draw
	Stow
	Discard
	Door
	Force
	ReloadArm
	RapidReload
	Raise
	Lower
	Carry
	Don
	TakeAim
	Disarm
	SetOff
	CarefulStep
	TakeCover
	PickUp
	HandOver
	LeaveCover
)

// The verbs for moving between ships and decks.
const (
	Seize Verb = iota + 168
	Sabotage
	Rewire
	Cross
	Launch
)

// RulePerson is the GM's ruling about persons and decks.
const RulePerson Verb = 192

// footTable lists the verbs of a fight on foot. Everyone on foot may use those that
// their book has.
var footTable = [...]Permission{
	{Walk, "move", "Move", Of(Boots), Movement, OwnTurn, "ME-MOVE", "Walk square by square; each square costs its length, and difficult ground costs more."},
	{Strike, "attack", "Attack", Of(Boots), Action, OwnTurn, "ME-ATTACK", "Attack with a weapon in hand, or with bare hands."},
	{Cast, "cast", "Cast", Of(Boots), Action, OwnTurn, "ME-CAST", "Use one of your powers."},
	{ReadyOnFoot, "ready", "Ready", Of(Boots), Action, OwnTurn, "ME-READY", "Choose a circumstance and a response, paid with your reaction when it happens."},
	{ReactOnFoot, "react", "React", Of(Boots), Reaction, InWindow, "ME-REACT", "Take a reaction, or let it go."},
	{UseDevice, "use", "Use", Of(Boots), Action, OwnTurn, "ME-USE", "Throw a grenade, lay a mine, give a remedy."},
	{StandOnFoot, "standing", "Standing orders", Of(Boots), Free, AnyTurn, "ME-REACT", "Whether you react without being asked."},
	{Dash, "dash", "Dash", Of(Boots), Action, OwnTurn, "ME-DASH", "Your speed once more this turn."},
	{Disengage, "disengage", "Disengage", Of(Boots), Action, OwnTurn, "ME-DISENGAGE", "Nobody strikes at you as you leave; shields may begin to regain."},
	{Dodge, "dodge", "Dodge", Of(Boots), Action, OwnTurn, "ME-DODGE", "Attacks that you see coming have disadvantage; shields may begin to regain."},
	{Help, "help", "Help", Of(Boots), Action, OwnTurn, "ME-HELP", "Give a friend advantage on their next check, or on their first attack on a foe beside you."},
	{Sneak, "hide", "Hide", Of(Boots), Action, OwnTurn, "ME-HIDE", "Stealth, from out of sight; shields, where there are any, may begin to regain."},
	{Look, "search", "Search", Of(Boots), Action, OwnTurn, "ME-SEARCH", "Look for creatures that hide."},
	{FirstAid, "stabilise", "First aid", Of(Boots), Action, OwnTurn, "ME-STABLE", "Stabilise somebody at 0 beside you."},
	{Grapple, "grapple", "Grapple", Of(Boots), Action, OwnTurn, "ME-GRAPPLE", "Take hold of somebody with a free hand."},
	{Shove, "shove", "Shove", Of(Boots), Action, OwnTurn, "ME-SHOVE", "Knock somebody prone, or push them away."},
	{Escape, "escape", "Escape", Of(Boots), Action, OwnTurn, "ME-GRAPPLE", "Work free of what holds you."},
	{Release, "release", "Let go", Of(Boots), Free, OwnTurn, "ME-GRAPPLE", "Let go of whom you hold or carry."},
	{DropProne, "drop", "Drop prone", Of(Boots), Free, OwnTurn, "ME-PRONE", "Lie flat, and crawl until you stand up. By most books you are then harder to hit from afar, and easier from beside you."},
	{StandUp, "stand", "Stand up", Of(Boots), Movement, OwnTurn, "ME-PRONE", "Stand up again."},
	{Draw, "draw", "Draw", Of(Boots), Free, OwnTurn, "ME-FREE", "Take a weapon in hand."},
	{Stow, "stow", "Stow", Of(Boots), Free, OwnTurn, "ME-FREE", "Put a weapon away."},
	{Discard, "discard", "Drop", Of(Boots), Free, OwnTurn, "ME-FREE", "Let a weapon fall."},
	{Door, "door", "Door", Of(Boots), Free, OwnTurn, "ME-FREE", "Open or shut a door beside you."},
	{Force, "force", "Force a door", Of(Boots), Action, OwnTurn, "ME-USE", "Break a locked door open."},
	{ReloadArm, "reload", "Reload", Of(Boots), Action, OwnTurn, "ME-RELOAD", "Make a weapon ready to fire again."},
	{RapidReload, "rapid-reload", "Rapid reload", Of(Boots), Bonus, OwnTurn, "ME-RAPID", "Variant: reload as a bonus action, at a risk."},
	{Raise, "raise", "Raise shield", Of(Boots), Action, OwnTurn, "HOE-SHIELD", "Raise the shield in your hand."},
	{Lower, "lower", "Lower shield", Of(Boots), Free, OwnTurn, "HOE-SHIELD", "Lower it again."},
	{Carry, "carry", "Carry", Of(Boots), Action, OwnTurn, "HOE-BULK", "Pick up somebody who cannot walk."},
	{Don, "don", "Don or doff", Of(Boots), Action, OwnTurn, "HOE-COMMON", "Put armour on, or take it off."},
	{TakeAim, "aim", "Take aim", Of(Boots), Action, OwnTurn, "ME-USE", "Lose less to range with your next attack, or keep a launcher on its target until it can fire; again, as a bonus action, ends it."},
	{Disarm, "disarm", "Disarm", Of(Boots), Action, OwnTurn, "ME-USE", "Take a mine that you know of out of the fight; a failure sets it off in your hands."},
	{SetOff, "set-off", "Set off", Of(Boots), Action, OwnTurn, "ME-USE", "Set off a mine of yours that waits for a word."},
	{CarefulStep, "step", "Step", Of(Boots), Action, OwnTurn, "FOS-ACTIONS", "One square, with care: nobody reacts to it."},
	{TakeCover, "take-cover", "Take cover", Of(Boots), Action, OwnTurn, "FOS-COVER", "Twice the bonus of the cover that you have, or that of lying flat; until you move or attack."},
	{LeaveCover, "leave-cover", "Leave cover", Of(Boots), Free, OwnTurn, "FOS-COVER", "Give up the cover that you have taken."},
	{PickUp, "pick-up", "Pick up", Of(Boots), Free, OwnTurn, "ME-IMPROVISE", "Take a weapon that lies beside you, or from somebody there who is helpless."},
	{HandOver, "hand-over", "Hand over", Of(Boots), Free, OwnTurn, "ME-IMPROVISE", "Give what you have in hand, or a thing to use, to a friend beside you."},
	{Seize, "seize", "Seize", Of(Boots), Action, OwnTurn, "HOUSE-SEIZE", "Take a console beside you that nobody defends; all of a bridge's are the ship."},
	{Sabotage, "sabotage", "Sabotage", Of(Boots), Action, OwnTurn, "HOUSE-SABOTAGE", "At a foe's console: a level of system damage to the ship, or the console is dead."},
	{Rewire, "rewire", "Rewire", Of(Boots), Action, OwnTurn, "HOUSE-SABOTAGE", "Bring a dead console beside you back to life."},
	{Cross, "cross", "Cross", Of(Boots), Movement, OwnTurn, "HOUSE-DOCK", "From your hatch to the hatch of the ship that yours touches, with those you hold."},
	{Launch, "launch", "Launch a pod", Of(Boots), Action, OwnTurn, "HOUSE-POD", "With all friends at your hatch and those they hold: drive a pod into a ship within 400 ft."},
	{RulePerson, "person", "Rule on foot", Of(GM), Free, AnyTurn, "ME-CONTEST", "Change anything about a person or a deck."},
}

// FootTable returns every verb of a fight on foot, in the order in which stations list
// them.
func FootTable() []Permission { return footTable[:] }
