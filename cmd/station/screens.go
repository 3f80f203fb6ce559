package main

import (
	"broadside/crew"

	"broadside/cmd/station/pilot"
	"broadside/cmd/station/view"
)

// screens are the stations, new for each seat that somebody takes.
func screens() map[crew.Role]view.Screen {
	return map[crew.Role]view.Screen{
		crew.Pilot: pilot.New(),
	}
}
