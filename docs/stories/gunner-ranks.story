title What gunners learn: criticals, masteries, one attack more
covers SHIP-FEATURE SHIP-BONUS SHIP-CRIT SHIP-NAT

class corsair medium strength 12 dexterity 14 shield directional
mount corsair light-laser turret
mount corsair slug-railgun turret
mount corsair plasma-torpedo turret
ship Hesper corsair at 0 0 heading 0 side Blue special
ship Magpie fighter at 0 650 heading 180 side Red special
ship Rook fighter at 0 780 heading 180 side Red special
ship Moth fighter at 100 250 heading 180 side Red
ship Wren fighter at 250 150 heading 180 side Red special
crew hesper plain pilot gunner
crew magpie plain pilot
crew rook plain pilot
crew moth plain pilot
crew wren plain pilot
member hesper.gunner rank 5 feature explosive-gambit feature penetrating-gambit feature crippling-gambit feature exposing-gambit feature cannoneer feature payloader feature cannon-mastery
initiative hesper.gunner 20, hesper.pilot 15, magpie 10, rook 8, moth 6, wren 4
set moth shields 0, hull 2

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
show features hesper.gunner
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Called Shot (feature), 1 of 1 left
  Maximum Power (feature), 1 of 1 left
  Explosive Gambit (gambit), 6 of 6 left, d12
  Penetrating Gambit (gambit), 6 of 6 left, d12
  Crippling Gambit (gambit), 6 of 6 left, d12
  Exposing Gambit (gambit), 6 of 6 left, d12
  Cannoneer (style)
  Payloader (style)
  Cannon Mastery (mastery)
