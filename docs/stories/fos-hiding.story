title Forge of Stars: hiding takes cover of any kind, and says so by the book's names
covers FOS-COVER

book forge
room 20 9
square slight-cover 9 2
square half-cover 9 4
square three-quarters-cover 9 6
person Ana plain at 10 5 side Blue
person Bob plain at 3 4 side Red
initiative ana 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# In the open nobody hides.
ana.boots hide
  refused [FOS-COVER] a foe has Ana in plain sight: hide out of sight, in smoke, or behind flimsy cover
# Behind something thin, which is flimsy cover, one may; standard cover adds two, and amazing cover four.
gm person place ana 10 2
dice 12
ana.boots hide
  Ana hides: Stealth d20 12 + 2 Agility + 1 cover = 15.
gm person place ana 10 4
gm person hide ana no
  Ana has been seen.
dice 12
ana.boots hide
  Ana hides: Stealth d20 12 + 2 Agility + 2 cover = 16.
gm person place ana 10 6
gm person hide ana no
  Ana has been seen.
dice 12
ana.boots hide
  Ana hides: Stealth d20 12 + 2 Agility + 4 cover = 18.
# Doubled, flimsy cover is worth two.
gm person place ana 10 2
pass to ana.boots
  The turn of Bob begins.
  Round 2.
  The turn of Ana begins.
gm person hide ana no
  Ana has been seen.
ana.boots take-cover
  Ana is taking cover.
dice 12
ana.boots hide
  Ana hides: Stealth d20 12 + 2 Agility + 2 cover = 16.
