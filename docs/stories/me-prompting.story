title A prompting is used up by a search, hiding and a death save
covers ME-SEARCH ME-HIDE ME-DEATHSAVE

book me5e
room 30 12
square three-quarters-cover 6 4
person Sue plain at 5 4 side Red
person Ana plain at 20 4 side Blue
initiative sue 20, ana 5
begin
  The battle goes on.
  Round 1.
  The turn of Sue begins.
gm person afflict sue prompted
  Sue is prompted.
dice d20=10 d6=3
sue.boots search
  Sue is no longer prompted.
  Sue searches, Perception: d20 10, d6 3 prompted = 13.
pass to sue.boots
  The turn of Ana begins.
  Round 2.
  The turn of Sue begins.
gm person afflict sue prompted
  Sue is prompted.
dice d20=10 d6=3
sue.boots hide
  Sue is no longer prompted.
  Sue hides: Stealth d20 10, d6 3 prompted = 13.
show person sue
  able at 5 4 on level 1, 20 of 20 hit points, AC 12
  hidden
gm person afflict sue prompted
  Sue is prompted.
gm person hp sue 0
  Sue falls unconscious.
  The GM rules: Sue has 0 hit points.
  The turn of Ana begins.
dice d20=7 d6=3
pass to ana.boots
  Round 3.
  The turn of Sue begins.
  Sue is no longer prompted.
  Sue, death save: d20 7, d6 3 prompted = 10 against 10, success.
  Sue: 0 of 3 failures, 1 of 3 successes.
  The turn of Ana begins.
show person sue
  dying at 5 4 on level 1, 0 of 20 hit points, AC 12
  hidden; unconscious; prone
