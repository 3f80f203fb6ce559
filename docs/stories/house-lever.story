title Undertow: who turns the wheel before the tide does keeps out what it brings
covers ME-IMPROVISE HOUSE-PEOPLE

scenario undertow
initiative ines-calder 40, wren-ashby 39, oriel-vance 30, quill-deverin 29, liss-aurelio 28, pale-keeper-1 10, drowned-hand-1 9, lamp-drone 8, mother-brine 7

begin
  The battle goes on.
  Round 1.
  The turn of Ines Calder begins.
ines-calder.boots handle gate-wheel
  refused [HOUSE-LURASKO] there is no such thing
ines-calder.boots move 3 3, 6 3
  Ines Calder has moved to 6 3 on level 1; no movement is left.
pass to ines-calder.boots
  The turn of Wren Ashby begins.
  The turn of Oriel Vance begins.
  The turn of Quill Deverin begins.
  The turn of Liss Aurelio begins.
  The turn of Pale keeper 1 begins.
  The turn of Pale keeper 2 begins.
  The turn of Pale keeper 3 begins.
  The turn of Drowned hand 1 begins.
  The turn of Drowned hand 2 begins.
  The turn of Drowned hand 3 begins.
  The turn of Drowned hand 4 begins.
  The turn of Lamp drone begins.
  The turn of Mother Brine begins.
  Round 2.
  The turn of Ines Calder begins.
ines-calder.boots move 7 3
  Ines Calder has moved to 7 3 on level 1; 25 ft of movement is left.
ines-calder.boots door at 8 3
  Ines Calder opens the door at 8 3 on level 1.
ines-calder.boots move 11 3
  Ines Calder has moved to 11 3 on level 1; 5 ft of movement is left.
pass to ines-calder.boots
  The turn of Wren Ashby begins.
  The turn of Oriel Vance begins.
  The turn of Quill Deverin begins.
  The turn of Liss Aurelio begins.
  The turn of Pale keeper 1 begins.
  The turn of Pale keeper 2 begins.
  The turn of Pale keeper 3 begins.
  The turn of Drowned hand 1 begins.
  The turn of Drowned hand 2 begins.
  The turn of Drowned hand 3 begins.
  The turn of Drowned hand 4 begins.
  The turn of Lamp drone begins.
  The turn of Mother Brine begins.
  Round 3.
  The turn of Ines Calder begins.
ines-calder.boots handle gate-wheel
  Ines Calder, with the action: handles Gate wheel
  The wheel turns, and the gates come down across the channel. What is still outside stays there.
# Without that, a die would be thrown in round 5 for the initiative of what comes.
pass to ines-calder.boots
  The turn of Wren Ashby begins.
  The turn of Oriel Vance begins.
  The turn of Quill Deverin begins.
  The turn of Liss Aurelio begins.
  The turn of Pale keeper 1 begins.
  The turn of Pale keeper 2 begins.
  The turn of Pale keeper 3 begins.
  The turn of Drowned hand 1 begins.
  The turn of Drowned hand 2 begins.
  The turn of Drowned hand 3 begins.
  The turn of Drowned hand 4 begins.
  The turn of Lamp drone begins.
  The turn of Mother Brine begins.
  Round 4.
  The turn of Ines Calder begins.
pass to ines-calder.boots
  The turn of Wren Ashby begins.
  The turn of Oriel Vance begins.
  The turn of Quill Deverin begins.
  The turn of Liss Aurelio begins.
  The turn of Pale keeper 1 begins.
  The turn of Pale keeper 2 begins.
  The turn of Pale keeper 3 begins.
  The turn of Drowned hand 1 begins.
  The turn of Drowned hand 2 begins.
  The turn of Drowned hand 3 begins.
  The turn of Drowned hand 4 begins.
  The turn of Lamp drone begins.
  The turn of Mother Brine begins.
  Round 5.
  The turn of Ines Calder begins.
