title On foot: at 0, dying at once, death saves, damage at 0, stable, healed, and who is spared
covers ME-UNCONSCIOUS ME-INSTANT ME-DEATHSAVE ME-DEATHSAVE-NAT ME-DMG0 ME-STABLE ME-NPC ME-KNOCKOUT ME-HEAL

book me5e
room 20 11
sheet soldier like plain, hp 12
sheet bruiser like plain, strength 16, weapon gauntlet-torch, hp 30
sheet grunt like umbra-trooper, hp 12, shields 0
person Medic plain at 2 6 side Blue
person Ana soldier at 1 1 side Blue
person Ben soldier at 1 3 side Blue
person Cole soldier at 1 5 side Blue
person Dora soldier at 1 7 side Blue
person Eve soldier at 1 9 side Blue
person Bru bruiser at 15 5 side Red
person Gus grunt at 10 1 side Red
person Gal grunt at 10 3 side Red
initiative medic 20, ben 19, cole 18, dora 17, eve 16, ana 15, bru 10, gus 5, gal 4

begin
  The battle goes on.
  Round 1.
  The turn of Medic begins.
# A maximum of 12, 6 left, 18 damage: 12 are left over, and that kills. 17 do not.
gm person hp ana 6
  The GM rules: Ana has 6 hit points.
gm person hp ben 6
  The GM rules: Ben has 6 hit points.
gm person hurt ana 18 piercing
  Ana takes piercing: 18 from hit points.
  Ana is killed at once: the damage was massive.
gm person hurt ben 17 piercing
  Ben takes piercing: 17 from hit points.
  Ben falls unconscious.
show person ben
  dying at 1 3 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
# The dead regain nothing.
gm person heal ana 5
  refused [ME-HEAL] Ana is dead, and the dead regain nothing
gm person layer ana shields 5
  refused [ME-HEAL] Ana is dead, and the dead regain nothing
show person ana
  dead at 1 1 on level 1, 0 of 12 hit points, AC 12
# The turn at 0 starts with a death save: 10 succeeds, 9 does not.
dice 10
pass
  The turn of Ben begins.
  Ben, death save: d20 10 against 10, success.
  Ben: 0 of 3 failures, 1 of 3 successes.
  The turn of Cole begins.
pass to medic.boots
  The turn of Dora begins.
  The turn of Eve begins.
  The turn of Bru begins.
  The turn of Gus begins.
  The turn of Gal begins.
  Round 2.
  The turn of Medic begins.
dice 9
pass
  The turn of Ben begins.
  Ben, death save: d20 9 against 10, failure.
  Ben: 1 of 3 failures, 1 of 3 successes.
  The turn of Cole begins.
# A 1 is two failures: three in all, and it is over.
pass to medic.boots
  The turn of Dora begins.
  The turn of Eve begins.
  The turn of Bru begins.
  The turn of Gus begins.
  The turn of Gal begins.
  Round 3.
  The turn of Medic begins.
dice 1
pass
  The turn of Ben begins.
  Ben, death save: d20 1 against 10, critical failure.
  Ben: 3 of 3 failures, 1 of 3 successes.
  Ben dies.
  The turn of Cole begins.
show person ben
  dead at 1 3 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
# A 20 wakes with a hit point, and the turn goes on.
pass to medic.boots
  The turn of Dora begins.
  The turn of Eve begins.
  The turn of Bru begins.
  The turn of Gus begins.
  The turn of Gal begins.
  Round 4.
  The turn of Medic begins.
gm person hp cole 0
  Cole falls unconscious.
  The GM rules: Cole has 0 hit points.
dice 20
pass
  The turn of Cole begins.
  Cole, death save: d20 20 against 10, critical success.
  Cole regains 1, now 1.
  Cole wakes.
show person cole
  able at 1 5 on level 1, 1 of 12 hit points, AC 12
  prone
cole.boots stand
  Cole is no longer prone.
# Three successes in all, not in a row, make one stable.
gm person hp eve 0
  Eve falls unconscious.
  The GM rules: Eve has 0 hit points.
pass
  The turn of Dora begins.
dice 12
pass
  The turn of Eve begins.
  Eve, death save: d20 12 against 10, success.
  Eve: 0 of 3 failures, 1 of 3 successes.
  The turn of Bru begins.
pass to medic.boots
  The turn of Gus begins.
  The turn of Gal begins.
  Round 5.
  The turn of Medic begins.
pass to dora.boots
  The turn of Cole begins.
  The turn of Dora begins.
dice 8
pass
  The turn of Eve begins.
  Eve, death save: d20 8 against 10, failure.
  Eve: 1 of 3 failures, 1 of 3 successes.
  The turn of Bru begins.
