// Package returning lets guests rejoin a table within one round trip: it holds what they keep of
// the table, and what the table keeps of them. It is a part of netcode.
package returning
