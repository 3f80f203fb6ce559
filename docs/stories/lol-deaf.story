title Who is deafened hears no call
covers LOL-BLAST

book lurasko
room 30 14
sheet beam like plain, weapon beam-pistol
person Bea beam at 10 8 side Blue special
person Cal plain at 10 12 side Blue special
person Hal plain at 22 8 side Red special
initiative bea 25, cal 20, hal 5

begin
  ...
gm person afflict bea deafened
  ...
bea.boots ready call now : attack hal
  Bea readies Attack for a word that is called.
pass to cal.boots
  ...
# Nobody is asked.
cal.boots call: now
  Cal calls: now!
pass to hal.boots
  ...
