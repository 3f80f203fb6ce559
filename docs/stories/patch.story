title Patch: a Hit Die for the hull
covers SHIP-PATCH SHIP-REPAIR

# A corvette of 33 hull points and 5 Hit Dice, d8. The mechanic is plain.
ship Hesper corvette at 0 0 heading 0 side Blue
ship Kite fighter at 0 5000 heading 180 side Red
crew hesper plain mechanic
crew kite none
set hesper hull 13
initiative hesper 20

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.

# 20 are missing: half is 10, and so the DC is 10. A 10 succeeds: the die once.
show hesper hull hit-dice patch-dc
  hull 13 of 33, worn
  hit-dice 5d8
  patch-dc 10
dice d20=10 d8=6
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 10 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 6; the hull regains 6.
show hesper hull hit-dice patch-dc
  hull 19 of 33
  hit-dice 4d8
  patch-dc 10
pass
  Round 2.
  The turn of Hesper's mechanic begins.
# A 9 fails: the die twice, the lower counts.
dice d20=9 d8=7 d8=2
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 9 against 10, failure.
  Hesper's mechanic spends a Hit Die: d8 2, dropped 7 = 2; the hull regains 2.
show hesper hull hit-dice
  hull 21 of 33
  hit-dice 3d8
pass
  Round 3.
  The turn of Hesper's mechanic begins.

# 22 missing of 33: half is 11, more than 10.
gm edit hesper hull 11
  The GM rules, Hesper: Hull set to 11.
show hesper patch-dc
  patch-dc 11
dice d20=10 d8=5 d8=5
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 10 against 11, failure.
  Hesper's mechanic spends a Hit Die: d8 5, dropped 5 = 5; the hull regains 5.
pass
  Round 4.
  The turn of Hesper's mechanic begins.
gm edit hesper hull 11
  The GM rules, Hesper: Hull set to 11.
dice d20=11 d8=5
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 11 against 11, success.
  Hesper's mechanic spends a Hit Die: d8 5; the hull regains 5.
pass
  Round 5.
  The turn of Hesper's mechanic begins.
# An odd number missing is halved and rounded down: 23 are 11.
gm edit hesper hull 10
  The GM rules, Hesper: Hull set to 10.
show hesper patch-dc
  patch-dc 11
# Large ships make it hard: 100 missing are 50.
gm edit hesper hull-max 110
  The GM rules, Hesper: Hull maximum set to 110.
  Hesper: hull point maximum 33 → 110 (as ruled).
show hesper patch-dc
  patch-dc 50
gm edit hesper hull-max 33
  The GM rules, Hesper: Hull maximum set to 33.
  Hesper: hull point maximum 110 → 33 (as ruled).

# Never above the maximum; and a whole hull needs no patch.
gm edit hesper hull 31
  The GM rules, Hesper: Hull set to 31.
dice d20=15 d8=8
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 15 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 8; the hull regains 2.
show hesper hull hit-dice
  hull 33 of 33
  hit-dice 0d8
pass
  Round 6.
  The turn of Hesper's mechanic begins.
gm edit hesper hit-dice 1
  The GM rules, Hesper: Hit Dice set to 1.
hesper.mechanic patch
  refused [SHIP-PATCH] the hull is whole
gm edit hesper hull 1
  The GM rules, Hesper: Hull set to 1.
gm edit hesper hit-dice 0
  The GM rules, Hesper: Hit Dice set to 0.
hesper.mechanic patch
  refused [SHIP-PATCH] no Hit Dice are left

# A ship at 0 has power again when it is patched; by then it has system damage,
# and the check has disadvantage.
gm edit hesper hit-dice 1
  The GM rules, Hesper: Hit Dice set to 1.
gm edit hesper special 1
  The GM rules, Hesper: it is special: at 0 it is disabled and makes saves.
gm edit hesper shields 0
  The GM rules, Hesper: Shields set to 0.
gm damage hesper 1 kinetic
  The GM rules, Hesper: 1 kinetic damage.
  Hesper: kinetic takes 1 from the hull.
  Hesper is disabled.
  Hesper: system damage +1, now level 1: disadvantage on ability checks.
dice d20=16 d20=17 d8=4
hesper.mechanic patch
  Hesper's mechanic, Patch: d20 16, dropped 17 (disadvantage: system damage 1) = 16 against 16, success.
  Hesper has power again.
  Hesper's mechanic spends a Hit Die: d8 4; the hull regains 4.
show hesper state hull hit-dice
  state able
  hull 4 of 33, worn
  hit-dice 0d8
