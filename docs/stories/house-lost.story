title Lost with the ship: everybody aboard, whatever their hit points; who crossed in time is not
covers HOUSE-LOST HOUSE-PEOPLE HOUSE-DOCK HOUSE-MAP HOUSE-SHAKE

book me5e
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 150 heading 0 side Red
ship Rook probe at 0 900 heading 0 side Red
crew hesper plain pilot
crew tally plain pilot
crew rook plain pilot
member hesper.pilot name Pia
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
sheet marine like plain, hp 200
person Ana marine at 1 2 deck 2 side Blue special
person Ben marine at 2 2 deck 2 side Blue special
person Cid marine at 3 2 deck 2 side Blue special
goal Blue gather people 3 from 1 1 to 5 3 minor: Three of us home.
initiative hesper.pilot 20, ana 15, ben 14, cid 13, tally.pilot 10, rook.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
gm person hp cid 0
  Cid falls unconscious.
  The GM rules: Cid has 0 hit points.
pass to ana.boots
  The turn of Ana begins.
# One comes in where there is a hatch now: the old one is welded shut, another is cut open.
gm person square 1 2 wall
  At 1 2 on level 1 there is now: wall.
ana.boots cross hesper
  refused [HOUSE-DOCK] there is no room at the hatches of Hesper
gm person square 7 3 hatch
  At 7 3 on level 1 there is now: hatch.
ana.boots cross hesper
  Ana enters Hesper at 7 3 on level 1.
# The ship's hull at 0 is the end of it, since nothing about it is special, and of those
# who are aboard: the hale, the dying and the crew. Ana is on Hesper.
gm damage tally 1000 energy
  The GM rules, Tally: 1000 energy damage.
  Tally: energy takes 1000 from the hull.
  Tally is torn apart by massive damage.
  Pym is lost with the ship.
  Ben is lost with the ship.
  Cid is lost with the ship.
  Goal failed: Three of us home.
  Hesper: flying speed 0 → 300 ft (cast off).
show person ana
  able at 7 3 on level 1, 200 of 200 hit points, AC 12
show person ben
  dead at 2 2 on level 1, 0 of 200 hit points, AC 12
show person cid
  dead at 3 2 on level 1, 0 of 200 hit points, AC 12
  unconscious; prone
show person pym
  dead at 7 1 on level 1, 0 of 20 hit points, AC 12
show person pia
  able at 6 1 on level 1, 20 of 20 hit points, AC 12
show tally state
  state destroyed
# Only two could ever be home now.
pass to hesper.pilot
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
