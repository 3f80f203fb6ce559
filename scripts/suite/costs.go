//go:build unix

package main

// cost is what a package's tests take alone on an idle machine with two cores. It only decides
// their order: nothing fails if they take longer. Packages not listed are quick.
type cost struct {
	seconds   float64 // from start to end
	cpu       float64 // processor time
	raced     bool    // run under the race detector, because goroutines share data
	onlyRaced bool    // and not run again without it

	// If a package is tested both ways, these tests run without the race detector: they break
	// things on purpose with promises of time, or compute a lot in one goroutine. "make
	// test-faults" races the faults.
	split        string
	racedSeconds float64
	racedCPU     float64
}

const faults = "^TestFault[A-Z]"

// crowded matches tests of many ships, from which the race detector learns nothing more.
const crowded = "^Test(AHundredCrewedShipsAreFought|PicturesDifferOnlyWhenTheTableNotesAChange)$"

var costs = map[string]cost{
	"cmd/server":        {seconds: 80, cpu: 36},
	"cmd/server/bot":    {seconds: 30, cpu: 30},
	"cmd/server/hall":   {seconds: 40, cpu: 2},
	"cmd/server/keep":   {seconds: 4, cpu: 4, raced: true, split: "^TestFaultPowerIsCut", racedSeconds: 15, racedCPU: 10},
	"cmd/server/night":  {seconds: 15, cpu: 17},
	"cmd/server/table":  {seconds: 40, cpu: 25, raced: true, split: faults + "|" + crowded, racedSeconds: 33, racedCPU: 21},
	"cmd/station":       {seconds: 55, cpu: 40},
	"cmd/station/boots": {seconds: 3, cpu: 3},
	"cmd/station/gm":    {seconds: 5, cpu: 5},
	"cmd/station/link":  {seconds: 75, cpu: 10, raced: true, split: faults, racedSeconds: 25, racedCPU: 9},
	"configs":           {seconds: 22, cpu: 21},
	"netcode":           {seconds: 33, cpu: 9, raced: true, onlyRaced: true},
	"netcode/discovery": {seconds: 1, cpu: 0.5, raced: true, onlyRaced: true},
	"netcode/outsider":  {seconds: 75, cpu: 14},
	"netcode/rough":     {seconds: 2, cpu: 0.5, raced: true, onlyRaced: true},
	"scripts/compare":   {seconds: 40, cpu: 12},
	"sim":               {seconds: 11, cpu: 10},
	"sim/journal":       {seconds: 12, cpu: 11},
	"sim/laws":          {seconds: 7, cpu: 6},
	"sim/story":         {seconds: 10, cpu: 9},
}

func costOf(dir string) cost {
	if c, ok := costs[dir]; ok {
		return c
	}
	return cost{seconds: 1.5, cpu: 1.5}
}
