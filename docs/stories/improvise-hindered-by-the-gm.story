title A GM can let an improvised check have disadvantage
covers SHIP-IMPROVISE

class gun medium across 50
ship Hesper gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 900 heading 180 side Red special
crew hesper plain operator
crew kite plain pilot
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
hesper.operator improvise technology: listens
  Hesper's operator: improvise waits for the GM.
dice 5 15
gm allow 1 technology dc 10 disadvantage
  Hesper's operator improvises: listens: improvised Technology: d20 5, dropped 15 (disadvantage: GM) = 5 against 10, failure.
