title Those who are taken along come into what burns where they arrive
covers HOUSE-DOCK HOUSE-OPEN

book me5e
without shake
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
sheet wrestler like plain, strength 18, skilled athletics, proficiency 2
person Rhee wrestler at 1 2 deck 1 side Blue special
person Pal plain at 2 2 deck 1 side Blue special
person Rik plain at 1 3 deck 1 side Red special
initiative rhee 20, hesper.pilot 15, rik 12, pal 11, tally.pilot 10

begin
  ...
gm go-on
gm condition tally stunned
  ...
gm person hp pal 0
  ...
rhee.boots grapple pal
  ...
pass to hesper.pilot
  ...
hesper.pilot dock tally
  ...
dice d20=10
pass to rhee.boots
  ...
gm person burn 1 1 deck 2 on
  ...
gm person burn 1 2 deck 2 on
  ...
gm person burn 1 3 deck 2 on
  ...
gm person burn 2 1 deck 2 on
  ...
gm person burn 2 2 deck 2 on
  ...
gm person burn 2 3 deck 2 on
  ...
gm person leave rik
  ...
dice 2 3
rhee.boots cross tally
  Rhee enters Tally at 1 2 on level 1.
  Pal enters Tally at 1 1 on level 1.
  Damage of the fire: d6 2.
  Damage of the fire: d6 3.
  Rhee takes fire: 2 from hit points.
  Pal takes fire: 3 from hit points.
  Pal: 1 of 3 failures, 1 of 3 successes.
