package link

import (
	"broadside/crew"
	"broadside/netcode"
)

// SitWith asks for a seat in place of all others, with the password of the GM's chair.
func (l *Link) SitWith(seat crew.Seat, password string) {
	l.seat, l.ready = seat, false
	l.feed.restart()
	l.send(&netcode.Sit{Seat: seat, Password: password})
}

// Fight asks for a battle of a scenario; with again, in a campaign, as the one that is on began.
func (l *Link) Fight(key string, again bool) { l.send(&netcode.Battle{Scenario: key, Again: again}) }

// TakeBack asks to return the battle to the state before the deed of a tick; 0 asks for what can be
// taken back.
func (l *Link) TakeBack(tick int64) { l.send(&netcode.Back{Tick: tick}) }

// Wind asks for another speed or place of the recording that is shown.
func (l *Link) Wind(r netcode.Reel) { l.send(&r) }

// Kick sends somebody away, or bans or pardons their machine.
func (l *Link) Kick(client uint32, ban netcode.Ban) {
	l.send(&netcode.Kick{Client: client, Ban: ban})
}

// Speed asks for half speed, or for normal speed.
func (l *Link) Speed(half bool) { l.send(&netcode.Speed{Half: half}) }

// Admit closes the table to newcomers while a battle runs, or opens it to them.
func (l *Link) Admit(closed bool) { l.send(&netcode.Admission{Closed: closed}) }

// AskReport asks for the report of the battle.
func (l *Link) AskReport() { l.send(&netcode.Report{}) }

// Relieve asks for something to be done about somebody who is away.
func (l *Link) Relieve(seat crew.Seat, how netcode.Relief, seconds int) {
	l.send(&netcode.Absence{Seat: seat, How: how, Seconds: seconds})
}
