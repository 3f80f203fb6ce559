title The charmed throw no homing grenade at their charmer; a grenade at a square has no target
covers ME-USE

book me5e
room 20 9
sheet sapper like plain, device homing-grenade 2, device frag-grenade 1
person Ana sapper at 4 4 side Blue special
person Bob plain at 8 4 side Red special
person Cid plain at 8 5 side Red special
initiative ana 20, bob 15, cid 5

begin
  ...
gm person afflict ana charmed by bob
  Ana is charmed.
ana.boots use homing-grenade on bob
  refused [ME-TURN] Ana is charmed and does them no harm
dice 10 4
ana.boots use homing-grenade on cid
  Ana uses homing grenade on Cid.
  Reached by homing grenade: Bob, Cid.
  Bob saves with Dexterity against homing grenade: d20 10 against 10, success.
  Cid automatically fails the Dexterity save against homing grenade.
  Damage of homing grenade: d6 4.
  Cid takes thunder: 4 from hit points.
  Bob takes thunder (4 - 2 by the save): 2 from hit points.
