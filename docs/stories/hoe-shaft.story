title Ether: a duct is difficult ground, a shaft is 10 ft deep
covers HOUSE-SHAFT HOUSE-DUCT HOE-COVER

book ether
room 24 9 levels 2
square shaft-down 5 1
square narrow-duct 10 1
square wall 10 2 10 3 10 4 10 5 10 6 10 7
sheet large like plain, size large, hp 20
person Ana plain at 3 1 side Blue
person Ogre large at 7 1 side Red
initiative ana 20, ogre 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person special ana yes
  The GM rules: Ana is special: at 0 they fall and make saves.
# A die for each 10 ft.
dice 3
ana.boots move 5 1
  Ana falls from a height of 10.
  Damage of the fall: d6 3.
  Ana is prone.
  Ana has moved to 5 1 on level 2; 10 ft of movement is left.
  Ana takes physical: 3 from Health.
  Ana: speed 30 → 20 ft (prone).
show person ana
  able at 5 1 on level 2, 9 of 12 Health, Defense 10
  prone
# A duct is rough ground here; two spaces wide is too much for it.
gm person place ana 9 3
ana.boots stand
  Ana is no longer prone.
  Ana: speed 20 → 30 ft (no longer prone).
pass to ana.boots
  The turn of Ogre begins.
  Round 2.
  The turn of Ana begins.
ogre.boots standing strikes never
ana.boots move 9 1, 10 1
  Ana is encumbered.
  Ana has moved to 10 1 on level 1; 5 ft of movement is left.
  Ana: speed 30 → 20 ft (encumbered).
show person ana
  able at 10 1 on level 1, 9 of 12 Health, Defense 10
  encumbered
pass to ogre.boots
  The turn of Ogre begins.
ogre.boots move 8 1, 10 1
  refused [HOE-SPACE] Ogre does not fit into 9 1 on level 1
