title An explosive falls on a crossing of squares; its number falls with each penalty of its thrower
covers FOS-EXPLOSIVE FOS-COVER FOS-MAP

book forge
room 40 14
square half-cover 14 8
sheet thrower like plain, precision 3, weapon blaster-pistol, device frag-grenade 9, device anti-tank-missile 2, device cluster-missile 2, weapon missile-launcher
sheet foe like plain, hp 60, agility 2
person Thr thrower at 2 6 side Blue
person Near foe at 5 6 side Red
person Edge foe at 3 6 side Red
person Out foe at 7 6 side Red
person Two foe at 10 6 side Red
initiative thr 20, near 10, edge 9, out 8, two 7

begin
  The battle goes on.
  Round 1.
  The turn of Thr begins.
# Radius 10 ft around the crossing at the upper left of 5 6: columns 3 to 6, rows 4 to 7. One roll of damage, four outcomes of Reflex against 10 + 5.
dice 8 1 4 3
thr.boots use frag-grenade at 5 6
  Thr uses frag grenade.
  Reached by frag grenade: Near, Edge.
  Near saves with Agility against frag grenade: d20 8 + 2 Agility = 10 against 15, failure.
  Edge saves with Agility against frag grenade: d20 1 + 2 Agility = 3 against 15, critical failure.
  Damage of frag grenade: d6 4+3 = 7.
  Near takes physical: 7 from hit points.
  Edge takes physical (7 + 7 by the save): 14 from hit points.
# It counts as an attack: the next is thrown at 10 + 5 - 5, and a shot has -4 for its agile pistol.
dice 8 2 4 3
thr.boots use frag-grenade at 5 6
  Thr uses frag grenade.
  Reached by frag grenade: Near, Edge.
  Near saves with Agility against frag grenade: d20 8 + 2 Agility = 10 against 10, success.
  Edge saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 10, failure.
  Damage of frag grenade: d6 4+3 = 7.
  Edge takes physical: 7 from hit points.
  Near takes physical (7 - 4 by the save): 3 from hit points.
show aim thr two with blaster-pistol
  -3 against 14
# Thrown 45 ft far, with an increment of 20 ft: two more, -5 each, and two attacks before.
dice 20
thr.boots use frag-grenade at 12 6
  Thr uses frag grenade.
  Reached by frag grenade: Two.
  Two saves with Agility against frag grenade: d20 20 + 2 Agility = 22 against -5, critical success.
thr.boots use frag-grenade at 30 6
  refused [FOS-EXPLOSIVE] Thr has no action left
pass to thr.boots
  The turn of Near begins.
  The turn of Edge begins.
  The turn of Out begins.
  The turn of Two begins.
  Round 2.
  The turn of Thr begins.
# A missile takes its launcher: in hand, and loaded.
thr.boots use anti-tank-missile at 10 6
  refused [FOS-ACTIONS] draw missile launcher first
thr.boots discard blaster-pistol
  Thr drops blaster pistol.
thr.boots draw missile-launcher
  Thr draws missile launcher.
thr.boots attack two with missile
  refused [FOS-EXPLOSIVE] missile launcher fires what is loaded into it: use that
dice 12 5 5
thr.boots use anti-tank-missile at 10 6
  Thr uses anti-tank missile.
  Reached by anti-tank missile: Two.
  Two saves with Agility against anti-tank missile: d20 12 + 2 Agility = 14 against 15, failure.
  Damage of anti-tank missile: d8 5+5 = 10.
  Two takes explosive: 10 from hit points.
thr.boots use anti-tank-missile at 10 6
  refused [FOS-ACTIONS] reload missile launcher first: 0 attacks left, and this takes 1
thr.boots reload missile
  Thr goes on reloading missile launcher.
pass to thr.boots
  The turn of Near begins.
  The turn of Edge begins.
  The turn of Out begins.
  The turn of Two begins.
  Round 3.
  The turn of Thr begins.
thr.boots reload missile
  Thr reloads missile launcher.
# Cover counts that lies between the crossing and who is caught: 12 + 2 + 2 against 10 + 5.
gm person place two 15 8
show person two
  able at 15 8 on level 1, 50 of 60 hit points, AC 14
dice 11 2 2
thr.boots use cluster-missile at 13 8
  Thr uses cluster missile.
  Reached by cluster missile: Two.
  Two saves with Agility against cluster missile: d20 11 + 2 Agility + 2 cover = 15 against 15, success.
  Damage of cluster missile: d8 2+2 = 4.
  Two takes explosive (4 - 2 by the save): 2 from hit points.
