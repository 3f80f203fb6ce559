title Silencing divides points, where the one who is moved stands
covers LOL-SILENCE LOL-SILENCE-STACK LOL-SILENCE-LIMITS

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, power hush, insight 60
sheet still like plain, armour silencer, charge 4
sheet light like plain
person Mia mind at 10 5 side Blue
person Sil still at 20 5 side Red special
person Tom still at 20 8 side Red special
person Bob plain at 18 5 side Red special
person Far plain at 10 12 side Red special
initiative sil 40, tom 39, mia 20, bob 10, far 5

begin
  The battle goes on.
  Round 1.
  The turn of Sil begins.
sil.boots cast silence
  Sil: charge -1, now 3.
  Sil uses Switch the silencer on.
  Sil is silencing the ether.
pass to mia.boots
  The turn of Tom begins.
  The turn of Mia begins.
mia.boots cast gather
  Mia: insight -1, now 59.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
mia.boots cast gather
  Mia: insight -1, now 58.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 40.
mia.boots cast gather
  Mia: insight -1, now 57.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 60.
mia.boots cast gather
  Mia: insight -1, now 56.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 80.
# Silencing by 4: 160 pounds ask for 64 points in place of 16.
mia.boots cast heave on bob points 63
  Mia casts Heave on Bob.
  Mia: pseudogravity points -63, now 17.
  Mia is aglow.
  Mia is heard to lift Bob with 63 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Far begins.
  Round 2.
  The turn of Sil begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 55.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 37.
mia.boots cast gather
  Mia: insight -1, now 54.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 57.
mia.boots cast gather
  Mia: insight -1, now 53.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 77.
mia.boots cast heave on bob points 64 at 19 6
  Mia casts Heave on Bob.
  Mia: pseudogravity points -64, now 13.
  Mia is aglow.
  Mia is heard to lift Bob with 64 points: they move.
  Bob has moved to 19 6 on level 1.
pass to tom.boots
  The turn of Bob begins.
  The turn of Far begins.
  Round 3.
  The turn of Sil begins.
  The turn of Tom begins.
# Two of 4 are 5: 80 points.
tom.boots cast silence
  Tom: charge -1, now 3.
  Tom uses Switch the silencer on.
  Tom is silencing the ether.
pass to mia.boots
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 52.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 33.
mia.boots cast gather
  Mia: insight -1, now 51.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 53.
mia.boots cast gather
  Mia: insight -1, now 50.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 73.
mia.boots cast gather
  Mia: insight -1, now 49.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 93.
mia.boots cast heave on bob points 79
  Mia casts Heave on Bob.
  Mia: pseudogravity points -79, now 14.
  Mia is aglow.
  Mia is heard to lift Bob with 79 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Far begins.
  Round 4.
  The turn of Sil begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 48.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 34.
mia.boots cast gather
  Mia: insight -1, now 47.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 54.
mia.boots cast gather
  Mia: insight -1, now 46.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 74.
mia.boots cast gather
  Mia: insight -1, now 45.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 94.
mia.boots cast heave on bob points 80 at 19 5
  Mia casts Heave on Bob.
  Mia: pseudogravity points -80, now 14.
  Mia is aglow.
  Mia is heard to lift Bob with 80 points: they move.
  Bob has moved to 19 5 on level 1.
# Her own hush reaches 60 ft, and Far, 35 ft away, with it: by 2, 160 pounds ask for 32 points.
pass to mia.boots
  The turn of Bob begins.
  The turn of Far begins.
  Round 5.
  The turn of Sil begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast hush
  Mia: insight -1, now 44.
  Mia casts Hush.
  Mia is hushing the ether.
mia.boots cast gather
  Mia: insight -1, now 43.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 34.
mia.boots cast heave on far points 16 at 12 12
  Mia casts Heave on Far.
  Mia: pseudogravity points -16, now 18.
  Mia is aglow.
  Mia is heard to lift Far with 16 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Far begins.
  Round 6.
  The turn of Sil begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 42.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 38.
mia.boots cast heave on far points 32 at 12 12
  Mia casts Heave on Far.
  Mia: pseudogravity points -32, now 6.
  Mia is aglow.
  Mia is heard to lift Far with 32 points: they move.
  Far has moved to 12 12 on level 1.
