title Forge of Stars: powers, their ranges, areas, saves and rests
covers FOS-EXPLOSIVE FOS-DEGREES FOS-SHIELDHP FOS-TEMPHP FOS-ACTIONS FOS-REST

book forge
room 40 14
sheet mage like plain, wisdom 4, power mind-spike, power arc-burst, power ward-of-light, power goad, power rally, power cold-light, casting wisdom, actions 9
sheet bare like plain, hp 60, wisdom 1, agility 1
person Mia mage at 3 6 side Blue special
person Pal bare at 9 6 side Blue special
person Far bare at 10 6 side Blue special
person One bare at 14 6 side Red special
person Two bare at 15 6 side Red special
person End bare at 16 7 side Red special
initiative mia 20, pal 15, one 10, two 9, end 8, far 5

begin
  ...
# 30 ft and no farther; 10 points, which go before all else and stack.
mia.boots cast ward-of-light on far
  refused [FOS-RANGE] they are 35 ft away, beyond 30
mia.boots cast ward-of-light on pal
  Mia uses Ward of Light on Pal.
  Pal: shield +10, now 10.
gm person layer pal temporary 4
  Pal: temporary hit points +4, now 4.
gm person hurt pal 12 laser
  Pal takes laser: 10 from shield, 2 from temporary hit points.
show person pal
  able at 9 6 on level 1, 60 of 60 hit points, AC 13
  temporary hit points 2
mia.boots cast ward-of-light on pal
  refused [FOS-ACTIONS] Ward of Light has been used, and comes back with a rest of 5 minutes
# A friend has an action more in their next turn, and no longer.
mia.boots cast goad on pal
  Mia uses Goad on Pal.
  Pal is quickened.
pass to pal.boots
  The turn of Pal begins.
show pal.boots
  the turn is open; left: 4 actions, 1 reaction; movement 30 ft
pass to pal.boots
  Pal is no longer quickened.
  The turn of One begins.
  The turn of Two begins.
  The turn of End begins.
  The turn of Far begins.
  Round 2.
  The turn of Mia begins.
  The turn of Pal begins.
show pal.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
pass to mia.boots
  The turn of One begins.
  The turn of Two begins.
  The turn of End begins.
  The turn of Far begins.
  Round 3.
  The turn of Mia begins.
# A spike: Will against 10 + 2 + 4. 2d6, by degree; who fails is slowed for a round.
dice 14 2 3
mia.boots cast mind-spike on one
  Mia casts Mind Spike on One.
  One saves with Wisdom against Mind Spike: d20 14 + 1 Wisdom = 15 against 16, failure.
  Damage of Mind Spike: d6 2+3 = 5.
  One is slowed.
  One takes sonic: 5 from hit points.
dice 15 2 3
mia.boots cast mind-spike on one
  Mia casts Mind Spike on One.
  One saves with Wisdom against Mind Spike: d20 15 + 1 Wisdom = 16 against 16, success.
  Damage of Mind Spike: d6 2+3 = 5.
  One takes sonic (5 - 3 by the save): 2 from hit points.
dice 4 2 3
mia.boots cast mind-spike on two
  Mia casts Mind Spike on Two.
  Two saves with Wisdom against Mind Spike: d20 4 + 1 Wisdom = 5 against 16, critical failure.
  Damage of Mind Spike: d6 2+3 = 5.
  Two is slowed.
  Two takes sonic (5 + 5 by the save): 10 from hit points.
pass to one.boots
  The turn of Pal begins.
  The turn of One begins.
show one.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
pass to two.boots
  One is no longer slowed.
  The turn of Two begins.
show two.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
pass to two.boots
  Two is no longer slowed.
  The turn of End begins.
  The turn of Far begins.
  Round 4.
  The turn of Mia begins.
  The turn of Pal begins.
  The turn of One begins.
  The turn of Two begins.
show two.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
pass to mia.boots
  The turn of End begins.
  The turn of Far begins.
  Round 5.
  The turn of Mia begins.
# A burst falls on a crossing: of 15 6 the columns 13 to 16 and the rows 4 to 7. No farther than 60 ft.
mia.boots cast arc-burst at 17 6
  refused [FOS-RANGE] that is 65 ft away, beyond 60
dice 14 15 4 3 3
mia.boots cast arc-burst at 15 6
  Mia casts Arc Burst.
  Reached by Arc Burst: One, Two, End.
  One saves with Agility against Arc Burst: d20 14 + 1 Agility = 15 against 16, failure.
  Two saves with Agility against Arc Burst: d20 15 + 1 Agility = 16 against 16, success.
  End saves with Agility against Arc Burst: d20 4 + 1 Agility = 5 against 16, critical failure.
  Damage of Arc Burst: d6 3+3 = 6.
  One takes electric: 6 from hit points.
  End takes electric (6 + 6 by the save): 12 from hit points.
  Two takes electric (6 - 3 by the save): 3 from hit points.
# Beside a number of a save it is no attack, and costs the next one nothing; what is thrown at somebody does.
gm person place one 8 3
dice 10 4
mia.boots cast cold-light on one
  Mia casts Cold Light on One.
  Mia attacks One, Cold Light: d20 10 + 4 Wisdom + 2 proficiency = 16 against 13, a hit.
  Damage of Cold Light: d8 4.
  One takes laser: 4 from hit points.
dice 15 4
mia.boots cast cold-light on one
  Mia casts Cold Light on One.
  Mia attacks One, Cold Light: d20 15 + 4 Wisdom + 2 proficiency - 5 earlier attacks = 16 against 13, a hit.
  Damage of Cold Light: d8 4.
  One takes laser: 4 from hit points.
# What was used comes back with five minutes.
mia.boots cast goad on pal
  refused [FOS-ACTIONS] Goad has been used, and comes back with a rest of 5 minutes
gm person rest mia 5
  Mia has had a rest of 5 minutes.
mia.boots cast goad on pal
  Mia uses Goad on Pal.
  Pal is quickened.
# For oneself it is an action more in the next turn as well: this one has its actions already.
gm person rest mia 5
  Mia has had a rest of 5 minutes.
mia.boots cast goad on mia
  Mia uses Goad.
  Mia is quickened.
show mia.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
pass to mia.boots
  The turn of Pal begins.
  Pal is no longer quickened.
  The turn of One begins.
  The turn of Two begins.
  The turn of End begins.
  The turn of Far begins.
  Round 6.
  The turn of Mia begins.
show mia.boots
  the turn is open; left: 10 actions, 1 reaction; movement 30 ft
pass to mia.boots
  Mia is no longer quickened.
  The turn of Pal begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of End begins.
  The turn of Far begins.
  Round 7.
  The turn of Mia begins.
show mia.boots
  the turn is open; left: 9 actions, 1 reaction; movement 30 ft
