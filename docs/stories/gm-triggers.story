title The GM has something of the scenario happen, or keeps it from happening
covers SHIP-IMPROVISE

book me5e
room 9 5
person Ana plain at 2 2 side Blue
person Boss plain at 6 2 side Red
person Grunt plain at 6 3 side Red
trigger by-hand: The lights go out.
trigger person-down grunt: A siren sounds.
initiative ana 20, boss 10, grunt 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

gm trigger 1
  The lights go out.

# What the GM has switched off waits for nobody, and happens by the GM's word alone.
gm trigger 2 off
gm person hurt grunt 90 fire
  Grunt takes fire: 90 from hit points.
  Grunt is killed at once: the damage was massive.
gm trigger 2
  A siren sounds.

# There is no third.
gm trigger 3
  refused [TABLE] the scenario has no trigger 3
