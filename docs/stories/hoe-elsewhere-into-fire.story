title Ether: who is suddenly elsewhere is burnt by what burns there, and let go of
covers HOE-SPACE

book ether
room 20 9
sheet hand like plain, hp 40, might 14
person Ana hand at 5 5 side Blue special
person Bob hand at 5 6 side Blue special
person Cid hand at 18 1 side Red special
initiative ana 20, bob 10, cid 5

begin
  ...
gm person burn 8 5 on
  It burns at 8 5 on level 1.
gm person hp bob 0
  Bob falls unconscious.
  The GM rules: Bob has 0 Health.
ana.boots carry bob
  Ana carries Bob.
dice d20=18 d8=3 d20=3 d6=2
gm person table ana anomalies
  Ana, Arcane anomaly: 18, they are gone, and somewhere else.
  Squares by Arcane anomaly: d20 3.
  Damage of the lightning: d6 2.
  Ana lets go of Bob.
  Ana has moved to 8 5 on level 1; 30 ft of movement is left.
  Ana takes lightning: 2 from Health.
show person bob
  dying at 5 6 on level 1, 0 of 40 Health, Defense 10
  unconscious; prone
