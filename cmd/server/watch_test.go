package main

import (
	"bytes"
	"context"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/ships/deployment"
)

// status matches the status line of a table with one player.
var status = regexp.MustCompile(`  ·  1 player at the table\. A step of the battle takes \d+\.\d ms to work out, \d+\.\d ms at most, .* come in\.`)

func TestHostSaysHowItDoesAndTellsNumbersToThisMachine(t *testing.T) {
	r := hostWith(t, os.Stderr, "--discovery=false", "--scenario", "duel", "--now", "--status", "200ms", "--metrics", "127.0.0.1:0")
	at := regexp.MustCompile(`http://(127\.0\.0\.1:\d+)/metrics`).FindStringSubmatch(r.out.String())
	if at == nil {
		t.Fatalf("no address of numbers in\n%s", r.out)
	}
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: "Ann"}, Trust: trustAll})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Sit(crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}); err != nil {
		t.Fatal(err)
	}
	// A tick is counted once its pictures have been sent.
	if err := c.Await(ctx, "21 ticks and a line of status", func() bool { return c.Picture != nil && c.Picture.Tick > 20 && status.MatchString(r.out.String()) }); err != nil {
		t.Fatal(err)
	}
	get := func(path, host string) (string, int) {
		q, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+at[1]+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if host != "" {
			q.Host = host
		}
		a, err := http.DefaultClient.Do(q)
		if err != nil {
			t.Fatal(err)
		}
		defer a.Body.Close()
		body, err := io.ReadAll(a.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(body), a.StatusCode
	}
	body, _ := get("/metrics", "")
	number := func(name string) float64 {
		m := regexp.MustCompile(`(?m)^` + name + ` (\S+)$`).FindStringSubmatch(body)
		if m == nil {
			t.Fatalf("no %s in\n%s", name, body)
		}
		n, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if n := number("broadside_players"); n != 1 {
		t.Errorf("%v players, want 1", n)
	}
	if n := number("broadside_tick_seconds_count"); n < 20 {
		t.Errorf("%v ticks when tick %d has been seen", n, c.Picture.Tick)
	}
	if n := number("broadside_sent_bytes_total"); n < 1000 {
		t.Errorf("%v bytes were sent", n)
	}
	if _, code := get("/debug/pprof/goroutine", ""); code != http.StatusOK {
		t.Errorf("a profile is answered with %d", code)
	}
	if _, code := get("/metrics", "table.example"); code != http.StatusForbidden {
		t.Errorf("by another name of this machine it is answered with %d", code)
	}
	http.DefaultClient.CloseIdleConnections()
	c.Leave("Seen.")
	r.end(t)
}

func TestNumbersAreRefusedToOtherMachines(t *testing.T) {
	for _, address := range []string{"0.0.0.0:0", ":0", "192.0.2.7:7629", "nonsense"} {
		_, errs, code := run(t, "host", "--address", "127.0.0.1:0", "--discovery=false", "--metrics", address)
		if code != 1 || !strings.Contains(errs, "--metrics") {
			t.Errorf("%q: exit code %d, %s", address, code, errs)
		}
	}
}

// TestFaultNoSecretIsWrittenDown lets guests join, guess, fight, leave and return, and then looks
// for every token and password in everything that the server has written except the journal, which
// has to bring guests back.
func TestFaultNoSecretIsWrittenDown(t *testing.T) {
	const password, guess = "red lantern 4711", "blue lantern 1147"
	complaints, err := os.Create(filepath.Join(t.TempDir(), "errors"))
	if err != nil {
		t.Fatal(err)
	}
	defer complaints.Close()
	r := hostWith(t, complaints, "--discovery=false", "--scenario", "duel", "--now", "--verbose", "--status", "100ms", "--gm-password", password)
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	secrets := [][]byte{[]byte(password), []byte(guess)}
	join := func(name, passphrase string, token []byte) (*client.Client, error) {
		c, err := client.Join(ctx, r.address, netcode.Guest{Hello: netcode.Hello{Name: name, Passphrase: passphrase, Token: token}, Trust: trustAll})
		if err == nil {
			secrets = append(secrets, c.Welcome.Token)
		}
		return c, err
	}
	for i := range 6 {
		c, err := join(fmt.Sprintf("Guest %d", i), "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Sit(crew.Seat{Ship: 1, Role: crew.Screen, Number: 1}); err != nil {
			t.Fatal(err)
		}
		if err := c.Await(ctx, "a picture", func() bool { return c.Picture != nil }); err != nil {
			t.Fatal(err)
		}
		refused := 0
		c.Refused = func(*netcode.Answer) { refused++ }
		for range 3 {
			if err := c.Order(&deployment.Fire{Weapon: 9, Target: 1}); err != nil {
				t.Fatal(err)
			}
		}
		if err := c.Await(ctx, "refusals", func() bool { return refused == 3 }); err != nil {
			t.Fatal(err)
		}
		c.Leave("Back in a moment.")
		back, err := join("Guest", "", c.Welcome.Token)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := join("Thief", "", c.Welcome.Token); err != nil { // the same token again
			t.Log("a token that was used before:", err)
		}
		if gm, err := join("Almost", guess, nil); err == nil {
			gm.Leave("Not this time.")
		}
		back.Leave("Done.")
	}
	if gm, err := join("The GM", password, nil); err == nil {
		gm.Leave("Done.")
	}
	out := []byte(r.end(t))
	errs, err := os.ReadFile(complaints.Name())
	if err != nil {
		t.Fatal(err)
	}
	if len(secrets) < 12 || !bytes.Contains(errs, []byte("an order was refused")) {
		t.Fatalf("%d secrets, and in the log:\n%s", len(secrets), errs)
	}
	for _, s := range secrets {
		for _, form := range forms(s) {
			for name, text := range map[string][]byte{"the terminal": out, "the log": errs} {
				if bytes.Contains(bytes.ToLower(text), bytes.ToLower([]byte(form))) {
					t.Errorf("%s has a secret: %q", name, form)
				}
			}
		}
	}
}

// forms returns bytes in their most common encodings.
func forms(b []byte) []string {
	return []string{
		string(b), hex.EncodeToString(b), fmt.Sprintf("% x", b), strings.Trim(fmt.Sprint(b), "[]"), strings.Trim(strconv.Quote(string(b)), `"`),
		base64.RawStdEncoding.EncodeToString(b), base64.RawURLEncoding.EncodeToString(b), base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b),
	}
}
