title A GM who sets the hull of a disabled ship to 0 brings nobody back
covers SHIP-ZERO SHIP-STABLE

class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tern probe at 0 5000 heading 0 side Blue special
ship Kite probe at 5000 0 heading 0 side Red special
crew hesper plain mechanic
crew tern plain pilot
crew kite plain pilot
initiative hesper 15, tern 5, kite 10

begin
  ...
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
dice 10
hesper.mechanic stabilise
  Hesper's mechanic, Stabilise: d20 10 against 10, success.
  Hesper is stable: disabled, but no longer falling apart.
gm edit hesper hull 0
  The GM rules, Hesper: Hull set to 0.
show hesper state hull
  state stable
  hull 0 of 33, worn
gm edit hesper hull 1
  Hesper has power again.
  The GM rules, Hesper: Hull set to 1.
show hesper state hull
  state able
  hull 1 of 33, worn
