title The dice that conditions add count in what a station says of an attack, and on both sides of a contest
covers ME-TOHIT ME-SHOVE ME-GRAPPLE

book me5e
room 20 9
sheet hand like plain, strength 14, skilled athletics
person Ana hand at 4 4 side Blue
person Foe plain at 5 4 side Red
initiative ana 20, foe 10

begin
  ...
# An 8 hits: 13 of 20 faces.
show options ana.boots
  ...
  Attack, bare hands, Plain: 65.0%, +4 against 12
  ...
  Shove, Plain: 66.0%
  ...
# With a d4 more a 7, a 6, a 5 or a 4 will do: 15 and a half of 20.
gm person afflict ana led
  Ana is led.
show options ana.boots
  ...
  Attack, bare hands, Plain: 77.5%, +4 against 12
  ...
  Shove, Plain: 66.0%
  ...
# Prone besides: the squares of 14, 15, 16 and 17, of 400, on average.
gm person afflict ana prone
  Ana is prone.
show options ana.boots
  ...
  Attack, bare hands, Plain: 60.3%, +4 against 12, −prone
  ...
  Shove, Plain: 66.0%
  ...
# Foe's d6 counts against the shove: 264 of 400 are won without it, 200 on average with it.
gm person relieve ana led
  Ana is no longer led.
gm person relieve ana prone
  Ana is no longer prone.
gm person afflict foe prompted
  Foe is prompted.
show options ana.boots
  ...
  Attack, bare hands, Plain: 65.0%, +4 against 12
  ...
  Shove, Plain: 50.0%
  ...
