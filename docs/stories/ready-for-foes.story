title What sets off what is readied at a console: foes, and every kind of attack on the own ship
covers SHIP-READY SHIP-REACT SHIP-PLACE SHIP-WSAVE SHIP-RAM

class gun small
mount gun heavy-laser turret
mount gun blast-missile turret
ship Wren gun at 0 0 heading 0 side Blue
ship Finch gun at 0 -1500 heading 0 side Blue
ship Kite gun at 0 1500 heading 180 side Red special
crew wren plain gunner operator
crew finch plain pilot
crew kite plain pilot gunner gunner
set wren ac 30, hull-max 90, hull 90
set kite ac 30
set finch ac 30
initiative wren.gunner 20, wren.operator 19, finch 15, kite.gunner 10, kite.gunner-2 9, kite.pilot 8

begin
  ...
# Whoever comes within: a hostile ship, not a friend.
wren.gunner ready within 900: fire heavy-laser at whoever
  Wren's gunner readies Attack for a ship that comes into range.
log kite.gunner
gm move finch at 0 -800
  The GM rules, Finch: it is moved.
gm move finch at 0 -1500
  The GM rules, Finch: it is moved.
gm move kite at 0 899
  The GM rules, Kite: it is moved.
  Wren's gunner may react to a ship that comes into range.
wren.gunner react pass
  Wren's gunner lets it pass.
gm move kite at 0 500
  The GM rules, Kite: it is moved.
pass to wren.gunner
  The turn of Wren's operator begins.
  The turn of Finch's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's gunner 2 begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren's gunner begins.

# Being attacked: a friend is not the own ship.
wren.gunner ready attack: fire heavy-laser at whoever
  Wren's gunner readies Attack for an attack on the ship.
pass to kite.gunner
  The turn of Wren's operator begins.
  The turn of Finch's pilot begins.
  The turn of Kite's gunner begins.
gm move finch at 0 300
  The GM rules, Finch: it is moved.
dice d20=2
kite.gunner fire heavy-laser at finch
  Kite's gunner fires the heavy laser at Finch: d20 2 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 8 against AC 30, a miss.
gm move finch at 0 -1500
  The GM rules, Finch: it is moved.
# A shot against which the ship saves is an attack on it.
pass to kite.gunner-2
  The turn of Kite's gunner 2 begins.
dice d20=19 d10=1 d10=1 d10=1
kite.gunner-2 fire blast-missile at wren
  Kite's gunner 2 fires at Wren, whose Dexterity save against blast missile: d20 19 + 3 ship Dexterity = 22 against 15, success.
  Blast missile damage: d10 1+1+1 = 3, 1 energy, half by the save.
  Wren: energy takes 1 from the hull.
  Wren's gunner may react to an attack on the ship.
dice d20=5
wren.gunner react
  Wren's gunner fires the heavy laser at Kite: d20 5 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 30, a miss.
pass to wren.gunner
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Wren's gunner begins.

# So is one aimed at the place where it hides, if it hits.
wren.gunner ready attack: fire heavy-laser at whoever
  Wren's gunner readies Attack for an attack on the ship.
gm hide wren
  The GM rules, Wren: it is hidden.
pass to kite.gunner
  The turn of Wren's operator begins.
  The turn of Finch's pilot begins.
  The turn of Kite's gunner begins.
dice d20=20 d20=20 d6=1 d6=1
kite.gunner fire-at heavy-laser at 0 0
  Kite's gunner fires the heavy laser at a place 500 ft away, bearing 180°: d20 20, dropped 20 (disadvantage: target unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 26, a critical hit.
  Wren is no longer hidden.
  Heavy laser damage: d6 1+1 + 1 heavy laser = 3, 3 energy, all dice twice.
  Wren: energy takes 3 from the hull.
  Wren's gunner may react to an attack on the ship.
wren.gunner react pass
  Wren's gunner lets it pass.
pass to wren.gunner
  The turn of Kite's gunner 2 begins.
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Wren's gunner begins.

# A ram is none.
wren.gunner ready attack: fire heavy-laser at whoever
  Wren's gunner readies Attack for an attack on the ship.
pass to kite.pilot
  The turn of Wren's operator begins.
  The turn of Finch's pilot begins.
  The turn of Kite's gunner begins.
  The turn of Kite's gunner 2 begins.
  The turn of Kite's pilot begins.
gm move kite at 0 200 heading 180
  The GM rules, Kite: it is moved.
dice d20=20
kite.pilot ram wren ahead 200
  Kite sets out to ram Wren.
  Kite's pilot rams Wren, whose Dexterity save against the ram: d20 20 + 3 ship Dexterity = 23 against 10, success.
  Kite has flown its course; 125 ft of flying speed is left.
