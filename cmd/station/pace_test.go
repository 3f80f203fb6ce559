package main

import (
	"testing"
	"time"
)

func TestASlowMachineDrawsFewEffects(t *testing.T) {
	var p pace
	worked := time.Duration(0)
	draw := func(n int, cost, work time.Duration) {
		for range n {
			worked += work
			p.took(cost, worked)
		}
	}
	draw(100, 30*time.Millisecond, 30*time.Millisecond)
	if p.slow || p.rate() != apace {
		t.Errorf("30 ms for a screen: %+v", p)
	}
	draw(10, 400*time.Millisecond, 30*time.Millisecond)
	if p.slow {
		t.Error("ten slow screens are enough")
	}
	draw(60, 90*time.Millisecond, 90*time.Millisecond)
	if !p.slow || !(&station{pace: p, set: &settings{}}).few() {
		t.Errorf("90 ms for a screen: %+v", p)
	}
	draw(recovery/2, 15*time.Millisecond, 15*time.Millisecond)
	if !p.slow {
		t.Error("all effects are back soon after they were too much")
	}
	draw(recovery, 15*time.Millisecond, 15*time.Millisecond)
	if p.slow || p.rate() != apace {
		t.Errorf("15 ms of the processor for a screen: %+v", p)
	}
	draw(100, 16*time.Millisecond, time.Millisecond)
	if p.rate() != smooth {
		t.Errorf("a graphics card: %+v", p)
	}
}
