title A ship has its own turn once a round, with whoever is its pilot
covers SHIP-SP SHIP-DSAVE HOUSE-CONSOLE
book me5e
without shake open
class keel large across 300 dexterity 14 shield directional
mount keel light-laser turret
ship Hesper keel at 0 0 heading 0 side Blue special
ship Twin keel at 5000 0 heading 0 side Blue special
ship Mate keel at 9000 0 heading 0 side Blue special
ship Rook keel at 0 2250 heading 180 side Red special
crew hesper plain pilot legendary-computer
crew twin plain pilot pilot
crew mate plain pilot mechanic
crew rook plain operator pilot
member hesper.pilot name Ana
member mate.pilot name Mia
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 7 1
room 9 5 for mate hand plain
square hatch 1 2
square pilot's-console 7 1
set hesper shields 5
set twin shields 5
set mate shields 5
initiative rook.operator 22, hesper.pilot 15, twin.pilot-1 14, twin.pilot-2 13, mate.pilot 12, mate.mechanic 11, rook.pilot 5

begin
  The battle goes on.
  Hesper's operator rolls initiative: 20 central computer.
  Round 1.
  The turn of Rook's operator begins.
gm go-on
# Who is dead flies no ship: the computer does, and Mate has nobody.
gm person hurt ana 100 fire
  Ana takes fire: 100 from hit points.
  Ana is killed at once: the damage was massive.
  Hesper: AC 7 → 17 (who is at the helm).
gm person hurt mia 100 fire
  Mia takes fire: 100 from hit points.
  Mia is killed at once: the damage was massive.
gm edit mate hull 0
  Mate is disabled.
  The GM rules, Mate: Hull set to 0.
pass to rook.operator
  The turn of Hesper's operator begins.
  The shields of Hesper regain 10.
  The turn of Twin's pilot begins.
  The shields of Twin regain 10.
  The turn of Twin's pilot 2 begins.
  The turn of Mate's mechanic begins.
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Rook's operator begins.
show hesper shields
  shields 15 of 60, regaining 10
show twin shields
  shields 15 of 60, regaining 10
show mate shields successes
  shields 5 of 60, regaining 10
  successes 0
