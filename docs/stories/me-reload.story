title On foot: heat, thermal clips, reloading, the variant of a rapid reload, using things
covers ME-RELOAD ME-RAPID ME-USE ME-BONUS

book me5e
room 24 9
variant rapid-reload
sheet gunner like plain, dexterity 16, hp 60, weapon sparrow-smg, weapon last-word, device medi-gel-1 2, device frag-grenade 2, clips 9
sheet plainer like gunner
person Gil gunner at 2 2 side Blue
person Foe plain at 4 2 side Red
person Far plain at 20 7 side Red
initiative gil 20, foe 5, far 3

begin
  The battle goes on.
  Round 1.
  The turn of Gil begins.
# One shot, then it must be reloaded: an action and one of nine clips.
gm person place foe 6 2
gil.boots stow sparrow
  Gil stows Sparrow SMG.
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 2.
  The turn of Gil begins.
dice 2
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 2 + 3 Dexterity + 2 proficiency = 7 against 12, a miss.
show person gil
  able at 2 2 on level 1, 60 of 60 hit points, AC 12
  Last Word pistol in hand, 0 of 1
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 3.
  The turn of Gil begins.
gil.boots attack foe with last-word
  refused [ME-RELOAD] reload Last Word pistol first: 0 attacks left, and this takes 1
gil.boots reload last-word
  Gil reloads Last Word pistol.
gil.boots reload last-word
  refused [ME-RELOAD] Gil has no action left
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 4.
  The turn of Gil begins.
dice 2
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 2 + 3 Dexterity + 2 proficiency = 7 against 12, a miss.
# The variant: at the start of a turn, by bonus action, 15 or more with quick hands.
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 5.
  The turn of Gil begins.
dice 12
gil.boots rapid-reload last-word
  Gil, rapid reload: d20 12 + 3 Dexterity = 15 against 15, success.
  Gil reloads Last Word pistol.
show gil.boots
  the turn is open; left: 1 action, 1 reaction, 1 interaction; movement 10 m
dice 2
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 2 + 3 Dexterity + 2 proficiency = 7 against 12, a miss.
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 6.
  The turn of Gil begins.
# A failure must reload by action.
dice 11
gil.boots rapid-reload last-word
  Gil, rapid reload: d20 11 + 3 Dexterity = 14 against 15, failure.
  Gil must reload as an action.
gil.boots attack foe with fists
  refused [ME-RELOAD] a rapid reload has failed: the action must be to reload
gil.boots reload last-word
  Gil reloads Last Word pistol.
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 7.
  The turn of Gil begins.
dice 2
gil.boots attack foe with last-word
  Gil attacks Foe, Last Word pistol: d20 2 + 3 Dexterity + 2 proficiency = 7 against 12, a miss.
gil.boots reload last-word
  refused [ME-RELOAD] Gil has no action left
# A 1 loses the clip and the action.
gm person load gil last-word 0
  The GM rules: Last Word pistol of Gil has 0 attacks left.
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 8.
  The turn of Gil begins.
dice 1
gil.boots rapid-reload last-word
  Gil, rapid reload: d20 1 + 3 Dexterity = 4 against 15, failure.
  Gil drops the thermal clip.
show gil.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 10 m
# Using a thing takes the action: medi-gel for oneself, a grenade 10 m away and no farther.
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 9.
  The turn of Gil begins.
gm person hp gil 10
  The GM rules: Gil has 10 hit points.
dice 2 3
gil.boots use medi-gel-1 on gil
  Gil uses medi-gel.
  Healing of medi-gel: d4 2+3 + 2 healing = 7.
  Gil regains 7, now 17.
gil.boots use frag-grenade at 7 2
  refused [ME-USE] Gil has no action left
pass to gil.boots
  The turn of Foe begins.
  The turn of Far begins.
  Round 10.
  The turn of Gil begins.
gil.boots use frag-grenade at 8 2
  refused [ME-RANGE] that is 12 m away, beyond 10
dice 10 4 5 6
gil.boots use frag-grenade at 7 2
  Gil uses frag grenade.
  Reached by frag grenade: Foe.
  Foe saves with Dexterity against frag grenade: d20 10 against 13, failure.
  Damage of frag grenade: d12 4+5+6 = 15.
  Foe takes piercing: 15 from hit points.
