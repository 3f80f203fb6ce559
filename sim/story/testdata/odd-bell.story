title A bell that rings on others, a charge that sticks, a tide, a last light, a debt, spores
covers ME-ATTACK

book me5e
room 40 12
sheet a like plain, hp 100, strength 16, dexterity 16, wisdom 14, weapon bell, device tidal 1, device bolt-charge 1, power last-light, power debt
sheet b like plain, hp 60, strength 16
sheet s like rampart-mech, hp 60
person Ada a at 4 4 side Blue special
person Bea b at 4 6 side Blue special
person Cid b at 5 4 side Red special
person Dan b at 6 4 side Red special
person Rex s at 20 4 side Red
initiative ada 20, bea 16, cid 12, dan 11, rex 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
dice 15 5 2
ada.boots attack cid with bell
  Ada attacks Cid, bell hammer: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of bell hammer: d12 5 + 3 Strength + 2 Wisdom = 10.
  Reached by bell hammer: Dan.
  Damage of bell hammer: d4 2.
  Cid takes thunder: 10 from hit points.
  Dan takes thunder: 2 from hit points.
pass to ada.boots
  The turn of Bea begins.
  The turn of Cid begins.
  The turn of Dan begins.
  The turn of Rex begins.
  Round 2.
  The turn of Ada begins.
dice 2 2
ada.boots attack cid with bell
  Ada attacks Cid, bell hammer: d20 2 + 3 Strength + 2 proficiency = 7 against 12, a miss.
  Reached by bell hammer: Dan.
  Damage of bell hammer: d4 2.
  Dan takes thunder: 2 from hit points.
pass to ada.boots
  The turn of Bea begins.
  The turn of Cid begins.
  The turn of Dan begins.
  The turn of Rex begins.
  Round 3.
  The turn of Ada begins.
dice 15
ada.boots use bolt-charge on cid
  Ada uses bolt charge on Cid.
  Ada attacks Cid, bolt charge: d20 15 + 3 Dexterity = 18 against 12, a hit.
pass to cid.boots
  The turn of Bea begins.
  The turn of Cid begins.
pass to dan.boots
  The turn of Dan begins.
pass to rex.boots
  The turn of Rex begins.
dice 3 3 4 4
pass to ada.boots
  Round 4.
  The turn of Ada begins.
  The bolt charge at 5 4 on level 1 goes off.
  Reached by bolt charge: Ada, Cid, Dan.
  Ada saves with Dexterity against bolt charge: d20 3 + 3 Dexterity = 6 against 13, failure.
  Cid automatically fails the Dexterity save against bolt charge.
  Dan saves with Dexterity against bolt charge: d20 3 against 13, failure.
  Damage of bolt charge: d6 4+4 = 8.
  Ada is glassed.
  Cid is glassed.
  Dan is glassed.
  Ada takes thunder: 8 from hit points.
  Ada is no longer glassed.
  Cid takes thunder: 8 from hit points.
  Cid is no longer glassed.
  Dan takes thunder: 8 from hit points.
  Dan is no longer glassed.
show person cid
  able at 5 4 on level 1, 42 of 60 hit points, AC 12
gm person afflict bea sporing
  Bea is sporing.
gm person relieve bea sporing
  Bea is no longer sporing.
gm person hurt ada 5 fire
  Ada takes fire: 5 from hit points.
  Ada may react to damage to them: Debt.
dice 2
ada.boots react
  Ada casts Debt.
  Ada: temporary hit points +2, now 2.
  Ada is barbed.
show person ada
  able at 4 4 on level 1, 87 of 100 hit points, AC 12
  temporary hit points 2 of 2; barbed; bell hammer in hand
gm person hurt bea 20 fire
  Bea takes fire: 20 from hit points.
dice 3 4 1 1
gm person hurt ada 95 slashing
  Ada takes slashing: 2 from temporary hit points, 93 from hit points.
  Ada uses Last Light.
  Reached by Last Light: Ada, Bea.
  Healing of Last Light: d4 3+4 = 7.
  Ada regains 7, now 7.
  Healing of Last Light: d4 1+1 = 2.
  Bea regains 2, now 42.
show person ada
  able at 4 4 on level 1, 7 of 100 hit points, AC 12
  temporary hit points 0 of 2; barbed; bell hammer in hand
show person bea
  able at 4 6 on level 1, 42 of 60 hit points, AC 12
