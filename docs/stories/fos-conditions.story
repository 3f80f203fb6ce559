title Forge of Stars: what each condition does to actions, attacks, AC and movement
covers FOS-ACTIONS FOS-MOVE FOS-DEGREES

book forge
room 30 9
sheet hero like plain, hp 60, strength 2, agility 2, precision 2, wisdom 2, weapon slug-pistol, weapon chain-sword, skilled perception
person Ana hero at 5 4 side Blue special
person Foe hero at 10 4 side Red special
initiative ana 20, foe 5

begin
  ...
show aim ana foe with slug-pistol
  +4 against 14
show aim foe ana with slug-pistol
  +4 against 14
# An action fewer as they are regained; a second time two fewer.
gm person afflict ana slowed
  Ana is slowed.
show ana.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
gm person afflict ana slowed-2
  Ana is slowed by two.
pass to ana.boots
  The turn of Foe begins.
  Round 3.
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 1 action, 1 reaction; movement 30 ft
gm person relieve ana slowed-2
  Ana is no longer slowed by two.
gm person relieve ana slowed
  Ana is no longer slowed.
pass to ana.boots
  The turn of Foe begins.
  Round 4.
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
# An action more.
gm person afflict ana quickened
  Ana is quickened.
pass to ana.boots
  The turn of Foe begins.
  Round 5.
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 4 actions, 1 reaction; movement 30 ft
gm person relieve ana quickened
  Ana is no longer quickened.
# An action fewer, once.
gm person afflict ana stunned
  Ana is stunned.
pass to ana.boots
  The turn of Foe begins.
  Round 6.
  The turn of Ana begins.
  Ana is no longer stunned.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
pass to ana.boots
  The turn of Foe begins.
  Round 7.
  The turn of Ana begins.
show ana.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
# Dazzled: two less on attacks and on Perception.
gm person afflict ana dazzled
  Ana is dazzled.
show aim ana foe with slug-pistol
  +2 against 14
dice 10
ana.boots search
  Ana searches, Perception: d20 10 + 2 Wisdom + 2 Perception proficiency - 2 dazzled = 12.
gm person relieve ana dazzled
  Ana is no longer dazzled.
# Blinded: four less, which is all that not seeing Foe costs; flat-footed, and all ground is difficult.
pass to ana.boots
  The turn of Foe begins.
  Round 8.
  The turn of Ana begins.
gm person afflict ana blinded
  Ana is blinded.
  Ana: AC 14 → 12 (flat-footed).
dice 13
ana.boots attack at 10 4 with slug-pistol
  Ana attacks Foe, slug pistol: d20 13 + 2 Precision + 2 proficiency - 2 blinded - 2 dazzled = 13 against 14, a miss.
show aim foe ana with slug-pistol
  +4 against 12
dice 10
ana.boots search
  Ana searches, Perception: d20 10 + 2 Wisdom + 2 Perception proficiency - 2 blinded - 2 dazzled = 10.
ana.boots move 9 4
  refused [FOS-MOVE] that takes 40 ft, and Ana has 30 left
ana.boots move 8 4
  Ana has moved to 8 4 on level 1; no movement is left.
gm person relieve ana blinded
  Ana is no longer blinded.
  Ana: AC 12 → 14 (no longer flat-footed).
pass to ana.boots
  The turn of Foe begins.
  Round 9.
  The turn of Ana begins.
# Prone: flat-footed, two less on attacks.
gm person afflict ana prone
  Ana is prone.
  Ana: AC 14 → 12 (flat-footed).
show aim ana foe with slug-pistol
  +2 against 14
show aim foe ana with slug-pistol
  +4 against 12
gm person relieve ana prone
  Ana is no longer prone.
  Ana: AC 12 → 14 (no longer flat-footed).
# Unconscious: four less on AC and on Reflex, flat-footed, prone; what hurts wakes.
pass to ana.boots
  The turn of Foe begins.
  Round 10.
  The turn of Ana begins.
gm person afflict ana unconscious
  Ana is unconscious.
  Ana is prone.
  Ana: speed 30 → 0 ft (unconscious, blinded).
  Ana: AC 14 → 8 (unconscious, flat-footed).
show aim foe ana with slug-pistol
  +4 against 8
ana.boots stand
  refused [FOS-ACTIONS] Ana cannot act
gm person hurt ana 1 laser
  Ana takes laser: 1 from hit points.
  Ana is no longer unconscious.
  Ana: speed 0 → 30 ft (no longer unconscious, no longer blinded).
  Ana: AC 8 → 12 (no longer unconscious).
