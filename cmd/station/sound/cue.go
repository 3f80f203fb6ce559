package sound

import "broadside/sim/say"

// Cue is something worth hearing.
type Cue uint8

// The cues.
const (
	Turn    Cue = iota // your turn begins
	React              // you may react
	Refused            // an order is refused
	Won
	Beaten
	Dice // dice fall
	Twenty
	One
	Shot     // somebody fires
	Missile  // something slower is on its way
	Shielded // a shot hits shields
	Struck   // a shot hits a hull
	Hurt     // your ship is hit
	Ram
	Loss  // a ship is destroyed
	Blast // a bomb goes off
	Fail  // a ship goes dark
	Down  // shields collapse
	Pod   // a pod is launched
	Beam
	Taken // a ship changes sides
	Jump
	Dock     // a ship docks, or lands in a bay
	CastOff  // a ship undocks, or takes off
	Bang     // on a deck somebody attacks
	Blow     // somebody is hit there
	Door     // a door is kicked in
	Fall     // somebody falls unconscious
	Death    // somebody dies
	Seize    // a console is taken by another side
	Sabotage // a console is wrecked
	Rewire   // a console works again
	Ping     // somebody points something out
	lastCue  = Ping
)

var cues = [lastCue + 1][]tone{
	Turn:     {{0, 0.35, 523, 523, 0.22, 0}, {0.12, 0.5, 784, 784, 0.20, 0}},
	React:    {{0, 0.14, 880, 880, 0.25, 0}, {0.18, 0.14, 880, 880, 0.25, 0}, {0.36, 0.3, 1175, 1175, 0.22, 0}},
	Refused:  {{0, 0.12, 196, 196, 0.22, 0}, {0.13, 0.2, 165, 165, 0.22, 0}},
	Won:      {{0, 0.4, 523, 523, 0.2, 0}, {0.16, 0.4, 659, 659, 0.2, 0}, {0.32, 0.9, 784, 784, 0.22, 0}},
	Beaten:   {{0, 0.5, 392, 392, 0.2, 0}, {0.25, 0.5, 330, 330, 0.2, 0}, {0.5, 1.1, 247, 240, 0.22, 0}},
	Dice:     {{0, 0.05, 0, 0, 0.3, 0.3}, {0.09, 0.05, 0, 0, 0.25, 0.3}, {0.17, 0.05, 0, 0, 0.25, 0.35}, {0.29, 0.05, 0, 0, 0.2, 0.4}, {0.42, 0.06, 0, 0, 0.15, 0.45}, {0, 0.04, 1900, 1300, 0.06, 0}, {0.29, 0.04, 1700, 1200, 0.05, 0}},
	Twenty:   {{0, 0.25, 659, 659, 0.2, 0}, {0.12, 0.25, 784, 784, 0.2, 0}, {0.24, 0.8, 1047, 1047, 0.22, 0}},
	One:      {{0, 0.5, 311, 294, 0.22, 0}, {0.3, 1, 233, 196, 0.22, 0}},
	Shot:     {{0, 0.18, 1400, 180, 0.12, 0}, {0.07, 0.18, 1350, 170, 0.10, 0}, {0.14, 0.2, 1300, 160, 0.10, 0}, {0, 0.1, 0, 0, 0.05, 0.4}},
	Missile:  {{0, 0.9, 0, 0, 0.3, 0.85}, {0, 0.8, 120, 300, 0.1, 0}},
	Shielded: {{0, 0.5, 920, 690, 0.15, 0}, {0, 0.4, 1390, 1040, 0.08, 0}, {0, 0.08, 0, 0, 0.12, 0.3}},
	Struck:   {{0, 0.28, 0, 0, 0.32, 0.7}, {0, 0.32, 160, 60, 0.28, 0}},
	Hurt:     {{0, 0.5, 90, 40, 0.5, 0}, {0, 0.35, 0, 0, 0.3, 0.9}},
	Ram:      {{0, 1, 60, 30, 0.45, 0}, {0, 0.8, 0, 0, 0.4, 0.9}, {0.05, 0.4, 300, 90, 0.1, 0}},
	Loss:     {{0, 1.4, 70, 25, 0.5, 0}, {0, 1.2, 0, 0, 0.4, 0.95}},
	Blast:    {{0, 0.7, 80, 30, 0.4, 0}, {0, 0.6, 0, 0, 0.35, 0.9}},
	Fail:     {{0, 1, 220, 40, 0.22, 0}, {0.2, 0.1, 0, 0, 0.12, 0.3}, {0.45, 0.1, 0, 0, 0.12, 0.3}},
	Down:     {{0, 0.7, 700, 120, 0.18, 0}, {0.1, 0.6, 460, 80, 0.12, 0}},
	Pod:      {{0, 0.3, 0, 0, 0.3, 0.8}, {0.1, 1.2, 90, 180, 0.14, 0}},
	Beam:     {{0, 0.9, 260, 420, 0.09, 0}, {0, 0.9, 266, 431, 0.09, 0}},
	Taken:    {{0, 0.4, 392, 392, 0.2, 0}, {0.18, 0.4, 523, 523, 0.2, 0}, {0.36, 0.9, 659, 659, 0.2, 0}},
	Jump:     {{0, 0.8, 200, 1600, 0.14, 0}, {0.7, 0.4, 0, 0, 0.16, 0.6}},
	Bang:     {{0, 0.16, 900, 140, 0.12, 0}, {0, 0.1, 0, 0, 0.14, 0.5}},
	Blow:     {{0, 0.1, 0, 0, 0.3, 0.6}, {0, 0.16, 180, 90, 0.22, 0}},
	Door:     {{0, 0.12, 0, 0, 0.4, 0.8}, {0, 0.3, 110, 50, 0.4, 0}, {0.12, 0.3, 0, 0, 0.2, 0.5}},
	Dock:     {{0, 0.09, 0, 0, 0.35, 0.4}, {0, 0.5, 311, 300, 0.14, 0}, {0, 0.4, 466, 452, 0.08, 0}, {0.34, 0.12, 0, 0, 0.4, 0.6}, {0.34, 0.5, 150, 141, 0.26, 0}, {0.55, 0.7, 0, 0, 0.09, 0.2}},
	CastOff:  {{0, 0.6, 0, 0, 0.16, 0.15}, {0.3, 0.08, 0, 0, 0.35, 0.5}, {0.3, 0.3, 180, 170, 0.22, 0}, {0.4, 1, 70, 130, 0.16, 0}},
	Fall:     {{0, 0.35, 520, 200, 0.1, 0}, {0.16, 0.22, 95, 45, 0.4, 0}, {0.16, 0.12, 0, 0, 0.35, 0.85}, {0.34, 0.2, 80, 40, 0.25, 0}},
	Death:    {{0, 0.22, 95, 45, 0.4, 0}, {0.05, 1.4, 147, 139, 0.22, 0}, {0.05, 1.3, 175, 165, 0.14, 0}, {0.7, 0.9, 110, 104, 0.2, 0}},
	Seize:    {{0, 0.05, 0, 0, 0.35, 0.3}, {0.06, 0.3, 640, 430, 0.18, 0}, {0.36, 0.3, 640, 430, 0.18, 0}, {0.66, 0.4, 640, 430, 0.16, 0}},
	Sabotage: {{0, 0.05, 0, 0, 0.3, 0.1}, {0.08, 0.04, 0, 0, 0.25, 0.1}, {0.15, 0.09, 0, 0, 0.3, 0.1}, {0.3, 0.05, 0, 0, 0.2, 0.1}, {0, 0.06, 2600, 900, 0.1, 0}, {0.15, 0.08, 2300, 700, 0.1, 0}, {0.2, 0.8, 200, 45, 0.22, 0}},
	Rewire:   {{0, 0.4, 120, 360, 0.16, 0}, {0.36, 0.1, 988, 988, 0.12, 0}, {0.48, 0.3, 1319, 1319, 0.12, 0}},
	Ping:     {{0, 0.12, 1760, 1760, 0.14, 0}, {0.1, 0.7, 2349, 2349, 0.14, 0}},
}

