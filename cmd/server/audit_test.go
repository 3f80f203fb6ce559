package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
)

func TestAuditLogIsKeptInFilesOfBoundedSize(t *testing.T) {
	dir := t.TempDir()
	a, err := newAudit(dir, "7620")
	if err != nil {
		t.Fatal(err)
	}
	const most = 1 << 20
	a.file.MaxSize = 1
	text := strings.Repeat("x", 8<<10)
	for i := range 800 {
		a.log.Info("order", "text", text, "number", i)
	}
	a.Close()
	files, err := filepath.Glob(filepath.Join(dir, "audit-7620.log*"))
	if err != nil || len(files) != auditFiles {
		t.Fatalf("there are %v, %v", files, err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil || len(b) == 0 || len(b) > most {
			t.Errorf("%s has %d bytes: %v", f, len(b), err)
		}
	}
	last, err := os.ReadFile(filepath.Join(dir, "audit-7620.log"))
	if err != nil || !strings.Contains(string(last), `"number":799`) {
		t.Errorf("the newest file is %s: %v", last, err)
	}
	again, err := newAudit(dir, "7620")
	if err != nil {
		t.Fatal(err)
	}
	again.log.Info("order", "number", 800)
	again.Close()
	if b, _ := os.ReadFile(filepath.Join(dir, "audit-7620.log")); !strings.HasPrefix(string(b), string(last)) || !strings.Contains(string(b), `"number":800`) {
		t.Error("a table that is started again does not go on with its log")
	}
}

func TestHostedTableAuditsWhoTriesWhat(t *testing.T) {
	state := t.TempDir()
	r := hostAt(t, "--now", "--discovery=false", "--state", state, "--gm-password", "lantern")
	c, err := client.Join(t.Context(), r.address, netcode.Guest{Hello: netcode.Hello{Name: "Eve"}, Trust: func(netcode.Fingerprint) error { return nil }})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	said := ""
	c.Talked = func(m *netcode.Chat) { said += m.Text }
	if err := c.Await(t.Context(), "a reason", func() bool { return strings.Contains(said, "password") }); err != nil {
		t.Fatal(err)
	}
	c.Leave("")
	out := r.end(t)
	b, err := os.ReadFile(filepath.Join(state, "audit-0.log"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"msg":"join"`, `"name":"Eve"`, `"msg":"sit"`, `"seat":"gm"`, `"refused":"The GM's chair needs`} {
		if !strings.Contains(string(b), want) {
			t.Errorf("the audit log does not say %s:\n%s", want, b)
		}
	}
	if strings.Contains(string(b), "lantern") || strings.Contains(out, "lantern") {
		t.Error("the password is in a log")
	}
}

// TestHostsLinkOpensTheChairOnce joins by the link that the server prints for the
// host's own station.
func TestHostsLinkOpensTheChairOnce(t *testing.T) {
	r := hostAt(t, "--now", "--discovery=false")
	join := func(name, key string) *client.Client {
		c, err := client.Join(t.Context(), r.address, netcode.Guest{Hello: netcode.Hello{Name: name, Passphrase: key}, Trust: trustAll})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Leave("") })
		if err := c.Sit(crew.Master); err != nil {
			t.Fatal(err)
		}
		return c
	}
	refused := func(c *client.Client) {
		t.Helper()
		said := ""
		c.Talked = func(m *netcode.Chat) { said += m.Text }
		if err := c.Await(t.Context(), "a reason", func() bool { return strings.Contains(said, "the host's link") }); err != nil {
			t.Fatal(err)
		}
	}
	refused(join("Eve", "")) // another program of this machine
	mo := join("Mo", r.key)
	if err := mo.Await(t.Context(), "the chair", func() bool { return mo.Picture != nil }); err != nil {
		t.Fatal(err)
	}
	refused(join("Eli", r.key))
	r.end(t)
}
