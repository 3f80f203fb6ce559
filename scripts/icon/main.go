// Icon draws the program's icon, a ship that fires a broadside, as a PNG:
//
//	go run ./scripts/icon FILE
package main

import (
	"fmt"
	"os"

	"git.sr.ht/~sbinet/gg"
)

// size is the width and height in pixels. Smaller icons are scaled from it.
const size = 512

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: icon FILE")
		os.Exit(2)
	}
	if err := draw().SavePNG(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// draw draws on a grid of 32 by 32, the smallest size at which it must be recognisable.
func draw() *gg.Context {
	c := gg.NewContext(size, size)
	const unit = size / 32
	c.Scale(unit, unit)

	shape(c, 6, 1, 26, 1, 31, 6, 31, 26, 26, 31, 6, 31, 1, 26, 1, 6)
	c.SetHexColor("#0e1622")
	c.FillPreserve()
	c.SetHexColor("#3a5a7c")
	c.SetLineWidth(unit) // it is not scaled
	c.Stroke()

	for i, y := range []float64{11.5, 17, 22.5} {
		reach := []float64{26, 28, 26}[i]
		c.DrawLine(18.5, y, reach, y)
		c.SetHexColor("#f2c14e")
		c.SetLineWidth(2.2 * unit)
		c.SetLineCapRound()
		c.Stroke()
	}

	shape(c, 10, 3.5, 13.5, 8.5, 15, 15, 15, 22, 17.5, 25.5, 14, 25, 12.5, 28.5, 7.5, 28.5, 6, 25, 2.5, 25.5, 5, 22, 5, 15, 6.5, 8.5)
	c.SetHexColor("#cfe3f7")
	c.Fill()
	shape(c, 10, 9, 11.6, 13.5, 10, 15.5, 8.4, 13.5)
	c.SetHexColor("#27486b")
	c.Fill()
	shape(c, 9, 18, 11, 18, 11, 25, 9, 25)
	c.Fill()
	return c
}

// shape fills a path through points, x and y in turn.
func shape(c *gg.Context, at ...float64) {
	c.NewSubPath()
	for i := 0; i < len(at); i += 2 {
		c.LineTo(at[i], at[i+1])
	}
	c.ClosePath()
}
