title Who notices a ship that hides, and behind what
covers SHIP-HIDE

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue special
ship Finch gun at 0 -300 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red
object gravel field at 0 500 radius 60
crew wren plain pilot operator
crew finch plain pilot
crew kite plain pilot gunner
member finch.pilot wisdom 20
initiative wren 20, finch 15, kite 10

begin
  ...
gm cover kite half
  The GM rules, Kite: its cover is: half cover.
gm move kite at 300 500 heading 180
  The GM rules, Kite: it is moved.
pass to kite.pilot
  The turn of Wren's operator begins.
  The turn of Finch's pilot begins.
  The turn of Kite's pilot begins.
# Half cover is too little.
kite.pilot hide
  refused [SHIP-HIDE] Wren has Kite in plain sight: hide inside a field, or behind three-quarters cover
gm cover kite three-quarters
  The GM rules, Kite: its cover is: three-quarters cover.
# Finch's pilot, with a passive Perception of 15, notices a total of 14.
dice d20=11
kite.pilot hide
  Kite's pilot hides Kite: Stealth d20 11 + 3 ship Dexterity = 14.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Finch at 0 -300 heading 0°, hull 14, shields 0
  Kite at 300 500 heading 180°, hull unknown
log wren.operator
log kite.gunner
  Kite's pilot hides Kite: Stealth d20 11 + 3 ship Dexterity = 14.
pass to kite.pilot
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
  The turn of Finch's pilot begins.
  The turn of Kite's pilot begins.
# Aboard a ship that is disabled nobody looks out: 10 is not below the 10 aboard Wren.
gm edit finch hull 0
  Finch is disabled.
  The GM rules, Finch: Hull set to 0.
dice d20=7
kite.pilot hide
  Kite's pilot hides Kite: Stealth d20 7 + 3 ship Dexterity = 10.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Finch at 0 -300 heading 0°, disabled, worn, hull 0, shields 0
