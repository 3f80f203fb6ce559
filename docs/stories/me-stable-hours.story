title On foot: who is stable stirs after as many hours as a d4 says, thrown when the first has passed
covers ME-STABLE

book me5e
room 20 9
sheet soldier like plain, hp 12
sheet medic like plain, skilled medicine
person Ana soldier at 1 1 side Blue special
person Bea medic at 2 1 side Blue special
person Foe plain at 18 7 side Red
initiative ana 20, bea 10, foe 5

begin
  ...
gm go-on
gm person hurt foe 40 fire
  Foe takes fire: 40 from hit points.
  Foe is killed at once: the damage was massive.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
  The turn of Bea begins.
dice 12
pass to bea.boots
  ...
dice 12
bea.boots stabilise ana
  Bea, stabilise: d20 12 + 2 Medicine proficiency = 14 against 10, success.
  Ana is stable.
gm tempo live
  The battle goes on live.
# Nothing is thrown until an hour has passed.
wait 71997 ticks
  ...
dice d4=2
wait 1 tick
  Ana will stir after 2 hours.
show person ana
  stable at 1 1 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
# Of the second hour the last tick wakes her.
wait 71999 ticks
  ...
show person ana
  stable at 1 1 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone
wait 1 tick
  Ana regains 1, now 1.
  Ana wakes.
show person ana
  able at 1 1 on level 1, 1 of 12 hit points, AC 12
  prone
