title The side of somebody numb hears none of the dice that hurt them, except those that it throws itself
covers HOE-DAMAGE

book ether
room 30 9
person Ana plain at 4 4 side Blue
person Bru plain at 8 4 side Red
initiative ana 20, bru 10

begin
  ...
gm person afflict ana charred
  Ana is charred.
dice 2
gm person hurt ana 3 physical
  Damage of charred: d4 2.
  Ana takes physical (3 + 2 charred): 5 from Health.
log ana.boots
  Damage of charred: d4 2.
  Ana takes physical (3 + 2 charred): 5 from Health.
gm person afflict ana numb
  Ana is numb.
dice 2
gm person hurt ana 3 physical
  Damage of charred: d4 2.
  Ana takes physical (3 + 2 charred): 5 from Health.
log ana.boots
log bru.boots
  Damage of charred: d4 2.
  Plain takes physical (3 + 2 charred): 5 from Health.
