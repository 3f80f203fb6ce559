//go:build unix

package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
	"broadside/sim/journal"
)

// onSmallDisk returns a server whose state is on a 1 MB disk of its own.
func onSmallDisk(t *testing.T, state string, args ...string) *exec.Cmd {
	t.Helper()
	if err := exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "none", state).Run(); err != nil {
		t.Skip("this machine lets nobody mount a disk of their own")
	}
	c := server(t, args...)
	program := c.Path
	var err error
	if c.Path, err = exec.LookPath("unshare"); err != nil {
		t.Fatal(err)
	}
	c.Args = append([]string{"unshare", "-rm", "sh", "-c", `mount -t tmpfs -o size=1m none "$1" && shift && exec "$@"`, "sh", state, program}, c.Args[1:]...)
	return c
}

// TestFaultDiskRunsFull hosts a battle on a small disk of its own, and fills that disk.
func TestFaultDiskRunsFull(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	c := onSmallDisk(t, state, "host", "--address", "127.0.0.1:0", "--now", "--live", "--discovery=false", "--state", state)
	// Five times as fast as at a table, a second is a hundred ticks, and so is the time
	// from snapshot to snapshot.
	const second, snapshots = 100, 100
	c.Env = append(c.Env, "BROADSIDE_TICK="+strconv.Itoa(second))
	errs, err := os.Create(filepath.Join(t.TempDir(), "errors"))
	if err != nil {
		t.Fatal(err)
	}
	defer errs.Close()
	r := start(t, errs, c)
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	gm := sitsAsGM(ctx, t, r.address, r.key)
	defer gm.Leave("")
	await := func(what string, so func() bool) {
		t.Helper()
		if err := gm.Await(ctx, what, so); err != nil {
			t.Fatal(err)
		}
	}
	// told waits for a change of the notice that is due in a tick.
	told := func(what string, due func() int64, so func() bool) {
		t.Helper()
		began := gm.Picture.Tick
		await(what, func() bool { return so() || gm.Picture.Tick > due() })
		t.Logf("there was %s in tick %d, and its cause in tick %d: %s", what, gm.Picture.Tick, began, gm.Lobby.Notice)
		if !so() {
			t.Fatalf("there was not %s by tick %d", what, due())
		}
	}
	await("a battle", func() bool { return gm.Picture != nil && gm.Picture.Head.Round > 0 && gm.Lobby != nil })

	disk := fmt.Sprintf("/proc/%d/root%s", c.Process.Pid, state) // as the server sees it
	filler := filepath.Join(disk, "filler")
	if err := os.WriteFile(filler, make([]byte, 2<<20), 0o600); err == nil {
		t.Fatal("a disk of 1 MB has taken 2 MB")
	}
	full := gm.Picture.Tick
	// The journal may have room in its last page of 4 kB, but a snapshot has none. The trouble
	// begins when the journal stops growing, or with the next snapshot.
	size, grew := int64(0), full
	told("a notice", func() int64 {
		found, _ := filepath.Glob(filepath.Join(disk, "journals", "*.journal"))
		if len(found) != 1 {
			t.Fatalf("there are %d journals of one battle", len(found))
		}
		if is, err := os.Stat(found[0]); err == nil && is.Size() > size {
			size, grew = is.Size(), gm.Picture.Tick
		}
		return min(grew, full-full%snapshots+snapshots) + second
	}, func() bool { return strings.Contains(gm.Lobby.Notice.String(), "no space left on device") })
	await("the game to go on", func() bool { return gm.Picture.Tick > full+2*second })

	// While nobody is in the GM's chair, those who may take it are told.
	if err := gm.Send(&netcode.Stand{}); err != nil {
		t.Fatal(err)
	}
	await("the same out of the chair", func() bool {
		return gm.Lobby.SeatOf(gm.Welcome.Client) == nil && strings.Contains(gm.Lobby.Notice.String(), "no space left on device")
	})
	if err := gm.Sit(crew.Master); err != nil {
		t.Fatal(err)
	}
	await("the chair", func() bool { return gm.Lobby.SeatOf(gm.Welcome.Client) != nil && gm.Picture != nil })
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	freed := gm.Picture.Tick
	told("an end of it", func() int64 { return freed - freed%snapshots + snapshots + second }, func() bool { return !strings.Contains(gm.Lobby.Notice.String(), "cannot be written") })
	seen := gm.Picture.Tick
	found, _ := filepath.Glob(filepath.Join(disk, "journals", "*.journal"))
	if len(found) != 1 {
		t.Fatalf("there are %d journals of one battle", len(found))
	}
	kept, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	if back, err := journal.Recover(kept); err != nil || back.World.Tick < seen {
		t.Errorf("the journal does not lead to tick %d: %v", seen, err)
	}
	r.end(t)
}

