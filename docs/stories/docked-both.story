title Both of two docked ships lie still until one of them casts off; of three, the third is still fast
covers HOUSE-DOCK
book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Friend probe at 0 150 heading 0 side Blue special
ship Catch probe at 0 300 heading 180 side Blue special
ship Foe probe at 9000 0 heading 0 side Red special
crew hesper plain pilot
crew friend plain pilot
crew catch plain pilot
crew foe plain pilot
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 5 1
room 9 5 for friend hand plain
square hatch 1 2
square pilot's-console 7 1
person Rhee plain at 1 2 deck 1 side Blue
initiative hesper.pilot 20, friend.pilot 15, rhee 10, catch.pilot 5, foe.pilot 1
begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
gm go-on
hesper.pilot dock friend
  Hesper docks with Friend.
  Hesper: flying speed 300 → 0 ft (docked).
  Friend: flying speed 300 → 0 ft (docked).
pass to friend.pilot
  The turn of Friend's pilot begins.
friend.pilot ram foe ahead 500
  refused [HOUSE-DOCK] Friend is docked: cast off first
friend.pilot fly ahead 300
  refused [HOUSE-DOCK] Friend is docked: cast off first
pass to rhee.boots
  The turn of Rhee begins.
rhee.boots cross friend
  Rhee enters Friend at 1 2 on level 1.
pass to catch.pilot
  The turn of Catch's pilot begins.
catch.pilot dock friend
  Catch docks with Friend.
  Catch: flying speed 300 → 0 ft (docked).
pass to hesper.pilot
  The turn of Foe's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
hesper.pilot undock
  Hesper casts off from Friend.
  Hesper: flying speed 0 → 300 ft (cast off).
pass to friend.pilot
  The turn of Friend's pilot begins.
friend.pilot fly turn 90, ahead 100
  refused [HOUSE-DOCK] Friend is docked: cast off first
friend.pilot undock
  Friend casts off from Catch.
  Friend: flying speed 0 → 300 ft (cast off).
  Catch: flying speed 0 → 300 ft (cast off).
# Casting off takes the action; the whole speed of the turn is still to be flown.
friend.pilot fly turn 90, ahead 100
  Friend has flown its course; 50 ft of flying speed is left.
pass to friend.pilot
  The turn of Rhee begins.
  The turn of Catch's pilot begins.
  The turn of Foe's pilot begins.
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Friend's pilot begins.
friend.pilot fly turn 90, ahead 100
  Friend has flown its course; 50 ft of flying speed is left.
