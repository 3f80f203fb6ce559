package link

import (
	"time"

	"broadside/crew"
	"broadside/netcode"
)

// bid is the last request for a seat.
type bid struct {
	at     time.Time // zero once it is known to be refused
	denied bool      // it was, and the station has yet to hear of it
	left   *feed     // of the seat that one had; nil: it is no longer worth returning to
}

// SitWith asks for a seat in place of all others, with the password of the GM's chair.
func (l *Link) SitWith(seat crew.Seat, password string) {
	left := l.bid.left // if another seat is still being asked for
	if mine := l.Mine(); mine != nil && mine.Seat == l.seat {
		was := l.feed
		left = &was
	}
	l.bid = bid{at: time.Now(), left: left}
	l.seat, l.ready = seat, false
	l.feed.restart()
	l.send(&netcode.Sit{Seat: seat, Password: password})
}

// goBack looks again from the seat that the player still has if another was not given within a second:
// for the table, who takes no pictures is away.
func (l *Link) goBack(now time.Time) {
	mine := l.Mine()
	if mine != nil && mine.Seat == l.seat { // it was given
		l.bid.left = nil
	}
	if mine == nil || mine.Seat == l.seat || l.bid.at.IsZero() || now.Sub(l.bid.at) <= time.Second {
		return
	}
	if l.bid.left != nil {
		l.feed.returnTo(*l.bid.left)
	}
	l.bid = bid{denied: true}
	l.Look(mine.Seat)
}

// IsDenied reports, once, that a seat was not given to a player who has another.
func (l *Link) IsDenied() bool {
	denied := l.bid.denied
	l.bid.denied = false
	return denied
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
