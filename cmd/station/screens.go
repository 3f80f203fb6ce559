package main

import (
	"broadside/crew"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/coordinator"
	"broadside/cmd/station/gm"
	"broadside/cmd/station/gunner"
	"broadside/cmd/station/mainscreen"
	"broadside/cmd/station/mechanic"
	"broadside/cmd/station/operator"
	"broadside/cmd/station/pilot"
	"broadside/cmd/station/view"
)

// screens returns new stations for a seat.
func screens() map[crew.Role]view.Screen {
	return map[crew.Role]view.Screen{
		crew.Pilot:       pilot.New(),
		crew.Gunner:      gunner.New(),
		crew.Operator:    operator.New(),
		crew.Mechanic:    mechanic.New(),
		crew.Coordinator: coordinator.New(),
		crew.Screen:      mainscreen.New(),
		crew.GM:          gm.New(),
		crew.Boots:       boots.New(),
	}
}
