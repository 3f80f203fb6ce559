title Grenades are fired with a launcher, missiles from the wrist, and neither shoots without them
covers FOS-EXPLOSIVE FOS-RANGE

book forge
room 40 14
sheet gun like plain, precision 3, weapon grenade-launcher, weapon slug-pistol, device frag-grenade 2
sheet wrist like plain, precision 3, weapon missile-wrist-mount, device cluster-missile 2
person Gun gun at 2 4 side Blue special
person Wri wrist at 2 6 side Blue special
person Foe plain at 8 4 side Red special
initiative gun 20, wri 15, foe 10

begin
  ...
# companions C5: "Heavy / Grenade (-): Launcher - 40ft [Reload 2, Special Ammo]": it has no damage and no shot of its own.
gun.boots attack foe with grenade-launcher
  refused [FOS-EXPLOSIVE] grenade launcher fires what is loaded into it: use that
# Somebody who names a weapon fires it with that one or not at all.
gun.boots use frag-grenade at 8 4 with slug-pistol
  refused [FOS-ACTIONS] frag grenade takes a grenade launcher, and no slug pistol
# 25 ft are in the first increment of 40: 10 + 5; thrown by hand, it is the second of 20: 10.
dice 20
gun.boots use frag-grenade at 8 4 with grenade-launcher
  Gun uses frag grenade.
  Reached by frag grenade: Foe.
  Foe saves with Agility against frag grenade: d20 20 + 2 Agility = 22 against 15, critical success.
# companions C5: "Light / Missile (-): Wrist Mount - 30ft [Free-hand, Special Ammo]".
pass to wri.boots
  ...
dice 20
wri.boots use cluster-missile at 8 6
  Wri uses cluster missile.
  Reached by cluster missile: Foe.
  Foe saves with Agility against cluster missile: d20 20 + 2 Agility = 22 against 15, critical success.
