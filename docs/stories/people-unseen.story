title What is told of two people, or of many, names none whom one is not aware of
covers ME-UNSEEN

book me5e
room 30 12
sheet bomber like plain, device frag-grenade 2
person Bo bomber at 4 3 side Blue
person Ana plain at 8 3 side Red
person Cid plain at 9 4 side Red
person Dan plain at 8 4 side Red
initiative bo 20, ana 10, cid 5, dan 1

begin
  The battle goes on.
  Round 1.
  The turn of Bo begins.
gm person hide ana yes
dice 15 15 3 4 5 6
bo.boots use frag-grenade at 8 4
  Bo uses frag grenade.
  Reached by frag grenade: Ana, Cid, Dan.
  Reached by frag grenade: Cid, Dan.
  Ana saves with Dexterity against frag grenade: d20 15 against 13, success.
  Cid saves with Dexterity against frag grenade: d20 15 against 13, success.
  Dan saves with Dexterity against frag grenade: d20 3 against 13, failure.
  Damage of frag grenade: d12 4+5+6 = 15.
  Dan takes piercing: 15 from hit points.
  Ana takes piercing (15 - 8 by the save): 7 from hit points.
  Cid takes piercing (15 - 8 by the save): 7 from hit points.
log bo.boots
  Bo uses frag grenade.
  Reached by frag grenade: Plain, Plain.
  Plain saves with Dexterity against frag grenade: d20 15 against 13, success.
  Plain saves with Dexterity against frag grenade: d20 3 against 13, failure.
  Damage of frag grenade: d12 4+5+6 = 15.
  Plain takes piercing: 15 from hit points.
  Plain takes piercing (15 - 8 by the save): 7 from hit points.
log cid.boots
  Plain uses frag grenade.
  Reached by frag grenade: Ana, Cid, Dan.
  Ana saves with Dexterity against frag grenade: d20 15 against 13, success.
  Cid saves with Dexterity against frag grenade: d20 15 against 13, success.
  Dan saves with Dexterity against frag grenade: d20 3 against 13, failure.
  Damage of frag grenade: d12 4+5+6 = 15.
  Dan takes piercing: 15 from hit points.
  Ana takes piercing (15 - 8 by the save): 7 from hit points.
  Cid takes piercing (15 - 8 by the save): 7 from hit points.
pass to dan.boots
  The turn of Ana begins.
  The turn of Cid begins.
  The turn of Dan begins.
dan.boots help ana
  Dan helps Ana.
log bo.boots
log cid.boots
  Dan helps Ana.