show options hesper.gunner
  Attack, light laser, Magpie: refused [SHIP-RANGE] Magpie is beyond the light laser's 600 ft
  Attack, slug railgun, Magpie: 85.0%, +5 against 9; shields 12.4, hull 12.4
  Attack, plasma torpedo, Magpie: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Rook: refused [SHIP-RANGE] Rook is beyond the light laser's 600 ft
  Attack, slug railgun, Rook: refused [SHIP-COVER] Rook is wholly hidden behind cover
  Attack, plasma torpedo, Rook: refused [SHIP-COVER] Rook is wholly hidden behind cover
  Attack, light laser, Moth: 80.0%, +4 against 9; shields 15.4, hull 15.4
  Attack, slug railgun, Moth: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Moth: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Wren: 80.0%, +4 against 9; shields 15.4, hull 15.4
  Attack, slug railgun, Wren: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Wren: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, slug railgun, Called Shot, Magpie: 100.0%, +5 against 9; shields 34.0, hull 34.0
  Attack, plasma torpedo, Called Shot, Magpie: 40.0%, +5 against 14; shields 22.5, hull 22.5
  Attack, light laser, Called Shot, Moth: 100.0%, +4 against 9; shields 25.2, hull 25.2
  Attack, slug railgun, Called Shot, Moth: 100.0%, +5 against 9, −inside close range; shields 34.0, hull 34.0
  Attack, plasma torpedo, Called Shot, Moth: 40.0%, +5 against 14; shields 22.5, hull 22.5
  Attack, light laser, Called Shot, Wren: 100.0%, +4 against 9; shields 25.2, hull 25.2
  Attack, slug railgun, Called Shot, Wren: 100.0%, +5 against 9, −inside close range; shields 34.0, hull 34.0
  Attack, plasma torpedo, Called Shot, Wren: 40.0%, +5 against 14; shields 22.5, hull 22.5
  Attack, slug railgun, Maximum Power, Magpie: 85.0%, +5 against 9; shields 21.8, hull 21.8
  Attack, plasma torpedo, Maximum Power, Magpie: 40.0%, +5 against 14; shields 16.9, hull 16.9
  Attack, light laser, Maximum Power, Moth: 80.0%, +4 against 9; shields 19.6, hull 19.6
  Attack, slug railgun, Maximum Power, Moth: 72.2%, +5 against 9, −inside close range; shields 15.5, hull 15.5
  Attack, plasma torpedo, Maximum Power, Moth: 40.0%, +5 against 14; shields 16.9, hull 16.9
  Attack, light laser, Maximum Power, Wren: 80.0%, +4 against 9; shields 19.6, hull 19.6
  Attack, slug railgun, Maximum Power, Wren: 72.2%, +5 against 9, −inside close range; shields 15.5, hull 15.5
  Attack, plasma torpedo, Maximum Power, Wren: 40.0%, +5 against 14; shields 16.9, hull 16.9
  Attack, slug railgun, Penetrating Gambit, Magpie: 85.0%, +5 against 9; shields 12.4, hull 12.4
  Attack, plasma torpedo, Penetrating Gambit, Magpie: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Penetrating Gambit, Moth: 80.0%, +4 against 9; shields 15.4, hull 15.4
  Attack, slug railgun, Penetrating Gambit, Moth: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Penetrating Gambit, Moth: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Penetrating Gambit, Wren: 80.0%, +4 against 9; shields 15.4, hull 15.4
  Attack, slug railgun, Penetrating Gambit, Wren: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Penetrating Gambit, Wren: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, slug railgun, Crippling Gambit, Magpie: 85.0%, +5 against 9; shields 18.5, hull 18.5
  Attack, plasma torpedo, Crippling Gambit, Magpie: 40.0%, +5 against 14; shields 15.5, hull 15.5
  Attack, light laser, Crippling Gambit, Moth: 80.0%, +4 against 9; shields 22.4, hull 22.4
  Attack, slug railgun, Crippling Gambit, Moth: 72.2%, +5 against 9, −inside close range; shields 13.6, hull 13.6
  Attack, plasma torpedo, Crippling Gambit, Moth: 40.0%, +5 against 14; shields 15.5, hull 15.5
  Attack, light laser, Crippling Gambit, Wren: 80.0%, +4 against 9; shields 22.4, hull 22.4
  Attack, slug railgun, Crippling Gambit, Wren: 72.2%, +5 against 9, −inside close range; shields 13.6, hull 13.6
  Attack, plasma torpedo, Crippling Gambit, Wren: 40.0%, +5 against 14; shields 15.5, hull 15.5
  Attack, slug railgun, Exposing Gambit, Magpie: 85.0%, +5 against 9; shields 12.4, hull 12.4
  Attack, plasma torpedo, Exposing Gambit, Magpie: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Exposing Gambit, Moth: 80.0%, +4 against 9; shields 15.4, hull 15.4
  Attack, slug railgun, Exposing Gambit, Moth: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Exposing Gambit, Moth: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Exposing Gambit, Wren: 80.0%, +4 against 9; shields 15.4, hull 15.4
  Attack, slug railgun, Exposing Gambit, Wren: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Exposing Gambit, Wren: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, slug railgun, Cannon Mastery, Magpie: refused [SHIP-FEATURE] Cannon Mastery is not for secondary weapons
  Attack, plasma torpedo, Cannon Mastery, Magpie: refused [SHIP-FEATURE] Cannon Mastery is not for tertiary weapons
  Attack, light laser, Cannon Mastery, Moth: 70.0%, +2 against 9; shields 13.7, hull 13.7
  Attack, slug railgun, Cannon Mastery, Moth: refused [SHIP-FEATURE] Cannon Mastery is not for secondary weapons
  Attack, plasma torpedo, Cannon Mastery, Moth: refused [SHIP-FEATURE] Cannon Mastery is not for tertiary weapons
  Attack, light laser, Cannon Mastery, Wren: 70.0%, +2 against 9; shields 13.7, hull 13.7
  Attack, slug railgun, Cannon Mastery, Wren: refused [SHIP-FEATURE] Cannon Mastery is not for secondary weapons
  Attack, plasma torpedo, Cannon Mastery, Wren: refused [SHIP-FEATURE] Cannon Mastery is not for tertiary weapons
  Fire at a place, light laser
  Fire at a place, slug railgun
  Fire at a place, plasma torpedo
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
# A 19 is critical to a keen gunner, and a brutal one throws the weapon's two dice a third time. The second ship, 105 ft
# behind, takes the die of the gambit, for the roll would have hit it.
dice d20=19 d10=4 d10=5 d10=6 d10=1 d10=2 d10=1 d12=7
hesper.gunner fire slug at magpie with penetrating-gambit
  Hesper's gunner fires the slug railgun at Magpie: d20 19 + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 24 against AC 9, a critical hit.
  Hesper's gunner uses Penetrating Gambit on Magpie.
  Slug railgun damage: d10 4+5+6+1+2+1 + 1 ship Strength = 20, 20 kinetic, all dice twice.
  The shot goes through to Rook: d12 7, 7 kinetic.
  Magpie: kinetic takes 14 from the shields and 6 from the hull.
  The shields of Magpie are down.
  Rook: kinetic takes 7 from the shields.
