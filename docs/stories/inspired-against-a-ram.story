title A die that inspires a pilot helps the save against a ram
covers SHIP-RAM SHIP-FEATURE

class dart small across 50 dexterity 10
ship Wren dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 200 heading 180 side Red special
crew wren plain pilot
crew kite plain pilot coordinator
member kite.coordinator rank 1
initiative kite.coordinator 25, wren 20, kite.pilot 5

begin
  ...
kite.coordinator feature inspiring-display on kite.pilot
  Kite's coordinator uses Inspiring Display on Kite's pilot.
pass to wren.pilot
  ...
show wren ram-dc
  ram-dc 10
dice 9 2
wren.pilot ram kite ahead 210
  Wren sets out to ram Kite.
  Wren's pilot rams Kite, whose Dexterity save against the ram: d20 9, d4 2 Inspiring Display = 11 against 10, success.
  Wren has flown its course; 80 ft of flying speed is left.
