package main

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/spf13/cobra"

	"broadside/cmd/server/web"
	"broadside/netcode/doctor"
)

func doctorCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "doctor",
		Short: "Check what keeps people from joining",
		Long: `Checks this machine as a table's host: the version, the settings, the ports, the
networks, the firewall as far as that can be known, whether a second process can
join, and the disk of the journals. Each has a line with its remedy. The
exit code is 1 if something keeps a table from being hosted.

With --bundle, the findings and the settings are written into a ZIP for a report,
without passwords, names and addresses.`,
		Example: `  broadside-server doctor
  broadside-server doctor --bundle report.zip`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if at, err := c.Flags().GetString("knock"); err != nil || at != "" {
				if err != nil {
					return err
				}
				return doctor.Knock(at)
			}
			return examine(c)
		},
	}
	hostFlags(c)
	c.Flags().String("bundle", "", "write what was found into a ZIP `file`, to be sent with a report")
	c.Flags().String("knock", "", "the `address` at which to knock, as a second process")
	_ = c.Flags().MarkHidden("knock") // the flag exists
	return c
}

func examine(c *cobra.Command) error {
	all := []doctor.Check{doctor.Version()}
	s, err := readSettings(c)
	if err == nil {
		_, err = s.hosting(c.ErrOrStderr())
	}
	if err != nil {
		all = append(all, doctor.Check{Name: "settings", Verdict: doctor.Ill, Says: err.Error()})
	}
	file := defaultFile()
	if s != nil {
		if s.file != "" {
			file = s.file
		}
		if err == nil {
			all = append(all, doctor.Check{Name: "settings", Says: "they can be read, and what they name is there"})
		}
		address := s.text("address")
		all = append(all, doctor.Port("the table", address))
		if page := s.text("web"); page != web.Off {
			if page == "" {
				page = address
			}
			all = append(all, doctor.Page(page))
			all = append(all, doctor.Site{Table: address, Page: page, Names: s.list("known-as"), Proxies: s.list("proxy"), Outside: s.number("udp-port")}.Browsers()...)
			if folder, err := web.Folder(); err != nil || !exists(filepath.Join(folder, "index.html")) {
				all = append(all, doctor.Check{Name: "page", Verdict: doctor.Unclear, Says: "none is built for browsers, so phones and tablets cannot join", Remedy: "build it with \"make web\""})
			}
		}
		if host, _, err := net.SplitHostPort(address); err == nil {
			all = append(all, doctor.Port("those who look for tables", net.JoinHostPort(host, "7621")))
		}
		all = append(all, doctor.Disk(s.journalDir()))
	}
	all = append(all, doctor.Network(), doctor.Firewall(c.Context()))
	self, err := os.Executable()
	if err != nil {
		return err
	}
	all = append(all, doctor.Answer(func(address string) error { return exec.Command(self, "doctor", "--knock", address).Run() })...)
	well := doctor.Print(c.OutOrStdout(), all)
	bundle, err := c.Flags().GetString("bundle")
	if err != nil {
		return err
	}
	if bundle != "" {
		if err := doctor.Bundle(bundle, all, file); err != nil {
			return err
		}
		fmt.Fprintf(c.OutOrStdout(), "%s holds this and the settings, without passwords, names and addresses; look it over before you send it.\n", bundle)
	}
	if !well {
		return exit(1)
	}
	fmt.Fprintln(c.OutOrStdout(), "Nothing keeps a table from being hosted: broadside-server host")
	return nil
}
