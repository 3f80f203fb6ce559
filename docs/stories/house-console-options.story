title What a boarder beside a console is offered, and its crew beside a dead one
covers HOUSE-CONSOLE HOUSE-SEIZE HOUSE-SABOTAGE

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 250 heading 0 side Red special
crew hesper plain pilot
crew tally plain pilot
member hesper.pilot name Ana
member tally.pilot name Pym
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for tally hand plain
square hatch 1 2
square pilot's-console 7 1
sheet fixer like plain, intelligence 18, hp 60
person Rhee fixer at 6 2 deck 2 side Blue
initiative rhee 15, hesper.pilot 12, tally.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm person place pym 2 3
show options rhee.boots
  Object
  Improvise
  Call
  Attack, bare hands, Plain: refused [ME-MELEE] 8 m is beyond a reach of 2 m
  Grapple, Plain: refused [ME-GRAPPLE] they are out of reach
  Shove, Plain: refused [ME-SHOVE] they are out of reach
  Shove (push), Plain: refused [ME-SHOVE] they are out of reach
  Help (against), Plain: refused [ME-HELP] a foe is farther away than 2 m
  Grapple: refused [ME-GRAPPLE] there is nobody to take hold of
  Shove: refused [ME-SHOVE] there is nobody to take hold of
  Shove (push): refused [ME-SHOVE] there is nobody to take hold of
  Help (against): refused [ME-HELP] help is for a friend
  Dash
  Disengage
  Dodge
  Hide: refused [ME-HIDE] a foe has Rhee in plain sight: hide out of sight, in smoke, or behind three-quarters cover
  Search
  Escape: refused [ME-GRAPPLE] nothing holds Rhee
  Let go: refused [ME-GRAPPLE] Rhee holds nobody
  Drop prone
  Stand up: refused [ME-PRONE] Rhee is not prone
  Take aim: refused [ME-USE] Rhee holds no launcher
  Search (investigation)
  Seize, Tally's pilot: 65.0%, +4 against 12
  Sabotage, Tally's pilot: 50.0%, +4 against 15
  End turn
dice 20
rhee.boots sabotage tally.pilot kill
  Rhee, sabotage the pilot's console: d20 20 + 4 Intelligence = 24 against 15, success.
  Rhee sabotages the pilot's console of Tally.
gm person place rhee 2 1
gm person place pym 6 2
pass to pym.boots
  The turn of Hesper's pilot begins.
  The turn of Tally's pilot begins.
show options pym.boots
  Fly: refused [HOUSE-CONSOLE] your console is dead
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Hesper: refused [HOUSE-CONSOLE] your console is dead
  Ram, Hesper: refused [HOUSE-CONSOLE] your console is dead
  Ready: refused [HOUSE-CONSOLE] your console is dead
  Hide: refused [HOUSE-CONSOLE] your console is dead
  Search: refused [HOUSE-CONSOLE] your console is dead
  Dock, Hesper: refused [HOUSE-CONSOLE] your console is dead
  Object
  Use an Object
  Improvise
  Call
  React: refused [HOUSE-CONSOLE] your console is dead
  End turn
  Attack, bare hands, Plain: refused [ME-MELEE] 8 m is beyond a reach of 2 m
  Grapple, Plain: refused [ME-GRAPPLE] they are out of reach
  Shove, Plain: refused [ME-SHOVE] they are out of reach
  Shove (push), Plain: refused [ME-SHOVE] they are out of reach
  Help (against), Plain: refused [ME-HELP] a foe is farther away than 2 m
  Grapple: refused [ME-GRAPPLE] there is nobody to take hold of
  Shove: refused [ME-SHOVE] there is nobody to take hold of
  Shove (push): refused [ME-SHOVE] there is nobody to take hold of
  Help (against): refused [ME-HELP] help is for a friend
  Dash
  Disengage
  Dodge
  Hide: refused [ME-HIDE] a foe has Pym in plain sight: hide out of sight, in smoke, or behind three-quarters cover
  Search
  Escape: refused [ME-GRAPPLE] nothing holds Pym
  Let go: refused [ME-GRAPPLE] Pym holds nobody
  Drop prone
  Stand up: refused [ME-PRONE] Pym is not prone
  Take aim: refused [ME-USE] Pym holds no launcher
  Search (investigation)
  Rewire, Tally: 30.0%, +0 against 15
  End turn
