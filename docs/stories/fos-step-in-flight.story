title Forge of Stars: a step with care is taken on foot, also by those who fly
covers FOS-ACTIONS

book forge
room 14 9
sheet drone like plain, speed 0, fly 30
sheet thrush like plain, speed 30, fly 30
person Dro drone at 3 3 side Blue special
person Tam thrush at 3 6 side Blue special
person Bob plain at 10 3 side Red special
initiative dro 20, tam 15, bob 10

begin
  ...
dro.boots step at 4 3
  refused [FOS-ACTIONS] Dro cannot walk, and a step is taken on foot
pass to tam.boots
  ...
tam.boots step at 4 6
  Tam has moved to 4 6 on level 1; 30 ft of movement is left.
