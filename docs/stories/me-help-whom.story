title Help is for the one who is helped, against the foe who is named, and no help for the fallen
covers ME-HELP

book me5e
room 20 9
sheet tough like plain, hp 90
person Ana plain at 4 4 side Blue
person Mar plain at 5 5 side Blue special
person Pal plain at 5 3 side Blue special
person Foe tough at 5 4 side Red
person Fox tough at 6 5 side Red
initiative ana 20, pal 15, mar 10, foe 5, fox 4

begin
  ...
ana.boots help mar
  Ana helps Mar.
pass
  The turn of Pal begins.
# Pal has nothing of it, Mar has.
dice 4
pal.boots search
  Pal searches, Perception: d20 4.
pass
  The turn of Mar begins.
dice 4 15
mar.boots search
  Mar searches, Perception: d20 15, dropped 4 (advantage: Help) = 15.
pass to ana.boots
  The turn of Foe begins.
  The turn of Fox begins.
  Round 2.
  The turn of Ana begins.
ana.boots help mar against foe
  Ana helps against Foe.
pass
  The turn of Pal begins.
dice 3
pal.boots attack foe with fists
  Pal attacks Foe, unarmed strike: d20 3 + 2 proficiency = 5 against 12, a miss.
pass
  The turn of Mar begins.
# Nor has Mar against Fox.
dice 3
mar.boots attack fox with fists
  Mar attacks Fox, unarmed strike: d20 3 + 2 proficiency = 5 against 12, a miss.
pass to ana.boots
  The turn of Foe begins.
  The turn of Fox begins.
  Round 3.
  The turn of Ana begins.
gm person hp pal 0
  Pal falls unconscious.
  The GM rules: Pal has 0 hit points.
ana.boots help pal
  Ana helps Pal.
gm person hurt pal 90 fire
  Pal takes fire: 90 from hit points.
  Pal is killed at once: the damage was massive.
pass to ana.boots
  The turn of Mar begins.
  The turn of Foe begins.
  The turn of Fox begins.
  Round 4.
  The turn of Ana begins.
ana.boots help pal
  refused [ME-HELP] help is for a friend
