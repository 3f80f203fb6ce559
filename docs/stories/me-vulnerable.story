title On foot: lightning at shields, and at whoever is vulnerable to it behind them
covers ME-RESIST ME-LIGHTNING ME-SHIELD

book me5e
room 20 9
sheet plated like plain, hp 60, shields 15 regain 5
sheet drone like plain, hp 60, shields 15 regain 5, vulnerable lightning
sheet husk like plain, hp 60, vulnerable lightning
sheet ward like plain, hp 60, shields 15 regain 5, resists lightning
person Pia plated at 1 1 side Blue
person Dro drone at 1 3 side Blue
person Hus husk at 1 5 side Blue
person War ward at 3 1 side Blue
person Foe plain at 18 7 side Red
initiative pia 20, dro 19, hus 18, war 17, foe 1

begin
  The battle goes on.
  Round 1.
  The turn of Pia begins.
# Shields are vulnerable to lightning: 6 are 12 of theirs.
gm person hurt pia 6 lightning
  Pia takes lightning (6 + 6 shields): 12 from shields.
# So is a machine. Of two that are vulnerable to one type one counts: 6 are 12, not 24.
gm person hurt dro 6 lightning
  Dro takes lightning (6 + 6 vulnerable): 12 from shields.
gm person hurt hus 6 lightning
  Hus takes lightning (6 + 6 vulnerable): 12 from hit points.
# What shields cannot hold is doubled for the machine alone: 20 less the 3 that are left.
gm person hurt dro 10 lightning
  Dro takes lightning (10 + 10 vulnerable): 3 from shields, 17 from hit points.
# The same 10 against 3: 20 less 3, and half of it.
gm person hurt pia 10 lightning
  Pia takes lightning (10 + 1 shields): 3 from shields, 8 from hit points.
# Resistance first: 7 are 3, and those 6 of the shields.
gm person hurt war 7 lightning
  War takes lightning (7 - 4 resistant + 3 shields): 6 from shields.
