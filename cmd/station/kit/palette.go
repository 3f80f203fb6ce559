package kit

import "slices"

// Palette is a choice of colours.
type Palette uint8

// The palettes: for people who see all colours, and for those who see little red, green or blue.
const (
	Standard Palette = iota
	Protan
	Deutan
	Tritan
)

// PaletteOf returns the palette with a name, or the standard one if there is none.
func PaletteOf(name string) Palette {
	return Palette(max(0, slices.Index([]string{"standard", "protan", "deutan", "tritan"}, name)))
}

// scheme holds the colours of a palette.
type scheme struct {
	good, warn, bad, shield, hull Colour
	roles                         eight // of nobody, the five stations, the GM and boots
	sides                         eight
}

type eight = [8]Colour

func eightOf(n ...uint32) (all eight) {
	for i := range all {
		all[i] = rgb(n[i])
	}
	return all
}

// schemes were found by a search that stays near the standard one while colours that have to differ
// do so by at least as much as the test asks for, to those eyes.
var schemes = [...]scheme{
	Standard: {
		rgb(0x77d68c), rgb(0xf0c04a), rgb(0xff6b5e), rgb(0x63b8ff), rgb(0xd9a066),
		eightOf(0xa9bccb, 0x54c8f0, 0xff9152, 0xb99cff, 0x86d67f, 0xefc75e, 0xf486c0, 0x6fe0b0),
		eightOf(0x6fb7e8, 0xef6a5b, 0xe3c15a, 0x8ed081, 0xc39be8, 0x5fd0c0, 0xe89ac0, 0xa8a8a8),
	},
	Protan: {
		rgb(0x55dfa5), rgb(0x96b029), rgb(0xff6b5e), rgb(0x63b8ff), rgb(0xd2e25f),
		eightOf(0xa9bccb, 0x54c8f0, 0xff9152, 0xb99cff, 0x86d67f, 0xefc75e, 0xf486c0, 0x6fe0b0),
		eightOf(0x6fb7e8, 0xef6a5b, 0xe3c15a, 0x8ed081, 0xd789ff, 0x3fffe9, 0xe89ac0, 0xa8a8a8),
	},
	Deutan: {
		rgb(0x25af65), rgb(0xe7ba1c), rgb(0xe37827), rgb(0x41a5e4), rgb(0xc49050),
		eightOf(0xcdb568, 0x41ffff, 0xff7e00, 0xf181ff, 0x44b065, 0xefc75e, 0xf486c0, 0x58c2db),
		eightOf(0x6fb7e8, 0xef6a5b, 0xe3c15a, 0x8ed081, 0xa279ff, 0x24afbd, 0xe89ac0, 0xc8fcd2),
	},
	Tritan: {
		rgb(0x9ce79f), rgb(0xffd545), rgb(0xff6aa8), rgb(0x63b8ff), rgb(0xd9a066),
		eightOf(0xa9bccb, 0x4ea5e8, 0xfc5d53, 0xb99cff, 0x86d67f, 0xeaf162, 0xf486c0, 0x6fe0b0),
		eightOf(0x60f8ff, 0xf76d63, 0xe3c15a, 0x8ed081, 0xcf92e2, 0x5fd0c0, 0xe89ac0, 0xa8a8a8),
	},
}
