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
sheet fixer like plain, intelligence 18, weapon riot-baton, device frag-grenade 1, device medi-gel-1 1
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
# A side that knows one of two is told of one, and a side that does not see whom, of nobody.
gm person place rhee 10 2
  Rhee has been seen.
gm person hide rhee yes
pass to mia.boots
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Gus begins.
  Round 2.
  The turn of Rhee begins.
  The turn of Mia begins.
dice 1 1
mia.boots use medi-gel-1 on rhee
  Mia uses medi-gel.
  Mia uses medi-gel on Rhee.
  Healing of medi-gel: d4 1+1 + 2 healing = 4.
  Rhee regains 0, now 20.
log gm
  Mia uses medi-gel on Rhee.
  Healing of medi-gel: d4 1+1 + 2 healing = 4.
  Rhee regains 0, now 20.
log gus.boots
  Plain uses medi-gel.
pass to mia.boots
  The turn of Tally's pilot begins.
  The turn of Tally's gunner begins.
  The turn of Gus begins.
  Round 3.
  The turn of Rhee begins.
  The turn of Mia begins.
dice 19 19 19 19 2 2 2
mia.boots use frag-grenade at 9 4
  Mia uses frag grenade.
  Reached by frag grenade: Pym, Rhee, Gus, Mia.
  Reached by frag grenade: Pym, Gus, Mia.
  Reached by frag grenade: Pym, Rhee, Mia.
  Pym saves with Dexterity against frag grenade: d20 19 against 13, success.
  Rhee saves with Dexterity against frag grenade: d20 19 + 2 cover = 21 against 13, success.
  Gus saves with Dexterity against frag grenade: d20 19 against 13, success.
  Mia saves with Dexterity against frag grenade: d20 19 against 13, success.
  Damage of frag grenade: d12 2+2+2 = 6.
  Pym takes piercing (6 - 3 by the save): 3 from hit points.
  Rhee takes piercing (6 - 3 by the save): 3 from hit points.
  Gus takes piercing (6 - 3 by the save): 3 from hit points.
  Mia takes piercing (6 - 3 by the save): 3 from hit points.
log gm
  Mia uses frag grenade.
  Reached by frag grenade: Pym, Rhee, Gus, Mia.
  Pym saves with Dexterity against frag grenade: d20 19 against 13, success.
  Rhee saves with Dexterity against frag grenade: d20 19 + 2 cover = 21 against 13, success.
  Gus saves with Dexterity against frag grenade: d20 19 against 13, success.
  Mia saves with Dexterity against frag grenade: d20 19 against 13, success.
  Damage of frag grenade: d12 2+2+2 = 6.
  Pym takes piercing (6 - 3 by the save): 3 from hit points.
  Rhee takes piercing (6 - 3 by the save): 3 from hit points.
  Gus takes piercing (6 - 3 by the save): 3 from hit points.
  Mia takes piercing (6 - 3 by the save): 3 from hit points.
log mia.boots
  Mia uses frag grenade.
  Reached by frag grenade: Plain, Rhee, Mia.
  Plain saves with Dexterity against frag grenade: d20 19 against 13, success.
  Rhee saves with Dexterity against frag grenade: d20 19 + 2 cover = 21 against 13, success.
  Mia saves with Dexterity against frag grenade: d20 19 against 13, success.
  Damage of frag grenade: d12 2+2+2 = 6.
  Plain takes piercing (6 - 3 by the save): 3 from hit points.
  Rhee takes piercing (6 - 3 by the save): 3 from hit points.
  Mia takes piercing (6 - 3 by the save): 3 from hit points.
