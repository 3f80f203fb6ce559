title On foot: of two creatures on one square in between, the one that hides more gives the cover
covers ME-COVER

book me5e
room 30 9
sheet wing like plain, speed 4, fly 20, feature hover
sheet gun like plain, weapon warden-rifle, dexterity 14
person Fly wing at 5 4 side Blue
person Bob plain at 6 4 side Blue special
person Cid plain at 10 4 side Red special
person Gun gun at 2 4 side Blue
initiative fly 20, bob 15, gun 5, cid 3

begin
  ...
# Somebody in the air gives none; who stands beneath does.
fly.boots fly 6 4 height 4
  Fly has moved to 6 4 on level 1; 14 m of movement is left.
show cover cid from gun
  half cover
