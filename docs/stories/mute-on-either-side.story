title No word reaches a ship that is cut off
covers SHIP-DIRECT SHIP-CONDITION

class boat medium across 50
ship Hesper boat at 0 0 heading 0 side Blue special
ship Wren boat at 0 400 heading 0 side Blue special
ship Kite boat at 0 3000 heading 180 side Red special
crew hesper plain coordinator
crew wren plain pilot
crew kite plain pilot
member hesper.coordinator rank 4, charisma 16
initiative hesper 20, wren 10, kite 5

begin
  ...
hesper.coordinator stance commanding-presence never
  ...
gm condition wren suppressed
  Wren is suppressed: no word gets in or out, while the ship that jams it is able and within a mile.
hesper.coordinator direct wren.pilot
  refused [SHIP-CONDITION] Wren is suppressed: no word gets in or out
gm condition wren suppressed off
  Wren is no longer suppressed.
dice 15
hesper.coordinator direct wren.pilot
  Hesper's coordinator directs Wren's pilot: advantage on the next check.
  Hesper's coordinator, Uplifting Directive: d20 15.
