title On foot: an attack roll, its damage, natural 20 and 1, critical dice, several attacks
covers ME-ATTACK ME-TOHIT ME-NAT ME-CRIT ME-DAMAGE ME-HP ME-BETWEEN ME-ROUND

book me5e
room 30 9
sheet gunner like plain, dexterity 16, weapon warden-rifle, hp 30
sheet swordsman like plain, strength 16, dexterity 12, attacks 2, weapon filament-blade, weapon adder-dagger, speed 10
sheet feeble like plain, strength 4, weapon gauntlet-torch
sheet target like plain, hp 60, defence 14
person Gil gunner at 1 1 side Blue
person Sten swordsman at 1 3 side Blue
person Fia feeble at 1 7 side Blue
person Tor target at 5 1 side Red
person Tov target at 7 5 side Red
person Tib target at 2 7 side Red
initiative gil 20, sten 15, fia 10, tor 5, tov 4, tib 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# d20, Dexterity 3 and proficiency 2 against 14: a 9 is enough, an 8 is not. Damage has
# the ability too.
dice 9 5
gil.boots attack tor
  Gil attacks Tor, Warden rifle: d20 9 + 3 Dexterity + 2 proficiency = 14 against 14, a hit.
  Damage of Warden rifle: d8 5 + 3 Dexterity = 8.
  Tor takes piercing: 8 from hit points.
# One action, one attack.
gil.boots attack tor
  refused [ME-ATTACK] Gil has no action left
pass to gil.boots
  The turn of Sten begins.
  The turn of Fia begins.
  The turn of Tor begins.
  The turn of Tov begins.
  The turn of Tib begins.
  Round 2.
  The turn of Gil begins.
dice 8
gil.boots attack tor
  Gil attacks Tor, Warden rifle: d20 8 + 3 Dexterity + 2 proficiency = 13 against 14, a miss.
pass to gil.boots
  The turn of Sten begins.
  The turn of Fia begins.
  The turn of Tor begins.
  The turn of Tov begins.
  The turn of Tib begins.
  Round 3.
  The turn of Gil begins.
# A 20 hits and all dice are thrown twice; what is added, once.
dice 20 4 6
gil.boots attack tor
  Gil attacks Tor, Warden rifle: d20 20 + 3 Dexterity + 2 proficiency = 25 against 14, a critical hit.
  Damage of Warden rifle: d8 4+6 + 3 Dexterity = 13.
  Tor takes piercing: 13 from hit points.
pass
  The turn of Sten begins.
# Extra Attack: two attacks in one action, moving 4, 4 and 2 m around and between them.
# In one hand, with a dagger in the other, the filament blade's 1d10 becomes 2d10.
gm person place sten 2 4
gm person place tor 5 5
gm person place tov 7 4
tor.boots standing strikes never
sten.boots move 4 4
  Sten has moved to 4 4 on level 1; 6 m of movement is left.
dice 20 4 6
sten.boots attack tor
  Sten attacks Tor, Filament blade: d20 20 + 3 Strength + 2 proficiency = 25 against 14, a critical hit.
  Damage of Filament blade: d10 4+6 + 3 Strength = 13.
  Tor takes slashing: 13 from hit points.
show sten.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction, 1 attack; movement 6 m
sten.boots move 6 4
  Sten has moved to 6 4 on level 1; 2 m of movement is left.
dice 10 7
sten.boots attack tov
  Sten attacks Tov, Filament blade: d20 10 + 3 Strength + 2 proficiency = 15 against 14, a hit.
  Damage of Filament blade: d10 7 + 3 Strength = 10.
  Tov takes slashing: 10 from hit points.
sten.boots attack tov
  refused [ME-ATTACK] Sten has no action left
sten.boots move 6 3
  Sten has moved to 6 3 on level 1; no movement is left.
show sten.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 0 m
show person tor
  able at 5 5 on level 1, 26 of 60 hit points, AC 14
# Fewer hit points take nothing away above 0.
gm person hp tor 1
  The GM rules: Tor has 1 hit points.
show person tor
  able at 5 5 on level 1, 1 of 60 hit points, AC 14
pass
  The turn of Fia begins.
# A 1 misses whatever is added, and a penalty leaves 0 damage at the least: 1d6 - 3.
dice 1
fia.boots attack tib
  Fia attacks Tib, Gauntlet torch: d20 1 - 3 Strength + 2 proficiency = 0 against 14, a miss on a 1.
pass to fia.boots
  The turn of Tor begins.
  The turn of Tov begins.
  The turn of Tib begins.
  Round 4.
  The turn of Gil begins.
  The turn of Sten begins.
  The turn of Fia begins.
dice 19 2
fia.boots attack tib
  Fia attacks Tib, Gauntlet torch: d20 19 - 3 Strength + 2 proficiency = 18 against 14, a hit.
  Damage of Gauntlet torch: d6 2 - 3 Strength + 1 never less than 0 = 0.
  Tib takes fire: 0 from hit points.
