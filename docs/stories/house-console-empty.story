title Who is away from their console, or dead, dodges for no ship, and is neither directed nor interfered with
covers HOUSE-CONSOLE SHIP-FEATURE SHIP-INTERFERE SHIP-DIRECT
book me5e
without shake
class probe medium across 50 dexterity 14
mount probe light-laser turret
mount probe blast-missile turret
ship Hesper probe at 0 0 heading 0 side Blue special
ship Rook probe at 0 250 heading 180 side Red special
crew hesper plain pilot coordinator mechanic
crew rook plain gunner gunner operator
member hesper.pilot name Ana rank 4 feature snap-roll
member hesper.coordinator name Cora rank 1
member hesper.mechanic name Mia
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 7 1
square "coordinator's-console" 6 3
square "mechanic's-console-(engines)" 7 3
set hesper hull-max 100, hull 100, shields-max 0, ac 5
initiative hesper.pilot 30, hesper.coordinator 25, hesper.mechanic 1, rook.gunner-1 20, rook.operator 18, rook.gunner-2 17

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
ana.boots move 3 2
  Ana has moved to 3 2 on level 1; 2 m of movement is left.
pass to hesper.coordinator
  The turn of Hesper's coordinator begins.
gm person hurt mia 100 fire
  Mia takes fire: 100 from hit points.
  Mia is killed at once: the damage was massive.
hesper.coordinator direct hesper.mechanic
  refused [SHIP-DIRECT] the mechanic of Hesper is not at their console
hesper.coordinator feature inspiring-display on hesper.pilot
  refused [SHIP-FEATURE] the pilot of Hesper is not at their console
# No Cunning Avoidance, no Uncanny Dodge, no Snap Roll.
pass to rook.gunner-1
  The turn of Rook's gunner begins.
dice d20=15 d8=8
rook.gunner-1 fire light at hesper attacks 1
  Rook's gunner fires the light laser at Hesper: d20 15 + 2 proficiency + 2 ship Dexterity = 19 against AC 5, a hit.
  Light laser damage: d8 8 + 1 light laser + 1 ship Strength = 10, 10 energy.
  Hesper: energy takes 10 from the hull.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
gm person hurt ana 100 fire
  Ana takes fire: 100 from hit points.
  Ana is killed at once: the damage was massive.
pass to rook.operator
  The turn of Rook's operator begins.
rook.operator interfere hesper.pilot
  refused [SHIP-INTERFERE] nobody is deployed as pilot on Hesper
# No Evasion.
pass to rook.gunner-2
  The turn of Rook's gunner 2 begins.
dice d20=3 d12=5 d12=5 d12=5
rook.gunner-2 fire missile at hesper
  Rook's gunner 2 fires at Hesper, whose Dexterity save against blast missile: d20 3 + 2 ship Dexterity = 5 against 14, failure.
  Blast missile damage: d12 5+5+5 + 1 ship Strength = 16, 16 energy.
  Hesper: energy takes 16 from the hull.
