title Crossing to another ship is walked or flown, whichever gets farther
covers HOUSE-DOCK ME-FLYING

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
room 9 5 for hesper hand plain
square hatch 1 2
room 9 5 for tally hand plain
square hatch 1 2
sheet laden like plain, speed 4, fly 20, hp 30, strength 8, armour medium-chest, armour medium-arms
person Dro laden at 1 3 deck 1 side Blue special
initiative dro 20, hesper.pilot 15, tally.pilot 10

begin
  ...
gm condition tally stunned
  ...
pass to hesper.pilot
  ...
hesper.pilot dock tally
  ...
pass to dro.boots
  ...
# The armour is too heavy to walk in, not to fly in.
show dro.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 0 m
dro.boots cross tally
  Dro enters Tally at 1 1 on level 1.
show dro.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 0 m