pass to hesper.gunner
  The turn of Hesper's pilot begins.
  The turn of Magpie's pilot begins.
  The turn of Rook's pilot begins.
  The shields of Rook regain 6.
  The turn of Moth's pilot begins.
  The turn of Wren's pilot begins.
  Round 2.
  The turn of Hesper's gunner begins.
# What is called hits as a critical; with maximum power no die is thrown for the damage.
dice d20=12
hesper.gunner fire slug at magpie with called-shot with maximum-power
  Hesper's gunner uses Called Shot on Magpie.
  Hesper's gunner fires the slug railgun at Magpie: d20 12 + 2 proficiency + 2 ship Dexterity + 1 slug railgun = 17 against AC 9, a critical hit.
  Hesper's gunner uses Maximum Power on Magpie.
  Slug railgun damage: d10 10+10+10+10+10+10 + 1 ship Strength = 61, 61 kinetic, all dice twice.
  Magpie: kinetic takes 61 from the hull.
  Magpie is torn apart by massive damage.
  Hesper's gunner uses Explosive Gambit.
pass to hesper.gunner
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The shields of Rook regain 1.
  The turn of Moth's pilot begins.
  The turn of Wren's pilot begins.
  Round 3.
  The turn of Hesper's gunner begins.
# The mastery forgoes the proficiency, on the attack that it grants as well, and is for primary
# weapons. The ship that is brought to 0 grants one more attack, with a die; the bonus action
# pays for one of the two.
hesper.gunner fire slug at rook with cannon-mastery
  refused [SHIP-FEATURE] Cannon Mastery is not for secondary weapons
gm edit moth shields 0
  The GM rules, Moth: Shields set to 0.
dice d20=12 d8=3
hesper.gunner fire laser at moth attacks 1 with cannon-mastery
  Hesper's gunner uses Cannon Mastery on Moth.
  Hesper's gunner fires the light laser at Moth: d20 12 + 2 proficiency + 2 ship Dexterity - 2 Cannon Mastery = 14 against AC 9, a hit.
  Light laser damage: d8 3 + 1 light laser + 1 ship Strength + 2 Cannoneer = 7, 7 energy.
  Moth: energy takes 7 from the hull.
  Moth explodes.
  Hesper's gunner uses Explosive Gambit.
show hesper.gunner
  the turn is open; left: bonus action, reaction, object
