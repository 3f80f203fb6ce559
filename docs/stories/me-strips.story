title On foot: a weapon takes the layers that it names, to the last point, and no others
covers ME-DAMAGE

book me5e
room 60 14
sheet heavy like plain, strength 16, dexterity 14, hp 60, weapon trident-launcher
sheet tough like plain, constitution 10, hp 400
person Hal heavy at 2 2 side Blue
person Una tough at 20 2 side Red
initiative hal 20, una 10

begin
  The battle goes on.
  Round 1.
  The turn of Hal begins.
gm person layer una barrier 1
  Una: barrier +1, now 1.
gm person layer una temporary 6
  Una: temporary hit points +6, now 6.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
pass to hal.boots
  The turn of Una begins.
  Round 2.
  The turn of Hal begins.
dice 17 5 5 5 5
hal.boots attack una with trident
  Hal uses Trident launcher on Una.
  Una: barrier -1, now 0.
  Una is cracked.
  Una saves with Constitution against Trident launcher: d20 17 against 18, failure.
  Damage of Trident launcher: d12 5+5+5+5 = 20.
  Hal is no longer targeting.
  Una takes thunder: 6 from temporary hit points, 14 from hit points.
  Hal: speed 5 → 10 m (no longer targeting).
  Una: AC 12 → 9 (cracked).
show person una
  able at 20 2 on level 1, 386 of 400 hit points, AC 9
  cracked
