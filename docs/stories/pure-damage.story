title Pure damage is told apart from what is doubled, halved or resisted
covers SHIP-TYPES SHIP-RESIST SHIP-FEATURE SHIP-CRIT

class torch medium across 50 strength 10 dexterity 10
mount torch thermite-cannon turret
mount torch light-laser turret
class plain medium across 50 dexterity 10
class proof medium across 50 dexterity 10 resists energy
class cool medium across 50 dexterity 10 resists thermite
ship Torch torch at 0 0 heading 0 side Blue special
ship Open plain at 0 250 heading 180 side Red special
ship Clad plain at 250 0 heading 180 side Red special
ship Hard proof at 0 -250 heading 180 side Red special
ship Cool cool at -250 0 heading 0 side Red special
crew torch plain gunner pilot mechanic
crew open none
crew clad none
crew hard none
crew cool none
member torch.gunner rank 5 feature exposing-gambit
member torch.mechanic rank 3
initiative torch.gunner 20, torch.pilot 2, torch.mechanic 1
set open hull-max 100, hull 100, shields-max 0, shields 0, ac 10
set clad hull-max 100, hull 100, shields-max 50, shields 4, ac 10
set cool hull-max 100, hull 100, shields-max 50, shields 50, ac 10
set hard hull-max 100, hull 100, shields-max 0, shields 0, ac 10

begin
  The battle goes on.
  Round 1.
  The turn of Torch's gunner begins.
gm go-on
# Thermite is doubled against the hull, and the die of the gambit is not.
dice d20=15 d8=3 d8=2 d8=2 d12=6
torch.gunner fire thermite-cannon at open attacks 1 with exposing-gambit
  Torch's gunner fires the thermite cannon at Open: d20 15 + 2 proficiency = 17 against AC 10, a hit.
  Torch's gunner uses Exposing Gambit on Open.
  Thermite cannon damage: d8 3+2+2 = 7, 7 thermite.
  Exposing Gambit, damage: d12 6, 6 energy.
  Open: thermite takes 14, doubled, and 6 pure from the hull.
pass to torch.gunner
  The turn of Torch's pilot begins.
  The turn of Torch's mechanic begins.
  Round 2.
  The turn of Torch's gunner begins.
# Against shields 7 are halved to 3. Shields of 4 hold one point of what is pure besides; the rest reaches the hull.
dice d20=15 d8=3 d8=2 d8=2 d12=6
torch.gunner fire thermite-cannon at clad attacks 1 with exposing-gambit
  Torch's gunner fires the thermite cannon at Clad: d20 15 + 2 proficiency = 17 against AC 10, a hit.
  Torch's gunner uses Exposing Gambit on Clad.
  Thermite cannon damage: d8 3+2+2 = 7, 7 thermite.
  Exposing Gambit, damage: d12 6, 6 energy.
  Clad: thermite takes 3, halved, and 1 pure from the shields and 5 pure from the hull.
  The shields of Clad are down.
pass to torch.gunner
  The turn of Torch's pilot begins.
  The turn of Torch's mechanic begins.
  Round 3.
  The turn of Torch's gunner begins.
# What is resisted is halved, and what is pure is not.
dice d20=15 d8=5 d12=6
torch.gunner fire light-laser at hard attacks 1 with exposing-gambit
  Torch's gunner fires the light laser at Hard: d20 15 + 2 proficiency = 17 against AC 10, a hit.
  Torch's gunner uses Exposing Gambit on Hard.
  Light laser damage: d8 5 + 1 light laser = 6, 6 energy.
  Exposing Gambit, damage: d12 6, 6 energy.
  Hard: energy, resisted, takes 3 and 6 pure from the hull.
pass to torch.gunner
  The turn of Torch's pilot begins.
  The turn of Torch's mechanic begins.
  Round 4.
  The turn of Torch's gunner begins.
# Nothing is left of 3 that shields halve and their ship resists: all of it is pure.
dice d20=15 d8=1 d8=1 d8=1 d12=6
torch.gunner fire thermite-cannon at cool attacks 1 with exposing-gambit
  Torch's gunner fires the thermite cannon at Cool: d20 15 + 2 proficiency = 17 against AC 10, a hit.
  Torch's gunner uses Exposing Gambit on Cool.
  Thermite cannon damage: d8 1+1+1 = 3, 3 thermite.
  Exposing Gambit, damage: d12 6, 6 energy.
  Cool: thermite takes 6 pure from the shields.
# Power rerouted to weapons doubles 5 of the laser, and not the die of the gambit, which a critical hit throws twice.
pass to torch.mechanic
  The turn of Torch's pilot begins.
  The turn of Torch's mechanic begins.
torch.mechanic feature reroute-weapons
  Torch's mechanic uses Reroute Power to weapons.
  Torch: flying speed 250 → 125 ft (Reroute Power to weapons).
  Torch: cost of turning 90° 250 → 125 ft (Reroute Power to weapons).
pass
  Round 5.
  The turn of Torch's gunner begins.
dice d20=15 d8=4 d12=6
torch.gunner fire light-laser at open attacks 1 with exposing-gambit
  Torch's gunner fires the light laser at Open: d20 15 + 2 proficiency = 17 against AC 10, a hit.
  Torch's gunner uses Exposing Gambit on Open.
  Light laser damage: d8 4 + 1 light laser = 5, 10 energy, doubled.
  Exposing Gambit, damage: d12 6, 6 energy.
  Open: energy takes 16 from the hull.
pass to torch.gunner
  The turn of Torch's pilot begins.
  The turn of Torch's mechanic begins.
  Round 6.
  The turn of Torch's gunner begins.
dice d20=20 d8=4 d8=3 d8=2 d12=6 d12=1
torch.gunner fire light-laser at open attacks 1 with exposing-gambit
  Torch's gunner fires the light laser at Open: d20 20 + 2 proficiency = 22 against AC 10, a critical hit.
  Torch's gunner uses Exposing Gambit on Open.
  Light laser damage: d8 4+3+2 + 1 light laser = 10, 20 energy, doubled, all dice twice.
  Exposing Gambit, damage: d12 6+1 = 7, 7 energy, all dice twice.
  Open: energy takes 27 from the hull.
