title Flares are for a ram too, and for no save that fails by itself
covers SHIP-RAM SHIP-REACT SHIP-FEATURE SHIP-CONDITION
class bow medium across 50 strength 10 dexterity 10 constitution 10
mount bow blast-missile turret
mount bow light-laser turret
class ready medium across 50 strength 10 dexterity 10 constitution 10
fit ready flare-pods
class gun medium across 50 dexterity 14 strength 10
mount gun light-laser turret
ship Wick bow at 0 0 heading 0 side Blue special
ship Ram bow at 5000 0 heading 0 side Blue special
ship Flare ready at 5000 200 heading 180 side Red special
ship Stun ready at 0 400 heading 180 side Red special
crew wick plain gunner pilot
crew ram plain pilot
crew flare plain pilot operator
crew stun plain operator pilot
member wick.gunner rank 5 feature keen-gunnery
member stun.pilot rank 3 feature cunning-avoidance
initiative wick.gunner 20, ram 18, flare 16, stun 14, wick.pilot 1
set flare hull-max 60, hull 60, shields-max 0, shields 0
set stun hull-max 200, hull 200, shields-max 0, shields 0
begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
gm go-on
gm condition stun stunned 5
  Stun is stunned for 5 rounds: flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage.
  Stun: flying speed 300 → 0 ft (stunned).
dice d12=1 d12=1 d12=1
wick.gunner fire missile at stun
  Wick's gunner fires at Stun, which is stunned and fails its Dexterity save against blast missile.
  Blast missile damage: d12 1+1+1 = 3, 3 energy.
  Stun's pilot uses Evasion.
  Stun: energy (3 - 2 Evasion) takes 1 from the hull.
pass to ram.pilot
  The turn of Ram's pilot begins.
dice d20=9 d20=11
ram.pilot ram flare ahead 170
  Ram sets out to ram Flare.
  Flare's operator uses Flare Pods.
  Ram's pilot rams Flare, whose Dexterity save against the ram: d20 11, dropped 9 (advantage: Flare Pods) = 11 against 10, success.
  Ram has flown its course; 110 ft of flying speed is left.
# There is one before maintenance, and the ram has had it.
gm maintain wick
  Wick is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
gm move flare at 500 0 heading 180
  The GM rules, Flare: it is moved.
pass to wick.gunner
  The turn of Flare's pilot begins.
  The turn of Flare's operator begins.
  The turn of Stun's operator begins.
  The turn of Stun's pilot begins.
  The turn of Wick's pilot begins.
  Round 2.
  The turn of Wick's gunner begins.
dice d20=12 d12=1 d12=1 d12=1
wick.gunner fire missile at flare
  Wick's gunner fires at Flare, whose Dexterity save against blast missile: d20 12 against 12, success.
  Blast missile damage: d12 1+1+1 = 3, 1 energy, half by the save.
  Flare: energy takes 1 from the hull.
