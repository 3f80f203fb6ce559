title A door in which somebody hides: it looks free, and does not shut
covers ME-FREE

book me5e
room 12 7
square open-door 5 3
sheet brawler like plain, weapon riot-baton
person Ana brawler at 3 3 side Blue
person Bo brawler at 5 3 side Red
initiative ana 20, bo 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person place bo 5 3
gm person hide bo yes
ana.boots move 4 3
  Ana has moved to 4 3 on level 1; 8 m of movement is left.
show options ana.boots
  Object
  Improvise
  Call
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
  Draw, Riot baton: refused [ME-FREE] Riot baton is in hand already
  Stow, Riot baton
  Drop, Riot baton
  Reload, Riot baton: refused [ME-RELOAD] Riot baton needs no reloading
  Rapid reload, Riot baton: refused [ME-RAPID] rapid reloading is a variant that is not played
  Door at 5 3 on level 1 (shut)
  End turn
ana.boots door at 5 3 shut
  Ana is kept from it by somebody unseen.
  Bo has been seen.
show options ana.boots
  Object
  Improvise
  Call
  Attack, bare hands, Plain: 55.0%, +2 against 12
  Attack, Riot baton, Plain: 55.0%, +2 against 12
  Attack, Riot baton (second), Plain: refused [ME-TWOWEAPON] the second hand follows an attack with a light melee weapon in the first
  Grapple, Plain: 47.5%
  Shove, Plain: 47.5%
  Shove (push), Plain: 47.5%
  Help (against), Plain
  Grapple: refused [ME-GRAPPLE] there is nobody to take hold of
  Shove: refused [ME-SHOVE] there is nobody to take hold of
  Shove (push): refused [ME-SHOVE] there is nobody to take hold of
  Help (against): refused [ME-HELP] help is for a friend
  Dash
  Disengage
  Dodge
  Hide: refused [ME-HIDE] a foe has Ana in plain sight: hide out of sight, in smoke, or behind three-quarters cover
  Search
  Escape: refused [ME-GRAPPLE] nothing holds Ana
  Let go: refused [ME-GRAPPLE] Ana holds nobody
  Drop prone
  Stand up: refused [ME-PRONE] Ana is not prone
  Take aim: refused [ME-USE] Ana holds no launcher
  Search (investigation)
  Draw, Riot baton: refused [ME-FREE] Riot baton is in hand already
  Stow, Riot baton
  Drop, Riot baton
  Reload, Riot baton: refused [ME-RELOAD] Riot baton needs no reloading
  Rapid reload, Riot baton: refused [ME-RAPID] rapid reloading is a variant that is not played
  Door at 5 3 on level 1 (shut): refused [ME-FREE] somebody stands in the door
  End turn
ana.boots door at 5 3 shut
  refused [ME-FREE] somebody stands in the door
