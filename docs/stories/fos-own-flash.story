title Who is dazzled by their own flash is so to the end of their next turn
covers FOS-EXPLOSIVE

book forge
room 30 9
sheet thrower like plain, agility 0, device flashbang-grenade 1
person Thr thrower at 10 4 side Blue special
person Foe plain at 25 4 side Red special
initiative thr 20, foe 10

begin
  The battle goes on.
  Round 1.
  The turn of Thr begins.
dice 5
thr.boots use flashbang-grenade at 11 4
  Thr uses flashbang grenade.
  Reached by flashbang grenade: Thr.
  Thr saves with Agility against flashbang grenade: d20 5 against 14, failure.
  Thr is dazzled.
pass to thr.boots
  The turn of Foe begins.
  Round 2.
  The turn of Thr begins.
show person thr
  able at 10 4 on level 1, 14 of 14 hit points, AC 12
  dazzled
pass
  Thr is no longer dazzled.
  The turn of Foe begins.
