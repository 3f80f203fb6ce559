package hosting

import (
	"os/exec"
	"syscall"
)

// noWindow is CREATE_NO_WINDOW: the server has a console, which nobody sees.
const noWindow = 0x08000000

func hide(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{CreationFlags: noWindow} }
