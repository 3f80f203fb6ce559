title A course by another method begins again, and shields come back on a journey with fuel alone
covers SHIP-JUMP SHIP-REPAIR

class packet-boat medium across 50
fit packet-boat navcomputer
class skiff small across 50
ship Hesper packet-boat at 0 0 heading 0 side Blue special
ship Kite skiff at 0 5000 heading 180 side Red special
crew hesper plain operator
crew kite solo
set hesper shields-max 20, shields 5, regeneration 5
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 1 of 10 actions.
pass to hesper.operator
  The turn of Kite begins.
  Round 2.
  The turn of Hesper's operator begins.
hesper.operator astrogate careful
  Hesper's operator works out a course: 1 of 100 actions.
pass to hesper.operator
  The turn of Kite begins.
  Round 3.
  The turn of Hesper's operator begins.
# One action of ten, and not two.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 1 of 10 actions.
show hesper shields fuel
  shields 5 of 20, regaining 5
  fuel 30
gm travel hesper 1
  Aboard Hesper an hour passes: 0 fuel burnt, 30 left.
show hesper shields fuel
  shields 20 of 20, regaining 5
  fuel 30
gm edit hesper shields 5
  The GM rules, Hesper: Shields set to 5.
gm edit hesper fuel 0
  The GM rules, Hesper: Fuel set to 0.
  The turn of Kite begins.
  Hesper: flying speed 300 → 0 ft (no fuel).
gm travel hesper 1
  Aboard Hesper an hour passes: 0 fuel burnt, 0 left.
show hesper shields fuel
  shields 5 of 20, regaining 5
  fuel 0
