// Balance plays scenarios with bots and updates docs/balance.md with the output of broadside-server
// balance for each.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

//go:generate go run . ../../docs/balance.md

// outOfBounds is the server's exit code if a scenario is out of bounds, which its output says too.
const outOfBounds = 4

func main() {
	battles := flag.String("battles", "40", "`battles` of each scenario")
	tempo := flag.String("tempo", "", "a `tempo`; without it each scenario's own")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: balance [flags] FILE [SCENARIO...], the page to write, and what is played, or all")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	args := []string{"balance", "--battles", *battles}
	if *tempo != "" {
		args = append(args, "--tempo", *tempo)
	}
	if err := rewrite(flag.Arg(0), append(args, flag.Args()[1:]...)); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// rewrite plays scenarios and updates a page with the results.
func rewrite(path string, args []string) error {
	page, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	told, err := play(args)
	if err != nil {
		return err
	}
	now, err := enter(string(page), told)
	if err != nil {
		return err
	}
	return os.WriteFile(path, []byte(now), 0o644)
}

// play returns the server's output.
func play(args []string) (string, error) {
	dir, err := os.MkdirTemp("", "balance")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	server := filepath.Join(dir, "server")
	if out, err := exec.Command("go", "build", "-o", server, "broadside/cmd/server").CombinedOutput(); err != nil {
		return "", fmt.Errorf("the server is not built: %w\n%s", err, out)
	}
	c := exec.Command(server, args...)
	c.Stderr = os.Stderr
	out, err := c.Output()
	var ended *exec.ExitError
	if errors.As(err, &ended) && ended.ExitCode() == outOfBounds {
		err = nil
	}
	return string(out), err
}

// head matches the first line about a scenario: its key, title, tempo, battles, and how long the
// machine took, which is dropped.
var head = regexp.MustCompile(`^([a-z0-9-]+): (.+) \((\w+), (\d+ battles?)(?:, in [0-9.]+ s)?\)\n`)

// enter puts results into a page: in place of those of the same scenario in the same tempo, or else
// at the end of its last list.
func enter(page, told string) (string, error) {
	for _, block := range strings.Split(strings.TrimSpace(told), "\n\n") {
		block = strings.TrimRight(block, "\n") + "\n"
		of := head.FindStringSubmatch(block)
		if of == nil {
			return "", fmt.Errorf("the server tells of no scenario: %q", block)
		}
		block = fmt.Sprintf("%s: %s (%s, %s)\n%s", of[1], of[2], of[3], of[4], block[len(of[0]):])
		stands := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(of[1]) + `: .* \(` + of[3] + `, \d+ battles?\)\n(?:  .*\n)*`)
		end := strings.LastIndex(page, "```")
		switch at := stands.FindStringIndex(page); {
		case at != nil:
			page = page[:at[0]] + block + page[at[1]:]
		case end < 0:
			return "", errors.New("the page has no list; begin one by ```")
		default:
			page = page[:end] + "\n" + block + page[end:]
		}
	}
	return page, nil
}
