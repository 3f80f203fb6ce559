title Forge of Stars: who does not see an attacker is flat-footed against that one alone, until they are seen
covers FOS-SURPRISE

book forge
room 30 9
square half-cover 6 4
sheet lurker like plain, agility 3, skilled stealth, weapon blaster-pistol, precision 3, actions 9
sheet watch like plain, agility 1, wisdom 1, hp 40, skilled perception
person Lurk lurker at 5 4 side Blue
person Pal lurker at 12 6 side Blue
person Watch watch at 10 4 side Red
initiative lurk 20, pal 15, watch 10

begin
  The battle goes on.
  Round 1.
  The turn of Lurk begins.
show aim lurk watch with blaster-pistol
  +5 against 13
# 10 + 3 + 2 and 2 of cover are 17, against 13.
dice 10
lurk.boots hide
  Lurk hides: Stealth d20 10 + 3 Agility + 2 Stealth proficiency + 2 cover = 17.
show aim lurk watch with blaster-pistol
  +5 against 11
show aim pal watch with blaster-pistol
  +5 against 13
dice 5
lurk.boots attack watch with blaster-pistol
  Lurk attacks Watch, blaster pistol: d20 5 + 3 Precision + 2 proficiency = 10 against 11, a miss.
  Lurk has been seen.
show aim lurk watch with blaster-pistol
  +1 against 13
