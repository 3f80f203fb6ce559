title A GM is told once, and in full, what sides are told more or less of
covers HOUSE-SEIZE ME-UNSEEN

book me5e
class probe medium across 100
ship Tally probe at 0 0 heading 0 side Red special
ship Hesper probe at 0 5000 heading 0 side Blue
crew tally plain pilot gunner
member tally.pilot name Pym
room 12 7 for tally hand plain
square pilot's-console 2 2
square gunner's-console 2 4
square wall 5 1 5 4
sheet fixer like plain, intelligence 18, weapon riot-baton
person Rhee fixer at 3 2 side Blue
person Gus plain at 9 3 side Red
person Mia fixer at 10 3 side Blue
initiative rhee 30, mia 25, tally.pilot 10, tally.gunner 9, gus 5, hesper 1

begin
  ...
gm go-on
gm person place pym 9 5
gm person hide rhee yes
gm person hide gus yes
dice 8
rhee.boots seize tally.pilot
  Rhee, seize the pilot's console: d20 8 + 4 Intelligence = 12 against 12, success.
  Somebody seizes the pilot's console of Tally.
  Rhee seizes the pilot's console of Tally.
log tally.gunner
  Somebody seizes the pilot's console of Tally.
log gm
  Rhee, seize the pilot's console: d20 8 + 4 Intelligence = 12 against 12, success.
  Rhee seizes the pilot's console of Tally.
pass
  The turn of Mia begins.
dice 3 9
mia.boots attack at 9 3
  Mia attacks Gus, Riot baton: d20 3, dropped 9 (disadvantage: an unseen target) + 2 proficiency = 5 against 12, a miss.
  Mia attacks where somebody may be, Riot baton: d20 3, dropped 9 (disadvantage: an unseen target) + 2 proficiency = 5, a miss.
log mia.boots
  Mia attacks where somebody may be, Riot baton: d20 3, dropped 9 (disadvantage: an unseen target) + 2 proficiency = 5, a miss.
log gm
  Mia attacks Gus, Riot baton: d20 3, dropped 9 (disadvantage: an unseen target) + 2 proficiency = 5 against 12, a miss.
