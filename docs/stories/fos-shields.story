title Forge of Stars: several shields, the AC of the best of them, and what goes first
covers FOS-SHIELDHP FOS-TEMPHP FOS-COVER

book forge
room 30 9
square half-cover 6 4
sheet both like plain, hp 20, agility 4, armour bastion-field, armour laminate, armour deflector
sheet gun like plain, precision 3, weapon slug-pistol, actions 9
person Bob both at 7 4 side Blue special
person Gun gun at 2 4 side Red special
initiative bob 20, gun 10

begin
  ...
# 10, Agility, of which laminate lets 2 count, 2 and 3 are 17, with a deflector 19; the bastion's 18 stand in place of all of it.
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 18
  bastion field 10 of 10; shield field 20 of 20; plating 5 of 5
# Cover adds to them, and who is flat-footed has two less.
show aim gun bob
  +5 against 20 with standard cover
gm person afflict bob flat-footed
  Bob is flat-footed.
  Bob: AC 18 → 16 (flat-footed).
show aim gun bob
  +5 against 18 with standard cover
gm person relieve bob flat-footed
  Bob is no longer flat-footed.
  Bob: AC 16 → 18 (no longer flat-footed).
# Shields before temporary points before hit points, in their order.
gm person layer bob shield 3
  Bob: shield +3, now 3.
gm person layer bob temporary 4
  Bob: temporary hit points +4, now 4.
gm person hurt bob 5 laser
  Bob takes laser: 3 from shield, 2 from bastion field.
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 18
  bastion field 8 of 10; shield field 20 of 20; plating 5 of 5; temporary hit points 4
# Its 10 points hold, and no longer: then the deflector's two add to what is his own, as long as its 20 do.
gm person hurt bob 8 laser
  Bob takes laser: 8 from bastion field.
  Bob: AC 18 → 19 (bastion field ends).
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 19
  bastion field 0 of 10; shield field 20 of 20; plating 5 of 5; temporary hit points 4
gm person hurt bob 20 laser
  Bob takes laser: 20 from shield field.
  Bob: AC 19 → 17 (shield field ends).
show person bob
  able at 7 4 on level 1, 20 of 20 hit points, AC 17
  bastion field 0 of 10; shield field 0 of 20; plating 5 of 5; temporary hit points 4
gm person hurt bob 60 laser
  Bob takes laser: 5 from plating, 4 from temporary hit points, 51 from hit points.
  Bob goes down.
  Bob: 1 of 4 dying.
show person bob
  dying and awake at 7 4 on level 1, 0 of 20 hit points, AC 15
  bastion field 0 of 10; shield field 0 of 20; plating 0 of 5; downed; prone
