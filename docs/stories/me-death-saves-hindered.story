title Mass Effect: death saves: a 1, a 20, exhaustion's disadvantage, damage between
covers ME-DEATHSAVE ME-DEATHSAVE-NAT ME-DMG0

book me5e
room 20 9
sheet a like plain, hp 20
person Ada a at 4 4 side Blue special
person Bea a at 4 6 side Blue special
person Cid a at 8 6 side Blue special
person Dan plain at 15 4 side Red special
initiative ada 20, bea 15, cid 12, dan 10
begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
gm person afflict cid exhaustion-3
  Cid is exhausted 3.
  Cid: speed 10 → 5 m (exhausted 3).
gm person hurt bea 20 fire
  Bea takes fire: 20 from hit points.
  Bea falls unconscious.
gm person hurt cid 20 fire
  Cid takes fire: 20 from hit points.
  Cid falls unconscious.
# A 1 is two failures; with disadvantage, the 1 of 1 and 20.
dice 1 20 1
pass to dan.boots
  The turn of Bea begins.
  Bea, death save: d20 1 against 10, critical failure.
  Bea: 2 of 3 failures, 0 of 3 successes.
  The turn of Cid begins.
  Cid, death save: d20 1, dropped 20 (disadvantage: exhausted 3) = 1 against 10, critical failure.
  Cid: 2 of 3 failures, 0 of 3 successes.
  The turn of Dan begins.
show person cid
  dying at 8 6 on level 1, 0 of 20 hit points, AC 12
  exhausted 3; unconscious; prone
# Hurt at 0: the third failure.
gm person hurt bea 1 fire
  Bea takes fire: 1 from hit points.
  Bea: 3 of 3 failures, 0 of 3 successes.
  Bea dies.
# 10 is a success, and 20 with 20 gives a hit point.
dice 20 20
pass to dan.boots
  Round 2.
  The turn of Ada begins.
  The turn of Cid begins.
  Cid, death save: d20 20, dropped 20 (disadvantage: exhausted 3) = 20 against 10, critical success.
  Cid regains 1, now 1.
  Cid wakes.
  The turn of Dan begins.
show person cid
  able at 8 6 on level 1, 1 of 20 hit points, AC 12
  exhausted 3; prone
