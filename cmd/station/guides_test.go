package main

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"broadside/configs/setting"
	"broadside/netcode/manual/guide"
)

// Every command of the station in the guides is accepted, with all its flags.
func TestGuidesNameCommandsOfTheStation(t *testing.T) {
	list, err := guide.Commands("../..")
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, c := range list {
		args, ours := c.Of("broadside")
		if !ours || len(args) == 0 {
			continue
		}
		tried++
		if err := takes(args); err != nil {
			t.Errorf("%v: %v", c, err)
		}
	}
	if tried < 5 {
		t.Errorf("only %d commands are tried", tried)
	}
	for _, line := range []string{"reply FILE.journal", "films", "replay FILE.journal", "replay FILE.journal --video x.png --fsp 3", "--jion HOST", "cards --too x.pdf", "--scale 900"} {
		if takes(strings.Fields(line)) == nil {
			t.Errorf("%q is taken", line)
		}
	}
}

// takes returns why the station does not accept a command line.
func takes(args []string) error {
	root := command(nil)
	c, err := guide.Find(root, args)
	if err != nil {
		return err
	}
	if rest := c.Flags().Args(); c == root && len(rest) > 0 && !strings.Contains(rest[0], "://") {
		return errors.New("there is no such command")
	}
	c.Flags().Visit(func(f *pflag.Flag) {
		if i := slices.IndexFunc(setting.Station(), func(s setting.Setting) bool { return s.FlagName() == f.Name }); i >= 0 && err == nil && setting.Station()[i].Kind != setting.List {
			err = setting.Station()[i].Check(f.Value.String())
		}
	})
	return err
}
