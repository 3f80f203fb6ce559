package story

import "broadside/crew"

// houseRules are the project's own rules, between ships and decks.
var houseRules = [...]Rule{
	{ID: "HOUSE-CONSOLE", Says: "On a ship with a deck the crew stand at consoles; a member who is away, unable to act or robbed of a console does nothing at it; a spare one of the kind serves as well. One turn is for the console or for the deck.", Verbs: orders{crew.Fly, crew.Attack, crew.Walk}},
	{ID: "HOUSE-DOCK", Says: "A pilot docks with a ship within 100 ft that cannot get away, or is a friend; people cross from hatch to hatch for two squares of movement.", Verbs: orders{crew.Dock, crew.Undock, crew.Cross}},
	{ID: "HOUSE-BREACH", Says: "A ram that hits opens a way, for as long as the two spaces touch.", Verbs: orders{crew.Ram, crew.Cross}},
	{ID: "HOUSE-POD", Says: "A pod carries all friends at a hatch to a ship within 400 ft: it saves against 12 with disadvantage, or takes 2d4 and has them aboard.", Verbs: orders{crew.Launch}},
	{ID: "HOUSE-SEIZE", Says: "An action at an undefended console, against 12: it is yours, and its crew can do nothing there.", Verbs: orders{crew.Seize}},
	{ID: "HOUSE-SABOTAGE", Says: "An action at a foe's console, against 15: a level of system damage, once from the consoles of each role, or the console is dead until somebody rewires it, against 15.", Verbs: orders{crew.Sabotage, crew.Rewire}},
	{ID: "HOUSE-CAPTURE", Says: "Holding every console of a ship takes the ship.", Verbs: orders{crew.Seize}},
	{ID: "HOUSE-SHAKE", Says: "A hit that takes a tenth of the hull shakes the decks: save against 10 or half of it, or fall prone.", Verbs: orders{crew.Attack}},
	{ID: "HOUSE-OPEN", Says: "At 0 hull points the hatches, and the squares beside them, are open to space.", Verbs: orders{crew.Attack}},
	{ID: "HOUSE-LOST", Says: "Everybody aboard a destroyed ship is lost with it; those who have left it are not.", Verbs: orders{crew.Attack, crew.Cross}},
	{ID: "HOUSE-PEOPLE", Says: "A scenario can ask for a number of people gathered in squares of a deck, and note who is inside, who is down, how few are left, which console is taken, and how wrecked a ship is; then doors move, decks burn and people arrive.", Verbs: orders{crew.Walk, crew.Sabotage}},
	{ID: "HOUSE-DUCT", Says: "A duct is as wide as a creature one size smaller than the one that fills a square: that one squeezes, larger ones do not fit.", Verbs: orders{crew.Walk}},
	{ID: "HOUSE-SHAFT", Says: "A shaft is open to the next level, two squares below: flyers and climbers go through it, all others fall.", Verbs: orders{crew.Walk}},
	{ID: "HOUSE-LURASKO", Says: "What the page of Legends of Lurasko leaves open: the order and the parts of a turn, moves, reach, sight, hands, holds and lying down.", Verbs: orders{crew.Strike, crew.Walk, crew.Draw, crew.Grapple, crew.StandUp}},
	{ID: "HOUSE-MAP", Says: "The GM changes squares while they are played, and draws doors, consoles and ladders; nobody is walled in.", Verbs: orders{crew.RulePerson}},
}
