title A GM gives people levels
covers ME-NPC

book me5e
room 20 9
person Maren maren-oduya at 2 2 side Blue
person Bea plain at 8 2 side Red special
initiative maren 20, bea 10

begin
  ...
# The class throws a die, and Constitution is added.
dice 4
gm person level maren 0
  Maren is level 4 now, with 6 more hit points: 1d6 gave 4.
  Maren: maximum of hit points 20 → 26 (level 4).
# Or the player has thrown it. With the fifth level proficiency rises.
dice 10
gm person check maren wisdom 10
  Maren, Wisdom: d20 10 + 3 Wisdom = 13 against 10, success.
gm person level maren 5
  Maren is level 5 now, with 5 more hit points.
  Maren: maximum of hit points 26 → 31 (level 5).
dice 10 3
maren.boots attack bea with tack-pistol
  Maren attacks Bea, Tack pistol: d20 10 + 2 Dexterity + 3 proficiency = 15 against 12, a hit.
  Damage of Tack pistol: d4 3 + 2 Dexterity = 5.
  Bea takes piercing: 5 from hit points.
gm person hp maren 0
  Maren falls unconscious.
  Maren can no longer hold Gauntlet blade.
  Maren can no longer hold Tack pistol.
  The GM rules: Maren has 0 hit points.
  The turn of Bea begins.
gm person level maren 3
  Maren is level 6 now, with 3 more hit points.
gm person level bea 0
  refused [TABLE] neither the book nor their sheet says how many hit points Bea gains: say how many
# A level that was given by mistake is taken back, with its points.
gm person level maren -3
  Maren is level 5 again, with 3 fewer hit points.
gm person level maren -400
  refused [TABLE] that leaves Maren no hit points
gm person level maren -5
  Maren is level 4 again, with 5 fewer hit points.
gm person level maren -6
  Maren is level 3 again, with 6 fewer hit points.
gm person level maren -1
  refused [TABLE] Maren has been given no level