pass to dora.boots
  The turn of Gus begins.
  The turn of Gal begins.
  Round 6.
  The turn of Medic begins.
  The turn of Cole begins.
  The turn of Dora begins.
dice 15
pass
  The turn of Eve begins.
  Eve, death save: d20 15 against 10, success.
  Eve: 1 of 3 failures, 2 of 3 successes.
  The turn of Bru begins.
pass to dora.boots
  The turn of Gus begins.
  The turn of Gal begins.
  Round 7.
  The turn of Medic begins.
  The turn of Cole begins.
  The turn of Dora begins.
dice 10
pass
  The turn of Eve begins.
  Eve, death save: d20 10 against 10, success.
  Eve: 1 of 3 failures, 3 of 3 successes.
  Eve is stable.
  The turn of Bru begins.
show person eve
  stable at 1 9 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
# Damage at 0 is a failure, critical two; as much as the maximum kills, one less does not.
gm person hp dora 0
  Dora falls unconscious.
  The GM rules: Dora has 0 hit points.
gm person hurt dora 11 fire
  Dora takes fire: 11 from hit points.
  Dora: 1 of 3 failures, 0 of 3 successes.
gm person heal dora 1
  Dora regains 1, now 1.
  Dora wakes.
show person dora
  able at 1 7 on level 1, 1 of 12 hit points, AC 12
  prone
gm person hp dora 0
  Dora falls unconscious.
  The GM rules: Dora has 0 hit points.
gm person hurt dora 3 fire critical
  Dora takes fire: 3 from hit points.
  Dora: 2 of 3 failures, 0 of 3 successes.
gm person heal dora 1
  Dora regains 1, now 1.
  Dora wakes.
gm person hp dora 0
  Dora falls unconscious.
  The GM rules: Dora has 0 hit points.
gm person hurt dora 12 fire
  Dora takes fire: 12 from hit points.
  Dora is killed at once: the damage was massive.
# Temporary hit points that take all of it save from the failure, and do not wake.
gm person hp cole 0
  Cole falls unconscious.
  The GM rules: Cole has 0 hit points.
gm person layer cole temporary 5
  Cole: temporary hit points +5, now 5.
gm person hurt cole 4 fire
  Cole takes fire: 4 from temporary hit points.
show person cole
  dying at 1 5 on level 1, 0 of 12 hit points, AC 12
  temporary hit points 1; unconscious; prone
# Medicine against 10 makes somebody stable: no more saves, until hurt again.
gm person rest eve
  Eve regains 12, now 12.
  Eve wakes.
  Eve has rested.
pass to medic.boots
  The turn of Gus begins.
  The turn of Gal begins.
  Round 8.
  The turn of Medic begins.
dice 9
medic.boots stabilise cole
  Medic, stabilise: d20 9 against 10, failure.
dice 12
pass to medic.boots
  The turn of Cole begins.
  Cole, death save: d20 12 against 10, success.
  Cole: 0 of 3 failures, 1 of 3 successes.
  The turn of Eve begins.
  The turn of Bru begins.
  The turn of Gus begins.
  The turn of Gal begins.
  Round 9.
  The turn of Medic begins.
dice 10
medic.boots stabilise cole
  Medic, stabilise: d20 10 against 10, success.
  Cole is stable.
show person cole
  stable at 1 5 on level 1, 0 of 12 hit points, AC 12
  temporary hit points 1; unconscious; prone
gm person hurt cole 2 fire
  Cole takes fire: 1 from temporary hit points, 1 from hit points.
  Cole is no longer stable.
  Cole: 1 of 3 failures, 0 of 3 successes.
show person cole
  dying at 1 5 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
gm person heal cole 3
  Cole regains 3, now 3.
  Cole wakes.
# Units of the GM's die at 0, unless they are special.
gm person hurt gus 12 piercing
  Gus takes piercing: 12 from hit points.
  Gus is dead.
gm person special gal yes
  The GM rules: Gal is special: at 0 they fall and make saves.
gm person hurt gal 12 piercing
  Gal takes piercing: 12 from hit points.
  Gal falls unconscious.
  Gal can no longer hold Warden rifle.
# A melee attacker can knock out instead, whatever the damage; a shot cannot.
gm person place medic 14 5
gm person hp medic 1
  The GM rules: Medic has 1 hit points.
pass to bru.boots
  The turn of Cole begins.
  The turn of Eve begins.
  The turn of Bru begins.
dice 20 5 6
bru.boots attack medic spare
  Bru attacks Medic, Gauntlet torch: d20 20 + 3 Strength + 2 proficiency = 25 against 12, a critical hit.
  Damage of Gauntlet torch: d6 5+6 + 3 Strength = 14.
  Medic takes fire: 14 from hit points.
  Medic falls unconscious.
  Medic is stable.
show person medic
  stable at 14 5 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
