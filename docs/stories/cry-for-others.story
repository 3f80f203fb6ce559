title Rallying Cry is for others, as many as twice one's Charisma
covers SHIP-FEATURE

class hull medium across 50
ship Hesper hull at 0 0 heading 0 side Blue special
ship Kite hull at 0 900 heading 180 side Red special
crew hesper plain coordinator pilot operator mechanic
crew kite plain pilot
member hesper.coordinator rank 5 charisma 12
initiative hesper 20, kite 10

begin
  ...
hesper.coordinator feature rallying-cry
  Hesper's coordinator uses Rallying Cry.
  Hesper's coordinator uses Rallying Cry on Hesper's pilot.
  Hesper's coordinator uses Rallying Cry on Hesper's operator.
# Whoever has it adds the die at its highest face to a roll that fails.
pass to hesper.pilot
  The turn of Hesper's pilot begins.
dice 5 10
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 5 + 12 Rallying Cry = 17, against Kite's pilot: d20 10, won.
  The first attack of Kite on Hesper has disadvantage.
