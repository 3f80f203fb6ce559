title Of one feature used twice on a ship the greater effect counts, and the lesser once that has ended
covers SHIP-FEATURE

class probe medium across 100
mount probe laser-cannon turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Nest probe at 0 150 heading 0 side Blue
ship Magpie probe at 0 900 heading 180 side Red
crew hesper plain pilot pilot gunner
crew nest plain pilot
crew magpie plain pilot gunner
member hesper.pilot rank 1, feature shelter
member hesper.pilot-2 rank 1, feature shelter
initiative hesper.pilot 20, hesper.pilot-2 18, magpie.pilot 16, hesper.gunner 10, nest 5, magpie.gunner 15

begin
  ...
dice 4
hesper.pilot feature shelter at nest
  Hesper's pilot uses Shelter on Nest.
  Hesper's pilot, Shelter: d4 4.
  Hesper: AC 8 → 12 (Shelter).
pass to hesper.pilot-2
  ...
dice 1
hesper.pilot-2 feature shelter at nest
  Hesper's pilot 2 uses Shelter on Nest.
  Hesper's pilot 2, Shelter: d4 1.
show hesper ac
  ac 12
# The first lasts until its maker's next turn.
pass to hesper.pilot
  The turn of Magpie's pilot begins.
  The turn of Magpie's gunner begins.
  The turn of Hesper's gunner begins.
  The turn of Nest's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
  Hesper: AC 12 → 9 (Shelter ends).
