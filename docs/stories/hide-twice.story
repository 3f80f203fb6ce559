title Whoever hides already does not hide again, and whoever has been found may
covers SHIP-HIDE

class probe medium across 50
ship Hesper probe at 0 0 heading 0 side Blue special
ship Kite probe at 0 900 heading 180 side Red special
object Shoal field at 0 0 radius 100
crew hesper plain pilot
crew kite plain pilot operator
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
dice 15
hesper.pilot hide
  Hesper's pilot hides Hesper: Stealth d20 15 + 2 ship Dexterity = 17.
pass to hesper.pilot
  The turn of Kite's pilot begins.
  The turn of Kite's operator begins.
  Round 2.
  The turn of Hesper's pilot begins.
hesper.pilot hide
  refused [SHIP-HIDE] Hesper is hidden already
pass to kite.operator
  The turn of Kite's pilot begins.
  The turn of Kite's operator begins.
dice 18
kite.operator search
  Kite's operator searches, Perception: d20 18.
  Hesper is no longer hidden.
pass to hesper.pilot
  Round 3.
  The turn of Hesper's pilot begins.
dice 15
hesper.pilot hide
  Hesper's pilot hides Hesper: Stealth d20 15 + 2 ship Dexterity = 17.
