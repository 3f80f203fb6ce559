title An interdictor's mastery, an explorer's view, a giant's minute and a warship's dice
covers SHIP-FEATURE SHIP-DEVICE SHIP-HAZARD SHIP-CRIT SHIP-RESIST

class trap huge across 2500 strength 10 tier 4 raise dexterity raise dexterity raise dexterity raise constitution raise constitution
fit trap interdictor
class net huge across 2500 strength 10 tier 2 raise dexterity raise dexterity raise dexterity
fit net interdictor
class mighty huge across 2500 strength 10
class world gargantuan across 25000 strength 10
class barge large across 250 strength 10
class watcher large across 250 strength 10 dexterity 10 constitution 10 tier 4 raise constitution raise constitution raise constitution raise constitution raise constitution
mount watcher light-laser turret
fit watcher explorer
class plain large across 250 strength 10 dexterity 10
mount plain light-laser turret
class mote medium across 50 strength 10 dexterity 10 constitution 10
mount mote slug-railgun turret
class giant gargantuan across 25000 strength 10 dexterity 8 tier 5 raise constitution raise constitution raise constitution raise constitution raise constitution raise dexterity peak constitution peak dexterity
mount giant slug-railgun turret
fit giant warship
ship Trap trap at 0 0 heading 0 side Blue special
ship Net net at 100000 0 heading 0 side Blue special
ship Mighty mighty at 0 3300 heading 90 side Red special
ship Broad mighty at 100000 3300 heading 90 side Red special
ship Barge barge at 500 2200 heading 90 side Red special
ship Scout watcher at 200000 0 heading 0 side Blue special
ship Plain plain at 200400 0 heading 0 side Blue special
ship Mote mote at 200200 300 heading 180 side Red special
object Murk dust at 200200 300 radius 100
ship Giant giant at 400000 0 heading 0 side Blue special
ship Speck mote at 400000 14000 heading 180 side Red special
crew trap plain operator pilot
crew net plain operator pilot
crew mighty plain pilot
crew broad plain pilot
crew barge plain pilot
crew scout plain pilot gunner operator
crew plain plain pilot gunner
crew mote plain pilot
crew giant plain pilot gunner
crew speck plain pilot gunner
set speck hull-max 200, hull 200, shields-max 0, shields 0
set giant shields-max 0, shields 0
initiative trap.operator 30, net.operator 29, scout.gunner 28, plain.gunner 27, giant.pilot 26, giant.gunner 25, speck.gunner 24, trap.pilot 9, net.pilot 8, mighty 7, broad 6, barge 5, scout.pilot 4, scout.operator 2, plain.pilot 3, mote 2, giant.gunner 25, speck.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Trap's operator begins.
# Huge ships have disadvantage from tier 4 on, before they have none. The DC is 10.
dice d20=10 d20=9 d20=11 d20=10
trap.operator feature interdictor-mastery
  Trap's operator uses Interdictor Mastery.
  Mighty, Strength save against Interdictor Mastery: d20 9, dropped 10 (disadvantage: Interdictor Mastery) = 9 against 10, failure.
  Barge, Strength save against Interdictor Mastery: d20 10, dropped 11 (disadvantage: Interdictor Mastery) = 10 against 10, success.
  Mighty is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Mighty is drawn 100 ft towards Trap.
  Mighty: flying speed 50 → 0 ft (tractored).
pass to net.operator
  The turn of Net's operator begins.
dice d20=10
net.operator feature interdictor
  Net's operator uses Interdictor.
  Broad, Strength save against Interdictor: d20 10 against 10, success.
# An explorer's guns see through dust while an operator is at its scanners; others' do not.
show aim scout.gunner mote with light-laser
  its Dexterity save, +0 against 10, 260.5 ft, normal range; 45.0%, shields 9.8, hull 9.8
  refused [SHIP-ROUND] it is not your turn
