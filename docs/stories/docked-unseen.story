title Who does not know of a ship learns nothing of its docking
covers HOUSE-DOCK SHIP-HIDE

class dart small across 50
ship Hesper dart at 0 0 heading 0 side Blue special
ship Mole dart at 0 80 heading 0 side Blue hidden
ship Rook dart at 0 900 heading 180 side Red special
crew hesper plain pilot
crew mole plain pilot
crew rook plain pilot
initiative mole.pilot 30, hesper.pilot 20, rook 1

begin
  The battle goes on.
  Round 1.
  The turn of Mole's pilot begins.
mole.pilot dock hesper
  Mole docks with Hesper.
  Hesper: flying speed 350 → 0 ft (docked).
  Mole: flying speed 350 → 0 ft (docked).
log rook.pilot
see rook.pilot
  Hesper at 0 0 heading 0°, hull unknown
  Rook at 0 900 heading 180°, hull 14, shields 0
pass to mole.pilot
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Mole's pilot begins.
mole.pilot undock
  Mole casts off from Hesper.
  Hesper: flying speed 0 → 350 ft (cast off).
  Mole: flying speed 0 → 350 ft (cast off).
log rook.pilot
