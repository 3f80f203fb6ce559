title On foot: an attack on a square where somebody is seen tells nobody of who hides beside them
covers ME-UNSEEN

book me5e
room 14 5
sheet imp like plain, size tiny
person Una imp at 7 2 side Red hidden
person Dex imp at 7 2 side Red
person Ana plain at 6 2 side Blue
initiative ana 20, una 10, dex 9

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
# Una hides in the square of Dex, who is in plain sight: it is he who is attacked, without disadvantage.
dice 15
ana.boots attack at 7 2
  Ana attacks Dex, unarmed strike: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of unarmed strike: 1.
  Dex takes bludgeoning: 1 from hit points.
