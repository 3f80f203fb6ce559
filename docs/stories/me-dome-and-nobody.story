title A dome takes nothing that nobody outside has sent: a fall, a hazard, a GM's damage
covers ME-CAST ME-DAMAGE

book me5e
room 24 9
square hazard 6 6
sheet a like plain, hp 60, charisma 16, power great-dome, casting charisma, slots 4 3 3 2
sheet b like plain, hp 60
person Ana a at 6 4 side Blue special
person Bea b at 7 4 side Blue special
person Al b at 18 4 side Red special
initiative ana 20, bea 15, al 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots cast great-dome
  Ana casts Great Dome.
  Ana: dome +100, now 100.
gm person hurt bea 5 fire
  Bea takes fire: 5 from hit points.
dice 3 3
gm person fall bea 6
  Bea falls from a height of 6.
  Damage of the fall: d6 3+3 = 6.
  Bea is prone.
  Bea takes bludgeoning: 6 from hit points.
pass to bea.boots
  The turn of Bea begins.
gm person relieve bea prone
  Bea is no longer prone.
dice 3
bea.boots move 6 6
  Damage of the fire: d6 3.
  Bea has moved to 6 6 on level 1; 4 m of movement is left.
  Bea takes fire: 3 from hit points.
dice 3
pass to bea.boots
  The turn of Al begins.
  Round 2.
  The turn of Ana begins.
  The turn of Bea begins.
  Damage of the fire: d6 3.
  Bea takes fire: 3 from hit points.
show person bea
  able at 6 6 on level 1, 43 of 60 hit points, AC 12
show person ana
  able at 6 4 on level 1, 60 of 60 hit points, AC 12
  dome 100 of 100
