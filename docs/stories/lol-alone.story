title Lurasko: a grenade goes alone, and so does the butt of a gun; other weapons in hand strike together
covers LOL-EXPLOSIVE HOUSE-LURASKO

book lurasko
room 30 12
sheet two like plain, strength 4, weapon grenades, weapon pistol
sheet mix like plain, strength 4, weapon pistol, weapon dagger
sheet foe like plain, hp 60
person Kit two at 5 5 side Blue
person Mix mix at 20 5 side Blue
person Bob foe at 10 5 side Red special
initiative kit 40, mix 30, bob 20

begin
  The battle goes on.
  Round 1.
  The turn of Kit begins.
dice 12 9 1
kit.boots attack bob with grenades
  Damage of grenades: 24.
  Damage of grenades: 20.
  Bob defends against Kit, grenades: d20 12+9 = 21 against 14, a hit.
  Nobody is reached by grenades.
  Bob takes frag and blast: 44 suffered.
  Bob has suffered 44, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bob is maimed.
  Bob is deafened.
  Bob is floored.
  Bob: speed 30 → 15 ft (maimed).
pass
  The turn of Mix begins.
gm person place mix 11 5
dice 12 9 1
mix.boots attack bob with pistol butt
  Damage of officer's pistol butt: 3.
  Bob defends against Mix, officer's pistol butt: d20 12+9 = 21 against 11, a hit.
  Bob takes blunt: 3 suffered.
  Bob has suffered 47, a degree of injury for each 15: one more (1, hurt in a limb).
pass to mix.boots
  The turn of Bob begins.
  Round 2.
  The turn of Kit begins.
  The turn of Mix begins.
dice 12 9 1
mix.boots attack bob with dagger
  Damage of quartz dagger: 5 + 4 Strength = 9.
  Bob defends against Mix, quartz dagger: d20 12+9 = 21 against 11, a hit.
  Bob takes edged: 9 suffered.
  Bob has suffered 56, a degree of injury for each 15: no further one (1, hurt in a limb).
