title A strike in one's own turn leaves the second hand to the attack
covers ME-TWOWEAPON ME-OPPORTUNITY
book me5e
room 30 12
sheet two like plain, weapon nettle-knife, weapon riot-baton, hp 60
sheet foe like plain, hp 60
person Ana two at 5 5 side Blue
person Foe foe at 6 5 side Red
initiative foe 20, ana 15
begin
  The battle goes on.
  Round 1.
  The turn of Foe begins.
foe.boots ready attack ana: move 7 5
  Foe readies Move for an attack.
pass
  The turn of Ana begins.
dice 12 3 2
ana.boots attack foe with nettle-knife
  Ana attacks Foe, Nettle knife: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Nettle knife: d4 3.
  Damage of Nettle knife: d4 2.
  Foe takes piercing and lightning: 5 from hit points.
  Foe may react to Ana: what was readied.
foe.boots react
  Foe reacts with what was readied.
  Ana may react to Foe: an opportunity attack.
dice 12 3 2
ana.boots react with riot-baton
  Ana reacts with an opportunity attack.
  Ana attacks Foe, Riot baton: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Riot baton: d6 3.
  Damage of Riot baton: d4 2.
  Foe takes bludgeoning and lightning: 5 from hit points.
  Foe has moved to 7 5 on level 1; 8 m of movement is left.
ana.boots move 6 5
  Ana has moved to 6 5 on level 1; 8 m of movement is left.
dice 12 3 2
ana.boots attack foe with riot-baton second
  Ana attacks Foe, Riot baton: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Riot baton: d6 3.
  Damage of Riot baton: d4 2.
  Foe takes bludgeoning and lightning: 5 from hit points.