show options hesper.gunner
  Attack, light laser, Rook: refused [SHIP-RANGE] Rook is beyond the light laser's 600 ft
  Attack, slug railgun, Rook: 85.0%, +5 against 9; shields 12.4, hull 12.4
  Attack, plasma torpedo, Rook: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Wren: 80.0%, +4 against 9; shields 7.7, hull 7.7
  Attack, slug railgun, Wren: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Wren: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, slug railgun, Called Shot, Rook: refused [SHIP-FEATURE] Called Shot is spent before a rest
  Attack, plasma torpedo, Called Shot, Rook: refused [SHIP-FEATURE] Called Shot is spent before a rest
  Attack, light laser, Called Shot, Wren: refused [SHIP-FEATURE] Called Shot is spent before a rest
  Attack, slug railgun, Called Shot, Wren: refused [SHIP-FEATURE] Called Shot is spent before a rest
  Attack, plasma torpedo, Called Shot, Wren: refused [SHIP-FEATURE] Called Shot is spent before a rest
  Attack, slug railgun, Maximum Power, Rook: refused [SHIP-FEATURE] Maximum Power is spent before a rest
  Attack, plasma torpedo, Maximum Power, Rook: refused [SHIP-FEATURE] Maximum Power is spent before a rest
  Attack, light laser, Maximum Power, Wren: refused [SHIP-FEATURE] Maximum Power is spent before a rest
  Attack, slug railgun, Maximum Power, Wren: refused [SHIP-FEATURE] Maximum Power is spent before a rest
  Attack, plasma torpedo, Maximum Power, Wren: refused [SHIP-FEATURE] Maximum Power is spent before a rest
  Attack, slug railgun, Penetrating Gambit, Rook: 85.0%, +5 against 9; shields 12.4, hull 12.4
  Attack, plasma torpedo, Penetrating Gambit, Rook: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Penetrating Gambit, Wren: 80.0%, +4 against 9; shields 7.7, hull 7.7
  Attack, slug railgun, Penetrating Gambit, Wren: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Penetrating Gambit, Wren: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, slug railgun, Crippling Gambit, Rook: 85.0%, +5 against 9; shields 18.5, hull 18.5
  Attack, plasma torpedo, Crippling Gambit, Rook: 40.0%, +5 against 14; shields 15.5, hull 15.5
  Attack, light laser, Crippling Gambit, Wren: 80.0%, +4 against 9; shields 13.5, hull 13.5
  Attack, slug railgun, Crippling Gambit, Wren: 72.2%, +5 against 9, −inside close range; shields 13.6, hull 13.6
  Attack, plasma torpedo, Crippling Gambit, Wren: 40.0%, +5 against 14; shields 15.5, hull 15.5
  Attack, slug railgun, Exposing Gambit, Rook: 85.0%, +5 against 9; shields 12.4, hull 12.4
  Attack, plasma torpedo, Exposing Gambit, Rook: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, light laser, Exposing Gambit, Wren: 80.0%, +4 against 9; shields 7.7, hull 7.7
  Attack, slug railgun, Exposing Gambit, Wren: 72.2%, +5 against 9, −inside close range; shields 8.8, hull 8.8
  Attack, plasma torpedo, Exposing Gambit, Wren: 40.0%, +5 against 14; shields 12.2, hull 12.2
  Attack, slug railgun, Cannon Mastery, Rook: refused [SHIP-FEATURE] Cannon Mastery is used, until your next turn
  Attack, plasma torpedo, Cannon Mastery, Rook: refused [SHIP-FEATURE] Cannon Mastery is used, until your next turn
  Attack, light laser, Cannon Mastery, Wren: refused [SHIP-FEATURE] Cannon Mastery is used, until your next turn
  Attack, slug railgun, Cannon Mastery, Wren: refused [SHIP-FEATURE] Cannon Mastery is used, until your next turn
  Attack, plasma torpedo, Cannon Mastery, Wren: refused [SHIP-FEATURE] Cannon Mastery is used, until your next turn
  Fire at a place, light laser
  Fire at a place, slug railgun: refused [SHIP-ACTION] your action is used
  Fire at a place, plasma torpedo: refused [SHIP-ACTION] your action is used
  Ready: refused [SHIP-ACTION] your action is used
  Search: refused [SHIP-ACTION] your action is used
  Object
  Use an Object: refused [SHIP-ACTION] your action is used
  Improvise: refused [SHIP-ACTION] your action is used
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=11 d8=2
hesper.gunner fire laser at wren bonus
  Hesper's gunner fires the light laser at Wren: d20 11 + 2 proficiency + 2 ship Dexterity - 2 Cannon Mastery = 13 against AC 9, a hit.
  Light laser damage: d8 2 + 1 light laser + 1 ship Strength + 2 Cannoneer = 6, 6 energy.
  Wren: energy takes 6 from the shields.
hesper.gunner fire laser at wren bonus
  refused [SHIP-BONUS] your bonus action is used
show features hesper.gunner
  Keen Gunnery (feature)
  Brutal Critical (feature)
  Called Shot (feature), 0 of 1 left
  Maximum Power (feature), 0 of 1 left
  Explosive Gambit (gambit), 3 of 6 left, d12, used
  Penetrating Gambit (gambit), 3 of 6 left, d12
  Crippling Gambit (gambit), 3 of 6 left, d12
  Exposing Gambit (gambit), 3 of 6 left, d12
  Cannoneer (style)
  Payloader (style)
  Cannon Mastery (mastery), used
pass to hesper.gunner
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Wren's pilot begins.
  The shields of Wren regain 6.
  Round 4.
  The turn of Hesper's gunner begins.
# A save against a missile: a natural 1 is critical, with the two dice three times; those that show 1 or 2 are thrown again.
dice d20=1 d12=1 d12=9 d12=5 d12=2 d12=3 d12=3 d12=8 d12=3
hesper.gunner fire torpedo at rook
  Hesper's gunner fires at Rook, whose Dexterity save against plasma torpedo: d20 1 + 3 ship Dexterity + 2 proficiency = 6 against 14, failure.
  Plasma torpedo damage: d12 9+5+3+3+8+3, dropped 1, dropped 2 + 1 ship Strength = 32, 32 energy, all dice twice.
  Rook: energy takes 14 from the shields and 18 from the hull.
  The shields of Rook are down.
  Rook is disabled.
  Rook: system damage +1, now level 1: disadvantage on ability checks.
  Hesper's gunner uses Explosive Gambit.
