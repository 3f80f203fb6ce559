title A medium shield is no help against a shot by who holds one
covers LOL-SHIELD-MED

book lurasko
room 40 14
sheet holder like plain, strength 4, weapon beam-pistol, attacks 10
sheet belt like plain, techshield 50
person Emb holder at 20 4 side Blue
person Pal holder at 20 6 side Blue
person Bel belt at 21 4 side Red special
initiative emb 30, pal 25, bel 20

begin
  The battle goes on.
  Round 1.
  The turn of Emb begins.
# Beside one it stops 20 of 20.
emb.boots attack bel
  Damage of beam pistol: 20.
  Bel is shielded against heat: 20 from techshield.
# From who holds one it stops nothing.
dice 15 2
emb.boots grapple bel
  Emb, grapple: d20 15 + 4 Strength = 19, against Bel: d20 2 + 6 Agility = 8, won.
  Bel is held.
  Emb: speed 30 → 15 ft (dragging).
  Bel: speed 30 → 0 ft (held).
dice 10 5 1
emb.boots attack bel
  Damage of beam pistol: 20.
  Bel defends against Emb, beam pistol: d20 10+5 = 15 against 14, a hit.
  Bel takes heat: 20 suffered.
  Bel has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Bel is hurt in a limb.
  Bel is burning.
# From anybody else it stops 20, though Bel is held.
pass to pal.boots
  The turn of Pal begins.
pal.boots attack bel
  Damage of beam pistol: 20.
  Bel is shielded against heat: 20 from techshield.
# Let go, it stands again: 10 are left of it.
dice 1
pass to emb.boots
  The turn of Bel begins.
  Damage of burning: 6.
  Bel takes heat: 6 suffered.
  Bel has suffered 26, a degree of injury for each 15: no further one (1, hurt in a limb).
  Round 2.
  The turn of Emb begins.
emb.boots release
  Bel is no longer held.
  Emb lets go of Bel.
  Emb: speed 15 → 30 ft (no longer dragging).
  Bel: speed 0 → 30 ft (no longer held).
dice 10 4
emb.boots attack bel
  Damage of beam pistol: 20.
  Bel is shielded against heat: 10 from techshield.
  Bel defends against Emb, beam pistol: d20 10+4 = 14 against 14, a miss.
show person bel
  able at 21 4 on level 1, 26 suffered, Agility 6
  techshield 0 of 50; hurt in a limb; burning
# Who cannot move does not get up, whatever has been moved.
gm person afflict emb floored
  Emb is floored.
gm person afflict emb held
  Emb is held.
  Emb: speed 30 → 0 ft (held).
emb.boots stand
  refused [HOUSE-LURASKO] Emb cannot stand up at a speed of 0
