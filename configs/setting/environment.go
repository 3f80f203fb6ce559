package setting

import (
	"fmt"
	"strings"

	"broadside/configs/spelling"
)

// Misspelt returns a warning about each environment variable whose name is nearly that of a setting of
// either program, or is made of the setting's flag. Others with the prefix may be somebody else's:
// Kubernetes names the address of a service like that. Names of groups of settings are refused by the
// server, with more to say.
func Misspelt(environment []string) (warnings []string) {
	meant, groups := map[string]string{}, map[string]bool{}
	for _, all := range []Schema{server, station} {
		for i := range all {
			meant[Variable(all[i].FlagName())] = Variable(all[i].Key)
			if group, _, grouped := strings.Cut(all[i].Key, "."); grouped {
				groups[Variable(group)] = true
			}
		}
	}
	for _, all := range []Schema{server, station} {
		for i := range all {
			meant[Variable(all[i].Key)] = Variable(all[i].Key)
		}
	}
	for _, line := range environment {
		name, _, _ := strings.Cut(line, "=")
		word, ours := strings.CutPrefix(name, Prefix+"_")
		if !ours || meant[name] == name || groups[name] {
			continue
		}
		variable, slips := meant[name], 0
		for known, setting := range meant {
			n := spelling.Slips(word, strings.TrimPrefix(known, Prefix+"_"))
			if n <= len(word)/4 && (variable == "" || n < slips || n == slips && setting < variable) {
				variable, slips = setting, n
			}
		}
		if variable != "" {
			warnings = append(warnings, fmt.Sprintf("the environment variable %s is not a setting and does nothing; the nearest setting is %s", name, variable))
		}
	}
	return warnings
}
