title On foot: the GM lets everybody reload rapidly, and no longer
covers ME-RAPID

book me5e
room 14 7
sheet scout like plain, weapon warden-rifle
person Ana scout at 3 3 side Blue
person Foe plain at 8 3 side Red
initiative ana 20, foe 5

begin
  ...
gm person load ana warden-rifle 0
  The GM rules: Warden rifle of Ana has 0 attacks left.
ana.boots rapid-reload warden-rifle
  refused [ME-RAPID] rapid reloading is a variant that is not played
gm person variant rapid-reload yes
  The GM rules: the variant rapid-reload is played.
dice 15
ana.boots rapid-reload warden-rifle
  Ana, rapid reload: d20 15 against 15, success.
  Ana reloads Warden rifle.
gm person variant rapid-reload yes
  refused [TABLE] it is like that already
gm person variant rapid-reload no
  The GM rules: the variant rapid-reload is left out.
