title Silencing counts where who is moved stands as they begin, and for new points alone; nobody sees or hears it
covers LOL-SILENCE LOL-SILENCE-LIMITS

book lurasko
room 60 14
sheet mind like plain, power gather, power heave, power hoist, insight 60
sheet still like plain, armour silencer, charge 4
person Mia mind at 20 5 side Blue
person Sil still at 24 5 side Red special
person Bob plain at 30 5 side Red special
person Ann plain at 24 9 side Red special
initiative mia 40, sil 30, bob 20, ann 10

begin
  The battle goes on.
  Round 1.
  The turn of Mia begins.
# Ann is held up for 16 points before there is any silencing, and stays up in it: points that are spent are spent.
mia.boots cast gather
  Mia: insight -1, now 59.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 20.
mia.boots cast hoist on ann points 16
  Mia uses Hoist on Ann.
  Mia: pseudogravity points -16, now 4.
  Mia is aglow.
  Mia is heard to lift Ann with 16 points: they move.
  Ann is held up.
  Ann: speed 30 → 0 ft (held up).
pass to sil.boots
  The turn of Sil begins.
sil.boots cast silence
  Sil: charge -1, now 3.
  Sil uses Switch the silencer on.
  Sil is silencing the ether.
# Nobody of the other side hears of it, or sees it.
log sil.boots
  Sil: charge -1, now 3.
  Sil uses Switch the silencer on.
  Sil is silencing the ether.
log mia.boots
show person ann
  able at 24 9 on level 1, 0 suffered, Agility 6
  held up
pass to mia.boots
  The turn of Bob begins.
  The turn of Ann begins.
  Round 2.
  The turn of Mia begins.
  Mia is no longer aglow.
  Ann is no longer held up.
  Ann: speed 0 → 30 ft (no longer held up).
# Bob is 30 ft from the silencer, and in it: 63 points of 64 are too few.
mia.boots cast gather
  Mia: insight -1, now 58.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 24.
mia.boots cast gather
  Mia: insight -1, now 57.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 44.
mia.boots cast gather
  Mia: insight -1, now 56.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 64.
mia.boots cast gather
  Mia: insight -1, now 55.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 84.
mia.boots cast heave on bob points 63
  Mia casts Heave on Bob.
  Mia: pseudogravity points -63, now 21.
  Mia is aglow.
  Mia is heard to lift Bob with 63 points: nothing moves.
pass to mia.boots
  The turn of Sil begins.
  The turn of Bob begins.
  The turn of Ann begins.
  Round 3.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 54.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 41.
mia.boots cast gather
  Mia: insight -1, now 53.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 61.
mia.boots cast gather
  Mia: insight -1, now 52.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 81.
mia.boots cast heave on bob points 64 at 30 6
  Mia casts Heave on Bob.
  Mia: pseudogravity points -64, now 17.
  Mia is aglow.
  Mia is heard to lift Bob with 64 points: they move.
  Bob has moved to 30 6 on level 1.
pass to mia.boots
  The turn of Sil begins.
  The turn of Bob begins.
  The turn of Ann begins.
  Round 4.
  The turn of Mia begins.
  Mia is no longer aglow.
# 35 ft away 16 are enough and 15 are not, though Mia stands in the silencing herself, and though Bob comes into it.
gm person place bob 31 5
mia.boots cast gather
  Mia: insight -1, now 51.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 37.
mia.boots cast heave on bob points 15 at 26 5
  Mia casts Heave on Bob.
  Mia: pseudogravity points -15, now 22.
  Mia is aglow.
  Mia is heard to lift Bob with 15 points: nothing moves.
pass to mia.boots
  The turn of Sil begins.
  The turn of Bob begins.
  The turn of Ann begins.
  Round 5.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 50.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 42.
mia.boots cast heave on bob points 16 at 26 5
  Mia casts Heave on Bob.
  Mia: pseudogravity points -16, now 26.
  Mia is aglow.
  Mia is heard to lift Bob with 16 points: they move.
  Bob has moved to 26 5 on level 1.
