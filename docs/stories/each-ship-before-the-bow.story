title A beam on each ship ahead of the bow: friends, those that hide, larger ones, and no bombs
covers SHIP-DEVICE SHIP-CONDITION SHIP-HIDE

class net large across 250 strength 10
fit net tractor-beam, gravity-well
mount net bomb-deployer fore bomblet 2
class plain medium across 50 strength 10 dexterity 10 constitution 10
class vast gargantuan across 25000 strength 10
class small small across 50 strength 10
ship Wick net at 0 0 heading 0 side Blue special
ship Lamp plain at 0 600 heading 0 side Blue special
ship Moth plain at 200 700 heading 180 side Red special
ship Shade plain at -200 800 heading 180 side Red special hidden
ship Gnat small at 100 400 heading 180 side Red special
ship Crow plain at 0 1101 heading 180 side Red special
ship Jay plain at 600 1000 heading 180 side Red special
crew wick plain pilot operator gunner
crew lamp plain pilot
crew moth plain pilot
crew shade plain pilot
crew gnat plain pilot
crew crow plain pilot
crew jay plain pilot
initiative wick.gunner 21, wick.operator 20, wick.pilot 19, lamp 15, moth 14, shade 13, gnat 12, crow 11, jay 10

begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
# A hidden ship is not named beforehand. A friend is, and saves as well; who is a foot too far, or outside the arc, does not.
wick.gunner drop bomb-deployer bomblet
  Wick's gunner lets go of bomblet 7.
pass
  The turn of Wick's operator begins.
show options wick.operator
  Interfere, Moth: 47.5%
  Interfere, Gnat: 47.5%
  Interfere, Crow: refused [SHIP-INTERFERE] Crow is more than 1000 ft away
  Interfere, Jay: refused [SHIP-INTERFERE] Jay is more than 1000 ft away
  Ready
  Search
  Reload, bomblet
  Astrogate, hasty: 0.0%, +0 against 30
  Astrogate, brisk: 5.0%, +0 against 20
  Astrogate, careful: 55.0%, +0 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Tractor Beam: Lamp (yours) 45.0%, Moth 45.0%, Gnat 69.8%
  Feature, Gravity Well: Lamp (yours), Moth, Gnat
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=9 d20=10 d20=9 d20=18 d20=9
wick.operator feature tractor-beam
  Wick's operator uses Tractor Beam.
  Lamp, Strength save against Tractor Beam: d20 9 against 10, failure.
  Moth, Strength save against Tractor Beam: d20 10 against 10, success.
  Gnat, Strength save against Tractor Beam: d20 9, dropped 18 (disadvantage: smaller) = 9 against 10, failure.
  Shade, Strength save against Tractor Beam: d20 9 against 10, failure.
  Lamp is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Lamp is drawn 100 ft towards Wick.
  Gnat is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Gnat is drawn 100 ft towards Wick.
  Shade is no longer hidden.
  Shade is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Shade is drawn 100 ft towards Wick.
  Lamp: flying speed 300 → 0 ft (tractored).
  Gnat: flying speed 350 → 0 ft (tractored).
  Shade: flying speed 300 → 0 ft (tractored).
log wick.operator
  Wick's operator uses Tractor Beam.
  Lamp, Strength save against Tractor Beam: d20 9 against 10, failure.
  Moth, Strength save against Tractor Beam: d20 10 against 10, success.
  Gnat, Strength save against Tractor Beam: d20 9, dropped 18 (disadvantage: smaller) = 9 against 10, failure.
  Lamp is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Lamp is drawn 100 ft towards Wick.
  Gnat is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Gnat is drawn 100 ft towards Wick.
  Shade is no longer hidden.
  Shade is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Shade is drawn 100 ft towards Wick.
  Lamp: flying speed 300 → 0 ft (tractored).
log shade.pilot
  Wick's operator uses Tractor Beam.
  Lamp, Strength save against Tractor Beam: d20 9 against 10, failure.
  Moth, Strength save against Tractor Beam: d20 10 against 10, success.
  Gnat, Strength save against Tractor Beam: d20 9, dropped 18 (disadvantage: smaller) = 9 against 10, failure.
  Shade, Strength save against Tractor Beam: d20 9 against 10, failure.
  Lamp is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Lamp is drawn 100 ft towards Wick.
  Gnat is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Gnat is drawn 100 ft towards Wick.
  Shade is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Shade is drawn 100 ft towards Wick.
  Gnat: flying speed 350 → 0 ft (tractored).
  Shade: flying speed 300 → 0 ft (tractored).
show lamp place conditions
  place 0 500
  conditions tractored
show moth place conditions
  place 200 700
  conditions none
show shade place conditions
  place -175.7 702.9
  conditions tractored
show gnat place conditions
  place 75.7 302.9
  conditions tractored
show crow conditions
  conditions none
show jay conditions
  conditions none
show bomblet-7 place
  place 0 126
# A ship is let go at no cost; others save as their pilots' turns begin. The beam is spent.
wick.operator feature beam-release at lamp
  Wick's operator uses Beam Release on Lamp.
  Lamp is no longer tractored.
  Lamp: flying speed 0 → 300 ft (no longer tractored).
wick.operator feature beam-release at lamp
  refused [SHIP-FEATURE] Lamp is not held by Wick
wick.operator feature beam-release at bomblet-7
  refused [SHIP-FEATURE] bomblet 7 is a bomb, not a ship
dice d20=9
pass to shade.pilot
  The turn of Wick's pilot begins.
  The turn of Lamp's pilot begins.
  The turn of Moth's pilot begins.
  The turn of Shade's pilot begins.
  Shade is drawn 100 ft towards Wick.
  Shade, Strength save against being tractored: d20 9 against 10, failure.
show shade place conditions
  place -151.4 605.9
  conditions tractored
dice d20=10 d20=20
pass to wick.operator
  The turn of Gnat's pilot begins.
  Gnat is drawn 100 ft towards Wick.
  Gnat, Strength save against being tractored: d20 10, dropped 20 (disadvantage: its cause) = 10 against 10, success.
  Gnat is no longer tractored.
  Gnat: flying speed 0 → 350 ft (no longer tractored).
  The turn of Crow's pilot begins.
  The turn of Jay's pilot begins.
  Round 2.
  The turn of Wick's gunner begins.
  Bomblet 7 drifts 100 ft.
  The turn of Wick's operator begins.
wick.operator feature tractor-beam
  refused [SHIP-FEATURE] Tractor Beam is spent before maintenance
# A gravity well ahead of the bow, but for larger ships; it holds as far as 1,000 ft.
wick.operator feature gravity-well
  Wick's operator uses Gravity Well.
  Lamp is interdicted for 10 rounds: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
  Moth is interdicted for 10 rounds: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
  Gnat is interdicted for 10 rounds: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
  Shade is interdicted for 10 rounds: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
show moth conditions
  conditions interdicted
gm move moth at 0 1100
  The GM rules, Moth: it is moved.
show moth conditions
  conditions interdicted
gm move moth at 0 1101
  The GM rules, Moth: it is moved.
  Moth is no longer interdicted.
