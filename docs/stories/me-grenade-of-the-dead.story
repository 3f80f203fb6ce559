title A grenade goes off when it was to, though who threw it is dead
covers ME-USE

book me5e
room 40 12
sheet gren like plain, dexterity 14, device sticky-grenade 2, hp 5
person Ana gren at 5 4 side Red
person Pal plain at 3 4 side Red
person Foe plain at 9 4 side Blue
initiative ana 20, foe 5, pal 4
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots use sticky-grenade at 9 4
  Ana uses sticky grenade.
gm person hurt ana 30 fire
  Ana takes fire: 30 from hit points.
  Ana is killed at once: the damage was massive.
  The turn of Foe begins.
pass
  The turn of Pal begins.
dice 15 1 1 1
pass
  Round 2.
  The sticky grenade at 9 4 on level 1 goes off.
  Reached by sticky grenade: Foe.
  Foe saves with Dexterity against sticky grenade: d20 15 against 13, success.
  Damage of sticky grenade: d6 1+1+1 = 3.
  The turn of Foe begins.
  Foe takes thunder (3 - 2 by the save): 1 from hit points.