show aim plain.gunner mote with light-laser
  its Dexterity save, +0 against 10, 260.5 ft, normal range, advantage: dust; 20.3%, shields 8.0, hull 8.0
  refused [SHIP-ROUND] it is not your turn
# A giant's minute: a save that shows 1 is critical, one that shows 2 is not. A die of a warship that shows its highest face brings one more, and that one none.
pass to giant.gunner
  The turn of Scout's gunner begins.
  The turn of Plain's gunner begins.
  The turn of Giant's pilot begins.
  The turn of Giant's gunner begins.
dice d20=1 d10=1 d10=1 d10=1 d10=1
giant.gunner fire slug at speck
  Giant's gunner fires at Speck, whose Dexterity save against slug railgun: d20 1 against 12, failure.
  Slug railgun damage: d10 1+1+1+1 + 1 ship Strength + 1 Warship = 6, 6 kinetic.
  Speck: kinetic takes 6 from the hull.
dice d20=10 d20=11
pass to giant.pilot
  The turn of Speck's gunner begins.
  The turn of Trap's pilot begins.
  The turn of Net's pilot begins.
  The turn of Mighty's pilot begins.
  Mighty is drawn 100 ft towards Trap.
  Mighty, Strength save against being tractored: d20 10, dropped 11 (disadvantage: its cause) = 10 against 10, success.
  Mighty is no longer tractored.
  Mighty: flying speed 0 → 50 ft (no longer tractored).
  The turn of Broad's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Scout's pilot begins.
  The turn of Plain's pilot begins.
  The turn of Scout's operator begins.
  The turn of Mote's pilot begins.
  The turn of Speck's pilot begins.
  Round 2.
  The turn of Trap's operator begins.
  The turn of Net's operator begins.
  The turn of Scout's gunner begins.
  The turn of Plain's gunner begins.
  The turn of Giant's pilot begins.
giant.pilot feature giants-minute
  Giant's pilot uses Giant's Minute.
pass
  The turn of Giant's gunner begins.
dice d20=1 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1 d10=1
giant.gunner fire slug at speck
  Giant's gunner fires at Speck, whose Dexterity save against slug railgun: d20 1 against 12, failure.
  Slug railgun damage: d10 1+1+1+1+1+1+1+1 + 1 ship Strength + 1 Warship = 10, 10 kinetic, all dice twice.
  Speck: kinetic takes 10 from the hull.
pass
  The turn of Speck's gunner begins.
dice d20=18 d10=5 d10=6
speck.gunner fire slug at giant
  Speck's gunner fires the slug railgun at Giant: d20 18 + 2 proficiency + 1 slug railgun = 21 against AC 5, a hit.
  Slug railgun damage: d10 5+6 = 11, 11 kinetic, resisted.
  Giant: kinetic, resisted, takes 5 from the hull.
pass to giant.gunner
  The turn of Trap's pilot begins.
  The turn of Net's pilot begins.
  The turn of Mighty's pilot begins.
  The turn of Broad's pilot begins.
  The turn of Barge's pilot begins.
  The turn of Scout's pilot begins.
  The turn of Plain's pilot begins.
  The turn of Scout's operator begins.
  The turn of Mote's pilot begins.
  The turn of Speck's pilot begins.
  Round 3.
  The turn of Trap's operator begins.
  The turn of Net's operator begins.
  The turn of Scout's gunner begins.
  The turn of Plain's gunner begins.
  The turn of Giant's pilot begins.
  The turn of Giant's gunner begins.
dice d20=2 d10=1 d10=10 d10=10 d10=9 d10=10 d10=3
giant.gunner fire slug at speck
  Giant's gunner fires at Speck, whose Dexterity save against slug railgun: d20 2 against 12, failure.
  Slug railgun damage: d10 1+10+10+9+10+3 + 1 ship Strength + 1 Warship = 45, 45 kinetic.
  Speck: kinetic takes 45 from the hull.
