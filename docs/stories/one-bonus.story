title One bonus action and one free object a turn, whether at a console or on the deck
covers SHIP-BONUS ME-BONUS SHIP-OBJECT ME-FREE HOUSE-CONSOLE

book me5e
variant rapid-reload
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 901 heading 0 side Red special
crew hesper plain pilot mechanic
member hesper.mechanic rank 1 name Max
crew tally plain pilot
sheet hand like plain, weapon tack-pistol
room 9 5 for hesper hand hand
square hatch 1 2
square pilot's-console 5 1
square mechanic's-console-(engines) 7 1
person Foe plain at 6 2 deck 1 side Red special
initiative hesper.mechanic 20, hesper.pilot 18, tally.pilot 10, foe 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's mechanic begins.
gm person load max tack-pistol 3
  The GM rules: Tack pistol of Max has 3 attacks left.
# A bonus action at the console, and none on the deck after it.
dice 2
hesper.mechanic feature boost-engines
  Hesper's mechanic uses System Boost, engines.
  Hesper's mechanic, System Boost, engines: d4 2.
  Hesper: flying speed 300 → 400 ft (System Boost, engines).
max.boots rapid-reload tack-pistol
  refused [ME-RAPID] Max has no bonus action left
# So with objects: a second takes the action.
hesper.mechanic handle: taps the gauge
  Hesper's mechanic, in passing: taps the gauge
max.boots stow tack-pistol
  Max stows Tack pistol.
show max.boots
  the turn is open; left: 1 reaction; movement 10 m
show hesper.mechanic
  the turn is open; left: 1 reaction; movement 10 m
pass to hesper.mechanic
  The turn of Hesper's pilot begins.
  The turn of Tally's pilot begins.
  The turn of Foe begins.
  Round 2.
  The turn of Hesper's mechanic begins.
# The other way round.
max.boots draw tack-pistol
  Max draws Tack pistol.
dice 20
max.boots rapid-reload tack-pistol
  Max, rapid reload: d20 20 against 15, success.
  Max reloads Tack pistol.
hesper.mechanic feature boost-engines
  refused [SHIP-BONUS] your bonus action is used
hesper.mechanic handle: taps the gauge
  refused [SHIP-OBJECT] your object interaction is used
show hesper.mechanic
  the turn is open; left: 1 action, 1 reaction; movement 10 m
