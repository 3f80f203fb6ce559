title On foot: blows at the paralysed and the dying, saves at 0 of the exhausted, first aid, and nothing else for who aims
covers ME-CRIT ME-DMG0 ME-DEATHSAVE ME-STABLE ME-USE ME-UNCONSCIOUS

book me5e
room 40 14
sheet caster like plain, charisma 16, level 5, power spear, power jolt, weapon filament-blade, weapon tack-pistol, hp 60
sheet foe like plain, hp 200
sheet soldier like plain, hp 12
sheet medic like plain, wisdom 14, skilled medicine, hp 40
sheet heavy like plain, strength 16, dexterity 14, hp 60, weapon petard-launcher
person Cas caster at 5 5 side Blue
person Hal heavy at 5 12 side Blue
person Med medic at 20 5 side Red
person Ana soldier at 20 7 side Red special
person Foe foe at 6 5 side Red
initiative cas 20, hal 15, med 12, ana 10, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Cas begins.
gm go-on
foe.boots standing strikes never
med.boots standing strikes never
# Whatever hits the paralysed from within 2 m is critical: a power, a shot. From 4 m it is not.
gm person afflict foe paralysed
  Foe is paralysed.
  Foe: speed 10 → 0 m (paralysed).
dice 5 15 3 3 3 3 3 3
cas.boots cast spear on foe
  Cas casts Spear of Force on Foe.
  Cas attacks Foe, Spear of Force: d20 15, dropped 5 (advantage: paralysed) + 3 Charisma + 2 proficiency = 20 against 12, a critical hit.
  Damage of Spear of Force: d8 3+3+3+3+3+3 + 3 power = 21.
  Foe takes force: 21 from hit points.
pass to cas.boots
  The turn of Hal begins.
  The turn of Med begins.
  The turn of Ana begins.
  The turn of Foe begins.
  Round 2.
  The turn of Cas begins.
gm person place cas 4 5
dice 5 15 3 3 3
cas.boots cast spear on foe
  Cas casts Spear of Force on Foe.
  Cas attacks Foe, Spear of Force: d20 15, dropped 5 (advantage: paralysed) + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Spear of Force: d8 3+3+3 + 3 power = 12.
  Foe takes force: 12 from hit points.
pass to cas.boots
  The turn of Hal begins.
  The turn of Med begins.
  The turn of Ana begins.
  The turn of Foe begins.
  Round 3.
  The turn of Cas begins.
gm person place cas 5 5
dice 5 15 1 1
cas.boots attack foe with tack
  Cas attacks Foe, Tack pistol: d20 15, dropped 5 (advantage: paralysed) + 2 proficiency = 17 against 12, a critical hit.
  Damage of Tack pistol: d4 1+1 = 2.
  Foe takes piercing: 2 from hit points.
gm person relieve foe paralysed
  Foe is no longer paralysed.
  Foe: speed 0 → 10 m (no longer paralysed).
# Exhausted to the third level, one saves at 0 with disadvantage.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
gm person afflict ana exhaustion-1
  Ana is exhausted 1.
gm person afflict ana exhaustion-1
  Ana is exhausted 2.
gm person afflict ana exhaustion-1
  Ana is exhausted 3.
dice 12 9
pass to ana.boots
  The turn of Hal begins.
  The turn of Med begins.
  The turn of Ana begins.
  Ana, death save: d20 9, dropped 12 (disadvantage: exhausted 3) = 9 against 10, failure.
  Ana: 1 of 3 failures, 0 of 3 successes.
  The turn of Foe begins.
# First aid: within 2 m, to who is dying; 10 is enough.
pass to med.boots
  Round 4.
  The turn of Cas begins.
  The turn of Hal begins.
  The turn of Med begins.
gm person place med 20 4
med.boots stabilise ana
  refused [ME-STABLE] Ana is out of reach
gm person place med 20 6
med.boots stabilise foe
  refused [ME-STABLE] there is nobody to stabilise
dice 6
med.boots stabilise ana
  Med, stabilise: d20 6 + 2 Wisdom + 2 Medicine proficiency = 10 against 10, success.
  Ana is stable.
show person ana
  stable at 20 7 on level 1, 0 of 12 hit points, AC 12
  unconscious; prone; exhausted 3
gm person relieve ana exhaustion-3
  Ana is no longer exhausted 3.
# A hit from beside is two failures at once, and ends being stable; from afar it is one, and
# being prone and unconscious cancel.
pass to cas.boots
  The turn of Ana begins.
  The turn of Foe begins.
  Round 5.
  The turn of Cas begins.
gm person place cas 19 7
dice 5 15 2 1
cas.boots attack ana with filament
  Cas attacks Ana, Filament blade: d20 15, dropped 5 (advantage: unconscious, prone) + 2 proficiency = 17 against 12, a critical hit.
  Damage of Filament blade: d10 2+1 = 3.
  Ana takes slashing: 3 from hit points.
  Ana is no longer stable.
  Ana: 2 of 3 failures, 0 of 3 successes.
gm person hp ana 1
  Ana wakes.
  The GM rules: Ana has 1 hit points.
gm person hp ana 0
  Ana falls unconscious.
  The GM rules: Ana has 0 hit points.
gm person place cas 16 7
pass to hal.boots
  The turn of Hal begins.
dice 12
pass to cas.boots
  The turn of Med begins.
  The turn of Ana begins.
  Ana, death save: d20 12 against 10, success.
  Ana: 0 of 3 failures, 1 of 3 successes.
  The turn of Foe begins.
  Round 6.
  The turn of Cas begins.
dice 15 2
cas.boots attack ana with tack
  Cas attacks Ana, Tack pistol: d20 15 (advantage: unconscious) (disadvantage: prone) + 2 proficiency = 17 against 12, a hit.
  Damage of Tack pistol: d4 2.
  Ana takes piercing: 2 from hit points.
  Ana: 1 of 3 failures, 1 of 3 successes.
show person ana
  dying at 20 7 on level 1, 0 of 12 hit points, AC 12
  prone; unconscious
# Who aims does nothing else: it ends by firing, or by a bonus action.
med.boots standing strikes never
pass to hal.boots
  The turn of Hal begins.
hal.boots aim
  Hal is targeting.
  Hal: speed 10 → 5 m (targeting).
hal.boots dash
  refused [ME-USE] Hal is targeting: fire, or end that with a bonus action
pass to med.boots
  The turn of Med begins.
dice 10
med.boots stabilise ana
  Med, stabilise: d20 10 + 2 Wisdom + 2 Medicine proficiency = 14 against 10, success.
  Ana is stable.
pass to hal.boots
  The turn of Ana begins.
  The turn of Foe begins.
  Round 7.
  The turn of Cas begins.
  The turn of Hal begins.
hal.boots dash
  refused [ME-USE] Hal is targeting: fire, or end that with a bonus action
hal.boots search
  refused [ME-USE] Hal is targeting: fire, or end that with a bonus action
hal.boots aim
  Hal is no longer targeting.
  Hal: speed 5 → 10 m (no longer targeting).
hal.boots dash
  Hal dashes.
