title A garden that rolls and heals friends alone
covers ME-CAST

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power garden, power ward-orb, power mist
sheet b like plain, hp 60
person Ada a at 4 4 side Blue special
person Bea b at 12 4 side Blue special
person Cid b at 12 5 side Red special
initiative ada 20, bea 16, cid 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
gm person hurt bea 10 fire
  Bea takes fire: 10 from hit points.
gm person hurt cid 10 fire
  Cid takes fire: 10 from hit points.
ada.boots cast garden at 12 4
  Ada casts Rolling Garden.
dice 3
pass
  The turn of Bea begins.
  Healing of Rolling Garden: d4 3.
  Bea regains 3, now 53.
pass
  The turn of Cid begins.
dice 3
pass
  Round 2.
  The turn of Ada begins.
  Healing of Rolling Garden: d4 3.
  Bea regains 3, now 56.
show person cid
  able at 12 5 on level 1, 50 of 60 hit points, AC 12