// Group is a kind of cues, with a volume of its own.
type Group uint8

// The groups.
const (
	Alerts Group = iota
	Weapons
	Interface
	lastGroup = Interface
)

// Group returns the group of a cue.
func (c Cue) Group() Group {
	switch c {
	case Turn, React, Won, Beaten, Seize, Ping:
		return Alerts
	case Refused, Dice:
		return Interface
	}
	return Weapons
}

// Caption returns the meaning of a cue.
func (c Cue) Caption() say.Text {
	return [...]say.Text{
		Turn: "Chime: your turn", React: "Bell: you may react", Refused: "Refused", Won: "Fanfare: your side has won",
		Beaten: "Your side is beaten", Dice: "Dice", Twenty: "Fanfare: a natural 20", One: "A natural 1",
		Shot: "A shot", Missile: "A missile", Shielded: "A hit on shields", Struck: "A hit on a hull",
		Hurt: "Your ship is hit", Ram: "A ram", Loss: "A ship is lost", Blast: "A blast",
		Fail: "A ship goes dark", Down: "Shields collapse", Pod: "A boarding pod", Beam: "A beam",
		Taken: "A ship changes sides", Jump: "A ship jumps", Bang: "Somebody attacks", Blow: "Somebody is hit",
		Door: "A door is battered", Dock: "A ship docks", CastOff: "A ship casts off", Fall: "Somebody falls",
		Death: "Somebody dies", Seize: "Alarm: a console is seized", Sabotage: "A console is wrecked",
		Rewire: "A console works again", Ping: "Ping: your crew points something out",
	}[c]
}
