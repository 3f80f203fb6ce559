title A ship that holds another knows where it is, and a hidden one that is drawn or towed into sight is seen
covers SHIP-HIDE SHIP-HARPOON

class grappler medium across 100 tier 2 raise strength raise strength raise dexterity
fit grappler shock-absorbers, boarding-harpoon
class prize medium across 100
class beamer medium across 100
fit beamer tractor-beam
ship Hook grappler at 0 0 heading 0 side Blue special
ship Kite prize at 0 250 heading 90 side Red special
ship Owl prize at -2000 250 heading 90 side Green special
ship Wren prize at 1850 650 heading 180 side Blue special
ship Ray beamer at 2000 250 heading 0 side Red special
ship Lark prize at 2000 950 heading 180 side Blue special
object Gravel field at 0 270 radius 60
crew hook plain pilot
crew kite plain pilot
crew owl plain pilot
crew wren plain pilot
crew ray plain pilot operator
crew lark plain pilot
set hook hull-max 200, hull 200, shields-max 0
set kite hull-max 200, hull 200, shields-max 0
initiative hook 20, kite 10, ray 5, wren 1, lark 0, owl -1

dice 1
begin
  The battle goes on.
  Round 1.
  Hook's pilot uses Head Start.
  Hook's pilot, Head Start: d6 1.
  The turn of Hook's pilot begins.
gm go-on
# In a field, and on the harpoon: Kite does not hide from the ship that holds it, nor that one from Kite.
dice 5 4 4 4 4
hook.pilot ram kite ahead 152
  Hook sets out to ram Kite.
  Hook's pilot rams Kite, whose Dexterity save against the ram: d20 5 + 2 ship Dexterity = 7 against 12, failure.
  Ram damage: d8 4+4, d8 4+4 Shock Absorbers + 2 ship Strength = 18, 18 kinetic.
  Hook rams Kite.
  Kite is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hook is hauling: flying speed halved while it holds another ship by its harpoon.
  Hook has flown its course; 46 ft of flying speed is left.
  Kite: kinetic takes 18 from the hull.
  Hook: kinetic, resisted, takes 9 from the hull.
  Hook: flying speed 400 → 200 ft (hauling).
  Kite: flying speed 300 → 0 ft (harpooned).
pass to kite.pilot
  The turn of Kite's pilot begins.
  Hook: flying speed 200 → 175 ft (Head Start ends).
kite.pilot hide
  refused [SHIP-HIDE] Hook is tied to Kite, and knows where it is
# A beam finds what it holds: Lark is hidden, and the beam was meant for Wren.
gm hide lark
  The GM rules, Lark: it is hidden.
see ray.pilot
  Hook at 0 152 heading 0°, hauling, hull unknown
  Kite at 0 251 heading 90°, harpooned, hull 182, shields 0
  Owl at -2000 250 heading 90°, hull unknown
  Wren at 1850 650 heading 180°, hull unknown
  Ray at 2000 250 heading 0°, hull 33, shields 0
pass to ray.operator
  The turn of Ray's pilot begins.
  The turn of Ray's operator begins.
dice 20 1
ray.operator feature tractor-beam
  Ray's operator uses Tractor Beam.
  Wren, Strength save against Tractor Beam: d20 20 + 1 ship Strength = 21 against 11, success.
  Lark, Strength save against Tractor Beam: d20 1 + 1 ship Strength = 2 against 11, failure.
  Lark is no longer hidden.
  Lark is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Lark is drawn 100 ft towards Ray.
  Lark is no longer hidden.
  Lark: flying speed 300 → 0 ft (tractored).
log ray.pilot
  Ray's operator uses Tractor Beam.
  Wren, Strength save against Tractor Beam: d20 20 + 1 ship Strength = 21 against 11, success.
  Lark is no longer hidden.
  Lark is tractored for 10 rounds: flying speed 0 while the ship that holds it is able and in reach.
  Lark is drawn 100 ft towards Ray.
see ray.pilot
  Hook at 0 152 heading 0°, hauling, hull unknown
  Kite at 0 251 heading 90°, harpooned, hull 182, shields 0
  Owl at -2000 250 heading 90°, hull unknown
  Wren at 1850 650 heading 180°, hull unknown
  Ray at 2000 250 heading 0°, hull 33, shields 0
  Lark at 2000 850 heading 180°, tractored, hull unknown
# A GM hides Kite from everybody. Hook tows it out of the field, and all see it.
dice 10
pass to hook.pilot
  The turn of Wren's pilot begins.
  The turn of Lark's pilot begins.
  Lark is drawn 100 ft towards Ray.
  Lark, Strength save against being tractored: d20 10 + 1 ship Strength = 11 against 11, success.
  Lark is no longer tractored.
  Lark: flying speed 0 → 300 ft (no longer tractored).
  The turn of Owl's pilot begins.
  Round 2.
  The turn of Hook's pilot begins.
hook.pilot hide
  refused [SHIP-HIDE] Kite is tied to Hook, and knows where it is
gm hide kite
  The GM rules, Kite: it is hidden.
see hook.pilot
  Hook at 0 152 heading 0°, hauling, hull 191, shields 0
  Owl at -2000 250 heading 90°, hull unknown
  Wren at 1850 650 heading 180°, hull 33, shields 0
  Ray at 2000 250 heading 0°, hull unknown
  Lark at 2000 750 heading 180°, hull 33, shields 0
see owl.pilot
  Hook at 0 152 heading 0°, hauling, hull unknown
  Owl at -2000 250 heading 90°, hull 33, shields 0
  Wren at 1850 650 heading 180°, hull unknown
  Ray at 2000 250 heading 0°, hull unknown
  Lark at 2000 750 heading 180°, hull unknown
hook.pilot fly ahead 60
  Kite is no longer hidden.
  Hook has flown its course; 113 ft of flying speed is left.
see hook.pilot
  Hook at 0 212 heading 0°, hauling, hull 191, shields 0
  Kite at 0 311 heading 90°, harpooned, hull unknown
  Owl at -2000 250 heading 90°, hull unknown
  Wren at 1850 650 heading 180°, hull 33, shields 0
  Ray at 2000 250 heading 0°, hull unknown
  Lark at 2000 750 heading 180°, hull 33, shields 0
see owl.pilot
  Hook at 0 212 heading 0°, hauling, hull unknown
  Owl at -2000 250 heading 90°, hull 33, shields 0
  Wren at 1850 650 heading 180°, hull unknown
  Ray at 2000 250 heading 0°, hull unknown
  Lark at 2000 750 heading 180°, hull unknown
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ray's pilot begins.
  The turn of Ray's operator begins.
  The turn of Wren's pilot begins.
  The turn of Lark's pilot begins.
  The turn of Owl's pilot begins.
  Round 3.
  The turn of Hook's pilot begins.
hook.pilot fly ahead 80
  Kite is no longer hidden.
  Hook has flown its course; 15 ft of flying speed is left.
see owl.pilot
  Hook at 0 292 heading 0°, hauling, hull unknown
  Kite at 0 391 heading 90°, harpooned, hull unknown
  Owl at -2000 250 heading 90°, hull 33, shields 0
  Wren at 1850 650 heading 180°, hull unknown
  Ray at 2000 250 heading 0°, hull unknown
  Lark at 2000 750 heading 180°, hull unknown
