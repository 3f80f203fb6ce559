package doctor

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// Firewall reports what is known of this machine's firewall: whether there is one, but not what it
// lets through.
func Firewall(ctx context.Context) Check {
	said := func(name string, args ...string) string { return outputOf(ctx, name, args...) }
	switch runtime.GOOS {
	case "linux":
		return linux(func(path string) string { b, _ := os.ReadFile(path); return string(b) }, said)
	case "windows":
		return windows(said("netsh", "advfirewall", "show", "allprofiles", "state"))
	case "darwin":
		return darwin(said("/usr/libexec/ApplicationFirewall/socketfilterfw", "--getglobalstate"))
	}
	return Check{"firewall", Unclear, "it is not known whether there is one here", "it must let UDP 7620 to 7629 in"}
}

func linux(read func(path string) string, said func(name string, args ...string) string) Check {
	switch {
	case strings.Contains(read("/etc/ufw/ufw.conf"), "ENABLED=yes"):
		return Check{"firewall", Unclear, "ufw is on", "let the table in by: sudo ufw allow 7620:7629/udp"}
	case strings.TrimSpace(said("firewall-cmd", "--state")) == "running":
		return Check{"firewall", Unclear, "firewalld is on", "let the table in by: sudo firewall-cmd --add-port=7620-7629/udp --permanent && sudo firewall-cmd --reload"}
	}
	return Check{Name: "firewall", Says: "neither ufw nor firewalld is on"}
}

func windows(state string) Check {
	if strings.Contains(state, "ON") {
		return Check{"firewall", Unclear, "the firewall of Windows is on", "when it asks, allow broadside-server on private networks; if it has not asked: Settings, Firewall, Allow an app"}
	}
	if strings.Contains(state, "OFF") {
		return Check{Name: "firewall", Says: "the firewall of Windows is off"}
	}
	return Check{"firewall", Unclear, "it is not known whether the firewall of Windows is on", "it must let broadside-server in by UDP 7620 to 7629"}
}

func darwin(state string) Check {
	if strings.Contains(state, "enabled") {
		return Check{"firewall", Unclear, "the firewall of macOS is on", "allow incoming connections for broadside-server in System Settings, Network, Firewall, Options"}
	}
	return Check{Name: "firewall", Says: "the firewall of macOS is off"}
}

// outputOf returns the output of a command, or "" if it is missing or fails.
func outputOf(ctx context.Context, name string, args ...string) string {
	ctx, done := context.WithTimeout(ctx, 5*time.Second)
	defer done()
	out, err := exec.CommandContext(ctx, name, args...).Output()
	if err != nil {
		return ""
	}
	return string(out)
}
