title A save that a friend has made milder stays so when the friend is gone
covers SHIP-FEATURE

class corsair medium strength 12 dexterity 14
mount corsair plasma-torpedo turret
ship Hesper corsair at 0 0 heading 0 side Blue special
ship Rook corsair at 0 350 heading 0 side Red special
ship Wren corsair at 400 300 heading 0 side Red special
crew hesper plain pilot gunner
crew rook plain pilot
crew wren plain pilot
member wren.pilot feature steady-them
initiative wren.pilot 25, hesper.gunner 20, hesper.pilot 15, rook.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
wren.pilot feature steady-them at rook
  Wren's pilot uses Steady Them on Rook.
gm remove wren
  Wren leaves the battle.
  The turn of Hesper's gunner begins.
dice d20=18 d12=4 d12=5
hesper.gunner fire torpedo at rook
  Hesper's gunner fires at Rook, whose Dexterity save against plasma torpedo: d20 18 + 2 ship Dexterity = 20 against 14, success.
  Plasma torpedo damage: d12 4+5 + 1 ship Strength = 10, 5 energy, half by the save.
  Rook: energy (5 - 5 Steady Them) does no harm.
