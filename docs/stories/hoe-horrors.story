title Ether: charms, fumes, webs, what does not stay down, what swallows
covers HOE-CRIT HOE-DAMAGE HOE-REACT HOE-COMMON HOE-STABLE

book ether
room 60 14
sheet hero like plain, hp 60, will 13, weapon cutlass, device acid 2, power unravel
sheet saint like hero, weapon holy-cutlass
person Ana hero at 3 2 side Blue
person Ben saint at 4 2 side Blue
person Cal hero at 30 8 side Blue
person Wit scaled-witch at 6 2 side Red
person Eng grave-engine at 31 8 side Red
person Scr scrabbler at 40 8 side Red
person Mis mishap at 50 2 side Red
person Chi pale-child at 50 8 side Red
initiative wit 30, ana 25, ben 24, eng 20, scr 18, mis 16, chi 14, cal 10

begin
  The battle goes on.
  Round 1.
  The turn of Wit begins.
# Witch: a bolt of 1d8 and two Stamina at up to 10 ft.
gm person place wit 5 2
dice 10 6
wit.boots attack ben with sick-bolt
  Wit attacks Ben, sick bolt: d20 10 against 10, a hit.
  Damage of sick bolt: d8 6.
  Ben: Stamina -2, now 8.
  Ben takes lightning: 6 from Health.
# A charm: Will 10, +1 for a Will of 13. Who fails strikes the nearest friend in reach.
dice 8 15 4
wit.boots cast crooked-charm on ana
  Wit uses Crooked Charm on Ana.
  Ana saves with Will against Crooked Charm: d20 8 + 1 Will = 9 against 10, failure.
  Ana attacks Ben, cutlass: d20 15 against 10, a hit.
  Damage of cutlass: d6 4.
  Ana is charmed.
  Ben takes physical: 4 from Health.
ana.boots attack wit
  refused [HOE-TURN] it is not your turn
pass to wit.boots
  The turn of Ana begins.
  Ana is no longer charmed.
  The turn of Ben begins.
  The turn of Eng begins.
  The turn of Scr begins.
  The turn of Mis begins.
  The turn of Chi begins.
  The turn of Cal begins.
  Round 2.
  The turn of Wit begins.
# With no friend in reach they hurt themselves, 1d6.
gm person place ben 3 10
dice 8 5
wit.boots cast crooked-charm on ana
  Wit uses Crooked Charm on Ana.
  Ana saves with Will against Crooked Charm: d20 8 + 1 Will = 9 against 10, failure.
  Damage of Crooked Charm: d6 5.
  Ana is charmed.
  Ana takes physical: 5 from Health.
# Its bite: 1d6, and Might 8 or sapped.
gm person place wit 4 2
dice 10 3 7
wit.boots attack ana with venom-bite
  Wit attacks Ana, venom bite: d20 10 against 10, a hit.
  Damage of venom bite: d6 3.
  Ana saves with Might against venom bite: d20 7 against 8, failure.
  Ana is sapped.
  Ana takes physical: 3 from Health.
# Its hands: a called shot kills.
pass to ben.boots
  The turn of Ana begins.
  Ana is no longer charmed.
  The turn of Ben begins.
gm person place ben 4 3
dice 11 10 2
ben.boots attack wit called
  Ben attacks Wit, cutlass: d20 10, dropped 11 (disadvantage: a called shot) = 10 against 10, a hit.
  Damage of cutlass: d6 2.
  Wit has a weakness: its hands.
  Wit is killed by its weakness.
# Grave Engine: +3. A holy hit on it is critical: the weapon's dice twice, the 1d4 once.
pass to eng.boots
  The turn of Eng begins.
dice 7 5
eng.boots attack cal
  Eng attacks Cal, grave mace: d20 7 + 3 attack bonus = 10 against 10, a hit.
  Damage of grave mace: d8 5.
  Cal takes physical: 5 from Health.
