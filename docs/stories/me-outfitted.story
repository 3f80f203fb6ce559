title A GM gives people weapons and things, and takes them
covers ME-NPC ME-FREE

book me5e
room 20 9
person Ana plain at 2 2 side Blue
person Bea plain at 8 2 side Red special
initiative ana 20, bea 10

begin
  ...
gm person arm ana gavel-pistol 1
  Ana is given Gavel pistol.
gm person arm ana maw-tail 1
  refused [TABLE] tail is part of a body
# It is in hand, and full.
dice 15 6
ana.boots attack bea with gavel-pistol
  Ana attacks Bea, Gavel pistol: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Gavel pistol: d8 6.
  Bea takes piercing: 6 from hit points.
gm person arm ana gavel-pistol -1
  Ana loses Gavel pistol.
gm person arm ana gavel-pistol -1
  refused [TABLE] Ana has no Gavel pistol
# Grenades go to others of their kind.
gm person supply ana frag-grenade 2
  Ana is given 2 × frag grenade.
gm person supply ana frag-grenade 100
  Ana is given 98 × frag grenade.
gm person supply ana frag-grenade -1
  Ana loses frag grenade.
gm person supply ana frag-grenade -5
  Ana loses 5 × frag grenade.
gm person supply ana frag-grenade -1
  Ana loses frag grenade.
