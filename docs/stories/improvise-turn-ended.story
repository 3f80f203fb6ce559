title A GM who ends a turn waits no longer for what was improvised in it
covers SHIP-IMPROVISE SHIP-ROUND

ship Hesper corvette at 0 0 heading 0 side Blue
ship Mark courier at 5000 1000 heading 180 side Red special
crew hesper plain pilot operator
crew mark plain pilot
initiative hesper.operator 20, hesper.pilot 15, mark 5

begin
  ...
hesper.operator improvise technology : turns the array
  Hesper's operator: improvise waits for the GM.
hesper.operator end
  refused [TABLE] your last order waits for the GM
gm end-turn
  The GM rules, Hesper: the order improvise of the operator is no longer possible: it is not your turn [SHIP-ROUND].
  The turn of Hesper's pilot begins.
hesper.pilot end
  The turn of Mark's pilot begins.
# Unanswered, it is tried 15 s after it was asked for, which are 300 ticks.
pass to hesper.operator
  Round 2.
  The turn of Hesper's operator begins.
hesper.operator improvise technology : turns the array
  Hesper's operator: improvise waits for the GM.
wait 298 ticks
dice 14
wait 1 ticks
  Hesper's operator improvises: turns the array: improvised Technology: d20 14 against 15, failure.
hesper.operator end
  The turn of Hesper's pilot begins.
