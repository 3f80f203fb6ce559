title Ether: what is no attack kills nobody at 0 at once, and nobody casts before their turn
covers HOE-MASSIVE HOE-STABLE HOE-HELD

book ether
room 30 12
sheet mage like plain, wit 14, reserve 6, power ember
person Ana plain at 5 3 side Blue
person Mag mage at 9 3 side Blue
person Bob plain at 12 3 side Red
initiative ana 20, bob 10, mag 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Out of turn a spell needs a held action, and nobody holds one before their turn.
mag.boots cast ember on bob
  refused [HOE-TURN] it is not your turn
pass to mag.boots
  The turn of Bob begins.
  The turn of Mag begins.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 Health.
gm person hurt ana 12 physical
  Ana takes physical: 12 from Health.
  Ana: 1 of 3 Mortality lost.
show person ana
  dying at 5 3 on level 1, 0 of 12 Health, Defense 10
  unconscious; prone
gm person hurt ana 12 physical attack
  Ana takes physical: 12 from Health.
  Ana is killed at once: the damage was massive. They are entitled to their last words.
