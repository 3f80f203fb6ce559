title A jump into a square where somebody hides, or that is taken while in the air, ends before it
covers ME-MOVE ME-HIDE ME-OPPORTUNITY

book me5e
room 30 12
sheet blade like plain, strength 14, weapon gauntlet-torch, hp 30
person Ana plain at 3 5 side Red
person Bob plain at 5 5 side Blue hidden
person Foe blade at 9 6 side Blue
person Cal plain at 11 4 side Red hidden
initiative ana 20, bob 10, foe 5, cal 3

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Nobody knows of Bob, so nothing is refused. Ana comes down before him, and has found him.
ana.boots jump 5 5
  Bob has been seen.
  Ana has moved to 4 5 on level 1.
show person ana
  able at 4 5 on level 1, 20 of 20 hit points, AC 12
ana.boots jump 5 5
  refused [ME-PASS] Ana cannot land where a foe is
# Foe may strike as Ana leaves his reach, and in the meantime her end is taken.
gm person place ana 9 5
pass to ana.boots
  The turn of Bob begins.
  The turn of Foe begins.
  The turn of Cal begins.
  Round 2.
  The turn of Ana begins.
ana.boots jump 11 7
  Foe may react to Ana: an opportunity attack.
gm person place bob 11 7
foe.boots react pass
  Foe lets it pass.
  Ana has moved to 10 6 on level 1.
show person ana
  able at 10 6 on level 1, 20 of 20 hit points, AC 12
