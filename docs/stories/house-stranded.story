title Whoever has crossed fights on when their own ship is lost: their turn is one on foot, and ends when they say
covers HOUSE-LOST HOUSE-CONSOLE HOUSE-DOCK

book me5e
without shake
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
initiative hesper.pilot 20, hesper.gunner 15, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to hesper.gunner
  The turn of Hesper's gunner begins.
# Ben goes over; then his ship is lost behind him, with the pilot.
gm person place ben 1 2
ben.boots cross tally
  Ben enters Tally at 1 2 on level 1.
gm damage hesper 1000 energy
  The GM rules, Hesper: 1000 energy damage.
  Hesper: energy takes 1000 from the hull.
  Hesper is torn apart by massive damage.
  Ana is lost with the ship.
# His turns come as before. There is nothing for him at a console that is gone.
pass to tally.pilot
  The turn of Tally's pilot begins.
pass to hesper.gunner
  Round 2.
  The turn of Hesper's gunner begins.
ben.boots move 3 2
  Ben has moved to 3 2 on level 1; 6 m of movement is left.
hesper.gunner fire laser at tally
  refused [SHIP-ZERO] Hesper is destroyed
# He ends them by the seat that was his, as on foot.
hesper.gunner end
  The turn of Tally's pilot begins.
tally.pilot end
  Round 3.
  The turn of Hesper's gunner begins.
hesper.gunner end
  The turn of Tally's pilot begins.
