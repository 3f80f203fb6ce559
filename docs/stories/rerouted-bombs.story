title Power rerouted to weapons doubles the damage of bombs
covers SHIP-BOMB SHIP-FEATURE
class dropper small across 50 strength 10 dexterity 16
mount dropper bomb-deployer aft bomblet 4
class tough medium across 50 dexterity 10
ship Ann dropper at 0 0 heading 90 side Blue special
ship Bob tough at -26 100 heading 0 side Red special
crew ann plain gunner mechanic pilot
crew bob plain pilot mechanic
member ann.mechanic rank 3
set bob hull-max 100, hull 100, shields-max 0
set ann hull-max 100, hull 100, shields-max 0
initiative ann.mechanic 31, ann.gunner 30, bob.pilot 20, bob.mechanic 19, ann.pilot 1
begin
  The battle goes on.
  Round 1.
  The turn of Ann's mechanic begins.
gm go-on
ann.mechanic feature reroute-weapons
  Ann's mechanic uses Reroute Power to weapons.
  Ann: flying speed 350 → 175 ft (Reroute Power to weapons).
pass
  The turn of Ann's gunner begins.
ann.gunner drop bomb-deployer bomblet
  Ann's gunner lets go of bomblet 3.
dice d20=15 d20=1 d10=2 d10=2 d10=2
ann.gunner detonate bomblet-3
  Bomblet 3 goes off.
  Ann, Dexterity save against bomblet: d20 15 + 3 ship Dexterity = 18 against 13, success.
  Bob, Dexterity save against bomblet: d20 1 against 13, failure.
  Bomblet damage: d10 2+2+2 = 6, 12 energy, doubled.
  Ann: energy (12 - 6 by the save) takes 6 from the hull.
  Bob: energy takes 12 from the hull.
show bob hull
  hull 88 of 100
