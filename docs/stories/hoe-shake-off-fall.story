title Shake It Off: when hurt, by a fall too
covers HOE-REACT

book ether
room 20 9
sheet hero like plain, hp 30, power shake-it-off
person Ann hero at 2 2 side Blue special
person Foe plain at 12 2 side Red special
initiative ann 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
dice 3
gm person fall ann 10
  Ann falls from a height of 10.
  Damage of the fall: d6 3.
  Ann is prone.
  Ann takes physical: 3 from Health.
  Ann may react to damage to them: Shake It Off.
  Ann: speed 30 → 20 ft (prone).
dice 2
ann.boots react
  Ann: Stamina -2, now 8.
  Ann uses Shake It Off.
  Healing of Shake It Off: d4 2.
  Ann regains 2, now 29.
