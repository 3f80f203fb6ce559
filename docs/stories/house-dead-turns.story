title The dead of a crew have no turns, alone or in a group, nor have they a line in the log
covers ME-ROUND

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 550 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot gunner
member tally.gunner name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
room 9 5 for tally hand plain
square pilot's-console 6 2
square gunner's-console 6 3
sheet marine like plain, hp 20
person Rhee marine at 1 1 deck 1 side Blue group marines
person Sol marine at 2 2 deck 1 side Blue group marines
person Una marine at 5 2 deck 1 side Blue
initiative hesper.pilot 20, rhee 15, una 14, tally.pilot 10, tally.gunner 9

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
gm person hurt sol 60 piercing
  Sol takes piercing: 60 from hit points.
  Sol is killed at once: the damage was massive.
gm person hurt una 60 piercing
  Una takes piercing: 60 from hit points.
  Una is killed at once: the damage was massive.
gm person hurt pym 60 piercing
  Pym takes piercing: 60 from hit points.
  Pym is killed at once: the damage was massive.
pass to rhee.boots
  The turn of Rhee begins.
pass to tally.pilot
  The turn of Tally's pilot begins.
pass to rhee.boots
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Rhee begins.
