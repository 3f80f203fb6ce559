package main

// help is what station --help prints.
const help = `Station opens a seat of a Broadside battle in a window of its own.

  station                                 look for tables on this network and choose one
  station --join 192.168.1.20             go straight to the table at an address
  station --join K7M2QX                   go to the table with this code (the GM's server shows it)
  station --join K7M2QX --seat 1.gunner   and sit down at once, ready to play

Flags:
  --join TABLE           the table: HOST, HOST:PORT, or as the server shows, six characters or broadside://...;
                         only that link tells whose the table is, so the others ask, once for each table
  --name NAME            what the others call you; asked for in the lobby when left out
  --seat SHIP.SEAT       sit down without asking: a ship's name or number and the seat there, as in
                         hesper.pilot or 1.gunner-2; hesper.screen is the main screen for all to see,
                         gm the GM's console
  --passphrase WORDS     what the table asks at its door, if it asks
  --screen WxH           size of the window, 1024x576 or more; it can be changed with the mouse too
  --full                 begin on the whole screen (F11 changes it)
  --discover HOST:PORT   ask these places for tables, not the whole network; may be given several times
  --no-audio             make no sound
  --picture FILE         write a PNG of the window to FILE and end; --after says when
  --after TIME           how long to wait before the picture: 8s
  --version              which Broadside this is
  --help                 this text

Every flag can stand in the settings file too (station.yaml in the folder broadside of your settings), or in
the environment, as in BROADSIDE_NAME=Mara.

At the table: every control shows its key. F1 and on change the station where one person has several, F11
fills the screen, Esc goes back to the lobby. H tells what each order of your station does and by which rule, ? what each key does.
`
