title A silencer that is on cannot be switched on for another charge, and one that is put off silences nothing any more
covers LOL-SILENCE
book lurasko
room 30 14
sheet gear like plain, armour silencer, charge 9
person Gea gear at 20 4 side Red special
person Foe plain at 10 4 side Blue special
initiative gea 40, foe 30
begin
  The battle goes on.
  Round 1.
  The turn of Gea begins.
gea.boots cast silence
  Gea: charge -1, now 8.
  Gea uses Switch the silencer on.
  Gea is silencing the ether.
gea.boots cast silence
  refused [LOL-SILENCE] Gea is silencing the ether already
gea.boots don armour 1 off
  Gea doffs silencer.
  Gea is no longer silencing the ether.
show person gea
  able at 20 4 on level 1, 0 suffered, Agility 6
