title What scenarios do to decks: doors, fire, and whoever comes, by chance
covers HOUSE-PEOPLE HOUSE-MAP

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Tally probe at 0 0 heading 0 side Red special
crew tally plain pilot gunner
room 16 7 for tally hand plain
square pilot's-console 14 1
square gunner's-console 14 5
square closed-door 5 2
square closed-door 5 3
square closed-door 5 4
square closed-door 8 2
square closed-door 8 3
person Ana plain at 2 1 side Blue
person Bob plain at 2 5 side Blue
person Guard plain at 12 3 side Red later
person Hound plain at 12 3 side Red later
trigger inside Blue from 3 1 to 3 1 then open-doors from 5 2 to 5 3: Two doors slide open.
trigger inside Blue from 3 2 to 3 2 then shut-doors from 5 2 to 5 4, lock-doors from 8 2 to 8 2: The alarm.
trigger inside Blue from 3 3 to 3 3 then burn from 10 1 to 11 2: Fire!
trigger inside Blue from 3 4 to 3 4 then put-out from 11 2 to 12 3: It is put out, in part.
trigger inside Blue from 3 5 to 3 5 chance 11 Patrol then enter guard, enter hound: The patrol.
initiative ana 20, bob 15, tally.pilot 8, tally.gunner 6
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# Those in the area open; the one beside it does not.
gm person place ana 3 1
  The door at 5 2 on level 1 is open.
  The door at 5 3 on level 1 is open.
  Two doors slide open.
# All that are open shut; of two shut ones the one in the area is locked. Where somebody stands in a door, it stays open.
gm person place bob 5 3
gm person place ana 3 2
  The door at 5 2 on level 1 is shut.
  The door at 8 2 on level 1 is locked.
  The alarm.
# Two by two squares burn, and the corner of them that is in the other area no longer.
gm person place ana 3 3
  It burns at 10 1 on level 1.
  It burns at 11 1 on level 1.
  It burns at 10 2 on level 1.
  It burns at 11 2 on level 1.
  Fire!
gm person place ana 3 4
  Nothing burns any more at 11 2 on level 1.
  It is put out, in part.
# A 10 is too few. The die is thrown whenever somebody comes there, not while they stay.
dice 10
gm person place ana 3 5
  Patrol d20 10 against 11: no.
pass to bob.boots
  The turn of Bob begins.
gm person place ana 2 1
# An 11 is enough: Guard stands where they should, and Hound beside them.
dice 11, 5, 4
gm person place ana 3 5
  Patrol d20 11 against 11: yes.
  Guard enters Tally at 12 3 on level 1.
  Guard rolls initiative: d20 5.
  Hound enters Tally at 11 2 on level 1.
  Hound rolls initiative: d20 4.
  The patrol.
show person guard
  able at 12 3 on level 1, 20 of 20 hit points, AC 12
show person hound
  able at 11 2 on level 1, 20 of 20 hit points, AC 12
# They come once.
gm person place ana 2 1
dice 20
gm person place ana 3 5
  Patrol d20 20 against 11: yes.
  The patrol.
