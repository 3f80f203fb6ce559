title A bomb is thrown beyond its range with disadvantage, as weapons are
covers HOE-RANGE

book ether
room 40 9
sheet thrower like plain, device bomb 1
person Ann thrower at 2 2 side Blue special
person Foe plain at 23 2 side Red special
initiative ann 20, foe 10

begin
  ...
dice 12 13 2 2
ann.boots use bomb on foe
  Ann uses bomb on Foe.
  Ann attacks Foe, bomb: d20 12, dropped 13 (disadvantage: beyond normal range) = 12 against 10, a hit.
  Damage of bomb: d4 2+2 = 4.
  Foe takes fire: 4 from Health.
