title A word that is called in a pause is heard
covers SHIP-READY

class dart small across 50
mount dart laser-cannon turret
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 300 heading 180 side Red special
crew hesper plain gunner pilot
crew kite plain pilot
initiative hesper.gunner 20, hesper.pilot 19, kite 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire laser-cannon at kite
  Hesper's gunner readies Attack for a word that is called.
gm pause
  The battle is paused.
gm signal: now
  The GM calls: now!
  Hesper's gunner may react to a word that is called.
gm resume
  The battle goes on.
dice d20=15 d6=3 d20=1
hesper.gunner react
  Hesper's gunner fires the laser cannon at Kite: d20 15 + 2 proficiency + 3 ship Dexterity = 20 against AC 9, a hit.
  Laser cannon damage: d6 3, 3 energy.
  Hesper's gunner fires the laser cannon at Kite: d20 1 + 2 proficiency + 3 ship Dexterity = 6 against AC 9, a miss.
  Kite: energy takes 3 from the hull.
