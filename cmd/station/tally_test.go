package main

import (
	"strings"
	"testing"
	"time"

	"broadside/cmd/station/link"
	"broadside/netcode"
)

func TestTallyTellsOfTheSecondBefore(t *testing.T) {
	var tl tally
	now := time.Unix(1, 0)
	tl.count(now, link.Received{})
	for range 20 {
		tl.draw(10 * time.Millisecond)
	}
	tl.draw(94 * time.Millisecond)
	tl.count(now.Add(999*time.Millisecond), link.Received{Frames: 4, Bytes: 400, Tick: 7})
	if tl.words != "" {
		t.Errorf("before the second is over: %q", tl.words)
	}
	now = now.Add(1500 * time.Millisecond)
	tl.count(now, link.Received{Frames: 30, Bytes: 6000, Tick: 90})
	if want := "14 frames a second, 14 ms each, 94 at most; 20 pictures, 4.0 kB, up to tick 90"; tl.words.String() != want {
		t.Errorf("%q, not %q", tl.words.String(), want)
	}
	tl.draw(time.Millisecond)
	now = now.Add(time.Second)
	tl.count(now, link.Received{Frames: 30, Bytes: 6000, Tick: 90})
	if want := "1 frames a second, 1 ms each, 1 at most"; tl.words.String() != want {
		t.Errorf("%q, not %q", tl.words.String(), want)
	}
	for over, want := range map[netcode.Carrier]string{
		{Name: "QUIC"}: "; over QUIC",
		{Name: "WebSocket", Why: "UDP does not get through"}: "; over WebSocket, since UDP does not get through",
	} {
		tl.draw(time.Millisecond)
		now = now.Add(time.Second)
		tl.count(now, link.Received{Frames: 30, Bytes: 6000, Tick: 90, Over: over})
		if got := tl.words.String(); !strings.HasSuffix(got, want) {
			t.Errorf("%q does not end with %q", got, want)
		}
	}
}
