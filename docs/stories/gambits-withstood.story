title A save that succeeds is a miss: half of the weapon's damage, and none of a gambit's or a tactic's die
covers SHIP-FEATURE SHIP-WSAVE

class plain medium across 50 strength 12 dexterity 14 constitution 10
mount plain blast-missile turret
ship Ann plain at 0 0 heading 0 side Blue special
ship Bob plain at 0 250 heading 180 side Red special
crew ann plain gunner pilot
crew bob plain pilot
member ann.gunner rank 2 feature precision-gambit feature feinting-gambit
member ann.pilot rank 1 feature lined-up
initiative ann.pilot 22, ann.gunner 21, bob 18
set bob hull-max 300, hull 300, shields-max 0, shields 0

begin
  The battle goes on.
  Round 1.
  The turn of Ann's pilot begins.
pass to ann.gunner
  The turn of Ann's gunner begins.
# 13 and 2 are 15 against 14; a die of 1 does not spoil it. It is spent, and half of 1+2+2+1 is dealt.
dice d20=13 d6=1 d12=1 d12=2 d12=2
ann.gunner fire missile at bob with precision-gambit
  Ann's gunner uses Precision Gambit on Bob.
  Ann's gunner fires at Bob, whose Dexterity save against blast missile: d20 13, less d6 1 Precision Gambit + 2 ship Dexterity = 14 against 14, success.
  Blast missile damage: d12 1+2+2 + 1 ship Strength = 6, 3 energy, half by the save.
  Bob: energy takes 3 from the hull.
show features ann.gunner
  Keen Gunnery (feature)
  Precision Gambit (gambit), 2 of 3 left, d6, used
  Feinting Gambit (gambit), 2 of 3 left, d6
pass to ann.gunner
  The turn of Bob's pilot begins.
  Round 2.
  The turn of Ann's pilot begins.
  The turn of Ann's gunner begins.
# Of the feint, too, only the weapon's damage is left.
ann.gunner feature feinting-gambit
  Ann's gunner uses Feinting Gambit.
show aim ann.gunner bob with missile
  its Dexterity save, +2 against 14, 250 ft, normal range, disadvantage: Feinting Gambit (attack); 79.8%, shields 23.4, hull 23.4
dice d20=19 d20=18 d12=1 d12=2 d12=2
ann.gunner fire missile at bob
  Ann's gunner fires at Bob, whose Dexterity save against blast missile: d20 18, dropped 19 (disadvantage: Feinting Gambit (attack)) + 2 ship Dexterity = 20 against 14, success.
  Blast missile damage: d12 1+2+2 + 1 ship Strength = 6, 3 energy, half by the save.
  Bob: energy takes 3 from the hull.
pass to ann.pilot
  The turn of Bob's pilot begins.
  Round 3.
  The turn of Ann's pilot begins.
# And of what the pilot has lined up.
ann.pilot feature lined-up
  Ann's pilot uses Lined Up.
pass to ann.gunner
  The turn of Ann's gunner begins.
dice d20=19 d20=18 d12=1 d12=2 d12=2
ann.gunner fire missile at bob
  Ann's gunner fires at Bob, whose Dexterity save against blast missile: d20 18, dropped 19 (disadvantage: Lined Up (attack)) + 2 ship Dexterity = 20 against 14, success.
  Blast missile damage: d12 1+2+2 + 1 ship Strength = 6, 3 energy, half by the save.
  Bob: energy takes 3 from the hull.
pass to ann.gunner
  The turn of Bob's pilot begins.
  Round 4.
  The turn of Ann's pilot begins.
  The turn of Ann's gunner begins.
# Both are gone: the next missile, which hits, has none of them.
dice d20=2 d12=1 d12=2 d12=2
ann.gunner fire missile at bob
  Ann's gunner fires at Bob, whose Dexterity save against blast missile: d20 2 + 2 ship Dexterity = 4 against 14, failure.
  Blast missile damage: d12 1+2+2 + 1 ship Strength = 6, 6 energy.
  Bob: energy takes 6 from the hull.
