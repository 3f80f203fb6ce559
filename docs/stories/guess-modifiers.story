title A guess shows every modifier of its own side, and the distance of its square
covers FOS-RANGE ME-UNSEEN

book forge
room 40 14
sheet gun like plain, precision 3, weapon blaster-pistol, actions 9
person Gun gun at 2 4 side Blue special
person Big hull-walker at 10 4 side Red special
initiative gun 20, big 10

begin
  ...
gm person hide big yes
  ...
# Big stands on 10 4 to 11 5. 40 ft cost nothing, 45 five, for a right guess as for a wrong one.
dice 2
gun.boots attack at 10 4
  Gun attacks Big, blaster pistol: d20 2 + 3 Precision + 2 proficiency - 2 an unseen target = 5 against 13, a miss.
  Gun attacks where somebody may be, blaster pistol: d20 2 + 3 Precision + 2 proficiency - 2 an unseen target = 5, a miss.
gm person hide big yes
dice 2
gun.boots attack at 11 4
  Gun attacks Big, blaster pistol: d20 2 + 3 Precision + 2 proficiency - 4 earlier attacks - 2 an unseen target = 1 against 13, a critical miss.
  Gun attacks where somebody may be, blaster pistol: d20 2 + 3 Precision + 2 proficiency - 4 earlier attacks - 5 range - 2 an unseen target = -4, a miss.
gm person hide big yes
dice 2
gun.boots attack at 12 4
  Gun attacks where somebody may be, blaster pistol: d20 2 + 3 Precision + 2 proficiency - 8 earlier attacks - 5 range - 2 an unseen target = -8, a miss.
log gun.boots
  Gun attacks where somebody may be, blaster pistol: d20 2 + 3 Precision + 2 proficiency - 8 earlier attacks - 5 range - 2 an unseen target = -8, a miss.
