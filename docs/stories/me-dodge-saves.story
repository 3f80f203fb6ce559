title On foot: who dodges saves by Dexterity with advantage, and by nothing else; two resistances halve once
covers ME-DODGE ME-RESIST

book me5e
room 24 12
sheet sapper like plain, hp 60, device frag-grenade 4, device flashbang 1
sheet tough like plain, hp 60, resists piercing
person Ana tough at 12 6 side Blue
person Bob sapper at 8 6 side Red
initiative ana 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
ana.boots dodge
  Ana is dodging.
pass to bob.boots
  The turn of Bob begins.
# 5 and 14 against 13: the better counts. 15 is 7 by the save, and 3 of that by what she resists.
dice 5 14 6 5 4
bob.boots use frag-grenade at 12 6
  Bob uses frag grenade.
  Reached by frag grenade: Ana.
  Ana saves with Dexterity against frag grenade: d20 14, dropped 5 (advantage: dodging) = 14 against 13, success.
  Damage of frag grenade: d12 6+5+4 = 15.
  Ana takes piercing (15 - 8 by the save - 4 resistant): 3 from hit points.
pass to ana.boots
  Round 2.
  The turn of Ana begins.
  Ana is no longer dodging.
# The dodge has ended with the start of her next turn, and never helps with Constitution.
pass to bob.boots
  The turn of Bob begins.
dice 12 6 5 4
bob.boots use frag-grenade at 12 6
  Bob uses frag grenade.
  Reached by frag grenade: Ana.
  Ana saves with Dexterity against frag grenade: d20 12 against 13, failure.
  Damage of frag grenade: d12 6+5+4 = 15.
  Ana takes piercing (15 - 8 resistant): 7 from hit points.
pass to ana.boots
  Round 3.
  The turn of Ana begins.
ana.boots dodge
  Ana is dodging.
pass to bob.boots
  The turn of Bob begins.
dice 14
bob.boots use flashbang at 12 6
  Bob uses flashbang.
  Reached by flashbang: Ana.
  Ana saves with Constitution against flashbang: d20 14 against 13, success.
# Held still she does not dodge, and cannot but fail; what resists all and what resists
# piercing halve once: 15 are 7.
gm person afflict ana warded
  Ana is held in stillness.
  Ana is no longer dodging.
  Ana: speed 10 → 0 m (paralysed).
pass to bob.boots
  Round 4.
  The turn of Ana begins.
  The turn of Bob begins.
dice 6 5 4
bob.boots use frag-grenade at 12 6
  Bob uses frag grenade.
  Reached by frag grenade: Ana.
  Ana automatically fails the Dexterity save against frag grenade.
  Damage of frag grenade: d12 6+5+4 = 15.
  Ana takes piercing (15 - 8 resistant): 7 from hit points.
