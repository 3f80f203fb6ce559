title Getting up takes a flyer's whole move
covers HOUSE-LURASKO
book lurasko
room 30 12
sheet d like shield-drone, special
person Dro d at 5 5 side Blue
person Foe plain at 16 5 side Red
initiative dro 20, foe 15
begin
  The battle goes on.
  Round 1.
  The turn of Dro begins.
gm person afflict dro floored
  Dro is floored.
dro.boots stand
  Dro is no longer floored.
show dro.boots
  the turn is open; left: 1 action, 1 attack; movement 0 ft
dro.boots fly 6 5
  refused [HOUSE-LURASKO] that takes 5 ft, and Dro has 0 left
pass to dro.boots
  The turn of Foe begins.
  Round 2.
  The turn of Dro begins.
gm person afflict dro floored
  Dro is floored.
dro.boots fly 6 5
  refused [HOUSE-LURASKO] Dro must stand up first
dro.boots stand
  Dro is no longer floored.
