title On foot: shields are full a minute after the fight
covers ME-REGEN-REST

book me5e
room 20 9
sheet soldier like plain, hp 12
sheet suited like plain, shields 20 regain 10
person Ana soldier at 1 1 side Blue
person Sue suited at 1 3 side Blue
person Foe plain at 18 7 side Red
initiative ana 20, sue 10, foe 5
tempo live

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
gm person layer sue shields -25
  Sue: shields -20, now 0.
gm person layer sue shields 5
  Sue: shields +5, now 5.
show person sue
  able at 1 3 on level 1, 20 of 20 hit points, AC 12
  shields 5 of 20
gm person hurt foe 40 fire
  Foe takes fire: 40 from hit points.
  Foe is killed at once: the damage was massive.
# It is a minute, ten rounds of 6 s, until the shields are full.
gm person hp ana 3
  Ana wakes.
  The GM rules: Ana has 3 hit points.
wait 9 rounds
  The turn of Sue begins.
  Round 2.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 3.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 4.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 5.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 6.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 7.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 8.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 9.
  The turn of Ana begins.
  The turn of Sue begins.
  Round 10.
  The turn of Ana begins.
show person sue
  able at 1 3 on level 1, 20 of 20 hit points, AC 12
  shields 5 of 20
wait 1 rounds
  The turn of Sue begins.
  Round 11.
  The turn of Ana begins.
  Sue: shields +15, now 20.
show person sue
  able at 1 3 on level 1, 20 of 20 hit points, AC 12
  shields 20 of 20
