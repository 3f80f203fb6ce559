title The restrained neither attack nor handle anything; they look, speak and get out of it
covers FOS-ACTIONS

book forge
room 20 9
sheet hero like plain, weapon slug-pistol, weapon nanoedge-knife, device frag-grenade 1, device healers-tools 1, actions 9
person Ana hero at 5 4 side Blue special
person Foe hero at 10 4 side Red special
initiative ana 20, foe 5

begin
  ...
gm person afflict ana restrained
  Ana is restrained.
  Ana: speed 30 → 0 ft (immobilised).
  Ana: AC 14 → 12 (flat-footed).
ana.boots attack foe with slug-pistol
  refused [FOS-ACTIONS] Ana is restrained and cannot do that
ana.boots use frag-grenade at 9 4
  refused [FOS-ACTIONS] Ana is restrained and cannot do that
ana.boots draw nanoedge-knife
  refused [FOS-ACTIONS] Ana is restrained and cannot do that
ana.boots move 6 4
  refused [FOS-MOVE] Ana cannot move
dice 10
ana.boots search
  Ana searches, Perception: d20 10 + 2 Wisdom = 12.
dice 12
ana.boots escape
  Ana, escape: d20 12 + 2 Strength = 14 against 15, failure.
dice 13
ana.boots escape
  Ana, escape: d20 13 + 2 Strength = 15 against 15, success.
  Ana is no longer restrained.
  Ana: speed 0 → 30 ft (no longer immobilised).
  Ana: AC 12 → 14 (no longer flat-footed).
dice 10 3
ana.boots attack foe with slug-pistol
  Ana attacks Foe, slug pistol: d20 10 + 2 Precision + 2 proficiency = 14 against 14, a hit.
  Damage of slug pistol: d6 3.
  Foe takes physical: 3 from hit points.
