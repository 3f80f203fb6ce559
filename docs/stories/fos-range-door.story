title A door is as hard to hit from afar as anybody
covers FOS-RANGE

book forge
room 60 9
square wall 30 1 30 2 30 3 30 5 30 6 30 7
square closed-door 30 4
sheet marksman like plain, precision 3, weapon bolter-pistol
person Mar marksman at 22 4 side Blue
person Foe plain at 40 2 side Red
initiative mar 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Mar begins.
# A pistol's increment is 40 ft: within it nothing is taken off.
dice 5 8
mar.boots attack at 30 4
  Mar attacks the door at 30 4 on level 1: d20 5 + 3 Precision + 2 proficiency = 10 against 10; it loses 8.
  Damage of bolter pistol: d8 8.
pass to mar.boots
  The turn of Foe begins.
  Round 2.
  The turn of Mar begins.
# 45 ft are one increment more, 85 two.
gm person place mar 21 4
dice 5
mar.boots attack at 30 4
  Mar attacks the door at 30 4 on level 1: d20 5 + 3 Precision + 2 proficiency - 5 range = 5 against 10; it loses 0.
pass to mar.boots
  The turn of Foe begins.
  Round 3.
  The turn of Mar begins.
gm person place mar 13 4
dice 15 2
mar.boots attack at 30 4
  Mar attacks the door at 30 4 on level 1: d20 15 + 3 Precision + 2 proficiency - 10 range = 10 against 10; it loses 2.
  Damage of bolter pistol: d8 2.
