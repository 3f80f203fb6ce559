title A crew is told that it is hindered, also by an improvised action of a hidden ship
covers SHIP-IMPROVISE SHIP-INTERFERE

class gun medium across 50
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 900 heading 180 side Red special
crew hesper plain operator operator
crew kite plain pilot operator
initiative hesper.operator 20, hesper.operator-2 15, kite 10

begin
  ...
gm hide hesper
  ...
hesper.operator improvise technology hinder kite: throws sparks
  ...
dice 15
gm allow 1 technology dc 10 hinder
  Hesper's operator improvises: throws sparks: improvised Technology: d20 15 against 10, success.
  The next check or attack made aboard Kite has disadvantage.
log kite.pilot
  The next check or attack made aboard Kite has disadvantage.
pass to hesper.operator-2
  The turn of Hesper's operator 2 begins.
dice 15 3 3
hesper.operator-2 interfere kite.operator
  Hesper's operator 2, Interfere: d20 15, against Kite's operator: d20 3, dropped 3 (disadvantage: Improvise) = 3, won.
  Kite's operator, Interfere: d20 3, dropped 3 (disadvantage: Improvise) = 3 against 15, failure.
  The next check or attack of Kite's operator has disadvantage.
log kite.pilot
  Kite's operator, Interfere: d20 3, dropped 3 (disadvantage: Improvise) = 3 against 15, failure.
  The next check or attack of Kite's operator has disadvantage.
