title A pilot of rank 5: dodging, avoiding, tricks and a sure hand
covers SHIP-FEATURE SHIP-REACT SHIP-EVADE

ship Hesper fighter at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 300 heading 180 side Red special
crew hesper plain pilot gunner
crew magpie plain pilot gunner
member hesper.pilot skilled piloting, rank 5, feature sideslip, feature shake-off, feature wingman, feature lined-up
initiative hesper.pilot 20, magpie.pilot 18, magpie.gunner 16, hesper.gunner 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
# The trick forgoes the proficiency; won, it hinders every attack of that ship on this one.
dice d20=6 d20=9 d20=12
hesper.pilot evade magpie with good-trick
  Hesper's pilot uses Good Trick on Magpie.
  Hesper's pilot uses Sure Hand.
  Hesper's pilot, Evade: d20 20 Sure Hand, dropped 6, dropped 9 (advantage: Practised Evasion) + 2 Piloting proficiency - 2 Good Trick = 20, against Magpie's pilot: d20 12, won.
  Every attack of Magpie on Hesper has disadvantage, until the pilot of Hesper has another turn.
pass to magpie.gunner
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
# Hindered or not, the attack finds nothing: the ship has slipped out of the arc.
dice d12=6
magpie.gunner fire rapid at hesper attacks 1
  Hesper's pilot uses Sideslip.
  Hesper's pilot, Sideslip: d12 6.
  Hesper slips 300 ft aside: the attack finds nothing.
show features hesper.pilot
  Practised Evasion (feature)
  Evasion (feature)
  Good Trick (feature), used
  Uncanny Dodge (feature)
  Sure Hand (feature), 0 of 1 left, used
  Virtuoso (feature), 1 of 1 left
  Cunning Avoidance (feature)
  Sideslip (tactic), 5 of 6 left, d12, used
  Shake-off (tactic), 5 of 6 left, d12
  Wingman's Run (tactic), 5 of 6 left, d12
  Lined Up (tactic), 5 of 6 left, d12
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
hesper.pilot feature virtuoso
  Hesper's pilot uses Virtuoso.
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
gm move hesper at 0 0 heading 0
  The GM rules, Hesper: it is moved.
hesper.pilot stance sideslip never
  Hesper's pilot will never use Sideslip.
# Attacks have disadvantage; a hit has to get past a Piloting check, and its damage is halved.
dice d20=16 d20=19 d20=2 d20=1 d6=5
magpie.gunner fire rapid at hesper attacks 1
  Hesper's pilot uses Cunning Avoidance.
  Hesper's pilot, Cunning Avoidance: d20 2, dropped 1 (advantage: Virtuoso) + 2 Piloting proficiency = 4.
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 16, dropped 19 (disadvantage: Virtuoso) + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 20 against AC 11, a hit.
  Rapid-fire laser damage: d6 5, 5 energy.
  Hesper's pilot uses Uncanny Dodge.
  Hesper: energy (5 - 3 Uncanny Dodge) takes 2 from the shields.
