title An attack with a gun in each hand takes a shot of each
covers LOL-ENERGY-SUM LOL-DRIVE

book lurasko
room 30 9
sheet gunner like plain, weapon pistol, weapon beam-pistol
person Gun gunner at 2 2 side Blue special
person Foe plain at 6 2 side Red special
initiative gun 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
dice 10 5 1
gun.boots attack foe with pistol
  Damage of officer's pistol: 12.
  Damage of beam pistol: 20.
  Foe defends against Gun, officer's pistol: d20 10+5 = 15 against 14, a hit.
  Foe takes piercing and heat: 32 suffered.
  Foe has suffered 32, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Foe is maimed.
  Foe is burning.
  Foe: speed 30 → 15 ft (maimed).
show person gun
  able at 2 2 on level 1, 0 suffered, Agility 6
  officer's pistol in hand, 7 of 8; beam pistol in hand, 5 of 6
