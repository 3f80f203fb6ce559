package bridge

import "broadside/cmd/station/kit"

// notice is a band that says what is wrong with the table itself.
func notice(u *kit.UI, text string, room *kit.Rect) {
	words := kit.Type{Size: kit.Small, Colour: kit.Bright}
	const edge = 8
	band := room.Top(u.Height(text, room.W-2*edge, words) + 2*edge)
	u.Plate(band, kit.Mix(kit.Deep, kit.Warn, 0.18), kit.Warn)
	u.Paragraph(band.Trim(edge, edge), text, words)
}
