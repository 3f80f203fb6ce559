title What size and tier bring: by themselves, by order, and by standing order
covers SHIP-FEATURE SHIP-BONUS SHIP-REACT

class hornet-4 small tier 4 raise dexterity raise dexterity raise constitution raise constitution raise strength shield directional
mount hornet-4 light-laser turret
fit hornet-4 bomber
class badger-5 medium tier 5 raise dexterity raise dexterity raise dexterity raise constitution raise constitution raise constitution peak dexterity peak constitution
mount badger-5 light-laser turret
fit badger-5 gunboat
class citadel-5 gargantuan tier 5 raise strength raise strength raise strength raise strength raise strength raise strength peak strength peak dexterity
mount citadel-5 light-laser turret
ship Wren hornet-4 at 0 0 heading 0 side Blue special
ship Brock badger-5 at 0 300 heading 180 side Red special
ship Keep citadel-5 at 0 30000 heading 0 side Red special
crew wren plain solo
crew brock plain pilot gunner
crew keep plain pilot gunner operator
member brock.pilot skilled piloting
initiative wren 20, brock.pilot 18, brock.gunner 16, keep.pilot 10, keep.gunner 9, keep.operator 8

dice d12=2
begin
  The battle goes on.
  Round 1.
  Brock's pilot uses Head Start.
  Brock's pilot, Head Start: d12 2.
  The turn of Wren begins.
show features wren.pilot
  Helpful Brain (tier), 4 of 4 left, d10
  Retro Thrusters (tier), 1 of 1 left
  Braced Crew (tier), 4 of 4 left
  Nimble Hull (tier)
  Standing By (tier), 1 of 1 left
  Bomber (role)
  Bombing Run (tier)
show features brock.pilot
  Braced Crew (tier), 10 of 10 left
  Head Start (tier), 9 of 10 left, d12, used
  Well Trimmed (tier)
  Stubborn Hull (tier)
  Adaptive Armour (tier), 5 of 5 left
  Iron Minute (tier), 1 of 1 left
  Gunboat (role)
  Gunboat Mastery (tier)
show features keep.operator
  Short-range Scanner (modification)
  Navcomputer (modification)
  Braced Crew (tier), 25 of 25 left
  Sunlance (tier), 1 of 1 left
show wren ac weapons
  ac 11
  weapons light laser ready
# The bomber's point, and the brain's die where an attack would miss.
dice d20=2 d10=9 d6=4
wren.gunner fire laser at brock attacks 1
  Wren uses Helpful Brain.
  Wren fires the light laser at Brock: d20 2, d10 9 Helpful Brain + 2 proficiency + 4 ship Dexterity = 17 against AC 10, a hit.
  Light laser damage: d6 4 + 1 light laser + 1 Bomber = 6, 6 energy.
  Brock: energy takes 6 from the hull.
# An action more.
dice d20=15 d6=3
wren.gunner fire laser at brock attacks 1
  Wren fires the light laser at Brock: d20 15 + 2 proficiency + 4 ship Dexterity = 21 against AC 10, a hit.
  Light laser damage: d6 3 + 1 light laser + 1 Bomber = 5, 5 energy.
  Brock: energy takes 5 from the hull.
wren.pilot feature standing-by
  Wren uses Standing By.
dice d20=10
wren.pilot search
  Wren searches, Perception: d20 10.
wren.pilot feature standing-by
  refused [SHIP-FEATURE] Standing By is spent before maintenance
pass to brock.pilot
  The turn of Brock's pilot begins.
# For a minute, half of what weapons deal.
brock.pilot feature iron-minute
  Brock's pilot uses Iron Minute.
show brock feet
  feet 300 ft left of 300 ft
pass to brock.gunner
  The turn of Brock's gunner begins.
  Brock: flying speed 300 → 200 ft (Head Start ends).
# Thrown back when it is hit, and half of the damage.
dice d20=19 d8=7
brock.gunner fire laser at wren attacks 1
  Brock's gunner fires the light laser at Wren: d20 19 + 2 proficiency + 4 ship Dexterity = 25 against AC 11, a hit.
  Light laser damage: d8 7 + 1 light laser + 1 ship Strength + 1 Gunboat = 10, 10 energy.
  Wren uses Retro Thrusters.
  Wren falls back 50 ft.
  Wren: energy (10 - 5 Retro Thrusters) takes 5 from the shields.
pass to keep.operator
  The turn of Keep's pilot begins.
  The turn of Keep's gunner begins.
  The turn of Keep's operator begins.
show options keep.operator
  Interfere, Wren: refused [SHIP-INTERFERE] Wren is more than 1000 ft away
  Ready
  Search
  Astrogate, hasty: 0.0%, +0 against 30, or advantage by Braced Crew
  Astrogate, brisk: 5.0%, +0 against 20, or advantage by Braced Crew
  Astrogate, careful: 55.0%, +0 against 10, or advantage by Braced Crew
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Feature, Sunlance
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
