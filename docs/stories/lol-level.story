title A book without levels gives none
covers LOL-DRIVE

book lurasko
room 20 9
person Mia plain at 2 2 side Blue
person Bea plain at 8 2 side Red special
initiative mia 20, bea 10

begin
  ...
gm person level mia 0
  refused [TABLE] Legends of Lurasko has no levels
