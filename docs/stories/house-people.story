title What scenarios ask of people on decks: to gather, how few are left, who is inside, how wrecked a ship is
covers HOUSE-PEOPLE HOUSE-SABOTAGE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Tally probe at 0 0 heading 0 side Red special
crew tally plain pilot gunner
member tally.pilot name Pym
member tally.gunner name Gus
room 16 7 for tally hand plain
square hatch 1 3
square pilot's-console 14 1
square gunner's-console 14 3
sheet fixer like plain, intelligence 20, hp 60, speed 20
person Ana fixer at 9 3 side Blue
person Ben plain at 5 3 side Blue
person Cid plain at 9 5 side Blue
person Dov plain at 6 5 side Blue
person Grunt plain at 8 1 side Red
goal Blue gather people 3 from 1 2 to 4 4: Three of us at the lock.
trigger inside Blue from 12 1 to 14 5: Somebody is on the bridge.
trigger not inside Blue from 12 1 to 14 5: Nobody is on the bridge any more.
trigger few-people Blue 3: Three are left.
trigger wrecked tally 2: She is wrecked.
initiative ana 20, ben 15, cid 12, dov 10, tally.pilot 8, tally.gunner 6, grunt 2
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
  Nobody is on the bridge any more.
gm person leave pym
  The GM rules: Pym leaves the decks.
gm person leave gus
  The GM rules: Gus leaves the decks.

# One square short of the area, and in it.
grunt.boots standing strikes never
ana.boots move 11 3
  Ana has moved to 11 3 on level 1; 16 m of movement is left.
ana.boots move 12 3
  Ana has moved to 12 3 on level 1; 14 m of movement is left.
  Somebody is on the bridge.
gm person place ana 13 1

# Two levels of system damage, one a sabotage: the first is too few.
dice 18
ana.boots sabotage tally.pilot
  Ana, sabotage the pilot's console: d20 18 + 5 Intelligence = 23 against 15, success.
  Ana sabotages the pilot's console of Tally.
  Tally: system damage +1, now level 1: disadvantage on ability checks.
pass to ana.boots
  The turn of Ben begins.
  The turn of Cid begins.
  The turn of Dov begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Grunt begins.
  Round 2.
  The turn of Ana begins.
ana.boots sabotage tally.pilot
  refused [HOUSE-SABOTAGE] what the pilot's console controls is wrecked already: go to another
# What hangs on the helm is wrecked: the second level comes from another role's console.
gm person place ana 13 2
dice 18
ana.boots sabotage tally.gunner
  Ana, sabotage the gunner's console: d20 18 + 5 Intelligence = 23 against 15, success.
  Ana sabotages the gunner's console of Tally.
  Tally: system damage +1, now level 2: flying speed halved, turning cost doubled.
  She is wrecked.
  Tally: flying speed 300 → 150 ft (system damage 2).

# Four of the side are up; then three.
gm person hp cid 0
  Cid falls unconscious.
  The GM rules: Cid has 0 hit points.
  Three are left.

# Two at the lock, and one a square beside it: too few. The third has won.
gm person place ana 5 2
  Nobody is on the bridge any more.
gm person place ben 1 2
gm person place dov 4 4
pass to ben.boots
  The turn of Ben begins.
gm person place ana 4 2
  Goal reached: Three of us at the lock.
  The battle is over. Three of us at the lock.
