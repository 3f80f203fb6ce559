title Ships that are taken from each other are no longer docked
covers HOUSE-DOCK

book me5e
class probe medium across 100
class monitor large across 250 tier 1 raise strength raise strength
fit monitor tractor-beam
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 101 heading 0 side Blue special
ship Warden monitor at 0 900 heading 180 side Red special
crew hesper plain pilot
crew tally plain pilot
crew warden plain pilot operator
room 9 7 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 7 for tally hand plain
square hatch 1 2
square pilot's-console 6 1
person Ben plain at 1 2 deck 1 side Blue special
initiative hesper.pilot 30, ben 20, warden.operator 15, warden.pilot 14, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
  Tally: flying speed 300 → 0 ft (docked).
# A beam draws one of two 100 ft away: the range of hatches is 100 ft.
pass to warden.operator
  The turn of Ben begins.
  The turn of Warden's operator begins.
dice 20 1
warden.operator feature tractor-beam
  Warden's operator uses Tractor Beam.
  Hesper, Strength save against Tractor Beam: d20 20 + 1 ship Strength = 21 against 13, success.
  Tally, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 13, failure.
  Tally is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Tally is drawn 100 ft towards Warden.
  Hesper casts off from Tally.
  Hesper: flying speed 0 → 300 ft (cast off).
show hesper place
  place 0 0
show tally place
  place 0 201
show range hesper tally
  151 ft
dice 1
pass to ben.boots
  The turn of Warden's pilot begins.
  The turn of Tally's pilot begins.
  Tally is drawn 100 ft towards Warden.
  Tally, Strength save against being tractored: d20 1 + 1 ship Strength = 2 against 13, failure.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Ben begins.
ben.boots cross tally
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
# So does a GM.
dice 20
pass to hesper.pilot
  The turn of Warden's operator begins.
  The turn of Warden's pilot begins.
  The turn of Tally's pilot begins.
  Tally is drawn 100 ft towards Warden.
  Tally, Strength save against being tractored: d20 20 + 1 ship Strength = 21 against 13, success.
  Tally is no longer tractored.
  Tally: flying speed 0 → 300 ft (no longer tractored).
  Round 3.
  The turn of Hesper's pilot begins.
gm move tally at 0 101 heading 0
  The GM rules, Tally: it is moved.
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
  Tally: flying speed 300 → 0 ft (docked).
gm move tally at 0 3000 heading 0
  The GM rules, Tally: it is moved.
  Hesper casts off from Tally.
  Hesper: flying speed 0 → 300 ft (cast off).
  Tally: flying speed 0 → 300 ft (cast off).
show hesper feet
  feet 300 ft left of 300 ft
pass to ben.boots
  The turn of Ben begins.
ben.boots cross tally
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
