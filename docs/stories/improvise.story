title Objects, and what no list has
covers SHIP-OBJECT SHIP-USE SHIP-IMPROVISE

ship Hesper corvette at 0 0 heading 0 side Blue
ship Raider courier at 0 400 heading 180 side Red special
crew hesper plain pilot gunner operator
crew raider plain pilot gunner
member hesper.operator intelligence 14, skilled technology
initiative hesper.operator 20, hesper.gunner 15, raider.gunner 14, raider.pilot 12, hesper.pilot 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.

# One object is free, in addition to the action; a second takes the action.
hesper.operator handle: pulls the cover off the array
  Hesper's operator, in passing: pulls the cover off the array
hesper.operator handle: unplugs the beacon
  refused [SHIP-OBJECT] your object interaction is used
show hesper.operator
  the turn is open; left: action, bonus action, reaction
hesper.operator use: unplugs the beacon
  Hesper's operator, with the action: unplugs the beacon
show hesper.operator
  the turn is open; left: bonus action, reaction
hesper.operator use: plugs it in again
  refused [SHIP-ACTION] your action is used
# Both are back with the next turn. Nobody handles anything in another's.
hesper.gunner handle: wipes the scope
  refused [SHIP-ROUND] it is not your turn
pass to hesper.operator
  The turn of Hesper's gunner begins.
  The turn of Raider's gunner begins.
  The turn of Raider's pilot begins.
  The turn of Hesper's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
show hesper.operator
  the turn is open; left: action, bonus action, reaction, object

# The GM says what an improvised action rolls, and what follows: here Intelligence
# against 12 in place of Technology, with advantage.
hesper.operator improvise technology hinder raider: turns the array on their eyes
  Hesper's operator: improvise waits for the GM.
show hesper.operator
  the turn is open; left: action, bonus action, reaction, object
hesper.operator search
  refused [TABLE] your last order waits for the GM
gm release 1
  refused [SHIP-IMPROVISE] order 1 is improvised: say what it rolls, or cancel it
dice 12 7
gm allow 1 intelligence dc 14 advantage hinder
  Hesper's operator improvises: turns the array on their eyes: improvised Intelligence: d20 12, dropped 7 (advantage: GM) + 2 Intelligence = 14 against 14, success.
  The next check or attack made aboard Raider has disadvantage.
show hesper.operator
  the turn is open; left: bonus action, reaction, object
pass to raider.gunner
  The turn of Hesper's gunner begins.
  The turn of Raider's gunner begins.
show options raider.gunner
  Attack, light laser, Hesper: 72.2%, +4 against 8, −long range, −Improvise; shields 9.4, hull 9.4
  Attack, rocket pod, Hesper: refused [SHIP-ARC] Hesper is outside the aft arc of the rocket pod
  Fire at a place, light laser
  Fire at a place, rocket pod
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# It lasts until the start of the next turn of whoever improvised.
pass to hesper.operator
  The turn of Raider's pilot begins.
  The turn of Hesper's pilot begins.
  Round 3.
  The turn of Hesper's operator begins.

# It fails: the action is gone all the same.
hesper.operator improvise technology help hesper.gunner: feeds the gunner raw returns
  Hesper's operator: improvise waits for the GM.
dice 9
gm allow 2 technology dc 14 help
  Hesper's operator improvises: feeds the gunner raw returns: improvised Technology: d20 9 + 2 Intelligence + 2 Technology proficiency = 13 against 14, failure.
show hesper.operator
  the turn is open; left: bonus action, reaction, object
pass to hesper.operator
  The turn of Hesper's gunner begins.
  The turn of Raider's gunner begins.
  The turn of Raider's pilot begins.
  The turn of Hesper's pilot begins.
  Round 4.
  The turn of Hesper's operator begins.

# Both edges: 14 reaches 14.
hesper.operator improvise technology help hesper.gunner: feeds the gunner raw returns
  Hesper's operator: improvise waits for the GM.
dice 10
gm allow 3 technology dc 14 help
  Hesper's operator improvises: feeds the gunner raw returns: improvised Technology: d20 10 + 2 Intelligence + 2 Technology proficiency = 14 against 14, success.
  Hesper's gunner: advantage on the next check or attack.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
show options hesper.gunner
  Attack, laser cannon, Raider: 96.0%, +4 against 9, +Improvise; shields 10.3, hull 10.3
  Attack, laser cannon, Raider: 96.0%, +4 against 9, +Improvise; shields 10.3, hull 10.3
  Attack, slug railgun, Raider: 85.0%, +5 against 9, −inside close range, +Improvise; shields 10.7, hull 10.7
  Attack, blast missile, Raider: 69.8%, +4 against 14, −Improvise (attack); shields 17.3, hull 17.3
  Fire at a place, laser cannon
  Fire at a place, laser cannon
  Fire at a place, slug railgun
  Fire at a place, blast missile
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to hesper.operator
  The turn of Raider's gunner begins.
  The turn of Raider's pilot begins.
  The turn of Hesper's pilot begins.
  Round 5.
  The turn of Hesper's operator begins.

# It can be done without a roll, with nothing but what the table makes of it; or it
# cannot be done, and costs nothing.
hesper.operator improvise strength: bends the antenna back by hand
  Hesper's operator: improvise waits for the GM.
gm allow 4 nothing
  Hesper's operator improvises: bends the antenna back by hand: done, without a roll.
show hesper.operator
  the turn is open; left: bonus action, reaction, object
pass to hesper.operator
  The turn of Hesper's gunner begins.
  The turn of Raider's gunner begins.
  The turn of Raider's pilot begins.
  The turn of Hesper's pilot begins.
  Round 6.
  The turn of Hesper's operator begins.
hesper.operator improvise charisma: talks the raider into giving up
  Hesper's operator: improvise waits for the GM.
gm cancel 5
  The GM rules, Hesper: the order improvise of the operator is cancelled.
show hesper.operator
  the turn is open; left: action, bonus action, reaction, object

# A GM who says nothing for 15 s has left it as it was asked for: against 15.
hesper.operator improvise technology hinder raider: floods their band
  Hesper's operator: improvise waits for the GM.
wait 298 ticks
dice 11
wait 1 ticks
  Hesper's operator improvises: floods their band: improvised Technology: d20 11 + 2 Intelligence + 2 Technology proficiency = 15 against 15, success.
  The next check or attack made aboard Raider has disadvantage.
show hesper.operator
  the turn is open; left: bonus action, reaction, object
gm allow 6 technology dc 5
  refused [TABLE] no order 6 waits
