title A die chooses whom an arc goes on to, where two people stand beside the target
covers ME-ATTACK

book me5e
room 30 12
sheet gunner like plain, dexterity 14, weapon galvan-carbine
sheet tough like plain, hp 60
person Gus gunner at 2 5 side Blue
person Foe tough at 5 5 side Red
person Fay tough at 5 4 side Red
person Fox tough at 5 6 side Red
initiative gus 20, foe 5, fay 4, fox 3

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.
# Half of 9 is 4, for the second of the two.
dice d20=15 d12=7 d2=2
gus.boots attack foe
  Gus attacks Foe, Galvan carbine: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Galvan carbine: d12 7 + 2 Dexterity = 9.
  Foe takes lightning: 9 from hit points.
  Fox takes lightning (9 - 5 half of it): 4 from hit points.
# And half of 8, for the first.
pass to gus.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 2.
  The turn of Gus begins.
dice d20=15 d12=6 d2=1
gus.boots attack foe
  Gus attacks Foe, Galvan carbine: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Galvan carbine: d12 6 + 2 Dexterity = 8.
  Foe takes lightning: 8 from hit points.
  Fay takes lightning (8 - 4 half of it): 4 from hit points.
# One alone needs no die; two squares away is nobody beside.
pass to gus.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 3.
  The turn of Gus begins.
gm person place fay 5 3
gm person place fox 6 6
dice d20=15 d12=7
gus.boots attack foe
  Gus attacks Foe, Galvan carbine: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Galvan carbine: d12 7 + 2 Dexterity = 9.
  Foe takes lightning: 9 from hit points.
  Fox takes lightning (9 - 5 half of it): 4 from hit points.
# The attacker has nothing of it, beside the target too.
pass to gus.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 4.
  The turn of Gus begins.
gm person place fox 20 6
gm person place gus 4 5
dice 15 7
gus.boots attack foe
  Gus attacks Foe, Galvan carbine: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Galvan carbine: d12 7 + 2 Dexterity = 9.
  Foe takes lightning: 9 from hit points.
