title Foes that are disabled neither betray a hidden ship nor surprise a crew
covers SHIP-SURPRISE

class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue special
ship Tally probe at 0 1000 heading 0 side Red special hidden
ship Husk probe at 500 1000 heading 0 side Red special
crew hesper plain pilot gunner
crew tally plain pilot
crew husk plain pilot
set husk hull 0
initiative tally.pilot 30, hesper.gunner 20, hesper.pilot 18, husk.pilot 2

dice 15
begin
  The battle goes on.
  Tally's pilot hides Tally: Stealth d20 15 + 2 ship Dexterity = 17.
  Hesper's pilot is surprised: no move, action or reaction before their first turn is over.
  Hesper's gunner is surprised: no move, action or reaction before their first turn is over.
  Round 1.
  The turn of Tally's pilot begins.
