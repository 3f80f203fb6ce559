title Point defence answers who comes near: who was there already is answered as their turn ends
covers SHIP-DEFENCE

class bulwark large across 250
fit bulwark point-defence
class skiff small across 50 dexterity-save
ship Warden bulwark at 0 0 heading 0 side Blue special
ship Wren skiff at 0 200 heading 180 side Red special
crew warden plain pilot operator
crew wren plain pilot
set warden hull-max 200, hull 200, shields-max 0
set wren hull-max 200, hull 200, shields-max 0
initiative warden 20, wren 10

begin
  ...
show range warden wren
  100 ft
pass to wren.pilot
  ...
wren.pilot fly ahead 10
  Wren has flown its course; 340 ft of flying speed is left.
dice 20
pass
  Warden's operator uses Point Defence on Wren.
  Wren, Dexterity save against Point Defence: d20 20 + 3 ship Dexterity + 2 proficiency = 25 against 12, success.
  Round 2.
  The turn of Warden's pilot begins.
