title Held back, a grenade takes alive also those around its target
covers LOL-REDUCE-RANGED LOL-EXPLOSIVE

book lurasko
room 40 14
sheet bomber like plain, weapon grenades, attacks 10
person Bom bomber at 12 9 side Blue
person Bar plain at 14 3 side Red special
person Gil dockhand at 15 4 side Red
initiative bom 20, bar 5, gil 2

begin
  The battle goes on.
  Round 1.
  The turn of Bom begins.
dice 1
gm person hurt gil 13 blunt
  Gil takes blunt: 13 suffered.
  Gil has suffered 13, a degree of injury for each 14: no further one (1, hurt in a limb).
gm person afflict gil perception-1
  Gil is dazed.
dice 10 15 1 5
bom.boots attack bar half
  Damage of grenades: 12.
  Damage of grenades: 10.
  Bar defends against Bom, grenades: d20 10+15 = 25 against 23, a hit.
  Reached by grenades: Gil.
  Bar takes frag and blast: 22 suffered.
  Bar has suffered 22, a degree of injury for each 15: one more (1, hurt in a limb).
  Bar is hurt in a limb.
  Bar is deafened.
  Gil takes frag and blast: 5 suffered.
  Gil has suffered 18, a degree of injury for each 14: one more (5, dazed).
  Gil is out cold.
  Gil falls unconscious.
  Gil is stable.
  Gil is deafened.
