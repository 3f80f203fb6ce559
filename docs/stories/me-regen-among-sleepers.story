title Shields begin to regenerate where every foe sleeps
covers ME-REGEN

book me5e
room 24 10
square wall from 10 1 to 10 8
sheet todd like plain, shields 20 regain 5
person Todd todd at 14 4 side Blue
person Foe plain at 4 4 side Red
initiative todd 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Todd begins.
gm person layer todd shields -15
  Todd: shields -15, now 5.
gm person afflict foe unconscious
  Foe is unconscious.
  Foe is prone.
  The battle is over. Every other side is beaten.
  Foe: speed 10 → 0 m (unconscious).
gm go-on
pass to todd.boots
  Todd: shields will regain from the next turn on, unless hurt before it.
  The turn of Foe begins.
  Round 2.
  The turn of Todd begins.
  Todd: shields +5, now 10.
show person todd
  able at 14 4 on level 1, 20 of 20 hit points, AC 12
  shields 10 of 20
