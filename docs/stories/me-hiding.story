title On foot: hiding, searching, attacks on and by the unseen, and guesses
covers ME-HIDE ME-SEARCH ME-UNSEEN

book me5e
room 24 9
square three-quarters-cover 6 5
sheet rogue like plain, dexterity 16, skilled stealth, weapon hush-pistol, hp 40
sheet guard like plain, wisdom 14, skilled perception, weapon warden-rifle bonus 4 plus 2, hp 40
person Sef rogue at 4 4 side Blue
person Guard guard at 12 5 side Red
person Other plain at 20 7 side Red
initiative sef 20, guard 10, other 5

begin
  The battle goes on.
  Round 1.
  The turn of Sef begins.
# In plain sight nobody hides; behind three-quarters cover one can.
sef.boots hide
  refused [ME-HIDE] a foe has Sef in plain sight: hide out of sight, in smoke, or behind three-quarters cover
gm person place other 13 5
sef.boots move 5 5
  Sef has moved to 5 5 on level 1; 8 m of movement is left.
# The guard's passive Perception is 14. A total of 13 does not hide from it, 14 does.
dice 8
sef.boots hide
  Sef hides: Stealth d20 8 + 3 Dexterity + 2 Stealth proficiency = 13.
show aim sef guard
  refused: Sef has no action left [ME-ATTACK]
pass to sef.boots
  The turn of Guard begins.
  The turn of Other begins.
  Round 2.
  The turn of Sef begins.
gm person hide sef no
  Sef has been seen.
dice 9
sef.boots hide
  Sef hides: Stealth d20 9 + 3 Dexterity + 2 Stealth proficiency = 14.
# The unseen have advantage, and lose it by attacking, hit or miss.
pass to sef.boots
  The turn of Guard begins.
  The turn of Other begins.
  Round 3.
  The turn of Sef begins.
show aim sef guard
  +5 against 17 with three-quarters cover, advantage: unseen
# One who does not know where a foe is attacks a square; a wrong guess misses whatever
# the die shows, which is thrown all the same.
pass to guard.boots
  The turn of Guard begins.
guard.boots attack sef
  refused [ME-UNSEEN] Guard does not know where that is: attack a square in view instead
dice 20 20
guard.boots attack at 5 4
  Guard attacks where somebody may be, Warden rifle: d20 20, dropped 20 (disadvantage: an unseen target) + 4 attack bonus = 24, a miss.
pass to guard.boots
  The turn of Other begins.
  Round 4.
  The turn of Sef begins.
  The turn of Guard begins.
# A right guess has disadvantage.
dice 19 14 4
guard.boots attack at 5 5
  Guard attacks Sef, Warden rifle: d20 14, dropped 19 (disadvantage: an unseen target) + 4 attack bonus = 18 against 17 with three-quarters cover, a hit.
  Guard attacks where somebody may be, Warden rifle: d20 14, dropped 19 (disadvantage: an unseen target) + 4 attack bonus = 18, a hit.
  Damage of Warden rifle: d8 4 + 2 damage bonus = 6.
  Sef takes piercing: 6 from hit points.
# Stealth 14 was rolled: a Search of 13 finds nothing, 14 finds.
pass to guard.boots
  The turn of Other begins.
  Round 5.
  The turn of Sef begins.
  The turn of Guard begins.
dice 9
guard.boots search
  Guard searches, Perception: d20 9 + 2 Wisdom + 2 Perception proficiency = 13.
pass to guard.boots
  The turn of Other begins.
  Round 6.
  The turn of Sef begins.
  The turn of Guard begins.
dice 10
guard.boots search
  Guard searches, Perception: d20 10 + 2 Wisdom + 2 Perception proficiency = 14.
  Sef has been seen.
show aim guard sef
  refused: Guard has no action left [ME-ATTACK]
# Investigation is Intelligence, and nobody here is skilled in it.
pass to sef.boots
  The turn of Other begins.
  Round 7.
  The turn of Sef begins.
gm person hide sef yes
dice 2 3
sef.boots attack guard
  Sef attacks Guard, Hush pistol: d20 3, dropped 2 (advantage: unseen) + 3 Dexterity + 2 proficiency = 8 against 17 with three-quarters cover, a miss.
  Sef has been seen.
pass to guard.boots
  The turn of Guard begins.
dice 15
guard.boots search investigation
  Guard searches, Investigation: d20 15.
# Coming out into plain sight ends hiding.
gm person hide sef yes
pass to sef.boots
  The turn of Other begins.
  Round 8.
  The turn of Sef begins.
sef.boots move 5 2
  Sef has been seen.
  Sef has moved to 5 2 on level 1; 4 m of movement is left.
# Where one is who cannot be seen has to be guessed.
gm person afflict sef invisible
  Sef is invisible.
pass to guard.boots
  The turn of Guard begins.
show aim guard sef
  refused: Guard does not know where that is: attack a square in view instead [ME-UNSEEN]
