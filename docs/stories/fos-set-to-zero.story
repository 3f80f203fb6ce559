title Forge of Stars: at 0 by a GM's word one is downed, and not dying
covers FOS-HP FOS-DYING FOS-DEATHSAVE

book forge
room 20 9
person Ana plain at 4 4 side Blue special
person Foe plain at 9 4 side Red special
initiative foe 20, ana 10

begin
  ...
gm go-on
# No damage has brought Ana to 0: there is nothing to save against.
gm person hp ana 0
  Ana goes down.
  Ana is stable.
  The GM rules: Ana has 0 hit points.
show person ana
  stable at 4 4 on level 1, 0 of 14 hit points, AC 12
  downed; prone
pass
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
pass
  Round 2.
  The turn of Foe begins.
# Damage at 0 makes them dying, and the save is due.
gm person hurt ana 1 physical
  Ana takes physical: 1 from hit points.
  Ana is no longer stable.
  Ana: 1 of 4 dying.
dice 12
pass
  The turn of Ana begins.
  Ana, death save: d20 12 + 2 Strength = 14 against 10, success.
  Ana: 0 of 4 dying.
  Ana is stable.
show person ana
  stable at 4 4 on level 1, 0 of 14 hit points, AC 12
  downed; prone
