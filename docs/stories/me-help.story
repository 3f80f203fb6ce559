title On foot: help with a check and with an attack, ready to act, to move, and with a power
covers ME-HELP ME-READY ME-REACT

book me5e
room 24 9
sheet gunner like plain, dexterity 14, weapon warden-rifle, hp 30
sheet tough like plain, hp 90
sheet adept like plain, charisma 16, power spear, power guarding-field, hp 30
person Ana gunner at 2 2 side Blue
person Mar adept at 2 4 side Blue
person Foe tough at 12 3 side Red
person Two plain at 20 3 side Red
initiative ana 20, mar 15, foe 10, two 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Advantage on the next check.
ana.boots help mar
  Ana helps Mar.
pass
  The turn of Mar begins.
dice 4 15
mar.boots search
  Mar searches, Perception: d20 15, dropped 4 (advantage: Help) = 15.
pass to ana.boots
  The turn of Foe begins.
  The turn of Two begins.
  Round 2.
  The turn of Ana begins.
# Or on a friend's first attack on a foe within 2 m of the helper.
ana.boots help mar against foe
  refused [ME-HELP] a foe is farther away than 2 m
gm person place foe 3 3
ana.boots help mar against foe
  Ana helps against Foe.
pass
  The turn of Mar begins.
show aim mar foe with fists
  +2 against 12, advantage: Help
dice 3 15
mar.boots attack foe with fists
  Mar attacks Foe, unarmed strike: d20 15, dropped 3 (advantage: Help) + 2 proficiency = 17 against 12, a hit.
  Damage of unarmed strike: 1.
  Foe takes bludgeoning: 1 from hit points.
# Only the first.
pass to ana.boots
  The turn of Foe begins.
  The turn of Two begins.
  Round 3.
  The turn of Ana begins.
gm person place foe 12 3
# A shot is readied for a foe that comes within 16 m.
ana.boots ready within 16 foe: attack foe
  Ana readies Attack for somebody who comes near.
pass to foe.boots
  The turn of Mar begins.
  The turn of Foe begins.
foe.boots move 11 3
  Foe has moved to 11 3 on level 1; 8 m of movement is left.
foe.boots move 10 3
  Foe has moved to 10 3 on level 1; 6 m of movement is left.
  Ana may react to Foe: what was readied.
dice 15 4
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Foe, Warden rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle: d8 4 + 2 Dexterity = 6.
  Foe takes piercing: 6 from hit points.
foe.boots move 9 3
  Foe has moved to 9 3 on level 1; 4 m of movement is left.
pass to ana.boots
  The turn of Two begins.
  Round 4.
  The turn of Ana begins.
# Let go, it stays ready until the next turn; a trigger that holds must end first.
ana.boots ready within 16: attack foe
  Ana readies Attack for somebody who comes near.
pass to foe.boots
  The turn of Mar begins.
  The turn of Foe begins.
foe.boots move 12 3
  Foe has moved to 12 3 on level 1; 4 m of movement is left.
foe.boots move 10 3
  Foe has moved to 10 3 on level 1; no movement is left.
  Ana may react to Foe: what was readied.
ana.boots react pass
  Ana lets it pass.
pass to ana.boots
  The turn of Two begins.
  Round 5.
  The turn of Ana begins.
# A move can be readied, up to the speed.
ana.boots ready attack foe: move 2 6
  Ana readies Move for an attack.
pass to foe.boots
  The turn of Mar begins.
  The turn of Foe begins.
gm person place foe 3 4
dice 2
foe.boots attack mar with fists
  Foe attacks Mar, unarmed strike: d20 2 + 2 proficiency = 4 against 12, a miss.
  Ana may react to Foe: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Foe may react to Ana: an opportunity attack.
foe.boots react pass
  Foe lets it pass.
  Ana has moved to 2 6 on level 1; no movement is left.
pass to mar.boots
  The turn of Two begins.
  Round 6.
  The turn of Ana begins.
  The turn of Mar begins.
# A power is cast now and held with concentration; it costs its slot at once.
gm person place foe 12 3
mar.boots ready within 18 foe: cast spear on foe
  Mar readies Cast for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
foe.boots move 10 3
  Mar may react to Foe: what was readied.
dice 14 3 4 5
mar.boots react
  Mar reacts with what was readied.
  Mar casts Spear of Force on Foe.
  Mar no longer concentrates on Spear of Force.
  Mar attacks Foe, Spear of Force: d20 14 + 3 Charisma + 2 proficiency = 19 against 12, a hit.
  Damage of Spear of Force: d8 3+4+5 + 3 power = 15.
  Foe takes force: 15 from hit points.
  Foe has moved to 10 3 on level 1; 6 m of movement is left.
pass to mar.boots
  The turn of Two begins.
  Round 7.
  The turn of Ana begins.
  The turn of Mar begins.
gm person place foe 12 3
mar.boots ready within 18 foe: cast spear on foe
  Mar readies Cast for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
# Losing the concentration loses it: a Constitution save against 10 or half the damage.
dice 9
gm person hurt mar 5 fire
  Mar takes fire: 5 from hit points.
  Mar saves with Constitution against concentration: d20 9 against 10, failure.
  Mar no longer concentrates on Spear of Force.
foe.boots move 10 3
  Foe has moved to 10 3 on level 1; 6 m of movement is left.
# Who waits with an attack on nobody has it for whoever sets it off: for nobody at 18 m, for the first at 16.
pass to ana.boots
  The turn of Two begins.
  Round 8.
  The turn of Ana begins.
gm person place foe 22 1
ana.boots ready within 16: attack whoever
  Ana readies Attack for somebody who comes near.
pass to two.boots
  The turn of Mar begins.
  The turn of Foe begins.
  The turn of Two begins.
gm person place two 12 6
two.boots move 11 6
  Two has moved to 11 6 on level 1; 8 m of movement is left.
two.boots move 10 6
  Two has moved to 10 6 on level 1; 6 m of movement is left.
  Ana may react to Two: what was readied.
dice 15 6
ana.boots react
  Ana reacts with what was readied.
  Ana attacks Two, Warden rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle: d8 6 + 2 Dexterity = 8.
  Two takes piercing: 8 from hit points.
