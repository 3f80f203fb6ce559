title Weapons that call for a save
covers SHIP-WSAVE

# A tertiary weapon aboard a Small ship: DC 8 + proficiency 2 + Dexterity 3 +
# the missile's 2 = 15. The target saves with its Dexterity.
class probe small
mount probe blast-missile turret
class hulk medium across 50 dexterity 14
class yacht medium across 50 dexterity 14 dexterity-save
class keel large across 250
mount keel heavy-laser turret
mount keel slug-railgun turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite hulk at 0 300 heading 180 side Red special
ship Rook yacht at 300 0 heading 180 side Red special
ship Hesper keel at 5000 0 heading 0 side Blue
ship Crow hulk at 5000 600 heading 180 side Red special
crew wren plain gunner
crew kite none
crew rook plain pilot
crew hesper plain gunner gunner
crew crow none
set kite hull-max 200, hull 200
set rook hull-max 200, hull 200
set crow hull-max 200, hull 200
initiative wren 20, hesper 15, rook 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's gunner begins.

# 13 + 2 is 15, exactly: half of the damage, rounded down. 12 + 2 is one less: all
# of it.
dice d20=13 d10=5 d10=6 d10=8
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 13 + 2 ship Dexterity = 15 against 15, success.
  Blast missile damage: d10 5+6+8 = 19, 9 energy, half by the save.
  Kite: energy takes 9 from the hull.
pass to wren.gunner
  The turn of Hesper's gunner begins.
  The turn of Hesper's gunner 2 begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.
dice d20=12 d10=5 d10=6 d10=8
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 12 + 2 ship Dexterity = 14 against 15, failure.
  Blast missile damage: d10 5+6+8 = 19, 19 energy.
  Kite: energy takes 19 from the hull.
pass to wren.gunner
  The turn of Hesper's gunner begins.
  The turn of Hesper's gunner 2 begins.
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Wren's gunner begins.

# A 20 on a save is no critical hit of anybody's, and a 1 no more than a 1.
dice d20=1 d10=1 d10=1 d10=1
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 1 + 2 ship Dexterity = 3 against 15, failure.
  Blast missile damage: d10 1+1+1 = 3, 3 energy.
  Kite: energy takes 3 from the hull.
pass to wren.gunner
  The turn of Hesper's gunner begins.
  The turn of Hesper's gunner 2 begins.
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Wren's gunner begins.

# A ship that is proficient in Dexterity saves adds its pilot's bonus.
dice d20=11 d10=5 d10=5 d10=5
wren.gunner fire blast-missile at rook
  Wren's gunner fires at Rook, whose Dexterity save against blast missile: d20 11 + 2 ship Dexterity + 2 proficiency = 15 against 15, success.
  Blast missile damage: d10 5+5+5 = 15, 7 energy, half by the save.
  Rook: energy takes 7 from the hull.

# Large ships and larger: all weapons call for a save, here 8 + 2 + 1 + 1 = 12 for
# the heavy laser, and nobody rolls to hit.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
dice d20=10 d4=3 d4=4
hesper.gunner fire heavy-laser at crow
  Hesper's gunner fires at Crow, whose Dexterity save against heavy laser: d20 10 + 2 ship Dexterity = 12 against 12, success.
  Heavy laser damage: d4 3+4 + 2 heavy laser + 2 ship Strength = 11, 5 energy, half by the save.
  Crow: energy takes 5 from the hull.
pass
  The turn of Hesper's gunner 2 begins.
# Close range of a railgun is an advantage on the save.
dice d20=9 d20=2 d6=3 d6=3 d6=3 d6=3
hesper.gunner-2 fire railgun at crow
  Hesper's gunner 2 fires at Crow, whose Dexterity save against slug railgun: d20 9, dropped 2 (advantage: inside close range) + 2 ship Dexterity = 11 against 12, failure.
  Slug railgun damage: d6 3+3+3+3 + 2 ship Strength = 14, 14 kinetic.
  Crow: kinetic takes 14 from the hull.
