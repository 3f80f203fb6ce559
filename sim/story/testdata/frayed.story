title What lasts with a layer befalls nobody without it, not even by its own end
covers ME-CAST

book me5e
room 20 8
sheet b like plain, hp 22, shields 5, power fray
person Bea b at 5 4 side Red special
initiative bea 16

begin
  The battle goes on.
  Round 1.
  The turn of Bea begins.
bea.boots cast fray
  Bea uses Fray.
  Bea is frayed.
gm person hurt bea 5 fire
  Bea takes fire: 5 from shields.
  Bea is no longer frayed.
  Damage of frayed: 1.
  Bea takes force: 1 from hit points.
gm person afflict bea frayed
  refused [TABLE] Bea has no shields, without which the condition does not last
