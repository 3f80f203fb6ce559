title A scenario without breaches: a ram opens no way, but ships still dock
covers HOUSE-BREACH HOUSE-DOCK

book me5e
without breach shake
tempo live
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 300 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
member hesper.pilot name Ana
member hesper.gunner name Ben
member tally.pilot name Pym
member tally.gunner name Gus
set tally hull-max 100, hull 100, shields-max 0
set hesper hull-max 1000, hull 1000, shields-max 0
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet fixer like plain, intelligence 18, hp 60
person Rhee fixer at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, hesper.gunner 12, tally.pilot 10, tally.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
hesper.pilot ram tally ahead 210
  Hesper sets out to ram Tally.
dice 8 5 5
wait 115 ticks
  The turn of Rhee begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  Hesper's pilot rams Tally, whose Dexterity save against the ram: d20 8 + 2 ship Dexterity = 10 against 11, failure.
  Ram damage: d8 5+5 + 1 ship Strength = 11, 11 kinetic.
  Hesper rams Tally.
  Tally: kinetic takes 11 from the hull.
  Hesper: kinetic takes 11 from the hull.
  Hesper has flown its course; 80 ft of flying speed is left.
  The turn of Tally's gunner begins.
wait for rhee.boots
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
rhee.boots cross tally
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, or held by a boarding harpoon
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
wait for hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  Round 3.
  The turn of Hesper's pilot begins.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
