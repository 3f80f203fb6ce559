title What large and larger ships answer with, and their minutes
covers SHIP-FEATURE SHIP-REACT SHIP-RESIST SHIP-NAT

# Large, tier 5: half of its speed ahead, and the die off; huge: the die off the damage; gargantuan: the die more damage.
class ferret large across 250 tier 3 raise strength raise strength raise dexterity raise dexterity
class tower huge across 2500 tier 1 raise strength raise strength
class maul gargantuan across 25000 tier 5 raise dexterity raise dexterity raise strength raise strength raise strength raise strength peak strength peak constitution
mount maul slug-railgun turret
class fist large across 250
mount fist light-laser turret
class fox medium across 50 tier 5 raise constitution raise constitution raise strength raise strength raise strength raise strength peak dexterity peak constitution
class gun medium across 50
mount gun heavy-laser turret
class hornet small across 50 tier 5 raise strength raise strength raise strength raise strength raise strength raise strength peak strength
ship Ferret ferret at 0 0 heading 90 side Blue special
ship Fist fist at 0 500 heading 180 side Red special
ship Tower tower at 60000 0 heading 0 side Blue special
ship Gun gun at 60000 1800 heading 180 side Red special
ship Maul maul at 0 100000 heading 0 side Blue special
ship Fox fox at 100000 0 heading 0 side Blue special
ship Pea gun at 100000 500 heading 180 side Red special
ship Wasp hornet at 140000 0 heading 0 side Blue special
crew ferret plain pilot
crew fist plain pilot gunner
crew tower plain mechanic
crew gun plain pilot gunner
crew maul plain pilot gunner
crew fox plain pilot
crew pea plain pilot gunner
crew wasp plain solo
set tower hull-max 200, hull 200, shields-max 0, shields 0
set fox hull-max 60, hull 60, shields-max 0, shields 0
set ferret hull-max 60, hull 60, shields-max 0, shields 0
initiative fist.gunner 30, gun.gunner 29, fox.pilot 28, pea.gunner 27, wasp 26, maul.pilot 25, maul.gunner 24, ferret.pilot 5, tower.mechanic 4, fist.pilot 3, gun.pilot 2, pea.pilot 1

dice d12=1
begin
  The battle goes on.
  Round 1.
  Fox's pilot uses Head Start.
  Fox's pilot, Head Start: d12 1.
  The turn of Fist's gunner begins.
show features ferret.pilot
  Braced Crew (tier), 9 of 9 left
  Blockade Runner (tier), 9 of 9 left, d8
  Heavy Cannon (tier)
show features tower.mechanic
  Damage Control (tier), 4 of 4 left, d4
show features maul.gunner
  Braced Crew (tier), 25 of 25 left
  Superior Firepower (tier), 25 of 25 left, d12
show features fox.pilot
  Braced Crew (tier), 10 of 10 left
  Head Start (tier), 9 of 10 left, d12, used
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 5 of 5 left
  Iron Minute (tier), 1 of 1 left
show features wasp.pilot
  Helpful Brain (tier), 5 of 5 left, d12
  Retro Thrusters (tier), 1 of 1 left
  Braced Crew (tier), 5 of 5 left
  Nimble Hull (tier)
  Standing By (tier), 1 of 1 left
  Charmed Craft (tier), 1 of 1 left
# The die helps the save, since nobody rolls to hit.
dice d20=10 d8=3 d4=1 d4=1
fist.gunner fire laser at ferret attacks 1
  Ferret's pilot uses Blockade Runner.
  Ferret surges 150 ft ahead.
  Fist's gunner fires at Ferret, whose Dexterity save against light laser: d20 10, d8 3 Blockade Runner (attack) + 2 ship Dexterity = 15 against 11, success.
  Light laser damage: d4 1+1 + 2 light laser + 2 ship Strength = 6, 3 energy, half by the save.
  Ferret: energy takes 3 from the hull.
show ferret place
  place 150 0
pass to gun.gunner
  The turn of Gun's gunner begins.
