title No time passes for a ship that is lost
covers SHIP-REPAIR

class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Moth probe at 900 0 heading 0 side Blue special
ship Kite probe at 0 3000 heading 180 side Red special
crew hesper plain mechanic
crew moth plain pilot
crew kite plain pilot
initiative hesper 20, moth 15, kite 10

begin
  ...
gm edit moth system-damage 6
  Moth: system damage +1, now level 6: all primary systems have failed.
  Moth is lost: all its primary systems have failed.
  The GM rules, Moth: System damage set to 6.
gm pause
  The battle is paused.
gm travel moth 24
  refused [SHIP-REPAIR] Moth is lost
gm travel hesper 24
  Aboard Hesper a day passes: 1 fuel burnt, 29 left. The crew has rested.
