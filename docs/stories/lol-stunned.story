title Stunned until the end of the attacker's next turn, by electricity and by blast; who is spared
covers LOL-ELECTRIC LOL-BLAST LOL-INJURY

book lurasko
room 40 14
sheet arc like plain, weapon arc-lance, attacks 10
sheet boom like plain, weapon thumper, attacks 10
sheet bot like brass-walker, constitution 5, armour duster
person Arc arc at 2 3 side Blue
person Boo boom at 2 6 side Blue
person Ann plain at 8 3 side Red special
person Bob plain at 8 6 side Red special
person Bot bot at 8 9 side Red special
initiative arc 20, boo 15, ann 10, bob 9, bot 8

begin
  ...
# 29 are one degree of 15, and do not stun; 30 are two.
gm person layer ann techshield 1
  Ann: techshield +1, now 1.
dice 10 5 1
arc.boots attack ann
  Damage of arc lance: 30.
  Ann is shielded against electric: 1 from techshield.
  Ann defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  Ann takes electric: 29 suffered.
  Ann has suffered 29, a degree of injury for each 15: one more (1, hurt in a limb).
  Ann is hurt in a limb.
dice 10 5 1
arc.boots attack ann
  Damage of arc lance: 30.
  Ann defends against Arc, arc lance: d20 10+5 = 15 against 14, a hit.
  Ann takes electric: 30 suffered.
  Ann has suffered 59, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Ann is maimed.
  Ann is stunned.
  Ann: speed 30 → 0 ft (maimed, stunned).
pass to boo.boots
  The turn of Boo begins.
dice 10 5 1
boo.boots attack bob
  Damage of thumper: 40.
  Bob defends against Boo, thumper: d20 10+5 = 15 against 14, a hit.
  Bob takes blast: 40 suffered.
  Bob has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bob is maimed.
  Bob is deafened.
  Bob is floored.
  Bob is stunned.
  Bob: speed 30 → 0 ft (maimed, stunned).
show person bob
  able at 8 6 on level 1, 40 suffered, Agility 6
  maimed; deafened; floored; stunned
# Who is stunned has no turn.
pass to bot.boots
  The turn of Ann begins.
  The turn of Bob begins.
  The turn of Bot begins.
ann.boots move 9 3
  refused [HOUSE-LURASKO] Ann moves only in their own turn
# A machine is stunned by electricity, and knocked down but neither deafened nor stunned by blast.
pass to arc.boots
  Round 2.
  The turn of Arc begins.
dice 6 6 1
arc.boots attack bot
  Damage of arc lance: 30.
  Bot defends against Arc, arc lance: d20 6+6 = 12 against 11, a hit.
  Bot takes electric (30 + 15 at 150 %): 45 suffered.
  Bot has suffered 45, a degree of injury for each 15: 3 more (1, hurt in a limb).
  Bot is maimed.
  Bot is stunned.
  Bot: speed 30 → 0 ft (maimed, stunned).
show person bot
  able at 8 9 on level 1, 45 suffered, Agility 3
  maimed; stunned; heat cannon in hand, 3 of 3
show person ann
  able at 8 3 on level 1, 59 suffered, Agility 6
  maimed; stunned
# Arc's turn ends, and so it is for Ann; Bob waits for the end of Boo's. Bot, who was hit in this turn, waits for Arc's next.
pass to boo.boots
  Ann is no longer stunned.
  The turn of Boo begins.
  Ann: speed 0 → 15 ft (no longer stunned).
show person ann
  able at 8 3 on level 1, 59 suffered, Agility 6
  maimed
show person bob
  able at 8 6 on level 1, 40 suffered, Agility 6
  maimed; deafened; floored; stunned
gm person relieve bot stunned
  Bot is no longer stunned.
  Bot: speed 0 → 15 ft (no longer stunned).
dice 6 6 1
boo.boots attack bot
  Damage of thumper: 40.
  Bot defends against Boo, thumper: d20 6+6 = 12 against 11, a hit.
  Bot takes blast: 40 suffered.
  Bot has suffered 85, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Bot is floored.
show person bot
  able at 8 9 on level 1, 85 suffered, Agility 3
  maimed; floored; heat cannon in hand, 3 of 3
pass to ann.boots
  Bob is no longer stunned.
  The turn of Ann begins.
  Bob: speed 0 → 15 ft (no longer stunned).
show person bob
  able at 8 6 on level 1, 40 suffered, Agility 6
  maimed; deafened; floored
