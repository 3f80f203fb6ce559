package personal

import "broadside/crew"

// Intent is an order of somebody on a deck.
type Intent interface{ crew.IntentIn[*Fight, *Person] }
