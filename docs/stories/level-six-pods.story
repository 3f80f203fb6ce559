title The crew of a lost ship has turns on its deck, and leaves it by pod
covers SHIP-SYSDMG HOUSE-LOST HOUSE-POD
book me5e
without shake
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 350 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 2 1
square gunner's-console 2 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
initiative hesper.pilot 20, hesper.gunner 15, tally.pilot 10
set hesper system-damage 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm edit hesper system-damage 6
  Hesper: system damage +1, now level 6: all primary systems have failed.
  Hesper is lost: all its primary systems have failed.
  The GM rules, Hesper: System damage set to 6.
show hesper state
  state lost
# Blue has no ship any more, but two people: the battle goes on.
hesper.pilot fly ahead 50
  refused [SHIP-ZERO] Hesper is lost
hesper.gunner fire laser at tally
  refused [SHIP-ZERO] Hesper is lost
ana.boots move 1 1
  Ana has moved to 1 1 on level 1; 8 m of movement is left.
pass to ben.boots
  The turn of Hesper's gunner begins.
ben.boots move 1 3
  Ben has moved to 1 3 on level 1; 8 m of movement is left.
dice 4 2 3 4
ben.boots launch tally
  Hesper launches a boarding pod at Tally.
  Tally, Dexterity save against a boarding pod: d20 2, dropped 4 (disadvantage: boarding pod) + 2 ship Dexterity = 4 against 12, failure.
  Boarding pod: d4 3+4 = 7, 7 kinetic.
  Ana enters Tally at 1 2 on level 1.
  Ben enters Tally at 1 1 on level 1.
  Tally: kinetic takes 7 from the hull.
show person ana
  able at 1 2 on level 1, 20 of 20 hit points, AC 12
show person ben
  able at 1 1 on level 1, 20 of 20 hit points, AC 12
pass to ana.boots
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
