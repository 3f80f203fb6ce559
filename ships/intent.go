package ships

import "broadside/crew"

// Intent is what a deployed crew member wants.
type Intent interface {
	crew.IntentIn[*Battle, *crew.Member]
}
