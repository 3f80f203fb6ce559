package space

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestSineAgreesWithTheFloat(t *testing.T) {
	for a := Angle(-720_000); a <= 720_000; a += 37 {
		want := math.Sin(float64(a) / 1000 * math.Pi / 180)
		if got := float64(Sin(a)) / One; math.Abs(got-want) > 2e-8 {
			t.Fatalf("sin %v: got %v, want %v", a, got, want)
		}
	}
}

func TestConeEdges(t *testing.T) {
	for _, h := range []Angle{0, Quarter, 2 * Quarter, 3 * Quarter} {
		for _, d := range []Length{50 * Foot, 300 * Foot, 1200 * Foot} {
			for _, side := range []Angle{-Quarter, Quarter} {
				edge := Point{}.Ahead(h, d).Ahead(h+side, d/2)
				if !InCone(Point{}, h, edge) {
					t.Errorf("heading %v: the edge at %v is outside", h, d)
				}
				if InCone(Point{}, h, edge.Ahead(h+side, Foot/10)) {
					t.Errorf("heading %v: beyond the edge at %v is inside", h, d)
				}
			}
		}
		if InCone(Point{}, h, Point{}) || InCone(Point{}, h, Point{}.Ahead(h+2*Quarter, Foot)) {
			t.Errorf("heading %v: the origin or what is behind it is inside", h)
		}
	}
}

func TestBearingAgreesWithTheFloat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Point{Length(rapid.Int64Range(-1e9, 1e9).Draw(t, "x")), Length(rapid.Int64Range(-1e9, 1e9).Draw(t, "y"))}
		if p == (Point{}) {
			return
		}
		want := math.Atan2(float64(p.X), float64(p.Y)) * 180 / math.Pi
		if want < 0 {
			want += 360
		}
		diff := math.Abs(float64(Bearing(Point{}, p))/1000 - want)
		if diff > 0.0015 && diff < 359.9985 {
			t.Fatalf("bearing of %v: %v, want %v", p, Bearing(Point{}, p), want)
		}
	})
}

func TestAheadAndDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := Angle(rapid.Int32Range(0, 359_999).Draw(t, "heading"))
		d := Length(rapid.Int64Range(0, 1e9).Draw(t, "distance"))
		got := Distance(Point{}, Point{}.Ahead(h, d))
		if diff := got - d; diff < -40 || diff > 40 {
			t.Fatalf("%v ahead at %v is %v away", d, h, got)
		}
	})
}

// A distance is rounded down, next to each square number and at the edge of the map.
func TestADistanceIsRoundedDown(t *testing.T) {
	check := func(x, y Length) {
		got := int64(Distance(Point{}, Point{x, y}))
		if n := int64(x)*int64(x) + int64(y)*int64(y); got*got > n || n >= (got+1)*(got+1) {
			t.Fatalf("%d, %d are %d away", x, y, got)
		}
	}
	for x := range Length(2000) {
		for y := Length(0); y < 2000; y += 7 {
			check(x, y)
		}
	}
	for bit := range 31 {
		for d := Length(-3); d <= 3; d++ {
			x := min(2*Reach, Length(1)<<bit+d)
			for _, y := range [...]Length{0, 1, 2, x - 1, x, 2 * Reach} {
				check(x, y)
			}
		}
	}
}

func TestShadowBands(t *testing.T) {
	lane := LaneTo(Point{}, Disc{Point{0, 1000 * Foot}, 50 * Foot})
	// Halfway to the target, every foot of the obstacle hides two of the target.
	at := func(left Length) Disc {
		return Disc{Point{(left/2 + 50*Foot), 500 * Foot}, 50 * Foot}
	}
	for _, c := range []struct {
		left Length
		want Cover
	}{
		{-50 * Foot, TotalCover}, {-50*Foot + 100, ThreeQuartersCover},
		{-25 * Foot, ThreeQuartersCover}, {-25*Foot + 100, HalfCover},
		{0, HalfCover}, {100, NoCover},
	} {
		if got := lane.Shadow(at(c.left)); got != c.want {
			t.Errorf("hidden from %v: %v, want %v", c.left, got, c.want)
		}
	}
	if got := lane.Shadow(Disc{Point{0, 1100 * Foot}, 90 * Foot}); got != NoCover {
		t.Errorf("an obstacle behind the target gives %v", got)
	}
}

func TestAWayCrossesADisc(t *testing.T) {
	from, to := Point{}, Point{0, 1000 * Foot}
	for _, c := range []struct {
		x, y, r Length
		want    bool
	}{
		{99, 500, 100, true}, {100, 500, 100, false}, {-99, 500, 100, true},
		{0, -99, 100, true}, {0, -100, 100, false}, {0, 1099, 100, true}, {0, 1100, 100, false},
		{50, -80, 90, false}, {50, -70, 90, true},
	} {
		if got := Crosses(from, to, Disc{Point{c.x * Foot, c.y * Foot}, c.r * Foot}); got != c.want {
			t.Errorf("%v %v of %v: %v", c.x, c.y, c.r, got)
		}
	}
}

// TestNothingOutsideTheLaneCovers tries discs around the edge of the lane, and far from
// it, at points from a few units apart to as far as a battle reaches.
func TestNothingOutsideTheLaneCovers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		reach := rapid.SampledFrom([]int64{4, 50, 3_000, int64(Reach)}).Draw(t, "reach")
		length := func(lo int64, name string) Length { return Length(rapid.Int64Range(lo, reach).Draw(t, name)) }
		from, target := Point{X: length(-reach, "x"), Y: length(-reach, "y")}, Disc{At: Point{X: length(-reach, "tx"), Y: length(-reach, "ty")}, Radius: length(0, "tr")}
		obstacle := Disc{At: Point{X: length(-reach, "ox"), Y: length(-reach, "oy")}, Radius: length(0, "or")}
		lane := LaneTo(from, target)
		way := lane.Box()
		if c := lane.Shadow(obstacle); c != NoCover && !way.Touches(obstacle) {
			t.Fatalf("%v from %v gives %v %v, outside the lane", obstacle, from, target, c)
		}
	})
}
