package assets

import (
	"bytes"
	_ "embed"
	"image"
	"image/png"
)

//go:generate go run ../scripts/icon icon.png

//go:embed icon.png
var icon []byte

// Icon returns the program's icon, 512 pixels wide and high.
func Icon() image.Image {
	i, err := png.Decode(bytes.NewReader(icon))
	if err != nil {
		panic(err) // it is built in
	}
	return i
}
