title An orb that follows and shields, and a mist of two rounds that slows
covers ME-CAST

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power ward-orb, power mist
sheet b like plain, hp 60
person Ada a at 4 4 side Blue special
person Bea b at 6 4 side Blue special
person Cid b at 13 5 side Red special
initiative ada 20, bea 16, cid 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots cast ward-orb
  Ada casts Ward Orb.
  Ada is guarded.
  Bea is guarded.
  Ada: AC 12 → 14 (guarded).
  Bea: AC 12 → 14 (guarded).
show person bea
  able at 6 4 on level 1, 60 of 60 hit points, AC 14
  guarded
ada.boots move 8 4
  Ada has moved to 8 4 on level 1; no movement is left.
show person bea
  able at 6 4 on level 1, 60 of 60 hit points, AC 14
  guarded
pass
  The turn of Bea begins.
pass
  The turn of Cid begins.
pass
  Round 2.
  The turn of Ada begins.
ada.boots cast mist at 13 4
  Ada casts Slow Mist.
  Cid is burdened.
  Cid: speed 10 → 5 m (burdened).
show person cid
  able at 13 5 on level 1, 60 of 60 hit points, AC 12
  burdened
pass
  The turn of Bea begins.
pass
  The turn of Cid begins.
show cid.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 5 m
pass
  Round 3.
  The turn of Ada begins.
pass
  The turn of Bea begins.
pass
  The turn of Cid begins.
show cid.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 5 m
pass
  Round 4.
  Cid is no longer burdened.
  The turn of Ada begins.
  Cid: speed 5 → 10 m (no longer burdened).
pass
  The turn of Bea begins.
pass
  The turn of Cid begins.
show person cid
  able at 13 5 on level 1, 60 of 60 hit points, AC 12
