//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"broadside/netcode/discovery"
	"broadside/netcode/doctor"

	"broadside/cmd/station/hosting"
	"broadside/cmd/station/link"
	"broadside/cmd/station/sound"
)

func doctorCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "doctor", Short: "Check what keeps a station from a table",
		Long: `Checks the version, the settings, the display, the sound, the server in the folder of
the station, the networks and the tables that answer there. Each has a line with its
remedy. The exit code is 1 if no window can be opened or no settings can be read.

With --bundle, the findings and the settings are written into a ZIP for a report,
without passwords, names and addresses.`,
		Example: "  broadside doctor\n  broadside doctor --bundle report.zip",
		Args:    cobra.NoArgs,
		RunE:    func(c *cobra.Command, _ []string) error { return examine(c) },
	}
	c.Flags().StringSlice("discover", nil, "ask this `place` for tables, HOST or HOST:PORT, not the whole network")
	c.Flags().String("bundle", "", "write what was found into a ZIP `file`, to be sent with a report")
	return c
}

// errUnwell means that the doctor has printed what is wrong.
var errUnwell = errors.New("this station cannot play; see above")

func examine(c *cobra.Command) error {
	all := []doctor.Check{doctor.Version(), display(os.Getenv("DISPLAY")), audio(), checkServer()}
	s, err := read(c.Flags())
	if err == nil {
		_, err = link.ReadKnown(stateFile("known_tables"))
	}
	if err != nil {
		all = append(all, doctor.Check{Name: "settings", Verdict: doctor.Ill, Says: err.Error()})
	} else {
		all = append(all, doctor.Check{Name: "settings", Says: "they can be read, and so can the list of known tables"})
	}
	all = append(all, doctor.Network(), doctor.Firewall(c.Context()))
	if s != nil {
		all = append(all, tables(c.Context(), s))
	}
	well := doctor.Print(c.OutOrStdout(), all)
	bundle, err := c.Flags().GetString("bundle")
	if err != nil {
		return err
	}
	if bundle != "" {
		if err := doctor.Bundle(bundle, all, keptPlace(settingsFile)); err != nil {
			return err
		}
		fmt.Fprintf(c.OutOrStdout(), "%s holds this and the settings, without passwords, names and addresses; look it over before you send it.\n", bundle)
	}
	if !well {
		return errUnwell
	}
	return nil
}

// display checks whether an X server listens, on systems with X.
func display(name string) doctor.Check {
	check := doctor.Check{Name: "display"}
	if runtime.GOOS != "linux" {
		check.Says = "windows are the system's own"
		return check
	}
	if err := seekDisplay(); err != nil {
		return doctor.Check{Name: "display", Verdict: doctor.Ill, Says: err.Error()}
	}
	host, number, _ := strings.Cut(name, ":")
	number, _, _ = strings.Cut(number, ".")
	if host == "" || host == "unix" {
		x, err := net.Dial("unix", "/tmp/.X11-unix/X"+number)
		if err != nil {
			return doctor.Check{Name: "display", Verdict: doctor.Ill, Says: fmt.Sprintf("nothing answers at DISPLAY=%s", name), Remedy: "run the station from a terminal of the desktop"}
		}
		_ = x.Close() // only the connection counts
	}
	check.Says = "there is one, DISPLAY=" + name
	return check
}

func audio() doctor.Check {
	if sound.Audible() {
		return doctor.Check{Name: "sound", Says: "there is something to play it"}
	}
	return doctor.Check{Name: "sound", Verdict: doctor.Unclear, Says: "there is neither PulseAudio nor a device that plays", Remedy: "the station runs without; connect one and start it again"}
}

func checkServer() doctor.Check {
	path, err := hosting.Find()
	if err != nil {
		return doctor.Check{Name: "server", Verdict: doctor.Unclear, Says: "no table can be hosted from here", Remedy: err.Error()}
	}
	return doctor.Check{Name: "server", Says: "tables are hosted by " + path}
}

// tables looks once for tables on the network.
func tables(ctx context.Context, s *settings) doctor.Check {
	ctx, done := context.WithTimeout(ctx, 1500*time.Millisecond)
	defer done()
	targets := s.targets
	if len(targets) == 0 {
		targets, _ = discovery.Targets() // without network interfaces, only this machine is asked
	}
	found, err := discovery.Seek(ctx, targets, "")
	if err != nil || len(found) == 0 {
		return doctor.Check{Name: "tables", Verdict: doctor.Unclear, Says: "no table answers on this network", Remedy: "where one is open, join by its address, and let UDP 7621 in on its machine"}
	}
	check := doctor.Check{Name: "tables", Says: "those answer:"}
	for _, f := range found {
		check.Says += fmt.Sprintf(" %s at %s", f.Name, f.At)
	}
	return check
}
