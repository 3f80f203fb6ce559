title What is for one's own rolls alone is promised to nobody else
covers SHIP-FEATURE

class gun medium across 50
mount gun light-laser turret
mount gun light-laser turret
ship Wick gun at 0 0 heading 0 side Blue
ship Moth gun at 0 300 heading 180 side Red
crew wick plain pilot gunner gunner
crew moth none
member wick.gunner-2 rank 3 feature second-breath
initiative wick.gunner 20, wick.gunner-2 19, wick.pilot 18
tempo together

begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
  The turn of Wick's gunner 2 begins.
  The turn of Wick's pilot begins.
show options wick.gunner
  Attack, light laser, Moth: 85.0%, +4 against 8; shields 11.5, hull 11.5
  Attack, light laser, Moth: 85.0%, +4 against 8; shields 11.5, hull 11.5
  Fire at a place, light laser
  Fire at a place, light laser
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
show options wick.gunner-2
  Attack, light laser, Moth: 85.0%, +4 against 8, up to +d6 Second Breath; shields 12.8, hull 12.8
  Attack, light laser, Moth: 85.0%, +4 against 8, up to +d6 Second Breath; shields 12.8, hull 12.8
  Fire at a place, light laser
  Fire at a place, light laser
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
