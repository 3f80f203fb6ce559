title A destruction save that succeeds by a backup counts as the third success
covers SHIP-DSAVE SHIP-FEATURE SHIP-STABLE

class probe medium across 100
fit probe power-backup, backup-start
ship Hesper probe at 0 0 heading 0 side Blue special
ship Kite probe at 0 3000 heading 0 side Red special
crew hesper plain mechanic pilot
crew kite plain pilot
set hesper hull-max 30, hull 30
initiative hesper.pilot 20, hesper.mechanic 19, kite 10

begin
  ...
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
  The turn of Hesper's mechanic begins.
dice 10
pass to hesper.mechanic
  ...
dice 10
pass to hesper.mechanic
  ...
show hesper successes
  successes 2
hesper.mechanic feature backup-start
  Hesper's mechanic uses Backup Start.
  Hesper is stable: disabled, but no longer falling apart.
  The battle is over. Every other side is beaten.
show hesper state
  state stable
