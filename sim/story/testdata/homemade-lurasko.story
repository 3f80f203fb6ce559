title Lurasko: an open stance, a glacier that walks, a load, a second wind, darts, a maul
covers LOL-DRIVE LOL-INJURY

book lurasko
room 40 12
sheet a like plain, hp 60, reserves charge 20, power open-up, power glacier, power load-down, weapon storm-maul
sheet b like plain, hp 60, reserves charge 6, power second-wind, weapon frost-dart, armour storm-plate
person Ada a at 4 4 side Blue special
person Cid b at 5 4 side Red special
person Dan b at 6 4 side Red special
initiative ada 20, cid 12, dan 10

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots cast open-up
  Ada uses Open Up.
  Ada is open.
  Ada: Agility 6 → 2 (open).
show person ada
  able at 4 4 on level 1, 0 suffered, Agility 2
  open; storm maul in hand
dice 16 15
ada.boots attack cid with storm-maul
  Damage of storm maul: 14 + 4 Strength + 4 open = 22.
  Damage of storm maul: 10.
  Cid defends against Ada, storm maul: d20 16+15 = 31 against 14, a hit.
  Cid may react to Ada: an aura.
show person cid
  able at 5 4 on level 1, 0 suffered, Agility 6
  thorn coat 20 of 20; frost dart in hand, 4 of 4
dice 3
cid.boots react pass
  Cid lets it pass.
  Cid has no room to go.
  Cid takes blunt and electric (32 - 5 at 50 %): 27 suffered.
  Cid has suffered 27, a degree of injury for each 15: one more (3, hurt in the core).
  Cid is hurt in the core.
  Cid uses Second Wind.
dice 2 4
ada.boots cast glacier
  Ada: charge -3, now 17.
  Ada casts Glacier.
  Reached by Glacier: Cid, Dan.
  Damage of Glacier: 10.
  Cid takes frost (10 - 5 halved by armour): 5 suffered.
  Cid has suffered 32, a degree of injury for each 15: one more (2, hurt in a limb).
  Cid is hurt in a limb.
  Cid: fatigue +25, now 25.
  Dan takes frost (10 - 5 halved by armour): 5 suffered.
  Dan has suffered 5, a degree of injury for each 15: no further one (4, hurt in the core).
  Dan uses Second Wind.
pass
  The turn of Cid begins.
show person cid
  able at 5 4 on level 1, 32 suffered, Agility 6
  thorn coat 20 of 20; hurt in the core; hurt in a limb; frost dart in hand, 4 of 4
show person dan
  able at 6 4 on level 1, 5 suffered, Agility 6
  thorn coat 20 of 20; frost dart in hand, 4 of 4
dice 15 15 3
cid.boots attack ada with frost-dart
  Damage of frost dart: 18.
  Ada defends against Cid, frost dart: d20 15+15 = 30 against 11, a hit.
  Ada is rimed.
  Ada takes frost (18 + 18 at 200 %): 36 suffered.
  Ada has suffered 36, a degree of injury for each 15: 2 more (3, hurt in the core).
  Ada is gravely hurt.
  Ada: fatigue +50, now 50.
  Ada: speed 30 → 15 ft (rimed).
dice 5
pass
  Damage of Glacier: 10.
  Cid takes frost (10 - 5 halved by armour): 5 suffered.
  Cid has suffered 37, a degree of injury for each 15: no further one (5, dazed).
  The turn of Dan begins.
show person ada
  able at 4 4 on level 1, 36 suffered, Agility 2
  open; rimed; gravely hurt; storm maul in hand
dice 1
pass
  Damage of Glacier: 10.
  Dan takes frost (10 - 5 halved by armour): 5 suffered.
  Dan has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
  Round 2.
  The turn of Ada begins.
  Ada is no longer open.
  Ada: Agility 2 → 6 (no longer open).
ada.boots cast load-down on dan
  Ada: charge -1, now 16.
  Ada casts Load Down on Dan.
  Dan is heavy.
  Dan: speed 30 → 5 ft (heavy).
ada.boots cast load-down on cid
  refused [LOL-SHIELD-POINTS] Load Down takes 1 action, and Ada has 0 left
pass
  The turn of Cid begins.
show person cid
  able at 5 4 on level 1, 37 suffered, Agility 6
  thorn coat 20 of 20; hurt in the core; hurt in a limb; frost dart in hand, 3 of 4
dice 5
pass
  Damage of Glacier: 10.
  Cid takes frost (10 - 5 halved by armour): 5 suffered.
  Cid has suffered 42, a degree of injury for each 15: no further one (5, dazed).
  The turn of Dan begins.
  Dan: charge -1, now 5.
show person dan
  able at 6 4 on level 1, 10 suffered, Agility 6
  thorn coat 20 of 20; heavy; frost dart in hand, 4 of 4
