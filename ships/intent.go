package ships

import "broadside/crew"

// Intent is an order of a deployed crew member.
type Intent interface {
	crew.IntentIn[*Battle, *crew.Member]
}
