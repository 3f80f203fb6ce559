title A foe behind a wall notices nobody who hides, however high their Perception
covers ME-HIDE

book me5e
room 20 9
square wall from 8 1 to 8 7
sheet sharp like plain, wisdom 20, skilled perception
person Ana plain at 4 4 side Blue
person Bob sharp at 12 4 side Red
initiative ana 20, bob 10

begin
  ...
# Bob's passive Perception is above the roll.
dice 2
ana.boots hide
  Ana hides: Stealth d20 2.
show person ana
  able at 4 4 on level 1, 20 of 20 hit points, AC 12
  hidden
log gm
  Ana hides: Stealth d20 2.
