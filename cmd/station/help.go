//go:build !js

package main

// What broadside --help tells beside the flags.
const (
	about = `Opens a seat of a Broadside battle in a window of its own.

Every flag can stand in the settings file too (station.yaml in the folder broadside of
your settings), or in the environment, as in BROADSIDE_NAME=Mara.

At the table, every control shows its key. F1 and on change the station where one
person has several, F11 fills the screen, Esc goes back to the lobby. H tells what each
order of your station does and by which rule, ? what each key does.`

	examples = `  broadside                               look for tables on this network and choose one
  broadside --join 192.168.1.20           go straight to the table at an address
  broadside --join K7M2QX                 go to the table with this code (the GM's server shows it)
  broadside --join K7M2QX --seat 1.gunner and sit down at once, ready to play`
)
