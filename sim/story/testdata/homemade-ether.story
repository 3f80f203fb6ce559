title Ether: a blade that marks, a stance, an oath, pitch, an ooze that splits, an aura
covers HOE-COMMON HOE-DAMAGE

book ether
room 40 12
sheet a like plain, hp 30, mana 20, stamina 6, power leeching-aura, power reckless-stance, power friends-ward, power oath, weapon thirsty-blade
sheet b like plain, hp 30, stamina 6, weapon pitch-pot
person Ada a at 4 4 side Blue special
person Bea b at 6 7 side Blue special
person Cid b at 5 4 side Red special
person Dan b at 6 4 side Red special
person Ooze mother-ooze at 9 4 side Red special
initiative ada 20, cid 12, dan 11, bea 10, ooze 5

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 16 4 1
ada.boots attack cid with thirsty-blade
  Ada attacks Cid, thirsty blade: d20 16 against 10, a hit.
  Damage of thirsty blade: d6 4.
  Cid: Stamina -1, now 9.
  Cid is marked.
  Damage of marked: d4 1.
  Cid takes physical (4 + 1 marked): 5 from Health.
show person cid
  able at 5 4 on level 1, 25 of 30 Health, Defense 10
  marked; pitch pot in hand
ada.boots cast reckless-stance
  Ada uses Reckless Stance.
  Ada is reckless.
  Ada: Defense 10 → 8 (reckless).
show person ada
  able at 4 4 on level 1, 30 of 30 Health, Defense 8
  reckless; thirsty blade in hand
ada.boots cast leeching-aura
  Ada: Mana -2, now 18.
  Ada casts Leeching Aura.
gm person place dan 10 7
pass
  The turn of Cid begins.
dice 1 1 3
pass
  Damage of Leeching Aura: d4 1.
  Healing of Leeching Aura: d4 1.
  Ada regains 0, now 30.
  Damage of marked: d4 3.
  Cid takes spirit (1 + 3 marked): 4 from Health.
  The turn of Dan begins.
show person ada
  able at 4 4 on level 1, 30 of 30 Health, Defense 8
  reckless; thirsty blade in hand
pass
  The turn of Bea begins.
dice 15 2
bea.boots attack ooze with pitch-pot throw
  Bea attacks Ooze, pitch pot: d20 15 against 8, a hit.
  Damage of pitch pot: d4 2.
  Ooze is pitched.
  Ooze takes fire: 2 from Health.
  Ooze uses Splits.
  Ooze 1 splits off.
bea.boots attack at 10 7 with pitch-pot
  refused [HOE-COMMON] Bea has dropped or thrown pitch pot
show person ooze
  able at 9 4 on level 1, 18 of 20 Health, Defense 8
  pitched; thirsty blade in hand
dice 1
pass
  The turn of Ooze begins.
  Damage of pitched: d4 1.
  The turn of Ooze 1 begins.
  Ooze takes fire: 1 from Health.
gm person place dan 20 7
pass
  Round 2.
  The turn of Ada begins.
  Ada is no longer reckless.
  Ada: Defense 8 → 10 (no longer reckless).
dice 4
ada.boots attack cid with thirsty-blade
  Ada attacks Cid, thirsty blade: d20 4 + 2 marked = 6 against 10, a miss.
ada.boots cast oath
  Ada uses Oath.
  Ada is oath-bound.
ada.boots move 4 5
  Ada has moved to 4 5 on level 1; 25 ft of movement is left.
show person ada
  able at 4 5 on level 1, 30 of 30 Health, Defense 10
  oath-bound; thirsty blade in hand
dice 4 1 2
pass to ada.boots
  The turn of Cid begins.
  Damage of Leeching Aura: d4 4.
  Healing of Leeching Aura: d4 1.
  Ada regains 0, now 30.
  Cid is no longer marked.
  Cid takes spirit: 4 from Health.
  The turn of Dan begins.
  The turn of Bea begins.
  The turn of Ooze begins.
  Damage of pitched: d4 2.
  The turn of Ooze 1 begins.
  Ooze takes fire: 2 from Health.
  Round 3.
  The turn of Ada begins.
  Ada: Stamina -1, now 9.
gm person hurt ooze 5 fire
  Ooze takes fire: 5 from Health.
show person ooze
  able at 9 4 on level 1, 10 of 20 Health, Defense 8
  pitched; thirsty blade in hand
show person ada
  able at 4 5 on level 1, 30 of 30 Health, Defense 10
  oath-bound; thirsty blade in hand
dice 17 4 1
ada.boots attack cid with thirsty-blade
  Ada attacks Cid, thirsty blade: d20 17 against 10, a hit.
  Damage of thirsty blade: d6 4.
  Ada is no longer oath-bound.
  Ada is emboldened.
  Cid: Stamina -1, now 8.
  Cid is marked.
  Damage of marked: d4 1.
  Cid takes physical (4 + 1 marked): 5 from Health.
ada.boots cast friends-ward on bea
  Ada: Mana -1, now 17.
  Ada casts Friend's Ward on Bea.
  Bea is guarded.
  Bea: Defense 10 → 12 (guarded).
show person bea
  able at 6 7 on level 1, 30 of 30 Health, Defense 12
  guarded
show order
  20 Ada, whose turn it is
  12 Cid
  11 Dan
  10 Bea
  5 Ooze and Ooze 1
