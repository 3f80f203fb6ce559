title A skin shield that is given puts a fire out, whoever gives it
covers LOL-SHIELD-HIGH
book lurasko
room 30 14
person Sky plain at 20 4 side Red special
person Foe plain at 10 4 side Blue special
initiative sky 40, foe 30
begin
  ...
gm person afflict sky ignited
  ...
gm person layer sky skin 40
  ...
show person sky
  able at 20 4 on level 1, 0 suffered, Agility 6
  skin shield 40
