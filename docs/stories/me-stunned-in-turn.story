title What others do to somebody in their own turn lasts through the next: stunned
covers ME-OPPORTUNITY

book me5e
room 30 12
sheet reg like umbra-guard, weapon regent-bash bonus 8 plus 3, strength 18, hp 60
person Ana plain at 5 4 side Red
person Foe reg at 6 4 side Blue
initiative ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots move 4 4
  Foe may react to Ana: an opportunity attack.
dice 15 1 1 1 d20=2
foe.boots react
  Foe reacts with an opportunity attack.
  Foe attacks Ana, bash: d20 15 + 8 attack bonus = 23 against 12, a hit.
  Damage of bash: d8 1+1+1 + 3 damage bonus = 6.
  Ana saves with Constitution against bash: d20 2 against 13, failure.
  Ana is stunned.
  Ana takes bludgeoning: 6 from hit points.
  Ana: speed 10 → 0 m (stunned).
pass
  The turn of Foe begins.
show person ana
  able at 5 4 on level 1, 14 of 20 hit points, AC 12
  stunned
