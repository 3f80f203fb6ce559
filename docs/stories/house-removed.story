title A ship that the GM removes takes along everybody aboard; those of its crew who are elsewhere fight on
covers HOUSE-LOST HOUSE-PEOPLE HOUSE-DOCK

book me5e
without shake
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 150 heading 0 side Red special
ship Rook probe at 0 900 heading 0 side Blue
crew hesper plain pilot gunner
crew tally plain pilot
crew rook plain pilot
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
person Cid plain at 3 2 deck 1 side Blue
person Dot plain at 4 2 deck 1 side Blue
person Foe plain at 3 3 deck 1 side Red
initiative hesper.pilot 20, hesper.gunner 15, tally.pilot 10, rook.pilot 8, cid 7, dot 6, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to hesper.gunner
  The turn of Hesper's gunner begins.
# Ben goes over. Then his ship leaves with everybody else aboard: the hale, the fallen and the boarder.
gm person place ben 1 2
ben.boots cross tally
  Ben enters Tally at 1 2 on level 1.
gm person hp cid 0
  Cid falls unconscious.
  The GM rules: Cid has 0 hit points.
gm remove hesper
  Hesper leaves the battle.
  Ana leaves with the ship.
  Cid leaves with the ship.
  Dot leaves with the ship.
  Foe leaves with the ship.
show person ana
  away at 6 1 on level 1, 20 of 20 hit points, AC 12
show person cid
  away at 3 2 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
show person foe
  away at 3 3 on level 1, 20 of 20 hit points, AC 12
show person ben
  able at 1 2 on level 1, 20 of 20 hit points, AC 12
# It is still Ben's turn, on foot. There is nothing for him at a console any more.
ben.boots move 3 2
  Ben has moved to 3 2 on level 1; 2 m of movement is left.
ben.boots call: anybody there?
  Ben calls: anybody there?!
ben.boots improvise strength : kicks a crate
  Ben: improvise waits for the GM.
dice 14
gm allow 1 strength dc 15
  Ben improvises: kicks a crate: improvised Strength: d20 14 against 15, failure.
gm surprise ben.boots
  refused [TABLE] to surprise somebody on foot, use the ruling for people on foot
gm initiative ben.boots 9
  The GM rules: Ben acts on 9.
ben.boots end
  The turn of Tally's pilot begins.
pass to ben.boots
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Tally's pilot begins.
  The turn of Ben begins.
ben.boots move 2 2
  Ben has moved to 2 2 on level 1; 8 m of movement is left.
ben.boots end
  The turn of Rook's pilot begins.
ana.boots end
  refused [ME-TURN] it is not your turn
