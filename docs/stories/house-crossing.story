title Crossing to another ship is a move: what it takes, who strikes at it, and what goes on
covers HOUSE-DOCK ME-OPPORTUNITY ME-BETWEEN ME-PRONE ME-REGEN ME-CAST

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot gunner
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
square gunner's-console 5 3
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
square gunner's-console 7 3
sheet marine like plain, strength 18, hp 30, proficiency 2, weapon riot-baton, attacks 2, shields 20 regain 5
sheet adept like plain, hp 30, level 10, casting Intelligence, intelligence 16, slots 4, slots 4, slots 4, slots 4, power guarding-field, power dead-ring
sheet drone like plain, speed 0, fly 20, hp 30, feature hover
person Rhee marine at 1 2 deck 1 side Blue special
person Con adept at 1 1 deck 1 side Blue special
person Dro drone at 1 3 deck 1 side Blue special
person Foe marine at 2 2 deck 1 side Red special
person Far marine at 4 2 deck 2 side Red special
initiative rhee 30, con 28, dro 27, foe 26, hesper.pilot 15, hesper.gunner 11, tally.pilot 10, tally.gunner 5, far 4

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
gm person layer rhee shields -15
  Rhee: shields -15, now 5.
rhee.boots disengage
  Rhee disengages.
  Rhee: shields will regain from the next turn on, unless hurt before it.
pass to hesper.pilot
  The turn of Con begins.
  The turn of Dro begins.
  The turn of Foe begins.
  The turn of Hesper's pilot begins.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
pass to rhee.boots
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Far begins.
  Round 2.
  The turn of Rhee begins.
  Rhee: shields +5, now 10.
# Whoever leaves a foe's reach by the hatch can be struck at, and crosses after it. The second attack of an action is still there on the other side, and the shields go on regaining.
dice 2
rhee.boots attack foe
  Rhee attacks Foe, Riot baton: d20 2 + 4 Strength + 2 proficiency = 8 against 12, a miss.
rhee.boots cross tally
  Foe may react to Rhee: an opportunity attack.
dice 2
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Rhee, Riot baton: d20 2 + 4 Strength + 2 proficiency = 8 against 12, a miss.
  Rhee enters Tally at 1 2 on level 1.
show person rhee
  able at 1 2 on level 1, 30 of 30 hit points, AC 12
  shields 10 of 20; Riot baton in hand
rhee.boots move 3 2
  Rhee has moved to 3 2 on level 1; 2 m of movement is left.
dice 2
rhee.boots attack far
  Rhee attacks Far, Riot baton: d20 2 + 4 Strength + 2 proficiency = 8 against 12, a miss.
pass to con.boots
  The turn of Con begins.
# Who lies crawls: 8 m of 10. Concentration is kept.
con.boots cast guarding-field on con
  Con casts Guarding Field.
  Con is guarded.
  Con: AC 12 → 14 (guarded).
con.boots drop
  Con is prone.
con.boots cross tally
  Con enters Tally at 1 2 on level 1.
show con.boots
  the turn is open; left: 1 action, 1 reaction, 1 interaction; movement 2 m
show person con
  able at 1 2 on level 1, 30 of 30 hit points, AC 14
  guarded; prone
# Without legs one flies.
pass to dro.boots
  The turn of Dro begins.
dro.boots cross tally
  Dro enters Tally at 1 1 on level 1.
show dro.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 16 m
# A blow that fells ends the way.
pass to rhee.boots
  The turn of Foe begins.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Far begins.
  Round 3.
  The turn of Rhee begins.
  Rhee: shields +5, now 15.
gm person hp rhee 2
  The GM rules: Rhee has 2 hit points.
gm person place far 2 2
gm person place con 4 3
gm person place dro 4 1
gm person place rhee 1 2
rhee.boots cross hesper
  Far may react to Rhee: an opportunity attack.
dice d20=15 d6=4 d4=1
far.boots react
  Far reacts with an opportunity attack.
  Far attacks Rhee, Riot baton: d20 15 + 4 Strength + 2 proficiency = 21 against 12, a hit.
  Damage of Riot baton: d6 4 + 4 Strength = 8.
  Damage of Riot baton: d4 1.
  Rhee takes bludgeoning and lightning: 9 from hit points.
  Rhee falls unconscious.
  Rhee can no longer hold Riot baton.
  The turn of Con begins.
show person rhee
  dying at 1 2 on level 1, 0 of 30 hit points, AC 12
  shields 15 of 20; unconscious; prone
