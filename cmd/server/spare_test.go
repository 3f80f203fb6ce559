//go:build unix

package main

import (
	"context"
	"fmt"
	"net"
	"net/netip"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/netcode/rough"
)

// TestTableTakesASparePort hosts without an address while another program has the default port, and
// expects to find the table at its own port, also after it was killed.
func TestTableTakesASparePort(t *testing.T) {
	taken, err := net.ListenPacket("udp", fmt.Sprintf(":%d", netcode.DefaultPort))
	if err == nil { // or somebody else here has it
		defer taken.Close()
	}
	beacon := netip.MustParseAddrPort(rough.Place(t))
	r := startWith(t, os.Stderr, "supervise", "--", "--now", "--web", "off", "--discovery-at", beacon.String())
	_, port, err := net.SplitHostPort(r.address)
	at, bad := strconv.Atoi(port)
	if err != nil || bad != nil || at < netcode.SparePort || at >= netcode.SparePort+netcode.SparePorts {
		t.Fatalf("the table listens at %s", r.address)
	}
	for _, must := range []string{"Port 7620 is in use, so this table is at port " + port, "--join 127.0.0.1:" + port + "\n", "broadside://127.0.0.1:" + port + "/"} {
		if !strings.Contains(r.out.String(), must) {
			t.Errorf("it does not say %q:\n%s", must, r.out)
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	if found, err := discovery.Seek(ctx, []netip.AddrPort{beacon}, r.code); err != nil || len(found) != 1 || int(found[0].At.Port()) != at {
		t.Errorf("it is found as %+v: %v", found, err)
	}
	if taken != nil {
		taken.Close() // a table that forgot its port would go there
	}
	said := func(n int, what string) {
		for strings.Count(r.out.String(), what) < n {
			if ctx.Err() != nil {
				t.Fatalf("it does not say %q:\n%s", what, r.out)
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	said(1, "initiative: d20") // there is a battle to resume
	r.killHost(t)
	said(2, "Ctrl-C ends it")
	said(2, "listening on "+r.address+"\n")
	said(1, "The battle goes on where it was")
	if out := r.end(t); !strings.Contains(out, "broadside-server resume --address 0.0.0.0:"+port) {
		t.Errorf("it does not say how to go on with it:\n%s", out)
	}
}
