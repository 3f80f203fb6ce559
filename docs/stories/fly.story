title Flying and turning are paid in feet
covers SHIP-FLY SHIP-TURN SHIP-BREAK SHIP-BETWEEN

# A fighter flies 350 ft and pays 100 for 90°. The corvette is set to fly 300.
ship Wren fighter at 0 0 heading 0 side Blue
ship Hesper corvette at 5000 0 heading 0 side Blue
ship Mark courier at 5000 1000 heading 180 side Red special
crew hesper pilot gunner
initiative wren 20, hesper 15, mark 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren begins.

# Fly 350, turn 100: 150 ft straight, then 90° to starboard, leaves 100.
show wren feet turning
  feet 350 ft left of 350 ft
  turning 100 ft for 90°
wren.pilot fly ahead 150, starboard 90
  Wren has flown its course; 100 ft of flying speed is left.
show wren feet place heading
  place 0 150
  heading 90°
  feet 100 ft left of 350 ft

# Other angles in proportion: 45° for 50 ft. The turn that does not come out even
# is rounded up to the next foot: 30° at 100 a quarter would be 33.3.
wren.pilot fly port 45
  Wren has flown its course; 50 ft of flying speed is left.
show wren feet heading
  heading 45°
  feet 50 ft left of 350 ft
wren.pilot fly turn 30
  Wren has flown its course; 16 ft of flying speed is left.
show wren feet heading
  heading 75°
  feet 16 ft left of 350 ft

# What is left does not pay for more, not even by a foot.
wren.pilot fly ahead 17
  refused [SHIP-FLY] the course costs 17 ft and 16 ft of flying speed is left
wren.pilot fly ahead 16
  Wren has flown its course; 0 ft of flying speed is left.
show wren feet
  feet 0 ft left of 350 ft
wren.pilot fly ahead 1
  refused [SHIP-FLY] the course costs 1 ft and 0 ft of flying speed is left
# Whoever does not use it loses it, and has the whole speed again next turn.
pass
  The turn of Hesper's pilot begins.

# Splitting the move around the action. Speed 300: 100, act, 200.
show hesper feet
  feet 300 ft left of 300 ft
hesper.pilot fly ahead 100
  Hesper has flown its course; 200 ft of flying speed is left.
dice d20=10 d20=10
hesper.pilot evade mark
  Hesper's pilot, Evade: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, against Mark's pilot: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, a tie.
hesper.pilot fly ahead 200
  Hesper has flown its course; 0 ft of flying speed is left.
show hesper feet place
  place 5000 300
  feet 0 ft left of 300 ft
hesper.pilot fly ahead 1
  refused [SHIP-FLY] the course costs 1 ft and 0 ft of flying speed is left
pass to wren.pilot
  The turn of Hesper's gunner begins.
  The turn of Mark's pilot begins.
  The turn of Mark's gunner begins.
  The turn of Mark's mechanic begins.
  Round 2.
  The turn of Wren begins.
show wren feet
  feet 350 ft left of 350 ft

# A course that is under way when its turn is ended is flown to the end; then the
# turn passes.
gm move wren at 0 0 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 300; wren.pilot end
  Wren has flown its course; 50 ft of flying speed is left.
  The turn of Hesper's pilot begins.
show wren place
  place 0 300
pass to wren.pilot
  The turn of Hesper's gunner begins.
  The turn of Mark's pilot begins.
  The turn of Mark's gunner begins.
  The turn of Mark's mechanic begins.
  Round 3.
  The turn of Wren begins.

# Moving between the attacks of one action, at a speed of 300: 100, attack, 100, attack, 100.
gm edit wren flying-speed 300
  The GM rules, Wren: Flying speed set to 300.
  Wren: flying speed 350 → 300 ft (as ruled).
gm move wren at 5000 600 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100
  Wren has flown its course; 200 ft of flying speed is left.
dice 2
wren.pilot fire rapid at mark attacks 1
  Wren fires the rapid-fire laser at Mark: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 13, a miss.
wren.pilot fly ahead 100
  Wren has flown its course; 100 ft of flying speed is left.
dice 2
wren.pilot fire rapid at mark attacks 1
  Wren fires the rapid-fire laser at Mark: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 13, a miss.
wren.pilot fly ahead 100
  Wren has flown its course; 0 ft of flying speed is left.
show wren weapons feet
  feet 0 ft left of 300 ft
  weapons rapid-fire laser fired, attacks left 1; plasma torpedo ready, ammunition 4

gm edit wren flying-speed 350
  The GM rules, Wren: Flying speed set to 350.
  Wren: flying speed 300 → 350 ft (as ruled).
# Throttle and rudder are for live tempo, where the speed is spread over the round
# and a 120th of it can be paid each tick.
wren.pilot helm throttle 100
  refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
gm tempo live
  The battle goes on live.
wait for wren.pilot
  The turn of Hesper's pilot begins.
  The turn of Hesper's gunner begins.
  The turn of Mark's pilot begins.
  The turn of Mark's gunner begins.
  The turn of Mark's mechanic begins.
  Round 4.
  The turn of Wren begins.
show wren feet place
  place 5000 900
  feet 350 ft left of 350 ft
wren.pilot helm throttle 100
wait 11 ticks
show wren feet place
  place 5000 935
  feet 315 ft left of 350 ft
wren.pilot helm throttle 0 rudder 100
wait 2 ticks
show wren feet heading
  heading 7.8°
  feet 306.2 ft left of 350 ft
