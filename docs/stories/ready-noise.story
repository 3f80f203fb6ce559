title Ready to interfere with whoever comes
covers SHIP-READY SHIP-INTERFERE

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 1000 heading 180 side Red
ship Lurk gun at 0 -1001 heading 0 side Red
ship Husk gun at 300 300 heading 180 side Red
crew wren plain operator pilot
crew kite solo
crew lurk plain pilot gunner
crew husk plain pilot
initiative wren 20, kite 10, lurk 6, husk 4

begin
  The battle goes on.
  Round 1.
  The turn of Wren's operator begins.
gm hide kite
  The GM rules, Kite: it is hidden.
gm hide lurk
  The GM rules, Lurk: it is hidden.
gm hide husk
  The GM rules, Husk: it is hidden.

# Who comes into sight has one person for everything, whose first seat is the
# pilot's: they do the gunner's work. 1,000 ft is as far as it reaches.
wren.operator ready sight: interfere whoever gunner
  Wren's operator readies Interfere for a ship that comes into sight.
gm reveal kite
  The GM rules, Kite: it is in sight.
  Wren's operator may react to a ship that comes into sight.
dice d20=15 d20=5
wren.operator react
  Wren's operator, Interfere: d20 15, against Kite: d20 5, won.
  The next check or attack of Kite has disadvantage.

# At 1,001 ft it is too far when the answer comes.
pass to wren.operator
  The turn of Wren's pilot begins.
  The turn of Kite begins.
  The turn of Lurk's pilot begins.
  The turn of Lurk's gunner begins.
  The turn of Husk's pilot begins.
  Round 2.
  The turn of Wren's operator begins.
wren.operator ready sight: interfere whoever gunner
  Wren's operator readies Interfere for a ship that comes into sight.
gm reveal lurk
  The GM rules, Lurk: it is in sight.
  Wren's operator may react to a ship that comes into sight.
wren.operator react
  refused [SHIP-INTERFERE] Lurk is more than 1000 ft away
wren.operator react pass
  Wren's operator lets it pass.

# Nobody fires the guns of the third: there is nobody to interfere with.
pass to wren.operator
  The turn of Wren's pilot begins.
  The turn of Kite begins.
  The turn of Lurk's pilot begins.
  The turn of Lurk's gunner begins.
  The turn of Husk's pilot begins.
  Round 3.
  The turn of Wren's operator begins.
wren.operator ready sight: interfere whoever gunner
  Wren's operator readies Interfere for a ship that comes into sight.
gm reveal husk
  The GM rules, Husk: it is in sight.
  Wren's operator may react to a ship that comes into sight.
wren.operator react
  refused [SHIP-INTERFERE] nobody is deployed as gunner on Husk
wren.operator react pass
  Wren's operator lets it pass.

# An order that is not readied needs a name.
pass to wren.operator
  The turn of Wren's pilot begins.
  The turn of Kite begins.
  The turn of Lurk's pilot begins.
  The turn of Lurk's gunner begins.
  The turn of Husk's pilot begins.
  Round 4.
  The turn of Wren's operator begins.
wren.operator interfere whoever gunner
  refused [SHIP-INTERFERE] you know of no such ship
