title Forge: overdrive, a catch of fire, a lull that is saved against again
covers FOS-ACTIONS

book forge
room 40 12
sheet a like plain, hp 30, power overdrive, power catch, power lull, casting wisdom, weapon coil-gun, device mag-shell 2, device patch-spray 1
sheet b like plain, hp 30
person Ada a at 4 4 side Blue special
person Cid b at 10 4 side Red special
person Dan b at 10 5 side Red special
initiative ada 20, cid 12, dan 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots cast overdrive
  Ada casts Overdrive.
  Ada is quickened.
  Damage of Overdrive: 2.
  Ada takes electric: 2 from hit points.
show person ada
  able at 4 4 on level 1, 28 of 30 hit points, AC 14
  quickened; coil gun in hand, 3 of 3
dice 3 15
ada.boots cast lull at 10 4
  Ada casts Lull.
  Reached by Lull: Cid, Dan.
  Cid saves with Wisdom against Lull: d20 3 + 2 Wisdom = 5 against 15, failure.
  Dan saves with Wisdom against Lull: d20 15 + 2 Wisdom = 17 against 15, success.
  Cid is slowed.
pass to cid.boots
  Ada is no longer quickened.
  The turn of Cid begins.
dice 16
pass
  Cid saves with Wisdom against slowed: d20 16 + 2 Wisdom = 18 against 15, success.
  Cid is no longer slowed.
  The turn of Dan begins.
gm person hurt ada 5 fire
  Ada may react to damage to them: Catch.
dice 4
ada.boots react
  Ada casts Catch.
  Ada: temporary hit points +4, now 4.
  Ada takes fire: 4 from temporary hit points, 1 from hit points.