// TestFaultKilledWhileTheDiskIsFull kills a table while nothing can be written; its supervisor
// restarts it.
func TestFaultKilledWhileTheDiskIsFull(t *testing.T) {
	t.Parallel()
	state := t.TempDir()
	c := onSmallDisk(t, state, "supervise", "--", "--address", "127.0.0.1:0", "--now", "--live", "--discovery=false", "--state", state)
	errs, err := os.Create(filepath.Join(t.TempDir(), "errors"))
	if err != nil {
		t.Fatal(err)
	}
	defer errs.Close()
	r := start(t, errs, c)
	ctx, cancel := context.WithTimeout(t.Context(), rough.Patience)
	defer cancel()
	gm := sitsAsGM(ctx, t, r.address, r.key)
	defer gm.Leave("")
	fought := func() bool { return gm.Picture != nil && gm.Picture.Head.Round > 0 && gm.Lobby != nil }
	if err := gm.Await(ctx, "a battle", fought); err != nil {
		t.Fatal(err)
	}
	disk := fmt.Sprintf("/proc/%d/root%s", c.Process.Pid, state) // as the server sees it
	filler := filepath.Join(disk, "filler")
	if err := os.WriteFile(filler, make([]byte, 2<<20), 0o600); err == nil {
		t.Fatal("a disk of 1 MB has taken 2 MB")
	}
	full := gm.Picture.Tick
	if err := gm.Await(ctx, "a while", func() bool { return gm.Picture.Tick > full+20 }); err != nil {
		t.Fatal(err)
	}
	before := r.out.String()
	r.killHost(t)
	var again string
	for again == "" {
		select {
		case <-r.read:
			b, _ := os.ReadFile(errs.Name())
			t.Fatalf("the table does not come up again:\n%s", b)
		case <-ctx.Done():
			t.Fatal("the table does not come up again")
		case <-time.After(10 * time.Millisecond):
		}
		if _, at, ok := strings.Cut(strings.TrimPrefix(r.out.String(), before), "listening on "); ok && strings.Contains(at, "Ctrl-C ends it") {
			again, _, _ = strings.Cut(at, "\n")
		}
	}
	gm = sitsAsGM(ctx, t, again, hostKeyIn(t, r.out.String()))
	defer gm.Leave("")
	for _, step := range []struct {
		what string
		so   func() bool
	}{
		{"the battle", fought},
		{"a notice", func() bool { return strings.Contains(gm.Lobby.Notice.String(), "no space left on device") }},
		{"the battle to go on", func() bool { return gm.Picture.Tick > full }},
	} {
		if err := gm.Await(ctx, step.what, step.so); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	if err := gm.Await(ctx, "an end of it", func() bool { return !strings.Contains(gm.Lobby.Notice.String(), "cannot be written") }); err != nil {
		t.Fatal(err)
	}
	seen := gm.Picture.Tick
	found, _ := filepath.Glob(filepath.Join(disk, "journals", "*.journal"))
	if len(found) != 1 {
		t.Fatalf("there are %d journals of one battle", len(found))
	}
	kept, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	if back, err := journal.Recover(kept); err != nil || back.World.Tick < seen || back.Torn != nil {
		t.Errorf("the journal does not lead to tick %d: %v", seen, err)
	}
	r.end(t)
}

// sitsAsGM returns a client in the GM's chair.
func sitsAsGM(ctx context.Context, t *testing.T, address, key string) *client.Client {
	t.Helper()
	gm, err := client.Join(ctx, address, netcode.Guest{Hello: netcode.Hello{Name: "Mo", Passphrase: key}, Trust: trustAll})
	if err == nil {
		err = gm.Sit(crew.Master)
	}
	if err != nil {
		t.Fatal(err)
	}
	return gm
}

// killHost kills the table of a supervisor.
func (r *running) killHost(t *testing.T) {
	t.Helper()
	tasks, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", r.cmd.Process.Pid)) // any thread may have started it
	if err != nil {
		t.Fatal(err)
	}
	var children []string
	for _, task := range tasks {
		b, err := os.ReadFile(task)
		if err != nil {
			t.Fatal(err)
		}
		children = append(children, strings.Fields(string(b))...)
	}
	if len(children) != 1 {
		t.Fatalf("the supervisor has %d children", len(children))
	}
	for _, child := range children {
		n, err := strconv.Atoi(child)
		if err == nil {
			err = syscall.Kill(n, syscall.SIGKILL)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
