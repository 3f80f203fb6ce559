title What bypasses shields does not bypass temporary hit points
covers ME-SHIELD ME-TEMPHP ME-CAST

book me5e
room 20 9
sheet adept like plain, power unravel, casting wisdom, slots 0 2
sheet shielded like plain, hp 30, shields 10 regain 5
person Ana adept at 4 4 side Blue
person Bob shielded at 8 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person layer bob temporary 8
  Bob: temporary hit points +8, now 8.
dice 15 4 4 4
ana.boots cast unravel on bob
  Ana casts Unravel on Bob.
  Ana attacks Bob, Unravel: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Unravel: d10 4+4+4 = 12.
  Bob is primed with necrosis.
  Bob takes necrotic: 8 from temporary hit points, 4 from hit points.
show person bob
  able at 8 4 on level 1, 26 of 30 hit points, AC 12
  shields 10 of 10; primed with necrosis
