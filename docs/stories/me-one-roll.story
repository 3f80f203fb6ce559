title On foot: a shot with one roll for all has its weapon's properties
covers ME-ATTACK ME-CLOSE ME-DAMAGE

book me5e
room 40 12
sheet loader like plain, dexterity 10, strength 16, hp 60, weapon winnow-shotgun
sheet foe like plain, hp 300
person Lou loader at 9 5 side Blue
person Foe foe at 10 5 side Red
person Fay foe at 11 5 side Red
person Fox foe at 12 5 side Red
person Fen foe at 9 8 side Red
initiative lou 16, foe 5, fay 4, fox 3, fen 2

begin
  The battle goes on.
  Round 1.
  The turn of Lou begins.
gm go-on
# Hip fire: a foe nearby hinders no shot at that foe, but one at somebody else. Fox is beyond the cone of 4 m.
show aim lou foe
  +5 against 12
show aim lou fay
  +5 against 14 with half cover, disadvantage: a foe nearby
show aim lou fox
  refused: 6 m is beyond 4 [ME-RANGE]
dice d20=13 d4=2 d4=3
lou.boots attack foe
  Lou uses Winnow shotgun on Foe.
  Reached by Winnow shotgun: Foe, Fay.
  Lou attacks Foe, Winnow shotgun: d20 13 + 3 Strength + 2 proficiency = 18 against 12, a hit.
  Lou attacks Fay, Winnow shotgun: d20 13 + 3 Strength + 2 proficiency = 18 against 14 with half cover, a hit.
  Damage of Winnow shotgun: d4 2+3 + 3 power = 8.
  Foe takes piercing: 8 from hit points.
  Fay takes piercing: 8 from hit points.
# The roll is made against the target. Foe sleeps beside Lou, so the hit is critical for Foe alone.
gm person afflict foe unconscious
  Foe is unconscious.
  Foe is prone.
  Foe: speed 10 → 0 m (unconscious).
pass to lou.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  The turn of Fen begins.
  Round 2.
  The turn of Lou begins.
dice d20=13 d4=2 d4=3 d4=1 d4=1
lou.boots attack fay
  Lou uses Winnow shotgun on Fay.
  Reached by Winnow shotgun: Fay, Foe.
  Lou attacks Fay, Winnow shotgun: d20 13 + 3 Strength + 2 proficiency = 18 against 14 with half cover, a hit.
  Lou attacks Foe, Winnow shotgun: d20 13 + 3 Strength + 2 proficiency = 18 against 12, a critical hit.
  Damage of Winnow shotgun: d4 2+3 + 3 power = 8.
  Damage of Winnow shotgun: d4 1+1 = 2.
  Fay takes piercing: 8 from hit points.
  Foe takes piercing: 10 from hit points.
# A shot at a place is rolled for that place.
gm person place fen 9 6
pass to lou.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  The turn of Fen begins.
  Round 3.
  The turn of Lou begins.
dice d20=13 d20=14 d4=2 d4=3 d4=1 d4=1
lou.boots attack at 10 5
  Lou uses Winnow shotgun.
  Reached by Winnow shotgun: Foe, Fay.
  Lou attacks Foe, Winnow shotgun: d20 13, dropped 14 (disadvantage: a foe nearby) + 3 Strength + 2 proficiency = 18 against 12, a critical hit.
  Lou attacks Fay, Winnow shotgun: d20 13, dropped 14 (disadvantage: a foe nearby) + 3 Strength + 2 proficiency = 18 against 14 with half cover, a hit.
  Damage of Winnow shotgun: d4 2+3 + 3 power = 8.
  Damage of Winnow shotgun: d4 1+1 = 2.
  Foe takes piercing: 10 from hit points.
  Fay takes piercing: 8 from hit points.
