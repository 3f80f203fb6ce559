title Who may react, at consoles and on decks: one is asked after another, and every turn stands still meanwhile
covers SHIP-REACT ME-REACT SHIP-IMPROVISE

book me5e
class probe medium across 100
mount probe heavy-laser turret
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 500 heading 180 side Red
crew hesper plain pilot gunner operator
crew tally plain pilot
set tally ac 30
member hesper.pilot name Ana
member hesper.gunner name Ben
member hesper.operator name Opa
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
square operator's-console-(sensors) 7 2
sheet marine like plain, hp 60, strength 14, weapon gauntlet-blade
sheet raider like plain, hp 60
person Rhee marine at 2 2 deck 1 side Blue
person Rik raider at 3 2 deck 1 side Red
initiative rhee 20, hesper.gunner 18, rik 15, hesper.pilot 10, hesper.operator 8, tally.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on

# Rik leaves Rhee's reach. While she is asked, a word is called that the gunner waits for: he is
# asked after her, and cannot answer before.
pass
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to rik.boots
  The turn of Rik begins.
rik.boots move 4 2
  Rhee may react to Rik: an opportunity attack.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
hesper.gunner react
  refused [SHIP-REACT] others are asked first
# Rik's turn stands still on the deck: for the one and then for the other.
rik.boots dodge
  refused [ME-REACT] wait a moment: the turn stands still
rik.boots end
  refused [ME-REACT] wait a moment: the turn stands still
dice 5
rhee.boots react
  Rhee reacts with an opportunity attack.
  Rhee attacks Rik, Gauntlet blade: d20 5 + 2 Strength + 2 proficiency = 9 against 12, a miss.
rik.boots end
  refused [ME-REACT] wait a moment: the turn stands still
dice 5
hesper.gunner react
  Hesper's gunner fires the heavy laser at Tally: d20 5 + 2 proficiency + 2 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
  Rik has moved to 4 2 on level 1; 8 m of movement is left.

# A turn at a console stands still for somebody on the deck, who hears a word however it is called.
pass to rhee.boots
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
  The turn of Tally's pilot begins.
  Round 2.
  The turn of Rhee begins.
rhee.boots ready call strike: attack rik with gauntlet-blade
  Rhee readies Attack for a word that is called.
pass to hesper.pilot
  The turn of Hesper's gunner begins.
  The turn of Rik begins.
  The turn of Hesper's pilot begins.
hesper.pilot call: STRIKE
  Hesper's pilot calls: STRIKE!
  Rhee may react to a word that is called: what was readied.
hesper.pilot fly ahead 100
  refused [SHIP-REACT] somebody may react first
hesper.pilot end
  refused [SHIP-REACT] somebody may react first
rhee.boots react pass
  Rhee lets it pass.
hesper.pilot fly ahead 100
  Hesper has flown its course; 200 ft of flying speed is left.

# Each has 8 seconds, from when the one before has answered.
pass to rhee.boots
  The turn of Hesper's operator begins.
  The turn of Tally's pilot begins.
  Round 3.
  The turn of Rhee begins.
rhee.boots ready call now: attack rik with gauntlet-blade
  Rhee readies Attack for a word that is called.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to rik.boots
  The turn of Rik begins.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
  Rhee may react to a word that is called: what was readied.
wait 159 ticks
wait 2 ticks
  Hesper's gunner lets it pass.
wait 158 ticks
wait 2 ticks
  Rhee lets it pass.

# Who is asked twice has one reaction: what is left passes by itself.
pass to rhee.boots
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
  The turn of Tally's pilot begins.
  Round 4.
  The turn of Rhee begins.
gm person place rhee 2 2
gm person place rik 3 2
rhee.boots ready call now: attack rik with gauntlet-blade
  Rhee readies Attack for a word that is called.
pass to rik.boots
  The turn of Hesper's gunner begins.
  The turn of Rik begins.
rik.boots move 4 2
  Rhee may react to Rik: an opportunity attack.
hesper.pilot call: now
  Hesper's pilot calls: now!
  Rhee may react to a word that is called: what was readied.
dice 5
rhee.boots react
  Rhee reacts with an opportunity attack.
  Rhee attacks Rik, Gauntlet blade: d20 5 + 2 Strength + 2 proficiency = 9 against 12, a miss.
  Rhee lets it pass.
  Rik has moved to 4 2 on level 1; 8 m of movement is left.

# What is improvised waits until all have answered, and they have their 8 seconds while it
# waits for the GM.
pass to rhee.boots
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
  The turn of Tally's pilot begins.
  Round 5.
  The turn of Rhee begins.
pass to hesper.gunner
  The turn of Hesper's gunner begins.
hesper.gunner ready call now: fire heavy-laser at tally
  Hesper's gunner readies Attack for a word that is called.
pass to hesper.operator
  The turn of Rik begins.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator improvise technology help hesper.gunner: feeds the gunner raw returns
  Hesper's operator: improvise waits for the GM.
wait 290 ticks
hesper.pilot call: now
  Hesper's pilot calls: now!
  Hesper's gunner may react to a word that is called.
wait 162 ticks
  Hesper's gunner lets it pass.
dice 9
wait 12 ticks
  Hesper's operator improvises: feeds the gunner raw returns: improvised Technology: d20 9 against 15, failure.
