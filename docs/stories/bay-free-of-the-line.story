title A ship that goes into a bay lets its line go
covers SHIP-BAY SHIP-HARPOON

without shake
class hook medium across 50 strength 12
fit hook shock-absorbers, boarding-harpoon
class probe medium across 50 dexterity 10
class hangar large across 250
fit hangar docking-bay
ship Hesper hook at 0 0 heading 0 side Blue special
ship Nest hangar at -180 120 heading 0 side Blue special
ship Tally probe at 0 200 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
crew nest plain pilot
set tally hull-max 200, hull 200
set hesper hull-max 200, hull 200, shields-max 0
initiative hesper 20, tally 5, nest 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
dice d20=1 d8=1 d8=1 d8=1 d8=1
hesper.pilot ram tally ahead 151
  Hesper sets out to ram Tally.
  Hesper's pilot rams Tally, whose Dexterity save against the ram: d20 1 against 11, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 1 ship Strength = 5, 5 kinetic.
  Hesper rams Tally.
  Tally is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hesper is hauling: flying speed halved while it holds another ship by its harpoon.
  Hesper has flown its course; 0 ft of flying speed is left.
  Tally: kinetic takes 5 from the hull.
  Hesper: kinetic, resisted, takes 2 from the hull.
  Hesper: flying speed 300 → 150 ft (hauling).
  Tally: flying speed 300 → 0 ft (harpooned).
pass to hesper.pilot
  The turn of Tally's pilot begins.
  The turn of Nest's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
hesper.pilot land nest
  Hesper lands aboard Nest.
  Hesper is no longer hauling.
  Tally is no longer harpooned.
  Tally: flying speed 0 → 300 ft (no longer harpooned).
show tally conditions
  conditions none
show hesper conditions state
  state in a bay
  conditions none
