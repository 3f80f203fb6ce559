title Lamp fever is thrown for as the combat ends
covers LOL-PARTICLE
book lurasko
room 30 14
sheet ray like plain, weapon beam-rifle, attacks 10
person Ray ray at 5 8 side Blue
person Cid dockhand at 10 8 side Red
person Dot plain at 12 8 side Blue special
initiative ray 30, cid 7, dot 5
begin
  ...
dice 1
gm person hurt dot 15 particle attack
  ...
gm person afflict cid core-2
  ...
# The last of Red falls. The combat is over: Dot throws 2d20 against 15: 16.
dice 10 5 3 10 6
ray.boots attack cid
  ...
  The battle is over. Every other side is beaten.
  Dot against lamp fever: d20 10+6 = 16 against 15, caught.
  Dot is down with lamp fever.
