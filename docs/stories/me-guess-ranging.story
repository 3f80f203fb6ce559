title A weapon that finds its range learns from any guess
covers ME-UNSEEN

book me5e
room 30 9
sheet gun like plain, weapon wayfinder-rifle, attacks 9
person Ann gun at 3 3 side Blue special
person Cid plain at 7 5 side Red special
person Bob plain at 6 3 side Red special
initiative ann 20, bob 10, cid 5

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm person hide bob yes
dice 2 2
ann.boots attack at 6 4
  Ann attacks where somebody may be, Wayfinder rifle: d20 2, dropped 2 (disadvantage: an unseen target) + 2 proficiency = 4, a miss.
dice 2
ann.boots attack cid
  Ann attacks Cid, Wayfinder rifle: d20 2 + 2 proficiency + 1 earlier misses = 5 against 12, a miss.
dice 2 2
ann.boots attack at 6 3
  Ann attacks Bob, Wayfinder rifle: d20 2, dropped 2 (disadvantage: an unseen target) + 2 proficiency + 2 earlier misses = 6 against 12, a miss.
  Ann attacks where somebody may be, Wayfinder rifle: d20 2, dropped 2 (disadvantage: an unseen target) + 2 proficiency = 4, a miss.
dice 2
ann.boots attack cid
  Ann attacks Cid, Wayfinder rifle: d20 2 + 2 proficiency + 3 earlier misses = 7 against 12, a miss.
