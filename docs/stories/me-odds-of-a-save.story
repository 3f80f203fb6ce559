title What a GM gives a save counts in what a station says of the power that asks for it
covers ME-CAST

book me5e
room 20 9
sheet mage like plain, intelligence 16, casting intelligence, power hurl, slots 4
sheet foe like plain, dexterity 14, hp 90
person Mag mage at 4 4 side Blue
person Foe foe at 9 4 side Red
initiative mag 20, foe 10

begin
  ...
# A 10 or less fails: half of the faces. The lower of two dice does in three cases of four.
show options mag.boots
  ...
  Cast, Hurl, Plain: 50.0%, +2 against 13
  ...
gm person edge foe disadvantage save
  The GM rules: disadvantage on the next save of Foe.
show options mag.boots
  ...
  Cast, Hurl, Plain: 75.0%, +2 against 13, −GM
  ...
dice d20=12 d20=10 d10=1 d10=1 d10=1
mag.boots cast hurl on foe
  Mag casts Hurl on Foe.
  Foe saves with Dexterity against Hurl: d20 10, dropped 12 (disadvantage: GM) + 2 Dexterity = 12 against 13, failure.
  Damage of Hurl: d10 1+1+1 = 3.
  Foe takes bludgeoning: 3 from hit points.
