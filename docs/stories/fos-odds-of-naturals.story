title Forge of Stars: a natural 1 and 20 count in what a station says of a check and of a save
covers FOS-DEGREES FOS-ACTIONS

book forge
room 20 9
sheet medic like plain, modifiers 0 0 0 0 12 2, skilled medicine, device healers-tools 1, power mind-spike, power cold-light
sheet dull like plain, modifiers 0 0 0 0 -7 0
sheet sharp like plain, modifiers 0 0 0 0 15 0
person Med medic at 4 4 side Blue
person Pal plain at 4 5 side Blue
person Dul dull at 7 4 side Red special
person Sha sharp at 9 4 side Red special
initiative med 20, pal 15, dul 10, sha 5

begin
  ...
# 1 and 14 are 15, but a 1 takes a degree: first aid can fail. So can the save with 15, and a 20 gives the one with -7 a degree.
gm person hurt pal 14 physical
  Pal takes physical: 14 from hit points.
  Pal goes down.
  Pal: 1 of 4 dying.
show options med.boots
  ...
  First aid, Pal: 95.0%, +14 against 15
  ...
  Cast, Mind Spike, Plain: 95.0%, -7 against 14
  Cast, Cold Light, Plain: 65.0%, +4 against 12
  ...
  Cast, Mind Spike, Plain: 5.0%, +15 against 14
  Cast, Cold Light, Plain: 65.0%, +4 against 12
  ...
