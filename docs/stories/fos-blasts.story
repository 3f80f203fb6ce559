title Explosives: what pierces armour, what a critical failure does more, aim and penalties
covers FOS-EXPLOSIVE FOS-RANGE FOS-MAP FOS-DEGREES

book forge
room 60 14
sheet thrower like plain, precision 3, weapon missile-launcher, device anti-tank-grenade 5, device chemical-grenade 5, device flashbang-grenade 5, device gravity-grenade 5, device frag-grenade 5, device thermal-grenade 3, device cluster-missile 3, actions 9
sheet plate like plain, hp 60, agility 0, strength 4, armour battle-armour
sheet bare like plain, hp 60, agility 0
sheet big like hull-walker, hp 60
person Thr thrower at 2 6 side Blue
person Pla plate at 10 6 side Red special
person Bar bare at 10 8 side Red special
person Big big at 20 6 side Red special
initiative thr 20, pla 10, bar 9, big 8

begin
  ...
# 35 ft are the second increment of 20. Anti-tank pierces 20, at most what the armour adds: 10 + 5 - 5 + 3.
dice 12 3 3
thr.boots use anti-tank-grenade at 10 7
  Thr uses anti-tank grenade.
  Reached by anti-tank grenade: Pla.
  Pla saves with Agility against anti-tank grenade: d20 12 against 13, failure.
  Damage of anti-tank grenade: d6 3+3 = 6.
  Pla takes explosive: 6 from plating.
# Thermal pierces 5: 3 of it here, and nothing of Bar, who wears none. One attack before.
dice 8 5 3 3
thr.boots use thermal-grenade at 10 8
  Thr uses thermal grenade.
  Reached by thermal grenade: Pla, Bar.
  Pla saves with Agility against thermal grenade: d20 8 against 8, success.
  Bar saves with Agility against thermal grenade: d20 5 against 5, success.
  Damage of thermal grenade: d6 3+3 = 6.
  Pla takes fire (6 - 3 by the save): 3 from plating.
  Bar takes fire (6 - 3 by the save): 3 from hit points.
pass to thr.boots
  ...
# A flash dazzles, and blinds whose save fails critically; gravity holds, and then restrains.
dice 1 4
thr.boots use flashbang-grenade at 10 8
  Thr uses flashbang grenade.
  Reached by flashbang grenade: Pla, Bar.
  Pla saves with Agility against flashbang grenade: d20 1 against 10, critical failure.
  Bar saves with Agility against flashbang grenade: d20 4 against 10, failure.
  Pla is blinded.
  Bar is dazzled.
  Pla: AC 15 → 13 (flat-footed).
dice 1 4
thr.boots use gravity-grenade at 10 8
  Thr uses gravity grenade.
  Reached by gravity grenade: Pla, Bar.
  Pla saves with Agility against gravity grenade: d20 1 against 5, critical failure.
  Bar saves with Agility against gravity grenade: d20 4 against 5, failure.
  Pla is restrained.
  Bar is immobilised.
  Pla: speed 30 → 0 ft (immobilised).
  Bar: speed 30 → 0 ft (immobilised).
pass to thr.boots
  ...
# Taking aim is for what is thrown as well: -2 in place of -5, for the first.
thr.boots aim
  Thr is aiming.
dice 12 13 3 3
thr.boots use frag-grenade at 10 8
  Thr uses frag grenade.
  Reached by frag grenade: Pla, Bar.
  Pla saves with Agility against frag grenade: d20 12 against 13, failure.
  Bar saves with Agility against frag grenade: d20 13 against 13, success.
  Damage of frag grenade: d6 3+3 = 6.
  Thr is no longer aiming.
  Pla takes physical: 1 from plating, 5 from hit points.
  Bar takes physical (6 - 3 by the save): 3 from hit points.
dice 7 8 3 3
thr.boots use frag-grenade at 10 8
  Thr uses frag grenade.
  Reached by frag grenade: Pla, Bar.
  Pla saves with Agility against frag grenade: d20 7 against 5, success.
  Bar saves with Agility against frag grenade: d20 8 against 5, success.
  Damage of frag grenade: d6 3+3 = 6.
  Pla takes physical (6 - 3 by the save): 3 from hit points.
  Bar takes physical (6 - 3 by the save): 3 from hit points.
pass to thr.boots
  ...
# Prone is two less. Of a large creature any square is enough.
thr.boots drop
  Thr is prone.
  Thr: AC 14 → 12 (flat-footed).
dice 12 13 3 3
thr.boots use frag-grenade at 10 8
  Thr uses frag grenade.
  Reached by frag grenade: Pla, Bar.
  Pla saves with Agility against frag grenade: d20 12 against 8, success.
  Bar saves with Agility against frag grenade: d20 13 against 8, success.
  Damage of frag grenade: d6 3+3 = 6.
  Pla takes physical (6 - 3 by the save): 3 from hit points.
  Bar takes physical (6 - 3 by the save): 3 from hit points.
dice 10 3 3
thr.boots use cluster-missile at 17 6
  Thr uses cluster missile.
  Reached by cluster missile: Big.
  Big saves with Agility against cluster missile: d20 10 + 1 Agility = 11 against 3, success.
  Damage of cluster missile: d8 3+3 = 6.
  Big takes explosive (6 - 3 by the save): 3 from plating.
show person big
  able at 20 6 on level 1, 60 of 60 hit points, AC 13
  plating 7 of 10; slug machine gun in hand
pass to thr.boots
  ...
# Poison takes hold where a save fails critically, and the smoke stays.
dice 13 1 3 3
thr.boots use chemical-grenade at 10 8
  Thr uses chemical grenade.
  Reached by chemical grenade: Pla, Bar.
  Pla saves with Agility against chemical grenade: d20 13 against 8, success.
  Bar saves with Agility against chemical grenade: d20 1 against 8, critical failure.
  Damage of chemical grenade: d6 3+3 = 6.
  Bar is badly poisoned.
  Bar takes chemical (6 + 6 by the save): 12 from hit points.
  Pla takes chemical (6 - 3 by the save): 3 from hit points.
dice 4
pass to bar.boots
  The turn of Pla begins.
  The turn of Bar begins.
  Damage of badly poisoned: d8 4.
  Bar takes chemical: 4 from hit points.
show aim big bar with machine-gun
  +2 against 10
