package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"slices"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func superviseCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "supervise [-- FLAGS OF HOST]",
		Short: "Host a table, and restart it if it is killed",
		Long: `Hosts like "broadside-server host", in a process of its own, and starts it again with
--resume if it is killed or breaks down: the battle continues where it was, and the
stations return to their seats by themselves. While the disk is full it starts
in memory, with what can be read, and waits for room. When the table ends as it should,
or refuses to start, supervise ends too, with the same exit code.

It gives up when the table has broken down five times in a row within a second of
its start. Under systemd it is not needed; see
docs/broadside.service.`,
		Example: `  broadside-server supervise
  broadside-server supervise -- --scenario duel --now
  broadside-server supervise --resume 2026-05-01-200000-duel-1a2b3c4d.journal`,
		RunE: func(c *cobra.Command, args []string) error {
			if err := leash(c); err != nil {
				return err
			}
			resumes, err := c.Flags().GetString("resume")
			if err != nil {
				return err
			}
			s := supervisor{args: args, first: []string{"host"}, out: os.Stdout, errs: os.Stderr}
			if resumes != "" {
				s.first = []string{"resume", resumes}
			}
			return s.run(c.Context())
		},
	}
	c.Flags().String("resume", "", "resume the saved table of a `journal` first, as \"broadside-server resume\" does")
	leashFlag(c)
	return c
}

// superviseFlags adds the flags by which a supervisor holds the table that it starts.
func superviseFlags(c *cobra.Command) {
	leashFlag(c)
	c.Flags().String("address-file", "", "write where the table listens to a `file`")
	c.Flags().Bool("tell-ways", false, "end the greeting with how to join, as JSON, for a program")
	for _, name := range []string{"address-file", "tell-ways"} {
		_ = c.Flags().MarkHidden(name) // the flag exists
	}
}

// addressFile returns the file in which a supervisor is told where its table listens, or "".
func addressFile(f *pflag.FlagSet) string {
	if file := f.Lookup("address-file"); file != nil {
		return file.Value.String()
	}
	return ""
}

// leashFlag adds the flag that makes a command end with its standard input, for callers that
// have no signal to end it with.
func leashFlag(c *cobra.Command) {
	c.Flags().Bool("leash", false, "end when the standard input ends")
	_ = c.Flags().MarkHidden("leash") // the flag exists
}

func leash(c *cobra.Command) error {
	asked, err := c.Flags().GetBool("leash")
	if err != nil || !asked {
		return err
	}
	ctx, end := context.WithCancel(c.Context())
	c.SetContext(ctx)
	in := c.InOrStdin()
	go func() {
		_, _ = io.Copy(io.Discard, in) // any error ends the wait too
		end()
	}()
	return nil
}

const (
	// panicked is the exit code of a Go program that has panicked.
	panicked = 2
	// lively is how long a table must run for the start to count as a success.
	lively = time.Second
	// maxFalls is how many failed starts in a row are allowed.
	maxFalls = 5
)

// supervisor restarts a table that was killed.
type supervisor struct {
	args      []string // of host
	first     []string // the command that opens the table
	out, errs io.Writer
}

func (s *supervisor) run(ctx context.Context) error {
	var at string                                                         // the file that says where the table listens
	if file, err := os.CreateTemp("", "broadside-address-"); err == nil { // a full disk ends no table
		at = file.Name()
		defer os.Remove(at)
		_ = file.Close() // it is empty
	}
	hosts := append(slices.Clone(s.args), "--address-file", at)
	for args, falls := append(slices.Clone(s.first), hosts...), 0; ; args = append([]string{"host", "--resume"}, hosts...) {
		if address, err := os.ReadFile(at); err == nil && len(address) > 0 {
			args = append(args, "--address", string(address))
		}
		began := time.Now()
		code, fell, err := s.host(ctx, args)
		switch {
		case err != nil:
			return err
		case !fell && code == 0:
			return nil
		case !fell:
			return exit(code)
		case ctx.Err() != nil:
			return nil // it was told to end, and did
		}
		if falls++; time.Since(began) > lively {
			falls = 1
		}
		if falls > maxFalls {
			return fmt.Errorf("the table has broken down %d times in a row; its journal is kept, see \"broadside-server recover\"", falls)
		}
		fmt.Fprintln(s.errs, "The table was killed or has broken down; it is started again.")
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(time.Duration(falls-1) * 200 * time.Millisecond):
		}
	}
}

// host runs a table to its end, and reports whether it fell. Signals to the supervisor are
// passed on to the table.
func (s *supervisor) host(ctx context.Context, args []string) (code int, fell bool, err error) {
	self, err := os.Executable()
	if err != nil {
		return 0, false, err
	}
	c := exec.Command(self, args...)
	c.Stdout, c.Stderr = s.out, s.errs
	end := func() { _ = c.Process.Signal(syscall.SIGTERM) } // it may have ended
	if runtime.GOOS == "windows" {                          // where there are no signals
		c.Args = append(c.Args, "--leash")
		held, err := c.StdinPipe()
		if err != nil {
			return 0, false, err
		}
		end = func() { _ = held.Close() } // it may have ended
	}
	if err := c.Start(); err != nil {
		return 0, false, err
	}
	done := make(chan struct{})
	hup := make(chan os.Signal, 1)
	signal.Notify(hup, syscall.SIGHUP)
	defer signal.Stop(hup)
	go func() {
		for ended := ctx.Done(); ; {
			select {
			case <-done:
				return
			case <-hup:
				_ = c.Process.Signal(syscall.SIGHUP) // it may have ended
			case <-ended:
				end()
				ended = nil
			}
		}
	}()
	err = c.Wait()
	close(done)
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		return 0, false, err
	}
	code = c.ProcessState.ExitCode()
	return code, code < 0 || code == panicked, nil
}
