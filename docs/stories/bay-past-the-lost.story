title A ship takes off to the place of one that is no more
covers SHIP-BAY

class hangar large across 250
fit hangar docking-bay
class dart medium across 50
ship Nest hangar at 0 0 heading 0 side Blue special
ship Tern dart side Blue special bay Nest
ship Moth dart at 0 150 heading 0 side Blue special
ship Kite dart at 0 9000 heading 0 side Red special
crew nest plain pilot
crew tern plain pilot
crew moth plain pilot
crew kite plain pilot
initiative tern 30, nest 20, moth 10, kite 5

begin
  The battle goes on.
  Round 1.
  The turn of Tern's pilot begins.
gm damage moth 500 energy
  The GM rules, Moth: 500 energy damage.
  Moth: energy takes 500 from the hull.
  Moth is torn apart by massive damage.
tern.pilot take-off
  Tern takes off from Nest.
show tern place
  place 0 150
