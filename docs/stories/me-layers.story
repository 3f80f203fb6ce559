title On foot: every layer of a hit in its order, a barrier's ticks of one die and of three
covers ME-SHIELD ME-SHIELD-MELEE ME-TEMPHP ME-LIGHTNING ME-DAMAGE

book me5e
room 20 9
sheet whole like plain, hp 40, barrier 2, tech-armour 4, shields 5 regain 5
sheet strong like plain, hp 40, barrier 2 dice 3
person Ana whole at 1 1 side Blue
person Ben strong at 1 3 side Blue
person Foe plain at 18 7 side Red
initiative ana 20, ben 15, foe 1

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm person layer ana temporary 3
  Ana: temporary hit points +3, now 3.
# A tick takes a d8 off; then tech armour, shields, temporary points, hit points.
dice 2
gm person hurt ana 20 piercing
  Barrier takes off: d8 2.
  Ana takes piercing: 2 from barrier, 4 from tech armour, 5 from shields, 3 from temporary hit points, 6 from hit points.
show person ana
  able at 1 1 on level 1, 34 of 40 hit points, AC 12
  barrier 1 of 2; tech armour 0 of 4; shields 0 of 5
# A tick that takes more than there is stops the hit whole; with it the barrier is gone.
gm person heal ana 40
  Ana regains 6, now 40.
dice 6
gm person hurt ana 6 piercing
  Barrier takes off: d8 6.
  Ana takes piercing: 6 from barrier.
gm person hurt ana 3 piercing
  Ana takes piercing: 3 from hit points.
show person ana
  able at 1 1 on level 1, 37 of 40 hit points, AC 12
  barrier 0 of 2; tech armour 0 of 4; shields 0 of 5
# Melee goes past the shields alone.
gm person rest ana
  Ana: shields +5, now 5.
  Ana regains 3, now 40.
  Ana has rested.
gm person hurt ana 3 piercing melee
  Ana takes piercing: 3 from hit points.
show person ana
  able at 1 1 on level 1, 37 of 40 hit points, AC 12
  barrier 0 of 2; tech armour 0 of 4; shields 5 of 5
# From level 11 on a vanguard's tick is three dice.
dice 1 2 3
gm person hurt ben 7 fire
  Barrier takes off: d8 1+2+3 = 6.
  Ben takes fire: 6 from barrier, 1 from hit points.
dice 4 4 4
gm person hurt ben 12 fire
  Barrier takes off: d8 4+4+4 = 12.
  Ben takes fire: 12 from barrier.
gm person hurt ben 1 fire
  Ben takes fire: 1 from hit points.
