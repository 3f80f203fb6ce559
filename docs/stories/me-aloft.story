title On foot: a power that lets one fly holds one up: prone, stunned, until it ends
covers ME-FLYING

book me5e
room 24 12
sheet biotic like plain, intelligence 16, hp 60, casting intelligence, power unweigh, slots 4 2
sheet jet like plain, fly 20, hp 60
person Ana biotic at 5 6 side Blue
person Jet jet at 5 9 side Blue
person Tom plain at 16 6 side Red
initiative ana 20, jet 15, tom 4

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots cast unweigh
  Ana casts Unweigh.
  Ana is weightless.
ana.boots fly 6 6 height 9
  Ana has moved to 6 6 on level 1; 9 m of movement is left.
# Knocked prone she stays where she is; who flies by a jet pack falls.
gm person afflict ana prone
  Ana is prone.
show person ana
  able at 6 6 on level 1, 9 m up, 60 of 60 hit points, AC 12
  weightless; prone
pass to jet.boots
  The turn of Jet begins.
jet.boots fly 6 9 height 9
  Jet has moved to 6 9 on level 1; 9 m of movement is left.
dice 1 1 1
gm person afflict jet prone
  Jet is prone.
  Jet falls from a height of 9.
  Damage of the fall: d6 1+1+1 = 3.
  Jet takes bludgeoning: 3 from hit points.
# Stunned she cannot concentrate, and what held her up is gone.
gm person relieve ana prone
  Ana is no longer prone.
dice 1 1 1
gm person afflict ana stunned
  Ana is stunned.
  Ana no longer concentrates on Unweigh.
  Ana is no longer weightless.
  Ana falls from a height of 9.
  Damage of the fall: d6 1+1+1 = 3.
  Ana is prone.
  Ana takes bludgeoning: 3 from hit points.
  Ana: speed 10 → 0 m (stunned).
show person ana
  able at 6 6 on level 1, 57 of 60 hit points, AC 12
  stunned; prone
