package outsider_test

import (
	"slices"
	"testing"
)

// TestFaultOutsidersWindNoRecording stops, winds and speeds up the recording that a GM shows,
// without a seat and from one.
func TestFaultOutsidersWindNoRecording(t *testing.T) {
	h := &table{}
	h.host(t, slow...)
	orders := entries(t, "orders")
	finish := orders[slices.IndexFunc(orders, func(e entry) bool { return e.name == "finish" })]
	gm := h.comes(t)
	gm.entersBy("Mo", nil, h.key)
	gm.say(sit, 0, 7, 1, "")
	gm.say(order, 0, 7, 1, 1, finish.number, 1, 1, "The Gap is open.")
	if m, err := gm.hear(answer); err != nil || m[2] != int64(1) {
		t.Fatalf("the GM ends the battle and is answered with %v: %v", m, err)
	}
	gm.say(reel, -1, 0, 100, 1, 0)
	if _, err := gm.hear(reel); err != nil {
		t.Fatal(err)
	}
	const still = 50 // a speed that nobody else asks for
	gm.say(reel, 0, 0, still, 1, 0)
	for m := []any{0}; m[0] == 0 || m[3] != int64(still); {
		var err error
		if m, err = gm.hear(reel); err != nil {
			t.Fatal(err)
		}
	}
	for _, h.way = range ways {
		t.Run(h.carrier(), func(t *testing.T) {
			for _, seat := range [][]any{{stand}, {sit, 1, 2, 1, ""}, {sit, 0, 7, 1, ""}} {
				o := h.joins(t, "Mallory")
				o.say(seat...)
				for _, wound := range [][]any{{-1, 0, 100, 0, 0}, {0, 0, 6400, 0, 0}, {1<<33 - 1, 0, 10, 1, 0}} {
					o.say(append([]any{reel}, wound...)...)
					o.say(chat, "", "Is it?")
					refused := false
					for m := []any{int64(0)}; m[0] != int64(chat); {
						var err error
						if m, err = o.hear(chat, remark); err != nil {
							t.Fatal(err)
						}
						refused = refused || m[0] == int64(remark) && m[1] == "You cannot choose what the table shows."
					}
					if !refused {
						t.Errorf("from %v the recording is wound by %v", seat, wound)
					}
				}
				o.leave()
			}
		})
	}
	h.way = byQUIC
	ida := h.joins(t, "Ida")
	ida.say(sit, 1, 2, 1, "")
	if m, err := ida.hear(reel); err != nil || m[1] != int64(0) || m[3] != int64(still) || m[4] != int64(1) {
		t.Errorf("the recording that the GM has stopped at its beginning is at %v: %v", m, err)
	}
	gm.say(reel, -1, 0, 100, 0, 0)
	for m := []any{0}; m[0] == 0 || m[4] != int64(0); {
		var err error
		if m, err = gm.hear(reel); err != nil {
			t.Fatal(err)
		}
	}
	h.end()
}
