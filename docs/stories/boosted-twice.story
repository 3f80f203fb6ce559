title The same boost, given twice, lasts longer and does not add up
covers SHIP-FEATURE

class tramp medium across 50
ship Hesper tramp at 0 0 heading 0 side Blue special
ship Kite tramp at 0 5000 heading 180 side Red special
crew hesper plain mechanic pilot
crew kite plain pilot
member hesper.mechanic rank 1
initiative hesper.mechanic 20, hesper.pilot 15, kite 5

begin
  ...
dice 1
hesper.mechanic feature boost-engines
  Hesper's mechanic uses System Boost, engines.
  Hesper's mechanic, System Boost, engines: d4 1.
  Hesper: flying speed 300 → 350 ft (System Boost, engines).
pass to hesper.mechanic
  ...
dice 2
hesper.mechanic feature boost-engines
  Hesper's mechanic uses System Boost, engines.
  Hesper's mechanic, System Boost, engines: d4 2.
  Hesper: flying speed 350 → 400 ft (System Boost, engines; System Boost, engines ends).
show hesper feet
  feet 0 ft left of 400 ft
