title On foot: weapons that cool by themselves and jam, two heat a shot, charged shots, what charges are
covers ME-RELOAD ME-BONUS

book me5e
room 30 9
sheet hot like plain, dexterity 14, strength 16, weapon prism-rifle, hp 60, clips 3
sheet old like plain, dexterity 14, strength 16, weapon garrison-rifle, hp 60
sheet caster like plain, dexterity 14, strength 16, weapon discus-rifle, hp 60, clips 3
sheet judge like plain, dexterity 14, strength 16, weapon verdict-rifle, hp 60, clips 3
sheet target like plain, hp 200
person Hal hot at 2 2 side Blue
person Old old at 2 3 side Blue
person Cas caster at 2 5 side Blue
person Jud judge at 2 6 side Blue
person Foe target at 6 4 side Red
initiative hal 20, old 19, cas 18, jud 17, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Hal begins.
# A weapon that cools takes no clips. A burst of this one takes 2 of its 6.
hal.boots reload prism
  refused [ME-RELOAD] Prism rifle uses no clips: it cools by 1 in each round that it is not fired
gm person load hal prism 3
  The GM rules: Prism rifle of Hal has 3 attacks left.
dice 2 4 4
hal.boots attack at 6 4 burst with prism
  Foe saves with Dexterity against Prism rifle burst: d20 2 against 15, failure.
  Damage of Prism rifle: d10 4+4 + 2 Dexterity = 10.
  Foe takes radiant: 10 from hit points.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 1 of 6
pass to hal.boots
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 2.
  The turn of Hal begins.
# Fired in the round before, it has not cooled; the last of its heat jams it.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 1 of 6
hal.boots attack at 6 4 burst with prism
  refused [ME-RELOAD] let Prism rifle cool first: 1 attack left, and this takes 2
dice 12 4 4
hal.boots attack foe with prism
  Hal attacks Foe, Prism rifle: d20 12 + 2 Dexterity + 2 proficiency = 16 against 12, a hit.
  Damage of Prism rifle: d10 4+4 + 2 Dexterity = 10.
  Hal has Prism rifle jam.
  Foe takes radiant: 10 from hit points.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 0 of 6
pass to hal.boots
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 3.
  The turn of Hal begins.
hal.boots attack foe with prism
  refused [ME-RELOAD] Prism rifle has jammed, until a rest
hal.boots reload prism
  refused [ME-RELOAD] Prism rifle has jammed, until a rest
gm person rest hal
  Hal has rested.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 6 of 6
# Left alone for a round it has 1 more, and no more than it can have.
gm person load hal prism 4
  The GM rules: Prism rifle of Hal has 4 attacks left.
pass to hal.boots
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 4.
  The turn of Hal begins.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 5 of 6
pass to hal.boots
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 5.
  The turn of Hal begins.
pass to hal.boots
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 6.
  The turn of Hal begins.
show person hal
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Prism rifle in hand, 6 of 6
# The older one regains 2.
pass to old.boots
  The turn of Old begins.
gm person load old garrison 4
  The GM rules: Garrison rifle of Old has 4 attacks left.
dice 12 3 3
old.boots attack foe with garrison
  Old attacks Foe, Garrison rifle: d20 12 + 2 Dexterity + 2 proficiency = 16 against 12, a hit.
  Damage of Garrison rifle: d6 3+3 + 2 Dexterity = 8.
  Foe takes piercing: 8 from hit points.
pass to old.boots
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 7.
  The turn of Hal begins.
  The turn of Old begins.
pass to old.boots
  The turn of Cas begins.
  The turn of Jud begins.
  The turn of Foe begins.
  Round 8.
  The turn of Hal begins.
  The turn of Old begins.
show person old
  able at 2 3 on level 1, 60 of 60 hit points, AC 12
  Garrison rifle in hand, 5 of 8
# A charged shot takes 2 heat and the bonus action before it, and 1 as it is fired; what is added is of
# types of its own, and doubled with the rest.
pass to cas.boots
  The turn of Cas begins.
dice 20 3 4 3 4 1 2 3 4
cas.boots attack foe with discus charged
  Cas attacks Foe, Discus rifle: d20 20 + 3 Strength + 2 proficiency = 25 against 12, a critical hit.
  Damage of Discus rifle: d8 3+4 + 3 Strength = 10.
  Damage of Discus rifle: d8 3+4 = 7.
  Damage of Discus rifle: d4 1+2+3+4 = 10.
  Foe takes piercing and thunder: 27 from hit points.
show person cas
  able at 2 5 on level 1, 60 of 60 hit points, AC 12
  Discus rifle in hand, 1 of 4
pass to cas.boots
  The turn of Jud begins.
  The turn of Foe begins.
  Round 9.
  The turn of Hal begins.
  The turn of Old begins.
  The turn of Cas begins.
cas.boots attack foe with discus charged
  refused [ME-RELOAD] reload Discus rifle first: 1 attack left, and this takes 3
cas.boots reload discus
  Cas reloads Discus rifle.
pass to cas.boots
  The turn of Jud begins.
  The turn of Foe begins.
  Round 10.
  The turn of Hal begins.
  The turn of Old begins.
  The turn of Cas begins.
cas.boots attack foe with discus tap
  refused [ME-RELOAD] Discus rifle fires no double tap
dice 3
cas.boots attack foe with discus charged
  Cas attacks Foe, Discus rifle: d20 3 + 3 Strength + 2 proficiency = 8 against 12, a miss.
show cas.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 10 m
# What cannot miss whom it sees hits on a 1 too, and takes 2.
pass to jud.boots
  The turn of Jud begins.
dice 1 1 2 3
jud.boots attack foe with verdict
  Jud attacks Foe, Verdict rifle: d20 1 + 2 Dexterity + 2 proficiency = 5 against 12, a hit.
  Damage of Verdict rifle: d4 1+2+3 + 2 Dexterity = 8.
  Foe takes fire: 8 from hit points.
show person jud
  able at 2 6 on level 1, 60 of 60 hit points, AC 12
  Verdict rifle in hand, 2 of 4
pass to jud.boots
  The turn of Foe begins.
  Round 11.
  The turn of Hal begins.
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
dice 20 1 2 3 4 1 2
jud.boots attack foe with verdict
  Jud attacks Foe, Verdict rifle: d20 20 + 2 Dexterity + 2 proficiency = 24 against 12, a critical hit.
  Damage of Verdict rifle: d4 1+2+3+4+1+2 + 2 Dexterity = 15.
  Foe takes fire: 15 from hit points.
show person jud
  able at 2 6 on level 1, 60 of 60 hit points, AC 12
  Verdict rifle in hand, 0 of 4
pass to jud.boots
  The turn of Foe begins.
  Round 12.
  The turn of Hal begins.
  The turn of Old begins.
  The turn of Cas begins.
  The turn of Jud begins.
jud.boots attack foe with verdict
  refused [ME-RELOAD] reload Verdict rifle first: 0 attacks left, and this takes 2
jud.boots attack foe with verdict charged
  refused [ME-RELOAD] Verdict rifle cannot be charged
