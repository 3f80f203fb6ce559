title What a GM allows at a console takes the action on foot too
covers HOUSE-CONSOLE SHIP-IMPROVISE

book me5e
class dart small across 50
mount dart laser-cannon turret
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 3000 heading 180 side Red special
crew hesper plain pilot operator
crew kite plain pilot
member hesper.operator name Ben
room 12 7 for hesper hand plain
square operator's-console-(sensors) 4 2
square pilot's-console 6 2
initiative hesper.operator 20, hesper.pilot 19, kite 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
show hesper.operator
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
show person ben
  able at 4 2 on level 1, 20 of 20 hit points, AC 12
hesper.operator improvise technology: vents coolant
  Hesper's operator: improvise waits for the GM.
gm allow 1 technology nothing
  Hesper's operator improvises: vents coolant: done, without a roll.
show hesper.operator
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 10 m
show person ben
  able at 4 2 on level 1, 20 of 20 hit points, AC 12
ben.boots dash
  refused [ME-DASH] Ben has no action left
pass to hesper.operator
  The turn of Hesper's pilot begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
hesper.operator improvise technology: vents coolant
  Hesper's operator: improvise waits for the GM.
# A GM who does not answer leaves it as it was asked for.
dice d20=10
wait 320 ticks
  Hesper's operator improvises: vents coolant: improvised Technology: d20 10 against 15, failure.
ben.boots dash
  refused [ME-DASH] Ben has no action left
