//go:build !windows

package hosting

import "os/exec"

func hide(*exec.Cmd) {}
