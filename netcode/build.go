package netcode

import "runtime/debug"

// build is stamped by the linker: -X broadside/netcode.build=1.2.0.
var build string

// Build returns the version of this program, such as 1.2.0, to be shown to people and sent to
// the other side. Without a stamp it is the version that the Go tool recorded, or "dev".
func Build() string {
	if build != "" {
		return build[:min(len(build), MaxBuild)]
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version[:min(len(info.Main.Version), MaxBuild)]
	}
	return "dev"
}
