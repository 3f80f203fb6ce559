title On foot: silent weapons, the deaf, the charmed, a blade in both hands, six levels of indoctrination
covers ME-UNSEEN ME-DAMAGE ME-HIDE ME-TURN

book me5e
room 40 12
square wall 10 4 10 5 10 6 10 7 10 8
sheet sniper like plain, dexterity 16, weapon hush-pistol, weapon tack-pistol, skilled stealth, hp 40
sheet blade like plain, strength 14, weapon filament-blade, weapon tack-pistol, hp 40
sheet foe like plain, hp 60, defence 10
person Ana sniper at 2 5 side Blue hidden
person Bel blade at 20 10 side Blue
person Foe foe at 6 5 side Red
person Far foe at 14 6 side Green
initiative ana 20, bel 15, foe 10, far 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# A silent shot gives her away to who can see her, not to who only could hear it.
dice 15 12 3
ana.boots attack foe with hush
  Ana attacks Foe, Hush pistol: d20 15, dropped 12 (advantage: unseen) + 3 Dexterity + 2 proficiency = 20 against 10, a hit.
  Damage of Hush pistol: d6 3 + 3 Dexterity = 6.
  Ana has been seen.
  Foe takes piercing: 6 from hit points.
show person ana
  able at 2 5 on level 1, 40 of 40 hit points, AC 12
  hidden, found by Red; Hush pistol in hand, 7 of 8; Tack pistol in hand, 15 of 15
gm person hide ana yes
pass to ana.boots
  The turn of Bel begins.
  The turn of Foe begins.
  The turn of Far begins.
  Round 2.
  The turn of Ana begins.
dice 15 12 3
ana.boots attack foe with tack
  Ana attacks Foe, Tack pistol: d20 15, dropped 12 (advantage: unseen) + 3 Dexterity + 2 proficiency = 20 against 10, a hit.
  Damage of Tack pistol: d4 3 + 3 Dexterity = 6.
  Ana has been seen.
  Foe takes piercing: 6 from hit points.
show person ana
  able at 2 5 on level 1, 40 of 40 hit points, AC 12
  Hush pistol in hand, 7 of 8; Tack pistol in hand, 14 of 15
gm person hide ana yes
# The deaf behind the wall hear nothing of it.
gm person afflict far deafened
  Far is deafened.
pass to ana.boots
  The turn of Bel begins.
  The turn of Foe begins.
  The turn of Far begins.
  Round 3.
  The turn of Ana begins.
dice 15 12 3
ana.boots attack foe with tack
  Ana attacks Foe, Tack pistol: d20 15, dropped 12 (advantage: unseen) + 3 Dexterity + 2 proficiency = 20 against 10, a hit.
  Damage of Tack pistol: d4 3 + 3 Dexterity = 6.
  Ana has been seen.
  Foe takes piercing: 6 from hit points.
show person ana
  able at 2 5 on level 1, 40 of 40 hit points, AC 12
  hidden, found by Red; Hush pistol in hand, 7 of 8; Tack pistol in hand, 13 of 15
# A versatile blade is swung with both hands when the other is free: 2d6, else 1d10.
pass to bel.boots
  The turn of Bel begins.
gm person place bel 21 10
bel.boots stow tack
  Bel stows Tack pistol.
gm person place foe 22 10
dice 10 3 4
bel.boots attack foe with filament
  Bel attacks Foe, Filament blade: d20 10 + 2 Strength + 2 proficiency = 14 against 10, a hit.
  Damage of Filament blade: d6 3+4 + 2 Strength = 9.
  Foe takes slashing: 9 from hit points.
pass to bel.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 4.
  The turn of Ana begins.
  The turn of Bel begins.
bel.boots draw tack
  Bel draws Tack pistol.
dice 10 7
bel.boots attack foe with filament
  Bel attacks Foe, Filament blade: d20 10 + 2 Strength + 2 proficiency = 14 against 10, a hit.
  Damage of Filament blade: d10 7 + 2 Strength = 9.
  Foe takes slashing: 9 from hit points.
# Who is charmed cannot attack the charmer, nor cast at them; others they can.
gm person afflict bel charmed by foe
  Bel is charmed.
pass to bel.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 5.
  The turn of Ana begins.
  The turn of Bel begins.
bel.boots attack foe with filament
  refused [ME-TURN] Bel is charmed and does them no harm
gm person relieve bel charmed
  Bel is no longer charmed.
# Indoctrination: each exposure is a level. A rest can take one off.
gm person afflict ana indoctrinated-1
  Ana is indoctrinated 1.
dice 11
gm person rest ana
  Ana saves with Wisdom against indoctrinated 1: d20 11 against 12, failure.
  Ana has rested.
dice 12
gm person rest ana
  Ana saves with Wisdom against indoctrinated 1: d20 12 against 12, success.
  Ana is no longer indoctrinated 1.
  Ana has rested.
gm person afflict ana indoctrinated-1
  Ana is indoctrinated 1.
gm person afflict ana indoctrinated-1
  Ana is indoctrinated 2.
dice 12 4
gm person check ana charisma 10
  Ana, Charisma: d20 4, dropped 12 (disadvantage: indoctrinated 2) = 4 against 10, failure.
dice 12
gm person check ana wisdom 10
  Ana, Wisdom: d20 12 against 10, success.
gm person afflict ana indoctrinated-1
  Ana is indoctrinated 3.
dice 12 4
gm person check ana wisdom 10
  Ana, Wisdom: d20 4, dropped 12 (disadvantage: indoctrinated 3) = 4 against 10, failure.
gm person afflict ana indoctrinated-1
  Ana is indoctrinated 4.
gm person afflict ana indoctrinated-1 by foe
  Ana is indoctrinated 5.
show person ana
  able at 2 5 on level 1, 40 of 40 hit points, AC 12
  hidden, found by Red; indoctrinated 5; Hush pistol in hand, 7 of 8; Tack pistol in hand, 13 of 15
gm person afflict ana indoctrinated-1
  Ana is indoctrinated 6.
show person ana
  able at 2 5 on level 1, 40 of 40 hit points, AC 12
  hidden, found by Red; indoctrinated 6; Hush pistol in hand, 7 of 8; Tack pistol in hand, 13 of 15
