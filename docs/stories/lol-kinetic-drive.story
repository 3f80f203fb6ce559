title What a kinetic shield stops gives the heat with it no drive
covers LOL-COMBINED-KINETIC LOL-COMBINED

book lurasko
room 30 14
sheet tracer like plain, weapon tracer-rifle, attacks 10
sheet buckler like plain, kinetic 1, armour light-plate
person Tra tracer at 3 4 side Blue
person Buc buckler at 10 4 side Red special
initiative tra 25, buc 4

begin
  ...
# The heat alone has a drive of its own; with the bullet it has the bullet's.
dice 10 5 1
tra.boots attack buc
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Buc is shielded against piercing: 1 from kinetic shield.
  Buc defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Buc takes heat (12 - 6 halved by armour): 6 suffered.
  Buc has suffered 6, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 5 1
tra.boots attack buc
  Damage of tracer rifle: 17.
  Damage of tracer rifle: 12.
  Buc defends against Tra, tracer rifle: d20 10+5 = 15 against 14, a hit.
  Buc takes piercing and heat: 29 suffered.
  Buc has suffered 35, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Buc is maimed.
  Buc: speed 30 → 15 ft (maimed).
