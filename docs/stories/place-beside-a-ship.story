title A shot at a place reaches into the space of a known ship, and is no shot at it
covers SHIP-PLACE

class probe small across 50
mount probe heavy-laser turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 300 heading 0 side Red special
ship Ghost probe at 80 300 heading 0 side Red special hidden
crew wren plain gunner
crew kite plain pilot
crew ghost none
set ghost ac 5
initiative wren 20, kite 10

begin
  ...
# A foot inside Kite's space; six outside, where the shot still reaches into it.
wren.gunner fire-at heavy-laser at 24 300
  refused [SHIP-PLACE] Kite is there: fire at it
dice 15 15 6
wren.gunner fire-at heavy-laser at 31 300
  Wren's gunner fires the heavy laser at a place 301 ft away, bearing 5°: d20 15, dropped 15 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 21, a hit.
  Ghost is no longer hidden.
  Heavy laser damage: d6 6 + 1 heavy laser = 7, 7 energy.
  Ghost: energy takes 7 from the hull.
