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
	"cmd/server":        {seconds: 95, cpu: 42},
	"cmd/server/bot":    {seconds: 60, cpu: 60},
	"cmd/server/keep":   {seconds: 10, cpu: 12, raced: true, split: "^TestFaultPowerIsCut", racedSeconds: 14, racedCPU: 6},
	"cmd/server/night":  {seconds: 12, cpu: 10},
	"cmd/server/table":  {seconds: 45, cpu: 30, raced: true, split: faults + "|" + crowded, racedSeconds: 40, racedCPU: 25},
	"cmd/station":       {seconds: 95, cpu: 58},
	"cmd/station/boots": {seconds: 3, cpu: 3},
	"cmd/station/gm":    {seconds: 5, cpu: 5},
	"cmd/station/link":  {seconds: 55, cpu: 33, raced: true, onlyRaced: true},
	"configs":           {seconds: 28, cpu: 28},
	"netcode":           {seconds: 32, cpu: 12, raced: true, onlyRaced: true},
	"netcode/discovery": {seconds: 1, cpu: 0.5, raced: true, onlyRaced: true},
	"netcode/outsider":  {seconds: 70, cpu: 28, raced: true, onlyRaced: true},
	"netcode/rough":     {seconds: 2, cpu: 0.5, raced: true, onlyRaced: true},
	"sim":               {seconds: 6, cpu: 5},
	"sim/journal":       {seconds: 15, cpu: 15},
	"sim/laws":          {seconds: 7, cpu: 6},
	"sim/story":         {seconds: 12, cpu: 12},
}

func costOf(dir string) cost {
	if c, ok := costs[dir]; ok {
		return c
	}
	return cost{seconds: 1.5, cpu: 1.5}
}
