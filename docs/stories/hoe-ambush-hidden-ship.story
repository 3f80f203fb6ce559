title Ether: a ship that hides throws its Stealth once, when an ambush on the decks has been had
covers HOE-SURPRISE SHIP-SURPRISE

book ether
ship Hesper courier at 0 0 heading 0 side Blue hidden
ship Magpie courier at 0 900 heading 180 side Red
crew hesper pilot
crew magpie pilot
room 14 7
person Wim plain at 2 2 side Blue hidden
person Boss plain at 9 3 side Red special
initiative hesper 20, magpie 10, wim 5, boss 3

begin
  The battle goes on.
dice 3 12
wim.boots search
  Wim searches, Perceiving: d20 3.
  Hesper's pilot hides Hesper: Stealth d20 12 + 2 ship Dexterity = 14.
  Magpie's pilot is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Hesper's pilot begins.
