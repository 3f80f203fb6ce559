title A jump leaves harpoons, hatches and torn ways behind
covers SHIP-HARPOON SHIP-JUMP HOUSE-BREACH
book me5e
class hook medium across 100 strength 12 tier 2 raise dexterity raise dexterity raise dexterity shield directional
fit hook shock-absorbers, boarding-harpoon
class probe medium across 100 dexterity 10
fit probe navcomputer, quick-starter
ship Hesper hook at 0 0 heading 0 side Blue special
ship Tally probe at 0 200 heading 0 side Red special
ship Foe probe at 9000 0 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot operator
crew foe plain pilot
member tally.operator intelligence 20, proficiency 6, expert technology
room 9 5 for hesper pods 1 hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
person Rhee plain at 1 2 deck 1 side Blue
person Tim plain at 1 3 deck 1 side Blue
set tally hull-max 200, hull 200
initiative tally.operator 25, hesper.pilot 20, rhee 15, tim 14, tally.pilot 10, foe 5
dice d6=1
begin
  The battle goes on.
  Round 1.
  Hesper's pilot uses Head Start.
  Hesper's pilot, Head Start: d6 1.
  The turn of Tally's operator begins.
gm go-on
dice d20=13
tally.operator astrogate hasty
  Tally's operator, astrogation, hasty: d20 13 + 5 Intelligence + 12 Technology expertise = 30 against 30, success.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
dice d20=1 d8=1 d8=1 d8=1 d8=1
hesper.pilot ram tally ahead 160
  Hesper sets out to ram Tally.
  Hesper's pilot rams Tally, whose Dexterity save against the ram: d20 1 against 11, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 1 ship Strength = 5, 5 kinetic.
  Hesper rams Tally, and takes half while its shields hold.
  Tally is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hesper is hauling: flying speed halved while it holds another ship by its harpoon.
  The ram has torn a way between Hesper and Tally.
  Tally: kinetic takes 5 from the hull.
  Hesper: kinetic (5 - 3 while its shields hold), resisted, takes 1 from the shields.
  Hesper: flying speed 350 → 175 ft (hauling).
  Tally: flying speed 300 → 0 ft (harpooned).
  Hesper has flown its course; 12.5 ft of flying speed is left.
pass to tally.operator
  The turn of Rhee begins.
  Hesper: flying speed 175 → 150 ft (Head Start ends).
  The turn of Tim begins.
  The turn of Tally's pilot begins.
  The turn of Foe's pilot begins.
  Round 2.
  The turn of Tally's operator begins.
tally.operator jump
  The hyperdrive of Tally starts: 5 rounds until it jumps.
pass to tally.operator
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 1.
  The turn of Rhee begins.
  The turn of Tim begins.
  The turn of Tally's pilot begins.
  The turn of Foe's pilot begins.
  Round 3.
  The turn of Tally's operator begins.
pass to tally.operator
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  The turn of Tim begins.
  The turn of Tally's pilot begins.
  The turn of Foe's pilot begins.
  Round 4.
  The turn of Tally's operator begins.
pass to tally.operator
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  The turn of Tim begins.
  The turn of Tally's pilot begins.
  The turn of Foe's pilot begins.
  Round 5.
  The turn of Tally's operator begins.
pass to tally.operator
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  The turn of Tim begins.
  The turn of Tally's pilot begins.
  The turn of Foe's pilot begins.
  Round 6.
  The turn of Tally's operator begins.
pass to tally.operator
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
  The turn of Tim begins.
  The turn of Tally's pilot begins.
  The turn of Foe's pilot begins.
  Round 7.
  The turn of Tally's operator begins.
  Tally jumps, and is away.
  Hesper is no longer hauling.
  Tally is no longer harpooned.
  The way between Hesper and Tally is closed.
  Hesper: flying speed 150 → 300 ft (no longer hauling).
show tally state conditions
  state away
  conditions none
show hesper conditions feet
  feet 0 ft left of 300 ft
  conditions none
# Nobody crosses to it, and no pod finds it.
pass to rhee.boots
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
rhee.boots cross tally
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
pass to tim.boots
  The turn of Tim begins.
tim.boots launch tally
  refused [HOUSE-POD] Tally is away
