title A shot at a place takes ammunition as any other, and an empty weapon makes none
covers SHIP-PLACE SHIP-WSAVE

class gun medium across 50
mount gun blast-missile turret
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 9000 heading 180 side Red special
crew hesper plain gunner
crew kite plain pilot
set hesper ammunition 1
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
hesper.gunner fire-at blast at 0 500
  Hesper's gunner fires the blast missile at a place 500 ft away, bearing 0°: a miss.
show hesper weapons
  weapons blast missile fired, ammunition 0
pass to hesper.gunner
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
hesper.gunner fire-at blast at 0 500
  refused [SHIP-ATTACK] the blast missile has ammunition for 0 attacks
