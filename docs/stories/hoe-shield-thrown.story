title Ether: a shield is raised against spells, vials and bombs as against blows
covers HOE-SHIELD HOE-REACT

book ether
room 20 9
sheet guard like plain, agility 12, weapon buckler, weapon cutlass, hp 30
sheet mage like plain, wit 14, power ember, power caustic-rake, hp 30, device acid 2, device bomb 1, device goop 1, actions 9
person Gus guard at 2 2 side Blue
person Pal guard at 3 3 side Blue
person Mag mage at 6 2 side Red
initiative gus 20, pal 15, mag 10

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.
pass to mag.boots
  The turn of Pal begins.
  The turn of Mag begins.
# 13 hits 12, and not 14.
dice 13
mag.boots cast ember on gus
  Mag casts Ember on Gus.
  Mag attacks Gus, Ember: d20 13 against 12, a hit.
  Gus may react to Mag: a raised shield.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
show person gus
  able at 2 2 on level 1, 30 of 30 Health, Defense 14
  shield in hand; cutlass in hand
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
# 14 hits either: nobody is asked.
dice 14 3
mag.boots cast ember on gus
  Mag casts Ember on Gus.
  Mag attacks Gus, Ember: d20 14 against 12, a hit.
  Damage of Ember: d6 3.
  Gus takes fire: 3 from Health.
# Let go, it lands.
dice 13
mag.boots use acid on gus
  Mag uses acid vial on Gus.
  Mag attacks Gus, acid vial: d20 13 against 12, a hit.
  Gus may react to Mag: a raised shield.
dice 4
gus.boots react pass
  Gus lets it pass.
  Damage of acid vial: d6 4.
  Gus takes acid: 4 from Health.
# A vial, and a sticky one, are turned; so is a bomb, which then hurts nobody beside its target.
dice 12
mag.boots use goop on gus
  Mag uses goop on Gus.
  Mag attacks Gus, goop: d20 12 against 12, a hit.
  Gus may react to Mag: a raised shield.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
show person gus
  able at 2 2 on level 1, 23 of 30 Health, Defense 14
  shield in hand; cutlass in hand
show gus.boots
  the turn is over; left: nothing; movement 30 ft
gm person rest gus
  Gus regains 7, now 30.
  Gus has rested.
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
pass to mag.boots
  Round 2.
  The turn of Gus begins.
  The turn of Pal begins.
  The turn of Mag begins.
dice 13
mag.boots use bomb on gus
  Mag uses bomb on Gus.
  Mag attacks Gus, bomb: d20 13 against 12, a hit.
  Gus may react to Mag: a raised shield.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
show person pal
  able at 3 3 on level 1, 30 of 30 Health, Defense 12
  shield in hand; cutlass in hand
# What strikes all around is thrown for each, and its damage once: whoever may answer is asked, one after another.
gm person place mag 2 3
gus.boots lower
  Gus lowers shield.
  Gus: Defense 14 → 12 (shield lowered).
pass to mag.boots
  Round 3.
  The turn of Gus begins.
  The turn of Pal begins.
  The turn of Mag begins.
dice 13 13 5
mag.boots cast caustic-rake
  Mag uses Caustic Rake.
  Reached by Caustic Rake: Gus, Pal.
  Mag attacks Gus, Caustic Rake: d20 13 against 12, a hit.
  Mag attacks Pal, Caustic Rake: d20 13 against 12, a hit.
  Gus may react to Mag: a raised shield.
  Pal may react to Mag: a raised shield.
  Damage of Caustic Rake: d6 5.
gus.boots react
  Gus raises shield: the blow is turned aside.
  Gus: Defense 12 → 14 (shield).
pal.boots react pass
  Pal lets it pass.
  Pal cannot use shield any more: it is broken.
  Pal takes acid: 5 from Health.
