title Half of what a siphon deals, rounded down, goes into the shields
covers ME-CAST ME-SHIELD

book me5e
room 20 9
sheet tech like plain, intelligence 16, hp 40, casting intelligence, power siphon, slots 4, shields 20 regain 0
person Ana tech at 2 4 side Blue
person Bob plain at 12 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person layer ana shields -20
  Ana: shields -20, now 0.
dice 15 1 2 2
ana.boots cast siphon on bob
  Ana casts Siphon on Bob.
  Ana attacks Bob, Siphon: d20 15 + 3 Intelligence + 2 proficiency = 20 against 12, a hit.
  Damage of Siphon: d6 1+2+2 = 5.
  Ana: shields +2, now 2.
  Bob takes lightning: 5 from hit points.
show person ana
  able at 2 4 on level 1, 40 of 40 hit points, AC 12
  shields 2 of 20
