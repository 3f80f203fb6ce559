title Ether: coats that soak, mend, lend, and keep charms off; a shield for the untrained
covers HOE-SHIELD HOE-HEAL HOE-FREE HOE-DAMAGE HOE-REACT HOE-COMMON

book ether
room 30 10
sheet copper like plain, armour copper-coat, hp 30
sheet blessed like plain, armour blessed-coat, hp 30
sheet lucky like plain, armour lucky-coat, weapon cutlass, hp 30
sheet breather like plain, armour rosewood-coat, hp 30
sheet drinker like plain, armour potion-coat, hp 30
sheet mage like plain, wit 16, armour brass-coat, power hoarfrost, reserve 6, hp 30
sheet pale like plain, armour palewood-coat, power hoarfrost, reserve 3, hp 30
sheet null like plain, armour null-coat, hp 30
sheet recruit like plain, weapon fine-buckler, hp 30
person Cop copper at 2 2 side Blue
person Ble blessed at 2 3 side Blue
person Luc lucky at 2 4 side Blue
person Bre breather at 2 5 side Blue
person Dri drinker at 2 1 side Blue
person Mag mage at 2 6 side Blue
person Pal pale at 2 8 side Blue
person Nul null at 2 7 side Blue
person Foe recruit at 10 4 side Red
initiative cop 20, ble 18, luc 16, bre 14, dri 13, mag 12, pal 11, nul 10, foe 8

begin
  The battle goes on.
  Round 1.
  The turn of Cop begins.
# Two on Defense, 12. Copper takes 1d4 off acid, and off nothing else.
show person cop
  able at 2 2 on level 1, 30 of 30 Health, Defense 12
dice 3
gm person hurt cop 5 acid
  Copper coat takes off: d4 3.
  Cop takes acid (5 - 3 copper coat): 2 from Health.
gm person hurt cop 5 fire
  Cop takes fire: 5 from Health.
# Doffed, it does nothing.
cop.boots don armour 1 off
  Cop doffs copper coat.
  Cop: Defense 12 → 10 (armour).
gm person hurt cop 5 acid
  Cop takes acid: 5 from Health.
# The blessed coat gives 1d4 back whenever its wearer is hurt.
dice 2
gm person hurt ble 5 physical
  Ble takes physical: 5 from Health.
  Ble uses Blessed Mending.
  Healing of Blessed Mending: d4 2.
  Ble regains 2, now 27.
dice 4
gm person hurt ble 1 physical
  Ble takes physical: 1 from Health.
  Ble uses Blessed Mending.
  Healing of Blessed Mending: d4 4.
  Ble regains 4, now 30.
# At 0 as well: whoever is healed wakes.
dice 3
gm person hurt ble 30 physical
  Ble takes physical: 30 from Health.
  Ble falls unconscious.
  Ble uses Blessed Mending.
  Healing of Blessed Mending: d4 3.
  Ble regains 3, now 3.
  Ble wakes.
  Ble: speed 30 → 20 ft (prone).
pass to ble.boots
  The turn of Ble begins.
ble.boots cast blessed-light
  Ble casts Blessed Light.
ble.boots cast blessed-light
  refused [HOE-COMMON] Blessed Light has been used, and comes back with a rest
# Luck: advantage on the next check or attack, once for each rest.
pass to luc.boots
  The turn of Luc begins.
gm person place foe 3 4
luc.boots cast twist-of-luck
  Luc uses Twist of Luck.
show luc.boots
  the turn is open; left: 2 actions; movement 30 ft
dice 4 12 3
luc.boots attack foe
  Luc attacks Foe, cutlass: d20 12, dropped 4 (advantage: Twist of Luck) = 12 against 10, a hit.
  Damage of cutlass: d6 3.
  Foe takes physical: 3 from Health.
dice 9
luc.boots attack foe
  Luc attacks Foe, cutlass: d20 9 against 10, a miss.
luc.boots cast twist-of-luck
  refused [HOE-COMMON] Twist of Luck has been used, and comes back with a rest
gm person rest luc
  Luc has rested.
luc.boots cast twist-of-luck
  Luc uses Twist of Luck.
# Free actions: 1d8 from the wood, 1d6 from the coat that holds a potion.
pass to bre.boots
  The turn of Bre begins.
gm person hp bre 10
  The GM rules: Bre has 10 Health.
dice 8
bre.boots cast rosewood-breath
  Bre uses Rosewood Breath.
  Healing of Rosewood Breath: d8 8.
  Bre regains 8, now 18.
show bre.boots
  the turn is open; left: 2 actions; movement 30 ft
pass to dri.boots
  The turn of Dri begins.
gm person hp dri 10
  The GM rules: Dri has 10 Health.
dice 6
dri.boots cast stored-draught
  Dri uses Stored Draught.
  Healing of Stored Draught: d6 6.
  Dri regains 6, now 16.
dri.boots cast stored-draught
  refused [HOE-COMMON] Stored Draught has been used, and comes back with a rest
# One more against the spells of a dense coat: 17 for a Wit of 16.
pass to mag.boots
  The turn of Mag begins.
gm person place foe 12 6
dice 16 4 3
mag.boots cast hoarfrost on foe
  Mag: Mana -1, now 5.
  Mag casts Hoarfrost on Foe.
  Foe saves with Might against Hoarfrost: d20 16 against 17, failure.
  Damage of Hoarfrost: d6 4+3 = 7.
  Foe takes frost: 7 from Health.
dice 17 4 3
mag.boots cast hoarfrost on foe
  Mag: Mana -1, now 4.
  Mag casts Hoarfrost on Foe.
  Foe saves with Might against Hoarfrost: d20 17 against 17, success.
  Damage of Hoarfrost: d6 4+3 = 7.
  Foe takes frost (7 - 4 by the save): 3 from Health.
pass to pal.boots
  The turn of Pal begins.
gm person reserve pal mana -3
  Pal: Mana -3, now 0.
dice 2
pal.boots cast palewood-breath
  Pal uses Palewood Breath.
  Gain of Mana by Palewood Breath: d4 2.
  Pal: Mana +2, now 2.
# Nobody charms who wears a null coat.
gm person afflict nul charmed
gm person afflict cop charmed
  Cop is charmed.
# A masterwork shield adds 3.
pass to foe.boots
  The turn of Nul begins.
  The turn of Foe begins.
foe.boots raise fine
  Foe raises masterwork shield.
  Foe: Defense 10 → 13 (masterwork shield).
show person foe
  able at 12 6 on level 1, 17 of 30 Health, Defense 13
  masterwork shield in hand
