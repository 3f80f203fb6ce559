package scenario

// MaxTriggers is how many triggers a scenario may have.
const MaxTriggers = 64

// Trigger is something that a scenario has happen by itself: at the moment when
// a premise comes true, if others hold then, so and so follows.
type Trigger struct {
	Key   string
	Title string // for the GM
	When  Premise
	If    []Premise
	Odds  Odds // when all these hold
	Then  []Consequence
	Again bool // whenever it comes true, not only the first time
}

// Odds are what a trigger needs on a d20 that is thrown in the open at its moment,
// and why it is thrown. Without a need nothing is.
type Odds struct {
	Need  int8
	Cause string
}
