title A rest outlasts what lasts minutes; hours of travel are a rest for those aboard too
covers ME-REGEN-REST ME-STABLE SHIP-REPAIR

book me5e
class probe medium across 100 shield directional
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 2000 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot
room 9 7 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
sheet adept like plain, hp 30, level 10, casting Intelligence, intelligence 16, shields 20 regain 5, power guarding-field, power stimulant
person Ada adept at 3 3 deck 1 side Blue special
person Bel adept at 3 5 deck 1 side Blue special
person Foe adept at 5 5 deck 1 side Red special
initiative ada 30, bel 28, foe 20, hesper.pilot 15, hesper.gunner 14, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
# What lasts minutes, and concentration, is over with any rest; exhaustion eases by a level.
ada.boots cast guarding-field on ada
  Ada casts Guarding Field.
  Ada is guarded.
  Ada: AC 12 → 14 (guarded).
pass to bel.boots
  The turn of Bel begins.
bel.boots cast stimulant on bel
  Bel casts Stimulant.
  Bel is stimulated.
gm person afflict bel exhaustion-2
  Bel is exhausted 2.
  Bel: speed 10 → 5 m (exhausted 2).
gm person layer bel shields -12
  Bel: shields -12, now 8.
show person bel
  able at 3 5 on level 1, 30 of 30 hit points, AC 12
  shields 8 of 20; stimulated; exhausted 2
gm person hp bel 12
  The GM rules: Bel has 12 hit points.
gm person rest all
  Pilot has rested.
  Gunner has rested.
  Ada no longer concentrates on Guarding Field.
  Ada is no longer guarded.
  Ada has rested.
  Bel is no longer stimulated.
  Bel: shields +12, now 20.
  Bel is no longer exhausted 2.
  Bel is exhausted 1.
  Bel regains 18, now 30.
  Bel has rested.
  Foe has rested.
  Ada: AC 14 → 12 (no longer guarded).
  Bel: speed 5 → 10 m (no longer exhausted 2).
show person ada
  able at 3 3 on level 1, 30 of 30 hit points, AC 12
  shields 20 of 20
show person bel
  able at 3 5 on level 1, 30 of 30 hit points, AC 12
  shields 20 of 20; exhausted 1
# An hour of travel is no night: minutes have passed, shields are full, and the stable count the hours.
pass to ada.boots
  The turn of Foe begins.
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Ada begins.
ada.boots cast guarding-field on ada
  Ada casts Guarding Field.
  Ada is guarded.
  Ada: AC 12 → 14 (guarded).
gm person layer ada shields -12
  Ada: shields -12, now 8.
gm person layer foe shields -12
  Foe: shields -12, now 8.
gm person afflict ada exhaustion-2
  Ada is exhausted 2.
  Ada: speed 10 → 5 m (exhausted 2).
gm person hp bel 1
  The GM rules: Bel has 1 hit points.
gm person hurt bel 1 piercing bypass
  Bel takes piercing: 1 from hit points.
  Bel falls unconscious.
gm person place ada 3 4
dice 15 15
ada.boots stabilise bel
  Ada, stabilise: d20 15, dropped 15 (disadvantage: exhausted 2) = 15 against 10, success.
  Bel is stable.
dice 3
gm travel hesper 1
  Aboard Hesper an hour passes: 0 fuel burnt, 30 left.
  Ada no longer concentrates on Guarding Field.
  Ada is no longer guarded.
  Ada: shields +12, now 20.
  Bel will stir after 3 hours.
  Ada: AC 14 → 12 (no longer guarded).
show person ada
  able at 3 4 on level 1, 30 of 30 hit points, AC 12
  shields 20 of 20; exhausted 2
show person foe
  able at 5 5 on level 1, 30 of 30 hit points, AC 12
  shields 8 of 20
gm travel hesper 1
  Aboard Hesper an hour passes: 0 fuel burnt, 30 left.
show person bel
  stable at 3 5 on level 1, 0 of 30 hit points, AC 12
  shields 20 of 20; exhausted 1; unconscious; prone
gm travel hesper 1
  Aboard Hesper an hour passes: 0 fuel burnt, 30 left.
  Bel regains 1, now 1.
  Bel wakes.
show person bel
  able at 3 5 on level 1, 1 of 30 hit points, AC 12
  shields 20 of 20; exhausted 1; prone
# Eight are one.
gm travel hesper 8
  Aboard Hesper 8 hours pass: 0 fuel burnt, 30 left. The crew has rested.
  Pilot has rested.
  Gunner has rested.
  Ada is no longer exhausted 2.
  Ada is exhausted 1.
  Ada has rested.
  Bel is no longer exhausted 1.
  Bel regains 29, now 30.
  Bel has rested.
  Ada: speed 5 → 10 m (no longer exhausted 2).
show person ada
  able at 3 4 on level 1, 30 of 30 hit points, AC 12
  shields 20 of 20; exhausted 1
# A rest wakes those at 0 as well, unless they are dying.
pass to foe.boots
  The turn of Bel begins.
  The turn of Foe begins.
gm person hp bel 0
  Bel falls unconscious.
  The GM rules: Bel has 0 hit points.
gm person rest bel
  Bel has rested.
show person bel
  dying at 3 5 on level 1, 0 of 30 hit points, AC 12
  shields 20 of 20; prone; unconscious
pass to ada.boots
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Tally's pilot begins.
  Round 3.
  The turn of Ada begins.
dice 15 15
ada.boots stabilise bel
  Ada, stabilise: d20 15, dropped 15 (disadvantage: exhausted 1) = 15 against 10, success.
  Bel is stable.
gm person rest bel
  Bel regains 30, now 30.
  Bel wakes.
  Bel has rested.
show person bel
  able at 3 5 on level 1, 30 of 30 hit points, AC 12
  shields 20 of 20; prone
