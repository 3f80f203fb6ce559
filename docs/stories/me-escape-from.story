title Who is held, burning and webbed escapes from what they name
covers ME-GRAPPLE

book me5e
room 30 12
sheet stout like plain, name Stout, hp 30
person Ana plain at 5 4 side Red
person Foe plain at 6 4 side Blue
person Fee stout at 4 4 side Blue
initiative foe 20, fee 15, ana 5
begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
dice 15 3
foe.boots grapple ana
  Foe, grapple: d20 15, against Ana: d20 3, won.
  Ana is grappled.
  Ana: speed 10 → 0 m (grappled).
  Foe: speed 10 → 5 m (dragging).
pass
  The turn of Fee begins.
dice 15 3
fee.boots grapple ana
  Fee, grapple: d20 15, against Ana: d20 3, won.
  Fee: speed 10 → 5 m (dragging).
gm person afflict ana burning
  Ana is burning.
gm person afflict ana webbed
  Ana is webbed.
dice 1
pass
  The turn of Ana begins.
  Damage of burning: d6 1.
  Ana takes fire: 1 from hit points.
show options ana.boots
  ...
  Escape from Plain
  Escape from Stout
  Escape from burning
  Escape from webbed
  ...
ana.boots escape from lashed
  refused [ME-GRAPPLE] nothing like that holds Ana
ana.boots escape from burning
  Ana is no longer burning.
show person ana
  able at 5 4 on level 1, 19 of 20 hit points, AC 12
  grappled; webbed
# Out of the second one's grip, and not the first one's; what is named and is not there is refused.
pass to ana.boots
  Round 2.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Ana begins.
ana.boots escape from burning
  refused [ME-GRAPPLE] nothing like that holds Ana
dice 15 3
ana.boots escape from fee
  Ana, escape: d20 15, against Fee: d20 3, won.
  Fee lets go of Ana.
  Fee: speed 5 → 10 m (no longer dragging).
show person ana
  able at 5 4 on level 1, 19 of 20 hit points, AC 12
  grappled; webbed
# Nothing named: the first of those who hold her.
pass to ana.boots
  Round 3.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Ana begins.
dice 15 3
ana.boots escape
  Ana, escape: d20 15, against Foe: d20 3, won.
  Ana is no longer grappled.
  Foe lets go of Ana.
  Foe: speed 5 → 10 m (no longer dragging).
show person ana
  able at 5 4 on level 1, 19 of 20 hit points, AC 12
  webbed
# The web is the only thing left.
pass to ana.boots
  Round 4.
  The turn of Foe begins.
  The turn of Fee begins.
  The turn of Ana begins.
dice 14
ana.boots escape
  Ana, escape: d20 14 against 14, success.
  Ana is no longer webbed.
  Ana: speed 0 → 10 m (no longer restrained).
show person ana
  able at 5 4 on level 1, 19 of 20 hit points, AC 12
