title What hinders a member's checks and shots hinders improvised ones, and shots at rocks
covers SHIP-IMPROVISE SHIP-INTERFERE SHIP-JUMP SHIP-PLACE SHIP-CONDITION

class gun medium across 50
mount gun heavy-laser turret
fit gun navcomputer
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 300 heading 180 side Red special
object Rock asteroid at 300 0 radius 60
crew hesper plain operator gunner
crew kite plain operator
initiative hesper.operator 20, hesper.gunner 19, kite 10

begin
  ...
gm go-on
dice 2 5
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 5: Technology checks have disadvantage until maintenance.
pass
  The turn of Hesper's gunner begins.
gm condition hesper blinded
  Hesper is blinded: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
dice 12 4
hesper.gunner fire-at heavy-laser at rock
  Hesper's gunner fires the heavy laser at Rock: d20 4, dropped 12 (disadvantage: blinded) + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 9 against AC 10, a miss.
gm condition hesper blinded off
  Hesper is no longer blinded.
pass
  The turn of Kite's operator begins.
# Interfered with, the operator's next check has disadvantage, an improvised one too, and no later one but by the mishap.
dice 15 5 7
kite.operator interfere hesper.operator
  Kite's operator, Interfere: d20 15, against Hesper's operator: d20 5, dropped 7 (disadvantage: hyperspace mishap) = 5, won.
  The next check or attack of Hesper's operator has disadvantage.
pass to hesper.operator
  Round 2.
  The turn of Hesper's operator begins.
hesper.operator improvise strength: holds the panel shut
  Hesper's operator: improvise waits for the GM.
dice 12 4
gm allow 1 strength dc 5 nothing
  Hesper's operator improvises: holds the panel shut: improvised Strength: d20 4, dropped 12 (disadvantage: Interfere) = 4 against 5, failure.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
pass to hesper.operator
  The turn of Kite's operator begins.
  Round 3.
  The turn of Hesper's operator begins.
hesper.operator improvise technology: wakes the array
  Hesper's operator: improvise waits for the GM.
dice 13 6
gm allow 2 technology dc 5 nothing
  Hesper's operator improvises: wakes the array: improvised Technology: d20 6, dropped 13 (disadvantage: hyperspace mishap) = 6 against 5, success.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
pass to hesper.operator
  The turn of Kite's operator begins.
  Round 4.
  The turn of Hesper's operator begins.
hesper.operator improvise strength: holds the panel shut again
  Hesper's operator: improvise waits for the GM.
dice 11
gm allow 3 strength dc 5 nothing
  Hesper's operator improvises: holds the panel shut again: improvised Strength: d20 11 against 5, success.
