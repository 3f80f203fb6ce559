title The conditions of a ship, one after another
covers SHIP-CONDITION

class hulk medium across 50
mount hulk heavy-laser turret
mount hulk blast-missile turret
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 500 heading 180 side Red special
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot gunner
set kite hull-max 500, hull 500, ac 40
set hesper hull-max 500, hull 500, ac 40
initiative hesper 20, kite 10

begin

# Blinded: a search finds nothing, its attacks are hindered, those on it helped.
gm condition hesper blinded
hesper.pilot search
pass
dice d20=15 d20=5
hesper.gunner fire heavy-laser at kite
gm condition hesper blinded off
pass to kite.gunner
gm condition hesper blinded
dice d20=15 d20=5
kite.gunner fire heavy-laser at hesper
see kite.gunner
gm condition hesper blinded off
pass to hesper.pilot

# Ionized: attacks and checks are hindered.
gm condition hesper ionized
dice d20=15 d20=5 d20=4
hesper.pilot evade kite
pass
dice d20=15 d20=5
hesper.gunner fire heavy-laser at kite
gm condition hesper ionized off
pass to hesper.pilot

# Invisible: attacks on it are hindered, its own helped, and it can hide anywhere.
gm condition hesper invisible
dice d20=15
hesper.pilot hide
see kite.pilot
gm reveal hesper
pass
dice d20=5 d20=4
hesper.gunner fire heavy-laser at kite
pass to kite.gunner
dice d20=15 d20=4
kite.gunner fire heavy-laser at hesper
gm condition hesper invisible off

# Shocked: half the flying speed, and no reactions.
pass to hesper.pilot
gm condition hesper shocked
show hesper feet turning
hesper.pilot ready attack kite: evade kite
pass to kite.gunner
dice d20=4
kite.gunner fire heavy-laser at hesper
gm condition hesper shocked off
pass to hesper.pilot

# Stunned: it stays where it is, fails Strength and Dexterity saves without a
# roll, and is easier to hit. Its crew can act.
gm condition hesper stunned 1
hesper.pilot fly ahead 50
show options kite.gunner
pass to hesper.gunner
dice d20=4
hesper.gunner fire heavy-laser at kite
pass to kite.gunner
dice d12=1 d12=1 d12=1
kite.gunner fire blast-missile at hesper
# A round is counted as the next one begins.
pass to hesper.gunner
show hesper conditions

# Stalled: all of that, and nobody but the mechanic can act.
gm condition hesper stalled
hesper.gunner fire heavy-laser at kite
pass to kite.gunner
dice d20=4 d20=3
kite.gunner fire heavy-laser at hesper
gm condition hesper stalled off

# Disabled without damage: no actions, no reactions, no speed; a save is still made.
gm condition hesper disabled
show hesper feet conditions state
pass to kite.gunner
dice d20=4 d12=1 d12=1 d12=1
kite.gunner fire blast-missile at hesper
gm condition hesper disabled off
gm condition hesper disabled off
