title Conditions: one that ends by a hit, one that strikes back once, spores
covers ME-ATTACK

book me5e
room 40 12
sheet a like plain, hp 100, strength 16, power spite, power last-light, power debt
sheet b like plain, hp 60, strength 16
person Ada a at 4 4 side Blue special
person Bea b at 6 6 side Blue special
person Cid b at 5 4 side Red special
initiative cid 20, ada 12, bea 10

begin
  The battle goes on.
  Round 1.
  The turn of Cid begins.
gm person afflict cid glassed
  Cid is glassed.
gm person afflict ada barbed
  Ada is barbed.
gm person afflict ada sporing
  Ada is sporing.
gm person afflict bea thirst
  Bea is thirsty.
dice 3
gm person hurt bea 5 fire
  Damage of thirsty: d4 3.
  Bea takes fire (5 + 3 thirsty): 8 from hit points.
gm person hurt cid 1 fire
  Cid takes fire: 1 from hit points.
  Cid is no longer glassed.
dice 15
cid.boots attack ada with fists
  Cid attacks Ada, unarmed strike: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Ada may react to Cid: Spite.
dice 4 1 4
ada.boots react
  Ada casts Spite on Cid.
  Cid is glassed.
  Cid has moved to 6 4 on level 1.
  Spite takes off: d6 4.
  Damage of unarmed strike: 1 + 3 Strength = 4.
  Damage of barbed: d4 1.
  Cid saves with Constitution against barbed: d20 4 against 11, failure.
  Cid is bleeding.
  Ada is no longer barbed.
  Ada takes bludgeoning (4 - 4 taken off): 0 from hit points.
  Cid takes piercing: 1 from hit points.
  Cid is no longer glassed.
show person cid
  able at 6 4 on level 1, 58 of 60 hit points, AC 12
  bleeding
show person ada
  able at 4 4 on level 1, 100 of 100 hit points, AC 12
  sporing
