title A station burns no fuel in travel, nor does a ship in a bay
covers SHIP-REPAIR SHIP-BAY

class hub huge across 2500 station
class hangar huge across 2500
fit hangar docking-bay
class gnat medium across 50
ship Hub hub at 0 0 heading 0 side Blue special
ship Nest hangar at 0 9000 heading 0 side Blue special
ship Tern gnat side Blue special bay Nest
ship Kite gnat at 9000 0 heading 180 side Red special
crew hub plain operator
crew nest plain pilot
crew tern plain pilot
crew kite plain pilot
set hub fuel 5
set nest fuel 5
set tern fuel 5
set kite fuel 5
initiative hub 20, nest 15, tern 12, kite 10

begin
  ...
gm pause
  The battle is paused.
gm travel hub 48
  Aboard Hub 2 days pass: 0 fuel burnt, 5 left. The crew has rested.
gm travel nest 48
  Aboard Nest 2 days pass: 2 fuel burnt, 3 left. The crew has rested.
gm travel tern 48
  Aboard Tern 2 days pass: 0 fuel burnt, 5 left. The crew has rested.
gm travel kite 23
  Aboard Kite 23 hours pass: 0 fuel burnt, 5 left. The crew has rested.
gm travel kite 1
  Aboard Kite an hour passes: 1 fuel burnt, 4 left.
show hub fuel
  fuel 5
show nest fuel
  fuel 3
show tern fuel
  fuel 5
show kite fuel
  fuel 4
