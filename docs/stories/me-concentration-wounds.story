title Concentration: each of several wounds in a tick asks for a save of its own, by what gets past shields
covers ME-CAST ME-SHIELD

book me5e
room 20 9
sheet a like plain, hp 90, constitution 14, shields 6, power guarding-field, slots 3
person Ada a at 4 4 side Blue special
person Dan plain at 9 4 side Red special
initiative ada 20, dan 10
begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
ada.boots cast guarding-field on ada
  Ada casts Guarding Field.
  Ada is guarded.
  Ada: AC 12 → 14 (guarded).
# All of it by shields: no save. 22 past them: against 11. 21: against 10, half rounded down.
gm person hurt ada 6 fire
  Ada takes fire: 6 from shields.
dice 9
gm person hurt ada 22 fire
  Ada takes fire: 22 from hit points.
  Ada saves with Constitution against concentration: d20 9 + 2 Constitution = 11 against 11, success.
dice 8
gm person hurt ada 21 fire
  Ada takes fire: 21 from hit points.
  Ada saves with Constitution against concentration: d20 8 + 2 Constitution = 10 against 10, success.
# One that fails, and no other save.
dice 8 7
gm person hurt ada 5 fire; gm person hurt ada 20 fire; gm person hurt ada 1 fire
  Ada takes fire: 5 from hit points.
  Ada saves with Constitution against concentration: d20 8 + 2 Constitution = 10 against 10, success.
  Ada takes fire: 20 from hit points.
  Ada saves with Constitution against concentration: d20 7 + 2 Constitution = 9 against 10, failure.
  Ada no longer concentrates on Guarding Field.
  Ada is no longer guarded.
  Ada takes fire: 1 from hit points.
  Ada: AC 14 → 12 (no longer guarded).
