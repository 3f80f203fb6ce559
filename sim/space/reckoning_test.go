package space

import "testing"

// A ship that holds its rudder is sent once and predicted for seconds, and older reckonings predict the same.
func TestASteadyCurveIsForetold(t *testing.T) {
	at, heading := Point{X: 5000, Y: -70_000}, 300*Degree
	fly := func(tick int, turn Angle) Reckoning {
		was := at
		heading = (heading + turn + Angle(tick%2)).Norm() // alternating by a thousandth
		at = at.Ahead(heading, 1750+Length(tick%3))
		return Reckoning{at, heading, at.Minus(was), turn}
	}
	for _, turn := range []Angle{0, 420, -420, 1200} {
		told, times := Reckoning{}, 0
		var early Reckoning
		for tick := range 1200 {
			truth := fly(tick, turn)
			if told = told.Foretell(1); !told.Approximates(truth) {
				told, times = truth, times+1
			}
			if off := told.At.Minus(truth.At); !off.within(slackAt) {
				t.Fatalf("turning by %v: told %v off", turn, off)
			}
			if tick%40 == 0 {
				early = told
			} else if tick%40 == 1 && early.Foretell(1) != told && told != truth {
				t.Errorf("turning by %v: foretold %v, told %v", turn, early.Foretell(1), told)
			}
		}
		if times > 60 {
			t.Errorf("turning by %v: told %d times in a minute", turn, times)
		}
		t.Logf("turning by %v: told %d times", turn, times)
	}
}

// Predicting at once and tick by tick gives the same.
func TestForetellingIsTheSameInAnySteps(t *testing.T) {
	for _, turn := range []Angle{0, 7, 420, -3000} {
		from := Reckoning{Point{1, 2}, 359 * Degree, Point{1700, -300}, turn}
		step := from
		for range MostTurning {
			step = step.Foretell(1)
		}
		if got := from.Foretell(MostTurning); got != step {
			t.Errorf("turning by %v: at once %v, tick by tick %v", turn, got, step)
		}
	}
}

// A prediction for any number of ticks takes limited time.
func TestForetellingEnds(t *testing.T) {
	far := Reckoning{Step: Point{X: 1}, Turn: 1}.Foretell(1 << 62)
	if far.Heading != MostTurning {
		t.Errorf("turned to %v", far.Heading)
	}
}
