title Forge of Stars: what each armour adds to AC, the Agility that it lets count, and its points
covers FOS-SHIELDHP

book forge
room 30 9
sheet slow-armoured-clothing like plain, agility 0, armour armoured-clothing
sheet quick-armoured-clothing like plain, agility 5, armour armoured-clothing
sheet slow-shifting-suit like plain, agility 0, armour shifting-suit
sheet quick-shifting-suit like plain, agility 5, armour shifting-suit
sheet slow-void-suit like plain, agility 0, armour void-suit
sheet quick-void-suit like plain, agility 5, armour void-suit
sheet slow-heavy-clothing like plain, agility 0, armour heavy-clothing
sheet quick-heavy-clothing like plain, agility 5, armour heavy-clothing
sheet slow-padded-vest like plain, agility 0, armour padded-vest
sheet quick-padded-vest like plain, agility 5, armour padded-vest
sheet slow-laminate like plain, agility 0, armour laminate
sheet quick-laminate like plain, agility 5, armour laminate
sheet slow-battle-armour like plain, agility 0, armour battle-armour
sheet quick-battle-armour like plain, agility 5, armour battle-armour
sheet slow-heavy-battle-armour like plain, agility 0, armour heavy-battle-armour
sheet quick-heavy-battle-armour like plain, agility 5, armour heavy-battle-armour
sheet slow-assault-armour like plain, agility 0, armour assault-armour
sheet quick-assault-armour like plain, agility 5, armour assault-armour
sheet slow-siege-armour like plain, agility 0, armour siege-armour
sheet quick-siege-armour like plain, agility 5, armour siege-armour
sheet slow-deflector like plain, agility 0, armour deflector
sheet quick-deflector like plain, agility 5, armour deflector
person S1 slow-armoured-clothing at 2 2
person Q1 quick-armoured-clothing at 2 5
person S2 slow-shifting-suit at 4 2
person Q2 quick-shifting-suit at 4 5
person S3 slow-void-suit at 6 2
person Q3 quick-void-suit at 6 5
person S4 slow-heavy-clothing at 8 2
person Q4 quick-heavy-clothing at 8 5
person S5 slow-padded-vest at 10 2
person Q5 quick-padded-vest at 10 5
person S6 slow-laminate at 12 2
person Q6 quick-laminate at 12 5
person S7 slow-battle-armour at 14 2
person Q7 quick-battle-armour at 14 5
person S8 slow-heavy-battle-armour at 16 2
person Q8 quick-heavy-battle-armour at 16 5
person S9 slow-assault-armour at 18 2
person Q9 quick-assault-armour at 18 5
person S10 slow-siege-armour at 20 2
person Q10 quick-siege-armour at 20 5
person S11 slow-deflector at 22 2
person Q11 quick-deflector at 22 5
initiative s1 60, q1 40, s2 59, q2 39, s3 58, q3 38, s4 57, q4 37, s5 56, q5 36, s6 55, q6 35, s7 54, q7 34, s8 53, q8 33, s9 52, q9 32, s10 51, q10 31, s11 50, q11 30

begin
  The battle goes on.
  Round 1.
  The turn of S1 begins.
# 10, proficiency 2, and for the quick as much of an Agility of 5 as the armour lets count.
show person s1
  able at 2 2 on level 1, 14 of 14 hit points, AC 13
show person q1
  able at 2 5 on level 1, 14 of 14 hit points, AC 17
show person s2
  able at 4 2 on level 1, 14 of 14 hit points, AC 12
show person q2
  able at 4 5 on level 1, 14 of 14 hit points, AC 17
show person s3
  able at 6 2 on level 1, 14 of 14 hit points, AC 13
show person q3
  able at 6 5 on level 1, 14 of 14 hit points, AC 16
show person s4
  able at 8 2 on level 1, 14 of 14 hit points, AC 13
show person q4
  able at 8 5 on level 1, 14 of 14 hit points, AC 17
show person s5
  able at 10 2 on level 1, 14 of 14 hit points, AC 14
show person q5
  able at 10 5 on level 1, 14 of 14 hit points, AC 17
show person s6
  able at 12 2 on level 1, 14 of 14 hit points, AC 14
  plating 5 of 5
show person q6
  able at 12 5 on level 1, 14 of 14 hit points, AC 17
  plating 5 of 5
show person s7
  able at 14 2 on level 1, 14 of 14 hit points, AC 15
  plating 10 of 10
show person q7
  able at 14 5 on level 1, 14 of 14 hit points, AC 17
  plating 10 of 10
show person s8
  able at 16 2 on level 1, 14 of 14 hit points, AC 16
  plating 15 of 15
show person q8
  able at 16 5 on level 1, 14 of 14 hit points, AC 17
  plating 15 of 15
show person s9
  able at 18 2 on level 1, 14 of 14 hit points, AC 17
  plating 20 of 20
show person q9
  able at 18 5 on level 1, 14 of 14 hit points, AC 17
  plating 20 of 20
show person s10
  able at 20 2 on level 1, 14 of 14 hit points, AC 17
  plating 25 of 25
show person q10
  able at 20 5 on level 1, 14 of 14 hit points, AC 17
  plating 25 of 25
show person s11
  able at 22 2 on level 1, 14 of 14 hit points, AC 14
  shield field 20 of 20
show person q11
  able at 22 5 on level 1, 14 of 14 hit points, AC 19
  shield field 20 of 20
