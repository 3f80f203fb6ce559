title On foot: what no list has, levers, what lies loose, handing over and calls
covers ME-IMPROVISE ME-FREE ME-READY

book me5e
room 14 7
sheet scout like plain, dexterity 14, weapon warden-rifle, weapon gauntlet-blade
sheet brute like plain, hp 60, strength 16, weapon gauntlet-blade
person Ana scout at 3 3 side Blue
person Bea plain at 4 3 side Blue
person Boss brute at 5 3 side Red
person Grunt brute at 5 4 side Red
fixture "Pump lever" at 2 2
fixture "Far switch" at 11 5
trigger handled pump-lever: The pumps start.
trigger handled far-switch by blue: The lights go out.
initiative ana 20, bea 15, boss 10, grunt 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# A lever beside one is an object: free once a turn, then the action, then nothing is left.
ana.boots handle pump-lever
  Ana, in passing: handles Pump lever
  The pumps start.
ana.boots handle: kicks the hatch
  Ana, with the action: kicks the hatch
ana.boots handle pump-lever
  refused [ME-IMPROVISE] Ana has no interaction or action left
pass to bea.boots
  The turn of Bea begins.

# What is out of reach stays as it is; so does what nothing is said of.
bea.boots handle far-switch
  refused [ME-IMPROVISE] Far switch is at 11 5 on level 1: go beside it
gm person place bea 10 4
bea.boots handle far-switch
  Bea, in passing: handles Far switch
  The lights go out.
gm person place bea 4 3

# Unanswered, the check that was asked for against 15, one below and at it.
bea.boots improvise strength : throws a crate at the lamp
  Bea: improvise waits for the GM.
bea.boots end
  refused [TABLE] your last order waits for the GM
wait 250 ticks
dice 14
wait 50 ticks
  Bea improvises: throws a crate at the lamp: improvised Strength: d20 14 against 15, failure.
pass to bea.boots
  The turn of Boss begins.
  The turn of Grunt begins.
  Round 2.
  The turn of Ana begins.
  The turn of Bea begins.
bea.boots improvise strength hinder boss : pulls a blanket over his head
  Bea: improvise waits for the GM.
dice 15
wait 300 ticks
  Bea improvises: pulls a blanket over his head: improvised Strength: d20 15 against 15, success.
pass to boss.boots
  The turn of Boss begins.
dice 15 4
boss.boots attack bea with gauntlet-blade
  Boss attacks Bea, Gauntlet blade: d20 4, dropped 15 (disadvantage: improvised) + 3 Strength + 2 proficiency = 9 against 12, a miss.
pass to ana.boots
  The turn of Grunt begins.
  Round 3.
  The turn of Ana begins.
pass to boss.boots
  The turn of Bea begins.
  The turn of Boss begins.

# The GM says with what, against how much, and what follows.
boss.boots improvise athletics help grunt : vaults the table
  Boss: improvise waits for the GM.
gm allow 3 dexterity dc 12 actions 2
  refused [ME-IMPROVISE] that takes 2 actions, and Boss has 1 left
gm cancel 3
  The GM rules: the order improvise of Boss is cancelled.
boss.boots improvise athletics help grunt : vaults the table
  Boss: improvise waits for the GM.
dice 8 12
gm allow 4 dexterity dc 12 advantage help
  Boss improvises: vaults the table: improvised Dexterity: d20 12, dropped 8 (advantage: GM) = 12 against 12, success.
pass to grunt.boots
  The turn of Grunt begins.
dice 3 17 5
grunt.boots attack bea with gauntlet-blade
  Grunt attacks Bea, Gauntlet blade: d20 17, dropped 3 (advantage: improvised) + 3 Strength + 2 proficiency = 22 against 12, a hit.
  Damage of Gauntlet blade: d8 5 + 3 Strength = 8.
  Bea takes slashing: 8 from hit points.
pass to ana.boots
  Round 4.
  The turn of Ana begins.

gm person place boss 8 3
gm person place grunt 9 3
# What is dropped lies there for anybody beside it, with a hand free; dropping is free.
ana.boots discard warden-rifle
  Ana drops Warden rifle.
