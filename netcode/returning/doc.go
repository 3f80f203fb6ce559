// Package returning brings guests back to a table within one round trip: what they keep of it,
// and what it keeps of them. It is a part of netcode.
package returning
