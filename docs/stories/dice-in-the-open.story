title Whoever sees an attack sees its damage dice, and what is taken off them
covers SHIP-DAMAGE SHIP-FEATURE ME-DAMAGE

book me5e
room 30 9
ship Hesper fighter at 0 0 heading 0 side Blue special
ship Magpie fighter at 40 250 heading 180 side Red special
crew hesper plain pilot gunner
crew magpie plain pilot gunner
member hesper.pilot rank 1 feature snap-roll
member hesper.gunner gunnery no
sheet guard like plain, hp 60, weapon gauntlet-blade, weapon warden-rifle
person Gus guard at 2 2 side Blue
person Thug guard at 3 2 side Red
initiative gus 20, thug 15, magpie.gunner 14, magpie.pilot 12, hesper.pilot 10, hesper.gunner 8

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.
pass to thug.boots
  The turn of Thug begins.
# On foot: those who are attacked see what the dice come to, and so do those who attack.
dice 12 5
thug.boots attack gus with blade
  Thug attacks Gus, Gauntlet blade: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Gauntlet blade: d8 5.
  Gus takes slashing: 5 from hit points.
log gus.boots
  Plain attacks Gus, Gauntlet blade: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Gauntlet blade: d8 5.
  Gus takes slashing: 5 from hit points.
log thug.boots
  Thug attacks Plain, Gauntlet blade: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Gauntlet blade: d8 5.
  Plain takes slashing: 5 from hit points.
# In space the gunner sees the die by which the target takes less.
pass to magpie.gunner
  The turn of Magpie's gunner begins.
dice d20=18 d6=6 d4=2
magpie.gunner fire rapid at hesper attacks 1
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 18 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 22 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper's pilot uses Snap Roll.
  Hesper's pilot, Snap Roll: d4 2.
  Hesper: energy (6 - 2 Snap Roll) takes 4 from the shields.
log magpie.gunner
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 18 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 22 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper's pilot, Snap Roll: d4 2.
  Hesper: energy (6 - 2 Snap Roll) takes 4 from the shields.
log hesper.pilot
  Magpie's gunner fires the rapid-fire laser at Hesper: d20 18 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 22 against AC 9, a hit.
  Rapid-fire laser damage: d6 6, 6 energy.
  Hesper's pilot uses Snap Roll.
  Hesper's pilot, Snap Roll: d4 2.
  Hesper: energy (6 - 2 Snap Roll) takes 4 from the shields.