ana.boots pick-up gauntlet-blade of boss
  refused [ME-IMPROVISE] Gauntlet blade does not lie there for others to take
pass to bea.boots
  The turn of Bea begins.
bea.boots pick-up warden-rifle of ana
  Bea picks up Warden rifle.
show person bea
  able at 4 3 on level 1, 12 of 20 hit points, AC 12
  Warden rifle in hand, 9 of 9
bea.boots pick-up warden-rifle of ana
  refused [ME-IMPROVISE] Warden rifle does not lie there for others to take
dice 15 4
bea.boots attack boss with warden-rifle
  Bea attacks Boss, Warden rifle: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle: d8 4.
  Boss takes piercing: 4 from hit points.
pass to ana.boots
  The turn of Boss begins.
  The turn of Grunt begins.
  Round 5.
  The turn of Ana begins.
ana.boots draw warden-rifle
  refused [ME-FREE] somebody else has Warden rifle
pass to bea.boots
  The turn of Bea begins.

# It is handed back, to a friend in reach, and is hers again.
bea.boots hand-over warden-rifle to boss
  refused [ME-IMPROVISE] there is no friend to take it
gm person place bea 10 4
bea.boots hand-over warden-rifle to ana
  refused [ME-IMPROVISE] Ana is out of reach
gm person place bea 5 3
bea.boots hand-over warden-rifle to ana
  refused [ME-IMPROVISE] Ana is out of reach
gm person place bea 4 3
bea.boots hand-over warden-rifle to ana
  Bea hands Warden rifle to Ana.
bea.boots attack boss with warden-rifle
  refused [ME-FREE] Bea has dropped or thrown Warden rifle
pass to ana.boots
  The turn of Boss begins.
  The turn of Grunt begins.
  Round 6.
  The turn of Ana begins.
dice 15 4
ana.boots attack boss with warden-rifle
  Ana attacks Boss, Warden rifle: d20 15 + 2 Dexterity + 2 proficiency = 19 against 14 with half cover, a hit.
  Damage of Warden rifle: d8 4 + 2 Dexterity = 6.
  Boss takes piercing: 6 from hit points.

# The unconscious and the dead keep nothing from those beside them; the able do.
gm person place boss 2 3
ana.boots hand-over warden-rifle to bea
  Ana hands Warden rifle to Bea.
gm person hurt boss 130 fire
  Boss takes fire: 130 from hit points.
  Boss is killed at once: the damage was massive.
ana.boots pick-up gauntlet-blade of boss
  refused [ME-IMPROVISE] Ana has no interaction or action left
pass to bea.boots
  The turn of Bea begins.
bea.boots pick-up gauntlet-blade of boss
  refused [ME-IMPROVISE] Gauntlet blade lies at 2 3 on level 1: go beside it
gm person place bea 3 2
bea.boots pick-up gauntlet-blade of boss
  refused [ME-FREE] Bea has too few free hands for Gauntlet blade
bea.boots discard warden-rifle
  Bea drops Warden rifle.
bea.boots pick-up gauntlet-blade of boss
  Bea picks up Gauntlet blade.

# A word is free at any time, and whoever is ready for it may act.
gm person place grunt 4 2
bea.boots ready call now : attack whoever
  refused [ME-READY] a foe never calls a word: name a target
bea.boots ready call now : attack grunt with gauntlet-blade
  Bea readies Attack for a word that is called.
pass to ana.boots
  The turn of Grunt begins.
  Round 7.
  The turn of Ana begins.
grunt.boots call: now
  Grunt calls: now!
ana.boots call: later
  Ana calls: later!
ana.boots call: now
  Ana calls: now!
  Bea may react to a word that is called: what was readied.
dice 12 3
bea.boots react
  Bea reacts with what was readied.
  Bea attacks Grunt, Gauntlet blade: d20 12 + 2 proficiency = 14 against 12, a hit.
  Damage of Gauntlet blade: d8 3.
  Grunt takes slashing: 3 from hit points.
