title Rounds, turns, and the end of a battle
covers SHIP-ROUND SHIP-ACTION

ship Hesper fighter at 0 0 heading 0 side Blue
ship Magpie raider at 0 2000 heading 180 side Red
crew magpie pilot gunner
initiative hesper.pilot 20, magpie.pilot 15, magpie.gunner 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper begins.
show order
  20 Hesper, whose turn it is
  15 Magpie's pilot
  10 Magpie's gunner

# One turn each, one after the other; nobody acts out of turn.
magpie.gunner fire burst-laser at hesper
  refused [SHIP-ROUND] it is not your turn
magpie.pilot fly ahead 10
  refused [SHIP-ROUND] it is not your turn
pass
  The turn of Magpie's pilot begins.
magpie.pilot fly ahead 10
  Magpie has flown its course; 290 ft of flying speed is left.
hesper.pilot fly ahead 10
  refused [SHIP-ROUND] it is not your turn
# A turn can be ended with everything unused.
show magpie.pilot
  the turn is open; left: action, bonus action, reaction, object
magpie.pilot end
  The turn of Magpie's gunner begins.
show magpie.pilot
  the turn is over; left: reaction
magpie.pilot end
  refused [SHIP-ROUND] it is not your turn
pass
  Round 2.
  The turn of Hesper begins.
show order
  20 Hesper, whose turn it is
  15 Magpie's pilot
  10 Magpie's gunner

# One action a turn.
dice 10 9
hesper.pilot evade magpie
  Hesper, Evade: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, against Magpie's pilot: d20 9 + 2 Intelligence + 2 Piloting proficiency = 13, won.
  The first attack of Magpie on Hesper has disadvantage.
show hesper.pilot
  the turn is open; left: bonus action, reaction, object
hesper.pilot evade magpie
  refused [SHIP-ACTION] your action is used
pass to hesper.pilot
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
  Round 3.
  The turn of Hesper begins.
show hesper.pilot
  the turn is open; left: action, bonus action, reaction, object

# The GM can end a turn, set a clock on turns, and pause.
gm end-turn
  The turn of Magpie's pilot begins.
gm clock 2 seconds
wait 38 ticks
wait 1 tick
  The turn of Magpie's gunner begins.
gm clock off
gm pause
  The battle is paused.
magpie.gunner end
  refused [TABLE] the battle is paused
gm resume
  The battle goes on.

# Live: a turn lasts until the next one, six seconds or 120 ticks later.
gm tempo live
  The battle goes on live.
wait for hesper.pilot
  Round 4.
  The turn of Hesper begins.
wait 119 ticks
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
wait 1 tick
  Round 5.
  The turn of Hesper begins.

# The fight goes on until a side is beaten.
gm damage magpie 100 kinetic
  The GM rules, Magpie: 100 kinetic damage.
  Magpie: kinetic takes 14 from the shields and 86 from the hull.
  The shields of Magpie are down.
  Magpie is torn apart by massive damage.
  The battle is over. Every other side is beaten.
hesper.pilot fly ahead 1
  refused [TABLE] the battle is over
