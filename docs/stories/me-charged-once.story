title A charged shot meets a barrier once, and shakes concentration once
covers ME-SHIELD ME-CAST

book me5e
room 30 12
sheet gun like plain, dexterity 14, power stunner-rounds, weapon warden-rifle
sheet tin like plain, hp 60, barrier 3
sheet caster like plain, hp 60, charisma 16, power well, casting charisma, slots 4 3 2
person Ana gun at 5 4 side Red
person Foe tin at 10 4 side Blue
person Cas caster at 10 8 side Blue
initiative cas 21, ana 20, foe 5
begin
  The battle goes on.
  Round 1.
  The turn of Cas begins.
cas.boots cast well at 20 6
  Cas casts Well.
  Nobody is reached by Well.
pass
  The turn of Ana begins.
ana.boots cast stunner-rounds
  Ana casts Stunner Rounds.
  Ana is loaded with stunners.
dice d20=15 d8=5 d8=8 d20=20 d8=4
ana.boots attack foe
  Ana attacks Foe, Warden rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle: d8 5 + 2 Dexterity = 7.
  Damage of loaded with stunners: d8 8.
  Foe saves with Strength against loaded with stunners: d20 20 against 12, success.
  Barrier takes off: d8 4.
  Foe takes piercing and bludgeoning: 4 from barrier, 11 from hit points.
show person foe
  able at 10 4 on level 1, 49 of 60 hit points, AC 12
  barrier 2 of 3
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Cas begins.
  The turn of Ana begins.
dice d20=15 d8=5 d8=8 d20=20 d20=15
ana.boots attack cas
  Ana attacks Cas, Warden rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 12, a hit.
  Damage of Warden rifle: d8 5 + 2 Dexterity = 7.
  Damage of loaded with stunners: d8 8.
  Cas saves with Strength against loaded with stunners: d20 20 against 12, success.
  Cas takes piercing and bludgeoning: 15 from hit points.
  Cas saves with Constitution against concentration: d20 15 against 10, success.
