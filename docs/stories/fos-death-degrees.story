title Forge: a 1 and a 20 of a death save, and the edges of its degrees
covers FOS-DEATHSAVE FOS-DYING-TRACK FOS-DEGREES

book forge
room 20 9
sheet tough like plain, hp 20, strength 3
person Ada tough at 4 4 side Blue special
person Bea tough at 4 6 side Blue special
person Cid tough at 8 6 side Blue special
person Dan plain at 15 4 side Red special
initiative ada 20, bea 15, cid 12, dan 10
begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm go-on
gm person hurt ada 20 physical
  Ada takes physical: 20 from hit points.
  Ada goes down.
  Ada: 1 of 4 dying.
gm person track ada 3
  The GM rules: Ada: 3 dying.
gm person hurt bea 20 physical
  Bea takes physical: 20 from hit points.
  Bea goes down.
  Bea: 1 of 4 dying.
gm person track bea 3
  The GM rules: Bea: 3 dying.
gm person hurt cid 20 physical
  Cid takes physical: 20 from hit points.
  Cid goes down.
  Cid: 1 of 4 dying.
# 16 + 3 = 19 is a success, by 9. A 1 fails, and is worse by a degree: two more.
dice 16 1
pass to dan.boots
  The turn of Bea begins.
  Bea, death save: d20 16 + 3 Strength = 19 against 10, success.
  Bea: 2 of 4 dying.
  The turn of Cid begins.
  Cid, death save: d20 1 + 3 Strength = 4 against 10, critical failure.
  Cid: 3 of 4 dying.
  The turn of Dan begins.
# 17 + 3 = 20 is a critical success. 7 + 3 = 10 is a success; from dying 2 to 1, and from 3 to 2.
dice 17 7 7
pass to dan.boots
  Round 2.
  The turn of Ada begins.
  Ada, death save: d20 17 + 3 Strength = 20 against 10, critical success.
  Ada: 1 of 4 dying.
  The turn of Bea begins.
  Bea, death save: d20 7 + 3 Strength = 10 against 10, success.
  Bea: 1 of 4 dying.
  The turn of Cid begins.
  Cid, death save: d20 7 + 3 Strength = 10 against 10, success.
  Cid: 2 of 4 dying.
  The turn of Dan begins.
# 6 + 3 = 9 is a failure. A 20 is critical; with nothing left of dying nobody saves any more.
dice 6 20 20
pass to dan.boots
  Round 3.
  The turn of Ada begins.
  Ada, death save: d20 6 + 3 Strength = 9 against 10, failure.
  Ada: 2 of 4 dying.
  The turn of Bea begins.
  Bea, death save: d20 20 + 3 Strength = 23 against 10, critical success.
  Bea: 0 of 4 dying.
  Bea is stable.
  The turn of Cid begins.
  Cid, death save: d20 20 + 3 Strength = 23 against 10, critical success.
  Cid: 0 of 4 dying.
  Cid is stable.
  The turn of Dan begins.
show person bea
  stable at 4 6 on level 1, 0 of 20 hit points, AC 12
  downed; prone
dice 1
pass to dan.boots
  Round 4.
  The turn of Ada begins.
  Ada, death save: d20 1 + 3 Strength = 4 against 10, critical failure.
  Ada: 4 of 4 dying.
  Ada dies.
  The turn of Bea begins.
  The turn of Cid begins.
  The turn of Dan begins.
show person ada
  dead at 4 4 on level 1, 0 of 20 hit points, AC 12
  downed; prone
