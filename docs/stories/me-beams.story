title On foot: beams that are held, a rifle that heats, one that remembers, one roll for all, a swarm of missiles and fire from orbit
covers ME-ATTACK

book me5e
room 40 12
sheet gunner like plain, dexterity 16, strength 16, hp 60, level 5, proficiency 3, weapon tether-rifle
sheet stoker like plain, dexterity 16, strength 16, hp 60, weapon bellows-rifle
sheet sniper like plain, dexterity 16, strength 16, hp 60, weapon gimlet-rifle, device sky-marker 2
sheet loader like plain, dexterity 16, strength 16, hp 60, weapon winnow-shotgun
sheet rocketeer like plain, dexterity 16, strength 16, hp 60, weapon swarm-launcher
sheet foe like plain, hp 300
person Gus gunner at 2 5 side Blue
person Sue sniper at 2 7 side Blue
person Lou loader at 9 5 side Blue
person Roc rocketeer at 2 9 side Blue
person Hob stoker at 8 8 side Blue
person Foe foe at 11 5 side Red
person Fay foe at 12 5 side Red
person Fox foe at 30 9 side Red
initiative gus 20, hob 19, sue 18, lou 16, roc 14, foe 5, fay 4, fox 3

begin
  The battle goes on.
  Round 1.
  The turn of Gus begins.
# The first hit puts a beam on them; one with the next turn bites deeper.
dice 15 3 4
gus.boots attack foe
  Gus attacks Foe, Tether rifle: d20 15 + 3 Dexterity + 3 proficiency = 21 against 14 with half cover, a hit.
  Damage of Tether rifle: d8 3+4 + 3 Dexterity = 10.
  Foe is in a beam.
  Foe takes force: 10 from hit points.
pass to gus.boots
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Lou begins.
  The turn of Roc begins.
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 2.
  The turn of Gus begins.
dice 15 3 4 5
gus.boots attack foe
  Gus attacks Foe, Tether rifle: d20 15 + 3 Dexterity + 3 proficiency = 21 against 14 with half cover, a hit.
  Damage of Tether rifle: d8 3+4 + 3 Dexterity = 10.
  Damage of Tether rifle: d8 5.
  Foe takes force: 15 from hit points.
pass to gus.boots
  The turn of Hob begins.
  The turn of Sue begins.
  The turn of Lou begins.
  The turn of Roc begins.
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 3.
  The turn of Gus begins.
# Each hit heats the rifle, until the end of the next turn.
pass to hob.boots
  Foe is no longer in a beam.
  The turn of Hob begins.
dice 15 6
hob.boots attack foe
  Hob attacks Foe, Bellows rifle: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Bellows rifle: d12 6 + 3 Strength = 9.
  Hob is hot 1.
  Foe takes piercing: 9 from hit points.
pass to hob.boots
  The turn of Sue begins.
  The turn of Lou begins.
  The turn of Roc begins.
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 4.
  The turn of Gus begins.
  The turn of Hob begins.
dice 15 6 2
hob.boots attack foe
  Hob attacks Foe, Bellows rifle: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Bellows rifle: d12 6 + 3 Strength = 9.
  Damage of hot 1: d4 2.
  Hob is hot 2.
  Foe takes piercing and fire: 11 from hit points.
pass to hob.boots
  The turn of Sue begins.
  The turn of Lou begins.
  The turn of Roc begins.
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 5.
  The turn of Gus begins.
  The turn of Hob begins.
dice 15 6 2 3
hob.boots attack foe
  Hob attacks Foe, Bellows rifle: d20 15 + 3 Strength + 2 proficiency = 20 against 12, a hit.
  Damage of Bellows rifle: d12 6 + 3 Strength = 9.
  Damage of hot 2: d4 2+3 = 5.
  Hob is hot 3.
  Foe takes piercing and fire: 14 from hit points.
pass to sue.boots
  The turn of Sue begins.
# A hit gives +1 on the next shot.
dice 15 3 3
sue.boots attack foe
  Sue attacks Foe, Gimlet rifle: d20 15 + 3 Dexterity + 2 proficiency = 20 against 14 with half cover, a hit.
  Damage of Gimlet rifle: d4 3+3 + 3 Dexterity = 9.
  Sue is attuned.
  Foe takes piercing: 9 from hit points.
pass to sue.boots
  The turn of Lou begins.
  The turn of Roc begins.
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 6.
  The turn of Gus begins.
  The turn of Hob begins.
  Hob is no longer hot 3.
  The turn of Sue begins.
dice 13 3 3
sue.boots attack foe
  Sue is no longer attuned.
  Sue attacks Foe, Gimlet rifle: d20 13 + 3 Dexterity + 2 proficiency + 1 attuned = 19 against 14 with half cover, a hit.
  Damage of Gimlet rifle: d4 3+3 + 3 Dexterity = 9.
  Sue is attuned.
  Foe takes piercing: 9 from hit points.
pass to lou.boots
  The turn of Lou begins.
# One roll against all before it.
dice 13 2 3
lou.boots attack foe
  Lou uses Winnow shotgun on Foe.
  Reached by Winnow shotgun: Foe.
  Lou attacks Foe, Winnow shotgun: d20 13 + 3 Strength + 2 proficiency = 18 against 12, a hit.
  Damage of Winnow shotgun: d4 2+3 + 3 power = 8.
  Foe takes piercing: 8 from hit points.
pass to roc.boots
  The turn of Roc begins.
roc.boots attack foe
  refused [ME-RELOAD] Swarm launcher must be aimed for a round first
roc.boots aim
  Roc is targeting.
  Roc: speed 10 → 5 m (targeting).
pass to roc.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 7.
  The turn of Gus begins.
  The turn of Hob begins.
  The turn of Sue begins.
  Sue is no longer attuned.
  The turn of Lou begins.
  The turn of Roc begins.
# One missile for each, and none misses.
dice 1 2 3 4
roc.boots attack foe
  Roc uses Swarm launcher on Foe.
  Reached by Swarm launcher: Foe, Fay, Fox.
  Damage of Swarm launcher: d8 1+2+3+4 = 10.
  Roc is no longer targeting.
  Foe takes thunder: 10 from hit points.
  Fay takes thunder: 10 from hit points.
  Fox takes thunder: 10 from hit points.
  Roc: speed 5 → 10 m (no longer targeting).
pass to sue.boots
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
  Round 8.
  The turn of Gus begins.
  The turn of Hob begins.
  The turn of Sue begins.
# Fire from orbit falls as the next turn of who has called it starts.
gm person place lou 4 9
sue.boots use sky-marker at 12 5
  Sue uses sky marker.
pass to fox.boots
  The turn of Lou begins.
  The turn of Roc begins.
  The turn of Foe begins.
  The turn of Fay begins.
  The turn of Fox begins.
dice 4 18 1 2 3 4 5 6 7 8
pass to sue.boots
  Round 9.
  The turn of Gus begins.
  The turn of Hob begins.
  The turn of Sue begins.
  The sky marker at 12 5 on level 1 goes off.
  Reached by sky marker: Foe, Fay.
  Foe saves with Dexterity against sky marker: d20 4 against 16, failure.
  Fay saves with Dexterity against sky marker: d20 18 against 16, success.
  Damage of sky marker: d12 1+2+3+4+5+6+7+8 = 36.
  Foe takes thunder: 36 from hit points.
  Fay takes thunder (36 - 18 by the save): 18 from hit points.
