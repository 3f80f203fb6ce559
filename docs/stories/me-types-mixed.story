title A hit of two types: each part by its own resistance, what is taken off once, and nothing left of it
covers ME-TYPES ME-RESIST ME-CRIT

book me5e
room 20 9
sheet blade like plain, hp 30, strength 16, weapon riot-baton, attacks 7
sheet one like plain, hp 40, resists lightning
sheet two like plain, hp 40, vulnerable lightning
sheet three like plain, hp 40, immune bludgeoning, resists lightning
sheet four like plain, hp 40, reduces 5, resists lightning
sheet five like plain, hp 40, resists bludgeoning, vulnerable bludgeoning
sheet six like plain, hp 40, reduces 5, immune bludgeoning
person Ann blade at 5 4 side Blue special
person One one at 4 3 side Red
person Two two at 5 3 side Red
person Tri three at 6 3 side Red
person Fou four at 4 4 side Red
person Fiv five at 6 4 side Red
person Six six at 5 5 side Red
initiative ann 15, one 10, two 9, tri 8, fou 7, fiv 6, six 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# 4 and 3 by Strength are 7; of 3 lightning 1 is left.
dice 15 4 3
ann.boots attack one
  Ann attacks One, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 3.
  One takes bludgeoning and lightning (10 - 2 resistant): 8 from hit points.
# 7, and twice 3.
dice 15 4 3
ann.boots attack two
  Ann attacks Two, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 3.
  Two takes bludgeoning and lightning (10 + 3 vulnerable): 13 from hit points.
# Nothing of 7, and nothing of a half of 1.
dice 15 4 1
ann.boots attack tri
  Ann attacks Tri, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 1.
  Tri takes bludgeoning and lightning (8 - 7 immune - 1 resistant): 0 from hit points.
# 5 come off once: of the 7, and then half of 4.
dice 15 4 4
ann.boots attack fou
  Ann attacks Fou, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 4.
  Fou takes bludgeoning and lightning (11 - 5 reduced - 2 resistant): 4 from hit points.
# Halved first: 7 are 3 are 6, and 3 of lightning.
dice 15 4 3
ann.boots attack fiv
  Ann attacks Fiv, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 3.
  Fiv takes bludgeoning and lightning (10 - 4 resistant + 3 vulnerable): 9 from hit points.
# What does no harm uses up nothing of what is taken off: 7 are stopped, and 4 of 5 come off the 4.
dice 15 4 4
ann.boots attack six
  Ann attacks Six, Riot baton: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Riot baton: d6 4 + 3 Strength = 7.
  Damage of Riot baton: d4 4.
  Six takes bludgeoning and lightning (11 - 7 immune - 4 reduced): 0 from hit points.
# Both kinds of dice twice, Strength once: 2d6 4 and 2, 3, and 2d4 3 and 2; half of 5.
dice 20 4 2 3 2
ann.boots attack one
  Ann attacks One, Riot baton: d20 20 + 3 Strength + 2 proficiency = 25 against 12, a critical hit.
  Damage of Riot baton: d6 4+2 + 3 Strength = 9.
  Damage of Riot baton: d4 3+2 = 5.
  One takes bludgeoning and lightning (14 - 3 resistant): 11 from hit points.
