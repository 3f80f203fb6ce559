title A ship that is lost by the natural 1 of its own save takes neither the shot's damage nor the ram's
covers SHIP-SYSDMG SHIP-WSAVE SHIP-RAM SHIP-HIDE

class hulk medium across 50 strength 14
mount hulk blast-missile turret
ship Hesper hulk at 0 0 heading 90 side Blue special
ship Kite hulk at 0 300 heading 180 side Red special
ship Lark hulk at 100 0 heading 180 side Red special
ship Moth hulk at 0 9000 heading 180 side Red special
object Shoal field at 0 9000 radius 100
crew hesper plain pilot gunner
crew kite plain pilot
crew lark plain pilot
crew moth plain pilot
set kite system-damage 5
set lark system-damage 5
set moth system-damage 5
initiative hesper.gunner 20, hesper.pilot 18, kite.pilot 10, lark.pilot 8, moth.pilot 6

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
dice 1 2 9 11
hesper.gunner fire blast at kite
  Hesper's gunner fires at Kite, whose Dexterity save against blast missile: d20 1, dropped 2 (disadvantage: system damage 3) + 2 ship Dexterity = 3 against 14, failure.
  Kite's pilot, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Kite: system damage +1, now level 6: all primary systems have failed.
  Kite is lost: all its primary systems have failed.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
dice 1 2 9 11
hesper.pilot ram lark ahead 150
  Hesper sets out to ram Lark.
  Hesper's pilot rams Lark, whose Dexterity save against the ram: d20 1, dropped 2 (disadvantage: system damage 3) + 2 ship Dexterity = 3 against 12, failure.
  Lark's pilot, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Lark: system damage +1, now level 6: all primary systems have failed.
  Lark is lost: all its primary systems have failed.
  Hesper has flown its course; 100 ft of flying speed is left.
show hesper hull shields
  hull 33 of 33
  shields 0 of 0, regaining 0
pass to moth.pilot
  The turn of Moth's pilot begins.
dice 1 2 9 11
moth.pilot hide
  Moth's pilot hides Moth: Stealth d20 1, dropped 2 (disadvantage: system damage 1) + 2 ship Dexterity = 3.
  Moth's pilot, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Moth: system damage +1, now level 6: all primary systems have failed.
  Moth is lost: all its primary systems have failed.
  Round 2.
  The turn of Hesper's gunner begins.
  The battle is over. Every other side is beaten.
show moth state
  state lost
