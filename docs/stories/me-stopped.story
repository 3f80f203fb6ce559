title Who is felled or stopped in mid-move leaves nobody's reach, and may stand up
covers ME-OPPORTUNITY ME-REACT ME-PRONE

book me5e
room 30 14
sheet blade like plain, strength 14, weapon gauntlet-torch
sheet ham like plain, strength 16, weapon quarry-hammer, hp 30
person Ana plain at 5 4 side Red
person Pal plain at 4 10 side Red
person Foe blade at 6 4 side Blue
person Fee blade at 6 5 side Blue
person Ham ham at 5 10 side Blue
initiative ana 20, pal 15, foe 5, fee 4, ham 3
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person hp ana 3
  The GM rules: Ana has 3 hit points.
ana.boots move 4 4
  Foe may react to Ana: an opportunity attack.
  Fee may react to Ana: an opportunity attack.
dice 15 4
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ana, Gauntlet torch: d20 15 + 2 Strength + 2 proficiency = 19 against 12, a hit.
  Damage of Gauntlet torch: d6 4 + 2 Strength = 6.
  Ana takes fire: 6 from hit points.
  Ana falls unconscious.
  Fee lets it pass.
  The turn of Pal begins.
show person ana
  dying at 5 4 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
# Knocked down, one has what is left of one's movement.
pal.boots move 3 10, 2 10, 1 10
  Ham may react to Pal: an opportunity attack.
dice 15 3 3 d20=5
ham.boots react
  Ham reacts with an opportunity attack.
  Ham attacks Pal, Quarry hammer: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Quarry hammer: d6 3+3 + 3 Strength = 9.
  Pal saves with Strength against Quarry hammer: d20 5 against 13, failure.
  Pal is prone.
  Pal takes bludgeoning: 9 from hit points.
pal.boots stand
  Pal is no longer prone.
