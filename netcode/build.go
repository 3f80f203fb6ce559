package netcode

import "runtime/debug"

// build is stamped by the linker: -X broadside/netcode.build=1.2.0.
var build string

// Build is the version of this program, such as 1.2.0, as it is told to the other
// side and to people. One that was built without a stamp is told by what the Go tool
// knows of it, or as "dev".
func Build() string {
	if build != "" {
		return build[:min(len(build), MaxBuild)]
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version[:min(len(info.Main.Version), MaxBuild)]
	}
	return "dev"
}
