title Repair Nanites spend a Hit Die of the own ship on another's hull
covers SHIP-FEATURE SHIP-PATCH

class probe medium across 100
fit probe nanites
ship Hesper probe at 0 0 heading 0 side Blue special
ship Rook probe at 0 150 heading 0 side Blue special
crew hesper plain mechanic
crew rook plain pilot
set hesper hull-max 30, hull 30, hit-dice 0
set rook hull-max 30, hull 20, hit-dice 3
initiative hesper 20, rook 10

begin
  ...
hesper.mechanic feature nanites at rook
  refused [SHIP-PATCH] no Hit Dice are left
gm edit hesper hit-dice 1
  The GM rules, Hesper: Hit Dice set to 1.
gm edit rook hit-dice 0
  The GM rules, Rook: Hit Dice set to 0.
gm edit rook hull 30
  The GM rules, Rook: Hull set to 30.
hesper.mechanic feature nanites at rook
  refused [SHIP-PATCH] the hull of Rook is whole
gm edit rook hull 29
  The GM rules, Rook: Hull set to 29.
dice 12 1
hesper.mechanic feature nanites at rook
  Hesper's mechanic uses Repair Nanites on Rook.
  Hesper's mechanic, Repair Nanites: d20 12 against 10, success.
  Hesper's mechanic spends a Hit Die: d8 1; the hull of Rook regains 1.
show hesper hit-dice
  hit-dice 0d8
show rook hull hit-dice
  hull 30 of 30
  hit-dice 0d8
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
# A failure takes the lower of two; the DC is half of what the other hull lacks.
gm edit rook hull 6
  The GM rules, Rook: Hull set to 6.
gm edit hesper hit-dice 2
  The GM rules, Hesper: Hit Dice set to 2.
pass to hesper.mechanic
  ...
dice 11 4 3
hesper.mechanic feature nanites at rook
  Hesper's mechanic uses Repair Nanites on Rook.
  Hesper's mechanic, Repair Nanites: d20 11 against 12, failure.
  Hesper's mechanic spends a Hit Die: d8 3, dropped 4 = 3; the hull of Rook regains 3.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
gm edit rook hull 6
  The GM rules, Rook: Hull set to 6.
gm edit hesper hit-dice 2
  The GM rules, Hesper: Hit Dice set to 2.
pass to hesper.mechanic
  ...
dice 12 4
hesper.mechanic feature nanites at rook
  Hesper's mechanic uses Repair Nanites on Rook.
  Hesper's mechanic, Repair Nanites: d20 12 against 12, success.
  Hesper's mechanic spends a Hit Die: d8 4; the hull of Rook regains 4.
