title On foot: what answers a blow answers a power, too
covers ME-REACT

book me5e
room 24 9
sheet braced like plain, level 1, hp 40, power brace
sheet tech like plain, intelligence 16, hp 40, casting intelligence, power siphon, slots 4
person Ana braced at 2 2 side Blue
person Tek tech at 9 2 side Red
initiative tek 20, ana 10

begin
  The battle goes on.
  Round 1.
  The turn of Tek begins.
dice 8
tek.boots cast siphon on ana
  Tek casts Siphon on Ana.
  Tek attacks Ana, Siphon: d20 8 + 3 Intelligence + 2 proficiency = 13 against 12, a hit.
  Ana may react to Tek: Brace.
ana.boots react
  Ana casts Brace.
  Ana is braced.
  Ana turns the blow.
  Ana: AC 12 → 17 (braced).
show person ana
  able at 2 2 on level 1, 40 of 40 hit points, AC 17
  braced
# A total that still reaches what it needs hits: 17 against 17.
gm person rest ana
  Ana is no longer braced.
  Ana has rested.
  Ana: AC 17 → 12 (no longer braced).
pass to tek.boots
  The turn of Ana begins.
  Round 2.
  The turn of Tek begins.
dice 12
tek.boots cast siphon on ana
  Tek casts Siphon on Ana.
  Tek attacks Ana, Siphon: d20 12 + 3 Intelligence + 2 proficiency = 17 against 12, a hit.
  Ana may react to Tek: Brace.
dice 1 2 3
ana.boots react
  Ana casts Brace.
  Ana is braced.
  Damage of Siphon: d6 1+2+3 = 6.
  Tek: shields +0, now 0.
  Ana takes lightning: 6 from hit points.
  Ana: AC 12 → 17 (braced).
