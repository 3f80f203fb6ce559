title Forge of Stars: saves at both edges of each degree, and what a critical failure is to who is brought down by it
covers FOS-EXPLOSIVE FOS-DEGREES FOS-DYING FOS-DYING-TRACK FOS-SHIELDHP

book forge
room 40 14
sheet thrower like plain, precision 3, weapon blaster-pistol, device frag-grenade 9
sheet foe like plain, hp 60, agility 2
sheet deft like plain, hp 60, agility 6
sheet frail like plain, hp 6, agility 2
person Thr thrower at 2 6 side Blue
person Foe foe at 5 5 side Red
person Def deft at 5 6 side Red
person Ann frail at 5 8 side Red special
person Bea frail at 6 8 side Red special
person Cid frail at 5 9 side Red special
initiative thr 20, foe 10, def 9, ann 8, bea 7, cid 6

begin
  The battle goes on.
  Round 1.
  The turn of Thr begins.
# Against 10 + 5: 5 is ten less, and a failure; 24 is nine more, and a success.
dice 3 18 4 3
thr.boots use frag-grenade at 5 6
  Thr uses frag grenade.
  Reached by frag grenade: Foe, Def.
  Foe saves with Agility against frag grenade: d20 3 + 2 Agility = 5 against 15, failure.
  Def saves with Agility against frag grenade: d20 18 + 6 Agility = 24 against 15, success.
  Damage of frag grenade: d6 4+3 = 7.
  Foe takes physical: 7 from hit points.
  Def takes physical (7 - 4 by the save): 3 from hit points.
pass to thr.boots
  The turn of Foe begins.
  The turn of Def begins.
  The turn of Ann begins.
  The turn of Bea begins.
  The turn of Cid begins.
  Round 2.
  The turn of Thr begins.
# 4 is a critical failure, and 25 a critical success.
dice 2 19 4 3
thr.boots use frag-grenade at 5 6
  Thr uses frag grenade.
  Reached by frag grenade: Foe, Def.
  Foe saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 15, critical failure.
  Def saves with Agility against frag grenade: d20 19 + 6 Agility = 25 against 15, critical success.
  Damage of frag grenade: d6 4+3 = 7.
  Foe takes physical (7 + 7 by the save): 14 from hit points.
pass to thr.boots
  The turn of Foe begins.
  The turn of Def begins.
  The turn of Ann begins.
  The turn of Bea begins.
  The turn of Cid begins.
  Round 3.
  The turn of Thr begins.
# A 1 is a degree worse: 7 would be a failure. A 20 is a degree better: 22 would be a success.
dice 20 1 4 3
thr.boots use frag-grenade at 5 6
  Thr uses frag grenade.
  Reached by frag grenade: Foe, Def.
  Foe saves with Agility against frag grenade: d20 20 + 2 Agility = 22 against 15, critical success.
  Def saves with Agility against frag grenade: d20 1 + 6 Agility = 7 against 15, critical failure.
  Damage of frag grenade: d6 4+3 = 7.
  Def takes physical (7 + 7 by the save): 14 from hit points.
pass to thr.boots
  The turn of Foe begins.
  The turn of Def begins.
  The turn of Ann begins.
  The turn of Bea begins.
  The turn of Cid begins.
  Round 4.
  The turn of Thr begins.
# Brought to 0 by a failed save Ann has dying 1, by a critically failed one Bea has dying 2. Cid's shield takes all of it.
gm person layer cid shield 14
  Cid: shield +14, now 14.
dice 3 2 2 4 3
thr.boots use frag-grenade at 5 10
  Thr uses frag grenade.
  Reached by frag grenade: Ann, Bea, Cid.
  Ann saves with Agility against frag grenade: d20 3 + 2 Agility = 5 against 15, failure.
  Bea saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 15, critical failure.
  Cid saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 15, critical failure.
  Damage of frag grenade: d6 4+3 = 7.
  Ann takes physical: 7 from hit points.
  Ann goes down.
  Ann: 1 of 4 dying.
  Bea takes physical (7 + 7 by the save): 14 from hit points.
  Bea goes down.
  Bea: 2 of 4 dying.
  Cid takes physical (7 + 7 by the save): 14 from shield.
show person cid
  able at 5 9 on level 1, 6 of 6 hit points, AC 14
dice 7 8
pass to thr.boots
  The turn of Foe begins.
  The turn of Def begins.
  The turn of Ann begins.
  Ann, death save: d20 7 + 2 Strength = 9 against 10, failure.
  Ann: 2 of 4 dying.
  The turn of Bea begins.
  Bea, death save: d20 8 + 2 Strength = 10 against 10, success.
  Bea: 1 of 4 dying.
  The turn of Cid begins.
  Round 5.
  The turn of Thr begins.
# At 0 a critically failed save is two more; what a shield takes whole adds nothing. By a failed save Cid has dying 1.
gm person layer ann shield 14
  Ann: shield +14, now 14.
dice 2 2 12 4 3
thr.boots use frag-grenade at 5 10
  Thr uses frag grenade.
  Reached by frag grenade: Ann, Bea, Cid.
  Ann saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 15, critical failure.
  Bea saves with Agility against frag grenade: d20 2 + 2 Agility = 4 against 15, critical failure.
  Cid saves with Agility against frag grenade: d20 12 + 2 Agility = 14 against 15, failure.
  Damage of frag grenade: d6 4+3 = 7.
  Ann takes physical (7 + 7 by the save): 14 from shield.
  Bea takes physical (7 + 7 by the save): 14 from hit points.
  Bea: 3 of 4 dying.
  Cid takes physical: 7 from hit points.
  Cid goes down.
  Cid: 1 of 4 dying.
show person ann
  dying and awake at 5 8 on level 1, 0 of 6 hit points, AC 12
  downed; prone
show person bea
  dying and awake at 6 8 on level 1, 0 of 6 hit points, AC 12
  downed; prone
