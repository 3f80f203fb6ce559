package ships

// Pass lets a tick pass for ships where they are now, after they have moved.
func (b *Battle) Pass() {
	b.towHooked()
	b.moveStowed()
	b.enterRegions()
	b.answerComers()
	b.releaseHeld()
	b.scanForHidden()
	b.tripCharges()
	b.healStable()
}
