title Words that were hooks: milder saves, slipping, checks in place of numbers, checks of another skill, who is behind
covers SHIP-FEATURE

class corsair medium strength 12 dexterity 14
mount corsair light-laser turret
mount corsair plasma-torpedo turret
mount corsair bomb-deployer port thump 2
mount corsair light-laser fore
class barge medium strength 12
fit barge ballast-tanks false-echo ghost-image kick-thrusters
ship Hesper corsair at 0 0 heading 0 side Blue special
ship Magpie barge at 0 100 heading 0 side Red special
ship Rook barge at 0 350 heading 0 side Red special
ship Wren barge at 400 300 heading 0 side Red special
crew hesper plain pilot gunner gunner gunner
crew magpie plain pilot
crew rook plain pilot
crew wren plain pilot operator
member hesper.gunner feature long-spark
member wren.operator expert technology
member wren.pilot feature set-your-feet
member magpie.pilot intelligence 16, expert technology
initiative wren.pilot 25, wren.operator 24, hesper.gunner 20, hesper.gunner-2 19, hesper.gunner-3 18, hesper.pilot 15, magpie 10, rook 8

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
magpie.pilot stance kick-thrusters never
  Magpie's pilot will never use Kick Thrusters.
rook.pilot stance kick-thrusters never
  Rook's pilot will never use Kick Thrusters.
wren.pilot stance kick-thrusters never
  Wren's pilot will never use Kick Thrusters.
wren.operator stance false-echo never
  Wren's operator will never use False Echo.
wren.pilot feature set-your-feet
  Wren's pilot uses Set Your Feet.
wren.pilot end
  The turn of Wren's operator begins.
wren.operator end
  The turn of Hesper's gunner begins.
# Whom the shot goes on to is shocked.
dice d20=18 d8=4
hesper.gunner fire light at magpie attacks 1 with long-spark
  Hesper's gunner uses Long Spark on Magpie.
  Hesper's gunner fires the light laser at Magpie: d20 18 + 2 proficiency + 2 ship Dexterity = 22 against AC 11, a hit.
  Light laser damage: d8 4 + 1 light laser + 1 ship Strength = 6, 6 energy.
  Rook is shocked for a round: flying speed halved, no reactions.
  Magpie: energy takes 6 from the hull.
  Rook: flying speed 300 → 150 ft (shocked).
show rook conditions
  conditions shocked
show wren conditions
  conditions none
hesper.gunner end
  The turn of Hesper's gunner 2 begins.
# A save for half, made milder with an order.
dice d20=18 d12=4 d12=5
hesper.gunner-2 fire torpedo at wren
  Hesper's gunner 2 fires at Wren, whose Dexterity save against plasma torpedo: d20 18 + 2 ship Dexterity = 20 against 14, success.
  Plasma torpedo damage: d12 4+5 + 1 ship Strength = 10, 5 energy, half by the save.
  Wren's pilot uses Set Your Feet.
  Wren: energy (5 - 5 Set Your Feet) does no harm.
hesper.gunner-2 end
  The turn of Hesper's gunner 3 begins.
# A bomb for later.
hesper.gunner-3 drop bomb-deployer thump
  Hesper's gunner 3 lets go of thump 5.
hesper.gunner-3 end
  The turn of Hesper's pilot begins.
hesper.pilot end
  The turn of Magpie's pilot begins.
magpie.pilot end
  The turn of Rook's pilot begins.
rook.pilot end
  Round 2.
  The turn of Wren's pilot begins.
# A check of Technology in place of AC 8: the shot misses.
wren.operator stance false-echo useful
  Wren's operator will use False Echo when it changes the outcome.
wren.pilot end
  The turn of Wren's operator begins.
wren.operator end
  The turn of Hesper's gunner begins.
  Rook is no longer shocked.
  Rook: flying speed 150 → 300 ft (no longer shocked).
dice d20=6 d20=15 d20=14
hesper.gunner fire light at wren attacks 1
  Wren's operator uses False Echo.
  Wren's operator, False Echo: d20 14 + 4 Technology expertise = 18.
  Hesper's gunner fires the light laser at Wren: d20 6, dropped 15 (disadvantage: long range) + 2 proficiency + 2 ship Dexterity = 10 against AC 18, a miss.
hesper.gunner end
  The turn of Hesper's gunner 2 begins.
# The bomb's save is of Constitution: 9 damage for whom it fails, and with the tanks 4.
dice d20=1 d20=2 d8=2 d8=2 d8=2 d8=2
hesper.gunner-3 detonate thump-5
  Thump 5 goes off.
  Hesper, Constitution save against thump: d20 1 + 1 ship Constitution = 2 against 12, failure.
  Magpie, Constitution save against thump: d20 2 + 1 ship Constitution = 3 against 12, failure.
  Thump damage: d8 2+2+2+2 + 1 ship Strength = 9, 9 kinetic.
  Magpie's pilot uses Ballast Tanks.
  Hesper: kinetic takes 9 from the hull.
  Magpie: kinetic (9 - 5 Ballast Tanks) takes 4 from the hull.
# The ship is aimed at and 150 ft elsewhere.
magpie.pilot stance kick-thrusters always
  Magpie's pilot will use Kick Thrusters whenever possible.
hesper.gunner-2 fire light-laser-2 at magpie attacks 1
  Magpie's pilot uses Kick Thrusters.
  Magpie slips 150 ft aside: the attack finds nothing.
hesper.gunner-2 end
  The turn of Hesper's gunner 3 begins.
hesper.gunner-3 end
  The turn of Hesper's pilot begins.
hesper.pilot end
  The turn of Magpie's pilot begins.
# By Technology, with the expertise in it, against Piloting.
dice d20=10 d20=10
magpie.pilot evade hesper
  Magpie's pilot, Evade: d20 10 + 3 Intelligence + 4 Technology expertise = 17, against Hesper's pilot: d20 10, won.
  The first attack of Hesper on Magpie has disadvantage.
