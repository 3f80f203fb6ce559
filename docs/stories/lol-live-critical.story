title In live tempo a critical hit that nobody chooses for is an injury of perception
covers LOL-CRIT

book lurasko
tempo live
room 20 9
sheet a like plain, weapon blade
sheet b like plain, ember 30
person Ann a at 5 4 side Blue special
person Bob b at 6 4 side Red special
initiative ann 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm go-on
dice 12 12 3
ann.boots attack bob with blade
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Ann, boarding blade: d20 12+12 = 24 against 14, a hit.
  Bob may react to Ann: an aura.
  Bob answers with ember mantle when touched by Ann.
  Bob: ember mantle -10, now 20.
  Ann takes heat: 10 suffered.
  Ann has suffered 10, a degree of injury for each 15: no further one (3, hurt in the core).
  Bob takes edged: 12 suffered.
  Bob has suffered 12, a degree of injury for each 15: no further one (3, hurt in the core).
wait 120 ticks
  The turn of Bob begins.
  Round 2.
  The turn of Ann begins.
dice 20 20
ann.boots attack bob with blade
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Ann, boarding blade: d20 20+20 = 40 against 14, a critical hit.
  Ann strikes so that the other is dazed.
  Bob takes edged: 12 suffered.
  Bob has suffered 24, a degree of injury for each 15: one more (5, dazed).
  Bob is dazed.
show person bob
  able at 6 4 on level 1, 24 suffered, Agility 6
  ember mantle 20 of 30; dazed
