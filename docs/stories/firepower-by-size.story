title Superior Firepower is for large and larger targets, whatever one flies oneself
covers SHIP-FEATURE

class wall gargantuan across 25000 tier 1 raise strength raise dexterity
mount wall heavy-laser turret
class mid medium across 50
class big large across 250
ship Wall wall at 0 0 heading 0 side Blue special
ship Kite mid at 0 13000 heading 180 side Red special
ship Ox big at 13000 0 heading 180 side Red special
crew wall plain gunner
crew kite plain pilot
crew ox plain pilot
set kite hull-max 100, hull 100, shields-max 0, ac 5
set ox hull-max 100, hull 100, shields-max 0, ac 5
initiative wall 20, kite 10, ox 5

begin
  ...
show features wall.gunner
  Superior Firepower (tier), 5 of 5 left, d4
wall.gunner fire heavy-laser at kite with superior-firepower
  refused [SHIP-FEATURE] Superior Firepower is not for a medium ship
dice 15 1 1 d4=3
wall.gunner fire heavy-laser at ox with superior-firepower
  Wall's gunner fires at Ox, whose Dexterity save against heavy laser: d20 15 + 1 ship Dexterity = 16 against 10, success.
  Wall's gunner uses Superior Firepower on Ox.
  Heavy laser damage: d8 1+1, d4 3 Superior Firepower + 2 heavy laser + 4 ship Strength = 11, 5 energy, half by the save.
  Ox: energy takes 5 from the hull.
