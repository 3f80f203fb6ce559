package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// User is a feature in somebody's hands.
type User struct {
	Member  *crew.Member
	Have    *crew.Have
	Feature *shipyard.Feature
}
