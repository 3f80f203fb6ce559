title A strike that fells its target, whose end fells the striker: who would have struck too is asked no more
covers ME-OPPORTUNITY ME-REACT ME-DMG0

book me5e
room 30 12
sheet blade like plain, hp 30, strength 16, weapon riot-baton
sheet bomb like plain, hp 3, power spark-burst
person Ann bomb at 5 4 side Blue
person Foe blade at 6 4 side Red special
person Fay blade at 6 5 side Red special
person Bea blade at 20 4 side Blue special
initiative ann 15, foe 10, fay 5, bea 1

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm person hp foe 2
  The GM rules: Foe has 2 hit points.
ann.boots move 2 4
  Foe may react to Ann: an opportunity attack.
  Fay may react to Ann: an opportunity attack.
# The strike, the saves of both against the burst, the burst; then the death save of Foe, since nobody is left to move.
dice 15 3 1 5 4 2 2 12
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ann, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 3 + 3 Strength = 6.
  Damage of Riot baton: d4 1.
  Ann takes bludgeoning and lightning: 7 from hit points.
  Ann uses Spark Burst.
  Reached by Spark Burst: Foe, Fay.
  Foe saves with Dexterity against Spark Burst: d20 5 against 10, failure.
  Fay saves with Dexterity against Spark Burst: d20 4 against 10, failure.
  Damage of Spark Burst: d4 2+2 = 4.
  Ann is killed at once: the damage was massive.
  Foe takes thunder: 4 from hit points.
  Foe falls unconscious.
  Foe can no longer hold Riot baton.
  Fay takes thunder: 4 from hit points.
  Fay lets it pass.
  The turn of Foe begins.
  Foe, death save: d20 12 against 10, success.
  Foe: 0 of 3 failures, 1 of 3 successes.
  The turn of Fay begins.
show person foe
  dying at 6 4 on level 1, 0 of 30 hit points, AC 12
  unconscious; prone
show person fay
  able at 6 5 on level 1, 26 of 30 hit points, AC 12
  Riot baton in hand
show fay.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
show person ann
  dead at 5 4 on level 1, 0 of 3 hit points, AC 12
show order
  15 Ann
  10 Foe
  5 Fay, whose turn it is
  1 Bea
