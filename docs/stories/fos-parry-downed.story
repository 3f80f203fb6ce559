title Who parries and goes down is awake, and parries on
covers FOS-ACTIONS FOS-HP

book forge
room 20 9
sheet staff like plain, weapon laser-staff
person Ana staff at 5 4 side Blue special
person Foe plain at 10 4 side Red special
initiative ana 20, foe 5

begin
  ...
ana.boots raise
  Ana raises laser staff.
  Ana: AC 14 → 15 (laser staff).
gm person hurt ana 14 laser
  ...
# Until it is lowered, put away or dropped: 14 and 1, less 2 for lying.
show person ana
  dying and awake at 5 4 on level 1, 0 of 14 hit points, AC 13
  downed; prone; laser staff in hand
