package personal

import "broadside/crew"

// Intent is what somebody on a deck wants.
type Intent interface{ crew.IntentIn[*Fight, *Person] }
