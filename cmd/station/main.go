// Command station is a seat of a Broadside battle: a window of a ship's bridge.
package main

func main() {}
