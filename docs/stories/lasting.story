title What lasts until the turn of a crew that is no more
covers SHIP-DEVICE SHIP-TURN

class monitor large across 250 tier 1 raise strength raise strength
fit monitor interdiction-drive
class runner medium across 50 shield directional
ship Warden monitor at 0 0 heading 0 side Blue special
ship Kite runner at 0 200 heading 90 side Red special
ship Hull runner at 0 2000 heading 90 side Blue
crew warden plain pilot operator
crew kite plain pilot
crew hull plain pilot
initiative warden.pilot 20, warden.operator 15, kite.pilot 10, hull.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Warden's pilot begins.
# Until the end of the operator's next turn.
pass to warden.operator
  The turn of Warden's operator begins.
dice d20=11
warden.operator feature interdiction-drive
  Warden's operator uses Interdiction Drive.
  Kite, Strength save against Interdiction Drive: d20 11 + 1 ship Strength = 12 against 13, failure.
  Kite: flying speed 300 → 200 ft (Interdiction Drive).
  Kite: cost of turning 90° 150 → 200 ft (Interdiction Drive).
show kite turning
  turning 200 ft for 90°
gm damage warden 5000 energy
  The GM rules, Warden: 5000 energy damage.
  Warden: energy takes 5000 from the hull.
  Warden is torn apart by massive damage.
  The turn of Kite's pilot begins.
show kite turning
  turning 200 ft for 90°
# It ends though Warden is lost: with the turn that its operator would have had.
pass to hull.pilot
  The turn of Hull's pilot begins.
show kite turning
  turning 200 ft for 90°
pass to kite.pilot
  Round 2.
  The turn of Kite's pilot begins.
  Kite: flying speed 200 → 300 ft (Interdiction Drive ends).
  Kite: cost of turning 90° 200 → 150 ft (Interdiction Drive ends).
show kite turning
  turning 150 ft for 90°
