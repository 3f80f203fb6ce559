title On foot: who is surprised has no move, action or reaction until their first turn is over
covers ME-SURPRISE ME-REACT

book me5e
room 24 9
sheet keen like plain, wisdom 14
sheet lurker like plain, dexterity 12
# The lurkers throw Stealth as the battle begins: 11 and 20. Even has a passive Perception of
# 11 as well, and who hides wins the tie; Keen has 12 and notices one, which is enough.
sheet even like plain, wisdom 12
person Even even at 9 2 side Blue
person Keen keen at 2 4 side Blue
person Sharp even at 9 4 side Blue
person Lex lurker at 8 2 side Red hidden
person Lia lurker at 8 4 side Red hidden
initiative lex 30, even 20, keen 15, sharp 12, lia 5

dice 10 19
begin
  The battle goes on.
  Lex hides: Stealth d20 10 + 1 Dexterity = 11.
  Lia hides: Stealth d20 19 + 1 Dexterity = 20.
  Even is surprised.
  Sharp is surprised.
  Round 1.
  The turn of Lex begins.
# At their stations everything is off, and says why.
show options even.boots
  Object: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Improvise: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Call
  Help, Keen: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Grapple, Keen: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Help, Sharp: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Grapple, Sharp: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Attack, bare hands, Plain: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Grapple, Plain: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Shove, Plain: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Shove (push), Plain: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Help (against), Plain: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Dash: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Disengage: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Dodge: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Hide: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Search: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Escape: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Let go: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Drop prone: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Stand up: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Take aim: refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  Search (investigation): refused [ME-SURPRISE] Even is surprised: no move and no action in their first turn
  End turn: refused [ME-TURN] it is not your turn
# The GM may rule otherwise, before their first turn.
gm person surprise sharp no
  Sharp is not surprised.
gm person hide lex no
  Lex has been seen.
gm person hide lia no
  Lia has been seen.
# The surprised do not react until that turn ends; the others may.
lex.boots move 6 2
  Lex has moved to 6 2 on level 1; 6 m of movement is left.
pass
  The turn of Even begins.
  The turn of Keen begins.
pass
  The turn of Sharp begins.
show even.boots
  the turn is over; left: 1 reaction; movement 10 m
# Even's turn is over, without a move: now a reaction is possible.
pass to lex.boots
  The turn of Lia begins.
  Round 2.
  The turn of Lex begins.
gm person place lex 8 2
lex.boots move 6 2
  Even may react to Lex: an opportunity attack.
even.boots react pass
  Even lets it pass.
  Lex has moved to 6 2 on level 1; 6 m of movement is left.
pass to even.boots
  The turn of Even begins.
even.boots move 10 2
  Even has moved to 10 2 on level 1; 8 m of movement is left.
# The ruling for those aboard a ship is not for those on foot.
gm surprise keen.boots
  refused [TABLE] to surprise somebody on foot, use the ruling for people on foot