dice 14 4 3
eng.boots cast rotting-fume
  Eng uses Rotting Fume.
  Reached by Rotting Fume: Cal.
  Cal saves with Might against Rotting Fume: d20 14 against 15, failure.
  Damage of Rotting Fume: d6 4.
  Loss of Stamina by Rotting Fume: d6 3.
  Cal: Stamina -3, now 7.
  Cal takes poison: 4 from Health.
pass to ben.boots
  The turn of Scr begins.
  The turn of Mis begins.
  The turn of Chi begins.
  The turn of Cal begins.
  Round 3.
  The turn of Ana begins.
  The turn of Ben begins.
gm person place ben 31 9
dice 12 3 4 2
ben.boots attack eng with holy-cutlass
  Ben attacks Eng, holy cutlass: d20 12 against 12, a hit.
  Eng has a weakness: what is holy.
  Damage of holy cutlass: d6 3+4 = 7.
  Damage of holy cutlass: d4 2.
  Eng takes physical: 9 from Health.
dice 11
ben.boots attack eng with holy-cutlass
  Ben attacks Eng, holy cutlass: d20 11 against 12, a miss.
# Its ray: +3 to hit within 50 ft, and a throw on the table of corruptions; once for each rest.
pass to eng.boots
  The turn of Eng begins.
dice 7 7
eng.boots cast black-ray on cal
  Eng uses Black Ray on Cal.
  Eng attacks Cal, Black Ray: d20 7 + 3 Black Ray = 10 against 10, a hit.
  Cal, Corruption: 7, terror.
  Cal is terrified.
  Cal: speed 30 → 20 ft (terrified).
eng.boots cast black-ray on cal
  refused [HOE-COMMON] Black Ray has been used, and comes back with a rest
show cal.boots
  the turn is over; left: nothing; movement 20 ft
# Terror: Will fails, a speed of 20, one action fewer.
pass to cal.boots
  The turn of Scr begins.
  The turn of Mis begins.
  The turn of Chi begins.
  The turn of Cal begins.
show cal.boots
  the turn is open; left: 1 action; movement 20 ft
gm person relieve cal terrified
  Cal is no longer terrified.
  Cal: speed 20 → 30 ft (no longer terrified).
# Scrabbling Horror: +3 at up to 10 ft, 1d8, and Might 10 or stunned until the next round ends.
pass to scr.boots
  Round 4.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Eng begins.
  The turn of Scr begins.
gm person place cal 38 8
dice 7 5 9
scr.boots attack cal
  Scr attacks Cal, long sting: d20 7 + 3 attack bonus = 10 against 10, a hit.
  Damage of long sting: d8 5.
  Cal saves with Might against long sting: d20 9 against 10, failure.
  Cal is stunned.
  Cal takes physical: 5 from Health.
  Cal: speed 30 → 0 ft (stunned).
gm person relieve cal stunned
  Cal is no longer stunned.
  Cal: speed 0 → 30 ft (no longer stunned).
dice 11
scr.boots cast web on cal
  Scr uses Web on Cal.
  Cal saves with Agility against Web: d20 11 against 12, failure.
  Cal is cocooned.
  Cal: speed 30 → 0 ft (restrained).
show person cal
  able at 38 8 on level 1, 46 of 60 Health, Defense 10
  cocooned; cutlass in hand
gm person relieve cal cocooned
  Cal is no longer cocooned.
  Cal: speed 0 → 30 ft (no longer restrained).
dice 8
gm person hurt scr 1 lightning
  Scr has a weakness: lightning.
  Damage of weakness: d10 8.
  Scr takes lightning (1 + 8 weakness): 9 from Health.
# Mishap: +5, 1d8 and 1d4 Mana, of whom has any. Unravelling does it 2d10.
pass to mis.boots
  The turn of Mis begins.
gm person place cal 46 4
dice 5 6
mis.boots attack cal
  Mis attacks Cal, warped shot: d20 5 + 5 attack bonus = 10 against 10, a hit.
  Damage of warped shot: d8 6.
  Cal takes spirit: 6 from Health.
pass to cal.boots
  The turn of Chi begins.
  The turn of Cal begins.
