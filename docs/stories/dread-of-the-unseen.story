title Dread frightens nobody to whom the ship is unknown, nor a crew in a bay
covers SHIP-FEATURE

class flag gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
class hangar large across 250
fit hangar docking-bay
class dart medium across 50
ship Flag flag at 0 0 heading 0 side Blue special
ship Lurk flag at 90000 0 heading 0 side Blue special hidden
ship Nest hangar at 0 14000 heading 180 side Red special
ship Tern dart side Red special bay Nest
crew flag plain coordinator
crew lurk plain coordinator
crew nest plain pilot
crew tern plain pilot
initiative flag 30, lurk 25, nest 20, tern 10

dice 20
begin
  The battle goes on.
  Round 1.
  Flag's coordinator uses Dread.
  Nest's pilot, Wisdom save against Dread: d20 20 against 10, and keeps their nerve.
  Lurk's coordinator uses Dread.
  The turn of Flag's coordinator begins.
