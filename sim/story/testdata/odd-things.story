title Things: a globe of balm, a leech dart, a kit of one's own, a mine of the tide, a charge that sticks
covers ME-USE

book me5e
room 40 12
sheet a like plain, hp 100, dexterity 16, device balm 2, device leech 2, device self-kit 2, device tidal 1, device bolt-charge 1
sheet b like plain, hp 60
person Ada a at 4 4 side Blue special
person Bea b at 8 4 side Blue special
person Cid b at 8 5 side Red special
initiative ada 20, bea 16, cid 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm person hurt ada 30 fire
  Ada takes fire: 30 from hit points.
gm person hurt bea 30 fire
  Bea takes fire: 30 from hit points.
gm person hurt cid 30 fire
  Cid takes fire: 30 from hit points.
dice 3
ada.boots use balm at 8 4
  Ada uses balm globe.
  Reached by balm globe: Bea.
  Healing of balm globe: d4 3.
  Bea regains 3, now 33.
pass
  The turn of Bea begins.
dice 4
pass
  Healing of balm globe: d4 4.
  Bea regains 4, now 37.
  The turn of Cid begins.
pass
  Round 2.
  The turn of Ada begins.
dice 15 2 4
ada.boots use leech on cid
  Ada uses leech dart on Cid.
  Ada attacks Cid, leech dart: d20 15 against 12, a hit.
  Damage of leech dart: d4 2.
  Healing of leech dart: d4 4.
  Ada regains 4, now 74.
  Cid has moved to 9 6 on level 1.
  Ada is stimulated.
  Cid takes necrotic: 2 from hit points.
show person ada
  able at 4 4 on level 1, 74 of 100 hit points, AC 12
  stimulated
pass
  The turn of Bea begins.
dice 1
pass
  Healing of balm globe: d4 1.
  Bea regains 1, now 38.
  The turn of Cid begins.
pass
  Round 3.
  The turn of Ada begins.
dice 4
ada.boots use self-kit on bea
  Ada uses self kit on Bea.
  Healing of self kit: d4 4.
  Ada regains 4, now 78.
show person ada
  able at 4 4 on level 1, 78 of 100 hit points, AC 12
  stimulated
show person bea
  able at 8 4 on level 1, 38 of 60 hit points, AC 12