# The die is taken off the damage, to nothing at least.
dice d20=15 d8=5 d4=4
gun.gunner fire heavy at tower
  Gun's gunner fires the heavy laser at Tower: d20 15 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 20 against AC 6, a hit.
  Heavy laser damage: d8 5 + 1 heavy laser + 1 ship Strength = 7, 7 energy.
  Tower's mechanic uses Damage Control.
  Tower's mechanic, Damage Control: d4 4.
  Tower: energy (7 - 4 Damage Control) takes 3 from the hull.
pass to fox.pilot
  The turn of Fox's pilot begins.
fox.pilot feature iron-minute
  Fox's pilot uses Iron Minute.
pass to pea.gunner
  The turn of Pea's gunner begins.
  Fox: flying speed 350 → 300 ft (Head Start ends).
# AC with the Constitution turns a hit; then, half of what hits.
dice d20=5
pea.gunner fire heavy at fox
  Fox's pilot uses Adaptive Armour.
  Pea's gunner fires the heavy laser at Fox: d20 5 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 11, a miss.
pass to pea.gunner
  The turn of Wasp begins.
  The turn of Maul's pilot begins.
  The turn of Maul's gunner begins.
  The turn of Ferret's pilot begins.
  The turn of Tower's mechanic begins.
  The turn of Fist's pilot begins.
  The turn of Gun's pilot begins.
  The turn of Pea's pilot begins.
  Round 2.
  The turn of Fist's gunner begins.
  The turn of Gun's gunner begins.
  The turn of Fox's pilot begins.
  The turn of Pea's gunner begins.
dice d20=6 d8=7
pea.gunner fire heavy at fox
  Pea's gunner fires the heavy laser at Fox: d20 6 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 11 against AC 8, a hit.
  Heavy laser damage: d8 7 + 1 heavy laser + 1 ship Strength = 9, 9 energy, resisted.
  Fox: energy, resisted, takes 4 from the hull.
# A die of the ship more against a large one.
gm move maul at 0 100000 heading 180
  The GM rules, Maul: it is moved.
gm move fist at 0 86000 heading 0
  The GM rules, Fist: it is moved.
pass to maul.pilot
  The turn of Wasp begins.
  The turn of Maul's pilot begins.
maul.pilot feature giants-minute
  Maul's pilot uses Giant's Minute.
pass to maul.gunner
  The turn of Maul's gunner begins.
dice d20=5 d10=1 d10=1 d10=1 d10=1 d12=9
maul.gunner fire slug at fist with superior-firepower
  Maul's gunner fires at Fist, whose Dexterity save against slug railgun: d20 5 + 1 ship Dexterity = 6 against 12, failure.
  Maul's gunner uses Superior Firepower on Fist.
  Slug railgun damage: d10 1+1+1+1, d12 9 Superior Firepower + 8 ship Strength = 21, 21 kinetic.
  Fist: kinetic takes 21 from the hull.
# By reaction and once, a roll aboard counts as a 20; an action more, once.
pass to wasp.pilot
  The turn of Ferret's pilot begins.
  The turn of Tower's mechanic begins.
  The turn of Fist's pilot begins.
  The turn of Gun's pilot begins.
  The turn of Pea's pilot begins.
  Round 3.
  The turn of Fist's gunner begins.
  The turn of Gun's gunner begins.
  The turn of Fox's pilot begins.
  The turn of Pea's gunner begins.
  The turn of Wasp begins.
wasp.pilot stance helpful-brain never
  Wasp will never use Helpful Brain.
wasp.pilot stance braced-crew never
  Wasp will never use Braced Crew.
dice d20=3 d20=20
wasp.pilot evade pea
  Wasp, Evade: d20 3, against Pea's pilot: d20 20, lost.
  The first attack of Wasp on Pea has disadvantage.
wasp.pilot feature standing-by
  Wasp uses Standing By.
wasp.pilot feature standing-by
  refused [SHIP-FEATURE] Standing By is spent before maintenance
dice d20=3 d20=10
wasp.pilot evade pea
  Wasp uses Charmed Craft.
  Wasp, Evade: d20 20 Charmed Craft, dropped 3 = 20, against Pea's pilot: d20 10, won.
  The first attack of Pea on Wasp has disadvantage.
