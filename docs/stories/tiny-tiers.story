title Tiny ships of higher tiers: one score more with each
covers SHIP-FEATURE SHIP-SIZE

# One Hit Die, which is 3 points, and one point of a score with each tier, and no features: Strength 8, 9 and 10; Dexterity 26.
class mote tiny constitution 10
class mote-1 tiny constitution 10 tier 1 raise strength
class mote-2 tiny constitution 10 tier 2 raise strength raise strength
class mote-5 tiny constitution 10 dexterity 21 tier 5 raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity
ship Zero mote at 0 0 heading 0 side Blue special
ship One mote-1 at 1000 0 heading 0 side Blue special
ship Two mote-2 at 2000 0 heading 0 side Blue special
ship Five mote-5 at 3000 0 heading 0 side Blue special
crew zero plain pilot
crew one plain pilot
crew two plain pilot
crew five plain pilot
show zero hull feet ram-dc
  feet 0 ft left of 350 ft
  hull 4 of 4
  ram-dc 9
show one hull feet ram-dc
  feet 0 ft left of 350 ft
  hull 7 of 7
  ram-dc 9
show two hull feet ram-dc
  feet 0 ft left of 400 ft
  hull 10 of 10
  ram-dc 10
show five hull turning
  turning 50 ft for 90°
  hull 19 of 19
show features five.pilot
