title Forge of Stars: stunned by up to four; stunned and slowed, blinded and dazzled do not add up
covers FOS-ACTIONS

book forge
room 30 9
sheet gunner like plain, weapon slug-pistol
person Ana gunner at 5 4 side Blue special
person Foe plain at 9 4 side Red special
initiative ana 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person afflict ana stunned-4
  Ana is stunned by four.
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
  Ana is no longer stunned by four.
  Ana is stunned.
show ana.boots
  the turn is open; left: 1 reaction; movement 0 ft
pass to ana.boots
  The turn of Foe begins.
  Round 3.
  The turn of Ana begins.
  Ana is no longer stunned.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
# Slowed by one and stunned by two: two fewer, and then one.
gm person afflict ana slowed
  Ana is slowed.
gm person afflict ana stunned-2
  Ana is stunned by two.
pass to ana.boots
  The turn of Foe begins.
  Round 4.
  The turn of Ana begins.
  Ana is no longer stunned by two.
show ana.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
pass to ana.boots
  The turn of Foe begins.
  Round 5.
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
gm person relieve ana slowed
  Ana is no longer slowed.
gm person afflict ana stunned-3
  Ana is stunned by three.
pass to ana.boots
  The turn of Foe begins.
  Round 6.
  The turn of Ana begins.
  Ana is no longer stunned by three.
show ana.boots
  the turn is open; left: 1 reaction; movement 0 ft
pass to ana.boots
  The turn of Foe begins.
  Round 7.
  The turn of Ana begins.
# Four less of the blinded, who are dazzled as well, and two of the dazzled.
show aim ana foe with slug-pistol
  +4 against 14
gm person afflict ana dazzled
  Ana is dazzled.
show aim ana foe with slug-pistol
  +2 against 14
gm person afflict ana blinded
  Ana is blinded.
  Ana: AC 14 → 12 (flat-footed).
show aim ana foe with slug-pistol
  +0 against 14
gm person relieve ana dazzled
show aim ana foe with slug-pistol
  +0 against 14
