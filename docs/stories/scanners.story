title Scanners: what hides within 1,000 ft, what is invisible, and dust
covers SHIP-DEVICE SHIP-HIDE SHIP-FEATURE

class looker large across 250 tier 4 raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity
mount looker slug-railgun turret
fit looker short-range-scanner, improved-scanner, master-scanner
class surveyor large across 250 tier 4 raise dexterity raise dexterity raise dexterity raise dexterity raise dexterity
fit surveyor explorer
mount surveyor slug-railgun turret
class ghost medium across 50
ship Argus looker at 0 0 heading 0 side Blue special
ship Sextant surveyor at 4000 0 heading 0 side Blue special
ship Wisp ghost at 0 1101 heading 90 side Red special hidden
ship Shade ghost at 4000 2101 heading 90 side Red special hidden
object Cloud dust at 4000 2100 radius 200
crew argus plain operator gunner pilot
crew sextant plain operator gunner pilot
crew wisp plain pilot
crew shade plain pilot
initiative argus 20, sextant 16, wisp 10, shade 9
dice d20=19 d20=19
begin
  The battle goes on.
  Wisp's pilot hides Wisp: Stealth d20 19 + 2 ship Dexterity = 21.
  Shade's pilot hides Shade: Stealth d20 19 + 2 ship Dexterity = 21.
  Argus's operator is surprised: no move, action or reaction before their first turn is over.
  Argus's gunner is surprised: no move, action or reaction before their first turn is over.
  Argus's pilot is surprised: no move, action or reaction before their first turn is over.
  Sextant's operator is surprised: no move, action or reaction before their first turn is over.
  Sextant's gunner is surprised: no move, action or reaction before their first turn is over.
  Sextant's pilot is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Argus's operator begins.
  The turn of Argus's gunner begins.
  The turn of Argus's pilot begins.
  The turn of Sextant's operator begins.
  The turn of Sextant's gunner begins.
  The turn of Sextant's pilot begins.
  The turn of Wisp's pilot begins.
# 1,001 ft are too far, 1,000 not; the explorer's reaches 2,000.
show range argus wisp
  1001 ft
see argus.gunner
  Argus at 0 0 heading 0°, hull 92, shields 0
  Sextant at 4000 0 heading 0°, hull 92, shields 0
gm move wisp at 0 1100
  The GM rules, Wisp: it is moved.
  Argus uses Short-range Scanner.
  Wisp is no longer hidden.
show range argus wisp
  1000 ft
see argus.gunner
  Argus at 0 0 heading 0°, hull 92, shields 0
  Sextant at 4000 0 heading 0°, hull 92, shields 0
  Wisp at 0 1100 heading 90°, hull unknown
gm move shade at 4000 2100
  The GM rules, Shade: it is moved.
  Sextant uses Explorer.
  Shade is no longer hidden.
# The master scanner sees through being invisible within 1,000 ft. Dust veils nothing from an
# explorer of tier 4.
gm condition wisp invisible
  Wisp is invisible: its attacks have advantage, attacks on it disadvantage; it can hide anywhere.
pass to argus.gunner
  The turn of Shade's pilot begins.
  Round 2.
  The turn of Argus's operator begins.
  The turn of Argus's gunner begins.
show options argus.gunner
  Attack, heavy cannon, Wisp: 55.0%, +2 against 14; shields 28.4, hull 28.4
  Attack, slug railgun, Wisp: 55.0%, +2 against 14; shields 12.2, hull 12.2
  Attack, heavy cannon, Shade: refused [SHIP-RANGE] Shade is beyond the heavy cannon's 2000 ft
  Attack, slug railgun, Shade: refused [SHIP-RANGE] Shade is beyond the slug railgun's 1800 ft
  Fire at a place, heavy cannon
  Fire at a place, slug railgun
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Argus's pilot
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
gm move wisp at 0 1101
  The GM rules, Wisp: it is moved.
show options argus.gunner
  Attack, heavy cannon, Wisp: 30.3%, +2 against 14, +long range, +invisible; shields 23.7, hull 23.7
  Attack, slug railgun, Wisp: 30.3%, +2 against 14, +invisible; shields 10.2, hull 10.2
  Attack, heavy cannon, Shade: refused [SHIP-RANGE] Shade is beyond the heavy cannon's 2000 ft
  Attack, slug railgun, Shade: refused [SHIP-RANGE] Shade is beyond the slug railgun's 1800 ft
  Fire at a place, heavy cannon
  Fire at a place, slug railgun
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Argus's pilot
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to sextant.gunner
  The turn of Argus's pilot begins.
  The turn of Sextant's operator begins.
  The turn of Sextant's gunner begins.
show options sextant.gunner
  Attack, heavy cannon, Wisp: refused [SHIP-RANGE] Wisp is beyond the heavy cannon's 2000 ft
  Attack, slug railgun, Wisp: refused [SHIP-RANGE] Wisp is beyond the slug railgun's 1800 ft
  Attack, heavy cannon, Shade: 30.3%, +2 against 14, +long range; shields 23.7, hull 23.7
  Attack, slug railgun, Shade: refused [SHIP-RANGE] Shade is beyond the slug railgun's 1800 ft
  Fire at a place, heavy cannon
  Fire at a place, slug railgun
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Yield, Sextant's pilot
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to argus.gunner
  The turn of Sextant's pilot begins.
  The turn of Wisp's pilot begins.
  The turn of Shade's pilot begins.
  Round 3.
  The turn of Argus's operator begins.
  The turn of Argus's gunner begins.
# Without an operator at them, or blinded, scanners show nothing.
gm move wisp at 0 1000
  The GM rules, Wisp: it is moved.
gm condition argus blinded
  Argus is blinded: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
show options argus.gunner
  Attack, heavy cannon, Wisp: 30.3%, +2 against 14, +attacker blinded, +invisible; shields 23.7, hull 23.7
  Attack, slug railgun, Wisp: 30.3%, +2 against 14, +attacker blinded, +invisible; shields 10.2, hull 10.2
  Attack, heavy cannon, Shade: refused [SHIP-RANGE] Shade is beyond the heavy cannon's 2000 ft
  Attack, slug railgun, Shade: refused [SHIP-RANGE] Shade is beyond the slug railgun's 1800 ft
  Fire at a place, heavy cannon
  Fire at a place, slug railgun
  Ready
  Search: refused [SHIP-CONDITION] Argus is blinded: a search finds nothing
  Object
  Use an Object
  Improvise
  Call
  Yield, Argus's pilot
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
