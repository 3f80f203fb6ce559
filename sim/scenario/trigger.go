package scenario

// MaxTriggers is how many triggers a scenario may have.
const MaxTriggers = 64

// Trigger is an event of the scenario: when a premise comes true, if others hold at that
// moment, consequences follow.
type Trigger struct {
	Key   string
	Title string // for the GM
	When  Premise
	If    []Premise
	Odds  Odds // if all of these hold
	Then  []Consequence
	Again bool // every time that it comes true, not only the first time
}

// Odds are what a trigger needs on a d20 that is thrown openly at its moment, and the
// cause of the throw. If Need is 0, nothing is thrown.
type Odds struct {
	Need  int8
	Cause string
}
