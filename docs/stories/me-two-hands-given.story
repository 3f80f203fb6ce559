title A weapon that the GM gives is in hand if the hands are free
covers ME-FREE

book me5e
room 24 10
sheet gunner like plain, weapon gavel-pistol
person Gil gunner at 4 4 side Blue
person Ann plain at 4 6 side Blue
person Foe plain at 12 4 side Red
initiative gil 20, ann 15, foe 10

begin
  ...
gm person arm gil warden-rifle 1
  Gil is given Warden rifle.
gm person arm ann warden-rifle 1
  Ann is given Warden rifle.
show person gil
  able at 4 4 on level 1, 20 of 20 hit points, AC 12
  Gavel pistol in hand, 10 of 10
show person ann
  able at 4 6 on level 1, 20 of 20 hit points, AC 12
  Warden rifle in hand, 9 of 9
