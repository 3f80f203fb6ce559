title Forge of Stars: a 20 is a degree better and a 1 a degree worse, whatever they come to; a fifth attack
covers FOS-DEGREES FOS-MAP

book forge
room 40 14
sheet ace like plain, precision 8, weapon bolter-pistol, weapon slug-pistol, actions 9
sheet far like plain, hp 60, defence 41
sheet near like plain, hp 60, defence 40
sheet soft like plain, hp 60, defence 1
sheet next like plain, hp 60, defence 2
person Ace ace at 4 6 side Blue
person Far far at 8 2 side Red
person Nea near at 8 4 side Red
person Sof soft at 8 6 side Red
person Nex next at 8 8 side Red
initiative ace 20, far 10, nea 9, sof 8, nex 7

begin
  The battle goes on.
  Round 1.
  The turn of Ace begins.
# 20 and 10 are 30: eleven less than 41 is a critical failure, and with a 20 a failure.
dice 20
ace.boots attack far with bolter-pistol
  Ace attacks Far, bolter pistol: d20 20 + 8 Precision + 2 proficiency = 30 against 41, a miss.
pass to ace.boots
  The turn of Far begins.
  The turn of Nea begins.
  The turn of Sof begins.
  The turn of Nex begins.
  Round 2.
  The turn of Ace begins.
# Ten less than 40 is a failure, and with a 20 a hit.
dice 20 4
ace.boots attack nea with bolter-pistol
  Ace attacks Nea, bolter pistol: d20 20 + 8 Precision + 2 proficiency = 30 against 40, a hit.
  Damage of bolter pistol: d8 4.
  Nea takes explosive: 4 from hit points.
pass to ace.boots
  The turn of Far begins.
  The turn of Nea begins.
  The turn of Sof begins.
  The turn of Nex begins.
  Round 3.
  The turn of Ace begins.
# 1 and 10 are 11: ten more than 1 would be a critical hit, and with a 1 is a hit.
dice 1 4
ace.boots attack sof with bolter-pistol
  Ace attacks Sof, bolter pistol: d20 1 + 8 Precision + 2 proficiency = 11 against 1, a hit.
  Damage of bolter pistol: d8 4.
  Sof takes explosive: 4 from hit points.
pass to ace.boots
  The turn of Far begins.
  The turn of Nea begins.
  The turn of Sof begins.
  The turn of Nex begins.
  Round 4.
  The turn of Ace begins.
# Nine more than 2 would be a hit, and with a 1 is a miss.
dice 1
ace.boots attack nex with bolter-pistol
  Ace attacks Nex, bolter pistol: d20 1 + 8 Precision + 2 proficiency = 11 against 2, a miss.
# Each attack before counts, and there is no last step: agile, 4 each.
show aim ace far with bolter-pistol
  +6 against 41
dice 2
ace.boots attack far with bolter-pistol
  Ace attacks Far, bolter pistol: d20 2 + 8 Precision + 2 proficiency - 4 earlier attacks = 8 against 41, a critical miss.
dice 2
ace.boots attack far with bolter-pistol
  Ace attacks Far, bolter pistol: d20 2 + 8 Precision + 2 proficiency - 8 earlier attacks = 4 against 41, a critical miss.
show aim ace far with bolter-pistol
  -2 against 41
dice 2
ace.boots attack far with bolter-pistol
  Ace attacks Far, bolter pistol: d20 2 + 8 Precision + 2 proficiency - 12 earlier attacks = 0 against 41, a critical miss.
show aim ace far with bolter-pistol
  -6 against 41
# Out of one's turn there is none.
pass to far.boots
  The turn of Far begins.
show aim ace far with bolter-pistol
  +10 against 41
