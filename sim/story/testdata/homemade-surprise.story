title Forge: whom a GM surprises while they are asked cannot react in that round
covers FOS-SURPRISE

book forge
room 40 12
sheet a like plain, hp 60, power feedback, casting wisdom
sheet b like plain, hp 60, weapon slug-pistol
person Ada a at 4 4 side Blue special
person Cid b at 10 4 side Red special
initiative cid 20, ada 10

begin
  ...
dice 16
cid.boots attack ada
  Cid attacks Ada, slug pistol: d20 16 + 2 Precision + 2 proficiency = 20 against 14, a hit.
  Ada may react to Cid: Feedback.
dice 3
gm person surprise ada yes; ada.boots react
  refused [FOS-SURPRISE] Ada is surprised and cannot react in this round
  Ada is off their guard.
  Ada is surprised.
  Ada lets it pass.
  Damage of slug pistol: d6 3.
  Ada takes physical: 3 from hit points.
  Ada: AC 14 → 12 (flat-footed).
show ada.boots
  the turn is over; left: 1 reaction; movement 0 ft
