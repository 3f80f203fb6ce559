package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// FeatureOf is a feature of the library by its ID, which is above 0.
func (b *Battle) FeatureOf(id crew.FeatureID) *shipyard.Feature { return &b.Library.Features[id-1] }
