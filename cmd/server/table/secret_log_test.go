package table_test

import (
	"encoding/base64"
	"encoding/hex"
	"strings"
	"testing"

	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/sim"
)

// TestFaultAuditLogTellsNoSecret lets people join, guess, order, talk and take back, and looks in
// the audit log, which a host may show to others, for what opens the table or a seat: the password,
// the PIN, the host's key, every token, and the guesses. It must not contain what a GM says to one
// side, or notes, either.
func TestFaultAuditLogTellsNoSecret(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var d *diary
		h := host(t, func(s *table.Settings) {
			s.Password, s.PIN = "lantern", "24681357"
			d = audited(s)
		})
		secrets := []string{"lantern", "24681357", hostKey, "lanterm", "13572468", "The ransom is a trick.", "Between us.", "I cannot bear this."}
		token := func(b []byte) {
			secrets = append(secrets, string(b), hex.EncodeToString(b), strings.ToUpper(hex.EncodeToString(b)),
				base64.StdEncoding.EncodeToString(b), base64.RawURLEncoding.EncodeToString(b))
		}
		gm := h.sits("Mo", crew.Master, from(home), saying("lantern"))
		ada := h.sits("Ada", pilot, from("192.0.2.8"), saying("24681357"))
		first := ada.Welcome.Token
		token(gm.Welcome.Token)
		token(first)
		for host, guess := range map[string]string{"192.0.2.41": "lanterm", "192.0.2.42": "13572468", "192.0.2.43": hostKey} {
			if err := h.knocks("Eve", from(host), saying(guess)); netcode.CodeOf(err) != netcode.Refused {
				t.Errorf("%q is answered with %v", guess, err)
			}
		}
		for _, i := range []sim.Intent{&sim.Pause{}, &sim.Say{Text: "The ransom is a trick.", Sides: 2}} {
			if r := h.order(gm, crew.Master, i); r != nil {
				t.Fatal(r)
			}
		}
		h.order(ada, pilot, &deployment.Call{Word: "Between us."})
		for range 2 { // the call, and what the GM has said
			if err := gm.Send(&netcode.Back{Tick: h.deeds(gm)[0].Tick}); err != nil {
				t.Fatal(err)
			}
			h.said(gm)
		}
		h.join("Kit", from("192.0.2.9"), saying("24681357")).Leave("I cannot bear this.")
		h.said(ada)
		back := h.join("Ada", from("192.0.2.8"), with(first))
		token(back.Welcome.Token)
		h.said(back)
		if err := h.knocks("Eve", from(cafe), with(first)); netcode.CodeOf(err) != netcode.Spent {
			t.Errorf("a spent token is answered with %v", err)
		}
		if err := gm.Send(&netcode.Kick{Client: back.Welcome.Client, Ban: netcode.Bar}); err != nil {
			t.Fatal(err)
		}
		if err := h.ended(back); netcode.CodeOf(err) != netcode.Kicked {
			t.Errorf("one who is barred is told %v", err)
		}
		h.end()
		log := d.String()
		for _, msg := range []string{"join", "sit", "password", "order", "spent token", "take back", "kick"} {
			if !strings.Contains(log, `"msg":"`+msg+`"`) {
				t.Errorf("the log tells of no %s", msg)
			}
		}
		for _, s := range secrets {
			if strings.Contains(log, s) {
				t.Errorf("%q is in the audit log", s)
			}
		}
	})
}

// TestFaultAuditLogTellsOfSeatsThatWereRefused asks for forbidden seats.
func TestFaultAuditLogTellsOfSeatsThatWereRefused(t *testing.T) {
	bubble(t, func(t *testing.T) {
		var d *diary
		h := host(t, func(s *table.Settings) { d = audited(s) })
		h.sits("Ada", pilot, from(home))
		eve := h.join("Eve", from(cafe))
		h.refused(eve, pilot, "Ada sits there")
		h.refused(eve, crew.Master, "only for those")
		h.takes(eve, gunner)
		said := listenTo(eve)
		if err := eve.Hold(pilot, netcode.Beside); err != nil {
			t.Fatal(err)
		}
		h.await(eve, "a refusal", func() bool { return said.heard("Ada sits there") })
		h.end()
		for what, want := range map[string]int{"sit": 2, "sit beside": 1} {
			refused := 0
			for _, e := range d.entries(t, what) {
				if why, _ := e["refused"].(string); e["name"] == "Eve" && why != "" {
					refused++
				}
			}
			if refused != want {
				t.Errorf("the audit log tells of %d refusals of %q, not of %d", refused, what, want)
			}
		}
	})
}
