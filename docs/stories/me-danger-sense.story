title Danger Sense gives advantage on Dexterity saves against what somebody in sight does
covers ME-USE ME-UNSEEN

book me5e
room 30 9
sheet wary like plain, hp 60, always danger-sense
sheet thrower like plain, device frag-grenade 5, actions 9
person Vic wary at 8 4 side Blue
person Tom thrower at 4 4 side Red
initiative tom 20, vic 10

begin
  ...
dice 12 5 1 1 1
tom.boots use frag-grenade at 8 4
  Tom uses frag grenade.
  Reached by frag grenade: Vic.
  Vic saves with Dexterity against frag grenade: d20 12, dropped 5 (advantage: wary of danger) = 12 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  Vic takes piercing: 3 from hit points.
# Somebody out of sight gives no warning, and the blind get none.
gm person hide tom yes
dice 12 1 1 1
tom.boots use frag-grenade at 8 4
  Tom uses frag grenade.
  Reached by frag grenade: Vic.
  Vic saves with Dexterity against frag grenade: d20 12 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  Tom has been seen.
  Vic takes piercing: 3 from hit points.
gm person hide tom no
  Tom has been seen.
gm person afflict vic blinded
  Vic is blinded.
dice 12 1 1 1
tom.boots use frag-grenade at 8 4
  Tom uses frag grenade.
  Reached by frag grenade: Vic.
  Vic saves with Dexterity against frag grenade: d20 12 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  Vic takes piercing: 3 from hit points.
# Nor do the deaf and those who cannot act.
gm person relieve vic blinded
  Vic is no longer blinded.
gm person afflict vic deafened
  Vic is deafened.
dice 12 1 1 1
tom.boots use frag-grenade at 8 4
  Tom uses frag grenade.
  Reached by frag grenade: Vic.
  Vic saves with Dexterity against frag grenade: d20 12 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  Vic takes piercing: 3 from hit points.
gm person relieve vic deafened
  Vic is no longer deafened.
gm person afflict vic incapacitated
  Vic is incapacitated.
dice 12 1 1 1
tom.boots use frag-grenade at 8 4
  Tom uses frag grenade.
  Reached by frag grenade: Vic.
  Vic saves with Dexterity against frag grenade: d20 12 against 13, failure.
  Damage of frag grenade: d12 1+1+1 = 3.
  Vic takes piercing: 3 from hit points.
