package netcode

import (
	"errors"

	"broadside/sim/say"
)

// Code tells a program why a link ended; the words beside it tell a person.
// Numbers stand on the wire and are never used again for something else.
type Code uint16

// The codes of links that end as they should, or for a person's reason.
const (
	Bye      Code = 0  // left by own wish
	Closing  Code = 1  // the table is closing
	Version  Code = 2  // the two sides speak different versions
	Refused  Code = 3  // not let in: the passphrase, the name, the door
	Full     Code = 4  // no room at the table
	Kicked   Code = 5  // sent away by the GM
	Replaced Code = 6  // the same player joined again from elsewhere
	Stalled  Code = 7  // did not read for StallTime, or MaxQueued behind
	Late     Code = 8  // no hello within HelloTime
	Lost     Code = 9  // no sign of the other side for IdleTime
	Gone     Code = 10 // the server was stopped, or restarted
	Internal Code = 11 // this side found a fault of its own
	Crowded  Code = 12 // too many stand at the door; a moment later there is room
	Spent    Code = 13 // the token has been used before: join again without it
)

// The codes of messages that were refused.
const (
	BadSize     Code = 32 // longer than its channel allows, or no message
	BadPadding  Code = 33 // padding that is too long, or not zero
	BadShape    Code = 34 // not one array
	BadCount    Code = 35 // more elements than allowed, or than follow
	BadNesting  Code = 36 // an array within the array
	BadMap      Code = 37
	BadFloat    Code = 38 // any float, NaN among them
	BadExt      Code = 39
	BadType     Code = 40 // nil, true, false or the unused byte
	BadLength   Code = 41 // a text or bin longer than allowed, or than follows
	BadNumber   Code = 42 // an integer beyond 64 bits with sign
	BadLeftover Code = 43 // bytes after the array, or elements after the record
	BadKind     Code = 44 // no such message
	BadWay      Code = 45 // a message that this side must not send, or not so
	BadField    Code = 46 // a field out of its range, of another type or missing
	BadText     Code = 47 // a text that is no UTF-8
	BadOrder    Code = 48 // a message at the wrong time, such as a second hello
)

// What can be wrong with a message. Every error of Guard, Decode and of the
// framing wraps one of them.
var (
	ErrSize     = errors.New("the message is longer than allowed")
	ErrEmpty    = errors.New("the message is empty")
	ErrPadding  = errors.New("the padding is wrong")
	ErrShape    = errors.New("the message is not one array")
	ErrCount    = errors.New("the array has more elements than allowed")
	ErrShort    = errors.New("the message ends before what it announces")
	ErrNesting  = errors.New("an array within the array")
	ErrMap      = errors.New("a map")
	ErrFloat    = errors.New("a float")
	ErrExt      = errors.New("an extension")
	ErrType     = errors.New("an element that is neither integer, text nor bin")
	ErrLength   = errors.New("a text or bin is longer than allowed")
	ErrNumber   = errors.New("an integer beyond 64 bits with sign")
	ErrLeftover = errors.New("something is left over after the message")
	ErrKind     = errors.New("there is no such message")
	ErrWay      = errors.New("the message does not belong here")
	ErrField    = errors.New("a field does not hold what it must")
	ErrText     = errors.New("a text is not UTF-8")
	ErrOrder    = errors.New("the message comes at the wrong time")
)

// causes pairs each error with its code; the first that fits counts.
var causes = [...]struct {
	err  error
	code Code
}{
	{ErrSize, BadSize}, {ErrEmpty, BadSize}, {ErrPadding, BadPadding}, {ErrShape, BadShape},
	{ErrCount, BadCount}, {ErrShort, BadLength}, {ErrNesting, BadNesting}, {ErrMap, BadMap},
	{ErrFloat, BadFloat}, {ErrExt, BadExt}, {ErrType, BadType}, {ErrLength, BadLength},
	{ErrNumber, BadNumber}, {ErrLeftover, BadLeftover}, {ErrKind, BadKind}, {ErrWay, BadWay},
	{ErrText, BadText}, {ErrOrder, BadOrder}, {ErrField, BadField},
}

// CodeOf is the code with which a link is closed because of err.
func CodeOf(err error) Code {
	var ended *Ended
	if errors.As(err, &ended) {
		return ended.Code
	}
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return c.code
		}
	}
	return Internal
}

// Ended is the error of a link that is over.
type Ended struct {
	Code   Code
	Reason say.Text // to be shown
	Remote bool     // the other side ended it
}

func (e *Ended) Error() string { return CleanLine(e.Text().String(), MaxReason) }

// Text is why the link is over.
func (e *Ended) Text() say.Text {
	switch {
	case e.Reason != "":
		return e.Reason
	case int(e.Code) < len(words):
		return words[e.Code]
	case e.Code >= BadSize:
		return say.Of("a message could not be read there (code %d): are station and server of the same version?", int(e.Code))
	}
	return say.Of("the link has been cut off, and no reason was given (code %d)", int(e.Code))
}

// reason is why the other side has ended a link, as it says itself.
// What is hidden in it, as JSON can hide it, is taken out.
func reason(said string) say.Text {
	t := say.Text(Sentence(said))
	if words := t.String(); words != Sentence(words) {
		t = say.Name(CleanLine(words, MaxReason))
	}
	return fitted(t, MaxReasonBytes)
}

// because is an error within a text.
func because(err error) say.Text { return say.Name(CleanLine(err.Error(), MaxReason)) }

// Reasons that are given in several places, and those of browsers: scripts/messages reads
// no files that are for browsers alone.
const (
	unanswered say.Text = "Nobody answers there."
	hungUp     say.Text = "The link is lost: the other side has hung up."
	unheard    say.Text = "The link is lost: nothing was heard for %d s."
	noTable    say.Text = "What answers there is no Broadside table: %s."
	closing    say.Text = "The table is closing."
	unreached  say.Text = "The table at %s does not answer: see that this device is still on its network, that no proxy stands between, and that the table is open."
	elsewhere  say.Text = "A browser reaches only the table that its page is from. Open the link of the other one, or join it with the program."
)

// words tell a person what a code means where nobody has said more.
var words = [...]say.Text{
	Bye: "the link has been closed", Closing: "the table has closed", Version: "station and server are of different versions",
	Refused: "the table lets nobody in so", Full: "the table is full", Kicked: "the GM has sent you away",
	Replaced: "somebody has joined as you from elsewhere", Stalled: "the line is too slow", Late: "nothing was said in time",
	Lost: "nobody answers there", Gone: "the server was stopped or restarted", Internal: "a fault within the program has ended the link",
	Crowded: "too many stand at the door", Spent: "this way back to the seat has been used before",
}
