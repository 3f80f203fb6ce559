title On foot, variant: a miss past a friend goes against the friend's armour
covers ME-COVER-FRIEND

book me5e
room 24 9
variant friendly-armour
sheet gunner like plain, dexterity 14, weapon warden-rifle
sheet thin like plain, defence 10
sheet tough like plain, defence 16
person Gil gunner at 2 6 side Blue
person Pal thin at 5 6 side Blue
person Tom tough at 8 6 side Red
initiative gil 20, pal 10, tom 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# 16 and 2 for the half cover that Pal gives. 6 and 4 miss that, and reach his 10.
dice 6 3
gil.boots attack tom
  Gil attacks Tom, Warden rifle: d20 6 + 2 Dexterity + 2 proficiency = 10 against 18 with half cover, a miss.
  The stray attack of Gil hits Pal.
  Damage of Warden rifle: d8 3 + 2 Dexterity = 5.
  Pal takes piercing: 5 from hit points.
pass to gil.boots
  The turn of Pal begins.
  The turn of Tom begins.
  Round 2.
  The turn of Gil begins.
dice 5
gil.boots attack tom
  Gil attacks Tom, Warden rifle: d20 5 + 2 Dexterity + 2 proficiency = 9 against 18 with half cover, a miss.
  The stray attack of Gil passes Pal.
