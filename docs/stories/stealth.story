title Stealth mode, and camouflage and cloak that do without its drawback
covers SHIP-HIDE SHIP-SEARCH SHIP-FEATURE

class shade-1 medium across 50 strength 10 constitution 10 tier 1 raise dexterity raise constitution
fit shade-1 stealth-mode
class shade-3 medium across 50 strength 10 constitution 10 tier 3 raise dexterity raise constitution raise constitution raise constitution
fit shade-3 stealth-mode, active-camouflage
class eye medium across 50
object Cloud field at 0 0 radius 400
ship Shade shade-1 at 0 0 heading 0 side Blue special
ship Dusk shade-3 at 200 0 heading 0 side Blue special
ship Eye eye at 0 3000 heading 180 side Red special
crew shade plain pilot operator
crew dusk plain pilot operator
crew eye plain pilot operator
initiative shade.pilot 20, shade.operator 19, dusk.pilot 18, dusk.operator 17, eye 5

dice d4=1 d8=1
begin
  The battle goes on.
  Round 1.
  Shade's pilot uses Head Start.
  Shade's pilot, Head Start: d4 1.
  Dusk's pilot uses Head Start.
  Dusk's pilot, Head Start: d8 1.
  The turn of Shade's pilot begins.
# Twice what was thrown, for a minute: the better d20 to hide, the worse to search. 10 of passive Perception see what comes to 9, and not what comes to 10.
dice d20=7
shade.pilot hide
  Shade's pilot hides Shade: Stealth d20 7 + 2 ship Dexterity = 9.
pass to shade.pilot
  The turn of Shade's operator begins.
  Shade: flying speed 350 → 300 ft (Head Start ends).
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  Dusk: flying speed 300 → 250 ft (Head Start ends).
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 2.
  The turn of Shade's pilot begins.
shade.pilot feature stealth-mode
  Shade's pilot uses Stealth Mode.
pass
  The turn of Shade's operator begins.
dice d20=11 d20=9
shade.operator search
  Shade's operator searches, Perception: d20 9, dropped 11 (disadvantage: Stealth Mode) = 9.
pass to shade.pilot
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 3.
  The turn of Shade's pilot begins.
dice d20=6 d20=7
shade.pilot hide
  Shade's pilot hides Shade: Stealth d20 7, dropped 6 (advantage: Stealth Mode) + 2 ship Dexterity = 9.
see eye.pilot
  Shade at 0 0 heading 0°, hull unknown
  Dusk at 200 0 heading 0°, hull unknown
  Eye at 0 3000 heading 180°, hull 33, shields 0
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 4.
  The turn of Shade's pilot begins.
dice d20=1 d20=8
shade.pilot hide
  Shade's pilot hides Shade: Stealth d20 8, dropped 1 (advantage: Stealth Mode) + 2 ship Dexterity = 10.
see eye.pilot
  Dusk at 200 0 heading 0°, hull unknown
  Eye at 0 3000 heading 180°, hull 33, shields 0
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 5.
  The turn of Shade's pilot begins.
shade.pilot feature stealth-mode
  refused [SHIP-FEATURE] Stealth Mode is spent before maintenance
# Better: no drawback to searches.
pass to dusk.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
dusk.pilot feature active-camouflage
  Dusk's pilot uses Active Camouflage.
pass
  The turn of Dusk's operator begins.
dice d20=11
dusk.operator search
  Dusk's operator searches, Perception: d20 11.
pass to dusk.pilot
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 6.
  The turn of Shade's pilot begins.
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
dice d20=2 d20=8
dusk.pilot hide
  Dusk's pilot hides Dusk: Stealth d20 8, dropped 2 (advantage: Active Camouflage) + 2 ship Dexterity = 10.
# In the tenth round of it, it still helps; then it does not.
pass to shade.pilot
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 7.
  The turn of Shade's pilot begins.
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 8.
  The turn of Shade's pilot begins.
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 9.
  The turn of Shade's pilot begins.
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 10.
  The turn of Shade's pilot begins.
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 11.
  The turn of Shade's pilot begins.
gm reveal shade
  The GM rules, Shade: it is in sight.
dice d20=1 d20=8
shade.pilot hide
  Shade's pilot hides Shade: Stealth d20 8, dropped 1 (advantage: Stealth Mode) + 2 ship Dexterity = 10.
gm reveal shade
  The GM rules, Shade: it is in sight.
pass to shade.pilot
  The turn of Shade's operator begins.
  The turn of Dusk's pilot begins.
  The turn of Dusk's operator begins.
  The turn of Eye's pilot begins.
  The turn of Eye's operator begins.
  Round 12.
  The turn of Shade's pilot begins.
dice d20=8
shade.pilot hide
  Shade's pilot hides Shade: Stealth d20 8 + 2 ship Dexterity = 10.
