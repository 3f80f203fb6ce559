title Forge: low stance, paint, a wired coat, feedback, mites that swarm, a rifle that runs down, a tripod
covers FOS-ACTIONS

book forge
room 40 12
sheet a like plain, hp 60, power dig-in, power paint, power feedback, power swarm-of-mites, casting wisdom, weapon overload-rifle, device wire-coat 2
sheet b like plain, hp 60, weapon sweep-blade
person Ada a at 4 4 side Blue special
person Cid b at 10 4 side Red special
person Dan b at 10 5 side Red special
person Tripod turret at 16 4 side Red special
initiative ada 20, cid 12, dan 10, tripod 5

begin
  The battle goes on.
  Round 1.
  The turn of Ada begins.
ada.boots use wire-coat on ada
  Ada uses wire coat.
  Ada is wired.
dice 16 4 6
ada.boots attack cid with overload-rifle
  Ada attacks Cid, overload rifle: d20 16 + 2 Precision + 2 proficiency = 20 against 14, a hit.
  Damage of overload rifle: d6 4+6 = 10.
  Ada is run down.
  Cid takes electric: 10 from hit points.
show person ada
  able at 4 4 on level 1, 60 of 60 hit points, AC 14
  wired; run down; overload rifle in hand, 3 of 6
dice 15
ada.boots cast paint on tripod
  Ada casts Paint on Tripod.
  Tripod saves with Agility against Paint: d20 15 + 2 Agility = 17 against 15, success.
pass
  The turn of Cid begins.
cid.boots move 5 4
  Cid has moved to 5 4 on level 1; 30 ft of movement is left.
dice 15 6 5
cid.boots attack ada with sweep-blade
  Cid attacks Ada, sweep blade: d20 15 + 2 Strength + 2 proficiency = 19 against 14, a hit.
  Damage of sweep blade: d8 6 + 2 Strength = 8.
  Damage of wired: d6 5.
  Reached by sweep blade: Cid.
  Damage of sweep blade: 2.
  Ada takes physical: 8 from hit points.
  Cid takes electric: 5 from hit points.
  Cid takes physical: 2 from hit points.
dice 17 4 1
cid.boots attack ada with sweep-blade
  Cid attacks Ada, sweep blade: d20 17 + 2 Strength + 2 proficiency - 5 earlier attacks = 16 against 14, a hit.
  Damage of sweep blade: d8 4 + 2 Strength + 1 earlier attacks = 7.
  Damage of wired: d6 1.
  Reached by sweep blade: Cid.
  Damage of sweep blade: 2.
  Ada takes physical: 7 from hit points.
  Cid takes electric: 1 from hit points.
  Cid takes physical: 2 from hit points.
pass
  The turn of Dan begins.
dan.boots move 5 5
  Dan has moved to 5 5 on level 1; 30 ft of movement is left.
dice 4
dan.boots attack ada with sweep-blade
  Dan attacks Ada, sweep blade: d20 4 + 2 Strength + 2 proficiency = 8 against 14, a miss.
  Reached by sweep blade: Cid, Dan.
  Damage of sweep blade: 2.
  Cid takes physical: 2 from hit points.
  Dan takes physical: 2 from hit points.
pass
  The turn of Tripod begins.
dice 15
tripod.boots attack ada with corner-gun
  Tripod attacks Ada, corner gun: d20 15 + 7 attack bonus - 5 range = 17 against 14, a hit.
  Ada may react to Tripod: Feedback.
dice 2 1 5
ada.boots react
  Ada casts Feedback on Tripod.
  Damage of Feedback: d6 2.
  Feedback takes off: d6 1.
  Damage of corner gun: d6 5.
  Tripod takes electric (2 - 2 hide): 0 from hit points.
  Ada takes laser (5 - 1 taken off): 4 from hit points.
pass
  Round 2.
  The turn of Ada begins.
  Ada is no longer run down.
show person ada
  able at 4 4 on level 1, 41 of 60 hit points, AC 14
  wired; overload rifle in hand, 3 of 6
ada.boots cast dig-in
  Ada uses Dig In.
  Ada is braced.
  Ada: speed 30 → 0 ft (braced).
  Ada: AC 14 → 16 (braced).
pass to ada.boots
  The turn of Cid begins.
  The turn of Dan begins.
  The turn of Tripod begins.
  Round 3.
  The turn of Ada begins.
  Ada is no longer braced.
  Ada: speed 0 → 30 ft (no longer braced).
  Ada: AC 16 → 14 (no longer braced).
show person tripod
  able at 16 4 on level 1, 10 of 10 hit points, AC 12
  corner gun in hand, 5 of 6
ada.boots cast swarm-of-mites at 12 8
  Ada casts Mites.
  Nobody is reached by Mites.
dice 15 5 1
ada.boots attack tripod with overload-rifle
  Ada attacks Tripod, overload rifle: d20 15 + 2 Precision + 2 proficiency = 19 against 12, a hit.
  Damage of overload rifle: d6 5+1 = 6.
  Ada is run down.
  Tripod takes electric (6 - 3 hide): 3 from hit points.
pass
  Ada is no longer wired.
  The turn of Cid begins.
pass to ada.boots
  The turn of Dan begins.
  The turn of Tripod begins.
  Round 4.
  The turn of Ada begins.
  Ada is no longer run down.
show person ada
  able at 4 4 on level 1, 41 of 60 hit points, AC 14
  overload rifle in hand, 0 of 6
