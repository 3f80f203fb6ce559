package kit

import "broadside/sim/say"

// Notice draws a band at the top of a room that says what is wrong with the table or the link. It
// takes its height from the room.
func (u *UI) Notice(text say.Text, room *Rect) {
	words := Type{Size: Small, Colour: Bright}
	const edge = 8
	band := room.Top(u.Height(text, room.W-2*edge, words) + 2*edge)
	u.Plate(band, Mix(Deep, Warn, 0.18), Warn)
	u.Paragraph(band.Trim(edge, edge), text, words)
}
