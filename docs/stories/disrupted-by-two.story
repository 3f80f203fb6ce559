title Two disruptors halve shields once, and each has to be shaken off
covers SHIP-DEVICE

class monitor large across 250 tier 1 raise strength raise strength
fit monitor shield-disruptor
class warder large across 250 tier 1 raise dexterity raise dexterity
fit warder shield-disruptor
class runner medium across 50 shield directional constitution-save
ship Warden monitor at 0 0 heading 0 side Blue special
ship Ajax warder at 400 0 heading 0 side Blue special
ship Kite runner at 0 800 heading 90 side Red special
crew warden plain operator
crew ajax plain operator
crew kite plain pilot
set kite shields-max 20, shields 20
initiative warden 20, ajax 15, kite 5

begin
  The battle goes on.
  Round 1.
  The turn of Warden's operator begins.
# Strength 16 and proficiency 2 make it 13, Strength 14 12.
dice d20=8
warden.operator feature shield-disruptor at kite
  Warden's operator uses Shield Disruptor on Kite.
  Kite, Constitution save against Shield Disruptor: d20 8 + 1 ship Constitution + 2 proficiency = 11 against 13, failure.
  Kite: shield regeneration 8 → 4 (Shield Disruptor).
  Kite: shield point maximum 20 → 10 (Shield Disruptor).
pass to ajax.operator
  The turn of Ajax's operator begins.
dice d20=8
ajax.operator feature shield-disruptor at kite
  Ajax's operator uses Shield Disruptor on Kite.
  Kite, Constitution save against Shield Disruptor: d20 8 + 1 ship Constitution + 2 proficiency = 11 against 12, failure.
show kite shields
  shields 10 of 10, regaining 4
# A 12 is enough against one of them.
dice d20=9 d20=9
pass to warden.operator
  The turn of Kite's pilot begins.
  Kite, Constitution save against Shield Disruptor: d20 9 + 1 ship Constitution + 2 proficiency = 12 against 13, failure.
  Kite, Constitution save against Shield Disruptor: d20 9 + 1 ship Constitution + 2 proficiency = 12 against 12, success.
  Round 2.
  The turn of Warden's operator begins.
show kite shields
  shields 10 of 10, regaining 4
dice d20=10
pass to warden.operator
  The turn of Ajax's operator begins.
  The turn of Kite's pilot begins.
  Kite, Constitution save against Shield Disruptor: d20 10 + 1 ship Constitution + 2 proficiency = 13 against 13, success.
  Kite: shield regeneration 4 → 8 (Shield Disruptor ends).
  Kite: shield point maximum 10 → 20 (Shield Disruptor ends).
  Round 3.
  The turn of Warden's operator begins.
show kite shields
  shields 10 of 20, regaining 8
