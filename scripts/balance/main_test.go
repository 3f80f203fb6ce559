package main

import "testing"

const page = "# How it comes out\n\n```\nduel: The Toll (rounds, 200 battles)\n  won     The Crew 67 %\n\nduel: The Toll (live, 8 battles)\n  won     The Crew 50 %\n```\n"

func TestResultsAreEnteredInThePage(t *testing.T) {
	now, err := enter(page, "duel: The Toll (rounds, 12 battles, in 3.2 s)\n  won     The Crew 75 %\n  ! it takes 9 minutes\n\nring: Nobody (rounds, 1 battle, in 0.1 s)\n  won     nobody 100 %\n\n")
	if err != nil {
		t.Fatal(err)
	}
	want := "# How it comes out\n\n```\nduel: The Toll (rounds, 12 battles)\n  won     The Crew 75 %\n  ! it takes 9 minutes\n\nduel: The Toll (live, 8 battles)\n  won     The Crew 50 %\n" +
		"\nring: Nobody (rounds, 1 battle)\n  won     nobody 100 %\n```\n"
	if now != want {
		t.Errorf("the page is\n%s\nnot\n%s", now, want)
	}
	if _, err := enter(page, "Error: no such scenario\n"); err == nil {
		t.Error("what tells of no scenario is entered")
	}
}
