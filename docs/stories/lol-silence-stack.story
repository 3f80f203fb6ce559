title Silencings of different strength, and of three; points are compared exactly
covers LOL-SILENCE-STACK LOL-SILENCE LOL-PSEUDO

book lurasko
room 60 14
sheet mind like plain, power heave, power gather, insight 60
sheet still like plain, armour silencer, charge 4
sheet hushing like plain, power hush, insight 4
sheet armed like plain, weapon rifle, armour heavy-plate
person Mia mind at 10 5 side Blue
person Sil still at 20 5 side Red special
person Hus hushing at 20 8 side Red special
person Tom still at 20 9 side Red special
person Bob plain at 18 5 side Red special
person Arm armed at 18 9 side Red special
initiative sil 40, hus 39, tom 38, mia 20, bob 10, arm 5

begin
  The battle goes on.
  Round 1.
  The turn of Sil begins.
sil.boots cast silence
  Sil: charge -1, now 3.
  Sil uses Switch the silencer on.
  Sil is silencing the ether.
pass to hus.boots
  The turn of Hus begins.
hus.boots cast hush
  Hus: insight -1, now 3.
  Hus casts Hush.
  Hus is hushing the ether.
pass to mia.boots
  The turn of Tom begins.
  The turn of Mia begins.
# 4 and 2 are 4 and a half: 16 points become 72.
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
mia.boots cast heave on bob points 71 at 18 6
  Mia casts Heave on Bob.
  Mia: pseudogravity points -71, now 9.
  Mia is aglow.
  Mia is heard to lift Bob with 71 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Arm begins.
  Round 2.
  The turn of Sil begins.
  The turn of Hus begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 55.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 29.
mia.boots cast gather
  Mia: insight -1, now 54.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 49.
mia.boots cast gather
  Mia: insight -1, now 53.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 69.
mia.boots cast gather
  Mia: insight -1, now 52.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 89.
mia.boots cast heave on bob points 72 at 18 6
  Mia casts Heave on Bob.
  Mia: pseudogravity points -72, now 17.
  Mia is aglow.
  Mia is heard to lift Bob with 72 points: they move.
  Bob has moved to 18 6 on level 1.
pass to mia.boots
  The turn of Bob begins.
  The turn of Arm begins.
  Round 3.
  The turn of Sil begins.
  The turn of Hus begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
# Arm weighs 224: 22 and four tenths, by four and a half 100 and eight tenths.
mia.boots cast gather
  Mia: insight -1, now 51.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 37.
mia.boots cast gather
  Mia: insight -1, now 50.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 57.
mia.boots cast gather
  Mia: insight -1, now 49.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 77.
mia.boots cast gather
  Mia: insight -1, now 48.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 97.
mia.boots cast gather
  Mia: insight -1, now 47.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 117.
mia.boots cast heave on arm points 100 at 18 8
  Mia casts Heave on Arm.
  Mia: pseudogravity points -100, now 17.
  Mia is aglow.
  Mia is heard to lift Arm with 100 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Arm begins.
  Round 4.
  The turn of Sil begins.
  The turn of Hus begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 46.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 37.
mia.boots cast gather
  Mia: insight -1, now 45.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 57.
mia.boots cast gather
  Mia: insight -1, now 44.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 77.
mia.boots cast gather
  Mia: insight -1, now 43.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 97.
mia.boots cast gather
  Mia: insight -1, now 42.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 117.
mia.boots cast heave on arm points 101 at 18 8
  Mia casts Heave on Arm.
  Mia: pseudogravity points -101, now 16.
  Mia is aglow.
  Mia is heard to lift Arm with 101 points: they move.
  Arm has moved to 18 8 on level 1.
pass to tom.boots
  The turn of Bob begins.
  The turn of Arm begins.
  Round 5.
  The turn of Sil begins.
  The turn of Hus begins.
  The turn of Tom begins.
# 4, 4 and 2 are 5 and a half: 88 for Bob.
tom.boots cast silence
  Tom: charge -1, now 3.
  Tom uses Switch the silencer on.
  Tom is silencing the ether.
pass to mia.boots
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 41.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 36.
mia.boots cast gather
  Mia: insight -1, now 40.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 56.
mia.boots cast gather
  Mia: insight -1, now 39.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 76.
mia.boots cast gather
  Mia: insight -1, now 38.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 96.
mia.boots cast heave on bob points 87 at 18 5
  Mia casts Heave on Bob.
  Mia: pseudogravity points -87, now 9.
  Mia is aglow.
  Mia is heard to lift Bob with 87 points: nothing moves.
pass to mia.boots
  The turn of Bob begins.
  The turn of Arm begins.
  Round 6.
  The turn of Sil begins.
  The turn of Hus begins.
  The turn of Tom begins.
  The turn of Mia begins.
  Mia is no longer aglow.
mia.boots cast gather
  Mia: insight -1, now 37.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 29.
mia.boots cast gather
  Mia: insight -1, now 36.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 49.
mia.boots cast gather
  Mia: insight -1, now 35.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 69.
mia.boots cast gather
  Mia: insight -1, now 34.
  Mia casts Gather gravity.
  Mia: pseudogravity points +20, now 89.
mia.boots cast heave on bob points 88 at 18 5
  Mia casts Heave on Bob.
  Mia: pseudogravity points -88, now 1.
  Mia is aglow.
  Mia is heard to lift Bob with 88 points: they move.
  Bob has moved to 18 5 on level 1.
