title A coordinator who directs others than friends hears nothing of them
covers SHIP-DIRECT SHIP-FEATURE HOUSE-CONSOLE
book me5e
without shake
class probe medium across 50 dexterity 14
mount probe light-laser turret
ship Hesper probe at 0 0 heading 0 side Blue special
ship Rook probe at 0 250 heading 180 side Red special
ship Shade probe at 0 -900 heading 0 side Blue special hidden
crew hesper plain pilot coordinator gunner
crew rook plain coordinator
crew shade plain pilot
member hesper.pilot name Ana
member hesper.coordinator name Cora rank 1
member hesper.gunner name Gus
member rook.coordinator name Rolf rank 1
member shade.pilot name Sil
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 7 1
square "coordinator's-console" 6 3
square "gunner's-console" 7 3
initiative hesper.pilot 30, hesper.coordinator 25, rook.coordinator 20, hesper.gunner 5, shade 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
ana.boots move 3 2
  Ana has moved to 3 2 on level 1; 2 m of movement is left.
pass to hesper.coordinator
  The turn of Hesper's coordinator begins.
hesper.coordinator feature inspiring-display on hesper.gunner
  Hesper's coordinator uses Inspiring Display on Hesper's gunner.
pass to rook.coordinator
  The turn of Rook's coordinator begins.
# Not that Ana is away from her console, nor that Gus has a die, nor that Shade is there.
rook.coordinator direct hesper.pilot
  refused [SHIP-DIRECT] Ana of Hesper is not on your side
rook.coordinator feature inspiring-display on hesper.pilot
  refused [SHIP-FEATURE] Ana of Hesper is not on your side
rook.coordinator feature inspiring-display on hesper.gunner
  refused [SHIP-FEATURE] Gus of Hesper is not on your side
rook.coordinator direct shade.pilot
  refused [SHIP-DIRECT] there is nobody to help
rook.coordinator feature inspiring-display on shade.pilot
  refused [SHIP-FEATURE] nobody is there
