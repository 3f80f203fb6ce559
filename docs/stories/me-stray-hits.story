title On foot, variants: a 1 strays to nobody by armour, and what strays is a whole hit
covers ME-COVER-FRIEND ME-NAT

book me5e
room 24 12
variant friendly-armour
sheet gunner like plain, weapon warden-rifle bonus 12
sheet thrower like plain, dexterity 14, weapon adder-dagger
sheet adept like plain, charisma 30, power spear, casting Charisma, slots 4
sheet friend like plain, defence 10, hp 60
sheet tough like plain, defence 26
person Gil gunner at 2 6 side Blue
person Pal friend at 4 6 side Blue
person Tom tough at 8 6 side Red
person Gus thrower at 2 9 side Blue
person Paz friend at 3 9 side Blue
person Tim tough at 4 9 side Red
person Ada adept at 2 3 side Blue
person Pat friend at 4 3 side Blue
person Tam tough at 8 3 side Red
initiative gil 20, gus 15, ada 12, pal 10, paz 9, pat 8, tom 3, tim 2, tam 1

begin
  ...
# 1 and 12 would reach the friend's 10, but a 1 misses whatever there is to reach.
dice 1
gil.boots attack tom
  Gil attacks Tom, Warden rifle: d20 1 + 12 attack bonus = 13 against 28 with half cover, a miss on a 1.
  The stray attack of Gil passes Pal.
pass
  The turn of Gus begins.
# A thrown dagger that strays does to the friend all that it does: 1d4 and its poison, against 11.
dice d20=8 d4=3 d20=5 d6=1 d6=1 d6=1
gus.boots attack tim with adder-dagger throw
  Gus attacks Tim, Adder dagger: d20 8 + 2 Dexterity + 2 proficiency = 12 against 28 with half cover, a miss.
  The stray attack of Gus hits Paz.
  Damage of Adder dagger: d4 3 + 2 Dexterity = 5.
  Paz saves with Constitution against Adder dagger: d20 5 against 11, failure.
  Damage of Adder dagger: d6 1+1+1 = 3.
  Paz takes piercing and poison: 8 from hit points.
pass
  The turn of Ada begins.
# So with powers: a 1 goes by.
dice 1
ada.boots cast spear on tam
  Ada casts Spear of Force on Tam.
  Ada attacks Tam, Spear of Force: d20 1 + 10 Charisma + 2 proficiency = 13 against 28 with half cover, a miss on a 1.
  The stray attack of Ada passes Pat.
