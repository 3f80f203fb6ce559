title On foot: extra damage for advantage sees advantage and disadvantage that the GM has ruled
covers ME-DAMAGE

book me5e
room 24 12
sheet rogue like plain, dexterity 16, weapon gauntlet-blade, sneak-attack 2d6
person Ana rogue at 5 6 side Blue
person Tom plain at 6 6 side Red
initiative ana 20, tom 4

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person edge ana advantage attack against tom
  The GM rules: advantage on the next attack of Ana.
dice 15 12 4 1 1
ana.boots attack tom
  Ana attacks Tom, Gauntlet blade: d20 15, dropped 12 (advantage: GM) + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of Gauntlet blade: d8 4, d6 1+1 + 3 Dexterity = 9.
  Tom takes slashing: 9 from hit points.
pass to ana.boots
  The turn of Tom begins.
  Round 2.
  The turn of Ana begins.
# With one of each there is no advantage.
gm person afflict tom prone
  Tom is prone.
gm person edge ana disadvantage attack against tom
  The GM rules: disadvantage on the next attack of Ana.
dice 15 4
ana.boots attack tom
  Ana attacks Tom, Gauntlet blade: d20 15 (advantage: prone) (disadvantage: GM) + 3 Dexterity + 2 proficiency = 20 against 12, a hit.
  Damage of Gauntlet blade: d8 4 + 3 Dexterity = 7.
  Tom takes slashing: 7 from hit points.
