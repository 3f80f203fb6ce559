title A servant bound by concentration
covers ME-CAST

book me5e
room 40 12
sheet a like plain, hp 100, charisma 16, power servant, power ward-orb, power blood-price, power odd-veil, power twice
sheet b like plain, hp 60
person Ada a at 4 4 side Blue special
person Cid b at 8 5 side Red special
initiative ada 20, cid 12

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots cast servant
  Ada casts Bound Servant.
  Battle drone 1 is bound.
  Battle drone 1 is here for a time.
show order
  20 Ada and Battle drone 1, whose turn it is
  12 Cid
pass to ada.boots
  The turn of Cid begins.
  Round 2.
  The turn of Ada begins.
  The turn of Battle drone 1 begins.
ada.boots cast ward-orb
  Ada casts Ward Orb.
  Ada no longer concentrates on Bound Servant.
  Battle drone 1 is no longer here for a time.
  Battle drone 1 is gone.
  Ada is guarded.
  Ada: AC 12 → 14 (guarded).
show order
  20 Ada and Battle drone 1, whose turn it is
  12 Cid
pass to ada.boots
  The turn of Cid begins.
  Round 3.
  The turn of Ada begins.
dice 15 3 3 3 15
ada.boots cast blood-price on cid
  Ada casts Blood Price on Cid.
  Ada attacks Cid, Blood Price: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Blood Price: d6 3+3+3 = 9.
  Damage of Blood Price: 3.
  Cid takes necrotic: 9 from hit points.
  Ada takes necrotic: 3 from hit points.
  Ada saves with Constitution against concentration: d20 15 against 10, success.
show person ada
  able at 4 4 on level 1, 97 of 100 hit points, AC 14
  guarded
pass to ada.boots
  The turn of Cid begins.
  Round 4.
  The turn of Ada begins.
ada.boots cast odd-veil
  Ada uses Veil.
  Ada is invisible.
  Ada is braced.
  Ada: AC 14 → 19 (braced).
show person ada
  able at 4 4 on level 1, 97 of 100 hit points, AC 19
  guarded; invisible; braced
pass to ada.boots
  The turn of Cid begins.
  Round 5.
  The turn of Ada begins.
  Ada is no longer braced.
  Ada: AC 19 → 14 (no longer braced).
dice 3
ada.boots cast twice on cid
  Ada casts Two Clocks on Cid.
  Cid saves with Wisdom against Two Clocks: d20 3 against 13, failure.
  Cid is marked.
  Cid is stung.
  Ada is no longer invisible.
  Cid: AC 12 → 11 (marked).
show person cid
  able at 8 5 on level 1, 51 of 60 hit points, AC 11
  marked; stung
