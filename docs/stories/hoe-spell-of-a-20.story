title Ether: no shield turns a spell whose die shows 20
covers HOE-SHIELD

book ether
room 20 9
sheet guard like plain, defence 20, weapon buckler, hp 30
sheet mage like plain, wit 14, power ember, hp 10
person Gus guard at 2 2 side Blue
person Mag mage at 6 2 side Red
initiative mag 15, gus 10

begin
  ...
dice 20 3
mag.boots cast ember on gus
  Mag casts Ember on Gus.
  Mag attacks Gus, Ember: d20 20 against 20, a hit.
  Damage of Ember: d6 3.
  Gus takes fire: 3 from Health.
