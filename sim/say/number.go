package say

import "reflect"

// number returns the value of an integer of any type.
func number(v any) (int64, bool) {
	switch x := reflect.ValueOf(v); {
	case x.CanInt():
		return x.Int(), true
	case x.CanUint():
		return int64(x.Uint()), true
	}
	return 0, false
}
