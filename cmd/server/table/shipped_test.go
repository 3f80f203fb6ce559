package table

import (
	"sync"
	"testing"

	"broadside/configs"
)

// Shipped returns the shipped data, loaded once for all tests, which must not change it.
func Shipped(t testing.TB) *configs.Data {
	t.Helper()
	data, problems := load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	return data
}

var load = sync.OnceValues(func() (*configs.Data, []configs.Problem) { return configs.Load() })
