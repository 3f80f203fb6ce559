title What a weapon gains from a miss it gains from a wrong guess
covers FOS-MAP

book forge
room 30 9
sheet ham like plain, weapon rocket-hammer, strength 3
person Ann ham at 3 3 side Blue
person Bea ham at 5 5 side Blue
person Bob plain at 4 3 side Red
person Cid plain at 4 4 side Red
initiative ann 20, bea 15, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm person hide bob yes
dice 2
ann.boots attack at 4 2
  Ann attacks where somebody may be, rocket hammer: d20 2 + 3 Strength + 2 proficiency - 2 an unseen target = 5, a miss.
dice 2
ann.boots attack cid
  Ann attacks Cid, rocket hammer: d20 2 + 3 Strength + 2 proficiency - 5 earlier attacks + 1 after a miss = 3 against 14, a critical miss.
pass to bea.boots
  The turn of Bea begins.
gm person hide cid yes
gm person hide bob no
  Bob has been seen.
dice 2
bea.boots attack at 4 4
  Bea attacks Cid, rocket hammer: d20 2 + 3 Strength + 2 proficiency - 2 an unseen target = 5 against 14, a miss.
  Bea attacks where somebody may be, rocket hammer: d20 2 + 3 Strength + 2 proficiency - 2 an unseen target = 5, a miss.
