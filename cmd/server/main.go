// Command server hosts battles, plays them with bots, and checks and lists their data.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"broadside/configs/setting"
	"broadside/netcode"
	"broadside/netcode/manual"
)

func main() {
	cobra.MousetrapHelpText = "This is the table's server, which is told in a terminal what to do. To play, or to host a table, open broadside.exe beside it.\n"
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	c := root()
	c.SetOut(screened{os.Stdout})
	c.SetErr(screened{os.Stderr})
	err := c.ExecuteContext(ctx)
	stop()
	var code exit
	var other *exec.ExitError
	switch {
	case errors.As(err, &other):
		os.Exit(other.ExitCode()) // the program that was run has explained itself
	case errors.As(err, &code):
		os.Exit(int(code))
	case err != nil:
		fmt.Fprintln(c.ErrOrStderr(), err)
		os.Exit(1)
	}
}

func root() *cobra.Command {
	c := &cobra.Command{
		Use:   "broadside-server",
		Short: "Host a starship battle for a crew of friends",
		Long: `The server of Broadside: one person, the GM, hosts a battle with it, and the
players join with their stations from their own machines on the same network.

  broadside-server host                 hosts the first scenario and prints how to join
  broadside-server hall                 lists many tables, and hosts them
  broadside-server resume               resumes a saved table
  broadside-server recover              lists what can be recovered from a damaged journal
  broadside-server scenarios            lists what can be hosted
  broadside-server list                 lists what data can name: classes, weapons, sheets, ...
  broadside-server bots                 plays a whole battle without people
  broadside-server balance              plays scenarios many times, and reports the results
  broadside-server check my-ships       checks data that you have written
  broadside-server story my.story       plays a rule as a story
  broadside-server cards                prints a card for each seat
  broadside-server replay my.journal    shows a battle again, and summarises it`,
		Version:       netcode.Build(),
		SilenceUsage:  true,
		SilenceErrors: true,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			return fmt.Errorf("there is no command %q; \"broadside-server --help\" lists them", args[0])
		},
		PersistentPreRun: func(c *cobra.Command, _ []string) {
			for _, warning := range setting.Misspelt(os.Environ()) {
				fmt.Fprintln(c.ErrOrStderr(), "Warning:", warning)
			}
		},
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		if strings.Contains(err.Error(), "missing unit in duration") {
			return fmt.Errorf("%w; write a time with its unit, such as 10s or 500ms", err)
		}
		return fmt.Errorf("%w; \"%s --help\" lists the flags", err, c.CommandPath())
	})
	c.AddCommand(hostCommand(), resumeCommand(), superviseCommand(), recoverCommand(), botsCommand(), balanceCommand(), scenariosCommand(), listCommand(), checkCommand(),
		storyCommand(), messagesCommand(), hashesCommand(), recordCommand(), manual.Command(), doctorCommand(), replayCommand(), hallCommand(), cardsCommand())
	return c
}
