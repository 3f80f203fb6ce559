title Taken cover stays through a power that is saved against, and ends with one that is an attack and with a throw
covers FOS-COVER FOS-EXPLOSIVE

book forge
room 30 9
square half-cover 9 4
sheet mage like plain, hp 60, wisdom 4, power mind-spike, power cold-light, casting wisdom, device frag-grenade 1, actions 9
sheet gun like plain, hp 60, weapon slug-pistol
person Mia mage at 10 4 side Blue special
person Gun gun at 6 4 side Red special
initiative mia 20, gun 10

begin
  ...
mia.boots take-cover
  Mia is taking cover.
# A spike costs no penalty for attacks before: it is none, and Mia stays behind her crate.
dice 20
mia.boots cast mind-spike on gun
  ...
show aim gun mia
  +4 against 18 with standard cover
mia.boots take-cover
  refused [FOS-COVER] Mia has taken cover already
dice 2
mia.boots cast cold-light on gun
  ...
show aim gun mia
  +4 against 16 with standard cover
mia.boots take-cover
  Mia is taking cover.
mia.boots use frag-grenade at 15 4
  ...
show aim gun mia
  +4 against 16 with standard cover
