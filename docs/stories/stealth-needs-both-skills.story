title A pilot hides the ship with proficiency in both Stealth and Piloting, or with none
covers SHIP-HIDE

class gun small
ship Wren gun at 0 0 heading 0 side Blue special
ship Moth gun at 0 100 heading 0 side Blue special
ship Lark gun at 100 0 heading 0 side Blue special
ship Kite gun at 0 3000 heading 180 side Red special
object gravel field at 0 0 radius 300
crew wren plain pilot
crew moth plain pilot
crew lark plain pilot operator
crew kite plain pilot
member wren.pilot skilled stealth
member moth.pilot skilled piloting
member lark.pilot skilled piloting, skilled stealth
member lark.operator wisdom 30, expert perception
initiative wren 20, moth 19, lark.pilot 18, lark.operator 17, kite 10

begin
  ...
dice 15
wren.pilot hide
  Wren's pilot hides Wren: Stealth d20 15 + 3 ship Dexterity = 18.
pass to moth.pilot
  ...
dice 15
moth.pilot hide
  Moth's pilot hides Moth: Stealth d20 15 + 3 ship Dexterity = 18.
pass to lark.pilot
  ...
dice 15
lark.pilot hide
  Lark's pilot hides Lark: Stealth d20 15 + 3 ship Dexterity + 2 Stealth proficiency = 20.
# How sharp the own people are does not matter.
see kite.pilot
  Kite at 0 3000 heading 180°, hull 14, shields 0
