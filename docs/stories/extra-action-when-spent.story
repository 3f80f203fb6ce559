title Standing By gives another action only to those who have none left
covers SHIP-FEATURE

class midge small tier 4 raise dexterity raise dexterity raise strength raise strength raise strength
class probe medium across 100
ship Wasp midge at 0 0 heading 0 side Blue
ship Kite probe at 5000 0 heading 0 side Red special
crew wasp solo
crew kite plain pilot
initiative wasp 20, kite 10

begin
  ...
wasp.pilot feature standing-by
  refused [SHIP-FEATURE] you still have your action
