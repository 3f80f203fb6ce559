title Shields begin to regenerate in the cover that the GM names, and not where the GM says there is none
covers ME-REGEN ME-COVER

book me5e
room 24 10
square wall from 10 1 to 10 8
sheet todd like plain, shields 20 regain 5
person Todd todd at 4 4 side Blue
person Foe plain at 8 4 side Red
person Fox plain at 8 7 side Red
initiative todd 20, foe 10, fox 5

begin
  ...
gm person layer todd shields -15
  Todd: shields -15, now 5.
# In the open nothing begins; with total cover by the GM's word it does.
pass to todd.boots
  The turn of Foe begins.
  The turn of Fox begins.
  Round 2.
  The turn of Todd begins.
gm person cover todd total
  The GM rules: cover of Todd: total cover.
pass to todd.boots
  Todd: shields will regain from the next turn on, unless hurt before it.
  The turn of Foe begins.
  The turn of Fox begins.
  Round 3.
  The turn of Todd begins.
  Todd: shields +5, now 10.
gm person hurt todd 1 piercing
  Todd takes piercing: 1 from shields.
  Todd: the regeneration of shields ends.
# Behind a wall it begins, unless the GM says that there is no cover.
gm person cover todd none
  The GM rules: cover of Todd: none.
gm person place todd 14 4
pass to todd.boots
  The turn of Foe begins.
  The turn of Fox begins.
  Round 4.
  The turn of Todd begins.
gm person cover todd as-they-stand
  The GM rules: Todd has the cover of where they stand.
pass to todd.boots
  Todd: shields will regain from the next turn on, unless hurt before it.
  The turn of Foe begins.
  The turn of Fox begins.
  Round 5.
  The turn of Todd begins.
  Todd: shields +5, now 14.
gm person hurt todd 1 piercing
  Todd takes piercing: 1 from shields.
  Todd: the regeneration of shields ends.
# A foe asleep in plain sight spoils nothing, but another who is awake does.
gm person place fox 14 7
gm person afflict fox unconscious
  Fox is unconscious.
  Fox is prone.
  Fox: speed 10 → 0 m (unconscious).
pass to todd.boots
  Todd: shields will regain from the next turn on, unless hurt before it.
  The turn of Foe begins.
  The turn of Fox begins.
  Round 6.
  The turn of Todd begins.
  Todd: shields +5, now 18.
gm person hurt todd 1 piercing
  Todd takes piercing: 1 from shields.
  Todd: the regeneration of shields ends.
gm person relieve fox unconscious
  Fox is no longer unconscious.
  Fox: speed 0 → 10 m (no longer unconscious).
pass to todd.boots
  The turn of Foe begins.
  The turn of Fox begins.
  Round 7.
  The turn of Todd begins.
