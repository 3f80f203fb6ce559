//go:build unix

package main

// cost is what a package's tests take alone on an idle machine with two cores, to put
// them into an order: nothing fails when it takes longer. The unnamed ones are quick.
type cost struct {
	seconds   float64 // from the beginning to the end
	cpu       float64 // of that, what a core works
	raced     bool    // tested under the race detector: goroutines share what is there
	onlyRaced bool    // and not once more without it

	// Where a package is tested both ways, these tests are run without the race detector:
	// they break things on purpose, by promises of time, or compute much in one goroutine.
	// "make test-faults" races the faults.
	split        string
	racedSeconds float64
	racedCPU     float64
}

const faults = "^TestFault[A-Z]"

// crowded are tests of many ships, from which the race detector learns nothing more.
const crowded = "^Test(AHundredCrewedShipsAreFought|PicturesDifferOnlyWhenTheTableNotesAChange)$"

var costs = map[string]cost{
	"cmd/server":        {seconds: 40, cpu: 12},
	"cmd/server/bot":    {seconds: 26, cpu: 26},
	"cmd/server/keep":   {seconds: 8, cpu: 6, raced: true, onlyRaced: true},
	"cmd/server/table":  {seconds: 30, cpu: 12, raced: true, split: faults + "|" + crowded, racedSeconds: 25, racedCPU: 22},
	"cmd/station":       {seconds: 40, cpu: 38},
	"cmd/station/boots": {seconds: 3, cpu: 4},
	"cmd/station/gm":    {seconds: 5, cpu: 7},
	"cmd/station/link":  {seconds: 45, cpu: 14, raced: true, onlyRaced: true},
	"configs":           {seconds: 8, cpu: 10},
	"netcode":           {seconds: 8, cpu: 5, raced: true, onlyRaced: true},
	"netcode/discovery": {seconds: 1, cpu: 0.5, raced: true, onlyRaced: true},
	"netcode/outsider":  {seconds: 18, cpu: 3, raced: true, onlyRaced: true},
	"netcode/rough":     {seconds: 2, cpu: 0.5, raced: true, onlyRaced: true},
	"sim/journal":       {seconds: 9, cpu: 9},
	"sim/story":         {seconds: 4, cpu: 4},
}

func costOf(dir string) cost {
	if c, ok := costs[dir]; ok {
		return c
	}
	return cost{seconds: 1.5, cpu: 1.5}
}
