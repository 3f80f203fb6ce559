title What is not in hand lengthens no reach, and strikes nobody who leaves
covers ME-MELEE ME-OPPORTUNITY ME-GUNBUTT

book me5e
room 30 9
sheet guard like plain, weapon riot-baton, weapon dancers-sword, weapon live-wire
sheet gunner like plain, strength 14, weapon warden-rifle, weapon riot-baton
sheet clawed like plain, weapon long-claw bonus 5 plus 3
person Ana guard at 4 4 side Blue special
person Gil gunner at 14 4 side Blue special
person Cat clawed at 24 4 side Blue special
person Bob plain at 5 4 side Red special
initiative bob 20, ana 15, gil 10, cat 5

begin
  ...
cat.boots standing strikes never
# 4 m reach the one who holds the wire; Ana holds baton and sword, and 2 m are her reach.
bob.boots move 6 4
  Ana may react to Bob: an opportunity attack.
ana.boots react pass
  Ana lets it pass.
  Bob has moved to 6 4 on level 1; 8 m of movement is left.
# Outside of it he goes where he likes.
bob.boots move 7 4
  Bob has moved to 7 4 on level 1; 6 m of movement is left.
pass to ana.boots
  The turn of Ana begins.
ana.boots stow riot-baton
  Ana stows Riot baton.
ana.boots draw live-wire
  Ana draws Live wire.
pass to bob.boots
  The turn of Gil begins.
  The turn of Cat begins.
  Round 2.
  The turn of Bob begins.
# Now the wire is in hand: from 4 m to 6.
gm person place bob 6 4
bob.boots move 7 4
  Ana may react to Bob: an opportunity attack.
ana.boots react pass
  Ana lets it pass.
  Bob has moved to 7 4 on level 1; 8 m of movement is left.
pass to ana.boots
  The turn of Ana begins.
# What is thrown away reaches nobody.
ana.boots discard live-wire
  Ana drops Live wire.
pass to bob.boots
  The turn of Gil begins.
  The turn of Cat begins.
  Round 3.
  The turn of Bob begins.
gm person place bob 6 4
bob.boots move 7 4
  Bob has moved to 7 4 on level 1; 8 m of movement is left.
# The rifle is in both hands, so the baton is not: the butt strikes.
gm person place bob 15 4
bob.boots move 16 4
  Gil may react to Bob: an opportunity attack.
dice 15 2
gil.boots react
  Gil reacts with an opportunity attack.
  Gil attacks Bob, Warden rifle butt: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle butt: d4 2 + 2 Strength = 4.
  Bob takes bludgeoning: 4 from hit points.
  Bob has moved to 16 4 on level 1; 6 m of movement is left.
# Claws are always at hand, as far as they reach.
cat.boots standing strikes ask
pass to bob.boots
  The turn of Ana begins.
  The turn of Gil begins.
  The turn of Cat begins.
  Round 4.
  The turn of Bob begins.
gm person place bob 26 4
bob.boots move 27 4
  Cat may react to Bob: an opportunity attack.
dice 10 2 3
cat.boots react
  Cat reacts with an opportunity attack.
  Cat attacks Bob, long claw: d20 10 + 5 attack bonus = 15 against 12, a hit.
  Damage of long claw: d8 2+3 + 3 damage bonus = 8.
  Bob takes slashing: 8 from hit points.
  Bob has moved to 27 4 on level 1; 8 m of movement is left.
