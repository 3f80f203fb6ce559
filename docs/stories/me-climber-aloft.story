title A climber with nothing to climb falls out of the air, and clings over a shaft
covers ME-FLYING ME-MOVE

book me5e
room 20 9 levels 2
square shaft-down 10 4
sheet climber like plain, hp 60, climb 10
person Ana climber at 4 4 side Blue special
person Bob plain at 16 4 side Red special
initiative ana 20, bob 10

begin
  ...
gm person afflict ana weightless
  Ana is weightless.
ana.boots fly 6 4 height 6
  Ana has moved to 6 4 on level 1; 10 m of movement is left.
dice 3 4
gm person relieve ana weightless
  Ana is no longer weightless.
  Ana falls from a height of 6.
  Damage of the fall: d6 3+4 = 7.
  Ana is prone.
  Ana takes bludgeoning: 7 from hit points.
show person ana
  able at 6 4 on level 1, 53 of 60 hit points, AC 12
  prone
