title Hatches full of foes whom nobody knows of: no refusal tells of them
covers HOUSE-DOCK

book ether
class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 100 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
member hesper.pilot name Ana
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square wall from 2 1 to 2 3
square wall 1 1
square wall 1 3
square hatch 1 2
square pilot's-console 7 1
person Rhee plain at 1 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm condition tally stunned
  Tally is stunned: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Tally: flying speed 300 → 0 ft (stunned).
hesper.pilot dock tally
  Hesper docks with Tally.
  Hesper: flying speed 300 → 0 ft (docked).
gm person place pym 1 2
  Pym is no longer encumbered.
  Pym: speed 20 → 30 ft (no longer encumbered).
pass to rhee.boots
  The turn of Rhee begins.
show options rhee.boots
  Object
  Improvise
  Call
  Hide
  Search
  Escape: refused [HOE-COMMON] nothing holds Rhee
  Let go: refused [HOE-FREE] Rhee holds nobody
  Drop prone
  Stand up: refused [HOE-COMMON] Rhee is not prone
  Raise shield: refused [HOE-SHIELD] Rhee holds no shield
  Lower shield: refused [HOE-SHIELD] no shield is raised
  Search (investigation)
  Cross, Tally
  End turn
rhee.boots cross tally
  Rhee finds no room at the hatches there.
gm person hide pym yes
  ...
rhee.boots cross tally
  Rhee finds no room at the hatches there.
  Pym has been seen.