dice 4 9
cal.boots cast unravel on mis
  Cal casts Unravel on Mis.
  Mis has a weakness: what unravels magic.
  Damage of weakness: d10 4+9 = 13.
  Mis takes dispelling (0 + 13 weakness): 13 from Health.
# Whom it brings to 0 is corrupted, and loses a Mortality.
pass to mis.boots
  Round 5.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Eng begins.
  The turn of Scr begins.
  The turn of Mis begins.
gm person hp cal 2
  The GM rules: Cal has 2 Health.
dice 5 6 4
mis.boots attack cal
  Mis attacks Cal, warped shot: d20 5 + 5 attack bonus = 10 against 10, a hit.
  Damage of warped shot: d8 6.
  Cal takes spirit: 6 from Health.
  Cal falls unconscious.
  Mis uses Toxic Ether on Cal.
  Cal, Corruption: 4, they see what is not there.
  Cal is seeing things.
  Cal: 1 of 3 Mortality lost.
gm person hp cal 60
  Cal wakes.
  The GM rules: Cal has 60 Health.
gm person rest cal
  Cal: Stamina +3, now 10.
  Cal has rested.
# Pale Child: +5 at up to 10 ft, 2d8 and a wound; +5, 1d12 and prone; a grip, and 1d8 for whom it holds.
pass to chi.boots
  The turn of Chi begins.
gm person relieve cal prone
  Cal is no longer prone.
  Cal: speed 20 → 30 ft (no longer prone).
gm person place cal 48 8
dice 5 6 7 12 2
chi.boots attack cal with giant-blade
  Chi attacks Cal, giant blade: d20 5 + 5 attack bonus = 10 against 10, a hit.
  Damage of giant blade: d8 6+7 = 13.
  Cal, Wound: 12, only grazed.
  Damage of Wound: d4 2.
  Cal takes physical: 2 from Health.
  Cal takes physical: 13 from Health.
dice 10
chi.boots attack cal with grip
  Chi attacks Cal, giant grip: d20 10 against 10, a hit.
  Cal is held aloft.
  Cal takes physical: 0 from Health.
  Cal: speed 30 → 0 ft (restrained).
dice 8
chi.boots cast squeeze on cal
  Chi uses Squeeze on Cal.
  Damage of Squeeze: d8 8.
  Cal takes physical: 8 from Health.
pass to chi.boots
  The turn of Cal begins.
  Round 6.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Eng begins.
  The turn of Scr begins.
  The turn of Mis begins.
  The turn of Chi begins.
dice 5 9
chi.boots attack cal with stomp
  Chi attacks Cal, giant stomp: d20 5 + 5 attack bonus = 10 against 10, a hit.
  Damage of giant stomp: d12 9.
  Cal is prone.
  Cal takes physical: 9 from Health.
# Its eye: 1d10 more, and blind.
pass to cal.boots
  The turn of Cal begins.
gm person relieve cal gripped
  Cal is no longer held aloft.
  Chi lets go of Cal.
  Cal: speed 0 → 20 ft (no longer restrained).
gm person relieve cal prone
  Cal is no longer prone.
  Cal: speed 20 → 30 ft (no longer prone).
gm person place cal 49 8
dice 12 5 4 9
cal.boots attack chi called
  Cal attacks Chi, cutlass: d20 5, dropped 12 (disadvantage: a called shot) = 5 against 5, a hit.
  Damage of cutlass: d6 4.
  Chi has a weakness: the eye.
  Damage of weakness: d10 9.
  Chi is blinded.
  Chi takes physical (4 + 9 weakness): 13 from Health.
# Brought to 0 it stands with 1d10, once.
gm person hp chi 3
  The GM rules: Chi has 3 Health.
dice 7
gm person hurt chi 5 physical
  Chi takes physical: 5 from Health.
  Chi uses Not Yet.
  Healing of Not Yet: d10 7.
  Chi regains 7, now 7.
gm person hurt chi 7 physical
  Chi takes physical: 7 from Health.
  Chi is dead.
