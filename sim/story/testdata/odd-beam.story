title A beam held that pushes, and whose slot is named twice
covers ME-CAST

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power ram-beam, power hoist
sheet b like plain, hp 60
person Ada a at 4 4 side Blue special
person Cid b at 8 4 side Red special
initiative ada 20, cid 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 15 4
ada.boots cast ram-beam on cid
  Ada casts Ram Beam on Cid.
  Ada attacks Cid, Ram Beam: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Ram Beam: d6 4.
  Cid has moved to 10 4 on level 1.
  Cid takes force: 4 from hit points.
pass
  The turn of Cid begins.
pass
  Round 2.
  The turn of Ada begins.
ada.boots cast ram-beam on cid slot 3
  refused [ME-CAST] Ram Beam takes no slot
dice 15 4
ada.boots cast ram-beam on cid
  Ada casts Ram Beam on Cid.
  Ada attacks Cid, Ram Beam: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Ram Beam: d6 4.
  Cid has moved to 12 4 on level 1.
  Cid takes force: 4 from hit points.
show ada.boots
  the turn is open; left: 1 action, 1 reaction, 1 interaction; movement 10 m
pass
  The turn of Cid begins.
pass
  Round 3.
  The turn of Ada begins.
dice 18
ada.boots cast hoist on cid
  Ada casts Hoist on Cid.
  Ada no longer concentrates on Ram Beam.
  Ada attacks Cid, Hoist: d20 18 + 3 Charisma + 2 proficiency = 23 against 12, a hit.
  Cid is lifted.
  Cid: speed 10 → 0 m (restrained).
show person cid
  able at 12 4 on level 1, 52 of 60 hit points, AC 12
  lifted
dice 1
gm person hurt ada 5 fire
  Ada takes fire: 5 from hit points.
  Ada saves with Constitution against concentration: d20 1 against 10, failure.
  Ada no longer concentrates on Hoist.
  Cid is no longer lifted.
  Cid: speed 0 → 10 m (no longer restrained).
show person cid
  able at 12 4 on level 1, 52 of 60 hit points, AC 12
