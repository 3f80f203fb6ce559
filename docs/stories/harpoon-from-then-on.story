title A harpoon drags its catch from the moment it holds
covers SHIP-HARPOON HOUSE-BREACH
book me5e
without shake
class hook medium across 100 strength 12 tier 2 raise dexterity raise dexterity raise dexterity
fit hook shock-absorbers, boarding-harpoon
class probe medium across 100 dexterity 10
ship Hesper hook at 0 0 heading 0 side Blue special
ship Tally probe at 0 200 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot operator
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
person Rhee plain at 1 2 deck 1 side Blue
set tally hull-max 200, hull 200
set hesper hull-max 200, hull 200, shields-max 0
initiative tally.operator 5, hesper.pilot 20, rhee 15, tally.pilot 10
dice d6=1
begin
  The battle goes on.
  Round 1.
  Hesper's pilot uses Head Start.
  Hesper's pilot, Head Start: d6 1.
  The turn of Hesper's pilot begins.
gm go-on
dice d20=1 d8=1 d8=1 d8=1 d8=1
hesper.pilot ram tally ahead 101
  Hesper sets out to ram Tally.
  Hesper's pilot rams Tally, whose Dexterity save against the ram: d20 1 against 11, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 1 ship Strength = 5, 5 kinetic.
  Hesper rams Tally.
  Tally is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hesper is hauling: flying speed halved while it holds another ship by its harpoon.
  Hesper has flown its course; 73 ft of flying speed is left.
  The ram has torn a way between Hesper and Tally.
  Tally: kinetic takes 5 from the hull.
  Hesper: kinetic, resisted, takes 2 from the hull.
  Hesper: flying speed 350 → 175 ft (hauling).
  Tally: flying speed 300 → 0 ft (harpooned).
show hesper place
  place 0 101
show tally place
  place 0 200