show person ana
  able at 8 4 on level 1, 59 of 60 hit points, AC 12
  prone; slug pistol in hand; chain sword in hand
ana.boots stand
  Ana is no longer prone.
  Ana: AC 12 → 14 (no longer flat-footed).
# Immobilised: no step, but an attack; out of it by an action, Strength against 15.
gm person afflict ana immobilised
  Ana is immobilised.
  Ana: speed 30 → 0 ft (immobilised).
ana.boots step at 9 4
  refused [FOS-ACTIONS] Ana cannot move
ana.boots jump 10 5
  refused [FOS-MOVE] Ana cannot move
show aim foe ana with slug-pistol
  +4 against 14
dice 12
ana.boots escape
  Ana, escape: d20 12 + 2 Strength = 14 against 15, failure.
pass to ana.boots
  The turn of Foe begins.
  Round 11.
  The turn of Ana begins.
dice 13
ana.boots escape
  Ana, escape: d20 13 + 2 Strength = 15 against 15, success.
  Ana is no longer immobilised.
  Ana: speed 0 → 30 ft (no longer immobilised).
# Grabbed: flat-footed and immobilised.
gm person afflict ana grabbed
  Ana is grabbed.
  Ana: speed 30 → 0 ft (immobilised).
  Ana: AC 14 → 12 (flat-footed).
show aim foe ana with slug-pistol
  +4 against 12
ana.boots move 6 4
  refused [FOS-MOVE] Ana cannot move
dice 10 3
ana.boots attack foe with slug-pistol
  Ana attacks Foe, slug pistol: d20 10 + 2 Precision + 2 proficiency = 14 against 14, a hit.
  Damage of slug pistol: d6 3.
  Foe takes physical: 3 from hit points.
gm person relieve ana grabbed
  Ana is no longer grabbed.
  Ana: speed 0 → 30 ft (no longer immobilised).
  Ana: AC 12 → 14 (no longer flat-footed).
# Restrained: no attack, and nothing by hand.
pass to ana.boots
  The turn of Foe begins.
  Round 12.
  The turn of Ana begins.
gm person afflict ana restrained
  Ana is restrained.
  Ana: speed 30 → 0 ft (immobilised).
  Ana: AC 14 → 12 (flat-footed).
show aim foe ana with slug-pistol
  +4 against 12
ana.boots attack foe with slug-pistol
  refused [FOS-ACTIONS] Ana is restrained and cannot do that
ana.boots step at 9 4
  refused [FOS-ACTIONS] Ana cannot move
dice 13
ana.boots escape
  Ana, escape: d20 13 + 2 Strength = 15 against 15, success.
  Ana is no longer restrained.
  Ana: speed 0 → 30 ft (no longer immobilised).
  Ana: AC 12 → 14 (no longer flat-footed).
# Hobbled: half speed, so half a leap.
gm person afflict ana hobbled
  Ana is hobbled.
ana.boots move 4 4
  refused [FOS-MOVE] that takes 40 ft, and Ana has 30 left
ana.boots move 5 4
  Ana has moved to 5 4 on level 1; 30 ft of movement is left.
ana.boots jump 7 4
  refused [FOS-MOVE] Ana jumps 7 ft at most
gm person relieve ana hobbled
  Ana is no longer hobbled.
# Steadied: one more on attacks.
gm person afflict ana steadied
  Ana is steadied.
show aim ana foe with slug-pistol
  +5 against 14
# A speed of 15 ft is enough for a step, if no ground slows it.
gm person afflict ana hobbled
  Ana is hobbled.
ana.boots step at 4 4
  Ana has moved to 4 4 on level 1; no movement is left.
gm person relieve ana hobbled
  Ana is no longer hobbled.
# Poisoned: 1d6 at the start of each turn, or 1d8, until an action against 15.
gm person afflict ana poisoned-d6
  Ana is poisoned.
dice 3
pass to ana.boots
  The turn of Foe begins.
  Round 13.
  The turn of Ana begins.
  Damage of poisoned: d6 3.
  Ana takes chemical: 3 from hit points.
dice 12
ana.boots escape
  Ana, escape: d20 12 + 2 Strength = 14 against 15, failure.
dice 13
ana.boots escape
  Ana, escape: d20 13 + 2 Strength = 15 against 15, success.
  Ana is no longer poisoned.
gm person afflict ana poisoned-d8
  Ana is badly poisoned.
dice 8
pass to ana.boots
  The turn of Foe begins.
  Round 14.
  The turn of Ana begins.
  Damage of badly poisoned: d8 8.
  Ana takes chemical: 8 from hit points.
