title Nobody is offered a way to a ship that they do not know of
covers HOUSE-BREACH

book me5e
class dart medium across 50 strength 16
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 100 heading 180 side Red special
crew hesper plain pilot
crew kite plain pilot
set hesper hull-max 200, hull 200
set kite hull-max 200, hull 200
room 12 7 for hesper hand plain
square hatch 10 3
square pilot's-console 2 2
room 12 7 for kite hand plain
square hatch 10 3
square pilot's-console 2 2
sheet marine like plain
person Ana marine at 10 4 side Blue
initiative hesper.pilot 30, kite.pilot 20, ana 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
dice d20=1 d8=1 d8=1
hesper.pilot ram kite ahead 100
  Hesper sets out to ram Kite.
  Hesper's pilot rams Kite, whose Dexterity save against the ram: d20 1 + 2 ship Dexterity = 3 against 13, failure.
  Ram damage: d8 1+1 + 3 ship Strength = 5, 5 kinetic.
  Hesper rams Kite.
  The ram has torn a way between Hesper and Kite.
  Kite: kinetic takes 5 from the hull.
  Hesper: kinetic takes 5 from the hull.
  Hesper has flown its course; 250 ft of flying speed is left.
gm hide kite
  The GM rules, Kite: it is hidden.
pass
  The turn of Kite's pilot begins.
pass
  The turn of Ana begins.
show options ana.boots
  Object
  Improvise
  Call
  Help, Pilot
  Grapple, Pilot: refused [ME-GRAPPLE] they are out of reach
  Grapple: refused [ME-GRAPPLE] there is nobody to take hold of
  Shove: refused [ME-SHOVE] there is nobody to take hold of
  Shove (push): refused [ME-SHOVE] there is nobody to take hold of
  Help (against): refused [ME-HELP] help is for a friend
  Dash
  Disengage
  Dodge
  Hide
  Search
  Escape: refused [ME-GRAPPLE] nothing holds Ana
  Let go: refused [ME-GRAPPLE] Ana holds nobody
  Drop prone
  Stand up: refused [ME-PRONE] Ana is not prone
  Take aim: refused [ME-USE] Ana holds no launcher
  Search (investigation)
  End turn
ana.boots cross kite
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, torn open by a ram, or held by a boarding harpoon
