title What a gunner and a bomber add to bombs, and what Evasion leaves
covers SHIP-BOMB SHIP-FEATURE SHIP-DAMAGE SHIP-POWER

# Anvil: Small, Strength 14, Dexterity 16, tier 2: to every DC the strike craft's 1,
# and to damage the Strength of 2. The gunner, of rank 2, throws 1s and 2s again.
class striker small across 50 strength 14 tier 2 raise constitution raise constitution raise constitution
fit striker strike-craft
mount striker bomb-deployer turret bomblet 4 emp-bomb 2
class dart small across 50
ship Anvil striker at 0 0 heading 0 side Blue special
ship Wren dart at 0 200 heading 0 side Red special
ship Finch dart at 100 176 heading 0 side Red special
ship Daw dart at 101 200 heading 0 side Red special
crew anvil plain gunner pilot
member anvil.gunner rank 2 feature payloader
member anvil.pilot points 1 craft wisdom feature spark-lash
crew wren plain pilot
crew finch plain pilot
member finch.pilot rank 2
crew daw none
set wren hull-max 200, hull 200
set finch hull-max 200, hull 200
set daw hull-max 200, hull 200
initiative anvil 20, wren 10, finch 9

begin
  The battle goes on.
  Round 1.
  The turn of Anvil's gunner begins.
anvil.gunner drop bomb-deployer bomblet
  Anvil's gunner lets go of bomblet 5.
# It drifts 100 ft, and another 50 to the edge of Wren's space. DC 8 + 2 + 3 = 13,
# one more by the strike craft: 13 fails, 14 does not. Within 100 ft are Wren, and
# Finch, whose pilot's Evasion leaves nothing of a half. Daw is out of the blast.
pass to anvil.gunner
  The turn of Anvil's pilot begins.
  The turn of Wren's pilot begins.
  The turn of Finch's pilot begins.
  Round 2.
  The turn of Anvil's gunner begins.
  Bomblet 5 drifts 100 ft.
dice d20=10 d20=11 d10=5 d10=2 d10=3 d10=9
pass to anvil.gunner
  The turn of Anvil's pilot begins.
  The turn of Wren's pilot begins.
  The turn of Finch's pilot begins.
  Round 3.
  The turn of Anvil's gunner begins.
  Bomblet 5 goes off.
  Wren, Dexterity save against bomblet: d20 10 + 3 ship Dexterity - 1 Strike Craft (attack) = 12 against 13, failure.
  Finch, Dexterity save against bomblet: d20 11 + 3 ship Dexterity - 1 Strike Craft (attack) = 13 against 13, success.
  Bomblet damage: d10 5+3+9, dropped 2 + 2 ship Strength = 19, 19 energy.
  Finch's pilot uses Evasion.
  Wren: energy takes 19 from the hull.
  Finch: energy (19 - 10 by the save - 9 Evasion) does no harm.
show wren hull
  hull 181 of 200
show finch hull
  hull 200 of 200
show daw hull
  hull 200 of 200
# A natural 1 throws the dice once more, for that ship alone: 5 + 6 + 7 and 2, and
# another 12.
gm move finch at -90 190 heading 0
  The GM rules, Finch: it is moved.
anvil.gunner drop bomb-deployer bomblet
  Anvil's gunner lets go of bomblet 6.
pass to anvil.gunner
  The turn of Anvil's pilot begins.
  The turn of Wren's pilot begins.
  The turn of Finch's pilot begins.
  Round 4.
  The turn of Anvil's gunner begins.
  Bomblet 6 drifts 100 ft.
dice d20=1 d20=9 d10=5 d10=6 d10=7 d10=4 d10=4 d10=4
pass to anvil.gunner
  The turn of Anvil's pilot begins.
  The turn of Wren's pilot begins.
  The turn of Finch's pilot begins.
  Round 5.
  The turn of Anvil's gunner begins.
  Bomblet 6 goes off.
  Wren, Dexterity save against bomblet: d20 1 + 3 ship Dexterity - 1 Strike Craft (attack) = 3 against 13, failure.
  Finch, Dexterity save against bomblet: d20 9 + 3 ship Dexterity - 1 Strike Craft (attack) = 11 against 13, failure.
  Bomblet damage: d10 5+6+7 + 2 ship Strength = 20, 20 energy.
  Bomblet damage once more: d10 4+4+4 = 12, 12 energy.
  Finch's pilot uses Evasion.
  Wren: energy takes 32 from the hull.
  Finch: energy (20 - 10 Evasion) takes 10 from the hull.
show wren hull
  hull 149 of 200
show finch hull
  hull 190 of 200
# Evasion is against powers that a Dexterity save halves, too: 7 and 3 are the DC.
pass to anvil.pilot
  The turn of Anvil's pilot begins.
dice d20=7 d6=6 d6=6
anvil.pilot cast spark-lash at finch
  Anvil's pilot uses Spark Lash on Finch.
  Finch, Dexterity save against Spark Lash: d20 7 + 3 ship Dexterity = 10 against 10, success.
  Spark Lash, damage: d6 6+6 = 12, 6 pulse, half by the save.
  Finch's pilot uses Evasion.
  Finch: pulse (6 - 6 Evasion) does no harm.
show finch hull
  hull 190 of 200
