title Powers: cast from every station, on foes that are known
covers SHIP-POWER SHIP-BONUS SHIP-CONDITION

ship Hesper courier at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special
ship Rook fighter at 0 500 heading 180 side Red special hidden
crew hesper plain pilot gunner operator
crew magpie plain pilot gunner
crew rook plain pilot gunner
member hesper.operator wisdom 16, skilled technology, points 9, craft wisdom, feature spark-lash, feature hush, feature ghost-echo, feature far-sight, feature scatter-lock, feature still-the-heart
initiative hesper.operator 20, magpie.pilot 18, magpie.gunner 16, hesper.gunner 12, hesper.pilot 10, rook 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
show features hesper.operator
  Spark Lash (power)
  Hush (power), 9 of 9 left
  Ghost Echo (power), 9 of 9 left
  Far Sight (power), 9 of 9 left
  Scatter Lock (power), 9 of 9 left
  Still the Heart (power), 9 of 9 left
  Navcomputer (modification)
# Where nobody is known to be, nothing can be cast.
hesper.operator cast hush at rook
  refused [SHIP-POWER] you know of no such ship
hesper.operator feature hush at magpie
  refused [SHIP-POWER] Hush is a power: cast it
# A bonus action and an action; a smaller ship is at a disadvantage. The DC is 8, the proficiency and the ability that they are cast with.
dice d20=12
hesper.operator cast scatter-lock at magpie
  Hesper's operator uses Scatter Lock on Magpie.
  Magpie, Constitution save against Scatter Lock: d20 12 against 13, failure.
dice d20=14 d20=9
hesper.operator cast hush at magpie
  Hesper's operator uses Hush on Magpie.
  Magpie, Constitution save against Hush: d20 9, dropped 14 (disadvantage: smaller) = 9 against 13, failure.
  Magpie is ionized for a round: disadvantage on attacks and ability checks.
show options magpie.gunner
  Attack, rapid-fire laser, Hesper: refused [SHIP-ROUND] it is not your turn
  Attack, plasma torpedo, Hesper: refused [SHIP-ROUND] it is not your turn
  Fire at a place, rapid-fire laser: refused [SHIP-ROUND] it is not your turn
  Fire at a place, plasma torpedo: refused [SHIP-ROUND] it is not your turn
  Ready: refused [SHIP-ROUND] it is not your turn
  Search: refused [SHIP-ROUND] it is not your turn
  Object: refused [SHIP-ROUND] it is not your turn
  Use an Object: refused [SHIP-ROUND] it is not your turn
  Improvise: refused [SHIP-ROUND] it is not your turn
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn: refused [SHIP-ROUND] it is not your turn
pass to magpie.gunner
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
pass to hesper.operator
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Rook's gunner begins.
  Round 2.
  The turn of Hesper's operator begins.
  Magpie is no longer ionized.
# One power at a time is kept up by concentration.
hesper.operator cast ghost-echo
  Hesper's operator uses Ghost Echo.
show options hesper.operator
  Interfere, Magpie's pilot: refused [SHIP-ACTION] your action is used
  Interfere, Magpie's gunner: refused [SHIP-ACTION] your action is used
  Ready: refused [SHIP-ACTION] your action is used
  Search: refused [SHIP-ACTION] your action is used
  Astrogate, hasty: refused [SHIP-ACTION] your action is used
  Astrogate, brisk: refused [SHIP-ACTION] your action is used
  Astrogate, careful: refused [SHIP-ACTION] your action is used
  Jump: refused [SHIP-ACTION] your action is used
  Object
  Use an Object: refused [SHIP-ACTION] your action is used
  Improvise: refused [SHIP-ACTION] your action is used
  Call
  Cast a Power, Spark Lash, Magpie: refused [SHIP-ACTION] your action is used
  Cast a Power, Hush, Magpie: refused [SHIP-ACTION] your action is used
  Cast a Power, Ghost Echo: refused [SHIP-ACTION] your action is used
  Cast a Power, Far Sight: refused [SHIP-ACTION] your action is used
  Cast a Power, Scatter Lock, Magpie: 60.0%, +0 against 13
  Cast a Power, Still the Heart, Magpie: refused [SHIP-ACTION] your action is used
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to hesper.operator
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Rook's gunner begins.
  Round 3.
  The turn of Hesper's operator begins.
hesper.operator cast far-sight
  Hesper's operator uses Far Sight.
  Hesper's operator no longer keeps Ghost Echo up.
pass to hesper.operator
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Rook's gunner begins.
  Round 4.
  The turn of Hesper's operator begins.
# It takes no points, and half where the save is made.
dice d20=19 d6=5 d6=4
hesper.operator cast spark-lash at magpie
  Hesper's operator uses Spark Lash on Magpie.
  Magpie, Dexterity save against Spark Lash: d20 19 + 3 ship Dexterity + 2 proficiency = 24 against 13, success.
  Spark Lash, damage: d6 5+4 = 9, 4 pulse, half by the save.
  Magpie: pulse takes 8, doubled, from the shields.
hesper.operator cast hush at magpie
  refused [SHIP-ACTION] your action is used
