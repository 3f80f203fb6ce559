title One turn for console and deck: who falls in it has no more of it, whichever they were at
covers HOUSE-CONSOLE ME-UNCONSCIOUS

book me5e
class probe medium across 100
ship Hesper probe at 0 0 heading 0 side Blue
ship Tally probe at 0 550 heading 0 side Red
crew hesper plain pilot gunner
crew tally plain pilot
member hesper.pilot name Ana
member hesper.gunner name Ben
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 6 1
square gunner's-console 6 3
person Rhee plain at 1 2 deck 1 side Blue
initiative rhee 20, hesper.pilot 15, tally.pilot 10, hesper.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Rhee begins.
gm go-on
# A marine of the ship falls in her own turn, by a grenade or a shot that she drew: the turn is over.
gm person hp rhee 1
  The GM rules: Rhee has 1 hit points.
gm person hurt rhee 1 piercing
  Rhee takes piercing: 1 from hit points.
  Rhee falls unconscious.
  The turn of Hesper's pilot begins.
# A crew member at a console too.
gm person hp ana 1
  The GM rules: Ana has 1 hit points.
gm person hurt ana 1 piercing
  Ana takes piercing: 1 from hit points.
  Ana falls unconscious.
  The turn of Tally's pilot begins.
