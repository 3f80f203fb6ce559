title Powers for some alone, in areas and by leaps
covers ME-CAST

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power mend-swarm, power chain-balm, power pulse, power trade
sheet b like plain, hp 60
sheet r like rampart-mech, hp 60
sheet v like plain, hp 60, kind animal
person Ada a at 4 4 side Blue special
person Bea b at 8 4 side Blue special
person Bob b at 10 4 side Blue special
person Rex r at 9 5 side Blue
person Cid b at 5 5 side Red special
person Vic v at 6 4 side Red special
initiative ada 20, bea 16, bob 15, rex 14, cid 12, vic 11

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm person hurt bea 30 fire
  Bea takes fire: 30 from hit points.
gm person hurt bob 30 fire
  Bob takes fire: 30 from hit points.
gm person hurt rex 30 fire
  Rex takes fire: 30 from hit points.
dice 3 3
ada.boots cast mend-swarm at 9 4
  Ada casts Mend Machines.
  Reached by Mend Machines: Rex.
  Healing of Mend Machines: d4 3+3 = 6.
  Rex regains 6, now 36.
pass to ada.boots
  The turn of Bea begins.
  The turn of Bob begins.
  The turn of Rex begins.
  The turn of Cid begins.
  The turn of Vic begins.
  Round 2.
  The turn of Ada begins.
dice 4 4
ada.boots cast chain-balm on bea
  Ada casts Chain Balm on Bea.
  Reached by Chain Balm: Bea, Rex.
  Healing of Chain Balm: d6 4 + 3 Charisma = 7.
  Bea regains 7, now 37.
  Healing of Chain Balm: d6 4 + 3 Charisma = 7.
  Rex regains 7, now 43.
pass to ada.boots
  The turn of Bea begins.
  The turn of Bob begins.
  The turn of Rex begins.
  The turn of Cid begins.
  The turn of Vic begins.
  Round 3.
  The turn of Ada begins.
dice 3 5
ada.boots cast pulse
  Ada casts Field Pulse.
  Reached by Field Pulse: Cid.
  Cid saves with Constitution against Field Pulse: d20 3 against 13, failure.
  Damage of Field Pulse: d8 5.
  Cid is jammed.
  Cid takes lightning: 5 from hit points.
pass to ada.boots
  The turn of Bea begins.
  The turn of Bob begins.
  The turn of Rex begins.
  The turn of Cid begins.
  The turn of Vic begins.
  Round 4.
  The turn of Ada begins.
  Cid is no longer jammed.
ada.boots cast trade on cid
  refused [ME-CAST] Trade Places only works on targets that are marked or glassed
gm person afflict cid marked
  Cid is marked.
  Cid: AC 12 → 11 (marked).
ada.boots cast trade on cid
  Ada casts Trade Places on Cid.
  Ada trades places with Cid.
  Ada has moved to 5 5 on level 1.
  Cid has moved to 4 4 on level 1.
  Cid is rattled.
show person cid
  able at 4 4 on level 1, 55 of 60 hit points, AC 11
  marked; rattled
