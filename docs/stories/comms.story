title Words between ships: suppressed, disabled, and heard
covers SHIP-CONDITION SHIP-DIRECT SHIP-READY SHIP-FEATURE

class jammer large across 250 tier 3 raise dexterity raise dexterity raise strength raise strength
fit jammer suppressor, improved-suppressor
class boat medium across 50
mount boat light-laser turret
ship Mute jammer at 0 5381 heading 180 side Red special
ship Hesper boat at 0 0 side Blue special
ship Wren boat at 0 1050 side Blue special
crew mute plain pilot operator
crew hesper plain coordinator pilot operator
crew wren plain gunner pilot
member hesper.coordinator rank 4, charisma 16
member mute.operator intelligence 16, skilled technology
initiative hesper.coordinator 20, wren.gunner 18, wren.pilot 17, mute.operator 15, mute.pilot 14, hesper.pilot 5, hesper.operator 4
begin
  The battle goes on.
  Round 1.
  The turn of Hesper's coordinator begins.
hesper.coordinator stance commanding-presence never
  Hesper's coordinator will never use Commanding Presence.
# A disabled ship speaks and hears as far as 1,000 ft, and no further.
gm condition wren disabled
  Wren is disabled: no actions or reactions, flying speed 0.
  Wren: flying speed 300 → 0 ft (disabled).
show range hesper wren
  1050 ft
hesper.coordinator direct wren.gunner
  refused [SHIP-CONDITION] Wren is disabled, and speaks and hears no further than 1,000 ft
gm move wren at 0 1000
  The GM rules, Wren: it is moved.
show range hesper wren
  1000 ft
dice d20=15
hesper.coordinator direct wren.gunner
  Hesper's coordinator directs Wren's gunner: advantage on the next check.
  Hesper's coordinator, Uplifting Directive: d20 15.
gm condition wren disabled off
  Wren is no longer disabled.
  Wren: flying speed 0 → 300 ft (no longer disabled).
pass to wren.gunner
  The turn of Wren's gunner begins.
# A call reaches the ships of one's side.
wren.gunner ready call now: fire laser at mute
  Wren's gunner readies Attack for a word that is called.
pass to mute.operator
  The turn of Wren's pilot begins.
  The turn of Mute's operator begins.
# The suppressor reaches a mile, which is 5,280 ft.
show range mute wren
  4281 ft
mute.operator feature suppressor at hesper
  refused [SHIP-FEATURE] Hesper is just over 5280 ft away, more than this reaches
show range mute hesper
  5281 ft
gm move hesper at 0 1
  The GM rules, Hesper: it is moved.
show range mute hesper
  5280 ft
dice d20=10 d20=12 d20=9
mute.operator feature suppressor at hesper
  Mute's operator uses Suppressor on Hesper.
  Mute's operator, Suppressor: d20 12, dropped 10 (advantage: Improved Suppressor) + 3 Intelligence + 2 Technology proficiency = 17, against Hesper's operator: d20 9, won.
  Hesper is suppressed for 10 rounds: no word gets in or out, while the ship that jams it is able and within a mile.
show hesper conditions
  conditions suppressed
pass to hesper.coordinator
  The turn of Mute's pilot begins.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
  Round 2.
  The turn of Hesper's coordinator begins.
# No word comes out: neither a call, nor help from another ship. Aboard all goes on.
hesper.coordinator call: now
  Hesper's coordinator calls: now!
hesper.coordinator direct wren.gunner
  refused [SHIP-CONDITION] Hesper is suppressed: no word gets in or out
hesper.coordinator feature inspiring-display on wren.gunner
  refused [SHIP-CONDITION] Hesper is suppressed: no word gets in or out
dice d20=7
hesper.coordinator direct hesper.pilot
  Hesper's coordinator directs Hesper's pilot: advantage on the next check.
  Hesper's coordinator, Uplifting Directive: d20 7.
pass to mute.operator
  The turn of Wren's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Mute's operator begins.
# Who withstands it is proof against it.
dice d20=2 d20=3 d20=19
mute.operator feature suppressor at wren
  Mute's operator uses Suppressor on Wren.
  Mute's operator, Suppressor: d20 3, dropped 2 (advantage: Improved Suppressor) + 3 Intelligence + 2 Technology proficiency = 8, against Wren's pilot: d20 19, lost.
pass to mute.operator
  The turn of Mute's pilot begins.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
  Round 3.
  The turn of Hesper's coordinator begins.
  The turn of Wren's gunner begins.
  The turn of Wren's pilot begins.
  The turn of Mute's operator begins.
mute.operator feature suppressor at wren
  refused [SHIP-FEATURE] Wren has withstood Suppressor, and is proof against it now
# It lasts while the ship that jams is able, and near.
gm move hesper at 0 0
  The GM rules, Hesper: it is moved.
  Hesper is no longer suppressed.
show hesper conditions
  conditions none
