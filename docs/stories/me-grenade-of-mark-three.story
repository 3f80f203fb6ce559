title Each mark of a grenade beyond the first adds its dice
covers ME-USE

book me5e
room 20 9
sheet sapper like plain, device frag-grenade 1 mark 3
person Ana sapper at 4 4 side Blue
person Bob plain at 8 4 side Red special
initiative ana 20, bob 10

begin
  ...
dice 2 1 1 1 1 1
ana.boots use frag-grenade at 8 4
  Ana uses frag grenade.
  Reached by frag grenade: Bob.
  Bob saves with Dexterity against frag grenade: d20 2 against 13, failure.
  Damage of frag grenade: d12 1+1+1+1+1 = 5.
  Bob takes piercing: 5 from hit points.
