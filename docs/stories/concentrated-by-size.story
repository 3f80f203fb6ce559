title Concentrated fire needs a target and helpers at least as large as one's own ship
covers SHIP-FEATURE SHIP-WSAVE

class small medium across 50
mount small blast-missile turret
class hulk large across 250
mount hulk slug-railgun turret
class pair large across 250 tier 2 raise dexterity raise dexterity raise strength
mount pair slug-railgun turret
ship Grim hulk at 0 0 heading 0 side Blue special
ship Wisp small at 300 300 heading 0 side Blue special
ship Chorus pair at 300 0 heading 0 side Blue special
ship Ox hulk at 0 900 heading 180 side Red special
ship Elk small at 600 900 heading 180 side Red special
crew grim plain gunner
crew wisp plain gunner
crew chorus plain gunner
crew ox plain pilot
crew elk plain pilot
set ox hull-max 300, hull 300
set elk hull-max 300, hull 300
initiative grim 20, wisp 19, chorus 18, ox 10, elk 5

begin
  ...
# A medium ship fails against a large one: it is too small for Chorus.
dice 2 1 1 1 1
grim.gunner fire slug at elk
  Grim's gunner fires at Elk, whose Dexterity save against slug railgun: d20 2 + 2 ship Dexterity = 4 against 12, failure.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 6 kinetic.
  Elk: kinetic takes 6 from the hull.
pass to wisp.gunner
  The turn of Wisp's gunner begins.
# A large ship fails against a medium one.
dice 2 1 1 1
wisp.gunner fire blast at ox
  Wisp's gunner fires at Ox, whose Dexterity save against blast missile: d20 2 + 1 ship Dexterity = 3 against 14, failure.
  Blast missile damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Ox: energy takes 4 from the hull.
pass to chorus.gunner
  The turn of Chorus's gunner begins.
# Neither helps Chorus.
dice 15 1 1 1 1
chorus.gunner fire slug at elk
  Chorus's gunner fires at Elk, whose Dexterity save against slug railgun: d20 15 + 2 ship Dexterity = 17 against 13, success.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 3 kinetic, half by the save.
  Elk: kinetic takes 3 from the hull.
pass to chorus.gunner
  ...
dice 15 1 1 1 1
chorus.gunner fire slug at ox
  Chorus's gunner fires at Ox, whose Dexterity save against slug railgun: d20 15 + 1 ship Dexterity = 16 against 13, success.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 3 kinetic, half by the save.
  Ox: kinetic takes 3 from the hull.
# A large ship fails against a large one.
pass to grim.gunner
  ...
dice 2 1 1 1 1
grim.gunner fire slug at ox
  Grim's gunner fires at Ox, whose Dexterity save against slug railgun: d20 2 + 1 ship Dexterity = 3 against 12, failure.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 6 kinetic.
  Ox: kinetic takes 6 from the hull.
pass to chorus.gunner
  ...
dice 15 14 1 1 1 1
chorus.gunner fire slug at ox
  Chorus's gunner fires at Ox, whose Dexterity save against slug railgun: d20 14, dropped 15 (disadvantage: Concentrated Fire (attack)) + 1 ship Dexterity = 15 against 13, success.
  Slug railgun damage: d6 1+1+1+1 + 2 ship Strength = 6, 3 kinetic, half by the save.
  Ox: kinetic takes 3 from the hull.
